import { createHmac } from 'node:crypto';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config.js';
import type { Clock } from '../domain/shared/clock.js';
import { describeError } from '../store/database/errors.js';
import { createSecretBox, type SecretBox } from '../store/database/crypto.js';
import type { Database } from '../store/database/database.js';
import type { FileStores } from '../store/files/file-stores.js';
import { inDataDir, prepareDataDir } from './data-dir.js';
import { explainRefusal } from './database-trouble.js';
import { openExisting, openOrMake, type OpenedDatabase } from './open-database.js';
import { findOrMakeSecretKey } from './secret-key.js';

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
 * Opens the database of the settings, or the embedded one, makes what is missing and brings its schema up to date. What uses
 * the database is loaded only once its server starts, so that the two overlap.
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
  const opened = await openOrMake(config, progress, signal);
  return closingOnFailure(opened, async () => {
    const { refuseOtherRelease, refuseSharedClaims, upgrade } = await import('./schema.js');
    await refuseOtherRelease(config, opened.database);
    const upgraded = upgrade(opened.database, progress, signal);
    const migrated = await upgraded.catch(explainRefusal(config, opened.database));
    await refuseSharedClaims(config);
    signal?.throwIfAborted();
    return { ...(await common(config, opened)), ...keys, migrated };
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
    const { requireUpToDate } = await import('./schema.js');
    await requireUpToDate(config, opened.database);
    await prepareDataDir(config);
    return { ...(await common(config, opened)), ...(await keysOf(config)), migrated: [] };
  });
}

async function common(config: Config, opened: OpenedDatabase) {
  const [{ openDatabaseClock }, { openFileStores }] = await Promise.all([
    import('../store/database/database-clock.js'),
    import('../store/files/file-stores.js'),
  ]);
  const files = openFileStores(opened.database, config.files);
  const clock = await openDatabaseClock(opened.database);
  const close = async () => {
    clock.close();
    await opened.close();
  };
  return { ...opened, config, clock, files, log: openLog(config), close };
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
