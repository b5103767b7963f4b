import type { EntityManager } from 'typeorm';
import { cutText } from '../../domain/merge-fields.js';
import { messageJobs, type MessageJobRow, type MessageJobStatus } from '../entities.js';
import { fromBin, hashToBin, toBin } from '../database/ids.js';
import { messageIdHash } from '../../domain/thread-headers.js';

/** A reply or forward that a person has written. Ids are UUIDs. */
export interface NewMessageJob {
  id: string;
  threadId: string;
  mailboxId: string;
  type: MessageJobRow['message_type'];
  /** The message that is answered or passed on. */
  sourceMessageId: string;
  subject: string;
  bodyText: string | null;
  bodyHtml: string | null;
  toEmail: string;
  toName: string | null;
  cc: readonly string[];
  /** With angle brackets. */
  messageId: string;
  scheduledAt: Date | null;
  apiKeyId: string;
}

/** Queues a message: due at once, or at its time. */
export async function insertMessageJob(
  tx: EntityManager,
  accountId: string,
  job: NewMessageJob,
  now: Date,
): Promise<void> {
  await tx.getRepository(messageJobs).insert({
    account_id: toBin(accountId),
    id: toBin(job.id),
    thread_id: toBin(job.threadId),
    mailbox_id: toBin(job.mailboxId),
    message_type: job.type,
    status: 'queued',
    source_message_id: toBin(job.sourceMessageId),
    subject: job.subject,
    body_text: job.bodyText,
    body_html: job.bodyHtml,
    to_email: job.toEmail,
    to_name: job.toName,
    cc: JSON.stringify(job.cc),
    message_id: job.messageId,
    message_id_hash: hashToBin(messageIdHash(job.messageId)),
    expedited: 0,
    attempts: 0,
    scheduled_at: job.scheduledAt,
    due_at: job.scheduledAt !== null && job.scheduledAt > now ? job.scheduledAt : now,
    created_by_api_key_id: toBin(job.apiKeyId),
    created_at: now,
    updated_at: now,
  });
}

/** A message job by id, null when there is none. */
export async function readMessageJob(
  db: EntityManager,
  accountId: string,
  id: string,
): Promise<MessageJobRow | null> {
  return db.getRepository(messageJobs).findOneBy({ account_id: toBin(accountId), id: toBin(id) });
}

/** As {@link readMessageJob}, locked. */
export async function lockMessageJob(
  tx: EntityManager,
  accountId: string,
  id: string,
): Promise<MessageJobRow | null> {
  const [row] = await tx.query<MessageJobRow[]>(
    'SELECT * FROM message_jobs WHERE account_id = ? AND id = ? FOR UPDATE',
    [toBin(accountId), toBin(id)],
  );
  return row ?? null;
}

/** Columns that change on the way of a message. */
export type MessageJobChange = Partial<
  Pick<
    MessageJobRow,
    | 'status'
    | 'status_reason'
    | 'send_wait_reason'
    | 'error_message'
    | 'sent_message_id'
    | 'expedited'
    | 'attempts'
    | 'scheduled_at'
    | 'due_at'
    | 'lease_owner'
    | 'smtp_response'
    | 'sent_at'
  >
>;

/** Changes a job that the transaction holds locked. Only a queued one waits for something. */
export async function changeMessageJob(
  tx: EntityManager,
  { account_id, id }: Pick<MessageJobRow, 'account_id' | 'id'>,
  change: MessageJobChange,
  now: Date,
): Promise<void> {
  const fitted = {
    ...change,
    ...(change.error_message && { error_message: cutText(change.error_message, 1000) }),
    ...(change.smtp_response && { smtp_response: cutText(change.smtp_response, 1000) }),
  };
  await tx.getRepository(messageJobs).update({ account_id, id }, { ...fitted, updated_at: now });
}

/**
 * Notes on the job of a written message what came back of it: it stays `sent`, and tells for whom it was in vain.
 *
 * @param hash of its Message-ID
 */
export async function noteReturn(
  tx: EntityManager,
  accountId: string,
  hash: Buffer,
  text: string,
  now: Date,
): Promise<void> {
  const [job] = await tx.query<MessageJobRow[]>(
    "SELECT * FROM message_jobs WHERE account_id = ? AND message_id_hash = ? AND status = 'sent' FOR UPDATE",
    [toBin(accountId), hash],
  );
  if (!job) return;
  const error_message = [job.error_message, text].filter(Boolean).join('; ');
  await changeMessageJob(tx, job, { error_message }, now);
}

/** Ends a job as it is: nothing is due any more. */
export function ended(
  status: Extract<MessageJobStatus, 'failed' | 'cancelled'>,
  status_reason: string,
  error_message?: string,
): MessageJobChange {
  return {
    status,
    status_reason,
    send_wait_reason: null,
    due_at: null,
    lease_owner: null,
    ...(error_message !== undefined && { error_message }),
  };
}

/** A job whose time has come, and its mailbox. Ids are UUIDs. */
export interface DueMessageJob {
  accountId: string;
  id: string;
  mailboxId: string;
}

/** Jobs over all accounts whose time has come, and those under way of which nothing was heard in time. */
export async function dueMessageJobs(db: EntityManager, now: Date, limit: number): Promise<DueMessageJob[]> {
  const rows = await db.query<Pick<MessageJobRow, 'account_id' | 'id' | 'mailbox_id'>[]>(
    'SELECT account_id, id, mailbox_id FROM message_jobs WHERE due_at <= ? ORDER BY due_at LIMIT ?',
    [now, limit],
  );
  return rows.map(row => ({
    accountId: fromBin(row.account_id),
    id: fromBin(row.id),
    mailboxId: fromBin(row.mailbox_id),
  }));
}

/** Locks a job that is still due; null when another worker is at it or was. */
export async function lockDueMessageJob(
  tx: EntityManager,
  { accountId, id }: DueMessageJob,
  now: Date,
): Promise<MessageJobRow | null> {
  const [row] = await tx.query<MessageJobRow[]>(
    `SELECT * FROM message_jobs WHERE account_id = ? AND id = ? AND due_at <= ? AND status IN ('queued', 'sending')
     FOR UPDATE SKIP LOCKED`,
    [toBin(accountId), toBin(id), now],
  );
  return row ?? null;
}
