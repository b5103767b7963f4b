import { ConfigError, type Config } from '../config.js';
import type { Database } from '../store/database/database.js';
import { hasEmbedded, startEmbedded } from '../store/database/embedded.js';
import { isTooOld, laterMigrations, pendingMigrations } from '../store/database/migrate.js';
import { inDataDir } from './data-dir.js';
import { explain, placeOf } from './database-trouble.js';

export interface OpenedDatabase {
  database: Database;
  /** Its URL, for other connections. */
  url: string;
  /** Closes the connections, and stops using the embedded database. */
  close(): Promise<void>;
}

type Progress = (line: string) => void;

/** How to update a schema, for messages. */
export const migrateAdvice = 'Start the service with it, or run: node server/dist/main.js migrate';

/** Opens the database of the settings, or the embedded one. Creates what is missing. */
export async function openOrMake(
  config: Config,
  progress: Progress,
  signal?: AbortSignal,
): Promise<OpenedDatabase> {
  return open(config, progress, true, signal);
}

/**
 * Opens an existing database.
 * @throws {ConfigError} when it does not exist, or cannot be used
 */
export async function openExisting(config: Config, progress: Progress): Promise<OpenedDatabase> {
  if (!config.databaseUrl) {
    if (!(await inDataDir(config, () => hasEmbedded(config.dataDir))))
      throw new ConfigError(
        `There is no database in ${config.dataDir} yet. Start the service first (make run), ` +
          `or set DATA_DIR to its data folder, or DATABASE_URL to its database.`,
      );
    progress(`Using the embedded database in ${config.dataDir}`);
  }
  return open(config, progress, false);
}

/** Returns advice about a schema that this release can neither use nor update; null if it can. */
export async function adviceOnRelease(database: Database): Promise<string | null> {
  if (await isTooOld(database))
    return 'is of a release that is too old for this one. First start the release before this one with it, which updates the schema.';
  const later = await laterMigrations(database);
  if (later.length === 0) return null;
  return `is of a later release than this one, which added ${later.join(', ')}. Start that release, or restore the backup from before the upgrade.`;
}

/**
 * Refuses a schema of another release. After an upgrade, only a backup leads back: an earlier release could damage newer data.
 * @throws {ConfigError} when the schema is of a later release, or of one that is too old
 */
export async function refuseOtherRelease(config: Config, database: Database): Promise<void> {
  const advice = await adviceOnRelease(database);
  if (advice !== null) throw new ConfigError(`${placeOf(config)} ${advice}`);
}

/** @throws {ConfigError} when the database does not have the schema of this release; the message says what to do */
export async function requireUpToDate(config: Config, database: Database): Promise<void> {
  await refuseOtherRelease(config, database);
  const pending = await pendingMigrations(database);
  if (pending?.length === 0) return;
  throw new ConfigError(
    pending === null
      ? `${placeOf(config)} has no schema of the service yet. ${migrateAdvice}`
      : `${placeOf(config)} is of an earlier release. ${migrateAdvice}`,
  );
}

async function open(
  config: Config,
  progress: Progress,
  makeSchema: boolean,
  signal?: AbortSignal,
): Promise<OpenedDatabase> {
  const { cacheDir, dataDir, databasePoolSize: poolSize, databaseUrl } = config;
  const [embedded, { openDatabase }] = await Promise.all([
    databaseUrl
      ? undefined
      : inDataDir(config, () => startEmbedded({ dataDir, cacheDir, onProgress: progress, signal })),
    import('../store/database/database.js'),
  ]);
  try {
    const url = databaseUrl ?? embedded!.url;
    const database = await openDatabase({ url, poolSize, makeSchema }).catch(explain(config));
    const close = async () => {
      await database.close();
      await embedded?.stop();
    };
    return { database, url, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
