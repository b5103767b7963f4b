import type { EntityManager } from 'typeorm';
import type { CampaignRow, EnrollmentRow } from './entities/index.js';
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

/** The columns of a queued enrolment. */
export const queuedColumns =
  'id, campaign_id, lead_id, global_lead_id, current_node_id, mailbox_id, thread_id, steps_sent';
export type QueuedColumns = Pick<
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

/** A queued enrolment out of its columns. */
export function queued(row: QueuedColumns): QueuedEnrollment {
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
    (QueuedColumns & Pick<EnrollmentRow, 'state' | 'awaits' | 'attempts' | 'lease_owner'>)[]
  >(
    `SELECT ${queuedColumns}, state, awaits, attempts, lease_owner FROM enrollments WHERE account_id = ? AND id IN (?)
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
