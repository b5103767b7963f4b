import { execFile } from 'node:child_process';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

/** Generated files by path relative to the root of the repository. */
export type Files = Map<string, string>;

/** Writes the files that differ from what is on disk and returns their paths. */
export async function writeFiles(root: string, files: Files): Promise<string[]> {
  const changed: string[] = [];
  for (const [path, text] of files) {
    const file = join(root, path);
    if ((await readText(file)) === text) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    changed.push(path);
  }
  return changed;
}

/**
 * Reports what a generation would change, one line each: a file that is missing or differs, a file in a generated folder
 * that nothing generates, and a generated file that is not committed. `built` are files that need not stand there.
 */
export async function findDrift(
  root: string,
  files: Files,
  folders: string[],
  built: string[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const [path, text] of files) {
    if (built.includes(path)) continue;
    const found = await readText(join(root, path));
    if (found === undefined) problems.push(`missing: ${path}`);
    else if (found !== text) problems.push(`out of date: ${path}`);
  }
  for (const folder of folders) {
    for (const path of await listFiles(root, folder)) {
      if (!files.has(path)) problems.push(`not generated: ${path}`);
    }
  }
  const untracked = await listUntracked(root, folders);
  return [...problems, ...untracked.filter(path => files.has(path)).map(path => `not committed: ${path}`)];
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter(entry => !entry.isDirectory())
    .map(entry => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

/** Files that git neither tracks nor ignores; none where the sources are no git work tree. */
async function listUntracked(root: string, folders: string[]): Promise<string[]> {
  try {
    const args = ['ls-files', '--others', '--exclude-standard', '-z', '--', ...folders];
    const { stdout } = await promisify(execFile)('git', args, { cwd: root });
    return stdout.split('\0').filter(Boolean);
  } catch {
    return [];
  }
}
