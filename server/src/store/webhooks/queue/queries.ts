// SQL, because the dispatcher reads and writes thousands of deliveries a second, each batch in one statement.
import { groupBy } from '../../../domain/shared/group-by.js';
import { slices } from '../../../domain/jobs/slices.js';
import type { EntityManager } from 'typeorm';
import { fromBin, toBin } from '../../database/ids.js';
import { keyRows, NEVER } from '../../database/sql.js';
import { columnsOf } from '../../database/bulk/queries.js';
import { tableSql } from '../../database/bulk/values/queries.js';
import type { DeliveryStatus } from '../entities.js';

/** A delivery that this process alone may make until the claim ends. */
export interface ClaimedDelivery {
  accountId: string;
  /** The event's. */
  id: string;
  /** JSON text of the event in UTF-8, as it goes out in every attempt. */
  body: Buffer;
  attempts: number;
  /** Attempts since it was queued, first or again: they count for the pauses and for giving up. */
  attemptsInTurn: number;
  /** When the claim ends. It is in `due_at`: what was recorded, queued again or claimed since has another one. */
  until: Date;
  /** No request begins later. */
  beginBy: Date;
}

/**
 * Returns ids of due deliveries by account, the longest due first.
 */
export async function dueDeliveries(
  db: EntityManager,
  now: Date,
  limit: number,
  except: readonly string[],
): Promise<Map<string, string[]>> {
  // The index on due_at holds the primary key too, so that accounts are left out without a look at the rows.
  const rows = await db.query<{ account_id: Buffer; id: Buffer }[]>(
    `SELECT account_id, id FROM events FORCE INDEX (due)
     WHERE due_at <= ? ${except.length > 0 ? 'AND account_id NOT IN (?)' : ''} ORDER BY due_at LIMIT ?`,
    [now, ...(except.length > 0 ? [except.map(toBin)] : []), limit],
  );
  const byAccount = groupBy(rows, row => fromBin(row.account_id));
  return new Map([...byAccount].map(([accountId, due]) => [accountId, due.map(({ id }) => fromBin(id))]));
}

/** Claims those of the deliveries that are due and that nobody else claims at the moment; returns them by account. */
export async function claimDeliveries(
  tx: EntityManager,
  wanted: readonly { accountId: string; id: string }[],
  now: Date,
  { until, beginBy }: Pick<ClaimedDelivery, 'until' | 'beginBy'>,
): Promise<Map<string, ClaimedDelivery[]>> {
  // Bytes, which go out as they come: the server puts them together in a third of the time that we would take.
  const rows = await tx.query<Claimable[]>(
    `SELECT account_id, id, attempts, attempts - attempts_before AS attemptsInTurn,
       CONCAT('{"type":"', type, '","timestamp":"', REPLACE(created_at, ' ', 'T'), 'Z","data":', CAST(payload AS BINARY),
         '}') AS body
     FROM events FORCE INDEX (PRIMARY) WHERE (account_id, id) IN (?) AND due_at <= ? FOR UPDATE SKIP LOCKED`,
    [keysOf(wanted), now],
  );
  const claimed = rows.map(({ account_id, id, ...row }) => ({
    ...row,
    ...{ accountId: fromBin(account_id), id: fromBin(id), until, beginBy },
  }));
  if (claimed.length > 0) await moveDue(tx, claimed, until);
  return groupBy(claimed, ({ accountId }) => accountId);
}

type Claimable = Pick<ClaimedDelivery, 'body' | 'attempts' | 'attemptsInTurn'> & {
  account_id: Buffer;
  id: Buffer;
};

function moveDue(
  db: EntityManager,
  deliveries: readonly DeliveryKey[],
  dueAt: Date,
  from?: Date,
): Promise<unknown> {
  return db.query(
    `UPDATE events FORCE INDEX (PRIMARY) SET due_at = ? WHERE (account_id, id) IN (?) ${from ? 'AND due_at = ?' : ''}`,
    [dueAt, keysOf(deliveries), ...(from ? [from] : [])],
  );
}

/** Makes claimed deliveries due again that were not begun, unless the claim has ended. */
export async function releaseDeliveries(
  db: EntityManager,
  deliveries: readonly ClaimedDelivery[],
  now: Date,
): Promise<void> {
  const byClaim = groupBy(deliveries, ({ until }) => until.getTime());
  for (const [until, claimed] of byClaim) await moveDue(db, claimed, now, new Date(until));
}

interface DeliveryKey {
  accountId: string;
  id: string;
}

