import { expect } from 'chai';
import { pino } from 'pino';
import { checks } from '../../../sdk/contract/src/checks/all.js';
import { junit, findingLines } from '../../../sdk/contract/src/report.js';
import { runChecks, type Result } from '../../../sdk/contract/src/run.js';
import { createSession, type Session } from '../../../sdk/contract/src/probe.js';
import { systemClock } from '../../../server/src/domain/shared/clock.js';
import { runTasks } from '../../../server/src/engine/scheduler/scheduler.js';
import { routes } from '../../../server/src/generated/routes.js';
import { jobRunner } from '../../support/jobs.js';
import { startService, type Client, type TestService } from '../../support/service.js';
import { startSpoilingProxy } from '../../support/spoiling-proxy.js';
import type { Passing, Rules, SpoilingProxy } from '../../support/spoiling-proxy.js';
import { buildThread } from '../../support/threads.js';

/** Where no receiver is. */
const nobody = 'http://127.0.0.1:9/hooks';

describe('the contract suite', function () {
  this.timeout(30_000);
  const stop = new AbortController();
  let worker: Promise<void>;
  let proxy: SpoilingProxy;
  let service: TestService;
  let client: Client;

  before(async () => {
    const log = pino({ level: 'silent' });
    const tasks = [{ ...jobRunner(systemClock), pollMs: 20 }];
    worker = runTasks(tasks, { clock: systemClock, signal: stop.signal, log });
    proxy = await startSpoilingProxy();
    service = await startService({ baseUrl: proxy.url });
    proxy.to(service.url);
    client = await service.client();
    await buildThread(client.accountId);
    await client.put('/v1/webhooks', { webhook_url: nobody });
    await client.post('/v1/webhooks/test');
    await client.put('/v1/webhooks', { webhook_url: null });
  });
  after(async () => {
    stop.abort();
    await proxy.close();
    await service.close();
    await worker;
  });
  afterEach(() => proxy.spoil({}));

  let runs = 0;
  const waits: number[] = [];

  async function run(
    only = /./,
    readOnly = false,
    { signal = new AbortController().signal, ended = () => {} } = {},
  ): Promise<{ results: Result[]; session: Session }> {
    const target = {
      baseUrl: proxy.url,
      apiKey: client.key,
      timeoutMs: 5_000,
      signal,
      onWait: (seconds: number) => void waits.push(seconds),
    };
    const session = createSession(target, `contract-test-${++runs}`, readOnly);
    const chosen = checks.filter(
      check => only.test(`${check.group}: ${check.name}`) && (check.readOnly || !readOnly),
    );
    const results = await runChecks(session, chosen, { begins() {}, ended });
    return { results, session };
  }

  const violations = (results: Result[]) =>
    results.flatMap(({ check, findings }) =>
      findings.length > 0 ? [`${check.group}: ${check.name}\n${findingLines(findings)}`] : [],
    );
  const skips = (results: Result[]) =>
    results
      .filter(({ outcome }) => outcome === 'skipped')
      .map(({ check, reason }) => `${check.name}: ${reason}`);

  it('finds nothing in the service, asks every operation, launches nothing and leaves nothing behind', async () => {
    const { results, session } = await run();
    expect(violations(results)).to.deep.equal([]);
    expect(skips(results)).to.deep.equal([]);
    expect(results.at(-1)!.check.group).to.equal('Cleanup');
    for (const { method, path } of routes) {
      const template = new RegExp(`^(?:${method}|GET) ${path.replace(/\{\w+\}/g, '[^/]+')}(?:\\?.*)?$`);
      expect(
        proxy.seen.some(request => template.test(request)),
        `${method} ${path}`,
      ).to.equal(true);
    }
    const running = (await client.get('/v1/campaigns')).body.data;
    expect(running, 'only the campaign that was there').to.have.length(1);
    for (const path of [
      'campaign-tags',
      'mailbox-tags',
      'person-tags',
      'thread-tags',
      'lead-lists',
      'block-list',
    ])
      expect((await client.get(`/v1/${path}`)).body.total_count, path).to.equal(0);
    const keys = (await client.get('/v1/api-keys')).body.data as { name: string; revoked_at: unknown }[];
    expect(
      keys.filter(({ name, revoked_at }) => name.startsWith(session.prefix) && !revoked_at),
    ).to.deep.equal([]);
    const people = (await client.get(`/v1/people?q=${session.prefix}`)).body.total_count;
    expect(session.left.get('people'), 'what stays is reported').to.equal(people);
  });

  it('sends a test event where there is an address for it', async () => {
    await client.put('/v1/webhooks', { webhook_url: nobody });
    const { results, session } = await run(/test event/);
    await client.put('/v1/webhooks', { webhook_url: null });
    expect(violations(results)).to.deep.equal([]);
    expect(session.left.get('webhook deliveries')).to.equal(1);
  });

  it('sends GET alone when it must change nothing', async () => {
    await client.post('/v1/lead-lists', { name: 'One to read' });
    proxy.seen.length = 0;
    const { results } = await run(/./, true);
    expect(violations(results)).to.deep.equal([]);
    expect(skips(results)).to.deep.equal([]);
    expect(results.length).to.be.above(100);
    expect(proxy.seen.filter(request => !request.startsWith('GET '))).to.deep.equal([]);
  });

  it('removes what it made when it is ended before its time', async () => {
    const before = (await client.get('/v1/campaigns')).body.total_count;
    const ending = new AbortController();
    const { results } = await run(/Campaigns: a draft is created|Flow: a flow is saved/, false, {
      signal: ending.signal,
      ended: () => ending.abort(),
    });
    expect(results.map(({ check }) => check.group)).to.deep.equal(['Campaigns', 'Cleanup']);
    expect(violations(results)).to.deep.equal([]);
    expect((await client.get('/v1/campaigns')).body.total_count).to.equal(before);
  });

  it('waits where the rate limit asks for it, and goes on', async () => {
    let refusals = 0;
    proxy.spoil({
      answer: passing => {
        if (refusals++ > 0) return;
        passing.status = 429;
        passing.headers.set('retry-after', '0');
        passing.body = {
          error: { type: 'rate_limit_error', code: 'rate_limit_exceeded', message: 'Later.' },
        };
      },
    });
    const { results } = await run(/limits match/);
    expect([violations(results), waits]).to.deep.equal([[], [0]]);
  });

  const at = (pattern: RegExp, change: (passing: Passing) => void): Rules => ({
    answer: passing => {
      if (pattern.test(`${passing.method} ${passing.path}`)) change(passing);
    },
  });
  const refuse = (passing: Passing, status: number, type: string, code: string) =>
    Object.assign(passing, { status, body: { error: { type, code, message: 'No.' } } });
  const aCampaign = /^GET \/v1\/campaigns\/[^/?]+$/;

  const breaks: [what: string, only: RegExp, rules: Rules, finding: RegExp][] = [
    [
      'a status that is another',
      /a draft is created/,
      at(/^POST \/v1\/campaigns$/, passing => void (passing.status = 200)),
      /expected {2}a status of createCampaign: 201, 400.*\ngot {7}200/,
    ],
    [
      'a field that is missing',
      /a draft is created/,
      at(aCampaign, ({ body }) => void delete body.data.flow_revision),
      /expected {2}data.flow_revision is required\ngot {7}nothing/,
    ],
    [
      'a value that no enum has',
      /a draft is created/,
      at(aCampaign, ({ body }) => void (body.data.status = 'archived')),
      /expected {2}data.status must be one of: draft, scheduled.*\ngot {7}"archived"/,
    ],
    [
      'a type that is another',
      /Lists: \/v1\/mailboxes has/,
      at(/mailboxes/, ({ body }) => void (body.total_count = String(body.total_count))),
      /expected {2}total_count must be an integer/,
    ],
    [
      'an error code that is another',
      /Routes: GET \/v1\/campaigns\/\{id\}$/,
      at(aCampaign, passing => refuse(passing, 404, 'invalid_request_error', 'lead_not_found')),
      /expected {2}404 campaign_not_found\ngot {7}404 lead_not_found/,
    ],
    [
      'an error type that its code does not have',
      /Routes: GET \/v1\/campaigns\/\{id\}$/,
      at(aCampaign, passing => refuse(passing, 404, 'api_error', 'campaign_not_found')),
      /expected {2}error.type invalid_request_error for campaign_not_found\ngot {7}"api_error"/,
    ],
    [
      'details that are missing',
      /value of the wrong type/,
      at(/campaign-tags/, ({ body }) => void delete body.details),
      /expected {2}an item of details with the path "name"/,
    ],
    [
      'an ignored parameter that is not listed',
      /an unknown one is ignored/,
      at(/no_such_parameter/, ({ headers }) => headers.delete('x-ignored-keys')),
      /expected {2}X-Ignored-Keys: no_such_parameter\ngot {7}"?none/,
    ],
    [
      'a rate header that is missing',
      /limits match/,
      at(/limits/, ({ headers }) => headers.delete('x-ratelimit-remaining')),
      /expected {2}a header X-RateLimit-Remaining on 200\ngot {7}none/,
    ],
    [
      'a header that is no number',
      /limits match/,
      at(/limits/, ({ headers }) => headers.set('x-ratelimit-reset', 'soon')),
      /expected {2}X-RateLimit-Reset: an integer\ngot {7}"soon"/,
    ],
    [
      'a refusal that does not tell how to authenticate',
      /an unknown key is refused/,
      at(/campaigns/, ({ headers }) => headers.delete('www-authenticate')),
      /expected {2}a header WWW-Authenticate on 401/,
    ],
    [
      'a media type that is another',
      /limits match/,
      at(/limits/, ({ headers }) => headers.set('content-type', 'text/html')),
      /expected {2}Content-Type: application\/json\ngot {7}"text\/html"/,
    ],
    [
      'JSON that is none',
      /limits match/,
      at(/limits/, passing => void (passing.body = '{"data":')),
      /expected {2}the body must be an object\ngot {7}"\{/,
    ],
    [
      'a path that is not there',
      /Routes: POST \/v1\/thread-tags$/,
      at(/./, passing => refuse(passing, 404, 'invalid_request_error', 'route_not_found')),
      /got {7}404 route_not_found: the path does not exist/,
    ],
    [
      'an operation that is not built',
      /Routes: POST \/v1\/webhooks\/rotate-secret/,
      at(/./, passing => refuse(passing, 501, 'api_error', 'not_implemented')),
      /got {7}501 not_implemented: the operation is not implemented/,
    ],
    [
      'a method that a path does not take',
      /Routes: PATCH \/v1\/threads\/\{id\}/,
      at(/./, passing => refuse(passing, 405, 'invalid_request_error', 'method_not_allowed')),
      /expected {2}a header Allow on 405[^]*got {7}405 method_not_allowed: the path does not have this method/,
    ],
    [
      'no need of a key',
      /Authentication: GET \/v1\/people needs a key$/,
      { request: headers => headers.set('authorization', `Bearer ${client.key}`) },
      /expected {2}401 invalid_api_key\ngot {7}200/,
    ],
    [
      'an idempotency key that is overlooked',
      /a campaign is created once/,
      { request: headers => headers.delete('idempotency-key') },
      /expected {2}Idempotent-Replayed: true\ngot {7}"none"[^]*expected {2}409 idempotency_key_reused\ngot {7}201/,
    ],
    [
      'a limit of 0 that is overlooked',
      /Lists: \/v1\/campaigns has/,
      at(/limit=0/, ({ body }) => void (body.data = [{}])),
      /expected {2}data: \[\]\ngot {7}\[\{\}\]/,
    ],
    [
      'a revision that the tag does not tell',
      /a flow is saved/,
      at(/\/flow$/, ({ headers }) => headers.set('etag', '"1"')),
      /expected {2}ETag: "[0-9a-f]{64}"\ngot {7}"\\"1\\""/,
    ],
    [
      'a flow that is allowed with its faults',
      /Flow: a cycle/,
      at(/flow:validate/, ({ body }) => Object.assign(body.data, { allowed: true, issues: [] })),
      /expected {2}data.allowed: false\ngot {7}true[^]*expected {2}flow_cycle in data.issues/,
    ],
    [
      'an event without its payload',
      /every event in the log/,
      at(/events/, ({ body }) => body.data.forEach((event: { data: object }) => (event.data = {}))),
      /expected {2}\w+\.\w+.*: \/data must have required property/,
    ],
    [
      'a secret in a list',
      /API keys: the secret of a key is shown once/,
      at(/^GET \/v1\/api-keys/, ({ body }) =>
        body.data.forEach((key: object) => Object.assign(key, { secret: 'x' })),
      ),
      /expected {2}no secret\ngot {7}"a secret"/,
    ],
    [
      'what is removed and stays',
      /CampaignTags are created/,
      at(/^DELETE/, passing => refuse(passing, 500, 'api_error', 'internal_error')),
      /Cleanup: what the run created is deleted\nexpected {2}status 200/,
    ],
  ];
  for (const [what, only, rules, finding] of breaks)
    it(`finds ${what}`, async () => {
      proxy.spoil(rules);
      const { results } = await run(only);
      const found = violations(results).join('\n');
      expect(found).to.match(finding);
      expect(found).to.contain('curl -i ').and.not.contain(client.key);
      expect(junit(results, 1))
        .to.match(/failures="[1-9]/)
        .and.contain('<failure type="violation" message="expected ');
    });

  it('finds a response that does not arrive', async () => {
    await proxy.close();
    const { results } = await run(/limits match|without their flows/);
    expect(violations(results)).to.have.length(2);
    // The first may still find the connection of the check before, as it is being closed.
    const [first, second] = violations(results);
    expect(first).to.match(
      /expected {2}a response\ngot {7}no response: (ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET)/,
    );
    expect(second).to.match(/expected {2}a response\ngot {7}no response: ECONNREFUSED/);
  });
});
