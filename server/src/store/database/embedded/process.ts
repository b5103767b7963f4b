import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Tells whether a process runs; a dead one that nobody has reaped yet does not. */
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
