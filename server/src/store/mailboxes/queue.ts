import type { EntityManager } from 'typeorm';
import { sendingStates } from '../../domain/mailbox-pace.js';
import type { MailboxRow, MailboxStatus } from '../entities.js';
import { toBin } from '../database/ids.js';

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

/** Begins the mailbox's interval anew at the moment at which a message has left. Never moves a time back. */
export async function noteSent(
  tx: EntityManager,
  accountId: string,
  id: string,
  { sentAt, nextSendAt }: { sentAt: Date; nextSendAt: Date },
): Promise<void> {
  await tx.query(
    `UPDATE mailboxes SET last_sent_at = GREATEST(COALESCE(last_sent_at, ?), ?),
       next_send_at = GREATEST(next_send_at, ?)
     WHERE account_id = ? AND id = ?`,
    [sentAt, sentAt, nextSendAt, toBin(accountId), toBin(id)],
  );
}

/** Whether something is held against a mailbox that a message which leaves may end. */
export function isInTrouble({
  status,
  status_reason,
  consecutive_failures,
}: Pick<MailboxRow, 'status' | 'status_reason' | 'consecutive_failures'>): boolean {
  return status === 'error' || status_reason !== null || consecutive_failures > 0;
}

/**
 * Ends trouble with sending: a message has left meanwhile. Trouble with reading the mailbox stays, and counts on: nobody
 * would see the answers.
 *
 * @param restsUntil in place of the rest that the trouble brought; null keeps it
 */
export async function endSendingTrouble(
  tx: EntityManager,
  { account_id, id }: Pick<MailboxRow, 'account_id' | 'id'>,
  restsUntil: Date | null,
): Promise<void> {
  await tx.query(
    `UPDATE mailboxes m SET m.next_send_at = IF(m.status = 'error', COALESCE(?, m.next_send_at), m.next_send_at),
       m.consecutive_failures = 0, m.status_reason = NULL, m.status = 'connected'
     WHERE m.account_id = ? AND m.id = ? AND m.status IN (?)
       AND NOT EXISTS (SELECT 1 FROM inbound_cursors c WHERE c.account_id = m.account_id AND c.mailbox_id = m.id
         AND c.last_error = m.status_reason)`,
    [restsUntil, account_id, id, sendingStates],
  );
}

/**
 * Shortens the rests of mailboxes whose last message was one of a campaign that has a shorter interval now. A rest after
 * trouble stays.
 */
export async function shortenRests(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  intervalSeconds: number,
): Promise<void> {
  await tx.query(
    `UPDATE mailboxes m JOIN campaign_mailboxes l ON l.account_id = m.account_id AND l.mailbox_id = m.id
     SET m.next_send_at = LEAST(m.next_send_at, m.last_sent_at + INTERVAL GREATEST(m.sending_interval_seconds, ?) SECOND)
     WHERE l.account_id = ? AND l.campaign_id = ? AND l.last_sent_at IS NOT NULL AND m.status = 'connected'
       AND NOT EXISTS (SELECT 1 FROM campaign_mailboxes o WHERE o.account_id = l.account_id
         AND o.mailbox_id = l.mailbox_id AND o.last_sent_at > l.last_sent_at)`,
    [intervalSeconds, toBin(accountId), toBin(campaignId)],
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

/** How many mailboxes sent last after a moment, and when the last of them did; null when none did. */
export async function readSendsAhead(
  db: EntityManager,
  after: Date,
): Promise<{ mailboxes: number; latest: Date | null }> {
  const [row] = await db.query<[{ mailboxes: number; latest: Date | null }]>(
    `SELECT COUNT(*) AS mailboxes, MAX(last_sent_at) AS latest FROM mailboxes
     WHERE last_sent_at > ? AND deleted_at IS NULL`,
    [after],
  );
  return row;
}

/** Lets mailboxes go on whose clock was ahead when they sent: for people to run, once the clock is right. */
export const endSendsAhead =
  'UPDATE mailboxes SET next_send_at = UTC_TIMESTAMP(3), last_sent_at = UTC_TIMESTAMP(3) WHERE last_sent_at > UTC_TIMESTAMP(3);';
