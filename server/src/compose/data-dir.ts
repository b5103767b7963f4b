import { access, constants } from 'node:fs/promises';
import { ConfigError, type Config } from '../config.js';
import { folderTroubles, makeFolder, requireUsable } from '../store/files/disk-files.js';

/**
 * Makes the folder of the service's data when it is missing.
 * @throws {ConfigError} that names DATA_DIR when the folder cannot be used
 */
export async function prepareDataDir({ dataDir }: Pick<Config, 'dataDir'>): Promise<void> {
  await inDataDir({ dataDir }, async () => {
    await makeFolder(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  });
}

/** Why the folder of the service's data cannot be used, or made where it is missing; null when it can. Leaves nothing behind. */
export async function findDataDirFault({ dataDir }: Pick<Config, 'dataDir'>): Promise<string | null> {
  try {
    await inDataDir({ dataDir }, () => requireUsable(dataDir));
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

/** Does work on the files of DATA_DIR; what the file system refuses becomes a {@link ConfigError}. */
export async function inDataDir<T>({ dataDir }: Pick<Config, 'dataDir'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // A write to an open file names no path.
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
