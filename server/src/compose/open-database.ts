import { ConfigError, type Config } from '../config.js';
import type { Database } from '../store/database/database.js';
import { hasEmbedded, startEmbedded } from '../store/database/embedded.js';
import { isTooOld, laterMigrations, pendingMigrations } from '../store/database/migrate.js';
import { inDataDir } from './data-dir.js';
import { explain, placeOf } from './database-trouble.js';

export interface OpenedDatabase {
  database: Database;
  /** Where it is, for whoever opens connections of their own. */
  url: string;
  /** Closes the connections, and leaves the embedded database. */
  close(): Promise<void>;
}

type Progress = (line: string) => void;

/** What brings a schema up to date, for messages. */
export const migrateAdvice = 'Start the service on it, or run: node server/dist/main.js migrate';

/** Opens the database of the settings, or the embedded one; makes what is missing. */
export async function openOrMake(
  config: Config,
  progress: Progress,
  signal?: AbortSignal,
): Promise<OpenedDatabase> {
  return open(config, progress, true, signal);
}

/**
 * Opens a database that is there.
 * @throws {ConfigError} when there is none, or it cannot be used
 */
export async function openExisting(config: Config, progress: Progress): Promise<OpenedDatabase> {
  if (!config.databaseUrl) {
    if (!(await inDataDir(config, () => hasEmbedded(config.dataDir))))
      throw new ConfigError(
        `There is no database in ${config.dataDir} yet. Start the service first (make run), ` +
          `or name the folder of its data in DATA_DIR, or its database in DATABASE_URL.`,
      );
    progress(`In the embedded database of ${config.dataDir}`);
  }
  return open(config, progress, false);
}

/** What to report about a schema that this release can neither use nor bring up to date; null when it can. */
export async function adviceOnRelease(database: Database): Promise<string | null> {
  if (await isTooOld(database))
    return 'is of a release that is too old for this one. Start the last release before this one on it first, which brings it up to date.';
  const later = await laterMigrations(database);
  if (later.length === 0) return null;
  return `is of a later release than this one: it has ${later.join(', ')}. Start that release, or restore the backup from before the upgrade.`;
}

/**
 * The way back from an upgrade is the backup: what a later release keeps elsewhere, an earlier one would miss or spoil.
 * @throws {ConfigError} when a later release has changed the schema, or one that is too old
 */
export async function refuseOtherRelease(config: Config, database: Database): Promise<void> {
  const advice = await adviceOnRelease(database);
  if (advice !== null) throw new ConfigError(`${placeOf(config)} ${advice}`);
}

/** @throws {ConfigError} with what to do, when a database does not hold the schema of this program */
export async function requireUpToDate(config: Config, database: Database): Promise<void> {
  await refuseOtherRelease(config, database);
  const pending = await pendingMigrations(database);
  if (pending?.length === 0) return;
  throw new ConfigError(
    pending === null
      ? `${placeOf(config)} holds nothing of the service yet. ${migrateAdvice}`
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
