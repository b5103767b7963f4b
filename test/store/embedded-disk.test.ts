import { mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { createConnection } from 'mysql2/promise';
import { connectionFrom } from '../../server/src/store/database/connection-url.js';
import { startOf } from '../../server/src/store/database/embedded/process.js';
import { startEmbedded, type EmbeddedDatabase } from '../../server/src/store/database/embedded.js';
import { cacheDir } from '../support/database.js';
import { mountSmallDisk } from '../support/small-disk.js';
import { binary, copyNewEmbedded } from './support/new-embedded.js';

const MB = 2 ** 20;

describe('embedded database and its disk', function () {
  this.timeout(120_000);
  let dataDir: string;
  let started: EmbeddedDatabase[] = [];
  let said: string[] = [];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'outreach-embedded-'));
  });

  afterEach(async () => {
    for (const embedded of started) await embedded.stop();
    [started, said] = [[], []];
    await rm(dataDir, { recursive: true, force: true });
  });

  async function start(folder = dataDir, signal?: AbortSignal): Promise<EmbeddedDatabase> {
    const onProgress = (line: string) => void said.push(line);
    const embedded = await startEmbedded({
      dataDir: folder,
      cacheDir,
      binary,
      durability: 2,
      onProgress,
      signal,
    });
    started.push(embedded);
    return embedded;
  }

  it('goes on by itself once there is room again on a disk that was full', async function () {
    const disk = await mountSmallDisk(join(dataDir, 'disk'), 400);
    if (!disk) return this.skip();
    const folder = join(disk.folder, 'data');
    try {
      const embedded = await start(folder);
      await run(embedded, 'CREATE TABLE kept (n INT)');
      await run(embedded, 'INSERT INTO kept VALUES (7)');
      await until(async () => {
        if (await answers(embedded)) process.kill(embedded.serverPid(), 'SIGKILL');
        // The server frees this at its start, and would have room for it once more.
        await rm(join(folder, 'database', 'ibtmp1'), { force: true });
        await disk.fill();
        return said.some(line => line.startsWith('It cannot be started again yet'));
      });
      await disk.free();
      await until(() => answers(embedded));
      expect(await run(embedded, 'SELECT n FROM kept')).to.deep.equal([{ n: 7 }]);

      // A start meanwhile fails at once or succeeds, and keeps nothing from the next one.
      await embedded.stop();
      await disk.fill();
      await start(folder).catch(() => undefined);
      await disk.free();
      expect(await run(await start(folder), 'SELECT n FROM kept')).to.deep.equal([{ n: 7 }]);
    } finally {
      for (const embedded of started.splice(0)) await embedded.stop();
      disk.unmount();
    }
  });

  it('breaks an empty lock, which a release before this one left on a full disk', async () => {
    const lock = join(dataDir, 'database.lock');
    await writeFile(lock, '');
    await utimes(lock, new Date(), new Date(Date.now() - 60_000));
    await copyNewEmbedded(dataDir);
    const embedded = await start();
    expect(await answers(embedded)).to.equal(true);
  });

  it('says which process it waits for, and waits no longer than it is to', async () => {
    await symlink(`${process.pid} ${await startOf(process.pid)}`, join(dataDir, 'database.lock'));
    const stopping = new AbortController();
    const outcome = start(dataDir, stopping.signal).catch((error: Error) => error.name);
    await until(async () => said.length > 0);
    expect(said).to.deep.equal([
      `Waiting for process ${process.pid}, which holds ${join(dataDir, 'database.lock')} …`,
    ]);
    const abortedAt = performance.now();
    stopping.abort();
    expect(await outcome).to.equal('AbortError');
    expect(performance.now() - abortedAt).to.be.below(2_000);
  });

  it('begins with little log, and raises it while much is written', async function () {
    await copyNewEmbedded(dataDir);
    const embedded = await start();
    if (!(await canRaise(embedded))) this.skip();
    expect(await logBytes(embedded)).to.equal(64 * MB);
    await run(embedded, 'CREATE TABLE much (b LONGBLOB)');
    await until(async () => {
      for (let i = 0; i < 8; i++) await run(embedded, "INSERT INTO much VALUES (REPEAT('x', 4000000))");
      await run(embedded, 'TRUNCATE much');
      return (await logBytes(embedded)) === 512 * MB;
    });
    await embedded.stop();
    expect(await logBytes(await start()), 'after the next start').to.equal(64 * MB);
  });
});

async function run(embedded: EmbeddedDatabase, sql: string): Promise<unknown> {
  const connection = await createConnection(connectionFrom(embedded.url));
  const [rows] = await connection.query(sql).finally(() => connection.destroy());
  return rows;
}

function answers(embedded: EmbeddedDatabase): Promise<boolean> {
  return run(embedded, 'SELECT 1').then(
    () => true,
    () => false,
  );
}

async function logBytes(embedded: EmbeddedDatabase): Promise<number> {
  const rows = (await run(
    embedded,
    `SHOW GLOBAL VARIABLES WHERE Variable_name IN ('innodb_redo_log_capacity', 'innodb_log_file_size')`,
  )) as { Variable_name: string; Value: string }[];
  const current = rows.find(row => row.Variable_name === 'innodb_redo_log_capacity') ?? rows[0]!;
  return Number(current.Value);
}

/** MariaDB raises its log since 10.9, MySQL since 8.0.30. */
async function canRaise(embedded: EmbeddedDatabase): Promise<boolean> {
  const [{ version }] = (await run(embedded, 'SELECT VERSION() AS version')) as [{ version: string }];
  const [major, minor, patch] = version.split(/[.-]/).map(Number) as [number, number, number];
  if (version.includes('MariaDB')) return major > 10 || minor >= 9;
  return major > 8 || minor > 0 || patch >= 30;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('It did not happen within a minute.');
    await sleep(100);
  }
}
