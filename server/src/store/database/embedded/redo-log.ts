import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection, type Connection } from 'mysql2/promise';
import { raiseRedoLog, readLogPosition } from '../server/queries.js';
import type { ServerBinary } from './binary.js';
import { statfs } from 'node:fs/promises';
import { NoDatabaseServerError } from './process.js';

/** What the log of changes takes on the disk: at first, and once much is written. */
const [FIRST_MB, LARGE_MB] = [64, 512];
/** What the disk must have free beside the larger one. */
const SPARE_MB = 1_024;
const everyMs = 5_000;
/** So much in five seconds is an import: pages would be written again and again for want of log. */
const MUCH_MB = FIRST_MB / 2;

/** Returns the size that a server's log begins with, in megabytes: the larger one where it cannot be raised later. */
export function firstRedoLogMb({ flavour, version: [major, minor] }: ServerBinary): number {
  const isFixed = flavour === 'mariadb' && (major < 10 || (major === 10 && minor < 9));
  return isFixed ? LARGE_MB : FIRST_MB;
}

/** Raises the log while much is written, where the disk has room for it; it is small again after the server's next start. */
export async function watchRedoLog(
  paths: { data: string; socket: string },
  signal: AbortSignal,
): Promise<void> {
  let before: number | undefined;
  while (!signal.aborted) {
    await sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    // A server that is away, or cannot raise its log, goes on with what it has.
    before = await onServer(paths, async connection => {
      const position = await readLogPosition(connection);
      const isMuch = before !== undefined && position - before > MUCH_MB * 2 ** 20;
      if (isMuch && (await freeMegabytes(paths.data)) > LARGE_MB + SPARE_MB)
        await raiseRedoLog(connection, LARGE_MB * 2 ** 20);
      return position;
    }).catch(() => undefined);
  }
}

/** Runs work on a connection to the server, as its administrator. */
export async function onServer<T>(
  paths: { socket: string },
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await createConnection({ socketPath: paths.socket, user: 'root' });
  try {
    return await work(connection);
  } finally {
    connection.destroy();
  }
}

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
