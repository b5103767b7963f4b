import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinary, probeBinary, type ServerBinary } from './embedded/binary.js';
import { canUnpack, findUnpacked, unpackServer } from './embedded/packages.js';
import { initialise } from './embedded/initialise.js';
import { NoDatabaseServerError, nowAndThen, type Wait, withLock } from './embedded/process.js';
import { onServer, requireRoom, watchRedoLog } from './embedded/redo-log.js';
import {
  databaseFolder,
  dataFlavour,
  launch,
  newServerMb,
  runningServer,
  serverPaths,
  stopServer,
  waitUntilReady,
} from './embedded/server.js';
import type { Durability, ServerPaths } from './embedded/server.js';
import { registerUser, unregisterUser } from './embedded/users.js';
import { createSchema } from './server/queries.js';

export { NoDatabaseServerError };

export interface EmbeddedOptions {
  /** The service's data directory; the database lives in its folder `database`. Created when missing. */
  dataDir: string;
  /** Where a server unpacked from the distribution's packages is kept. */
  cacheDir: string;
  /** Called with lines that tell a person what is going on; each at most a sentence. */
  onProgress?: (line: string) => void;
  /** Default 1: every commit survives a power cut. */
  durability?: Durability;
  /** A server program to use instead of the one that would be found. */
  binary?: string;
  /** What this process does while a server that it started comes up. */
  meanwhile?: () => Promise<unknown>;
  /** Ends a start that is under way; what it had begun is stopped. */
  signal?: AbortSignal;
}

export interface EmbeddedDatabase {
  /** For `openDatabase` and for child processes, as DATABASE_URL. */
  url: string;
  socketPath: string;
  /** Process id of the server as it is now; it changes when the server died and was started again. */
  serverPid(): number;
  /** Leaves the server, and stops it when no other process uses it. */
  stop(): Promise<void>;
}

const databaseName = 'outreach';
const watchEveryMs = 1_000;
const longestPauseMs = 16_000;
/** How long a process that leaves waits for others that start or stop the server. */
const leaveWithinMs = 10_000;

/** Whether the data directory holds a database already; makes nothing. */
export async function hasEmbedded(dataDir: string): Promise<boolean> {
  return (await dataFlavour({ data: databaseFolder(dataDir) })) !== null;
}

/**
 * Runs the service's own database server as a child process, reachable through a unix socket alone.
 *
 * Several processes may use one data directory (a second `serve`, a `keys create` beside a running service): they
 * share the server, and the last to leave stops it. A server that a killed process left behind is taken over; one
 * that was itself killed is started again, at the next start or, while the service runs, within about a second.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = await realpath(options.dataDir);
  const paths = await serverPaths(dataDir);
  const users = join(dataDir, 'database-users');
  const lock = join(dataDir, 'database.lock');
  const user = await registerUser(users, paths);
  // Where it cannot be done now, the guardian does it once this process has ended.
  const leave = (withinMs = leaveWithinMs) =>
    withLock(lock, () => stopWhenLast(users, user, paths), {
      signal: AbortSignal.timeout(withinMs),
    }).catch(() => undefined);
  const ensure = (signal: AbortSignal | undefined) => {
    const wait = { signal, onWait: options.onProgress, meanwhile: options.meanwhile };
    return withLock(lock, () => ensureServer(options, paths, wait), wait);
  };

  let pid: number;
  try {
    pid = await ensure(options.signal);
    await onServer(paths, connection => createSchema(connection, databaseName));
  } catch (error) {
    // A start that is to end does not wait for the lock once more.
    await leave(options.signal?.aborted ? 0 : leaveWithinMs);
    throw error;
  }

  const watch = watchServer(paths, options.onProgress, async signal => {
    pid = await ensure(signal);
  });
  return {
    url: `mysql://root@localhost/${databaseName}?socketPath=${encodeURIComponent(paths.socket)}`,
    socketPath: paths.socket,
    serverPid: () => pid,
    stop: async () => {
      await watch.end();
      await leave();
    },
  };
}

/** Takes over the server that already runs, or starts one; returns its process id. */
async function ensureServer(options: EmbeddedOptions, paths: ServerPaths, wait: Wait): Promise<number> {
  const { signal } = wait;
  signal?.throwIfAborted();
  const running = await runningServer(paths);
  if (running !== null) {
    if (await waitUntilReady(paths, running, wait)) return running;
    await stopServer(running);
  }
  const binary = await chooseBinary(options, paths, signal);
  if ((await dataFlavour(paths)) === null) {
    await requireRoom(options.dataDir, newServerMb(binary));
    options.onProgress?.(`Creating the database in ${paths.data}`);
    await initialise(binary, paths, signal);
  }
  options.onProgress?.('Starting the database …');
  await launch(binary, paths, options.durability ?? 1, wait);
  const pid = await runningServer(paths);
  if (pid === null) throw new Error(`The database server of ${paths.data} ended right after its start.`);
  return pid;
}

