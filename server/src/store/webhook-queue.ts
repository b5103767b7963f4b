import type { EntityManager } from 'typeorm';
import type { DeliveryStatus, WebhookDeliveryRow } from './entities/index.js';
import { fromBin, toBin } from './ids.js';
import { tableSql, valuesSql } from './values-sql.js';

/** A delivery that a worker holds, with what it sends. */
export interface ClaimedDelivery {
  /** As the database holds it: nobody but the database reads it. */
  id: Buffer;
  eventId: string;
  eventType: string;
  /** When the event happened. */
  happenedAt: Date;
  /** JSON text of the event's `data`, in UTF-8 as it is stored and as it goes out. */
  payload: Buffer;
  attempts: number;
  /** Attempts since it was queued, first or again: they count for the pauses and for giving up. */
  attemptsInTurn: number;
}

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
 * Ids of due deliveries by account, the longest due first.
 *
 * @param except accounts to leave out
 */
export async function dueDeliveries(
  db: EntityManager,
  now: Date,
  limit: number,
  except: readonly string[] = [],
): Promise<Map<string, Buffer[]>> {
  // The index on due_at holds the primary key too, so that accounts are left out without a look at the rows.
  const rows = await db.query<{ account_id: Buffer; id: Buffer }[]>(
    `SELECT account_id, id FROM webhook_deliveries FORCE INDEX (due)
     WHERE due_at <= ? ${except.length > 0 ? 'AND account_id NOT IN (?)' : ''} ORDER BY due_at LIMIT ?`,
    [now, ...(except.length > 0 ? [except.map(toBin)] : []), limit],
  );
  const due = new Map<string, Buffer[]>();
  let last: { account: Buffer; ids: Buffer[] } | undefined;
  for (const { account_id, id } of rows) {
    if (!last?.account.equals(account_id)) {
      const accountId = fromBin(account_id);
      last = { account: account_id, ids: due.get(accountId) ?? [] };
      due.set(accountId, last.ids);
    }
    last.ids.push(id);
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
  ids: readonly Buffer[],
  lease: { holder: string; until: Date },
  now: Date,
): Promise<ClaimedDelivery[]> {
  const account = toBin(accountId);
  const rows = await tx.query<DeliveryToClaim[]>(
    `SELECT id, event_id, event_type, attempts, attempts_before FROM webhook_deliveries
     WHERE account_id = ? AND id IN (?) AND due_at <= ? FOR UPDATE SKIP LOCKED`,
    [account, ids, now],
  );
  if (rows.length === 0) return [];
  await tx.query(
    'UPDATE webhook_deliveries SET lease_owner = ?, due_at = ? WHERE account_id = ? AND id IN (?)',
    [toBin(lease.holder), lease.until, account, rows.map(row => row.id)],
  );
  // Bytes, not text: what is stored goes out as it is.
  const events = await tx.query<EventToSend[]>(
    'SELECT id, CAST(payload AS BINARY) AS payload, created_at FROM events WHERE account_id = ? AND id IN (?)',
    [account, rows.map(row => row.event_id)],
  );
  const byId = new Map(events.map(event => [keyOf(event.id), event]));
  const orphans: Buffer[] = [];
  const claimed: ClaimedDelivery[] = [];
  for (const row of rows) {
    const event = byId.get(keyOf(row.event_id));
    if (event) claimed.push(claimedOf(row, event));
    else orphans.push(row.id);
  }
  await abandonDeliveries(tx, accountId, orphans, 'The event is no longer kept.', now);
  return claimed;
}

type DeliveryToClaim = Pick<
  WebhookDeliveryRow,
  'id' | 'event_id' | 'event_type' | 'attempts' | 'attempts_before'
>;

interface EventToSend {
  id: Buffer;
  payload: Buffer;
  created_at: Date;
}

/** An id as a key of maps and sets, for as long as it does not leave the process. */
export function keyOf(id: Buffer): string {
  return id.toString('latin1');
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
      [account, delivered.map(({ id }) => id)],
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
  const params = [account, outcomes.map(({ id }) => id), holder];
  const [{ held }] = await tx.query<[{ held: number }]>(
    `SELECT COUNT(*) AS held ${condition} FOR UPDATE`,
    params,
  );
  if (held === outcomes.length) return outcomes;
  const rows = await tx.query<{ id: Buffer }[]>(`SELECT id ${condition}`, params);
  const ids = new Set(rows.map(({ id }) => keyOf(id)));
  return outcomes.filter(({ id }) => ids.has(keyOf(id)));
}

/** Gives deliveries back that were not tried: they are due at once. */
export async function releaseDeliveries(
  tx: EntityManager,
  accountId: string,
  holder: string,
  ids: readonly Buffer[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    'UPDATE webhook_deliveries SET due_at = ?, lease_owner = NULL WHERE account_id = ? AND id IN (?) AND lease_owner = ?',
    [now, toBin(accountId), ids, toBin(holder)],
  );
}

/** Gives deliveries up without an attempt, with the reason for the log. */
export async function abandonDeliveries(
  tx: EntityManager,
  accountId: string,
  ids: readonly Buffer[],
  reason: string,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    `UPDATE webhook_deliveries SET status = 'failed', due_at = NULL, lease_owner = NULL, last_error = ?, updated_at = ?
     WHERE account_id = ? AND id IN (?)`,
    [reason, now, toBin(accountId), ids],
  );
}

function claimedOf(row: DeliveryToClaim, event: EventToSend): ClaimedDelivery {
  return {
    id: row.id,
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
