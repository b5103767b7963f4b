import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.js';
import { newId } from './ids.js';
import { acquireLease, leaseTable, releaseLease, renewLease, type Lease } from './leases.js';

const ttlMs = 30_000;
const renewEveryMs = 10_000;
const pollEveryMs = 100;

/**
 * Brings the schema up to date; answers the names of the migrations that ran. Any number of processes may call it at
 * once: one migrates and the others wait. A process killed in the middle leaves a lease that runs out in 30 s, and
 * every migration can be run again from where it stopped.
 */
export async function migrate(database: Database): Promise<string[]> {
  await database.manager.query(leaseTable);
  const lease: Lease = { name: 'migrations', owner: newId() };
  // A plain row rather than GET_LOCK, which clusters either lack or keep to one node.
  while (!(await acquireLease(database.manager, lease, new Date(), ttlMs))) await sleep(pollEveryMs);
  const renewal = setInterval(() => {
    renewLease(database.manager, lease, new Date(), ttlMs).catch(() => undefined);
  }, renewEveryMs);
  try {
    const ran = await database.source.runMigrations({ transaction: 'none' });
    return ran.map(migration => migration.name);
  } finally {
    clearInterval(renewal);
    await releaseLease(database.manager, lease);
  }
}
