import { stat, statfs } from 'node:fs/promises';
import type { Config } from '../config.js';
import type { Outcome } from './metrics-check.js';

/** Below the first a disk is as good as full; below the second it may be so before anybody looks again. */
const [FULL_MB, SCARCE_MB] = [64, 1024];

type Places = { databaseUrl?: string; dataDir: string; files: Pick<Config['files'], 'kind' | 'folder'> };

/** What to tell of the disks on which the service keeps data of its own: nothing as long as there is room. */
export async function adviceOnRoom(places: Places): Promise<{ outcome: Outcome; line: string }[]> {
  const found = [];
  for (const folder of await ownFolders(places)) {
    const { bavail, bsize } = await statfs(folder);
    const free = Math.floor((bavail * bsize) / 2 ** 20);
    const line = `the disk of ${folder} has ${free} MB free`;
    if (free < FULL_MB)
      found.push({ outcome: 'FAIL', line: `${line}: it is full, make room there` } as const);
    else if (free < SCARCE_MB) found.push({ outcome: 'warn', line } as const);
  }
  return found;
}

/** The folder of the embedded database and that of uploaded files, where they are there; one for each disk. */
async function ownFolders({ databaseUrl, dataDir, files }: Places): Promise<string[]> {
  const folders = [...(databaseUrl ? [] : [dataDir]), ...(files.kind === 'disk' ? [files.folder] : [])];
  const disks = new Map<number, string>();
  for (const folder of folders) {
    const { dev } = (await stat(folder).catch(() => undefined)) ?? {};
    if (dev !== undefined && !disks.has(dev)) disks.set(dev, folder);
  }
  return [...disks.values()];
}
