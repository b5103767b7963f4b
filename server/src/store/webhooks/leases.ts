import type { EntityManager } from 'typeorm';
import { toBin } from '../database/ids.js';
import type { Lease } from '../database/leases.js';

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
