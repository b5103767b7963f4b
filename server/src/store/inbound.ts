import type { EntityManager } from 'typeorm';
import type { SendRow, ThreadRow } from './entities/index.js';
import { fromBin, fromBinOrNull, hashToBin, toBin } from './ids.js';

/** Where a received mail belongs. Ids are UUIDs. */
export interface ThreadPlace {
  threadId: string;
  enrollmentId: string | null;
  /** It answers a forward: only the lead's own word counts as an answer then. */
  answersForward?: boolean;
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
  return row ? { threadId: fromBin(row.id), enrollmentId: fromBinOrNull(row.enrollment_id) } : null;
}

/** The enrolment that a thread belongs to now. */
export async function placeOf(db: EntityManager, accountId: string, threadId: string): Promise<ThreadPlace> {
  const [row] = await db.query<Pick<ThreadRow, 'enrollment_id'>[]>(
    'SELECT enrollment_id FROM threads WHERE account_id = ? AND id = ?',
    [toBin(accountId), toBin(threadId)],
  );
  return { threadId, enrollmentId: fromBinOrNull(row?.enrollment_id ?? null) };
}

/** Locks a thread; null when there is none. */
export async function lockThread(
  tx: EntityManager,
  accountId: string,
  threadId: string,
): Promise<ThreadRow | null> {
  const [row] = await tx.query<ThreadRow[]>(
    'SELECT * FROM threads WHERE account_id = ? AND id = ? FOR UPDATE',
    [toBin(accountId), toBin(threadId)],
  );
  return row ?? null;
}

/** Ids of sends with these Message-IDs of which the ledger does not know yet that they have left. */
export async function unsettledSends(
  db: EntityManager,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db.query<Pick<SendRow, 'id'>[]>(
    `SELECT id FROM sends WHERE account_id = ? AND message_id_hash IN (?) AND state IN ('sending', 'unknown')`,
    [toBin(accountId), hashes],
  );
  return rows.map(row => fromBin(row.id));
}

/** Whether an address is one of the account's own mailboxes. */
export async function isOwnMailbox(db: EntityManager, accountId: string, email: string): Promise<boolean> {
  const rows = await db.query<unknown[]>('SELECT 1 FROM mailboxes WHERE account_id = ? AND email = ?', [
    toBin(accountId),
    email,
  ]);
  return rows.length > 0;
}

/** What a received mail changes about its thread, whoever wrote it. */
export interface ThreadArrival {
  receivedAt: Date;
  /** The beginning of the mail, null to leave the one that stands. */
  snippet: string | null;
  /** Written by the lead or the lead's mail program, and so something to read. */
  isAnswer: boolean;
  now: Date;
}

/** Counts a received mail into its thread. */
export async function noteArrival(
  tx: EntityManager,
  accountId: string,
  threadId: string,
  { receivedAt, snippet, isAnswer, now }: ThreadArrival,
): Promise<void> {
  const answer = 'last_inbound_at = GREATEST(COALESCE(last_inbound_at, ?), ?), unread = 1,';
  await tx.query(
    `UPDATE threads SET message_count = message_count + 1, last_message_at = GREATEST(last_message_at, ?),
       snippet = COALESCE(?, snippet), ${isAnswer ? answer : ''} updated_at = ? WHERE account_id = ? AND id = ?`,
    [
      receivedAt,
      snippet,
      ...(isAnswer ? [receivedAt, receivedAt] : []),
      now,
      toBin(accountId),
      toBin(threadId),
    ],
  );
}
