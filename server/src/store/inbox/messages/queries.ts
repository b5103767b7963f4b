// SQL, because mails are stored and looked up many at a time, and a page of long bodies is found in the index alone.
import { insertEntities, insertPrepared } from '../../database/bulk/queries.js';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import type { Row } from '../../database/columns.js';
import { toEntities } from '../../database/entity.js';
import { fromBin, fromBinOrNull, hashFromBin, hashToBin, newId, toBin } from '../../database/ids.js';
import type { Page, Paginated } from '../../database/deep-pages.js';
import {
  attachments,
  messages,
  type AttachmentEntity,
  type MessageEntity,
  type threads,
} from '../entities.js';
import { receivedAttachments, receivedMessage, type ReceivedMessage } from './received.js';

/**
 * Stores received mails and their attachments, and returns their ids, in their order. The same mail in the same mailbox is a
 * duplicate key error.
 */
export async function insertReceived(
  tx: EntityManager,
  accountId: string,
  received: readonly ReceivedMessage[],
  now: Date,
): Promise<string[]> {
  const stored = received.map(message => receivedMessage(accountId, message, now));
  const isLong = (message: MessageEntity) => sizeOf(message) > longBytes;
  const short = stored.filter(message => !isLong(message));
  await insertEntities(tx, messages, short);
  for (const message of stored.filter(isLong)) await insertPrepared(tx, messages, message);
  // One by one: all contents together may not fit into one packet.
  for (const [at, message] of stored.entries())
    for (const attachment of receivedAttachments(message, received[at]!.mail, now))
      await insertPrepared(tx, attachments, attachment);
  return stored.map(({ id }) => id);
}

/** Longer messages go as bytes: to write one into the text of a statement would hold up everything else. */
const longBytes = 64 * 1024;

function sizeOf({ body_text, body_html, display_text }: MessageEntity): number {
  return [body_text, body_html, display_text].reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0);
}

/** A message that a received mail may reply to or report on. */
export interface KnownMessage {
  id: string;
  threadId: string;
  /** The enrollment to which its thread belongs now. */
  enrollmentId: string | null;
  mailboxId: string;
  direction: MessageEntity['direction'];
  kind: MessageEntity['kind'];
  sendId: string | null;
  /** Of a reply or forward that a person wrote. */
  jobId: string | null;
  hash: string;
  at: Date;
}

type KnownRow = Row<typeof messages> & Pick<Row<typeof threads>, 'enrollment_id'>;

const knownSql = `SELECT m.id, m.thread_id, m.mailbox_id, m.direction, m.kind, m.send_id, m.message_job_id,
    m.message_id_hash, m.occurred_at, t.enrollment_id
  FROM messages m LEFT JOIN threads t ON t.account_id = m.account_id AND t.id = m.thread_id
  WHERE m.account_id = ? AND m.message_id_hash IN (?)`;
const openSendsSql = `SELECT id, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM sends
  WHERE account_id = ? AND message_id_hash IN (?) AND state IN ('sending', 'unknown')`;

/** Returns the messages of an account that have these hashes of a Message-ID, in whatever mailbox. */
export async function messagesByHash(
  db: EntityManager,
  accountId: string,
  hashes: readonly string[],
): Promise<KnownMessage[]> {
  if (hashes.length === 0) return [];
  return (await db.query<KnownRow[]>(knownSql, [toBin(accountId), hashes.map(hashToBin)])).map(known);
}

/**
 * As {@link messagesByHash}, with the ids of sends of which the ledger does not know yet that they have left. In one
 * statement, so that a send that is completed meanwhile is in one or the other.
 */
export async function messagesAndOpenSends(
  db: EntityManager,
  accountId: string,
  hashes: readonly string[],
): Promise<{ messages: KnownMessage[]; openSends: string[] }> {
  if (hashes.length === 0) return { messages: [], openSends: [] };
  const values = [toBin(accountId), hashes.map(hashToBin)];
  const rows = await db.query<(KnownRow | { id: Buffer; thread_id: null })[]>(
    `${knownSql} UNION ALL ${openSendsSql}`,
    [...values, ...values],
  );
  return {
    messages: rows.flatMap(row => (row.thread_id ? known(row) : [])),
    openSends: rows.flatMap(row => (row.thread_id ? [] : fromBin(row.id))),
  };
}