async function chooseBinary(
  options: EmbeddedOptions,
  paths: ServerPaths,
  signal: AbortSignal | undefined,
): Promise<ServerBinary> {
  const flavour = (await dataFlavour(paths)) ?? undefined;
  if (options.binary) {
    const binary = await probeBinary({ path: options.binary });
    if (binary && (!flavour || binary.flavour === flavour)) return binary;
    throw new NoDatabaseServerError(
      `${options.binary} is no database server that fits: needed is ` +
        `${flavour ? `the kind that wrote ${paths.data} (${flavour})` : 'MariaDB 10.6+ or MySQL 8.0+'}.`,
    );
  }
  const found = (await findBinary(flavour)) ?? (await findUnpacked(options.cacheDir, flavour));
  if (found) return found;
  if (!(await canUnpack())) throw new NoDatabaseServerError(adviceWithout('None was found on this machine.'));
  try {
    return await unpackServer(options.cacheDir, options.onProgress ?? (() => undefined), flavour, signal);
  } catch (error) {
    signal?.throwIfAborted();
    throw new NoDatabaseServerError(adviceWithout((error as Error).message));
  }
}

function adviceWithout(reason: string): string {
  return (
    `The service needs a database server. ${reason} Either install MariaDB 10.6+ or MySQL 8.0+ so that "mariadbd" or "mysqld" is found, ` +
    `or run one in Docker (docker run -p 3306:3306 -e MARIADB_ALLOW_EMPTY_ROOT_PASSWORD=1 -e MARIADB_DATABASE=outreach mariadb) ` +
    `and set DATABASE_URL, for example mysql://root@127.0.0.1:3306/outreach.`
  );
}

async function stopWhenLast(users: string, user: Parameters<typeof unregisterUser>[1], paths: ServerPaths) {
  if (!(await unregisterUser(users, user))) return;
  const pid = await runningServer(paths);
  if (pid !== null) await stopServer(pid);
}

/**
 * Checks every second whether the server still runs, and calls `restart` when it does not: after a failure, such as on a
 * full disk, again and again with growing pauses. Meanwhile requests respond that the database is unavailable.
 */
function watchServer(
  paths: ServerPaths,
  say: (line: string) => void = () => undefined,
  restart: (signal: AbortSignal) => Promise<void>,
) {
  const ending = new AbortController();
  const { signal } = ending;
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      await pause(watchEveryMs);
      if (!signal.aborted && (await runningServer(paths)) === null) await comeBack();
    }
  }

  async function comeBack(): Promise<void> {
    say('The database server ended.');
    const report = nowAndThen(say);
    for (let pauseMs = watchEveryMs; !signal.aborted; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
      try {
        return await restart(signal);
      } catch (error) {
        report(() => `It cannot be started again yet: ${(error as Error).message}`);
        await pause(pauseMs);
      }
    }
  }

  const watching = Promise.all([watch(), watchRedoLog(paths, signal)]);
  return {
    async end() {
      ending.abort();
      await watching;
    },
  };
}
