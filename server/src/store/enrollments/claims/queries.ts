// SQL, because work is claimed with SKIP LOCKED, and what is due is found by one entry of an index per campaign.
import { groupBy } from '../../../domain/shared/group-by.js';
import type { EntityManager } from 'typeorm';
import type { Schedule } from '../../../domain/flow/types.js';
import { withDaysOff } from '../../../domain/schedule/sending-calendar.js';
import type { ReceiverLimits } from '../../../generated/types.js';
import type { WaitingForTurn } from '../../../domain/sending/round-robin.js';
import type { Flag, Row } from '../../database/columns.js';
import { toEntities } from '../../database/entity.js';
import { fromBin, toBin } from '../../database/ids.js';
import { fromJson, otherAccounts } from '../../database/sql.js';
import { campaigns } from '../../campaigns/entities.js';
import { parseDaysOff } from '../../campaigns/queries.js';
import { toDueEnrollment, dueEnrollmentColumns } from '../queue/queries.js';
import type { DueEnrollmentRow, DueEnrollment } from '../queue/queries.js';

/**
 * SQL that is true where a campaign `c` lets anything out; its parameter is the time. The day of `pause_on` ends that
 * even when nobody has paused the campaign yet.
 */
export const isSending = `c.status = 'running' AND c.deleted_at IS NULL AND (c.pause_at IS NULL OR c.pause_at > ?)`;

/**
 * SQL of when the first of the emails of a campaign `c` came due that a mailbox may send, or will. One entry of the index
 * is read, however many rest until later: MySQL sees that only where the order names what the outer query gives, MariaDB
 * only where it does not name what is NULL.
 *
 * @param mailbox whose follow-ups, as SQL; null for first touches
 */
export function firstDue(mailbox: string | null): string {
  return `(SELECT e.next_action_at FROM enrollments e
    WHERE e.account_id = c.account_id AND e.campaign_id = c.id AND e.awaits = 'send' AND e.next_action_at IS NOT NULL
      AND e.mailbox_id ${mailbox === null ? 'IS NULL' : `= ${mailbox}`}
    ORDER BY e.account_id, e.campaign_id, ${mailbox === null ? '' : 'e.mailbox_id, '}e.next_action_at LIMIT 1)`;
}

/** Returns ids of enrollments over all accounts that the runner moves now, those that wait longest first, by account. */
export async function dueForFlow(
  db: EntityManager,
  now: Date,
  limit: number,
): Promise<Map<string, string[]>> {
  const rows = await db.query<{ account_id: Buffer; id: Buffer }[]>(
    `SELECT account_id, id FROM enrollments WHERE awaits = 'flow' AND next_action_at <= ?
     ORDER BY next_action_at LIMIT ?`,
    [now, limit],
  );
  const byAccount = groupBy(rows, ({ account_id }) => fromBin(account_id));
  return new Map([...byAccount].map(([accountId, due]) => [accountId, due.map(({ id }) => fromBin(id))]));
}

/** Locks those of these enrollments that still wait for the runner and that no other worker holds. */
export async function lockForFlow(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
  now: Date,
): Promise<DueEnrollment[]> {
  const rows = await tx.query<DueEnrollmentRow[]>(
    `SELECT ${dueEnrollmentColumns} FROM enrollments
     WHERE account_id = ? AND id IN (?) AND awaits = 'flow' AND next_action_at <= ? AND state = 'active'
     ORDER BY id FOR UPDATE SKIP LOCKED`,
    [toBin(accountId), ids.map(toBin), now],
  );
  return rows.map(toDueEnrollment);
}

/** What waits for a mailbox in one running campaign. */
export interface WaitingCampaign extends WaitingForTurn {
  id: string;
  /** With the days off of the account. */
  schedule: Schedule | null;
  sending_interval_seconds: number;
  /** Those of the account; null when none is set. */
  receiverLimits: ReceiverLimits | null;
  /** When it pauses by `pause_on`. */
  pauseAt: Date | null;
}

type WaitingRow = Pick<
  Row<typeof campaigns>,
  'id' | 'schedule' | 'lifecycle_time_zone' | 'sending_interval_seconds' | 'pause_at'
> & {
  days_off: string | null;
  receiver_limits: string | null;
  turn: Date | null;
  has_follow_up: Flag;
  /** Never so for a mailbox that is not attached. */
  has_first_touch: Flag;
};

/**
 * Returns the running campaigns of an account in which something is due that this mailbox may send.
 *
 * @param dueBy when what is sent now came due, at the latest
 */
