import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.js';
import { newId } from './ids.js';
import { readServerTime, readMigrations } from './server/queries.js';
import { acquireLease, leaseTable, releaseLease, renewLease, type Lease } from './leases.js';

const ttlMs = 30_000;
const renewEveryMs = 10_000;
const pollEveryMs = 100;
/** Longer than an empty schema takes to make: a process that waits for that need not tell. */
const noticeAfterMs = 3_000;

/**
 * Brings the schema up to date; returns the names of the migrations that ran. Any number of processes may call it at
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
  const notice = setTimeout(onWait, noticeAfterMs);
  try {
    while (!(await acquireLease(manager, lease, await readServerTime(manager), ttlMs)))
      await sleep(pollEveryMs, undefined, { signal });
  } finally {
    clearTimeout(notice);
  }
}

type Schema = Pick<Database, 'manager' | 'source'>;

/**
 * The names of the migrations that a schema lacks: none when it is up to date, null when it holds nothing of the service
 * yet. Changes nothing.
 */
export async function pendingMigrations(schema: Schema): Promise<string[] | null> {
  const ran = await readMigrations(schema.manager);
  const known = knownMigrations(schema);
  const pending = known.filter(name => !ran.includes(name));
  return pending.length === known.length ? null : pending;
}

/** Whether a schema was changed by releases that are too old for this one to bring it up to date. */
export async function isTooOld(schema: Schema): Promise<boolean> {
  const ran = await readMigrations(schema.manager);
  return ran.length > 0 && !ran.includes(knownMigrations(schema)[0]!);
}

/** The names of the migrations that came after all that this program knows: a later release has changed the schema. */
export async function laterMigrations(schema: Schema): Promise<string[]> {
  const last = Math.max(...knownMigrations(schema).map(numberOf));
  return (await readMigrations(schema.manager)).filter(name => numberOf(name) > last);
}

function knownMigrations({ source }: Schema): string[] {
  return source.migrations.map(({ name, constructor }) => name ?? constructor.name);
}

/** The 13 digits at the end of a migration's name, by which they are ordered. */
function numberOf(name: string): number {
  return Number(name.slice(-13));
}
