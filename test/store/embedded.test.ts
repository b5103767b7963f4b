import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { createConnection } from 'mysql2/promise';
import { connectionFrom } from '../../server/src/store/database/connection-url.js';
import { openDatabase } from '../../server/src/store/database/database.js';
import { isUnavailable } from '../../server/src/store/database/errors.js';
import { isAlive } from '../../server/src/store/database/embedded/process.js';
import { requireRoom } from '../../server/src/store/database/embedded/redo-log.js';
import {
  NoDatabaseServerError,
  startEmbedded,
  type EmbeddedDatabase,
} from '../../server/src/store/database/embedded.js';
import { startChildProgram } from '../support/child-program.js';
import { cacheDir } from '../support/database.js';
import { binary, copyNewEmbedded } from './support/new-embedded.js';

describe('embedded database', function () {
  this.timeout(60_000);
  let dataDir: string;
  let started: EmbeddedDatabase[] = [];
  let children: ChildProcess[] = [];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'outreach-embedded-'));
    await copyNewEmbedded(dataDir);
  });

  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    for (const embedded of started) await embedded.stop();
    [children, started] = [[], []];
    await rm(dataDir, { recursive: true, force: true });
  });

  async function start(folder = dataDir): Promise<EmbeddedDatabase> {
    const embedded = await startEmbedded({ dataDir: folder, cacheDir, binary, durability: 2 });
    started.push(embedded);
    return embedded;
  }

  it('keeps its data over a restart, in a folder closed to others', async () => {
    const first = await start();
    await run(first, 'CREATE TABLE kept (n INT)');
    await run(first, 'INSERT INTO kept VALUES (7)');
    await first.stop();
    expect(await isAlive(first.serverPid())).to.equal(false);
    const second = await start();
    expect(await run(second, 'SELECT n FROM kept')).to.deep.equal([{ n: 7 }]);
    expect((await stat(join(dataDir, 'database'))).mode & 0o777).to.equal(0o700);
  });

  it('is shared by those who use one data directory, and stopped by the last', async () => {
    // Both begin it.
    const folder = join(dataDir, 'new');
    const [first, second] = await Promise.all([start(folder), start(folder)]);
    expect(second.serverPid()).to.equal(first.serverPid());
    await first.stop();
    expect(await run(second, 'SELECT 1 AS n')).to.deep.equal([{ n: 1 }]);
    await second.stop();
    expect(await isAlive(second.serverPid())).to.equal(false);
    expect(await readdir(join(folder, 'database-users'))).to.deep.equal([]);
  });

  it('is taken over from a service that was killed', async () => {
    const { child, serverPid } = await startChild();
    child.kill('SIGKILL');
    const next = await start();
    expect(next.serverPid()).to.equal(serverPid);
    await sleep(6_000); // Past the guardian's grace: it must see that the server is used again.
    expect(await run(next, 'SELECT 1 AS n')).to.deep.equal([{ n: 1 }]);
    expect(next.serverPid()).to.equal(serverPid);
    await next.stop();
    expect(await isAlive(serverPid)).to.equal(false);
  });

  it('ends by itself when its service was killed and none comes', async () => {
    const { child, serverPid } = await startChild();
    child.kill('SIGKILL');
    await until(async () => !(await isAlive(serverPid)));
  });

  it('comes back with all that was committed when it is killed under a running service', async () => {
    const embedded = await start();
    await run(embedded, 'CREATE TABLE kept (n INT)');
    await run(embedded, 'INSERT INTO kept VALUES (7)');
    const killed = embedded.serverPid();
    process.kill(killed, 'SIGKILL');
    await until(async () => embedded.serverPid() !== killed);
    expect(await run(embedded, 'SELECT n FROM kept')).to.deep.equal([{ n: 7 }]);
  });

  it('is distinguished from a fault of ours while it is away, and open pools find it again', async () => {
    const embedded = await start();
    const database = await openDatabase({ url: embedded.url });
    try {
      const killed = embedded.serverPid();
      process.kill(killed, 'SIGKILL');
      await until(async () => !(await isAlive(killed)));
      for (let query = 0; query < 3; query++) {
        const error: unknown = await database.manager.query('SELECT 1').catch((thrown: unknown) => thrown);
        expect(isUnavailable(error), String(error)).to.equal(true);
      }
      await until(async () => embedded.serverPid() !== killed);
      expect(await database.manager.query('SELECT 1 AS n')).to.deep.equal([{ n: 1 }]);
    } finally {
      await database.close();
    }
  });

  it('starts after a kill of service and server together', async () => {
    const { child, serverPid } = await startChild();
    child.kill('SIGKILL');
    process.kill(serverPid, 'SIGKILL');
    const next = await start();
    expect(next.serverPid()).to.not.equal(serverPid);
    expect(await run(next, 'SELECT 1 AS n')).to.deep.equal([{ n: 1 }]);
  });

  it('heeds neither a lock nor a process id that a former life left behind', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'database.lock'), '999999999 1');
    await writeFile(join(dataDir, 'database', 'server.pid'), String(process.pid));
    await writeFile(join(dataDir, 'database-users', `${process.ppid}-aaaaaaaa`), 'another start time');
    const next = await start();
    expect(await run(next, 'SELECT 1 AS n')).to.deep.equal([{ n: 1 }]);
    await next.stop();
    expect(await isAlive(next.serverPid())).to.equal(false);
  });

  it('works in a folder too deep for the path of a socket', async () => {
    const deep = join(dataDir, 'd'.repeat(60), 'd'.repeat(60));
    await copyNewEmbedded(deep);
    const embedded = await start(deep);
    expect(embedded.socketPath.length).to.be.at.most(107);
    expect(await run(embedded, 'SELECT 1 AS n')).to.deep.equal([{ n: 1 }]);
  });

  it('is not begun on a disk that has no room for it, where its server would wait for ever', async () => {
    await requireRoom(dataDir, 1);
    const error: unknown = await requireRoom(dataDir, 1e9).catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(NoDatabaseServerError);
    expect((error as Error).message).to.match(
      /^The disk of \S+ has \d+ MB free, and a new database takes 1000000000 MB: make room there, .*DATA_DIR/,
    );
  });

  it('says what can be done when a program is no database server, and leaves nothing behind', async () => {
    const fake = join(dataDir, 'mysqld');
    await writeFile(fake, '#!/bin/sh\necho "mysqld  Ver 5.7.44 for Linux"\n');
    await chmod(fake, 0o755);
    const options = { dataDir: join(dataDir, 'new'), cacheDir, binary: fake };
    const error = await startEmbedded(options).catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(NoDatabaseServerError);
    expect((error as Error).message).to.include('MariaDB 10.6+ or MySQL 8.0+');
    expect(await readdir(join(options.dataDir, 'database-users'))).to.deep.equal([]);
  });

  async function startChild(): Promise<{ child: ChildProcess; serverPid: number }> {
    const settings = { DATA_DIR: dataDir, CACHE_DIR: cacheDir };
    const child = await startChildProgram('store/support/embedded-user.ts', settings);
    children.push(child);
    const [serverPid] = (await once(child, 'message')) as [number];
    return { child, serverPid };
  }
});

async function run(embedded: EmbeddedDatabase, sql: string): Promise<unknown> {
  const connection = await createConnection(connectionFrom(embedded.url));
  const [rows] = await connection.query(sql).finally(() => connection.end());
  return rows;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('It did not happen within 30 s.');
    await sleep(100);
  }
}
