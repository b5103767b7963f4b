import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { pino } from 'pino';
import { composeApi } from '../../server/src/compose/api.js';
import { startTracing, type Tracing } from '../../server/src/compose/tracing.js';
import { readConfig } from '../../server/src/config.js';
import { createApiKey } from '../../server/src/store/api-keys/repository.js';
import { acquireLease } from '../../server/src/store/database/leases.js';
import { newId } from '../../server/src/store/database/ids.js';
import { email, flow, node } from '../domain/flow/fixtures.js';
import { database, freshAccount, runSql } from '../support/database.js';
import { freePort } from '../support/dovecot.js';
import { call, freshDataDir, startProgram, type RunningProgram } from '../support/program.js';
import { startReceiver, type Receiver } from '../support/receiver.js';
import { send, testCore } from '../support/service.js';
import { startCollector, type CollectedSpan, type Collector } from './trace-collector.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

const settings = (endpoint: string) => ({ tracing: { url: `${endpoint}/v1/traces` } });

describe('the settings of traces', () => {
  const urlOf = (settings: Record<string, string>) => readConfig(settings).tracing?.url;

  it('are those of OpenTelemetry; without them nothing is sent', async () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example.com/otlp/' };
    expect(urlOf({})).to.equal(undefined);
    expect(await startTracing(testCore())).to.equal(undefined);
    expect(urlOf(endpoint)).to.equal('https://collector.example.com/otlp/v1/traces');
    expect(urlOf({ OTEL_TRACES_EXPORTER: 'otlp' })).to.equal('http://localhost:4318/v1/traces');
    const whole = 'https://traces.example.com/in';
    expect(urlOf({ ...endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: whole })).to.equal(whole);
    expect(urlOf({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).to.equal(undefined);
    expect(urlOf({ ...endpoint, OTEL_SDK_DISABLED: 'TRUE' })).to.equal(undefined);
    expect(() => readConfig({ ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).to.throw(
      /^OTEL_EXPORTER_OTLP_PROTOCOL: must be http\/json or http\/protobuf, not "grpc"$/,
    );
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' })).to.throw(/^OTEL_EXPORTER/);
  });

  it('have no package of OpenTelemetry loaded while they are not set', async () => {
    const parts = ['cli/serve', 'cli/worker', 'compose/api', 'compose/engine', 'compose/tracing'];
    const program = `
      import { createRequire } from 'node:module';
      ${parts.map(part => `await import('./server/dist/${part}.js');`).join('\n')}
      const loaded = Object.keys(createRequire(import.meta.url).cache);
      console.log(loaded.length > 100, loaded.filter(file => file.includes('opentelemetry')).length);`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program], { cwd: root });
    expect(stdout).to.equal('true 0\n');
  }).timeout(30_000);
});

describe('traces of requests', () => {
  let collector: Collector;
  let tracing: Tracing;
  let url: string;
  let key: string;
  let accountId: string;
  let close: () => Promise<void>;

  beforeEach(async () => {
    collector = await startCollector();
    const core = testCore(settings(collector.url));
    tracing = (await startTracing(core))!;
    const { http } = composeApi(core, [], { observers: [tracing.http] });
    url = `http://127.0.0.1:${(await http.listen(0, '127.0.0.1')).port}`;
    close = () => http.close(0);
    accountId = await freshAccount();
    const input = { name: 'Tests', expiresAt: null };
    key = (await createApiKey(database().manager, accountId, input, new Date())).secret;
  });
  afterEach(async () => {
    await Promise.all([close(), tracing.close()]);
    await collector.close();
  });

  const call = (method: string, path: string, body?: unknown, headers = {}) =>
    send(url + path, method, { body, headers: { authorization: `Bearer ${key}`, ...headers } });
  const spansOf = async (): Promise<CollectedSpan[]> => {
    await tracing.close();
    return collector.spans;
  };
  const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
  const traceparent = `00-${caller.traceId}-${caller.spanId}-01`;

  it('tell the route, the status, the account and the statements, within the trace of the caller', async () => {
    const campaign = await call('POST', '/v1/campaigns', { name: 'Quiet plans' }, { traceparent });
    const { id } = campaign.body.data;
    const refused = await call('GET', `/v1/campaigns/${newId()}`, undefined, { traceparent: 'nonsense' });
    await send(`${url}/v1/campaigns`, 'GET');
    await send(`${url}/wp-login.php`, 'GET');
    await send(`${url}/health`, 'GET');

    const spans = await spansOf();
    const requests = spans.filter(({ attributes }) => 'http.request.method' in attributes);
    expect(requests.map(({ name }) => name)).to.have.members([
      'POST /v1/campaigns',
      'GET /v1/campaigns/{id}',
      'GET /v1/campaigns',
      'GET',
    ]);
    const [post, get] = requests;
    expect(post).to.include({ traceId: caller.traceId, parentSpanId: caller.spanId, failed: false });
    expect(post!.attributes).to.deep.equal({
      'http.request.method': 'POST',
      'http.route': '/v1/campaigns',
      'http.response.status_code': 201,
      'outreach.request_id': campaign.headers.get('x-request-id'),
      'outreach.account_id': accountId,
    });
    expect(get!.parentSpanId).to.equal('');
    expect(get!.attributes['http.response.status_code']).to.equal(refused.status);

    const inserts = spans.filter(({ name }) => name === 'INSERT campaigns');
    expect(inserts.map(({ parentSpanId }) => parentSpanId)).to.deep.equal([post!.spanId]);
    expect(inserts[0]!.attributes).to.deep.equal({
      'db.system.name': database().flavour,
      'db.operation.name': 'INSERT',
      'db.collection.name': 'campaigns',
      'outreach.changed_rows': 1,
    });
    const byId = new Set(spans.map(({ spanId }) => spanId).concat('', caller.spanId));
    expect(spans.filter(({ parentSpanId }) => !byId.has(parentSpanId))).to.deep.equal([]);
    for (const secret of [key, id, 'Quiet plans', 'wp-login', 'health'])
      expect(collector.received(), secret).to.not.contain(secret);
  });

  it('hold nothing when the caller does not sample', async () => {
    await call('GET', '/v1/campaigns', undefined, { traceparent: traceparent.replace(/1$/, '0') });
    expect(await spansOf()).to.deep.equal([]);
  });

  it('keep apart the statements that wait for a connection', async () => {
    const { limit } = database().poolUse();
    const held = await Promise.all(Array.from({ length: limit }, () => database().pool.getConnection()));
    const tables = ['campaigns', 'mailboxes'];
    const runs = tables.map(table => {
      const read = () => database().prepared(`SELECT id FROM ${table} LIMIT 1`, []);
      return tracing.task({ name: table, pollMs: 1, run: async () => (await read(), true) }).run();
    });
    expect(database().poolUse().waiting).to.be.at.least(runs.length);
    for (const connection of held) connection.release();
    await Promise.all(runs);
    const statements = (await spansOf()).filter(({ name }) => name.startsWith('SELECT'));
    expect(statements.map(span => collector.pathOf(span))).to.have.deep.members(
      tables.map(table => [`task ${table}`, `SELECT ${table}`]),
    );
  });

  it('name the kind of a failure, and not what it says', async () => {
    const failing = tracing.task({
      name: 'tests',
      pollMs: 1,
      run: async () => {
        await runSql("SELECT 'jane@acme.example' FROM campaigns WHERE nothing = 1");
        return false;
      },
    });
    await failing.run().catch(() => undefined);
    const spans = await spansOf();
    expect(spans.map(({ name, failed }) => [name, failed])).to.deep.equal([
      ['SELECT campaigns', true],
      ['task tests', true],
    ]);
    expect(spans[0]!.attributes['error.type']).to.equal('ER_BAD_FIELD_ERROR');
    expect(collector.received()).to.not.contain('nothing').and.not.contain('jane@');
  });

  it('leave out runs of tasks that find nothing to do', async () => {
    const { manager } = database();
    const owner = newId();
    const task = (name: string, work: () => Promise<unknown>, more = false) =>
      tracing.task({ name, pollMs: 1, run: async () => (await work(), more) });
    await task('idle', () => manager.query('SELECT * FROM campaigns WHERE id = ?', [Buffer.alloc(16)])).run();
    await task('in charge', () =>
      acquireLease(manager, { name: `tests:${owner}`, owner }, new Date(), 1_000),
    ).run();
    await task('busy', () =>
      manager.query('UPDATE accounts SET name = ? WHERE name = ?', ['x', 'nobody']), true).run(); // prettier-ignore
    await task('writing', () => freshAccount()).run();
    const spans = await spansOf();
    const tasks = spans.filter(({ name }) => name.startsWith('task '));
    expect(tasks.map(({ name }) => name)).to.deep.equal(['task busy', 'task writing']);
    expect(new Set(spans.map(({ traceId }) => traceId)).size).to.equal(2);
  });
});

describe('traces that nobody takes', () => {
  async function withService(endpoint: string, reported: string[] = []): Promise<void> {
    const log = pino({ level: 'info' }, { write: line => void reported.push(JSON.parse(line).msg) });
    const core = { ...testCore(settings(endpoint)), log };
    const tracing = (await startTracing(core))!;
    const { http } = composeApi({ ...core, log: testCore().log }, [], { observers: [tracing.http] });
    const { port } = await http.listen(0, '127.0.0.1');
    const request = () => send(`http://127.0.0.1:${port}/v1/campaigns`, 'GET');
    try {
      for (let i = 0; i < 3; i++) expect((await request()).status).to.equal(401);
    } finally {
      await http.close(0);
      await tracing.close();
    }
  }

  it('are lost when their collector is away, and the end does not wait for it', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    const started = performance.now();
    await withService(endpoint);
    expect(performance.now() - started).to.be.below(6_000);
    expect((await runSql('SELECT 1 AS one'))[0]!.one).to.equal(1);
  });

  it('are reported when they are refused', async () => {
    const collector = await startCollector();
    const reported: string[] = [];
    await withService(`${collector.url}/elsewhere`, reported);
    await collector.close();
    expect(reported).to.deep.equal(['the collector does not accept traces, which are lost']);
  });
});

