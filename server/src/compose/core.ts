import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createHmac, randomBytes } from 'node:crypto';
import { pino, type Logger } from 'pino';
import { ConfigError, type Config } from '../config.js';
import { systemClock, type Clock } from '../domain/clock.js';
import { createSecretBox, type SecretBox } from '../store/crypto.js';
import type { Database } from '../store/database.js';
import { startEmbedded } from '../store/embedded.js';
import { inDataDir, prepareDataDir } from './data-dir.js';

/** What every command stands on: the settings, the time, the log, the database and the key of its secrets. */
export interface Core {
  config: Config;
  clock: Clock;
  log: Logger;
  database: Database;
  secretBox: SecretBox;
  /** Signs the links that go out in mail. */
  linkKey: Buffer;
  /** Names of the migrations that ran just now. */
  migrated: string[];
  /** Closes the connections, and leaves the embedded database. */
  close(): Promise<void>;
}

/**
 * Opens the database of the settings, or the embedded one, and brings its schema up to date.
 * @param progress - told in plain words what takes long
 */
export async function openCore(
  config: Config,
  progress: (line: string) => void = () => undefined,
): Promise<Core> {
  const log = pino({ level: config.logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
  await prepareDataDir(config);
  const key = await inDataDir(config, () => secretKey(config));
  const secretBox = createSecretBox(key);
  const linkKey = createHmac('sha256', key).update('links').digest();
  if (!config.databaseUrl) progress('Starting the database …');
  // While the database starts in a process of its own, this one loads what talks to it.
  const [embedded, { openDatabase }, { migrate }] = await Promise.all([
    config.databaseUrl
      ? undefined
      : inDataDir(config, () =>
          startEmbedded({ dataDir: config.dataDir, cacheDir: config.cacheDir, onProgress: progress }),
        ),
    import('../store/database.js'),
    import('../store/migrate.js'),
  ]);
  try {
    const url = config.databaseUrl ?? embedded!.url;
    const database = await openDatabase({ url, poolSize: config.databasePoolSize }).catch(
      inPlainWords(config),
    );
    const migrated = await migrate(database);
    const close = async () => {
      await database.close();
      await embedded?.stop();
    };
    return { config, clock: systemClock, log, database, secretBox, linkKey, migrated, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** A given database that cannot be used is a wrong setting; whatever fails in our own is a fault. */
function inPlainWords({ databaseUrl }: Config) {
  return (error: Error): never => {
    if (!databaseUrl) throw error;
    throw new ConfigError(`DATABASE_URL: the database cannot be used: ${error.message}`);
  };
}

/** The key that encrypts stored credentials: from the settings, else made once and kept in DATA_DIR/secret-key. */
async function secretKey(config: Config): Promise<Buffer> {
  const bytes = (text: string) => Buffer.from(text, text.length === 64 ? 'hex' : 'base64');
  if (config.secretKey) return bytes(config.secretKey);
  const file = join(config.dataDir, 'secret-key');
  const fresh = randomBytes(32).toString('base64');
  // 'wx' decides a race of two first starts: the loser reads what the winner wrote.
  await writeFile(file, `${fresh}\n`, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return bytes((await readFile(file, 'utf8')).trim());
}
