import type { EntityManager } from 'typeorm';
import { sendingStates } from '../domain/mailbox-pace.js';
import { firstDue, isSending } from './due-enrollments.js';
import type { MailboxRow, MailboxStatus } from './entities/index.js';
import { fromBin, toBin } from './ids.js';

/** A mailbox that may send now and for which something waits. */
export interface DueMailbox {
  accountId: string;
  id: string;
  lastSentAt: Date | null;
}

/** What {@link dueMailboxes} leaves out, by ids. */
export interface Excepted {
  mailboxes?: readonly string[];
  /** Those that send nothing now. */
  campaigns?: readonly string[];
}

/**
 * Mailboxes over all accounts whose interval is over and for which an e-mail of a running campaign is due: a follow-up
 * to someone they wrote to, or a first touch of a campaign that they are attached to. Windows and caps are not looked at.
 */
export async function dueMailboxes(
  db: EntityManager,
  now: Date,
  limit: number,
  except: Excepted = {},
): Promise<DueMailbox[]> {
  const few = await campaignsOfFewDue(db, now);
  if (few === null) return readyMailboxes(db, now, limit, except);
  const closed = new Set(except.campaigns);
  const among = few.filter(id => !closed.has(id));
  return among.length === 0 ? [] : readyMailboxes(db, now, limit, { ...except, campaigns: [] }, among);
}

/** Due e-mails that are looked at before mailboxes are. */
const FEW = 50;

/**
 * The campaigns whose e-mails are due where these are few, null where they are more. A mailbox is asked about each of its
 * account's campaigns, which would be most of the work of a worker that has nothing to do.
 */
async function campaignsOfFewDue(db: EntityManager, now: Date): Promise<string[] | null> {
  const due = await db.query<{ campaign_id: Buffer }[]>(
    `SELECT campaign_id FROM enrollments WHERE awaits = 'send' AND next_action_at <= ?
     ORDER BY next_action_at LIMIT ?`,
    [now, FEW],
  );
  return due.length === FEW ? null : [...new Set(due.map(row => fromBin(row.campaign_id)))];
}

/** @param among campaigns that alone are looked at */
async function readyMailboxes(
  db: EntityManager,
  now: Date,
  limit: number,
  { mailboxes = [], campaigns = [] }: Excepted,
  among: readonly string[] = [],
): Promise<DueMailbox[]> {
  const ids = (sql: string, of: readonly string[]) =>
    of.length === 0 ? { sql: '', values: [] } : { sql: `AND ${sql} (?)`, values: [of.map(toBin)] };
  const awake = ids('m.id NOT IN', mailboxes);
  const wanted = ids('c.id IN', among);
  const open = ids('c.id NOT IN', campaigns);
  const rows = await db.query<{ account_id: Buffer; id: Buffer; last_sent_at: Date | null }[]>(
    `SELECT m.account_id, m.id, m.last_sent_at FROM mailboxes m
     WHERE m.status IN (?) AND m.next_send_at <= ? AND m.deleted_at IS NULL ${awake.sql}
       AND EXISTS (
         SELECT 1 FROM campaigns c
         WHERE c.account_id = m.account_id AND ${isSending} ${wanted.sql} ${open.sql} AND (
           ${firstDue('m.id')} <= ?
           OR (EXISTS (SELECT 1 FROM campaign_mailboxes l
                       WHERE l.account_id = m.account_id AND l.campaign_id = c.id AND l.mailbox_id = m.id)
               AND ${firstDue(null)} <= ?)))
     ORDER BY m.next_send_at LIMIT ?`,
    [sendingStates, now, ...awake.values, now, ...wanted.values, ...open.values, now, now, limit],
  );
  return rows.map(row => ({
    accountId: fromBin(row.account_id),
    id: fromBin(row.id),
    lastSentAt: row.last_sent_at,
  }));
}

/** Locks a mailbox that may send now; null when it may not, or another worker is at it. */
export async function lockDueMailbox(
  tx: EntityManager,
  accountId: string,
  id: string,
  now: Date,
): Promise<MailboxRow | null> {
  const [row] = await tx.query<MailboxRow[]>(
    `SELECT * FROM mailboxes WHERE account_id = ? AND id = ? AND status IN (?) AND next_send_at <= ?
       AND deleted_at IS NULL FOR UPDATE SKIP LOCKED`,
    [toBin(accountId), toBin(id), sendingStates, now],
  );
  return row ?? null;
}

/** A mailbox for the reconciliation of what it sent; also one that may not send now. */
export async function readSendingMailbox(
  db: EntityManager,
  accountId: string,
  id: string,
): Promise<MailboxRow | null> {
  const [row] = await db.query<MailboxRow[]>('SELECT * FROM mailboxes WHERE account_id = ? AND id = ?', [
    toBin(accountId),
    toBin(id),
  ]);
  return row ?? null;
}

