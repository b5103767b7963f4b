import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { openDatabase, type Database } from '../../server/src/store/database/database.js';
import { migrate } from '../../server/src/store/database/migrate.js';
import { email, flow, node } from '../domain/flow/fixtures.js';
import { enrollmentsOf } from '../support/build.js';
import { startChildProgram } from '../support/child-program.js';
import { freshAccount, onDatabase } from '../support/database.js';
import { arrivals, buildLaunched, enroll, ledger, manyLeads, sandboxMailbox } from '../support/engine.js';
import { hasGalera, startGalera, type Galera, type GaleraNode } from '../support/galera.js';

const people = 300;

describe('sending on a cluster of two database servers', () => {
  let cluster: Galera | undefined;
  let databases: Database[] = [];
  const workers: ChildProcess[] = [];

  before(async function () {
    this.timeout(60_000);
    if (!(await hasGalera())) return this.skip();
    cluster = await startGalera(2);
    databases = await Promise.all(cluster.nodes.map(({ url }) => openDatabase({ url, poolSize: 4 })));
  });

  after(async function () {
    this.timeout(30_000);
    for (const worker of workers) if (worker.exitCode === null) worker.kill('SIGKILL');
    await Promise.all(databases.map(database => database.close().catch(() => undefined)));
    await cluster?.close();
  });

  it('migrates once, also from both at the same time', async () => {
    const [one, two] = await Promise.all(databases.map(each => migrate(each)));
    expect(one!.length * two!.length, 'one has migrated, the other found nothing to do').to.equal(0);
    const { length } = databases[0]!.source.migrations;
    expect(one!.length + two!.length).to.equal(length);
    for (const database of databases)
      expect(await database.source.showMigrations(), 'left to be migrated').to.equal(false);
  }).timeout(60_000);

  it('sends everything once from both, and goes on when one is killed', async () => {
    const [first, second] = cluster!.nodes as [GaleraNode, GaleraNode];
    await onDatabase(databases[0]!, first.url, async () => {
      const now = new Date();
      const accountId = await freshAccount(now);
      const mailboxIds = await Promise.all([1, 2, 3].map(() => sandboxMailbox(accountId)));
      const one = flow([node('lead', 'leadSource'), email('first')], 'lead>first');
      const campaignId = await buildLaunched(accountId, { flow: one, mailboxIds }, now);
      workers.push(...(await Promise.all(cluster!.nodes.map(({ url }) => startWorker(url, first.url)))));
      await enroll(accountId, campaignId, manyLeads(people), now);

      const sent = async () => (await ledger(accountId)).filter(send => send.state === 'sent').length;
      const until = async (count: number) => {
        for (let waited = 0; (await sent()) < count && waited < 30_000; waited += 50) await sleep(50);
      };
      await until(people / 3);
      const conflicts = await Promise.all(cluster!.nodes.map(conflictsOf));
      expect(conflicts[0]! + conflicts[1]!, 'the two never met, so nothing was shown').to.be.greaterThan(0);
      await second.kill();
      expect(await sent(), 'everything was sent before').to.be.lessThan(people);
      await until(people);

      const states = (await ledger(accountId)).map(send => send.state);
      expect(states).to.deep.equal(Array(people).fill('sent'));
      const arrived = await arrivals(accountId);
      expect(arrived.map(({ deliveries }) => deliveries)).to.deep.equal(Array(people).fill(1));
      const rows = await enrollmentsOf(accountId, campaignId);
      expect(rows.every(row => row.state === 'completed' && row.steps_sent === 1)).to.equal(true);
    });
  }).timeout(60_000);
});

/** How often a commit was refused, or a lock taken away, because the other server had been faster. */
async function conflictsOf(server: GaleraNode): Promise<number> {
  const counts = [
    await server.status('wsrep_local_cert_failures'),
    await server.status('wsrep_local_bf_aborts'),
  ];
  return counts.reduce((sum, count) => sum + Number(count), 0);
}

async function startWorker(url: string, recipientsUrl: string): Promise<ChildProcess> {
  const settings = { DATABASE_URL: url, RECIPIENTS_URL: recipientsUrl };
  const child = await startChildProgram('support/sending-worker.ts', settings);
  await once(child, 'message');
  return child;
}
