import { ConfigError, type Config } from '../config.js';
import type { Database } from '../store/database/database.js';
import { hasEmbedded, startEmbedded } from '../store/database/embedded.js';
import { inDataDir } from './data-dir.js';
import { explain } from './database-trouble.js';

export interface OpenedDatabase {
  database: Database;
  /** Its URL, for other connections. */
  url: string;
  /** Closes the connections, and stops using the embedded database. */
  close(): Promise<void>;
}

type Progress = (line: string) => void;

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

async function open(
  config: Config,
  progress: Progress,
  makeSchema: boolean,
  signal?: AbortSignal,
): Promise<OpenedDatabase> {
  const { cacheDir, dataDir, databasePoolSize: poolSize, databaseUrl } = config;
  // TypeORM takes as long to load as the server to come up.
  const meanwhile = () => import('../store/database/database.js');
  const embedded = databaseUrl
    ? undefined
    : await inDataDir(config, () =>
        startEmbedded({ dataDir, cacheDir, onProgress: progress, meanwhile, signal }),
      );
  try {
    const { openDatabase } = await meanwhile();
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
