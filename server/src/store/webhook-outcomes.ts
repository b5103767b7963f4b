import type { EntityManager } from 'typeorm';
import type { DeliveryStatus } from './entities/index.js';
import { toBin } from './ids.js';
import type { Lease } from './leases.js';
import { keepsLease } from './webhook-leases.js';
import { NEVER } from './never.js';
import { listed } from './webhook-queue.js';

/** How an attempt at a delivery ended. */
export interface AttemptOutcome {
  /** The event's. */
  id: Buffer;
  /** Number of the attempt, from 1. */
  attempt: number;
  status: DeliveryStatus;
  /** The next attempt, null when there is none. */
  dueAt: Date | null;
  responseStatus: number | null;
  latencyMs: number;
  error: string | null;
  attemptedAt: Date;
}

const longestError = 1000;

/**
 * Writes how attempts ended, unless the lease ran out and another took over meanwhile: that one tries again.
 *
 * @param outcomes one per delivery at most
 */
export async function settleAttempts(
  tx: EntityManager,
  accountId: string,
  lease: Lease,
  outcomes: readonly AttemptOutcome[],
): Promise<void> {
  if (!(await keepsLease(tx, lease))) return;
  const account = toBin(accountId);
  // JSON is read twice as fast as rows of SQL, and by all servers.
  await tx.query(
    `UPDATE JSON_TABLE(?, '$[*]' COLUMNS (
       id CHAR(32) PATH '$[0]', attempt SMALLINT UNSIGNED PATH '$[1]', status VARCHAR(10) PATH '$[2]',
       latency_ms INT UNSIGNED PATH '$[3]', attempted_at DATETIME(3) PATH '$[4]',
       response_status SMALLINT UNSIGNED PATH '$[5]', due_at DATETIME(3) PATH '$[6]',
       error VARCHAR(${longestError}) PATH '$[7]')) o
     STRAIGHT_JOIN events e ON e.account_id = ? AND e.id = UNHEX(o.id)
     SET e.delivery_status = o.status, e.due_at = COALESCE(o.due_at, ?), e.attempts = o.attempt,
       e.response_status = COALESCE(o.response_status, 0), e.latency_ms = o.latency_ms, e.last_error = o.error,
       e.attempted_at = o.attempted_at`,
    [JSON.stringify(outcomes.map(fieldsOf)), account, NEVER],
  );
  const failed = outcomes.filter(({ status }) => status !== 'delivered').map(({ id }) => id);
  if (failed.length > 0)
    await tx.query(`${logLastAttempts} WHERE account_id = ? AND id IN (?)`, [account, listed(failed)]);
}

/**
 * Logs the last attempts of those deliveries that reached their receiver, before they are queued again. Until then that
 * attempt stands in the delivery alone: most are delivered at once and never again, and are written once.
 */
export async function keepDelivered(
  tx: EntityManager,
  accountId: string,
  ids: readonly Buffer[],
): Promise<void> {
  // Earlier releases logged every attempt.
  await tx.query(
    `${logLastAttempts} WHERE account_id = ? AND id IN (?) AND delivery_status = 'delivered'
     ON DUPLICATE KEY UPDATE webhook_attempts.attempt = webhook_attempts.attempt`,
    [toBin(accountId), listed(ids)],
  );
}

const logLastAttempts = `INSERT INTO webhook_attempts
    (account_id, event_id, attempt, response_status, latency_ms, error_message, attempted_at)
  SELECT account_id, id, attempts, NULLIF(response_status, 0), latency_ms, last_error, attempted_at FROM events`;

function fieldsOf(outcome: AttemptOutcome) {
  const { id, attempt, status, dueAt, responseStatus, latencyMs, error, attemptedAt } = outcome;
  const always = [id.toString('hex'), attempt, status, latencyMs, instant(attemptedAt), responseStatus];
  // What is left out is NULL.
  if (status === 'delivered') return always;
  return [...always, dueAt && instant(dueAt), error?.slice(0, longestError)];
}

function instant(date: Date): string {
  return date.toISOString().slice(0, -1);
}
