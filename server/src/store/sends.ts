import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { SendRow, SendState } from './entities/index.js';
import { fromBin, toBin } from './ids.js';

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

/** SHA-256 of a Message-ID header, as hash columns hold it. */
export function messageIdHash(messageId: string): Buffer {
  return createHash('sha256').update(messageId).digest();
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

/** Settles a send as sent. Its message is then the one of the thread, so that the ledger keeps no copy. */
export async function markSent(
  tx: EntityManager,
  accountId: string,
  id: string,
  { threadId, sentAt, response }: { threadId: string; sentAt: Date; response: string | null },
): Promise<void> {
  await tx.query(
    `UPDATE sends SET state = 'sent', sent_at = ?, thread_id = ?, smtp_response = ?, error_message = NULL, due_at = NULL,
       lease_owner = NULL, raw = NULL, body_text = NULL, body_html = NULL, updated_at = ?
     WHERE account_id = ? AND id = ?`,
    [sentAt, toBin(threadId), response?.slice(0, 1000) ?? null, sentAt, toBin(accountId), toBin(id)],
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
