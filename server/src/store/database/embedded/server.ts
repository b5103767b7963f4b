import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, chmod, lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { serverEnvironment, type Flavour, type ServerBinary } from './binary.js';
import { logTail, openLog, nowAndThen, type Wait, commandOf, isAlive } from './process.js';
import { firstRedoLogMb, freeMegabytes } from './redo-log.js';
import { readDataFolder } from '../server/queries.js';

/** Where one private server keeps its things. */
export interface ServerPaths {
  /** The server's data directory, mode 700. */
  data: string;
  socket: string;
  pid: string;
  log: string;
  /** For the server's own temporary files, emptied at each start. */
  temporary: string;
}

/**
 * What survives: 1 flushes at every commit and survives a power cut; 2 survives the death of any process,
 * not of the machine, and is for tests.
 */
export type Durability = 1 | 2;

const longestSocketPath = 107;
const readyWithinMs = 10 * 60_000;
const stoppedWithinMs = 60_000;

/** Where the server's data is in the service's own data directory. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database');
}

/** Lays out a server's files under the service's own data directory. */
export async function serverPaths(dataDir: string): Promise<ServerPaths> {
  const data = databaseFolder(dataDir);
  return {
    data,
    socket: await socketPath(data),
    pid: join(data, 'server.pid'),
    log: join(dataDir, 'database.log'),
    temporary: join(dataDir, 'database-tmp'),
  };
}

/** Unix sockets have a short path limit; a deep data directory gets its socket in a private temporary folder. */
async function socketPath(data: string): Promise<string> {
  const path = join(data, 'server.sock');
  if (Buffer.byteLength(path) <= longestSocketPath) return path;
  const user = process.getuid?.() ?? 0;
  const folder = join(
    tmpdir(),
    `outreach-${user}-${createHash('sha256').update(data).digest('hex').slice(0, 16)}`,
  );
  await mkdir(folder, { mode: 0o700 }).catch(() => undefined);
  const info = await lstat(folder);
  if (!info.isDirectory() || info.uid !== user)
    throw new Error(`${folder} belongs to someone else; remove it.`);
  await chmod(folder, 0o700);
  return join(folder, 'server.sock');
}

/** A folder for a server's temporary files alone: in a shared one, servers of other runs would remove one another's. */
export async function emptyTemporary(paths: ServerPaths): Promise<void> {
  await rm(paths.temporary, { recursive: true, force: true });
  await mkdir(paths.temporary, { mode: 0o700 });
}

/** Which kind of server wrote the data, or null when there is none yet. */
export async function dataFlavour(paths: Pick<ServerPaths, 'data'>): Promise<Flavour | null> {
  if (await exists(join(paths.data, 'aria_log_control'))) return 'mariadb';
  return (await exists(join(paths.data, 'mysql.ibd'))) ? 'mysql' : null;
}

/**
 * Starts the server and waits until it answers. It outlives this process unless it is stopped; one that does not come up,
 * or is waited for no longer, is stopped.
 */
export async function launch(
  binary: ServerBinary,
  paths: ServerPaths,
  durability: Durability,
  wait: Wait = {},
): Promise<void> {
  // A server that was killed leaves its lock behind; MySQL refuses to start while the number in it is taken again.
  await rm(`${paths.socket}.lock`, { force: true });
  await emptyTemporary(paths);
  const log = await openLog(paths.log);
  try {
    const child = spawn(binary.path, serverArguments(binary, paths, durability), {
      // A session of its own: Ctrl-C in the terminal reaches the service, which stops the database last.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: serverEnvironment(binary),
    });
    child.on('error', () => undefined);
    child.unref();
    const [isUp] = await Promise.all([child.pid && comesUp(paths, child.pid, wait), wait.meanwhile?.()]);
    if (!isUp) {
      throw new Error(
        `The database server did not start. The end of ${paths.log}:\n${await logTail(paths.log)}`,
      );
    }
  } finally {
    await log.close();
  }
}

async function comesUp(paths: ServerPaths, pid: number, wait: Wait): Promise<boolean> {
  try {
    // The server writes this file itself, but late: until then a killed service would lose track of it.
    await writeFile(paths.pid, String(pid));
    if (await waitUntilReady(paths, pid, wait)) return true;
  } catch (error) {
    await stopServer(pid);
    throw error;
  }
  await stopServer(pid);
  return false;
}

