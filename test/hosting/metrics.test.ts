import { expect } from 'chai';
import { checkMetrics } from '../../server/src/cli/metrics-check.js';
import { composeApi } from '../../server/src/compose/api.js';
import { startMetrics, type Metrics } from '../../server/src/compose/metrics.js';
import { readConfig } from '../../server/src/config.js';
import { VirtualClock } from '../support/virtual-clock.js';
import { createSandboxTask } from '../../server/src/sandbox/task.js';
import { runTasks } from '../../server/src/engine/scheduler/scheduler.js';
import type { HttpServer } from '../../server/src/http/server.js';
import { createApiKey } from '../../server/src/store/api-keys/repository.js';
import type { Database } from '../../server/src/store/database/database.js';
import { readWorkMetrics, workStatements } from '../../server/src/store/metrics/queries.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { email, flow, node } from '../domain/flow/fixtures.js';
import { database, expectIndexed, freshAccount, runSql } from '../support/database.js';
import { buildLaunched, enroll, manyLeads, monday, sandboxMailbox, startEngine } from '../support/engine.js';
import { freePort } from '../support/dovecot.js';
import { testCore } from '../support/service.js';

const settings = { metrics: { port: 0, host: '127.0.0.1' } };

/** The statistics of a text by name and labels, as they are written. */
function metricsIn(text: string): Map<string, number> {
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map(line => {
      const [name, value] = line.split(/ (?=\S+$)/);
      return [name!, Number(value)];
    }),
  );
}

async function read(metrics: Pick<Metrics, 'url'>): Promise<Map<string, number>> {
  const answer = await fetch(metrics.url);
  expect(answer.status).to.equal(200);
  expect(answer.headers.get('content-type')).to.match(/^text\/plain; version=0\.0\.4/);
  return metricsIn(await answer.text());
}

