import type { EntityManager } from 'typeorm';
import type { CampaignRow, EnrollmentRow, Flag } from './entities/index.js';
import { fromBin, hashFromBin, toBin } from './ids.js';

/** An enrolment at work, its ids as text. */
export interface QueuedEnrollment {
  id: string;
  campaignId: string;
  leadId: string;
  globalLeadId: string;
  nodeId: string | null;
  mailboxId: string | null;
  threadId: string | null;
  stepsSent: number;
}

const columns =
  'id, campaign_id, lead_id, global_lead_id, current_node_id, mailbox_id, thread_id, steps_sent';
type Columns = Pick<
  EnrollmentRow,
  | 'id'
  | 'campaign_id'
  | 'lead_id'
  | 'global_lead_id'
  | 'current_node_id'
  | 'mailbox_id'
  | 'thread_id'
  | 'steps_sent'
>;

function queued(row: Columns): QueuedEnrollment {
  return {
    id: fromBin(row.id),
    campaignId: fromBin(row.campaign_id),
    leadId: fromBin(row.lead_id),
    globalLeadId: hashFromBin(row.global_lead_id),
    nodeId: row.current_node_id,
    mailboxId: row.mailbox_id && fromBin(row.mailbox_id),
    threadId: row.thread_id && fromBin(row.thread_id),
    stepsSent: row.steps_sent,
  };
}

/** Ids of enrolments over all accounts that the runner moves on now, those that wait longest first, by account. */
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
  const byAccount = new Map<string, string[]>();
  for (const { account_id, id } of rows) {
    const accountId = fromBin(account_id);
    const ids = byAccount.get(accountId);
    if (ids) ids.push(fromBin(id));
    else byAccount.set(accountId, [fromBin(id)]);
  }
  return byAccount;
}

/** Locks those of these enrolments that still wait for the runner and that no other worker is at. */
export async function lockForFlow(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
  now: Date,
): Promise<QueuedEnrollment[]> {
  const rows = await tx.query<Columns[]>(
    `SELECT ${columns} FROM enrollments
     WHERE account_id = ? AND id IN (?) AND awaits = 'flow' AND next_action_at <= ? AND state = 'active'
     ORDER BY id FOR UPDATE SKIP LOCKED`,
    [toBin(accountId), ids.map(toBin), now],
  );
  return rows.map(queued);
}

/** What waits for a mailbox in one running campaign. */
export interface WaitingCampaign extends Pick<CampaignRow, 'id' | 'schedule' | 'sending_interval_seconds'> {
  /** When the mailbox last sent for it: whoever waited longest has its turn. */
  turn: Date | null;
  /** Whether a follow-up is due to someone that the mailbox wrote to. */
  has_follow_up: Flag;
  /** Whether someone is due that no mailbox has written to yet; never so for a mailbox that is not attached. */
  has_first_touch: Flag;
}

/** The running campaigns of an account in which something is due that this mailbox may send. */
export async function waitingCampaigns(
  db: EntityManager,
  accountId: string,
  mailboxId: string,
  now: Date,
): Promise<WaitingCampaign[]> {
  const isDue = (mailbox: string) => `EXISTS (SELECT 1 FROM enrollments e
      WHERE e.account_id = c.account_id AND e.campaign_id = c.id AND e.mailbox_id ${mailbox} AND e.awaits = 'send'
        AND e.next_action_at <= ?)`;
  const mailbox = toBin(mailboxId);
  const rows = await db.query<WaitingCampaign[]>(
    `SELECT c.id, c.schedule, c.sending_interval_seconds, l.last_sent_at AS turn, ${isDue('= ?')} AS has_follow_up,
       l.mailbox_id IS NOT NULL AND ${isDue('IS NULL')} AS has_first_touch
     FROM campaigns c
     LEFT JOIN campaign_mailboxes l ON l.account_id = c.account_id AND l.campaign_id = c.id AND l.mailbox_id = ?
     WHERE c.account_id = ? AND c.status = 'running' AND c.deleted_at IS NULL`,
    [mailbox, now, now, mailbox, toBin(accountId)],
  );
  return rows.filter(row => row.has_follow_up || row.has_first_touch);
}

/**
 * Locks enrolments of a campaign whose e-mail is due, those that wait longest first, without waiting for those that
 * another worker is at.
 *
 * @param mailboxId of follow-ups; null takes people that no mailbox has written to yet
 */
export async function lockForSend(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  mailboxId: string | null,
  now: Date,
  limit: number,
): Promise<QueuedEnrollment[]> {
  const rows = await tx.query<Columns[]>(
    `SELECT ${columns} FROM enrollments
     WHERE account_id = ? AND campaign_id = ? AND mailbox_id ${mailboxId === null ? 'IS NULL' : '= ?'}
       AND awaits = 'send' AND next_action_at <= ? AND state = 'active'
     ORDER BY next_action_at LIMIT ? FOR UPDATE SKIP LOCKED`,
    [toBin(accountId), toBin(campaignId), ...(mailboxId === null ? [] : [toBin(mailboxId)]), now, limit],
  );
  return rows.map(queued);
}