describe('traces of a service at work', function () {
  this.timeout(60_000);

  let collector: Collector;
  let receiver: Receiver;
  let program: RunningProgram;
  let key: string;
  const ends: (() => Promise<unknown>)[] = [];

  before(async () => {
    const data = await freshDataDir();
    ends.push(data.remove);
    collector = await startCollector();
    receiver = await startReceiver();
    ends.unshift(collector.close, receiver.close);
    program = await startProgram({
      DATA_DIR: data.path,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-team=outreach%20one',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=tests',
    });
    ends.unshift(() => program.end());
    key = await data.apiKey();
  });
  after(async () => {
    for (const end of ends) await end();
  });

  /** Imports a person, writes to them, and reports it by webhook. */
  async function work(): Promise<void> {
    const api = call(program, key);
    const data = async (...request: Parameters<typeof api>) => (await api(...request)).body.data;
    await data('PUT', '/v1/webhooks', {
      webhook_url: `${receiver.url}?token=s3cr3t`,
      webhook_enabled_events: ['email.sent', 'lead.bulk_import.completed'],
    });
    const campaign = {
      name: 'Quiet plans',
      schedule: null,
      sending_interval_seconds: 0,
      mailbox_ids: [(await data('GET', '/v1/mailboxes'))[0].id],
      flow_data: flow([node('lead', 'leadSource'), email('first')], 'lead>first'),
    };
    const { id } = await data('POST', '/v1/campaigns', campaign);
    const leads = [{ email: 'accept+zebulon@sandbox.test', first_name: 'Zebulon' }];
    await data('POST', `/v1/campaigns/${id}/leads/bulk/async`, { leads });
    const events = async (count: number) => {
      for (let i = 0; i < 300 && receiver.received.length < count; i++) await sleep(50);
      expect(receiver.received).to.have.length(count);
    };
    await events(1);
    await data('POST', `/v1/campaigns/${id}/launch`);
    await events(2);
  }

  it('tell of mail, webhooks and jobs, of nobody in person, and strangers nothing', async () => {
    await work();
    expect(await program.end(), 'what is left is sent at the end').to.equal(0);

    const named = (name: string) => collector.spans.filter(span => span.name === name);
    const [mail] = named('send mail');
    expect(collector.pathOf(mail!).at(0)).to.equal('task dispatch');
    expect(mail!.attributes).to.have.keys('server.address', 'outreach.account_id', 'outreach.mailbox_id');
    expect(mail!.attributes['server.address']).to.equal('sandbox');
    const deliveries = named('deliver webhook');
    for (const delivery of deliveries) {
      expect(collector.pathOf(delivery)).to.deep.equal(['task webhooks', 'deliver webhook']);
      expect(delivery.attributes).to.deep.equal({
        'server.address': '127.0.0.1',
        'http.response.status_code': 204,
      });
    }
    expect(deliveries).to.have.length(2);
    const [chunk] = named('job chunk');
    expect(collector.pathOf(chunk!)).to.deep.equal(['task jobs', 'job chunk']);
    expect(chunk!.attributes).to.include({ 'outreach.operation': 'api_lead_import', 'outreach.rows': 1 });
    expect(collector.pathOf(named('INSERT sends')[0]!).at(0)).to.equal('task dispatch');
    expect(collector.pathOf(named('INSERT campaigns')[0]!).at(0)).to.equal('POST /v1/campaigns');

    for (const private_ of [key, 'ebulon', '@sandbox', 'Quiet plans', 's3cr3t', 'Hello'])
      expect(collector.received(), private_).to.not.contain(private_);
    expect(collector.received()).to.contain('deployment.environment.name');
    expect(collector.headers()['x-team']).to.equal('outreach one');
    for (const { headers } of receiver.received)
      expect(headers).to.not.have.any.keys('traceparent', 'baggage');
  });
});
