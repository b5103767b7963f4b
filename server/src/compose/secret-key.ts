import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.js';

type KeyPlace = Pick<Config, 'secretKey' | 'dataDir'>;

/** The key that encrypts stored credentials: from the settings, else made once and kept in DATA_DIR/secret-key. */
export async function findOrMakeSecretKey(config: KeyPlace): Promise<Buffer> {
  if (!config.secretKey) {
    const fresh = randomBytes(32).toString('base64');
    // 'wx' decides a race of two first starts: the loser reads what the winner wrote.
    await writeFile(fileOf(config), `${fresh}\n`, { mode: 0o600, flag: 'wx' }).catch(unless('EEXIST'));
  }
  return (await findSecretKey(config))!;
}

/** The key that there is; null when none is set and none was made. */
export async function findSecretKey(config: KeyPlace): Promise<Buffer | null> {
  const text = config.secretKey ?? (await readFile(fileOf(config), 'utf8').catch(unless('ENOENT')))?.trim();
  return text ? Buffer.from(text, text.length === 64 ? 'hex' : 'base64') : null;
}

function fileOf({ dataDir }: KeyPlace): string {
  return join(dataDir, 'secret-key');
}

function unless(code: string) {
  return (error: NodeJS.ErrnoException): undefined => {
    if (error.code !== code) throw error;
  };
}
