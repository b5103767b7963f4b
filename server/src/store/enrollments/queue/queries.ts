// SQL, because every send locks its enrollment by a forced index, and rows that each change differently are one statement.
import type { EntityManager } from 'typeorm';
import type { Position } from '../../../domain/flow/position.js';
import type { Row } from '../../database/columns.js';
import { fromBin, fromBinOrNull, hashFromBin, toBin } from '../../database/ids.js';
import { tableSql } from '../../database/bulk/values/queries.js';
import type { EnrollmentEntity, enrollments } from '../entity.js';

/** An enrollment that the engine moves on: its email, its request or its next step is due. */
export interface DueEnrollment {
  id: string;
  campaignId: string;
  leadId: string;
  globalLeadId: string;
  nodeId: string | null;
  mailboxId: string | null;
  threadId: string | null;
  stepsSent: number;
}

/** The columns of a due enrollment. */
export const dueEnrollmentColumns =
  'id, campaign_id, lead_id, global_lead_id, current_node_id, mailbox_id, thread_id, steps_sent';
export type DueEnrollmentRow = Pick<
  Row<typeof enrollments>,
  | 'id'
  | 'campaign_id'
  | 'lead_id'
  | 'global_lead_id'
  | 'current_node_id'
  | 'mailbox_id'
  | 'thread_id'
  | 'steps_sent'
>;

/** A due enrollment out of its columns. */
export function toDueEnrollment(row: DueEnrollmentRow): DueEnrollment {
  return {
    id: fromBin(row.id),
    campaignId: fromBin(row.campaign_id),
    leadId: fromBin(row.lead_id),
    globalLeadId: hashFromBin(row.global_lead_id),
    nodeId: row.current_node_id,
    mailboxId: fromBinOrNull(row.mailbox_id),
    threadId: fromBinOrNull(row.thread_id),
    stepsSent: row.steps_sent,
  };
}

/** An enrollment that the transaction has locked to record what became of its send, request or reply. */
export interface EnrollmentForResult
  extends DueEnrollment, Pick<EnrollmentEntity, 'state' | 'awaits' | 'attempts'> {
  /** UUID of the worker that has its request under way. */
  leaseOwner: string | null;
}

/** Locks enrollments by id, whatever their state, in the order in which every transaction locks them. */
export async function lockEnrollments(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, EnrollmentForResult>> {
  if (ids.length === 0) return new Map();
  type Columns = DueEnrollmentRow &
    Pick<Row<typeof enrollments>, 'state' | 'awaits' | 'attempts' | 'lease_owner'>;
  const rows = await tx.query<Columns[]>(
    `SELECT ${dueEnrollmentColumns}, state, awaits, attempts, lease_owner FROM enrollments FORCE INDEX (PRIMARY)
     WHERE account_id = ? AND id IN (?) ORDER BY id FOR UPDATE`,
    [toBin(accountId), ids.map(toBin)],
  );
  return new Map(
    rows.map(row => [
      fromBin(row.id),
      {
        ...toDueEnrollment(row),
        state: row.state,
        awaits: row.awaits,
        attempts: row.attempts,
        leaseOwner: fromBinOrNull(row.lease_owner),
      },
    ]),
  );
}

/** A message of an enrollment's sequence that has left, and the thread it belongs to. */
export interface Step {
  enrollmentId: string;
  threadId: string;
  mailboxId: string;
  sentAt: Date;
}

/** Records on enrollments that a message of each one's sequence has left. */
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

/** Moves enrollments that the transaction holds locked, each to a position of its own. */
export async function moveEnrollments(
  tx: EntityManager,
  accountId: string,
  moved: readonly { id: string; position: Position }[],
  now: Date,
): Promise<void> {
  if (moved.length === 0) return;
  const rows = moved.map(({ id, position: { nodeId, awaits, at } }) => ({
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
