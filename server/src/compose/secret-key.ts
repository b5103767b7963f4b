import { randomBytes, randomUUID } from 'node:crypto';
import { constants, copyFile, link, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, type Config } from '../config.js';

type KeyPlace = Pick<Config, 'secretKey' | 'dataDir'>;

const keyBytes = 32;

/**
 * Returns the key that encrypts stored credentials: from SECRET_KEY, or from DATA_DIR/secret-key, which is created once.
 *
 * @throws {ConfigError} when that file is not a valid key
 */
export async function findOrMakeSecretKey(config: KeyPlace): Promise<Buffer> {
  const found = await findSecretKey(config);
  if (found) return found;
  await makeKeyFile(fileOf(config));
  return (await findSecretKey(config))!;
}

/**
 * Returns the existing key, or null if none is set and none was created.
 *
 * @throws {ConfigError} when its file is not a valid key
 */
export async function findSecretKey(config: KeyPlace): Promise<Buffer | null> {
  if (config.secretKey) return bytesOf(config.secretKey);
  const file = fileOf(config);
  const text = await readFile(file, 'utf8').catch(unless('ENOENT'));
  if (text === undefined) return null;
  const key = bytesOf(text.trim());
  if (key.length !== keyBytes)
    throw new ConfigError(
      `DATA_DIR: ${file} is not a valid key. Restore the key of this database there. If the database is new, delete the file.`,
    );
  return key;
}

/** Creates the file of the key. If another start creates it at the same time, the first key is used. */
async function makeKeyFile(file: string): Promise<void> {
  const own = `${file}.${randomUUID()}`;
  const handle = await open(own, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(keyBytes).toString('base64')}\n`);
    // Data that is encrypted from now on would be lost without the key, so it must survive a power failure.
    await handle.sync();
    // The file appears complete or not at all, even if the start is killed. Not every file system has links.
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
