import { In, type EntityManager } from 'typeorm';
import { threads, type ThreadEntity } from '../entities.js';
import { lockThreads } from './queries.js';

/** Whether a thread exists. */
export function threadExists(db: EntityManager, accountId: string, id: string): Promise<boolean> {
  return db.getRepository(threads).existsBy({ account_id: accountId, id });
}

/** Returns a thread, or null if it does not exist. */
export function findThread(db: EntityManager, accountId: string, id: string): Promise<ThreadEntity | null> {
  return db.getRepository(threads).findOneBy({ account_id: accountId, id });
}

/** Locks a thread; null when it does not exist. */
export async function lockThread(
  tx: EntityManager,
  accountId: string,
  id: string,
): Promise<ThreadEntity | null> {
  const [thread] = (await lockThreads(tx, accountId, [id])).values();
  return thread ?? null;
}

/** Changes columns of a thread that the transaction holds locked. */
export async function changeThread(
  tx: EntityManager,
  { account_id, id }: Pick<ThreadEntity, 'account_id' | 'id'>,
  change: Partial<ThreadEntity>,
  now: Date,
): Promise<void> {
  await tx.getRepository(threads).update({ account_id, id }, { ...change, updated_at: now });
}

/** A thread without an out-of-office mark. */
export const noOutOfOffice = { out_of_office_at: null, resume_mode: null, resume_at: null };

/** Removes the out-of-office marks of threads whose lead is back. */
export async function removeOutOfOffice(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .getRepository(threads)
    .update(
      { account_id: accountId, id: In(ids), resume_mode: 'scheduled' },
      { ...noOutOfOffice, updated_at: now },
    );
}

/** Where a received mail belongs. Ids are UUIDs. */
export interface ThreadPlace {
  threadId: string;
  enrollmentId: string | null;
  /** It replies to a forward: only the lead's own words count as a reply then. */
  answersForward?: boolean;
  /** When the message was sent that it refers to. */
  referredAt?: Date;
}

/** Returns the thread of a person in a mailbox, the most recently active one of several; null when there is none. */
export async function threadOfPerson(
  db: EntityManager,
  accountId: string,
  globalLeadId: string,
  mailboxId: string,
): Promise<ThreadPlace | null> {
  const thread = await db.getRepository(threads).findOne({
    where: { account_id: accountId, global_lead_id: globalLeadId, mailbox_id: mailboxId },
    order: { last_message_at: 'DESC', id: 'DESC' },
  });
  return placeOf(thread);
}

/** Returns a thread if its lead is this person; null when the lead is somebody else. */
export async function placeOfPerson(
  db: EntityManager,
  accountId: string,
  threadId: string,
  globalLeadId: string,
): Promise<ThreadPlace | null> {
  const key = { account_id: accountId, id: threadId, global_lead_id: globalLeadId };
  return placeOf(await db.getRepository(threads).findOneBy(key));
}

function placeOf(thread: ThreadEntity | null): ThreadPlace | null {
  return thread && { threadId: thread.id, enrollmentId: thread.enrollment_id };
}
