import {
  constants,
  open,
  rename,
  rm,
  type FileHandle,
  access,
  mkdir,
  mkdtemp,
  rmdir,
  stat,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileMissing, FilesUnavailable, namesOf, type FileKey, type FileStore } from './file-store.js';

const READING = 1024 * 1024;

/** What the disk may be able to do later. */
const passing = new Set([
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'ENFILE',
  'EIO',
  'ESTALE',
  'EROFS',
  'ENOENT',
  'ENOTDIR',
  'EACCES',
  'EPERM',
  'ENOTDIR',
]);

/**
 * Files on a disk, as `folder/account/owner/file`. One that is being written has another name until the disk has all of
 * it, so that neither a crash nor a cut of the power leaves half a file under the name of a whole one.
 */
export function diskFiles(folder: string): FileStore {
  const placeOf = (what: Parameters<typeof namesOf>[0]) => join(folder, ...namesOf(what));

  async function write(key: FileKey, bytes: AsyncIterable<Uint8Array>): Promise<number> {
    const whole = placeOf(key);
    const part = `${whole}.part`;
    await makeFolder(dirname(whole));
    const file = await open(part, 'wx', 0o600);
    let size = 0;
    try {
      for await (const chunk of bytes) size += await writeAll(file, chunk);
      await file.sync();
      await file.close();
      await rename(part, whole);
    } catch (error) {
      await file.close().catch(() => undefined);
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
    // A name is on the disk once its folder is.
    const owner = dirname(whole);
    for (const named of [owner, dirname(owner), folder]) await syncFolder(named);
    return size;
  }

  return {
    kind: 'disk',

    write: (key, bytes) => write(key, bytes).catch(explain(folder)),

    async readAt(key, fromByte) {
      const whole = placeOf(key);
      const file = await open(whole, 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') throw new FileMissing(`There is no file ${whole}.`);
        return explain(folder)(error);
      });
      try {
        const reading = file.read(Buffer.allocUnsafe(READING), 0, READING, fromByte);
        const { buffer, bytesRead } = await reading.catch(explain(folder));
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },

    async remove(what) {
      const place = placeOf(what);
      for (const path of [place, `${place}.part`])
        await rm(path, { recursive: true, force: true }).catch(explain(folder));
    },

    async findFault() {
      try {
        await requireUsable(folder);
        return null;
      } catch (error) {
        return troubleOf(folder, error as NodeJS.ErrnoException);
      }
    },
  };
}

async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<number> {
  for (let written = 0; written < chunk.length;)
    written += (await file.write(chunk, written, chunk.length - written)).bytesWritten;
  return chunk.length;
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY);
  await handle.sync().finally(() => handle.close());
}

function explain(folder: string): (error: NodeJS.ErrnoException) => never {
  return error => {
    // What broke off a body has a code too, but is not about a file.
    const isOfDisk = error.syscall !== undefined && passing.has(error.code ?? '');
    throw isOfDisk ? new FilesUnavailable(troubleOf(folder, error), { cause: error }) : error;
  };
}

function troubleOf(folder: string, { code, message, path }: NodeJS.ErrnoException): string {
  return `${path ?? folder} cannot be used: ${folderTroubles[code ?? ''] ?? message}`;
}

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
