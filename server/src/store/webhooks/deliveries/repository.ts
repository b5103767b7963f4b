import { In, IsNull, LessThanOrEqual, Not, type EntityManager } from 'typeorm';
import { events, webhookAttempts, type DeliveryEntity, type WebhookAttemptEntity } from '../entities.js';
import { keepDelivered } from '../queue/queries.js';
import { keysInOrder, type DeliveryFilter } from './queries.js';

/** Returns a delivery of the account; null when it has none with this id, which is the event's. */
export async function findDelivery(
  db: EntityManager,
  accountId: string,
  id: string,
): Promise<DeliveryEntity | null> {
  const where = { account_id: accountId, id, delivery_status: Not(IsNull()) };
  return db.getRepository(events).findOneBy(where) as Promise<DeliveryEntity | null>;
}

/** One attempt at a delivery. */
export type Attempt = Omit<WebhookAttemptEntity, 'account_id' | 'event_id'>;

/** Returns the newest `limit` attempts at a delivery, up to the last that it counts, the oldest of them first. */
export async function attemptsAt(
  db: EntityManager,
  delivery: DeliveryEntity,
  limit: number,
): Promise<Attempt[]> {
  const { account_id, id, attempts } = delivery;
  const logged: Attempt[] = await db.getRepository(webhookAttempts).find({
    where: { account_id, event_id: id, attempt: LessThanOrEqual(attempts) },
    order: { attempt: 'DESC' },
    take: limit,
  });
  // One that reached its receiver is logged when the next one is asked for (see `keepDelivered`).
  const isLogged = attempts === 0 || logged[0]?.attempt === attempts;
  return (isLogged ? logged : [lastOf(delivery), ...logged].slice(0, limit)).reverse();
}

function lastOf(delivery: DeliveryEntity): Attempt {
  const { attempts, attempted_at, response_status, latency_ms, last_error } = delivery;
  return {
    attempt: attempts,
    attempted_at,
    response_status: response_status || null,
    latency_ms,
    error_message: last_error,
  };
}

/**
 * Queues a delivery again, due at once and with all its retries before it. Returns it, null when the account has none with
 * this id.
 */
export async function requeueDelivery(
  tx: EntityManager,
  accountId: string,
  id: string,
  now: Date,
): Promise<DeliveryEntity | null> {
  await requeue(tx, accountId, [id], now);
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
  { after, limit }: { after: Pick<DeliveryEntity, 'id' | 'created_at'> | null; limit: number },
  now: Date,
): Promise<RequeuedRange> {
  const found = await keysInOrder(tx, accountId, filter, after, limit + 1);
  const ids = found.slice(0, limit);
  await requeue(tx, accountId, ids, now);
  return { count: ids.length, lastId: ids.at(-1) ?? null, hasMore: found.length > limit };
}

async function requeue(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const which = () => ({ account_id: accountId, id: In(ids), delivery_status: Not(IsNull()) });
  const deliveries = tx.getRepository(events);
  // Until it is logged, no other attempt may take the place of the last one.
  await deliveries.find({ select: { id: true }, where: which(), lock: { mode: 'pessimistic_write' } });
  await keepDelivered(tx, accountId, ids);
  const again = { delivery_status: 'pending', attempts_before: () => 'attempts', due_at: now } as const;
  await deliveries.update(which(), again);
}
