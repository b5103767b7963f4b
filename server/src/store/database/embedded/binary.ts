import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Flavour = 'mariadb' | 'mysql';

/** A database server program that can be started. */
export interface ServerBinary {
  path: string;
  flavour: Flavour;
  /** Major and minor version, for example [10, 11]. */
  version: [number, number];
  /** Installation folder, when the program does not stand where it was built for. */
  basedir?: string;
  /** Folders of shared libraries to load from, joined by colons. */
  libraryPath?: string;
}

const oldest: Record<Flavour, [number, number]> = { mariadb: [10, 6], mysql: [8, 0] };

const usualFolders = [
  '/usr/sbin',
  '/usr/libexec',
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/local/mysql/bin',
  '/opt/homebrew/bin',
  '/opt/homebrew/opt/mariadb/bin',
  '/opt/homebrew/opt/mysql/bin',
];

/**
 * Looks for a MariaDB 10.6+ or MySQL 8.0+ server on this machine: in PATH, then in the usual folders.
 * With `flavour` only that kind is taken, because neither opens the other's data.
 */
export async function findBinary(flavour?: Flavour): Promise<ServerBinary | null> {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...usualFolders];
  for (const name of ['mariadbd', 'mysqld']) {
    for (const folder of folders) {
      const binary = await probeBinary({ path: join(folder, name) });
      if (binary && (!flavour || binary.flavour === flavour)) return binary;
    }
  }
  return null;
}

/** Asks a program for its version; null when it is missing, does not run here, or is too old. */
export async function probeBinary(
  place: Pick<ServerBinary, 'path' | 'basedir' | 'libraryPath'>,
): Promise<ServerBinary | null> {
  try {
    await access(place.path, constants.X_OK);
    const { stdout } = await run(place.path, ['--no-defaults', '--version'], {
      env: serverEnvironment(place),
    });
    const [, major, minor] = /Ver (\d+)\.(\d+)/.exec(stdout) ?? [];
    const flavour: Flavour = stdout.includes('MariaDB') ? 'mariadb' : 'mysql';
    const version: [number, number] = [Number(major), Number(minor)];
    return isRecentEnough(flavour, version) ? { ...place, flavour, version } : null;
  } catch {
    return null;
  }
}

/** The environment a server program is started with. */
export function serverEnvironment(binary: Pick<ServerBinary, 'libraryPath'>): NodeJS.ProcessEnv {
  return binary.libraryPath ? { ...process.env, LD_LIBRARY_PATH: binary.libraryPath } : process.env;
}

function isRecentEnough(flavour: Flavour, [major, minor]: [number, number]): boolean {
  const [oldestMajor, oldestMinor] = oldest[flavour];
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}
