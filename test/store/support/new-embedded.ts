import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../../server/src/store/database/embedded.js';
import { cacheDir } from '../../support/database.js';

/** The server that embedded databases run on; unless it is named, the one that is found. */
export const binary = process.env.TEST_DATABASE_SERVER || undefined;

let made: Promise<string> | undefined;

after(async () => {
  if (made) await rm(await made, { recursive: true });
});

/** Puts a new database into a data directory. It is made once in a run: with MySQL that takes seconds. */
export async function copyNewEmbedded(dataDir: string): Promise<void> {
  made ??= makeEmbedded();
  await cp(join(await made, 'database'), join(dataDir, 'database'), { recursive: true });
}

async function makeEmbedded(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'outreach-embedded-'));
  await (await startEmbedded({ dataDir, cacheDir, binary, durability: 2 })).stop();
  return dataDir;
}
