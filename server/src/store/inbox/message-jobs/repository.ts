import { LessThanOrEqual, In, Not, type EntityManager } from 'typeorm';
import { cutText } from '../../../domain/merge/merge-fields.js';
import { exceptAccounts } from '../../database/sql.js';
import { messageJobs, type MessageJobEntity } from '../entities.js';

/** A reply or forward that a person has written. Ids are UUIDs. */
export interface NewMessageJob {
  id: string;
  threadId: string;
  mailboxId: string;
  type: MessageJobEntity['message_type'];
  /** The message to which it replies or that it forwards. */
  sourceMessageId: string;
  subject: string;
  bodyText: string | null;
  bodyHtml: string | null;
  toEmail: string;
  toName: string | null;
  cc: string[];
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
    account_id: accountId,
    id: job.id,
    thread_id: job.threadId,
    mailbox_id: job.mailboxId,
    message_type: job.type,
    status: 'queued',
    source_message_id: job.sourceMessageId,
    subject: job.subject,
    body_text: job.bodyText,
    body_html: job.bodyHtml,
    to_email: job.toEmail,
    to_name: job.toName,
    cc: job.cc,
    expedited: false,
    attempts: 0,
    scheduled_at: job.scheduledAt,
    due_at: job.scheduledAt !== null && job.scheduledAt > now ? job.scheduledAt : now,
    created_by_api_key_id: job.apiKeyId,
    created_at: now,
    updated_at: now,
  });
}

/** Returns a message job, or null if it does not exist. */
export function readMessageJob(
  db: EntityManager,
  accountId: string,
  id: string,
): Promise<MessageJobEntity | null> {
  return db.getRepository(messageJobs).findOneBy({ account_id: accountId, id });
}

/** As {@link readMessageJob}, locked. */
export function lockMessageJob(
  tx: EntityManager,
  accountId: string,
  id: string,
): Promise<MessageJobEntity | null> {
  return tx.getRepository(messageJobs).findOne({
    where: { account_id: accountId, id },
    lock: { mode: 'pessimistic_write' },
  });
}

/** Changes columns of a job that the transaction holds locked. */
export async function changeMessageJob(
  tx: EntityManager,
  { account_id, id }: Pick<MessageJobEntity, 'account_id' | 'id'>,
  change: Partial<MessageJobEntity>,
  now: Date,
): Promise<void> {
  const { error_message } = change;
  const fitted = error_message ? { ...change, error_message: cutText(error_message, 1000) } : change;
  await tx.getRepository(messageJobs).update({ account_id, id }, { ...fitted, updated_at: now });
}

/** A job whose time has come, and its mailbox. Ids are UUIDs. */
export interface DueMessageJob {
  accountId: string;
  id: string;
  mailboxId: string;
}

/** Accounts and mailboxes whose jobs are left alone. */
export interface ExceptedJobs {
  accounts?: readonly string[];
  mailboxes?: readonly string[];
}

/** Returns jobs over all accounts but the excepted whose time has come. */
export async function dueMessageJobs(
  db: EntityManager,
  now: Date,
  limit: number,
  { accounts = [], mailboxes = [] }: ExceptedJobs = {},
): Promise<DueMessageJob[]> {
  const free = mailboxes.length === 0 ? {} : { mailbox_id: Not(In(mailboxes)) };
  const due = await db.getRepository(messageJobs).find({
    select: { account_id: true, id: true, mailbox_id: true },
    where: { due_at: LessThanOrEqual(now), ...exceptAccounts(accounts), ...free },
    order: { due_at: 'ASC' },
    take: limit,
  });
  return due.map(job => ({ accountId: job.account_id, id: job.id, mailboxId: job.mailbox_id }));
}

/** Locks a job that is still due; null when another worker has it or has sent it. */
export function lockDueMessageJob(
  tx: EntityManager,
  { accountId, id }: DueMessageJob,
  now: Date,
): Promise<MessageJobEntity | null> {
  return tx.getRepository(messageJobs).findOne({
    where: { account_id: accountId, id, due_at: LessThanOrEqual(now), status: 'queued' },
    lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
  });
}
