import type { EntityManager } from 'typeorm';
import type { EventType } from '../generated/events.js';
import type { DeliveryStatus, WebhookDeliveryRow } from './entities/index.js';
import { fromBin, toBin } from './ids.js';
import { keepDelivered } from './webhook-outcomes.js';

/** Which deliveries a list shows; times are inclusive. */
export interface DeliveryFilter {
  status?: DeliveryStatus;
  eventTypes?: readonly EventType[];
  from?: Date;
  to?: Date;
}

/** A page of an account's deliveries, newest first, and how many there are. */
export async function listDeliveries(
  db: EntityManager,
  accountId: string,
  filter: DeliveryFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: WebhookDeliveryRow[]; total: number }> {
  const { sql, params } = conditions(accountId, filter);
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT COUNT(*) AS total FROM webhook_deliveries WHERE ${sql}`,
    params,
  );
  if (page.limit === 0 || page.offset >= total) return { rows: [], total };
  // The inner query walks an index alone, so that a deep page reads no more rows than a first one.
  const rows = await db.query<WebhookDeliveryRow[]>(
    `SELECT d.* FROM (
       SELECT id FROM webhook_deliveries WHERE ${sql} ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?
     ) page JOIN webhook_deliveries d ON d.account_id = ? AND d.id = page.id
     ORDER BY d.created_at DESC, d.id DESC`,
    [...params, page.limit, page.offset, toBin(accountId)],
  );
  return { rows, total };
}

/** The delivery of an event; null when there was none to make. */
export async function findDeliveryOfEvent(
  db: EntityManager,
  accountId: string,
  eventId: string,
): Promise<WebhookDeliveryRow | null> {
  const [row] = await db.query<WebhookDeliveryRow[]>(
    'SELECT * FROM webhook_deliveries WHERE account_id = ? AND event_id = ?',
    [toBin(accountId), toBin(eventId)],
  );
  return row ?? null;
}

/**
 * Queues a delivery again, due at once and with all its retries before it; one that an attempt is under way for is left
 * alone. Answers it as it is then, null when the account has none with this id.
 */
export async function requeueDelivery(
  tx: EntityManager,
  accountId: string,
  id: string,
  now: Date,
): Promise<WebhookDeliveryRow | null> {
  const key = [toBin(accountId), toBin(id)];
  const find = 'SELECT * FROM webhook_deliveries WHERE account_id = ? AND id = ?';
  const [row] = await tx.query<WebhookDeliveryRow[]>(`${find} FOR UPDATE`, key);
  if (!row || isUnderWay(row, now)) return row ?? null;
  await requeue(tx, accountId, [row.id], now);
  const [queued] = await tx.query<[WebhookDeliveryRow]>(find, key);
  return queued;
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
  { after, limit }: { after: Pick<WebhookDeliveryRow, 'id' | 'created_at'> | null; limit: number },
  now: Date,
): Promise<RequeuedRange> {
  const { sql, params } = conditions(accountId, filter);
  const rest = after ? 'AND created_at >= ? AND (created_at > ? OR id > ?)' : '';
  const rows = await tx.query<WebhookDeliveryRow[]>(
    `SELECT id, lease_owner, due_at FROM webhook_deliveries WHERE ${sql} ${rest}
     ORDER BY created_at, id LIMIT ? FOR UPDATE`,
    [...params, ...(after ? [after.created_at, after.created_at, after.id] : []), limit + 1],
  );
  const step = rows.slice(0, limit);
  const idle = step.filter(row => !isUnderWay(row, now));
  await requeue(
    tx,
    accountId,
    idle.map(({ id }) => id),
    now,
  );
  const last = step.at(-1);
  return { count: step.length, lastId: last ? fromBin(last.id) : null, hasMore: rows.length > limit };
}

/** A delivery of the account; null when it has none with this id. */
export async function findDelivery(
  db: EntityManager,
  accountId: string,
  id: string,
): Promise<WebhookDeliveryRow | null> {
  const [row] = await db.query<WebhookDeliveryRow[]>(
    'SELECT * FROM webhook_deliveries WHERE account_id = ? AND id = ?',
    [toBin(accountId), toBin(id)],
  );
  return row ?? null;
}

async function requeue(
  tx: EntityManager,
  accountId: string,
  ids: readonly Buffer[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await keepDelivered(tx, accountId, ids);
  await tx.query(
    `UPDATE webhook_deliveries
     SET status = 'pending', attempts_before = attempts, due_at = ?, lease_owner = NULL, delivered_at = NULL, updated_at = ?
     WHERE account_id = ? AND id IN (?)`,
    [now, now, toBin(accountId), ids],
  );
}

/** Whether a worker of an earlier release holds the delivery: `due_at` is then the end of its lease. */
export function isUnderWay(row: WebhookDeliveryRow, now: Date): boolean {
  return row.lease_owner !== null && row.due_at !== null && row.due_at > now;
}

/** Forgets at most `limit` deliveries made before a time, with their attempts, over all accounts; answers how many. */
export async function purgeDeliveries(tx: EntityManager, before: Date, limit: number): Promise<number> {
  const rows = await tx.query<{ account_id: Buffer; id: Buffer }[]>(
    'SELECT account_id, id FROM webhook_deliveries WHERE created_at < ? ORDER BY created_at LIMIT ?',
    [before, limit],
  );
  const byAccount = new Map<string, Buffer[]>();
  for (const { account_id, id } of rows) {
    const accountId = fromBin(account_id);
    byAccount.set(accountId, [...(byAccount.get(accountId) ?? []), id]);
  }
  for (const [accountId, ids] of byAccount) {
    const params = [toBin(accountId), ids];
    await tx.query('DELETE FROM webhook_attempts WHERE account_id = ? AND delivery_id IN (?)', params);
    await tx.query('DELETE FROM webhook_deliveries WHERE account_id = ? AND id IN (?)', params);
  }
  return rows.length;
}

function conditions(accountId: string, { status, eventTypes, from, to }: DeliveryFilter) {
  const parts: [string, unknown][] = [['account_id = ?', toBin(accountId)]];
  if (status) parts.push(['status = ?', status]);
  if (eventTypes) parts.push(['event_type IN (?)', eventTypes]);
  if (from) parts.push(['created_at >= ?', from]);
  if (to) parts.push(['created_at <= ?', to]);
  return { sql: parts.map(([part]) => part).join(' AND '), params: parts.map(([, value]) => value) };
}
