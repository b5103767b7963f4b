import type { EntityManager } from 'typeorm';
import { toBin } from './ids.js';
import type { Lease } from './leases.js';

/** The lease on an account's deliveries, for an owner: a UUID that no one else uses, and nobody twice. */
export function webhookLease(accountId: string, owner: string): Lease {
  return { name: `webhooks ${accountId}`, owner };
}

/** Whether the owner still holds the lease; if so, nobody takes it over before the transaction ends. */
export async function keepsLease(tx: EntityManager, { name, owner }: Lease): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    'SELECT 1 FROM leases WHERE name = ? AND owner = ? LOCK IN SHARE MODE',
    [name, toBin(owner)],
  );
  return rows.length > 0;
}

/**
 * Makes a lease last until `ttlMs` from `now`, also one that ran out, for as long as nobody took it over; false when
 * somebody did, whether that one still has it or not.
 */
export async function prolongLease(
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