export async function waitingCampaigns(
  db: EntityManager,
  accountId: string,
  mailboxId: string,
  dueBy: { firstTouch: Date; followUp: Date },
): Promise<WaitingCampaign[]> {
  const mailbox = toBin(mailboxId);
  const rows = await db.query<WaitingRow[]>(
    `SELECT c.id, c.schedule, c.lifecycle_time_zone, a.skip_dates AS days_off, a.receiver_limits,
       c.sending_interval_seconds, c.pause_at, l.last_sent_at AS turn, ${firstDue('?')} <= ? AS has_follow_up, l.mailbox_id IS NOT NULL AND ${firstDue(null)} <= ? AS has_first_touch
     FROM campaigns c JOIN accounts a ON a.id = c.account_id
     LEFT JOIN campaign_mailboxes l ON l.account_id = c.account_id AND l.campaign_id = c.id AND l.mailbox_id = ?
     WHERE c.account_id = ? AND ${isSending}`,
    [mailbox, dueBy.followUp, dueBy.firstTouch, mailbox, toBin(accountId), dueBy.firstTouch],
  );
  const waiting = rows.filter(row => row.has_follow_up || row.has_first_touch);
  return toEntities(campaigns, waiting).map(({ has_follow_up, has_first_touch, ...campaign }) => ({
    id: campaign.id,
    ...sendingRules(campaign),
    sending_interval_seconds: campaign.sending_interval_seconds,
    pauseAt: campaign.pause_at,
    turn: campaign.turn,
    hasFollowUp: Boolean(has_follow_up),
    hasFirstTouch: Boolean(has_first_touch),
  }));
}

/** What decides whether somebody waits because of themselves. */
export type SendingRules = Pick<WaitingCampaign, 'schedule' | 'receiverLimits'>;

type RulesRow = Pick<WaitingRow, 'schedule' | 'lifecycle_time_zone' | 'days_off' | 'receiver_limits'>;

function sendingRules({
  schedule,
  lifecycle_time_zone,
  days_off,
  receiver_limits,
}: Omit<RulesRow, 'schedule'> & { schedule: Schedule | null }): SendingRules {
  return {
    schedule: withDaysOff(schedule, parseDaysOff(days_off), lifecycle_time_zone),
    receiverLimits: fromJson<ReceiverLimits>(receiver_limits),
  };
}

/**
 * Reads the rules of a campaign as they are now, and lets nobody change them until the transaction ends. Whoever changes them
 * locks them before the enrollments, a claim after them: where the two meet, one of them is run again.
 */
export async function lockSendingRules(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
): Promise<SendingRules | null> {
  const rows = await tx.query<RulesRow[]>(
    `SELECT c.schedule, c.lifecycle_time_zone, a.skip_dates AS days_off, a.receiver_limits
     FROM campaigns c JOIN accounts a ON a.id = c.account_id
     WHERE c.account_id = ? AND c.id = ? LOCK IN SHARE MODE`,
    [toBin(accountId), toBin(campaignId)],
  );
  const [row] = toEntities(campaigns, rows);
  return row ? sendingRules(row) : null;
}

/**
 * Locks enrollments of a campaign whose email is due, those that wait longest first, without waiting for those that
 * another worker holds.
 *
 * @param mailboxId of follow-ups; null locks people that no mailbox has written to yet
 * @param dueBy when they came due, at the latest
 */
export async function lockForSend(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  mailboxId: string | null,
  dueBy: Date,
  limit: number,
): Promise<DueEnrollment[]> {
  const rows = await tx.query<DueEnrollmentRow[]>(
    `SELECT ${dueEnrollmentColumns} FROM enrollments
     WHERE account_id = ? AND campaign_id = ? AND mailbox_id ${mailboxId === null ? 'IS NULL' : '= ?'}
       AND awaits = 'send' AND next_action_at <= ? AND state = 'active'
     ORDER BY next_action_at LIMIT ? FOR UPDATE SKIP LOCKED`,
    [toBin(accountId), toBin(campaignId), ...(mailboxId === null ? [] : [toBin(mailboxId)]), dueBy, limit],
  );
  return rows.map(toDueEnrollment);
}

/**
 * Returns enrollments of running campaigns, over all accounts but `except`, that are at a dataSender whose request is due.
 */
export async function dueForData(
  db: EntityManager,
  now: Date,
  limit: number,
  except: readonly string[] = [],
): Promise<{ accountId: string; id: string }[]> {
  const others = otherAccounts('e.account_id', except);
  const rows = await db.query<{ account_id: Buffer; id: Buffer }[]>(
    `SELECT e.account_id, e.id FROM enrollments e
       JOIN campaigns c ON c.account_id = e.account_id AND c.id = e.campaign_id
     WHERE e.awaits = 'data' AND e.next_action_at <= ? ${others.sql} AND ${isSending}
     ORDER BY e.next_action_at LIMIT ?`,
    [now, ...others.values, now, limit],
  );
  return rows.map(row => ({ accountId: fromBin(row.account_id), id: fromBin(row.id) }));
}

/** Leases an enrollment whose request is still due; null when it moved or another worker has it. */
export async function leaseForData(
  tx: EntityManager,
  accountId: string,
  id: string,
  lease: { owner: string; until: Date },
  now: Date,
): Promise<(DueEnrollment & { attempts: number }) | null> {
  const key = [toBin(accountId), toBin(id)];
  const [row] = await tx.query<(DueEnrollmentRow & { attempts: number })[]>(
    `SELECT ${dueEnrollmentColumns}, attempts FROM enrollments WHERE account_id = ? AND id = ? AND awaits = 'data'
       AND next_action_at <= ? FOR UPDATE SKIP LOCKED`,
    [...key, now],
  );
  if (!row) return null;
  await tx.query(
    'UPDATE enrollments SET next_action_at = ?, lease_owner = ? WHERE account_id = ? AND id = ?',
    [lease.until, toBin(lease.owner), ...key],
  );
  return { ...toDueEnrollment(row), attempts: row.attempts };
}
