import { access, constants } from 'node:fs/promises';
import { ConfigError, type Config } from '../config.js';
import { folderTroubles, makeFolder, requireUsable } from '../store/files/disk-files.js';

/**
 * Creates DATA_DIR if it is missing.
 * @throws {ConfigError} when the folder cannot be used
 */
export async function prepareDataDir({ dataDir }: Pick<Config, 'dataDir'>): Promise<void> {
  await inDataDir({ dataDir }, async () => {
    await makeFolder(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  });
}

/** Returns why DATA_DIR cannot be used or created; null if it can. Leaves nothing behind. */
export async function findDataDirFault({ dataDir }: Pick<Config, 'dataDir'>): Promise<string | null> {
  try {
    await inDataDir({ dataDir }, () => requireUsable(dataDir));
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

/** Runs work on the files of DATA_DIR. An error of the file system becomes a {@link ConfigError}. */
export async function inDataDir<T>({ dataDir }: Pick<Config, 'dataDir'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // The error of a write to an open file has no path.
    const {
      code,
      syscall,
      path = syscall === 'write' ? dataDir : undefined,
    } = error as NodeJS.ErrnoException;
    const reason = folderTroubles[code ?? ''];
    if (reason === undefined || path === undefined || syscall === 'spawn') throw error;
    const place = path.startsWith(`${dataDir}/`) ? path : dataDir;
    throw new ConfigError(
      `DATA_DIR: ${place} cannot be ${syscall === 'open' ? 'opened' : 'written'}: ${reason}`,
    );
  }
}
