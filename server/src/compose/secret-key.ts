import { randomBytes, randomUUID } from 'node:crypto';
import { constants, copyFile, link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, type Config } from '../config.js';

type KeyPlace = Pick<Config, 'secretKey' | 'dataDir'>;

const keyBytes = 32;

/**
 * The key that encrypts stored credentials: from the settings, else made once and kept in DATA_DIR/secret-key.
 *
 * @throws {ConfigError} when that file holds no key
 */
export async function findOrMakeSecretKey(config: KeyPlace): Promise<Buffer> {
  const found = await findSecretKey(config);
  if (found) return found;
  await makeKeyFile(fileOf(config));
  return (await findSecretKey(config))!;
}

/**
 * The key that there is; null when none is set and none was made.
 *
 * @throws {ConfigError} when its file holds no key
 */
export async function findSecretKey(config: KeyPlace): Promise<Buffer | null> {
  if (config.secretKey) return bytesOf(config.secretKey);
  const file = fileOf(config);
  const text = await readFile(file, 'utf8').catch(unless('ENOENT'));
  if (text === undefined) return null;
  const key = bytesOf(text.trim());
  if (key.length !== keyBytes)
    throw new ConfigError(
      `DATA_DIR: ${file} holds no key. Put the key of this database back there, or remove the file where nothing is stored yet.`,
    );
  return key;
}

/** Another start may make it at the same time: the key of the first holds. */
async function makeKeyFile(file: string): Promise<void> {
  const own = `${file}.${randomUUID()}`;
  const handle = await open(own, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(keyBytes).toString('base64')}\n`);
    // What is encrypted from now on is lost without it, also when the power fails.
    await handle.sync();
    // Under its name it is there as a whole or not at all, whenever a start is killed; not every file system has links.
    const copy = () => copyFile(own, file, constants.COPYFILE_EXCL);
    await link(own, file).catch(copy).catch(unless('EEXIST'));
  } finally {
    await handle.close();
    await rm(own, { force: true });
  }
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, text.length === 2 * keyBytes ? 'hex' : 'base64');
}

function fileOf({ dataDir }: KeyPlace): string {
  return join(dataDir, 'secret-key');
}

function unless(code: string) {
  return (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== code) throw error;
  };
}
