// SQL, because it joins tables, changes many rows each in its own way, or compares what it sets.
import type { EntityManager } from 'typeorm';
import type { Row } from '../database/columns.js';
import { fromBin, fromBinOrNull, hashFromBin, hashToBin, toBin } from '../database/ids.js';
import type { enrollments, threads } from '../entities.js';
import type { ThreadPlace } from '../inbox/threads/repository.js';
import type { InboxClaim } from './repository.js';

/** The latest thread in a mailbox that was a person's until somebody replaced them there; null when there is none. */
export async function formerThreadOf(
  db: EntityManager,
  accountId: string,
  globalLeadId: string,
  mailboxId: string,
): Promise<ThreadPlace | null> {
  const [row] = await db.query<Pick<Row<typeof threads>, 'id' | 'enrollment_id'>[]>(
    `SELECT t.id, t.enrollment_id FROM leads l FORCE INDEX (memberships)
       JOIN lead_replacements r FORCE INDEX (of_old_lead) ON r.account_id = l.account_id AND r.old_lead_id = l.id
       JOIN threads t FORCE INDEX (PRIMARY) ON t.account_id = r.account_id AND t.id = r.thread_id
     WHERE l.account_id = ? AND l.global_lead_id = ? AND t.mailbox_id = ?
     ORDER BY r.created_at DESC, r.id DESC LIMIT 1`,
    [toBin(accountId), hashToBin(globalLeadId), toBin(mailboxId)],
  );
  return row ? { threadId: fromBin(row.id), enrollmentId: fromBinOrNull(row.enrollment_id) } : null;
}

/** Returns those of some addresses that are the account's own mailboxes. */
export async function ownMailboxes(
  db: EntityManager,
  accountId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db.query<{ email: string }[]>(
    'SELECT email FROM mailboxes WHERE account_id = ? AND email IN (?)',
    [toBin(accountId), emails],
  );
  return new Set(rows.map(({ email }) => email));
}

/** Whether a person has replied after a time in any of their threads, or somebody for them in this one. */
export async function hasRepliedSince(
  db: EntityManager,
  accountId: string,
  { threadId, globalLeadId }: { threadId: string; globalLeadId: string },
  since: Date,
): Promise<boolean> {
  const rows = await db.query<unknown[]>(
    `SELECT 1 FROM (SELECT id FROM threads WHERE account_id = ? AND global_lead_id = ?
         UNION SELECT id FROM threads WHERE account_id = ? AND id = ?) t
       JOIN messages m ON m.account_id = ? AND m.thread_id = t.id
     WHERE m.occurred_at > ? AND m.direction = 'received' AND m.kind = 'reply' AND m.unproven = FALSE LIMIT 1`,
    [toBin(accountId), hashToBin(globalLeadId), toBin(accountId), toBin(threadId), toBin(accountId), since],
  );
  return rows.length > 0;
}

/** Somebody who replied, or whose mail program did. */
export interface ReplyFacts {
  globalLeadId: string;
  at: Date;
  /** It was the person. */
  isReply: boolean;
}

/** Records on a person that they replied: the explorer sorts by it. */
export async function noteReply(
  tx: EntityManager,
  accountId: string,
  { globalLeadId, at, isReply }: ReplyFacts,
): Promise<void> {
  await tx.query(
    `UPDATE people SET has_reply = GREATEST(has_reply, ?),
       latest_activity_at = GREATEST(COALESCE(latest_activity_at, ?), ?)
     WHERE account_id = ? AND global_lead_id = ?`,
    [Number(isReply), at, at, toBin(accountId), hashToBin(globalLeadId)],
  );
}

/** Shows a problem with receiving at a mailbox that still sends. */
export async function showReceivingTrouble(
  db: EntityManager,
  { accountId, mailboxId }: InboxClaim,
  reason: string,
  now: Date,
): Promise<void> {
  await db.query(
    `UPDATE mailboxes SET trouble = 'reading', status_reason = ?, checked_at = ?
     WHERE account_id = ? AND id = ? AND status = 'connected'`,
    [reason, now, toBin(accountId), toBin(mailboxId)],
  );
}

/** Clears a problem with receiving that is over; one with sending stays. */
export async function clearReceivingTrouble(
  db: EntityManager,
  { accountId, mailboxId }: InboxClaim,
  now: Date,
): Promise<void> {
  await db.query(
    `UPDATE mailboxes SET status = 'connected', status_reason = NULL, trouble = NULL, consecutive_failures = 0, checked_at = ?,
       next_send_at = IF(status = 'error', ?, next_send_at)
     WHERE account_id = ? AND id = ? AND status IN ('connected', 'error')
       AND trouble IN ('reading', 'reading_login')`,
    [now, now, toBin(accountId), toBin(mailboxId)],
  );
}

/** Whose an enrollment is, and from which mailbox it is written to. Ids are UUIDs. */
export interface EnrolledLead {
  campaignId: string;
  leadId: string;
  globalLeadId: string;
  mailboxEmail: string | null;
}

/** Returns whose an enrollment is; null when it does not exist. */
export async function readEnrolledLead(
  db: EntityManager,
  accountId: string,
  enrollmentId: string,
): Promise<EnrolledLead | null> {
  const [row] = await db.query<(Row<typeof enrollments> & { mailbox_email: string | null })[]>(
    `SELECT e.campaign_id, e.lead_id, e.global_lead_id, m.email AS mailbox_email FROM enrollments e
       LEFT JOIN mailboxes m ON m.account_id = e.account_id AND m.id = e.mailbox_id
     WHERE e.account_id = ? AND e.id = ?`,
    [toBin(accountId), toBin(enrollmentId)],
  );
  if (!row) return null;
  return {
    campaignId: fromBin(row.campaign_id),
    leadId: fromBin(row.lead_id),
    globalLeadId: hashFromBin(row.global_lead_id),
    mailboxEmail: row.mailbox_email,
  };
}
