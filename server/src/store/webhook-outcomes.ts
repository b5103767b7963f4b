import type { EntityManager } from 'typeorm';
import type { DeliveryStatus } from './entities/index.js';
import { toBin } from './ids.js';
import { tableSql, valuesSql } from './values-sql.js';
import { keyOf, listed } from './webhook-queue.js';

/** How an attempt at a claimed delivery ended. */
export interface AttemptOutcome {
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
 * Writes how attempts ended. Those whose lease ran out meanwhile are left to whoever holds them now.
 *
 * @param outcomes one per delivery at most
 */
export async function settleAttempts(
  tx: EntityManager,
  accountId: string,
  holder: string,
  outcomes: readonly AttemptOutcome[],
): Promise<void> {
  const account = toBin(accountId);
  const mine = await stillHeld(tx, account, toBin(holder), outcomes);
  if (mine.length === 0) return;
  const attempts = mine.map(({ id, attempt, responseStatus, latencyMs, error, attemptedAt }) => ({
    account_id: account,
    delivery_id: id,
    attempt,
    response_status: responseStatus,
    latency_ms: latencyMs,
    error_message: shortened(error),
    attempted_at: attemptedAt,
  }));
  await tx.query(`INSERT INTO webhook_attempts (${attemptColumns.join(', ')}) VALUES ?`, [
    valuesSql(attemptColumns, attempts),
  ]);
  const delivered = mine.filter(({ status }) => status === 'delivered');
  if (delivered.length > 0) {
    await tx.query(
      `UPDATE webhook_deliveries d ${latestAttempt}
       SET d.status = 'delivered', d.due_at = NULL, d.delivered_at = a.attempted_at, ${attemptMade}
       WHERE d.account_id = ? AND d.id IN (?)`,
      [account, listed(delivered.map(({ id }) => id))],
    );
  }
  const others = mine.filter(({ status }) => status !== 'delivered');
  if (others.length > 0) {
    const table = others.map(({ id, status, dueAt }) => ({ id, status, due_at: dueAt }));
    await tx.query(
      `UPDATE ? o STRAIGHT_JOIN webhook_deliveries d ON d.account_id = ? AND d.id = o.id ${latestAttempt}
       SET d.status = o.status, d.due_at = o.due_at, ${attemptMade}`,
      [tableSql(['id', 'status', 'due_at'], table), account],
    );
  }
}

const attemptColumns = [
  'account_id',
  'delivery_id',
  'attempt',
  'response_status',
  'latency_ms',
  'error_message',
  'attempted_at',
] as const;

/** What was just inserted is read back there: half the time of sending it once more. */
const latestAttempt = `STRAIGHT_JOIN webhook_attempts a
  ON a.account_id = d.account_id AND a.delivery_id = d.id AND a.attempt = d.attempts + 1`;

const attemptMade = `d.attempts = a.attempt, d.response_status = a.response_status, d.latency_ms = a.latency_ms,
  d.last_error = a.error_message, d.last_attempt_at = a.attempted_at, d.updated_at = a.attempted_at, d.lease_owner = NULL`;

/** Locks the deliveries; answers the outcomes of those that the holder still holds. */
async function stillHeld(
  tx: EntityManager,
  account: Buffer,
  holder: Buffer,
  outcomes: readonly AttemptOutcome[],
): Promise<readonly AttemptOutcome[]> {
  const condition = 'FROM webhook_deliveries WHERE account_id = ? AND id IN (?) AND lease_owner = ?';
  const params = [account, listed(outcomes.map(({ id }) => id)), holder];
  const [{ held }] = await tx.query<[{ held: number }]>(
    `SELECT COUNT(*) AS held ${condition} FOR UPDATE`,
    params,
  );
  if (held === outcomes.length) return outcomes;
  const rows = await tx.query<{ id: Buffer }[]>(`SELECT id ${condition}`, params);
  const ids = new Set(rows.map(({ id }) => keyOf(id)));
  return outcomes.filter(({ id }) => ids.has(keyOf(id)));
}

function shortened(error: string | null): string | null {
  return error && error.slice(0, longestError);
}
