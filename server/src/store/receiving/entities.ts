import { entity, timestamp, integer, key, nullable, text, uuid } from '../database/columns.js';

/** How far the folders of a mailbox have been read; the row of the inbox also holds the lease. */
export const inboundCursors = entity('inbound_cursors', {
  account_id: key(uuid),
  mailbox_id: key(uuid),
  folder: key(text),
  uid_validity: nullable(integer),
  last_uid: integer,
  /** Of the inbox: when the mailbox is polled next, or its lease ends. */
  due_at: nullable(timestamp),
  lease_owner: nullable(uuid),
  checked_at: nullable(timestamp),
  last_error: nullable(text),
});

/** Which worker keeps an IDLE connection to an inbox. */
export const inboxWatches = entity('inbox_watches', {
  account_id: key(uuid),
  mailbox_id: key(uuid),
  owner: uuid,
  until: timestamp,
});
