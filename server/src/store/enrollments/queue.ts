import type { EntityManager } from 'typeorm';
import type { Standing } from '../../domain/flow-standing.js';
import type { CampaignRow, EnrollmentRow } from '../entities.js';
import { fromBin, hashFromBin, toBin } from '../database/ids.js';
import type { LockWait } from '../database/sql.js';
import { tableSql } from '../database/values-sql.js';

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
  wait: LockWait = '',
): Promise<Map<string, LockedEnrollment>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.query<
    (QueuedColumns & Pick<EnrollmentRow, 'state' | 'awaits' | 'attempts' | 'lease_owner'>)[]
  >(
    `SELECT ${queuedColumns}, state, awaits, attempts, lease_owner FROM enrollments FORCE INDEX (PRIMARY) WHERE account_id = ? AND id IN (?)
     ORDER BY id FOR UPDATE ${wait}`,
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

/** A message of an enrolment's sequence that has left, and the thread it belongs to. */
export interface Step {
  enrollmentId: string;
  threadId: string;
  mailboxId: string;
  sentAt: Date;
}

/** Records on enrolments that a message of each one's sequence has left. */
export async function recordSteps(
  tx: EntityManager,
  accountId: string,
  steps: readonly Step[],
): Promise<void> {
  if (steps.length === 0) return;
  const rows = steps.map(({ enrollmentId, threadId, mailboxId, sentAt }) => ({
    id: toBin(enrollmentId),
    thread_id: toBin(threadId),
    mailbox_id: toBin(mailboxId),
    sent_at: sentAt,
  }));
  await tx.query(
    `UPDATE ? v STRAIGHT_JOIN enrollments e ON e.account_id = ? AND e.id = v.id
     SET e.steps_sent = e.steps_sent + 1, e.thread_id = v.thread_id, e.mailbox_id = v.mailbox_id,
       e.last_sent_at = v.sent_at, e.attempts = 0, e.last_error = NULL`,
    [tableSql(['id', 'thread_id', 'mailbox_id', 'sent_at'], rows), toBin(accountId)],
  );
}

/** Puts enrolments that the transaction holds locked where each stands now. */
export async function placeEnrollments(
  tx: EntityManager,
  accountId: string,
  placed: readonly { id: string; standing: Standing }[],
  now: Date,
): Promise<void> {
  if (placed.length === 0) return;
  const rows = placed.map(({ id, standing: { nodeId, awaits, at } }) => ({
    id: toBin(id),
    node: nodeId,
    awaits,
    at,
  }));
  await tx.query(
    `UPDATE ? v STRAIGHT_JOIN enrollments e ON e.account_id = ? AND e.id = v.id
     SET e.current_node_id = v.node, e.awaits = v.awaits, e.next_action_at = v.at, e.last_error = NULL, e.updated_at = ?`,
    [tableSql(['id', 'node', 'awaits', 'at'], rows), toBin(accountId), now],
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
  if (campaignIds.length === 0) return new Map();
  const rows = await db.query<Pick<CampaignRow, 'id' | 'flow_data' | 'flow_revision'>[]>(
    'SELECT id, flow_data, flow_revision FROM campaigns WHERE account_id = ? AND id IN (?)',
    [toBin(accountId), campaignIds.map(toBin)],
  );
  return new Map(rows.map(row => [fromBin(row.id), row]));
}
