import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { probeBinary, type Flavour, type ServerBinary } from './binary.js';

const run = promisify(execFile);

/** Packages that carry a server, in order of preference; releases name them differently. */
const candidates: { name: string; flavour: Flavour }[] = [
  { name: 'mariadb-server-core', flavour: 'mariadb' },
  { name: 'mariadb-server-core-10.6', flavour: 'mariadb' },
  { name: 'mysql-server-core', flavour: 'mysql' },
  { name: 'mysql-server-core-8.0', flavour: 'mysql' },
];

/** Packages whose files are on every Debian system and must come from there (the C library above all). */
const fromTheSystem = /^(libc6|libgcc|gcc-|perl|libperl|tzdata|libcrypt1)/;

/** Returns whether this machine has the tools of Debian and Ubuntu that {@link unpackServer} needs. */
export async function canUnpack(): Promise<boolean> {
  try {
    await Promise.all([run('apt-get', ['--version']), run('dpkg', ['--version'])]);
    return true;
  } catch {
    return false;
  }
}

/** A server unpacked earlier into the cache, or null. */
export async function findUnpacked(cacheDir: string, flavour?: Flavour): Promise<ServerBinary | null> {
  const folder = await unpackedFolder(cacheDir);
  const wanted = flavour ? [flavour] : (['mariadb', 'mysql'] as const);
  for (const kind of wanted) {
    const binary = await probeUnpacked(join(folder, kind));
    if (binary) return binary;
  }
  return null;
}

/**
 * Downloads a database server from the distribution's signed packages and unpacks it into the cache folder.
 * Needs no root and installs nothing: apt keeps its state in the cache, and dpkg only extracts.
 * Throws when no package could be had, with apt's own words.
 */
export async function unpackServer(
  cacheDir: string,
  onProgress: (line: string) => void,
  flavour?: Flavour,
  signal?: AbortSignal,
): Promise<ServerBinary> {
  await mkdir(cacheDir, { recursive: true });
  const work = await mkdtemp(join(resolve(cacheDir), 'unpacking-'));
  try {
    const { debs, kind } = await downloadServer(work, onProgress, flavour, signal);
    onProgress(`Unpacking ${debs.length} packages`);
    const root = join(work, 'root');
    await mkdir(root);
    for (const deb of debs) await run('dpkg', ['-x', deb, root], { signal });
    const folder = join(await unpackedFolder(cacheDir), kind);
    await moveInto(root, folder);
    const binary = await probeUnpacked(folder);
    if (!binary) throw new Error('The unpacked database server does not run on this machine.');
    return binary;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function downloadServer(
  work: string,
  onProgress: (line: string) => void,
  flavour: Flavour | undefined,
  signal: AbortSignal | undefined,
) {
  const config = await writeAptConfig(work);
  onProgress('No database server on this machine: fetching one from the distribution’s packages');
  // A broken third-party source must not stop us: the download below is what counts.
  await run('apt-get', ['-c', config, '-qq', 'update'], { signal }).catch(() => undefined);
  let failure = 'no package carries a database server';
  for (const { name, flavour: kind } of candidates) {
    if (flavour && kind !== flavour) continue;
    try {
      const options = ['-qq', '-y', '--no-install-recommends', '--download-only'];
      await run('apt-get', ['-c', config, ...options, 'install', name], { signal });
      const archives = join(work, 'cache', 'archives');
      const files = (await readdir(archives)).filter(
        file => file.endsWith('.deb') && !fromTheSystem.test(file),
      );
      return { debs: files.map(file => join(archives, file)), kind };
    } catch (error) {
      signal?.throwIfAborted();
      failure = lastLine(error);
    }
  }
  throw new Error(`The distribution's packages could not be fetched: ${failure}`);
}

/** Private lists and cache, nothing installed: so apt resolves everything and touches nothing of the system. */
async function writeAptConfig(work: string): Promise<string> {
  await mkdir(join(work, 'lists', 'partial'), { recursive: true });
  await mkdir(join(work, 'cache', 'archives', 'partial'), { recursive: true });
  await writeFile(join(work, 'status'), '');
  const config = join(work, 'apt.conf');
  await writeFile(
    config,
    `Dir::State "${work}";
Dir::State::lists "${work}/lists";
Dir::State::status "${work}/status";
Dir::Cache "${work}/cache";
Dir::Cache::archives "${work}/cache/archives";
APT::Sandbox::User "root";
Debug::NoLocking "true";
Acquire::Languages "none";
Acquire::Retries "3";
#clear APT::Update::Post-Invoke;
#clear APT::Update::Post-Invoke-Success;
#clear DPkg::Post-Invoke;
`,
  );
  return config;
}

async function probeUnpacked(folder: string): Promise<ServerBinary | null> {
  const usr = join(folder, 'usr');
  const libraries = await libraryFolders(folder);
  for (const name of ['mariadbd', 'mysqld']) {
    const place = { path: join(usr, 'sbin', name), basedir: usr, libraryPath: libraries.join(':') };
    const binary = await probeBinary(place);
    if (binary) return binary;
  }
  return null;
}

/** Both `lib` and `usr/lib` hold one folder per machine type, named like `x86_64-linux-gnu`. */
async function libraryFolders(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const lib of [join(folder, 'usr', 'lib'), join(folder, 'lib')]) {
    const names = await readdir(lib).catch(() => []);
    found.push(...names.filter(name => name.includes('-linux-gnu')).map(name => join(lib, name)), lib);
  }
  return found;
}

/** One folder per release and machine type, so that a cache that outlives an upgrade is not mixed up. */
async function unpackedFolder(cacheDir: string): Promise<string> {
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  const [, id = 'linux'] = /^ID="?([^"\n]+)/m.exec(release) ?? [];
  const [, version = 'unknown'] = /^VERSION_ID="?([^"\n]+)/m.exec(release) ?? [];
  return join(resolve(cacheDir), 'database-server', `${id}-${version}-${process.arch}`);
}

/** Moves a finished tree into place at once; another process may have been first, then its tree stays. */
async function moveInto(from: string, to: string): Promise<void> {
  await mkdir(join(to, '..'), { recursive: true });
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    if (await probeUnpacked(to)) return;
    await rm(to, { recursive: true, force: true });
    await rename(from, to);
  });
}

function lastLine(error: unknown): string {
  const { stderr = '', message = '' } = error as { stderr?: string; message?: string };
  return (stderr || message).trim().split('\n').at(-1) ?? '';
}