function known(row: KnownRow): KnownMessage {
  return {
    id: fromBin(row.id),
    threadId: fromBin(row.thread_id),
    enrollmentId: fromBinOrNull(row.enrollment_id),
    mailboxId: fromBin(row.mailbox_id),
    direction: row.direction,
    kind: row.kind,
    sendId: fromBinOrNull(row.send_id),
    jobId: fromBinOrNull(row.message_job_id),
    hash: hashFromBin(row.message_id_hash),
    at: row.occurred_at,
  };
}

/** A message as lists show it; the contents of its attachments are not read. */
export type ListedMessage = MessageEntity & { attachments: AttachmentEntity[] };

/** Returns a page of the messages of a thread, oldest to newest, with their attachments. */
export async function listMessages(
  db: EntityManager,
  accountId: string,
  threadId: string,
  { limit, offset }: Page,
): Promise<Paginated<ListedMessage>> {
  const total = await db.getRepository(messages).countBy({ account_id: accountId, thread_id: threadId });
  if (limit === 0 || offset >= total) return { rows: [], total };
  // The page is found in the index alone, bodies are read of its messages only.
  const stored = await db.query<Row<typeof messages>[]>(
    `SELECT m.* FROM (SELECT account_id, id FROM messages WHERE account_id = ? AND thread_id = ?
         ORDER BY occurred_at, id LIMIT ? OFFSET ?) page
       JOIN messages m ON m.account_id = page.account_id AND m.id = page.id ORDER BY m.occurred_at, m.id`,
    [toBin(accountId), toBin(threadId), limit, offset],
  );
  return { rows: await withAttachments(db, accountId, toEntities(messages, stored)), total };
}

/** Returns messages by id, oldest to newest, with their attachments. */
export async function readMessages(
  db: EntityManager,
  accountId: string,
  ids: readonly Buffer[],
): Promise<ListedMessage[]> {
  if (ids.length === 0) return [];
  const stored = await db.query<Row<typeof messages>[]>(
    'SELECT * FROM messages WHERE account_id = ? AND id IN (?)',
    [toBin(accountId), ids],
  );
  const byAge = (a: MessageEntity, b: MessageEntity) =>
    a.occurred_at.getTime() - b.occurred_at.getTime() || (a.id < b.id ? -1 : 1);
  return withAttachments(db, accountId, toEntities(messages, stored).sort(byAge));
}

async function withAttachments(
  db: EntityManager,
  accountId: string,
  listed: MessageEntity[],
): Promise<ListedMessage[]> {
  const attached = await db.getRepository(attachments).find({
    select: { id: true, message_id: true, filename: true, content_type: true, size_bytes: true },
    where: { account_id: accountId, message_id: In(listed.map(({ id }) => id)) },
    order: { id: 'ASC' },
  });
  return listed.map(message => ({
    ...message,
    attachments: attached.filter(({ message_id }) => message_id === message.id),
  }));
}

/** Attaches to a forward what it passes on: it is listed there too, and may be passed on once more. */
export async function copyAttachments(
  tx: EntityManager,
  accountId: string,
  from: string,
  to: string,
  now: Date,
): Promise<void> {
  const passedOn = await tx.getRepository(attachments).find({
    select: { id: true },
    where: { account_id: accountId, message_id: from, content: Not(IsNull()) },
    order: { id: 'ASC' },
  });
  const columns = 'filename, content_type, content_id, is_inline, size_bytes, content';
  for (const { id } of passedOn)
    await tx.query(
      `INSERT INTO attachments (account_id, id, message_id, ${columns}, created_at)
       SELECT account_id, ?, ?, ${columns}, ? FROM attachments WHERE account_id = ? AND id = ?`,
      [toBin(newId()), toBin(to), now, toBin(accountId), toBin(id)],
    );
}
