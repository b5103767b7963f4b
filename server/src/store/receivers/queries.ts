// SQL, because counters are made or raised in one statement, and read for each batch of messages that is claimed.
import type { EntityManager } from 'typeorm';
import type { ReceiverProvider } from '../../domain/receivers/limits.js';
import { valuesSql } from '../database/bulk/values/queries.js';
import { toBin } from '../database/ids.js';
import { purgeUntil } from '../database/queries.js';
import { day, entity, integer, key, oneOf, text, timestamp, uuid } from '../database/columns.js';

/** How many messages of campaigns went to a receiver with a limit on a day in UTC. */
export const receiverSends = entity('receiver_sends', {
  account_id: key(uuid),
  day: key(day),
  /** `domain:acme.example`, or `provider:google`. */
  receiver: key(text),
  sent: integer,
});

/** Who receives the mail of a domain, as the DNS said: that is the same for all accounts. */
export const receiverProviders = entity('receiver_providers', {
  domain: key(text),
  provider: oneOf<ReceiverProvider>(),
  /** Until when that is taken to be so. */
  kept_until: timestamp,
});

/** Returns how many messages receivers got on a day, by the key of the receiver. */
export async function readReceiverSends(
  db: EntityManager,
  accountId: string,
  day: string,
  receivers: readonly string[],
): Promise<Map<string, number>> {
  if (receivers.length === 0) return new Map();
  const rows = await db.query<{ receiver: string; sent: number }[]>(
    'SELECT receiver, sent FROM receiver_sends WHERE account_id = ? AND day = ? AND receiver IN (?)',
    [toBin(accountId), day, receivers],
  );
  return new Map(rows.map(({ receiver, sent }) => [receiver, sent]));
}

/** Returns how many messages all receivers of an account got on a day, by the key of the receiver. */
export async function readAllReceiverSends(
  db: EntityManager,
  accountId: string,
  day: string,
): Promise<Map<string, number>> {
  const rows = await db.getRepository(receiverSends).findBy({ account_id: accountId, day });
  return new Map(rows.map(({ receiver, sent }) => [receiver, sent]));
}

/** Counts messages to receivers and locks their counters, in the order of their keys. */
export async function addReceiverSends(
  tx: EntityManager,
  accountId: string,
  day: string,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  if (counts.size === 0) return;
  const rows = [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([receiver, sent]) => ({ account_id: toBin(accountId), day, receiver, sent }));
  await tx.query(
    `INSERT INTO receiver_sends (account_id, day, receiver, sent) VALUES ?
     ON DUPLICATE KEY UPDATE sent = sent + VALUES(sent)`,
    [valuesSql(['account_id', 'day', 'receiver', 'sent'], rows)],
  );
}

/** Gives messages that certainly did not leave back to the receivers that they were counted for. */
export async function giveBackReceiverSends(
  tx: EntityManager,
  accountId: string,
  day: string,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [receiver, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
    await tx.getRepository(receiverSends).decrement({ account_id: accountId, day, receiver }, 'sent', count);
}

/** Returns who receives the mail of domains, as far as that is known. */
export async function readProviders(
  db: EntityManager,
  domains: readonly string[],
  now: Date,
): Promise<Map<string, ReceiverProvider>> {
  if (domains.length === 0) return new Map();
  const rows = await db.query<{ domain: string; provider: ReceiverProvider }[]>(
    'SELECT domain, provider FROM receiver_providers WHERE domain IN (?) AND kept_until > ?',
    [domains, now],
  );
  return new Map(rows.map(({ domain, provider }) => [domain, provider]));
}

/** Keeps who receives the mail of domains. */
export async function storeProviders(
  db: EntityManager,
  found: readonly { domain: string; provider: ReceiverProvider; kept_until: Date }[],
): Promise<void> {
  if (found.length === 0) return;
  const sorted = [...found].sort((a, b) => (a.domain < b.domain ? -1 : 1));
  await db.query(
    `INSERT INTO receiver_providers (domain, provider, kept_until) VALUES ?
     ON DUPLICATE KEY UPDATE provider = VALUES(provider), kept_until = VALUES(kept_until)`,
    [valuesSql(['domain', 'provider', 'kept_until'], sorted)],
  );
}

/** Deletes at most `limit` counters of days that are over by `until`, and returns how many. */
export function purgeReceiverSends(db: EntityManager, until: Date, limit: number): Promise<number> {
  return purgeUntil(db, receiverSends, 'day', until, limit);
}

/** Deletes at most `limit` domains that were kept until a time at most, and returns how many. */
export function purgeProviders(db: EntityManager, until: Date, limit: number): Promise<number> {
  return purgeUntil(db, receiverProviders, 'kept_until', until, limit);
}
