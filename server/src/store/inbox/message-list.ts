import type { EntityManager } from 'typeorm';
import type { AttachmentRow, MessageRow } from '../entities.js';
import { toBin } from '../database/ids.js';
import type { Page } from '../database/paginate.js';

const listedColumns = [
  'id', 'thread_id', 'direction', 'subject', 'body_text', 'body_html', 'display_text', 'from_email', 'from_name', 'to_email',
  'to_name', 'to_emails', 'cc', 'message_id', 'occurred_at', 'created_at',
] as const satisfies readonly (keyof MessageRow)[]; // prettier-ignore

/** A message as lists show it. */
export type ListedMessage = Pick<MessageRow, (typeof listedColumns)[number]>;

/** An attachment without its content. */
export type ListedAttachment = Pick<
  AttachmentRow,
  'id' | 'message_id' | 'filename' | 'content_type' | 'size_bytes'
>;

/** A page of the messages of a thread, oldest to newest, with their attachments, and how many messages there are. */
export async function listMessages(
  db: EntityManager,
  accountId: string,
  threadId: string,
  { limit, offset }: Page,
): Promise<{ rows: (ListedMessage & { attachments: ListedAttachment[] })[]; total: number }> {
  const key = [toBin(accountId), toBin(threadId)];
  const [{ total }] = await db.query<[{ total: number }]>(
    'SELECT COUNT(*) AS total FROM messages WHERE account_id = ? AND thread_id = ?',
    key,
  );
  if (limit === 0 || offset >= total) return { rows: [], total };
  // The page is found in the index alone, bodies are read of its messages only.
  const rows = await db.query<ListedMessage[]>(
    `SELECT ${listedColumns.map(name => `m.${name}`).join(', ')}
     FROM (SELECT account_id, id FROM messages WHERE account_id = ? AND thread_id = ?
           ORDER BY occurred_at, id LIMIT ? OFFSET ?) page
     JOIN messages m ON m.account_id = page.account_id AND m.id = page.id ORDER BY m.occurred_at, m.id`,
    [...key, limit, offset],
  );
  const attached = await attachmentsOf(
    db,
    accountId,
    rows.map(row => row.id),
  );
  return {
    rows: rows.map(row => ({
      ...row,
      attachments: attached.filter(({ message_id }) => message_id.equals(row.id)),
    })),
    total,
  };
}

function attachmentsOf(
  db: EntityManager,
  accountId: string,
  messageIds: readonly Buffer[],
): Promise<ListedAttachment[]> {
  return db.query(
    `SELECT id, message_id, filename, content_type, size_bytes FROM attachments
     WHERE account_id = ? AND message_id IN (?) ORDER BY id`,
    [toBin(accountId), messageIds],
  );
}