/** Messages that a mailbox is about to send for a campaign. */
export interface ClaimNote {
  campaignId: string;
  count: number;
  /** The mailbox's day (YYYY-MM-DD) that they count in. */
  day: string;
  now: Date;
  nextSendAt: Date;
}

/** Takes them from the mailbox's budget of the day, begins its interval, and ends the campaign's turn. */
export async function noteClaims(
  tx: EntityManager,
  { account_id, id }: Pick<MailboxRow, 'account_id' | 'id'>,
  claims: ClaimNote,
): Promise<void> {
  await tx.query(
    `UPDATE mailboxes SET sent_today = IF(sent_day = ?, sent_today, 0) + ?, sent_day = ?, last_sent_at = ?,
       next_send_at = ? WHERE account_id = ? AND id = ?`,
    [claims.day, claims.count, claims.day, claims.now, claims.nextSendAt, account_id, id],
  );
  await tx.query(
    'UPDATE campaign_mailboxes SET last_sent_at = ? WHERE account_id = ? AND campaign_id = ? AND mailbox_id = ?',
    [claims.now, account_id, toBin(claims.campaignId), id],
  );
}

/**
 * Begins the mailbox's interval anew at the moment at which a message has left, and clears what was wrong with it.
 * Never moves a time back.
 */
export async function noteSent(
  tx: EntityManager,
  accountId: string,
  id: string,
  { sentAt, nextSendAt }: { sentAt: Date; nextSendAt: Date },
): Promise<void> {
  await tx.query(
    `UPDATE mailboxes SET last_sent_at = GREATEST(COALESCE(last_sent_at, ?), ?),
       next_send_at = GREATEST(next_send_at, ?), consecutive_failures = 0,
       status_reason = IF(status IN ('connected', 'error'), NULL, status_reason),
       status = IF(status = 'error', 'connected', status)
     WHERE account_id = ? AND id = ?`,
    [sentAt, sentAt, nextSendAt, toBin(accountId), toBin(id)],
  );
}

/** Locks a mailbox, also one that may not send now; null when there is none. */
export async function lockMailboxRow(
  tx: EntityManager,
  accountId: string,
  id: string,
): Promise<MailboxRow | null> {
  const [row] = await tx.query<MailboxRow[]>(
    'SELECT * FROM mailboxes WHERE account_id = ? AND id = ? FOR UPDATE',
    [toBin(accountId), toBin(id)],
  );
  return row ?? null;
}

/** Counts a message that a person wrote on the mailbox's day, and begins the mailbox's own interval. */
export async function noteWritten(
  tx: EntityManager,
  { account_id, id, sending_interval_seconds }: MailboxRow,
  day: string,
  now: Date,
): Promise<void> {
  const nextSendAt = new Date(now.getTime() + sending_interval_seconds * 1000);
  await tx.query(
    `UPDATE mailboxes SET sent_today = IF(sent_day = ?, sent_today, 0) + 1, sent_day = ?, last_sent_at = ?,
       next_send_at = GREATEST(next_send_at, ?) WHERE account_id = ? AND id = ?`,
    [day, day, now, nextSendAt, account_id, id],
  );
}

/** Gives messages that certainly did not leave back to the budget of the day they were taken from. */
export async function giveBackBudget(
  tx: EntityManager,
  accountId: string,
  id: string,
  day: string,
  count: number,
): Promise<void> {
  await tx.query(
    `UPDATE mailboxes SET sent_today = IF(sent_today > ?, sent_today - ?, 0)
     WHERE account_id = ? AND id = ? AND sent_day = ?`,
    [count, count, toBin(accountId), toBin(id), day],
  );
}

/** What went wrong with a mailbox itself, for people, and until when it rests. */
export interface MailboxTrouble {
  reason: string;
  status: MailboxStatus;
  failures: number;
  retryAt: Date;
}

/** Notes trouble of a mailbox that sends; one that was paused or disconnected meanwhile stays so. */
export async function noteTrouble(
  tx: EntityManager,
  accountId: string,
  id: string,
  trouble: MailboxTrouble,
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE mailboxes SET status = ?, status_reason = ?, consecutive_failures = ?, checked_at = ?,
       next_send_at = GREATEST(next_send_at, ?), updated_at = ?
     WHERE account_id = ? AND id = ? AND status IN (?)`,
    [
      trouble.status,
      trouble.reason.slice(0, 1000),
      trouble.failures,
      now,
      trouble.retryAt,
      now,
      toBin(accountId),
      toBin(id),
      sendingStates,
    ],
  );
}
