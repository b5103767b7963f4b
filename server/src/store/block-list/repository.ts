import { Like, type EntityManager } from 'typeorm';
import { newId } from '../database/ids.js';
import { insertNew } from '../database/writes.js';
import { paginate, type Page, type Paginated } from '../database/deep-pages.js';
import { containing } from '../database/sql.js';
import type { EventPayloads } from '../../generated/events.js';
import { entity, timestamp, key, nullable, oneOf, text, uuid, type Entity } from '../database/columns.js';

/** Which entries a list shows. */
export interface BlockFilter {
  /** Only those whose value contains this text, in lower case. */
  q?: string;
  type?: BlockListEntryEntity['type'];
}

/** Returns a page of an account's entries, newest first. */
export function listBlocks(
  db: EntityManager,
  accountId: string,
  { q, type }: BlockFilter,
  page: Page,
): Promise<Paginated<BlockListEntryEntity>> {
  const entries = db.getRepository(blockListEntries).createQueryBuilder('entry');
  const where = { account_id: accountId, ...(type && { type }), ...(q && { value: Like(containing(q)) }) };
  return paginate(entries.where(where).orderBy('entry.id', 'DESC'), page);
}

/** Returns an entry by id, null when there is none. */
export function findBlock(
  db: EntityManager,
  accountId: string,
  id: string,
): Promise<BlockListEntryEntity | null> {
  return db.getRepository(blockListEntries).findOneBy({ account_id: accountId, id });
}

/** An entry to be. `value` is a normalized address or host. */
export type NewBlock = Pick<BlockListEntryEntity, 'type' | 'value' | 'reason' | 'origin'>;

/** Stores an entry, unless the value is on the list already; returns the id of the one that is there. */
export async function insertBlock(
  tx: EntityManager,
  accountId: string,
  block: NewBlock,
  now: Date,
): Promise<{ id: string; created: boolean }> {
  const { type, value, reason, origin } = block;
  const entries = tx.getRepository(blockListEntries);
  const id = newId();
  const entry = { account_id: accountId, id, type, value, reason, origin, created_at: now };
  if ((await insertNew(entries, entry)) > 0) return { id, created: true };
  const known = await entries.findOneOrFail({
    where: { account_id: accountId, value, type },
    lock: { mode: 'pessimistic_read' },
  });
  return { id: known.id, created: false };
}

/** Deletes an entry; returns whether there was one. */
export async function deleteBlock(tx: EntityManager, accountId: string, id: string): Promise<boolean> {
  const { affected } = await tx.getRepository(blockListEntries).delete({ account_id: accountId, id });
  return affected === 1;
}

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
