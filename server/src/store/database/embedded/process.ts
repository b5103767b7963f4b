import { execFile } from 'node:child_process';
import { readFile, open, stat, truncate, type FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';

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
