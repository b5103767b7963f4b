import type { EntityManager } from 'typeorm';
import type { EventType } from '../../generated/events.js';
import type { DeliveryRow, DeliveryStatus, WebhookAttemptRow } from '../entities.js';
import { fromBin, toBin } from '../database/ids.js';
import type { Fragment } from '../database/selection/queries.js';
import { keepDelivered } from './outcomes.js';

/** Which deliveries a list shows; times are inclusive. */
export interface DeliveryFilter {
  status?: DeliveryStatus;
  eventTypes?: readonly EventType[];
  from?: Date;
  to?: Date;
}

const statuses: readonly DeliveryStatus[] = ['pending', 'delivered', 'failed'];

const columns = `account_id, id, type, created_at, delivery_status, due_at, attempts, attempts_before, response_status,
  latency_ms, attempted_at, last_error`;

/** A page of an account's deliveries, newest first, and how many there are. */
export async function listDeliveries(
  db: EntityManager,
  accountId: string,
  filter: DeliveryFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const among = found('COUNT(*) AS total', accountId, filter, filter.status ? [filter.status] : statuses);
  const [{ total }] = await db.query<[{ total: number }]>(among.sql, among.values);
  if (limit === 0 || offset >= total) return { rows: [], total };
  const page = inOrder(accountId, filter, 'DESC', { limit, offset });
  const rows = await db.query<DeliveryRow[]>(
    `SELECT ${columns} FROM (${page.sql}) page JOIN events USING (account_id, id) ORDER BY created_at DESC, id DESC`,
    page.values,
  );
  return { rows, total };
}

/** A delivery of the account; null when it has none with this id, which is the event's. */
export async function findDelivery(
  db: EntityManager,
  accountId: string,
  id: string,
): Promise<DeliveryRow | null> {
  const [row] = await db.query<DeliveryRow[]>(
    `SELECT ${columns} FROM events WHERE account_id = ? AND id = ? AND delivery_status IS NOT NULL`,
    [toBin(accountId), toBin(id)],
  );
  return row ?? null;
}

/** One attempt at a delivery. */
export type Attempt = Omit<WebhookAttemptRow, 'account_id' | 'event_id'>;

/** Attempts at a delivery, up to the last that it counts: the newest `limit` of them, the oldest of these first. */
export async function attemptsAt(
  db: EntityManager,
  delivery: DeliveryRow,
  limit: number,
): Promise<Attempt[]> {
  const { account_id, id, attempts } = delivery;
  const logged = await db.query<Attempt[]>(
    `SELECT attempt, attempted_at, response_status, latency_ms, error_message FROM webhook_attempts
     WHERE account_id = ? AND event_id = ? AND attempt <= ? ORDER BY attempt DESC LIMIT ?`,
    [account_id, id, attempts, limit],
  );
  // One that reached its receiver is logged when the next one is asked for (see `keepDelivered`).
  const isLogged = attempts === 0 || logged[0]?.attempt === attempts;
  return (isLogged ? logged : [lastOf(delivery), ...logged].slice(0, limit)).reverse();
}

function lastOf({ attempts, attempted_at, response_status, latency_ms, last_error }: DeliveryRow): Attempt {
  return {
    attempt: attempts,
    attempted_at,
    response_status: response_status || null,
    latency_ms,
    error_message: last_error,
  };
}

/**
 * Queues a delivery again, due at once and with all its retries before it. Answers it as it is then, null when the
 * account has none with this id.
 */
export async function requeueDelivery(
  tx: EntityManager,
  accountId: string,
  id: string,
  now: Date,
): Promise<DeliveryRow | null> {
  await requeue(tx, accountId, [toBin(id)], now);
  return findDelivery(tx, accountId, id);
}

/** What a step through a range of deliveries did. */
export interface RequeuedRange {
  count: number;
  /** The last delivery of the step; null when the range held none. */
  lastId: string | null;
  hasMore: boolean;
}

/**
 * Queues deliveries again as {@link requeueDelivery} does one, the oldest first and `limit` at most.
 *
 * @param after go on after this delivery
 */
export async function requeueRange(
  tx: EntityManager,
  accountId: string,
  filter: DeliveryFilter,
  { after, limit }: { after: Pick<DeliveryRow, 'id' | 'created_at'> | null; limit: number },
  now: Date,
): Promise<RequeuedRange> {
  const range = inOrder(accountId, filter, 'ASC', { limit: limit + 1, offset: 0 }, after);
  const rows = await tx.query<{ id: Buffer }[]>(range.sql, range.values);
  const ids = rows.slice(0, limit).map(({ id }) => id);
  await requeue(tx, accountId, ids, now);
  const last = ids.at(-1);
  return { count: ids.length, lastId: last ? fromBin(last) : null, hasMore: rows.length > limit };
}

async function requeue(
  tx: EntityManager,
  accountId: string,
  ids: readonly Buffer[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const which = 'account_id = ? AND id IN (?) AND delivery_status IS NOT NULL';
  const key = [toBin(accountId), ids];
  // Until it is logged, no other attempt may take the place of the last one.
  await tx.query(`SELECT id FROM events WHERE ${which} FOR UPDATE`, key);
  await keepDelivered(tx, accountId, ids);
  await tx.query(
    `UPDATE events SET delivery_status = 'pending', attempts_before = attempts, due_at = ? WHERE ${which}`,
    [now, ...key],
  );
}

/**
 * Keys of deliveries, by their time and id. Each status is walked for itself: so the index has them in order, and holds
 * all that is asked.
 *
 * @param after go on after this delivery
 */
function inOrder(
  accountId: string,
  filter: DeliveryFilter,
  direction: 'ASC' | 'DESC',
  { limit, offset }: { limit: number; offset: number },
  after: Pick<DeliveryRow, 'id' | 'created_at'> | null = null,
): Fragment {
  const order = `ORDER BY created_at ${direction}, id ${direction} LIMIT ?`;
  const walks = (filter.status ? [filter.status] : statuses).map(status => {
    const { sql, values } = found('account_id, id, created_at', accountId, filter, [status]);
    const rest = after ? 'AND created_at >= ? AND (created_at > ? OR id > ?)' : '';
    const behind = after ? [after.created_at, after.created_at, after.id] : [];
    return { sql: `(${sql} ${rest} ${order})`, values: [...values, ...behind, limit + offset] };
  });
  return {
    sql: `SELECT account_id, id FROM (${walks.map(({ sql }) => sql).join(' UNION ALL ')}) walked ${order} OFFSET ?`,
    values: [...walks.flatMap(({ values }) => values), limit, offset],
  };
}

function found(
  selected: string,
  accountId: string,
  { eventTypes, from, to }: DeliveryFilter,
  among: readonly DeliveryStatus[],
): Fragment {
  const parts: [string, unknown][] = [
    ['account_id = ?', toBin(accountId)],
    ['delivery_status IN (?)', among],
  ];
  if (eventTypes) parts.push(['type IN (?)', eventTypes]);
  if (from) parts.push(['created_at >= ?', from]);
  if (to) parts.push(['created_at <= ?', to]);
  return {
    sql: `SELECT ${selected} FROM events FORCE INDEX (by_delivery) WHERE ${parts.map(([part]) => part).join(' AND ')}`,
    values: parts.map(([, value]) => value),
  };
}
