import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { entity, timestamp, key, text, uuid } from './columns.js';
import { insertNew } from './writes.js';

/** Named leases: who holds one may act alone until it ends. Made before all migrations, because they run under one. */
export const leaseTable = `CREATE TABLE IF NOT EXISTS leases (
  name         VARCHAR(190) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  owner        BINARY(16)   NOT NULL,
  until        DATETIME(3)  NOT NULL,
  acquired_at  DATETIME(3)  NOT NULL,
  PRIMARY KEY (name)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`;

export const leases = entity('leases', {
  name: key(text),
  owner: uuid,
  until: timestamp,
  acquired_at: timestamp,
});

export interface Lease {
  name: string;
  /** UUID of whoever holds it, one per process or worker. */
  owner: string;
}

/**
 * Acquires a lease that is free, has run out, or is held by the same owner; false when another holds it.
 * Times are `now` of the caller plus `ttlMs`.
 */
export async function acquireLease(
  db: EntityManager,
  { name, owner }: Lease,
  now: Date,
  ttlMs: number,
): Promise<boolean> {
  const held = { owner, until: new Date(now.getTime() + ttlMs), acquired_at: now };
  const repository = db.getRepository(leases);
  const { affected } = await repository
    .createQueryBuilder()
    .update(held)
    .where([
      { name, owner },
      { name, until: LessThanOrEqual(now) },
    ])
    .execute();
  return affected === 1 || (await insertNew(repository, { name, ...held })) === 1;
}

/**
 * Renews a lease until `ttlMs` from `now`, also one that ran out, as long as nobody took it over; false when somebody
 * did, whether that one still has it or not.
 */
export async function renewLease(
  db: EntityManager,
  lease: Lease,
  now: Date,
  ttlMs: number,
): Promise<boolean> {
  const until = new Date(now.getTime() + ttlMs);
  return (await db.getRepository(leases).update(lease, { until })).affected === 1;
}

/** Releases a lease; nothing happens when it is no longer held. */
export async function releaseLease(db: EntityManager, lease: Lease): Promise<void> {
  await db.getRepository(leases).delete(lease);
}
