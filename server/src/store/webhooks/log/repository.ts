import { In, type EntityManager } from 'typeorm';
import { eventLogs, events, webhookAttempts } from '../entities.js';
import { accountsWithEventsBefore } from './queries.js';

/** Returns whether the log can be read after an event of the account: it has it, or has forgotten none after it. */
export async function canReadAfter(db: EntityManager, accountId: string, id: string): Promise<boolean> {
  return (
    (await db.getRepository(events).existsBy({ account_id: accountId, id })) ||
    (await db.getRepository(eventLogs).existsBy({ account_id: accountId, forgotten_id: id }))
  );
}

/**
 * Deletes at most `limit` events that happened before a time, with the attempts at their delivery, over all accounts;
 * returns how many.
 */
export async function purgeEvents(tx: EntityManager, before: Date, limit: number): Promise<number> {
  let left = limit;
  for (const accountId of await accountsWithEventsBefore(tx, before))
    if (left > 0) left -= await purgeEventsOf(tx, accountId, before, left);
  return limit - left;
}

/** Deletes at most `limit` events of one account, as {@link purgeEvents} does. */
export async function purgeEventsOf(
  tx: EntityManager,
  accountId: string,
  before: Date,
  limit: number,
): Promise<number> {
  const first = await tx.getRepository(events).find({
    select: { id: true, created_at: true },
    where: { account_id: accountId },
    order: { id: 'ASC' },
    take: limit,
  });
  const kept = first.findIndex(event => event.created_at >= before);
  const ids = (kept < 0 ? first : first.slice(0, kept)).map(event => event.id);
  if (ids.length === 0) return 0;
  await tx.getRepository(webhookAttempts).delete({ account_id: accountId, event_id: In(ids) });
  await tx.getRepository(events).delete({ account_id: accountId, id: In(ids) });
  const forgotten = { account_id: accountId, forgotten_id: ids.at(-1) };
  await tx.getRepository(eventLogs).upsert(forgotten, ['account_id']);
  return ids.length;
}
