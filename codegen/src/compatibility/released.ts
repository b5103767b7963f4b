import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Contract } from '../contract.js';

/** The contract of the last release, from the root of the repository. A command writes it, nobody by hand. */
export const releasedFile = 'codegen/released/openapi.json';

/** Reads the last released contract; undefined before the first release. */
export async function readReleased(root: string): Promise<Contract | undefined> {
  try {
    return JSON.parse(await readFile(join(root, releasedFile), 'utf8')) as Contract;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Keeps a contract as the last released one. Keys are sorted, so that the same contract gives the same file. */
export async function writeReleased(root: string, contract: Contract): Promise<void> {
  const file = join(root, releasedFile);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(contract, sortKeys)}\n`);
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether the sources of this version are tagged, that is, whether others may have it. */
export async function isTagged(root: string, version: string): Promise<boolean> {
  const { stdout } = await promisify(execFile)('git', ['tag', '--list', `v${version}`], { cwd: root });
  return stdout.trim() !== '';
}
