import type { EntityManager } from 'typeorm';
import { snippetOf } from '../../domain/thread-words.js';
import type { WrittenBody } from '../../domain/written-mail.js';
import {
  attachments,
  messages,
  type AttachmentRow,
  type MailboxEntity,
  type MessageJobRow,
  type MessageRow,
} from '../entities.js';
import { fromBin, newId, toBin } from '../database/ids.js';
import { fromJson } from '../database/json.js';
import { indexThreads, threadNumbers } from './search/index-threads.js';

/** A message of a thread by id, null when it is not there. */
export async function readMessage(
  db: EntityManager,
  accountId: string,
  threadId: string,
  id: string,
): Promise<MessageRow | null> {
  return db
    .getRepository(messages)
    .findOneBy({ account_id: toBin(accountId), id: toBin(id), thread_id: toBin(threadId) });
}

/** The newest message between a lead and a mailbox: no report of a mail system, and nothing that went to somebody else. */
export async function latestMessage(
  db: EntityManager,
  accountId: string,
  threadId: string,
): Promise<MessageRow | null> {
  const [row] = await db.query<MessageRow[]>(
    `SELECT * FROM messages WHERE account_id = ? AND thread_id = ? AND kind NOT IN ('bounce', 'forward')
     ORDER BY occurred_at DESC, id DESC LIMIT 1`,
    [toBin(accountId), toBin(threadId)],
  );
  return row ?? null;
}

/** The attachments of a message with their contents. */
export async function readAttachments(
  db: EntityManager,
  accountId: string,
  messageId: string,
): Promise<AttachmentRow[]> {
  return db
    .getRepository(attachments)
    .find({ where: { account_id: toBin(accountId), message_id: toBin(messageId) }, order: { id: 'ASC' } });
}

/** What a forward passed on is attached to it too: it is listed, and may be passed on once more. */
async function copyAttachments(
  tx: EntityManager,
  { account_id, source_message_id }: MessageJobRow,
  messageId: Buffer,
  now: Date,
): Promise<void> {
  const passedOn = await tx.query<Pick<AttachmentRow, 'id'>[]>(
    'SELECT id FROM attachments WHERE account_id = ? AND message_id = ? AND content IS NOT NULL ORDER BY id',
    [account_id, source_message_id],
  );
  const columns = 'filename, content_type, content_id, is_inline, size_bytes, content';
  for (const { id } of passedOn)
    await tx.query(
      `INSERT INTO attachments (account_id, id, message_id, ${columns}, created_at)
       SELECT account_id, ?, ?, ${columns}, ? FROM attachments WHERE account_id = ? AND id = ?`,
      [toBin(newId()), messageId, now, account_id, id],
    );
}

/** A message that a person wrote, as it left. */
export interface WrittenMessage {
  job: MessageJobRow;
  mailbox: Pick<MailboxEntity, 'email' | 'display_name'>;
  body: WrittenBody;
  inReplyTo: string | null;
  references: readonly string[];
  sentAt: Date;
}

/** Records a written message that has left: in its thread, and as the thread's newest. Answers its id. */
export async function recordWrittenMessage(
  tx: EntityManager,
  { job, mailbox, body, inReplyTo, references, sentAt }: WrittenMessage,
): Promise<string> {
  const id = newId();
  const cc = fromJson<string[]>(job.cc) ?? [];
  await tx.getRepository(messages).insert({
    account_id: job.account_id,
    id: toBin(id),
    thread_id: job.thread_id,
    mailbox_id: job.mailbox_id,
    direction: 'sent',
    kind: job.message_type,
    message_job_id: job.id,
    message_id: job.message_id,
    message_id_hash: job.message_id_hash,
    in_reply_to: inReplyTo,
    reference_ids: references.join(' ') || null,
    subject: job.subject ?? '',
    from_email: mailbox.email,
    from_name: mailbox.display_name,
    to_email: job.to_email,
    to_name: job.to_name,
    to_emails: JSON.stringify([job.to_email]),
    cc: job.cc,
    body_text: body.text,
    body_html: body.html,
    display_text: body.own,
    occurred_at: sentAt,
    created_at: sentAt,
  });
  if (job.message_type === 'forward') await copyAttachments(tx, job, toBin(id), sentAt);
  await tx.query(
    `UPDATE threads SET message_count = message_count + 1, snippet = IF(last_message_at > ?, snippet, ?),
       last_message_at = GREATEST(last_message_at, ?), updated_at = ? WHERE account_id = ? AND id = ?`,
    [sentAt, snippetOf(body.own), sentAt, sentAt, job.account_id, job.thread_id],
  );
  const accountId = fromBin(job.account_id);
  const texts = [job.subject, job.to_email, job.to_name, ...cc, body.own];
  for (const number of (await threadNumbers(tx, accountId, [job.thread_id])).values())
    await indexThreads(tx, accountId, [{ number, texts }]);
  return id;
}
