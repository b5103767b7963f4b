import { statfs } from 'node:fs/promises';
import { NoDatabaseServerError } from './no-server.js';

/**
 * Refuses a folder whose disk has no room for so many megabytes: a server that fills a disk as it makes its tables waits
 * for room, without a word and for ever.
 *
 * @throws {NoDatabaseServerError} that says what there is and what is needed
 */
export async function requireRoom(folder: string, megabytes: number): Promise<void> {
  const free = await freeMegabytes(folder);
  if (free >= megabytes) return;
  throw new NoDatabaseServerError(
    `The disk of ${folder} has ${free} MB free, and a new database takes ${megabytes} MB: ` +
      `make room there, name a folder on another disk in DATA_DIR, or a database in DATABASE_URL.`,
  );
}

/** Returns the free space of the disk of a folder, in whole megabytes. */
export async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 2 ** 20);
}