/** Enrolments of running campaigns, over all accounts, that stand at a dataSender whose request is due. */
export async function dueForData(
  db: EntityManager,
  now: Date,
  limit: number,
): Promise<{ accountId: string; id: string }[]> {
  const rows = await db.query<{ account_id: Buffer; id: Buffer }[]>(
    `SELECT e.account_id, e.id FROM enrollments e
       JOIN campaigns c ON c.account_id = e.account_id AND c.id = e.campaign_id
     WHERE e.awaits = 'data' AND e.next_action_at <= ? AND c.status = 'running' AND c.deleted_at IS NULL
     ORDER BY e.next_action_at LIMIT ?`,
    [now, limit],
  );
  return rows.map(row => ({ accountId: fromBin(row.account_id), id: fromBin(row.id) }));
}

/** Takes an enrolment that still stands at its request into a lease; null when it moved or another worker has it. */
export async function takeForData(
  tx: EntityManager,
  accountId: string,
  id: string,
  lease: { owner: string; until: Date },
  now: Date,
): Promise<(QueuedEnrollment & Pick<EnrollmentRow, 'attempts'>) | null> {
  const key = [toBin(accountId), toBin(id)];
  const [row] = await tx.query<(Columns & Pick<EnrollmentRow, 'attempts'>)[]>(
    `SELECT ${columns}, attempts FROM enrollments WHERE account_id = ? AND id = ? AND awaits = 'data'
       AND next_action_at <= ? FOR UPDATE SKIP LOCKED`,
    [...key, now],
  );
  if (!row) return null;
  await tx.query(
    'UPDATE enrollments SET next_action_at = ?, lease_owner = ? WHERE account_id = ? AND id = ?',
    [lease.until, toBin(lease.owner), ...key],
  );
  return { ...queued(row), attempts: row.attempts };
}

/** An enrolment that the transaction holds locked, and how it stands. */
export interface LockedEnrollment
  extends QueuedEnrollment, Pick<EnrollmentRow, 'state' | 'awaits' | 'attempts'> {
  /** UUID of the worker that has its request under way. */
  leaseOwner: string | null;
}

/** Locks enrolments by id, whatever their state, in the order in which every transaction takes them. */
export async function lockEnrollments(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, LockedEnrollment>> {
  const rows = await tx.query<
    (Columns & Pick<EnrollmentRow, 'state' | 'awaits' | 'attempts' | 'lease_owner'>)[]
  >(
    `SELECT ${columns}, state, awaits, attempts, lease_owner FROM enrollments WHERE account_id = ? AND id IN (?)
     ORDER BY id FOR UPDATE`,
    [toBin(accountId), ids.map(toBin)],
  );
  return new Map(
    rows.map(row => [
      fromBin(row.id),
      {
        ...queued(row),
        state: row.state,
        awaits: row.awaits,
        attempts: row.attempts,
        leaseOwner: row.lease_owner && fromBin(row.lease_owner),
      },
    ]),
  );
}

/** Columns that change as an enrolment moves along. */
export type EnrollmentChange = Partial<
  Pick<
    EnrollmentRow,
    'current_node_id' | 'awaits' | 'next_action_at' | 'mailbox_id' | 'attempts' | 'last_error' | 'lease_owner'
  >
>;

/** Changes enrolments that the transaction holds locked. */
export async function changeEnrollments(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
  change: EnrollmentChange,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const assignments = [...Object.keys(change), 'updated_at'].map(column => `${column} = ?`).join(', ');
  await tx.query(`UPDATE enrollments SET ${assignments} WHERE account_id = ? AND id IN (?)`, [
    ...Object.values(change),
    now,
    toBin(accountId),
    ids.map(toBin),
  ]);
}

/** Records on an enrolment that a message of its sequence has left, in the thread it belongs to. */
export async function recordStep(
  tx: EntityManager,
  accountId: string,
  id: string,
  step: { threadId: string; mailboxId: string; sentAt: Date },
): Promise<void> {
  await tx.query(
    `UPDATE enrollments SET steps_sent = steps_sent + 1, thread_id = ?, mailbox_id = ?, last_sent_at = ?, attempts = 0,
       last_error = NULL WHERE account_id = ? AND id = ?`,
    [toBin(step.threadId), toBin(step.mailboxId), step.sentAt, toBin(accountId), toBin(id)],
  );
}

/** Lets held enrolments of mended leads go on at once, instead of at their next look. */
export async function wakeHeld(
  tx: EntityManager,
  accountId: string,
  leadIds: readonly string[],
  now: Date,
): Promise<void> {
  if (leadIds.length === 0) return;
  await tx.query(
    `UPDATE enrollments SET next_action_at = ?, last_error = NULL, updated_at = ?
     WHERE account_id = ? AND lead_id IN (?) AND awaits = 'send' AND attempts = 0
       AND next_action_at > ?`,
    [now, now, toBin(accountId), leadIds.map(toBin), now],
  );
}

/** The flows of campaigns, as they are saved. */
export async function readFlows(
  db: EntityManager,
  accountId: string,
  campaignIds: readonly string[],
): Promise<Map<string, Pick<CampaignRow, 'flow_data' | 'flow_revision'>>> {
  const rows = await db.query<Pick<CampaignRow, 'id' | 'flow_data' | 'flow_revision'>[]>(
    'SELECT id, flow_data, flow_revision FROM campaigns WHERE account_id = ? AND id IN (?)',
    [toBin(accountId), campaignIds.map(toBin)],
  );
  return new Map(rows.map(row => [fromBin(row.id), row]));
}