/** The process id of the running server of these paths, also one that another process started; else null. */
export async function runningServer(paths: ServerPaths): Promise<number | null> {
  const pid = Number(await readFile(paths.pid, 'utf8').catch(() => ''));
  if (!pid || !(await isAlive(pid))) return null;
  // The number may have been given to another process since: only a server of this data directory is ours.
  return (await commandOf(pid)).includes(`--datadir=${paths.data}`) ? pid : null;
}

/**
 * Waits until the server answers on its socket; false when it ends before.
 * @throws the reason of the signal when that ends the wait
 */
export async function waitUntilReady(paths: ServerPaths, pid: number, wait: Wait = {}): Promise<boolean> {
  const deadline = Date.now() + readyWithinMs;
  const report = nowAndThen(wait.onWait);
  while (Date.now() < deadline) {
    if (await answers(paths)) return true;
    if (!(await isAlive(pid))) return false;
    const free = await freeMegabytes(paths.data).catch(() => NaN);
    report(
      () =>
        `Waiting for the database server (process ${pid}). Its log is ${paths.log}; ${free} MB are free there …`,
    );
    await sleep(30, undefined, { signal: wait.signal });
  }
  return false;
}

/** Stops a server in order (SIGTERM), and hard when it does not end within a minute. */
export async function stopServer(pid: number): Promise<void> {
  signal(pid, 'SIGTERM');
  const deadline = Date.now() + stoppedWithinMs;
  while (await isAlive(pid)) {
    if (Date.now() > deadline) signal(pid, 'SIGKILL');
    await sleep(30);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended meanwhile.
  }
}

async function answers(paths: ServerPaths): Promise<boolean> {
  try {
    const connection = await createConnection({
      socketPath: paths.socket,
      user: 'root',
      connectTimeout: 5_000,
    });
    const folder = await readDataFolder(connection);
    await connection.end();
    return dirname(join(folder, 'x')) === paths.data;
  } catch {
    return false;
  }
}

/** The options of every run of a server program, also the one that makes its system tables. */
export function commonArguments(binary: ServerBinary): string[] {
  return [
    '--no-defaults',
    ...(binary.basedir ? [`--basedir=${binary.basedir}`] : []),
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    ...(binary.flavour === 'mysql' ? ['--secure-file-priv=NULL', '--mysqlx=OFF'] : []),
    // Containers often forbid or exhaust the kernel's asynchronous I/O.
    '--innodb-use-native-aio=0',
    '--skip-log-bin',
  ];
}

/** Returns what a new server's files take in megabytes, before there is anything in its tables. */
export function newServerMb(binary: ServerBinary): number {
  return firstRedoLogMb(binary) + 128;
}

function serverArguments(binary: ServerBinary, paths: ServerPaths, durability: Durability): string[] {
  return [
    ...commonArguments(binary),
    `--datadir=${paths.data}`,
    `--socket=${paths.socket}`,
    `--pid-file=${paths.pid}`,
    `--tmpdir=${paths.temporary}`,
    // Reachable through the socket alone, and its folder is closed to other users: hence no password.
    '--skip-networking',
    '--skip-name-resolve',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_520_ci',
    '--default-time-zone=+00:00',
    `--innodb-flush-log-at-trx-commit=${durability}`,
    `--innodb-buffer-pool-size=${bufferPoolMb()}M`,
    `--${binary.flavour === 'mysql' ? 'loose-innodb-redo-log-capacity' : 'innodb-log-file-size'}=${firstRedoLogMb(binary)}M`,
    // Most statements look rows up by their ids.
    '--innodb-adaptive-hash-index=ON',
    '--performance-schema=OFF',
    '--max-allowed-packet=64M',
    '--max-connections=300',
  ];
}

/** A quarter of the memory that this process may use: the server takes it as its tables grow, not at its start. */
function bufferPoolMb(): number {
  const available = Math.min(process.constrainedMemory() || Infinity, totalmem()) / 2 ** 20;
  return Math.round(Math.min(4_096, Math.max(128, available / 4)));
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
