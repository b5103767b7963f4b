import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, startOf } from './process.js';
import type { ServerPaths } from './server.js';

/** One process that uses the server of a data directory; several may, and the last to leave stops it. */
export interface User {
  file: string;
  /** Ends the guardian that watches over this user. */
  dismissGuardian(): void;
}

const lockWaitMs = 15 * 60_000;
const guardianGraceSeconds = 5;

/** Notes this process as a user, so that no other stops the server under it. */
export async function registerUser(folder: string, paths: ServerPaths): Promise<User> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${process.pid}-${randomBytes(4).toString('hex')}`;
  const file = join(folder, name);
  await writeFile(file, await startOf(process.pid));
  return { file, dismissGuardian: startGuardian(folder, name, paths) };
}

/** Strikes this process off; true when no living user is left. */
export async function unregisterUser(folder: string, user: User): Promise<boolean> {
  user.dismissGuardian();
  await rm(user.file, { force: true });
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (await isSameProcess(Number(name.split('-')[0]), await readText(file))) return false;
    await rm(file, { force: true });
  }
  return true;
}

/** Runs `work` while no other process does so with the same lock file; a lock left by a dead process is broken. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const mine = `${process.pid} ${await startOf(process.pid)}`;
  const deadline = Date.now() + lockWaitMs;
  while (!(await createLock(file, mine))) {
    const holder = await readText(file);
    const [pid, ...start] = holder.split(' ');
    if (holder && !(await isSameProcess(Number(pid), start.join(' ')))) {
      // Renaming is atomic: of several that find the dead lock, one moves it away.
      await rename(file, `${file}.${process.pid}`).catch(() => undefined);
      await rm(`${file}.${process.pid}`, { force: true });
    }
    if (Date.now() > deadline) throw new Error(`Process ${pid} has held ${file} for too long.`);
    await sleep(50);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function createLock(file: string, content: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(content);
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isSameProcess(pid: number, start: string): Promise<boolean> {
  return (await isAlive(pid)) && (await startOf(pid)) === start;
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

/**
 * A shell that holds the other end of a pipe: when this process dies without a word (kill -9), the pipe closes, and
 * after a grace in which a restarted service may take the server over, it stops a server that nobody uses any more.
 */
function startGuardian(folder: string, name: string, paths: ServerPaths): () => void {
  const script = `
    cat >/dev/null
    sleep ${guardianGraceSeconds}
    rm -f "$1/$2"
    for file in "$1"/*; do
      pid=\${file##*/}
      if kill -0 "\${pid%%-*}" 2>/dev/null; then exit 0; fi
    done
    server=$(cat "$3" 2>/dev/null) || exit 0
    command=$(tr '\\0' ' ' <"/proc/$server/cmdline" 2>/dev/null || ps -o args= -p "$server")
    case "$command" in *"--datadir=$4 "*) kill "$server" ;; esac`;
  const guardian = spawn('sh', ['-c', script, 'outreach-guardian', folder, name, paths.pid, paths.data], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
  });
  guardian.on('error', () => undefined);
  guardian.unref();
  (guardian.stdin as unknown as { unref(): void }).unref();
  return () => {
    guardian.kill('SIGKILL');
    guardian.stdin!.destroy();
  };
}
