import { readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSameProcess, startOf, nowAndThen, type Wait } from './process.js';

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
