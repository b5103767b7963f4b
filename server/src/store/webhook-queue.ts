import type { EntityManager } from 'typeorm';
import type { DeliveryStatus, EventRow, WebhookDeliveryRow } from './entities/index.js';
import { fromBin, toBin } from './ids.js';

/** A delivery that a worker holds, with what it sends. */
export interface ClaimedDelivery {
  id: string;
  eventId: string;
  eventType: string;
  /** When the event happened. */
  happenedAt: Date;
  /** JSON text of the event's `data`. */
  payload: string;
  attempts: number;
  /** Attempts since it was queued, first or again: they count for the pauses and for giving up. */
  attemptsInTurn: number;
}

/** How an attempt at a claimed delivery ended. */
export interface AttemptOutcome {
  id: string;
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
 * Ids of due deliveries by account, the longest due first.
 *
 * @param except accounts to leave out
 */
export async function dueDeliveries(
  db: EntityManager,
  now: Date,
  limit: number,
  except: readonly string[] = [],
): Promise<Map<string, string[]>> {
  // The index on due_at holds the primary key too, so that accounts are left out without a look at the rows.
  const rows = await db.query<{ account_id: Buffer; id: Buffer }[]>(
    `SELECT account_id, id FROM webhook_deliveries FORCE INDEX (due)
     WHERE due_at <= ? ${except.length > 0 ? 'AND account_id NOT IN (?)' : ''} ORDER BY due_at LIMIT ?`,
    [now, ...(except.length > 0 ? [except.map(toBin)] : []), limit],
  );
  const due = new Map<string, string[]>();
  for (const row of rows) {
    const accountId = fromBin(row.account_id);
    const ids = due.get(accountId);
    if (ids) ids.push(fromBin(row.id));
    else due.set(accountId, [fromBin(row.id)]);
  }
  return due;
}

/**
 * Takes those of the deliveries that are due and that nobody else is taking: until the lease ends they are the
 * holder's. What belongs to an event that is no longer kept is given up here.
 *
 * @param lease.holder UUID of this claim
 */
export async function claimDeliveries(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
  lease: { holder: string; until: Date },
  now: Date,
): Promise<ClaimedDelivery[]> {
  const account = toBin(accountId);
  const rows = await tx.query<WebhookDeliveryRow[]>(
    `SELECT * FROM webhook_deliveries WHERE account_id = ? AND id IN (?) AND due_at <= ? FOR UPDATE SKIP LOCKED`,
    [account, ids.map(toBin), now],
  );
  if (rows.length === 0) return [];
  await tx.query(
    'UPDATE webhook_deliveries SET lease_owner = ?, due_at = ? WHERE account_id = ? AND id IN (?)',
    [toBin(lease.holder), lease.until, account, rows.map(row => row.id)],
  );
  const events = await tx.query<Pick<EventRow, 'id' | 'payload' | 'created_at'>[]>(
    'SELECT id, payload, created_at FROM events WHERE account_id = ? AND id IN (?)',
    [account, rows.map(row => row.event_id)],
  );
  const byId = new Map(events.map(event => [fromBin(event.id), event]));
  const eventOf = (row: WebhookDeliveryRow) => byId.get(fromBin(row.event_id));
  const orphans = rows.filter(row => !eventOf(row)).map(row => fromBin(row.id));
  await abandonDeliveries(tx, accountId, orphans, 'The event is no longer kept.', now);
  return rows.flatMap(row => {
    const event = eventOf(row);
    return event ? [claimed(row, event)] : [];
  });
}

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
  const held = await tx.query<{ id: Buffer }[]>(
    'SELECT id FROM webhook_deliveries WHERE account_id = ? AND id IN (?) AND lease_owner = ? FOR UPDATE',
    [account, outcomes.map(({ id }) => toBin(id)), toBin(holder)],
  );
  const ids = new Set(held.map(({ id }) => fromBin(id)));
  const mine = outcomes.filter(({ id }) => ids.has(id));
  if (mine.length === 0) return;
  await tx.query(
    `INSERT INTO webhook_attempts
       (account_id, delivery_id, attempt, response_status, latency_ms, error_message, attempted_at) VALUES ?`,
    [
      mine.map(({ id, attempt, responseStatus, latencyMs, error, attemptedAt }) => [
        account,
        toBin(id),
        attempt,
        responseStatus,
        latencyMs,
        shortened(error),
        attemptedAt,
      ]),
    ],
  );
  await tx.query(
    `UPDATE (${mine.map(() => outcomeColumns).join(' UNION ALL ')}) o
     STRAIGHT_JOIN webhook_deliveries d ON d.account_id = ? AND d.id = o.id
     SET d.status = o.status, d.attempts = o.attempt, d.due_at = o.due_at, d.response_status = o.response_status,
       d.latency_ms = o.latency_ms, d.last_error = o.error, d.last_attempt_at = o.attempted_at,
       d.delivered_at = IF(o.status = 'delivered', o.attempted_at, d.delivered_at), d.updated_at = o.attempted_at,
       d.lease_owner = NULL`,
    [
      ...mine.flatMap(({ id, status, attempt, dueAt, responseStatus, latencyMs, error, attemptedAt }) => [
        ...[toBin(id), status, attempt, dueAt],
        ...[responseStatus, latencyMs, shortened(error), attemptedAt],
      ]),
      account,
    ],
  );
}

const outcomeColumns = `SELECT ? AS id, ? AS status, ? AS attempt, ? AS due_at, ? AS response_status,
  ? AS latency_ms, ? AS error, ? AS attempted_at`;

/** Gives deliveries back that were not tried: they are due at once. */
export async function releaseDeliveries(
  tx: EntityManager,
  accountId: string,
  holder: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    'UPDATE webhook_deliveries SET due_at = ?, lease_owner = NULL WHERE account_id = ? AND id IN (?) AND lease_owner = ?',
    [now, toBin(accountId), ids.map(toBin), toBin(holder)],
  );
}

/** Gives deliveries up without an attempt, with the reason for the log. */
export async function abandonDeliveries(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
  reason: string,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    `UPDATE webhook_deliveries SET status = 'failed', due_at = NULL, lease_owner = NULL, last_error = ?, updated_at = ?
     WHERE account_id = ? AND id IN (?)`,
    [reason, now, toBin(accountId), ids.map(toBin)],
  );
}

function claimed(row: WebhookDeliveryRow, event: Pick<EventRow, 'payload' | 'created_at'>): ClaimedDelivery {
  return {
    id: fromBin(row.id),
    eventId: fromBin(row.event_id),
    eventType: row.event_type,
    happenedAt: event.created_at,
    payload: event.payload,
    attempts: row.attempts,
    attemptsInTurn: row.attempts - row.attempts_before,
  };
}

function shortened(error: string | null): string | null {
  return error && error.slice(0, longestError);
}
