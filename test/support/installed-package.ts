import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** A package of `package-lock.json`. */
interface Locked {
  name?: string;
  /** Of a workspace: its folder. */
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** A package in an empty folder, with the packages that it depends on and nothing else. */
export interface InstalledPackage {
  /** The folder of the package itself. */
  path: string;
  /** Names of all that is installed. */
  names: string[];
  remove(): Promise<void>;
}

/** Installs a workspace as npm does, but without a registry: workspaces as they are packed, all else as it is here. */
export async function installPackage(workspace: string): Promise<InstalledPackage> {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const folder = await mkdtemp(join(tmpdir(), 'outreach-package-'));
  const places = dependenciesOf(workspace, packages);
  for (const place of places) {
    if (place.startsWith('node_modules/'))
      await cp(join(root, place), join(folder, place), { recursive: true, dereference: true });
    else await unpack(place, join(folder, 'node_modules', packages[place]!.name!));
  }
  return {
    path: join(folder, 'node_modules', packages[workspace]!.name!),
    names: places.map(place => packages[place]!.name ?? place.split('node_modules/').at(-1)!),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Returns the places, relative to the root, of a workspace and all that it depends on. */
function dependenciesOf(workspace: string, packages: Record<string, Locked>): string[] {
  const found = new Set([workspace]);
  for (const place of found) {
    const { dependencies, peerDependencies = {}, peerDependenciesMeta } = packages[place]!;
    const peers = Object.keys(peerDependencies).filter(name => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys(dependencies ?? {}), ...peers]) {
      let from = place;
      // Node looks in the package itself, and then in those around it.
      while (from !== '' && !packages[`${from}/node_modules/${name}`])
        from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')));
      const at = join(from, 'node_modules', name);
      found.add(packages[at]!.link ? packages[at]!.resolved! : at);
    }
  }
  return [...found];
}

/** Packs a workspace, which was built before the tests, and unpacks it. */
async function unpack(workspace: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', target];
  const { stdout } = await run('npm', args, { cwd: join(root, workspace) });
  const tarball = join(target, stdout.trim().split('\n').at(-1)!);
  await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  await rm(tarball);
}
