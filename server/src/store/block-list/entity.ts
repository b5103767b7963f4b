import type { EventPayloads } from '../../generated/events.js';
import { entity, timestamp, key, nullable, oneOf, text, uuid, type Entity } from '../database/columns.js';

type Added = EventPayloads['blocklist.entry_added'];

/** Addresses and hosts that an account does not write to. */
export const blockListEntries = entity('block_list_entries', {
  account_id: key(uuid),
  id: key(uuid),
  value: text,
  type: oneOf<Added['type']>(),
  reason: nullable(text),
  origin: oneOf<Added['origin']>(),
  created_at: timestamp,
});
export type BlockListEntryEntity = Entity<typeof blockListEntries>;
