import type { EntityManager } from 'typeorm';
import { toBin } from './ids.js';
import { table } from './migrations/0001-initial/table.js';

/** Named leases: who holds one may act alone until it ends. Made before all migrations, because they run under one. */
export const leaseTable = table(
  'leases',
  `
  name         VARCHAR(190) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  owner        BINARY(16)   NOT NULL,
  until        DATETIME(3)  NOT NULL,
  acquired_at  DATETIME(3)  NOT NULL,
  PRIMARY KEY (name)`,
);

export interface Lease {
  name: string;
  /** UUID of whoever holds it, one per process or worker. */
  owner: string;
}

/**
 * Takes a lease that is free, has run out, or is held by the same owner; false when another holds it.
 * Times are `now` of the caller plus `ttlMs`.
 */
export async function acquireLease(
  db: EntityManager,
  lease: Lease,
  now: Date,
  ttlMs: number,
): Promise<boolean> {
  const owner = toBin(lease.owner);
  const until = new Date(now.getTime() + ttlMs);
  await db.query(
    `INSERT INTO leases (name, owner, until, acquired_at) VALUES (?, ?, ?, ?)
     ON DUPLICATE KEY UPDATE
       acquired_at = IF(until <= VALUES(acquired_at), VALUES(acquired_at), acquired_at),
       owner = IF(until <= VALUES(acquired_at), VALUES(owner), owner),
       until = IF(owner = VALUES(owner), VALUES(until), until)`,
    [lease.name, owner, until, now],
  );
  const [row] = await db.query<{ owner: Buffer }[]>('SELECT owner FROM leases WHERE name = ?', [lease.name]);
  return row !== undefined && row.owner.equals(owner);
}

/**
 * Makes a lease last until `ttlMs` from `now`, also one that ran out, for as long as nobody took it over; false when
 * somebody did, whether that one still has it or not.
 */
export async function renewLease(
  db: EntityManager,
  { name, owner }: Lease,
  now: Date,
  ttlMs: number,
): Promise<boolean> {
  const { affectedRows } = await db.query<{ affectedRows: number }>(
    'UPDATE leases SET until = ? WHERE name = ? AND owner = ?',
    [new Date(now.getTime() + ttlMs), name, toBin(owner)],
  );
  return affectedRows === 1;
}

/** Gives a lease back; nothing happens when it is no longer held. */
export async function releaseLease(db: EntityManager, lease: Lease): Promise<void> {
  await db.query('DELETE FROM leases WHERE name = ? AND owner = ?', [lease.name, toBin(lease.owner)]);
}
