import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { createConnection } from 'mysql2/promise';
import { openDatabase, type Database } from '../../server/src/store/database/database.js';
import { startEmbedded, type EmbeddedDatabase } from '../../server/src/store/database/embedded.js';
import { findPrimary } from '../../server/src/store/database/primary.js';
import { cacheDir } from '../support/database.js';
import { startProxy, type Proxy } from '../support/proxy.js';

const takesOverWithinMs = 15_000;

describe('a DATABASE_URL of several servers', () => {
  let folder: string;
  const servers: EmbeddedDatabase[] = [];
  const proxies: Proxy[] = [];
  let url: string;
  let database: Database | undefined;

  before(async function () {
    this.timeout(60_000);
    folder = await mkdtemp(join(tmpdir(), 'outreach-servers-'));
    for (const name of ['one', 'two']) {
      const server = await startEmbedded({ dataDir: join(folder, name), cacheDir });
      servers.push(server);
      proxies.push(await startProxy({ path: server.socketPath }));
      await onServer(server, 'CREATE DATABASE IF NOT EXISTS outreach');
    }
    url = `mysql://root@${proxies.map(({ port }) => `127.0.0.1:${port}`).join(',')}/outreach`;
  });

  after(async () => {
    await database?.close();
    for (const each of proxies) await each.close();
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** The others are replicas, as a cluster makes them. */
  const lead = async (leader: number) => {
    for (const [at, server] of servers.entries())
      await onServer(server, `SET GLOBAL read_only = ${at === leader ? 'OFF' : 'ON'}`);
  };

  /** Waits until statements reach a server; those of the moment in between fail. */
  const reaches = async (expected: number) => {
    for (const end = Date.now() + takesOverWithinMs; Date.now() < end; await sleep(50)) {
      const rows = await database!.manager
        .query<{ place: string }[]>('SELECT @@socket AS place')
        .catch(() => []);
      if (rows[0]?.place === servers[expected]!.socketPath) return;
    }
    throw new Error('The other server was not found.');
  };

  it('leads to the one that accepts changes', async () => {
    await lead(1);
    expect((await findPrimary(url)).port).to.equal(proxies[1]!.port);
    database = await openDatabase({ url });
    await reaches(1);
  });

  it('leads to another one that has taken over, also with connections that are open', async () => {
    const open = await database!.pool.getConnection();
    await lead(0);
    await reaches(0);
    await open.query('SELECT 1').then(
      () => expect.fail('a connection to the former server was left open'),
      () => open.release(),
    );
  }).timeout(20_000);

  it('leads to another one when the one that it uses no longer answers', async () => {
    await proxies[0]!.close();
    await lead(1);
    await reaches(1);
  }).timeout(20_000);

  it('names the first while none accepts changes, so that what is wrong is said', async () => {
    await lead(-1);
    expect((await findPrimary(url)).port).to.equal(proxies[0]!.port);
  });
});

async function onServer({ socketPath }: EmbeddedDatabase, sql: string): Promise<void> {
  const connection = await createConnection({ socketPath, user: 'root' });
  await connection.query(sql);
  await connection.end();
}
