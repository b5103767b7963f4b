import { execFile } from 'node:child_process';
import {
  readFile,
  open,
  stat,
  truncate,
  type FileHandle,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';

const run = promisify(execFile);

/** Returns whether a process runs; a dead one that nobody has reaped yet does not. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const fields = await statFields(pid);
  return fields === null || !['Z', 'X'].includes(fields[0]!);
}

/** When a process started, as an opaque text: with the id it names one process, though ids are used again. */
export async function startOf(pid: number): Promise<string> {
  const fields = await statFields(pid);
  // Field 22 of /proc/<pid>/stat is the start time; the first two are cut off already.
  if (fields) return fields[19]!;
  const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim();
}

/** Whether the process of this id that started then still runs. */
export async function isSameProcess(pid: number, start: string): Promise<boolean> {
  return (await isAlive(pid)) && (await startOf(pid)) === start;
}

/** The command line of a process, arguments joined by spaces; empty when it cannot be read. */
export async function commandOf(pid: number): Promise<string> {
  const linux = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (linux !== null) return linux.replaceAll('\0', ' ');
  const { stdout } = await run('ps', ['-o', 'args=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout;
}

/** The fields of /proc/<pid>/stat after the program's name, which may itself hold spaces; null where there is none. */
async function statFields(pid: number): Promise<string[] | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ') ?? null;
}

const maxLogBytes = 4_000_000;

/** Opens a server's log for appending, emptied first when it has grown long. */
export async function openLog(path: string): Promise<FileHandle> {
  const info = await stat(path).catch(() => null);
  if (info && info.size > maxLogBytes) await truncate(path);
  return open(path, 'a', 0o600);
}

/** The last lines of a log, for an error message. */
export async function logTail(path: string): Promise<string> {
  return (await readFile(path, 'utf8').catch(() => '')).trim().split('\n').slice(-12).join('\n');
}

/** No database server could be had; the message names what the operator can do. */
export class NoDatabaseServerError extends Error {}

/** How something is waited for. */
export interface Wait {
  /** Ends the wait. */
  signal?: AbortSignal;
  /** Called now and then with what is waited for. */
  onWait?: (line: string) => void;
  /** What this process does while a server comes up, such as loading code. */
  meanwhile?: () => Promise<unknown>;
}

const firstAfterMs = 5_000;
const againAfterMs = 30_000;

/** Returns a function that a wait calls at each turn: it passes a line on after 5 s, and each half minute from then on. */
export function nowAndThen(say?: (line: string) => void): (line: () => string) => void {
  let next = performance.now() + firstAfterMs;
  return line => {
    if (!say || performance.now() < next) return;
    next = performance.now() + againAfterMs;
    say(line());
  };
}

const pollEveryMs = 50;
/** A lock without a holder was left by a release that first made the file and then wrote it, on a full disk. */
const namelessForMs = 2_000;

/**
 * Runs `work` while no other process does so with the same lock; a lock left by a dead process is broken.
 *
 * The lock is a symbolic link whose target names its holder: it is there as a whole or not at all, also on a full disk,
 * because so short a target takes no space of its own.
 *
 * @throws the reason of the signal when that ends the wait
 */
export async function withLock<T>(file: string, work: () => Promise<T>, wait: Wait = {}): Promise<T> {
  const mine = `${process.pid} ${await startOf(process.pid)}`;
  const report = nowAndThen(wait.onWait);
  while (!(await createLock(file, mine))) {
    const holder = await readHolder(file);
    if (await isDead(file, holder)) await breakLock(file);
    report(() => `Waiting for process ${holder?.split(' ')[0]}, which holds ${file} …`);
    await sleep(pollEveryMs, undefined, { signal: wait.signal });
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function createLock(file: string, holder: string): Promise<boolean> {
  try {
    await symlink(holder, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Who holds a lock; null when it was given back. Earlier releases wrote it into a plain file. */
async function readHolder(file: string): Promise<string | null> {
  return readlink(file).catch(() => readFile(file, 'utf8').catch(() => null));
}

async function isDead(file: string, holder: string | null): Promise<boolean> {
  if (holder === null) return false;
  const [pid, ...start] = holder.split(' ');
  if (holder !== '') return !(await isSameProcess(Number(pid), start.join(' ')));
  const info = await stat(file).catch(() => null);
  return info !== null && Date.now() - info.mtimeMs > namelessForMs;
}

/** Renaming is atomic: of several that find a dead lock, one moves it away. */
async function breakLock(file: string): Promise<void> {
  const moved = `${file}.${process.pid}`;
  await rename(file, moved).catch(() => undefined);
  await rm(moved, { force: true });
}
