import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSameProcess, startOf } from './process.js';
import type { ServerPaths } from './server.js';

/** One process that uses the server of a data directory; several may, and the last to leave stops it. */
export interface User {
  file: string;
  /** Ends the guardian that watches over this user. */
  dismissGuardian(): void;
}

const guardianGraceSeconds = 5;

/** Notes this process as a user, so that no other stops the server under it. */
export async function registerUser(folder: string, paths: ServerPaths): Promise<User> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `${process.pid}-${randomBytes(4).toString('hex')}`;
  const file = join(folder, name);
  try {
    await writeFile(file, await startOf(process.pid));
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
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
