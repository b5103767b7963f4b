import { access, constants, mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What the file system refuses, in plain words. */
export const folderTroubles: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'it is a file, not a folder',
  ENOENT: 'a part of the path is not there and cannot be made',
};

/** Makes a folder, and those above it that are missing. What Node has for it never ends in a place like /proc. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(folder)).isDirectory()) return;
    if (code !== 'ENOENT' || (await isThere(dirname(folder)))) throw error;
    await makeFolder(dirname(folder));
    await makeFolder(folder);
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Looks whether something can be made in a folder, or in the nearest above it that is there; leaves nothing behind. */
export async function requireUsable(folder: string): Promise<void> {
  try {
    if (!(await stat(folder)).isDirectory())
      throw Object.assign(new Error(), { code: 'EEXIST', path: folder, syscall: 'mkdir' });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    // Root may do everything, and yet nothing can be made in /proc.
    await rmdir(await mkdtemp(join(folder, '.probe-')));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT' && !(await isThere(folder));
    if (!isMissing || dirname(folder) === folder) throw error;
    await requireUsable(dirname(folder));
  }
}
