import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

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

/** Looks whether files can be made in a folder, or in the nearest above it that is there; makes nothing. */
export async function requireUsable(folder: string): Promise<void> {
  try {
    if (!(await stat(folder)).isDirectory())
      throw Object.assign(new Error(), { code: 'EEXIST', path: folder, syscall: 'mkdir' });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await requireUsable(dirname(folder));
  }
}
