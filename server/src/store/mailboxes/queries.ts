// SQL, because each computes what it stores from what is stored, so that concurrent workers lose nothing.
import type { EntityManager } from 'typeorm';
import { sendingStates } from '../../domain/sending/mailbox-pace.js';
import type { MailboxStatus } from '../../generated/types.js';
import { toBin } from '../database/ids.js';
import type { MailboxEntity, MailboxTroubleKind } from './entities.js';

/** What claimed messages cost a mailbox: budget, interval and turn. */
export interface ClaimCharge {
  /** The campaign whose turn it is; null for a manual message. */
  campaignId: string | null;
  count: number;
  /** The mailbox's day (YYYY-MM-DD) that they count in. */
  day: string;
  now: Date;
  nextSendAt: Date;
}

/** Takes them from the mailbox's budget of the day, begins its interval, and ends the campaign's turn. */
export async function chargeMailboxForClaims(
  tx: EntityManager,
  { account_id, id }: Pick<MailboxEntity, 'account_id' | 'id'>,
  { campaignId, count, day, now, nextSendAt }: ClaimCharge,
): Promise<void> {
  await tx.query(
    `UPDATE mailboxes SET sent_today = IF(sent_day = ?, sent_today, 0) + ?,
       ramp_days = ramp_days + IF(sent_day <=> ?, 0, 1), sent_day = ?, last_sent_at = ?,
       next_send_at = GREATEST(next_send_at, ?) WHERE account_id = ? AND id = ?`,
    [day, count, day, day, now, nextSendAt, toBin(account_id), toBin(id)],
  );
  if (campaignId === null) return;
  await tx.query(
    'UPDATE campaign_mailboxes SET last_sent_at = ? WHERE account_id = ? AND campaign_id = ? AND mailbox_id = ?',
    [now, toBin(account_id), toBin(campaignId), toBin(id)],
  );
}

/** Begins the mailbox's interval anew at the time at which a message has left. Never moves a time back. */
export async function restartMailboxInterval(
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

/**
 * Ends trouble with sending: a message has left meanwhile. Trouble with reading the mailbox stays, and counts on: nobody
 * would see the replies.
 *
 * @param restsUntil in place of the rest that the trouble brought; null keeps it
 */
export async function endSendingTrouble(
  tx: EntityManager,
  { account_id, id }: Pick<MailboxEntity, 'account_id' | 'id'>,
  restsUntil: Date | null,
): Promise<void> {
  await tx.query(
    `UPDATE mailboxes m SET m.next_send_at = IF(m.status = 'error', COALESCE(?, m.next_send_at), m.next_send_at),
       m.consecutive_failures = 0, m.status_reason = NULL, m.trouble = NULL, m.status = 'connected'
     WHERE m.account_id = ? AND m.id = ? AND m.status IN (?)
       AND NOT EXISTS (SELECT 1 FROM inbound_cursors c WHERE c.account_id = m.account_id AND c.mailbox_id = m.id
         AND c.last_error IS NOT NULL AND m.trouble IN ('reading', 'reading_login'))`,
    [restsUntil, toBin(account_id), toBin(id), sendingStates],
  );
}

/**
 * Shortens the rests of mailboxes whose last message was one of a campaign that has a shorter interval now, or that holds
 * them no longer (0: their own interval is left). A rest after trouble stays.
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
  kind: MailboxTroubleKind;
  reason: string;
  status: MailboxStatus;
  failures: number;
  retryAt: Date;
}

/** Records trouble of a mailbox that sends; one that was paused or disconnected meanwhile stays so. */
export async function noteTrouble(
  tx: EntityManager,
  accountId: string,
  id: string,
  { kind, status, reason, failures, retryAt }: MailboxTrouble,
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE mailboxes SET status = ?, trouble = ?, status_reason = ?, consecutive_failures = ?, checked_at = ?,
       next_send_at = GREATEST(next_send_at, ?), updated_at = ?
     WHERE account_id = ? AND id = ? AND status IN (?)`,
    [
      ...[status, kind, reason.slice(0, 1000), failures, now, retryAt, now],
      ...[toBin(accountId), toBin(id), sendingStates],
    ],
  );
}

/** Returns how many mailboxes sent last after a time, and when the last of them did; null when none did. */
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
