import type { EntityManager } from 'typeorm';
import type { MailboxEntity, ThreadRow } from '../entities.js';
import { fromBin, fromBinOrNull, hashToBin, toBin } from '../database/ids.js';
import type { LockWait } from '../database/sql.js';
import { tableSql } from '../database/bulk/values/queries.js';

/** Where a received mail belongs. Ids are UUIDs. */
export interface ThreadPlace {
  threadId: string;
  enrollmentId: string | null;
  /** It answers a forward: only the lead's own word counts as an answer then. */
  answersForward?: boolean;
  /** When the message was sent that it refers to. */
  referredAt?: Date;
}

/** The thread of a person in a mailbox, the one of latest activity where there are several; null when there is none. */
export async function threadOfPerson(
  db: EntityManager,
  accountId: string,
  globalLeadId: string,
  mailboxId: string,
): Promise<ThreadPlace | null> {
  const [row] = await db.query<Pick<ThreadRow, 'id' | 'enrollment_id'>[]>(
    `SELECT id, enrollment_id FROM threads WHERE account_id = ? AND global_lead_id = ? AND mailbox_id = ?
     ORDER BY last_message_at DESC, id DESC LIMIT 1`,
    [toBin(accountId), hashToBin(globalLeadId), toBin(mailboxId)],
  );
  return row ? placeOf(row) : null;
}

/** A thread, if its lead is this person; null when the lead is somebody else. */
export async function placeOfPerson(
  db: EntityManager,
  accountId: string,
  threadId: string,
  globalLeadId: string,
): Promise<ThreadPlace | null> {
  const [row] = await db.query<Pick<ThreadRow, 'id' | 'enrollment_id'>[]>(
    'SELECT id, enrollment_id FROM threads WHERE account_id = ? AND id = ? AND global_lead_id = ?',
    [toBin(accountId), toBin(threadId), hashToBin(globalLeadId)],
  );
  return row ? placeOf(row) : null;
}

/** The thread in a mailbox that was a person's until somebody replaced them there, the latest one; null when there is none. */
export async function formerThreadOf(
  db: EntityManager,
  accountId: string,
  globalLeadId: string,
  mailboxId: string,
): Promise<ThreadPlace | null> {
  const [row] = await db.query<Pick<ThreadRow, 'id' | 'enrollment_id'>[]>(
    `SELECT t.id, t.enrollment_id FROM leads l FORCE INDEX (memberships)
       JOIN lead_replacements r FORCE INDEX (of_old_lead) ON r.account_id = l.account_id AND r.old_lead_id = l.id
       JOIN threads t FORCE INDEX (PRIMARY) ON t.account_id = r.account_id AND t.id = r.thread_id
     WHERE l.account_id = ? AND l.global_lead_id = ? AND l.retired_at IS NOT NULL AND t.mailbox_id = ?
     ORDER BY r.created_at DESC, r.id DESC LIMIT 1`,
    [toBin(accountId), hashToBin(globalLeadId), toBin(mailboxId)],
  );
  return row ? placeOf(row) : null;
}

function placeOf({ id, enrollment_id }: Pick<ThreadRow, 'id' | 'enrollment_id'>): ThreadPlace {
  return { threadId: fromBin(id), enrollmentId: fromBinOrNull(enrollment_id) };
}

/** Locks threads by id, in the order in which every transaction takes them. */
export async function lockThreads(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
  wait: LockWait = '',
): Promise<Map<string, ThreadRow>> {
  const rows = await tx.query<ThreadRow[]>(
    `SELECT * FROM threads FORCE INDEX (PRIMARY) WHERE account_id = ? AND id IN (?) ORDER BY id FOR UPDATE ${wait}`,
    [toBin(accountId), ids.map(toBin)],
  );
  return new Map(rows.map(row => [fromBin(row.id), row]));
}

/** Locks a thread; null when there is none. */
export async function lockThread(
  tx: EntityManager,
  accountId: string,
  threadId: string,
): Promise<ThreadRow | null> {
  const [thread] = (await lockThreads(tx, accountId, [threadId])).values();
  return thread ?? null;
}

/** Those of some addresses that are the account's own mailboxes. */
export async function ownMailboxes(
  db: EntityManager,
  accountId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db.query<Pick<MailboxEntity, 'email'>[]>(
    'SELECT email FROM mailboxes WHERE account_id = ? AND email IN (?)',
    [toBin(accountId), emails],
  );
  return new Set(rows.map(({ email }) => email));
}

/** What mail that arrives changes about a thread. */
const arrivalColumns = [
  'message_count', 'last_message_at', 'snippet', 'last_inbound_at', 'unread', 'has_reply', 'replied_on',
  'conversation_status', 'category', 'positive_on', 'updated_at',
] as const satisfies readonly (keyof ThreadRow)[]; // prettier-ignore

/** Writes how threads stand after mail has arrived; the transaction holds them locked since it read them. */
export async function writeArrivals(
  tx: EntityManager,
  accountId: string,
  threads: readonly ThreadRow[],
): Promise<void> {
  if (threads.length === 0) return;
  await tx.query(
    `UPDATE ? v STRAIGHT_JOIN threads t ON t.account_id = ? AND t.id = v.id
     SET ${arrivalColumns.map(column => `t.${column} = v.${column}`).join(', ')}`,
    [tableSql(['id', ...arrivalColumns], threads), toBin(accountId)],
  );
}

/** Somebody who answered, or whose mail program did. */
export interface Answerer {
  globalLeadId: Buffer;
  at: Date;
  /** It was the person. */
  isReply: boolean;
}

/** Notes on people that they answered: the explorer sorts by it. */
export async function noteAnswers(
  tx: EntityManager,
  accountId: string,
  answerers: readonly Answerer[],
): Promise<void> {
  if (answerers.length === 0) return;
  const byPerson = new Map<string, { id: Buffer; at: Date; is_reply: number }>();
  for (const { globalLeadId, at, isReply } of answerers) {
    const key = globalLeadId.toString('hex');
    const before = byPerson.get(key);
    byPerson.set(key, {
      id: globalLeadId,
      at: before && before.at > at ? before.at : at,
      is_reply: Math.max(before?.is_reply ?? 0, Number(isReply)),
    });
  }
  const rows = [...byPerson].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  const at = 'CAST(v.at AS DATETIME(3))';
  await tx.query(
    `UPDATE ? v STRAIGHT_JOIN people p ON p.account_id = ? AND p.global_lead_id = v.id
     SET p.has_reply = GREATEST(p.has_reply, v.is_reply),
       p.latest_activity_at = GREATEST(COALESCE(p.latest_activity_at, ${at}), ${at})`,
    [tableSql(['id', 'at', 'is_reply'], rows), toBin(accountId)],
  );
}