describe('metrics', () => {
  let metrics: Metrics;
  let http: HttpServer;
  let api: string;

  before(async () => {
    const core = testCore(settings);
    metrics = (await startMetrics(core))!;
    ({ http } = composeApi(core, [], { observers: [metrics.http] }));
    api = `http://127.0.0.1:${(await http.listen(0, '127.0.0.1')).port}`;
  });
  after(() => Promise.all([http.close(0), metrics.close()]));

  it('are off unless asked for, and never on the port of the API', async () => {
    expect(readConfig({}).metrics).to.equal(undefined);
    expect(await startMetrics(testCore())).to.equal(undefined);
    expect(readConfig({ METRICS_PORT: '9464' }).metrics).to.deep.equal({ port: 9464, host: '127.0.0.1' });
    expect(() => readConfig({ METRICS_PORT: '3000' })).to.throw(/^METRICS_PORT: 3000 is the port of the API/);
    expect((await fetch(`${api}/metrics`)).status).to.equal(404);
  });

  it('are at /metrics alone, and only read', async () => {
    expect((await fetch(new URL('/', metrics.url))).status).to.equal(404);
    const written = await fetch(metrics.url, { method: 'POST', body: 'x' });
    expect([written.status, written.headers.get('allow')]).to.deep.equal([405, 'GET, HEAD']);
    expect(await (await fetch(metrics.url, { method: 'HEAD' })).text()).to.equal('');
  });

  it('tell that an address is taken', async () => {
    const { port } = new URL(metrics.url);
    const refused = startMetrics(testCore({ metrics: { port: Number(port), host: '127.0.0.1' } }));
    const error = await refused.then(
      () => null,
      (reason: Error) => reason,
    );
    expect(error?.message).to.match(
      /^METRICS_PORT, METRICS_HOST: cannot listen on 127\.0\.0\.1:\d+: .*EADDRINUSE/,
    );
  });

  it('are looked at by doctor: there, not there yet, another program, and open to others', async () => {
    const outcomes = async (port: number, host = '127.0.0.1') =>
      (await checkMetrics({ metrics: { port, host } })).map(({ outcome, line }) => `${outcome} ${line}`);
    expect(await checkMetrics({ metrics: undefined })).to.deep.equal([]);
    const own = Number(new URL(metrics.url).port);
    expect(await outcomes(own)).to.deep.equal([`ok metrics are at ${metrics.url}`]);
    expect((await outcomes(own, '0.0.0.0'))[1]).to.match(
      /^warn METRICS_HOST is 0\.0\.0\.0: .*without a key$/,
    );
    expect((await outcomes(Number(new URL(api).port))).join()).to.match(
      /^FAIL METRICS_PORT: another program/,
    );
    expect((await outcomes(await freePort())).join()).to.match(/^ok metrics will be at /);
  });

  it('count requests by method, path template and status, without ids', async () => {
    const { secret } = await createApiKey(
      database().manager,
      await freshAccount(),
      { name: 'Tests', expiresAt: null },
      new Date(),
    );
    const headers = { authorization: `Bearer ${secret}` };
    const id = '01920d3c-7a44-7bb1-9d53-2f1f0d6a1c01';
    for (let i = 0; i < 3; i++) await fetch(`${api}/v1/campaigns/${id}`, { headers });
    await fetch(`${api}/v1/campaigns`);
    await fetch(`${api}/secret-path-${id}`);
    const text = await (await fetch(metrics.url)).text();
    const metricsRead = metricsIn(text);
    const count = (labels: string) => metricsRead.get(`http_request_duration_seconds_count{${labels}}`);
    expect(count('method="GET",route="/v1/campaigns/{id}",status="404"')).to.equal(3);
    expect(count('method="GET",route="/v1/campaigns",status="401"')).to.equal(1);
    expect(count('method="GET",route="",status="404"')).to.be.at.least(1);
    expect(text).to.not.contain(id);
    const sum = metricsRead.get(
      'http_request_duration_seconds_sum{method="GET",route="/v1/campaigns/{id}",status="404"}',
    )!;
    expect(sum).to.be.within(0.0001, 5);
  });

  it('tell of the process and of the connections to the database', async () => {
    const held = await database().pool.getConnection();
    const metricsRead = await read(metrics);
    held.release();
    for (const name of [
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(metricsRead.get(name), name).to.be.a('number');
    expect(metricsRead.get('outreach_database_up')).to.equal(1);
    expect(metricsRead.get('outreach_database_connections{state="in_use"}')).to.be.at.least(1);
    expect(metricsRead.get('outreach_database_connections_max')).to.equal(database().poolUse().limit);
    expect(metricsRead.get('outreach_database_waiting')).to.equal(0);
  });

  it('tell how many wait for a connection', async () => {
    const { limit } = database().poolUse();
    const held = await Promise.all(Array.from({ length: limit }, () => database().pool.getConnection()));
    const late = [database().ping(), database().ping()];
    const use = database().poolUse();
    for (const connection of held) connection.release();
    await Promise.all(late);
    expect(use).to.deep.equal({ open: limit, inUse: limit, limit, waiting: 2 });
    expect(database().poolUse().waiting).to.equal(0);
  });

  it('go on without the database', async () => {
    const gone = {
      manager: { query: () => Promise.reject(new Error('gone')) },
      poolUse: () => database().poolUse(),
    };
    const other = (await startMetrics({ ...testCore(settings), database: gone as unknown as Database }))!;
    const metricsRead = await read(other).finally(() => other.close());
    expect(metricsRead.get('outreach_database_up')).to.equal(0);
    expect(
      [...metricsRead.keys()].filter(name => /^outreach_(due|jobs|webhook|mailboxes)/.test(name)),
    ).to.deep.equal([]);
    expect(metricsRead.get('process_cpu_seconds_total')).to.be.a('number');
  });

  it('count what is sent and what comes back', async () => {
    // What other tests left waiting would be counted too.
    await runSql('UPDATE enrollments SET awaits = NULL');
    await runSql('UPDATE sandbox_messages SET answer_due_at = NULL');
    const before = await read(metrics);
    const engine = await startEngine();
    const accountId = await freshAccount(monday);
    const mailboxIds = [await sandboxMailbox(accountId)];
    const one = flow([node('lead', 'leadSource'), email('first')], 'lead>first');
    const campaignId = await buildLaunched(
      accountId,
      { flow: one, mailboxIds, status: 'running', intervalSeconds: 1 },
      monday,
    );
    const people = ['interested', 'ooo', 'bounce-hard', 'bounce-soft', 'reject', 'accept'];
    await enroll(
      accountId,
      campaignId,
      people.map(name => ({ email: `${name}+metrics@sandbox.test` })),
      monday,
    );
    const worker = engine.worker();
    const answers = createSandboxTask({ database: database(), clock: engine.clock, log: testCore().log });
    for (let seconds = 0; seconds < 120; seconds += 5) {
      await worker.runUntilIdle();
      while (await answers.run());
      await engine.clock.advance(5_000);
    }
    await engine.close();
    const after = await read(metrics);
    const grown = (name: string) => after.get(name)! - before.get(name)!;
    expect(grown('outreach_messages_total{outcome="sent"}')).to.equal(5);
    expect(grown('outreach_messages_total{outcome="recipient_rejected"}')).to.equal(1);
    for (const kind of ['reply', 'auto_reply', 'bounce_hard', 'bounce_soft'])
      expect(grown(`outreach_received_total{kind="${kind}"}`), kind).to.equal(1);
  });

  it('count the failures of tasks', async () => {
    const stop = new AbortController();
    const task = {
      name: 'tests',
      pollMs: 1,
      run: () => {
        stop.abort();
        return Promise.reject(new Error('no'));
      },
    };
    const { log } = testCore();
    await runTasks([task], { clock: new VirtualClock(monday), signal: stop.signal, log });
    expect((await read(metrics)).get('outreach_task_failures_total{task="tests"}')).to.equal(1);
  });
});

describe('statistics of waiting work', () => {
  it('are read through indexes', async () => {
    const now = new Date();
    for (const kind of ['flow', 'email', 'written', 'webhook'] as const) {
      await expectIndexed(workStatements.oldest(kind), [now], 'due');
      await expectIndexed(workStatements.count(kind), [now], 'due');
    }
    await expectIndexed(workStatements.pending, [], 'due');
    await expectIndexed(workStatements.mailboxesInError, [], 'due');
  });

  it('tell what is due and since when', async () => {
    const accountId = await freshAccount(monday);
    const own = toBin(accountId);
    const db = database().manager;
    const past = new Date(2_000);
    const before = await readWorkMetrics(database(), new Date(100_000));
    const campaignId = await buildLaunched(
      accountId,
      { flow: flow([node('lead', 'leadSource'), email('first')], 'lead>first'), status: 'running' },
      monday,
    );
    await enroll(accountId, campaignId, manyLeads(2), monday);
    await db.query("UPDATE enrollments SET next_action_at = ?, awaits = 'send' WHERE account_id = ?", [
      past,
      own,
    ]);
    const metricsRead = await readWorkMetrics(database(), new Date(100_000));
    expect(metricsRead.due.email.count - before.due.email.count).to.equal(2);
    expect(metricsRead.due.email.oldest).to.deep.equal(past);
    await db.query('DELETE FROM enrollments WHERE account_id = ?', [own]);
    expect((await readWorkMetrics(database(), new Date(100_000))).due.email).to.deep.equal(before.due.email);
  });
});