/** Keys within `IN (?)`. */
function keysOf(deliveries: readonly DeliveryKey[]) {
  return keyRows(deliveries.map(({ accountId, id }) => [toBin(accountId), toBin(id)]));
}

/** More than are under way to an account's address at a time. */
const HASTENED = 100;

/**
 * Makes some of an account's waiting deliveries due, where there are any, as its delivery is switched off: with them the
 * dispatcher finds that out, and gives up all that wait, some of them for hours yet.
 */
export async function advanceRetries(tx: EntityManager, accountId: string, now: Date): Promise<void> {
  await tx.query(
    `UPDATE events FORCE INDEX (by_delivery) SET due_at = ?
     WHERE account_id = ? AND delivery_status = 'pending' LIMIT ?`,
    [now, toBin(accountId), HASTENED],
  );
}

/**
 * Gives up, without an attempt, at most `limit` deliveries of an account, whenever they are due. Returns how many.
 *
 * @param except those that are under way
 * @param reason for the log
 */
export async function abandonDeliveries(
  tx: EntityManager,
  accountId: string,
  except: readonly string[],
  reason: string,
  limit: number,
): Promise<number> {
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    `UPDATE events FORCE INDEX (by_delivery) SET delivery_status = 'failed', due_at = ?, last_error = ?
     WHERE account_id = ? AND delivery_status = 'pending' ${except.length > 0 ? 'AND id NOT IN (?)' : ''} LIMIT ?`,
    [NEVER, reason, toBin(accountId), ...(except.length > 0 ? [except.map(toBin)] : []), limit],
  );
  return affectedRows;
}

/** How an attempt at a delivery ended. */
export interface AttemptRecord extends Pick<ClaimedDelivery, 'accountId' | 'id' | 'until'> {
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
/** Rows of one statement: each is a part of a union, of which a server takes no thousands. */
const statementRows = 500;

/**
 * Writes how attempts ended, except those whose claim somebody else has taken over: that one tries again.
 *
 * @param outcomes one per delivery at most
 */
export async function recordAttempts(tx: EntityManager, outcomes: readonly AttemptRecord[]): Promise<void> {
  const rows = outcomes.map(outcome => ({
    account_id: toBin(outcome.accountId),
    id: toBin(outcome.id),
    claimed_until: outcome.until,
    delivery_status: outcome.status,
    due_at: outcome.dueAt ?? NEVER,
    attempts: outcome.attempt,
    response_status: outcome.responseStatus ?? 0,
    latency_ms: outcome.latencyMs,
    last_error: outcome.error?.slice(0, longestError) ?? null,
    attempted_at: outcome.attemptedAt,
  }));
  for await (const slice of slices(rows, statementRows)) {
    // With `AS`, it is no write that wakes whoever waits for events (see `writtenTable`): nothing comes due by it.
    await tx.query(
      `UPDATE ? AS o STRAIGHT_JOIN events e ON e.account_id = o.account_id AND e.id = o.id
       SET e.delivery_status = o.delivery_status, e.due_at = o.due_at, e.attempts = o.attempts,
         e.response_status = o.response_status, e.latency_ms = o.latency_ms, e.last_error = o.last_error,
         e.attempted_at = o.attempted_at
       WHERE e.due_at = CAST(o.claimed_until AS DATETIME(3))`,
      [tableSql(columnsOf(slice), slice)],
    );
  }
  const failed = outcomes.filter(({ status }) => status !== 'delivered');
  if (failed.length > 0)
    await tx.query(
      `${logLastAttempts} FORCE INDEX (PRIMARY) WHERE (account_id, id) IN (?) AND attempts > 0 ${onceEach}`,
      [keysOf(failed)],
    );
}

/**
 * Logs the last attempts of those deliveries that reached their receiver, before they are queued again. Until then that
 * attempt is in the delivery alone: most are delivered at once and never again, and are written once.
 */
export async function keepDelivered(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.query(
    `${logLastAttempts} WHERE account_id = ? AND id IN (?) AND delivery_status = 'delivered' ${onceEach}`,
    [toBin(accountId), ids.map(toBin)],
  );
}

const logLastAttempts = `INSERT INTO webhook_attempts
    (account_id, event_id, attempt, response_status, latency_ms, error_message, attempted_at)
  SELECT account_id, id, attempts, NULLIF(response_status, 0), latency_ms, last_error, attempted_at FROM events`;

/** Earlier releases logged every attempt, and what a lost connection kept from being acknowledged is written again. */
const onceEach = 'ON DUPLICATE KEY UPDATE webhook_attempts.attempt = webhook_attempts.attempt';
