import { findDataDirFault } from '../compose/data-dir.js';
import { explainRefusal } from '../compose/database-trouble.js';
import { openExisting, type OpenedDatabase } from '../compose/open-database.js';
import { adviceOnClaims, adviceOnRelease, migrateAdvice } from '../compose/schema.js';
import { findSecretKey } from '../compose/secret-key.js';
import { ConfigError, type Config } from '../config.js';
import { createSecretBox } from '../store/database/crypto.js';
import type { Database } from '../store/database/database.js';
import { openFileStores } from '../store/files/file-stores.js';
import { pendingMigrations } from '../store/database/migrate.js';
import { findWriteFault, readServerTime, readVersion } from '../store/database/server/queries.js';
import {
  adviceForMailboxes,
  adviceOnClock,
  adviceOnDurability,
  adviceOnFiles,
  adviceOnMicrosoft,
  adviceOnOAuth,
  adviceOnPackets,
  adviceOnRoom,
  adviceOnSecrets,
  adviceOnTrials,
} from './advice.js';
import { adviceOnHealth } from './mailbox-health.js';
import { checkMetrics, type Outcome, checkRedis } from './metrics-check.js';
import { options } from './usage.js';

/** The most milliseconds that the clocks of this machine and of the database may differ. */
const toleratedDriftMs = 2_000;

/**
 * `doctor`: checks the settings, the data folder, the database, the schema, the clock, the storage of files, the metrics, Redis,
 * the encryption key and the DNS of mailboxes. It changes nothing. The exit code is 1 when a check fails; a warning does not change it.
 */
export async function doctor(config: Config, args: string[]): Promise<void> {
  options(args, {});
  let opened;
  try {
    const fault = await findDataDirFault(config);
    if (fault !== null) throw new ConfigError(fault);
    say('ok', `settings are valid; the data folder is ${config.dataDir}`);
    opened = await openExisting(config, line => console.error(line));
  } catch (error) {
    const { message } = error as Error;
    say('FAIL', error instanceof ConfigError ? message : `database: ${message}`);
    return;
  }
  try {
    await examine(config, opened);
  } finally {
    await opened.close();
  }
}

async function examine(config: Config, { database }: OpenedDatabase): Promise<void> {
  const { current } = openFileStores(database, config.files);
  const version = await readVersion(database.pool);
  const driftMs = Math.abs((await readServerTime(database.manager)).getTime() - Date.now());
  say('ok', `database responds: ${database.flavour} ${version}${config.databaseUrl ? '' : ' (embedded)'}`);
  const [pending, other] = [await pendingMigrations(database), await adviceOnRelease(database)];
  if (other !== null) say('FAIL', `schema: the database ${other}`);
  else if (pending === null) say('FAIL', `the database has no schema of the service yet. ${migrateAdvice}`);
  else if (pending.length > 0)
    say('warn', `schema is not up to date: ${pending.join(', ')} is missing. ${migrateAdvice}`);
  else say('ok', 'schema is up to date');
  const writeFault = pending === null ? null : await findWriteFault(database);
  if (writeFault !== null) say('FAIL', await inWords(writeFault, config, database));
  // MySQL lets nobody claim rows who may not change them.
  const claims = pending === null || writeFault !== null ? null : await adviceOnClaims(config);
  if (claims !== null) say('FAIL', `the database ${claims}`);
  for (const advice of [await adviceOnPackets(database), await adviceOnDurability(database)])
    if (advice !== null) say('warn', advice);
  say(driftMs <= toleratedDriftMs ? 'ok' : 'FAIL', `clocks of service and database differ by ${driftMs} ms`);
  const fault = await current.findFault();
  if (fault === null) say('ok', `uploaded files are stored ${placeOf(config.files)}`);
  else say('FAIL', `uploaded files: ${fault}`);
  for (const advice of [adviceOnFiles(config), adviceOnTrials(config)])
    if (advice !== null) say('warn', advice);
  for (const check of [adviceOnRoom, checkMetrics, checkRedis])
    for (const { outcome, line } of await check(config)) say(outcome, line);
  if (other !== null || pending?.length !== 0) return;
  const key = await findSecretKey(config);
  const unreadable = await adviceOnSecrets(config, database, key && createSecretBox(key));
  if (unreadable === null) say('ok', 'stored passwords and secrets can be read');
  else say('FAIL', unreadable);
  for (const advice of [
    await adviceForMailboxes(config, database),
    await adviceOnMicrosoft(database),
    await adviceOnClock(database, await readServerTime(database.manager)),
    ...(await adviceOnOAuth(config, database)),
  ])
    if (advice !== null) say('warn', advice);
  for (const { outcome, line } of await adviceOnHealth(config, database)) say(outcome, line);
}

async function inWords(fault: Error, config: Config, database: Database): Promise<string> {
  const { message } = await explainRefusal(config, database)(fault).catch((error: Error) => error);
  return fault.message === message ? `the database does not accept changes: ${message}` : message;
}

function placeOf({ kind, folder, s3 }: Config['files']): string {
  if (kind === 'disk') return `in ${folder}`;
  return kind === 's3' ? `in the bucket ${s3!.bucket} at ${s3!.endpoint ?? 'Amazon S3'}` : 'in the database';
}

function say(outcome: Outcome, line: string): void {
  console.log(`${outcome.padEnd(4)}  ${line}`);
  if (outcome === 'FAIL') process.exitCode = 1;
}
