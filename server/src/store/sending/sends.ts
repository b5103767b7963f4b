import { hash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { SendRow, SendState } from '../entities.js';
import { fromBin, toBin } from '../database/ids.js';
import { tableSql } from '../database/values-sql.js';

/** What was sent to an enrolment, or tried. */
export interface EarlierSend {
  id: string;
  nodeId: string;
  state: SendState;
  messageId: string;
  references: string[];
  subject: string;
  sentAt: Date | null;
  /** When what became of it is looked into. */
  dueAt: Date | null;
}

/** Returns the hex SHA-256 of a Message-ID header. */
export function messageIdHash(messageId: string): string {
  return hash('sha256', messageId);
}

/** The sends of enrolments by enrolment, the oldest first. */
export async function earlierSends(
  db: EntityManager,
  accountId: string,
  enrollmentIds: readonly string[],
): Promise<Map<string, EarlierSend[]>> {
  const rows = await db.query<SendRow[]>(
    `SELECT id, enrollment_id, node_id, state, message_id, reference_ids, subject, sent_at, due_at
       FROM sends
     WHERE account_id = ? AND enrollment_id IN (?)`,
    [toBin(accountId), enrollmentIds.map(toBin)],
  );
  const byEnrollment = new Map<string, EarlierSend[]>(enrollmentIds.map(id => [id, []]));
  for (const row of rows.sort((a, b) => Number(a.sent_at) - Number(b.sent_at))) {
    byEnrollment.get(fromBin(row.enrollment_id))?.push({
      id: fromBin(row.id),
      nodeId: row.node_id,
      state: row.state,
      messageId: row.message_id,
      references: idList(row.reference_ids),
      subject: row.subject,
      sentAt: row.sent_at,
      dueAt: row.due_at,
    });
  }
  return byEnrollment;
}

/** The state of a send that the transaction holds locked. */
export interface LockedSend {
  id: string;
  state: SendState;
  attempts: number;
  /** UUID of the worker that has it, null when none does. */
  leaseOwner: string | null;
  startedAt: Date | null;
}

/** Locks sends by id and tells how they stand. */
export async function lockSends(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, LockedSend>> {
  const rows = await tx.query<SendRow[]>(
    `SELECT id, state, attempts, lease_owner, started_at FROM sends
     WHERE account_id = ? AND id IN (?) ORDER BY id FOR UPDATE`,
    [toBin(accountId), ids.map(toBin)],
  );
  return new Map(
    rows.map(row => [
      fromBin(row.id),
      {
        id: fromBin(row.id),
        state: row.state,
        attempts: row.attempts,
        leaseOwner: row.lease_owner && fromBin(row.lease_owner),
        startedAt: row.started_at,
      },
    ]),
  );
}

/** What a server said, or what went wrong without one. */
export interface SmtpAnswer {
  code: number | null;
  response: string | null;
  error: string | null;
}

/** A message that has left. */
export interface SentSend {
  id: string;
  threadId: string;
  sentAt: Date;
  response: string | null;
}

/** Settles sends as sent. Their messages are then those of the threads, so that the ledger keeps no copies. */
export async function markSent(
  tx: EntityManager,
  accountId: string,
  sent: readonly SentSend[],
): Promise<void> {
  const rows = sent.map(({ id, threadId, sentAt, response }) => ({
    id: toBin(id),
    thread_id: toBin(threadId),
    sent_at: sentAt,
    response: response?.slice(0, 1000) ?? null,
  }));
  await tx.query(
    `UPDATE ? v STRAIGHT_JOIN sends s ON s.account_id = ? AND s.id = v.id
     SET s.state = 'sent', s.sent_at = v.sent_at, s.thread_id = v.thread_id, s.smtp_response = v.response,
       s.error_message = NULL, s.due_at = NULL, s.lease_owner = NULL, s.raw = NULL, s.body_text = NULL,
       s.body_html = NULL, s.updated_at = v.sent_at`,
    [tableSql(['id', 'thread_id', 'sent_at', 'response'], rows), toBin(accountId)],
  );
}

/**
 * Settles a send that did not certainly leave: `queued` waits for another try of its enrolment, `failed` and
 * `cancelled` are final, `unknown` may have left.
 *
 * @param dueAt when an `unknown` one is looked into, null for never again
 */
export async function markUnsent(
  tx: EntityManager,
  accountId: string,
  id: string,
  state: Exclude<SendState, 'sending' | 'sent'>,
  answer: SmtpAnswer,
  now: Date,
  dueAt: Date | null = null,
): Promise<void> {
  await tx.query(
    `UPDATE sends SET state = ?, smtp_code = ?, smtp_response = ?, error_message = ?, due_at = ?, lease_owner = NULL,
       failed_at = ?, updated_at = ? WHERE account_id = ? AND id = ?`,
    [
      state,
      answer.code,
      answer.response?.slice(0, 1000) ?? null,
      answer.error?.slice(0, 1000) ?? null,
      dueAt,
      state === 'failed' ? now : null,
      now,
      toBin(accountId),
      toBin(id),
    ],
  );
}

/** Marks a send as bounced; false when it was marked before. */
export async function markBounced(
  tx: EntityManager,
  accountId: string,
  id: string,
  at: Date,
): Promise<boolean> {
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    'UPDATE sends SET bounced_at = ? WHERE account_id = ? AND id = ? AND bounced_at IS NULL',
    [at, toBin(accountId), toBin(id)],
  );
  return affectedRows === 1;
}

/** The Message-IDs of a `reference_ids` column. */
export function idList(text: string | null): string[] {
  return text ? text.split(' ') : [];
}
