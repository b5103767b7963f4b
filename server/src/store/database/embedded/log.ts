import { open, readFile, stat, truncate, type FileHandle } from 'node:fs/promises';

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
