import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { serverEnvironment, type ServerBinary } from './binary.js';
import { logTail, openLog } from './process.js';
import { commonArguments, emptyTemporary, type ServerPaths } from './server.js';

/** Makes the system tables in a folder beside and moves it into place, so that a crash leaves no half of it. */
export async function initialise(
  binary: ServerBinary,
  paths: ServerPaths,
  signal?: AbortSignal,
): Promise<void> {
  const fresh = `${paths.data}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true, mode: 0o700 });
  await emptyTemporary(paths);
  const shared = [
    ...commonArguments(binary),
    `--datadir=${fresh}`,
    `--tmpdir=${paths.temporary}`,
    '--innodb-flush-log-at-trx-commit=2',
  ];
  if (binary.flavour === 'mysql') {
    await runToEnd(binary, [...shared, '--initialize-insecure'], paths.log, '', signal);
  } else {
    await runToEnd(binary, [...shared, '--bootstrap'], paths.log, await systemTables(binary), signal);
  }
  await rename(fresh, paths.data);
}

/** The SQL that makes MariaDB's own tables; its files are named differently over the releases. */
async function systemTables(binary: ServerBinary): Promise<string> {
  const base = binary.basedir ?? join(dirname(binary.path), '..');
  const folders = ['share/mysql', 'share/mariadb', 'share', '../share/mysql', '../share/mariadb'];
  for (const folder of folders.map(name => join(base, name))) {
    for (const prefix of ['mariadb', 'mysql']) {
      const names = ['system_tables', 'performance_tables', 'system_tables_data'];
      const files = names.map(name => join(folder, `${prefix}_${name}.sql`));
      const texts = await Promise.all(files.map(file => readFile(file, 'utf8'))).catch(() => null);
      if (texts) {
        const settings = "SET @auth_root_socket=NULL, @skip_auth_anonymous=1, @current_hostname='localhost';";
        return ['CREATE DATABASE IF NOT EXISTS mysql;', 'USE mysql;', settings, ...texts].join('\n');
      }
    }
  }
  throw new Error(
    `The files of ${basename(binary.path)} that make its system tables were not found under ${base}.`,
  );
}

async function runToEnd(
  binary: ServerBinary,
  args: string[],
  logPath: string,
  input: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const log = await openLog(logPath);
  try {
    const child = spawn(binary.path, args, {
      stdio: ['pipe', log.fd, log.fd],
      env: serverEnvironment(binary),
      signal,
      // What it makes is thrown away: nothing of it must be written down first.
      killSignal: 'SIGKILL',
    });
    child.stdin!.on('error', () => undefined).end(input);
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`The database could not be created:\n${await logTail(logPath)}`);
  } finally {
    await log.close();
  }
}
