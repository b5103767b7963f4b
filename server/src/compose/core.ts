import { createHmac } from 'node:crypto';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config.js';
import type { Clock } from '../domain/shared/clock.js';
import { describeError } from '../store/database/errors.js';
import { createSecretBox, type SecretBox } from '../store/database/crypto.js';
import { openDatabaseClock } from '../store/database/database-clock.js';
import type { Database } from '../store/database/database.js';
import { openFileStores, type FileStores } from '../store/files/file-stores.js';
import { inDataDir, prepareDataDir } from './data-dir.js';
import { explainRefusal } from './database-trouble.js';
import {
  openExisting,
  openOrMake,
  refuseOtherRelease,
  requireUpToDate,
  type OpenedDatabase,
} from './open-database.js';
import { findOrMakeSecretKey } from './secret-key.js';
import { migrate, pendingMigrations } from '../store/database/migrate.js';

/** What every command needs: the settings, the time, the log, the database and the key of its secrets. */
export interface Core {
  config: Config;
  /** The database's time, which is that of all processes. */
  clock: Clock;
  log: Logger;
  database: Database;
  /** Where the database is, for whoever opens connections of their own. */
  url: string;
  /** Where uploads are kept. */
  files: FileStores;
  secretBox: SecretBox;
  /** Signs the links that go out in mail. */
  linkKey: Buffer;
  /** Names of the migrations that ran just now. */
  migrated: string[];
  /** Closes the connections, and leaves the embedded database. */
  close(): Promise<void>;
}

type Progress = (line: string) => void;

/**
 * Opens the database of the settings, or the embedded one, makes what is missing and brings its schema up to date.
 * @param progress - called with what takes long, in plain words
 * @param signal - ends what is waited for; a migration that runs is finished
 */
export async function openCore(
  config: Config,
  progress: Progress = () => undefined,
  signal?: AbortSignal,
): Promise<Core> {
  await prepareDataDir(config);
  const keys = await keysOf(config);
  // While the database starts in a process of its own, this one loads what talks to it.
  const [opened, { upgrade }] = await Promise.all([
    openOrMake(config, progress, signal),
    import('./core.js'),
  ]);
  return closingOnFailure(opened, async () => {
    await refuseOtherRelease(config, opened.database);
    const upgraded = upgrade(opened.database, progress, signal);
    const migrated = await upgraded.catch(explainRefusal(config, opened.database));
    signal?.throwIfAborted();
    return { ...(await common(config, opened)), ...keys, ...filesOn(config, opened), migrated };
  });
}

/**
 * Opens a database that is there and up to date, for a command that works on what a service keeps; makes none.
 * @param progress - receives which embedded database it is
 * @throws {ConfigError} that names what to do, when there is none
 */
export async function openExistingCore(config: Config, progress: Progress): Promise<Core> {
  const opened = await openExisting(config, progress);
  return closingOnFailure(opened, async () => {
    await requireUpToDate(config, opened.database);
    await prepareDataDir(config);
    return {
      ...(await common(config, opened)),
      ...(await keysOf(config)),
      ...filesOn(config, opened),
      migrated: [],
    };
  });
}

async function common(config: Config, opened: OpenedDatabase) {
  const clock = await openDatabaseClock(opened.database);
  const close = async () => {
    clock.close();
    await opened.close();
  };
  return { ...opened, config, clock, log: openLog(config), close };
}

/** Opens the log: a line of JSON per entry, on the standard output by default. */
export function openLog({ logLevel }: Pick<Config, 'logLevel'>, to?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => describeError(error) },
  };
  return to ? pino(options, to) : pino(options);
}

function filesOn({ files }: Config, { database }: OpenedDatabase): Pick<Core, 'files'> {
  return { files: openFileStores(database, files) };
}

async function keysOf(config: Config): Promise<Pick<Core, 'secretBox' | 'linkKey'>> {
  const key = await inDataDir(config, () => findOrMakeSecretKey(config));
  return { secretBox: createSecretBox(key), linkKey: createHmac('sha256', key).update('links').digest() };
}

async function closingOnFailure<T>(opened: OpenedDatabase, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Brings the schema up to date, and reports it when there is something to keep: then it may take its time. */
export async function upgrade(
  database: Database,
  progress: (line: string) => void,
  signal?: AbortSignal,
): Promise<string[]> {
  const pending = await pendingMigrations(database);
  const isUpgrade = pending !== null && pending.length > 0;
  if (isUpgrade)
    progress(
      `The database is of an earlier release. Updating its schema, which can take minutes for a large database: ${pending.join(', ')} …`,
    );
  const waiting =
    'Waiting for another process that updates the schema. If it was killed, this takes half a minute …';
  const ran = await migrate(database, () => progress(waiting), signal);
  if (isUpgrade) progress('The schema is up to date.');
  return ran;
}
