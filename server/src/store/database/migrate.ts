import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.js';
import { newId } from './ids.js';
import { readServerTime } from './server/queries.js';
import { acquireLease, leaseTable, releaseLease, renewLease, type Lease } from './leases.js';

const ttlMs = 30_000;
const renewEveryMs = 10_000;
const pollEveryMs = 100;
/** Longer than an empty schema takes to make: a process that waits for that need not tell. */
const patienceMs = 3_000;

/**
 * Brings the schema up to date; answers the names of the migrations that ran. Any number of processes may call it at
 * once: one migrates and the others wait. A process killed in the middle leaves a lease that runs out in 30 s, and
 * every migration can be run again from where it stopped.
 *
 * @param onWait - called once when another process, or the lease of one that was killed, is waited for
 * @param signal - ends that wait
 */
export async function migrate(
  database: Database,
  onWait?: () => void,
  signal?: AbortSignal,
): Promise<string[]> {
  await database.manager.query(leaseTable);
  const lease: Lease = { name: 'migrations', owner: newId() };
  // A plain row rather than GET_LOCK, which clusters either lack or keep to one node.
  await waitFor(database, lease, onWait, signal);
  // By the server's time: machines that start at once may have clocks that differ.
  const renew = async () =>
    renewLease(database.manager, lease, await readServerTime(database.manager), ttlMs);
  const renewal = setInterval(() => {
    void renew().catch(() => undefined);
  }, renewEveryMs);
  try {
    const ran = await database.source.runMigrations({ transaction: 'none' });
    return ran.map(migration => migration.name);
  } finally {
    clearInterval(renewal);
    await releaseLease(database.manager, lease);
  }
}

async function waitFor(
  { manager }: Database,
  lease: Lease,
  onWait = () => undefined as void,
  signal?: AbortSignal,
): Promise<void> {
  const told = setTimeout(onWait, patienceMs);
  try {
    while (!(await acquireLease(manager, lease, await readServerTime(manager), ttlMs)))
      await sleep(pollEveryMs, undefined, { signal });
  } finally {
    clearTimeout(told);
  }
}
