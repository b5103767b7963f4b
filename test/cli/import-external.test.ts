import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { flow, node, sender, sequence } from '../domain/flow/fixtures.js';
import { ImportError } from '../../server/src/cli/external/contract.js';
import { readCampaignFile } from '../../server/src/cli/external/from-file.js';
import { buildMailbox, enrollmentsOf, eventsOf } from '../support/build.js';
import { databaseUrl, runSql } from '../support/database.js';
import { ledger, startEngine } from '../support/engine.js';
import { startOrigin, startProxy, type Origin, type OriginAccount, type Proxy } from '../support/origin.js';
import { freshDataDir, runProgram, type Outcome } from '../support/program.js';
import { newClient, type ApiResponse, type Client } from '../support/service.js';

const program = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

const totals = {
  sentCount: 0,
  repliedCount: 0,
  positiveReplyCount: 0,
  bounceCount: 0,
  lastBounceAt: null,
  enrollmentCount: 0,
  terminalEnrollmentCount: 0,
  contactedEnrollmentCount: 0,
};

describe('outreach campaigns import-external', function () {
  this.timeout(60_000);
  let data: Awaited<ReturnType<typeof freshDataDir>>;
  let origin: Origin;
  let proxy: Proxy;
  let there: OriginAccount;
  let here: Client;

  before(async () => {
    [data, origin] = await Promise.all([freshDataDir(), startOrigin()]);
    proxy = await startProxy(origin.url);
  });
  after(() => Promise.all([data?.remove(), proxy?.close(), origin?.close()]));
  beforeEach(async () => {
    [there, here] = await Promise.all([origin.account(), newClient()]);
    proxy.interfere = () => false;
    proxy.change = (_path, body) => body;
    proxy.seen.length = 0;
  });

  const settings = (more: Record<string, string> = {}) => ({
    DATA_DIR: data.path,
    DATABASE_URL: databaseUrl(),
    LOG_LEVEL: 'silent',
    EXTERNAL_API_KEY: there.key,
    ...more,
  });
  const command = (place: string, ...more: string[]) => {
    return ['campaigns', 'import-external', place, '--account', here.accountId, ...more];
  };
  const run = (place: string, ...more: string[]): Promise<Outcome> =>
    runProgram(command(place, ...more), settings());
  const idsOf = ({ stdout }: Outcome) => stdout.split('\n').filter(Boolean);

  /** Imports and expects that all went well; answers the ids. */
  async function imported(place: string, ...more: string[]): Promise<string[]> {
    const outcome = await run(place, ...more);
    expect(outcome.code, outcome.stderr).to.equal(0);
    return idsOf(outcome);
  }

  /** Creates at the origin, and expects that it did. */
  async function made(method: string, path: string, body?: unknown) {
    const answer = await there.call(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).to.be.within(200, 202);
    return answer.body;
  }

  async function campaignThere(body: object = {}): Promise<string> {
    return (await made('POST', '/v1/campaigns', { name: 'Autumn', flow_data: sequence(), ...body })).data.id;
  }

  async function addLeads(id: string, leads: { email: string; [field: string]: unknown }[]): Promise<void> {
    for (let from = 0; from < leads.length; from += 100)
      await made('POST', `/v1/campaigns/${id}/leads/bulk`, { leads: leads.slice(from, from + 100) });
  }

  const manyLeads = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ email: `lead${index}@example.com` }));

  async function answerThere(id: string, path = '') {
    return (await made('GET', `/v1/campaigns/${id}${path}`)) as ApiResponse['body'];
  }

  async function written(content: unknown): Promise<string> {
    const path = join(data.path, 'campaigns.json');
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  }

  const campaignsHere = async () => (await here.get('/v1/campaigns?include_deleted=true&limit=100')).body;
  const leadsHere = async (id: string) => (await here.get(`/v1/campaigns/${id}/leads?limit=100`)).body;
  const emailsHere = async (id: string): Promise<string[]> =>
    (await leadsHere(id)).data.map((lead: { email: string }) => lead.email).sort();

  describe('from a URL', () => {
    it('keeps what a campaign is, under an id of its own', async () => {
      const tag = (await made('POST', '/v1/campaign-tags', { name: 'Fair', color: '#ff0000' })).data;
      const schedule = { timezone: 'Europe/Berlin', start_hour: 8, end_hour: 12, days_of_week: [1, 5] };
      const lifecycle_schedule = { start_on: '2098-03-01', pause_on: '2098-04-01' };
      const more = { schedule, lifecycle_schedule, sending_interval_seconds: 60, tag_ids: [tag.id] };
      const rich = await campaignThere(more);
      const bare = await campaignThere({ name: null, flow_data: undefined, schedule: null });
      const [bareId, richId] = await imported(origin.url);
      for (const [id, from] of [
        [richId!, rich],
        [bareId!, bare],
      ] as const) {
        const { data: copy } = (await here.get(`/v1/campaigns/${id}`)).body;
        const { data: original } = await answerThere(from);
        expect(id).to.not.equal(from);
        expect({ ...copy, tags: [] }).to.deep.equal({
          ...original,
          id,
          account_id: here.accountId,
          source: 'external',
          tags: [],
        });
        expect(copy.tags.map((each: typeof tag) => [each.name, each.color])).to.deep.equal(
          original.tags.map((each: typeof tag) => [each.name, each.color]),
        );
      }
      expect((await here.get(`/v1/campaigns/${richId}`)).body.data.tags).to.have.lengthOf(1);
      expect((await campaignsHere()).data.map((campaign: { id: string }) => campaign.id)).to.deep.equal([
        bareId,
        richId,
      ]);
    });

    it('brings the leads, and leaves what the account knows of a person otherwise', async () => {
      const own = (await here.post('/v1/campaigns', { name: 'Own' })).body.data.id;
      await here.post(`/v1/campaigns/${own}/leads`, { email: 'ann@example.com', phone_number: '123' });
      const ann = { email: 'ann@example.com', first_name: 'Ann', custom_lead_data: { size: 7 } };
      await addLeads(await campaignThere(), [ann, { email: 'bob@example.com' }]);
      const [id] = await imported(`${origin.url}/v1/`);
      const leads = await leadsHere(id!);
      expect(leads.total_count).to.equal(2);
      expect(leads.data.find(({ email }: typeof ann) => email === ann.email)).to.deep.include({
        ...ann,
        source: 'external',
        enrollment: null,
      });
      const { data: people } = (await here.get('/v1/people?q=ann@example.com')).body;
      expect(people[0]).to.include({ first_name: 'Ann', phone_number: '123', campaign_count: 2 });
    });

    it('brings what was imported before up to date', async () => {
      const [keptId, goneId] = [await campaignThere(), await campaignThere({ name: 'Gone' })];
      await addLeads(keptId, [{ email: 'ann@example.com' }, { email: 'bob@example.com' }]);
      await addLeads(goneId, [{ email: 'ann@example.com' }]);
      const first = await imported(origin.url);
      const people = async () =>
        (await here.get('/v1/people?limit=100')).body.data
          .map((person: { email: string; campaign_count: number }) => [person.email, person.campaign_count])
          .sort();
      expect(await people()).to.deep.equal([
        ['ann@example.com', 2],
        ['bob@example.com', 1],
      ]);

      const tag = (await made('POST', '/v1/campaign-tags', { name: 'late' })).data.id;
      await made('PATCH', `/v1/campaigns/${keptId}`, { name: 'Winter', tag_ids: [tag], schedule: null });
      const { data: rows } = await answerThere(keptId, '/leads');
      const bob = rows.find(({ email }: { email: string }) => email === 'bob@example.com');
      await made('DELETE', `/v1/campaigns/${keptId}/leads/${bob.id}`);
      await addLeads(keptId, [{ email: 'ann@example.com', first_name: 'Ann' }, { email: 'cy@example.com' }]);
      await made('DELETE', `/v1/campaigns/${goneId}`);
      const second = await run(origin.url);
      expect([second.code, idsOf(second).sort()]).to.deep.equal([0, [...first].sort()]);
      expect(second.stderr).to.contain('ok    "Winter": updated, 2 leads, 1 removed\n');
      expect(second.stderr).to.contain('ok    "Gone": deleted\n');

      const { data: campaigns } = await campaignsHere();
      expect(campaigns).to.have.lengthOf(2);
      const [kept, gone] = ['Winter', 'Gone'].map(wanted =>
        campaigns.find(({ name }: { name: string }) => name === wanted),
      );
      expect(kept).to.include({ schedule: null, deleted_at: null });
      expect(kept.tags.map(({ name }: { name: string }) => name)).to.deep.equal(['late']);
      expect(gone.deleted_at).to.be.a('string');
      expect(await emailsHere(kept.id)).to.deep.equal(['ann@example.com', 'cy@example.com']);
      expect(await people()).to.deep.equal([
        ['ann@example.com', 1],
        ['bob@example.com', 0],
        ['cy@example.com', 1],
      ]);
      const third = await run(origin.url);
      expect([third.code, idsOf(third)]).to.deep.equal([0, [kept.id]]);
    });

    it('takes only the campaigns that are asked for', async () => {
      const wanted = await campaignThere({ name: 'Wanted' });
      await campaignThere({ name: 'Not wanted' });
      expect(await imported(origin.url, '--campaign', wanted)).to.have.lengthOf(1);
      expect((await campaignsHere()).data.map(({ name }: { name: string }) => name)).to.deep.equal([
        'Wanted',
      ]);
    });

    it('leaves out what is external there too', async () => {
      const id = await campaignThere();
      const { data: campaign } = await answerThere(id);
      const { code, stdout, stderr } = await run(
        await written({ data: { ...campaign, source: 'external' } }),
      );
      expect([code, stdout]).to.deep.equal([0, '']);
      expect(stderr).to.contain(
        '"Autumn" is external there too: import it from the deployment that sends it\n',
      );
    });

    it('waits when the deployment has had enough, and asks again when it fails for a moment', async () => {
      await addLeads(await campaignThere(), manyLeads(3));
      const troubles: Proxy['interfere'][] = [
        (_req, res) => Boolean(res.writeHead(429, { 'retry-after': '1' }).end('{}')),
        (_req, res) => Boolean(res.writeHead(503, { 'retry-after': '0' }).end('{}')),
        req => Boolean(req.socket.destroy()),
      ];
      proxy.interfere = (req, res) =>
        req.url!.includes('/leads') ? (troubles.shift()?.(req, res) ?? false) : false;
      const [id] = await imported(proxy.url);
      expect(troubles).to.deep.equal([]);
      expect((await leadsHere(id!)).total_count).to.equal(3);
    });

    it('removes nobody who was only missed between two pages', async () => {
      await addLeads(await campaignThere(), manyLeads(3));
      const [id] = await imported(proxy.url);
      proxy.change = (path, body) =>
        path.includes('/leads') && !path.includes('global_lead_ids')
          ? { ...body, data: body.data.slice(1) }
          : body;
      expect(await imported(proxy.url)).to.deep.equal([id]);
      expect((await leadsHere(id!)).total_count).to.equal(3);
      expect(proxy.seen.some(path => path.includes('global_lead_ids'))).to.equal(true);
    });
  });

  describe('from a file', () => {
    it('takes what the API answers for a campaign, and finds it again from the URL', async () => {
      const there1 = await campaignThere();
      await addLeads(there1, [{ email: 'ann@example.com' }]);
      const [id] = await imported(await written(await answerThere(there1)));
      expect((await leadsHere(id!)).total_count).to.equal(0);
      expect(await imported(origin.url)).to.deep.equal([id]);
      expect((await leadsHere(id!)).total_count).to.equal(1);
      const file = await written((await answerThere(there1)).data);
      expect(await imported(file)).to.deep.equal([id]);
      expect((await leadsHere(id!)).total_count, 'a file without leads says nothing of them').to.equal(1);
    });

    it('takes a campaign of a deployment that has no guard', async () => {
      const { data: campaign } = await answerThere(await campaignThere());
      delete campaign.max_bounce_percent;
      delete campaign.guard_trip;
      const [id] = await imported(await written({ data: campaign }));
      const { data: copy } = (await here.get(`/v1/campaigns/${id}`)).body;
      expect(copy).to.include({ name: 'Autumn', max_bounce_percent: null, guard_trip: null });
    });

    it('takes a campaign whose requests go into the network of the other deployment', async () => {
      const answer = await answerThere(await campaignThere());
      const endpoint_url = 'https://crm.internal/interested';
      answer.data.flow_data = flow([node('lead', 'leadSource'), sender('s', { endpoint_url })], 'lead>s');
      const [id] = await imported(await written(answer));
      const { data } = (await here.get(`/v1/campaigns/${id}`)).body;
      expect(data.flow_data.nodes[1].data.endpoint_url).to.equal(endpoint_url);
    });

    it('takes several campaigns with their leads and statistics', async () => {
      const [one, two] = [await campaignThere({ name: 'One' }), await campaignThere({ name: 'Two' })];
      await addLeads(one, [{ email: 'ann@example.com' }, { email: 'bob@example.com' }]);
      const pages = await Promise.all([0, 1].map(at => answerThere(one, `/leads?limit=1&offset=${at}`)));
      const stats = await answerThere(one, '/stats');
      const [day] = stats.data.daily;
      Object.assign(day, { sent: 40, replied: 5, positiveReply: 2, bounce: 1 });
      const bouncedAt = `${day.date}T12:00:00.000Z`;
      Object.assign(stats.data.totals, { sentCount: 40, repliedCount: 5, positiveReplyCount: 2 });
      Object.assign(stats.data.totals, { bounceCount: 1, lastBounceAt: bouncedAt, enrollmentCount: 30 });
      Object.assign(stats.data.totals, { terminalEnrollmentCount: 9, contactedEnrollmentCount: 29 });
      const campaigns = [
        { campaign: await answerThere(one), leads: pages, stats },
        { campaign: (await answerThere(two)).data },
      ];
      for (let time = 1; time <= 2; time++) {
        const [first, second] = await imported(await written({ campaigns }));
        expect((await here.get(`/v1/campaigns/${first}/stats`)).body).to.deep.equal(stats);
        expect(await emailsHere(first!)).to.deep.equal(['ann@example.com', 'bob@example.com']);
        expect((await here.get(`/v1/campaigns/${second}`)).body.data.name).to.equal('Two');
      }
      expect((await campaignsHere()).total_count).to.equal(2);
    });

    it('leaves out leads that cannot be stored, and says why', async () => {
      const id = await campaignThere();
      await addLeads(id, [{ email: 'ann@example.com' }, { email: 'bob@example.com' }]);
      const leads = (await answerThere(id, '/leads')).data;
      leads[0].email = 'nobody';
      const file = await written({ campaigns: [{ campaign: await answerThere(id), leads }] });
      const { code, stderr } = await run(file);
      expect([code, stderr]).to.deep.equal([
        0,
        '      "Autumn": skipped the lead nobody: "nobody" is not a valid email address.\n' +
          'ok    "Autumn": created, 1 lead, 1 skipped\nImported: 1 campaign.\n',
      ]);
    });

    const wrong: [string, (answer: ApiResponse['body']) => unknown, RegExp][] = [
      ['text that is no JSON', () => '{"data": ', /campaigns\.json is not valid JSON: /],
      ['no campaign', () => [], /campaigns\.json has no campaign\.$/m],
      ['something else', () => ({ hello: 1 }), /campaigns\.json: id is required; account_id is required/],
      [
        'a list, which lacks the flows',
        ({ data }) => ({ data: [{ ...data, flow_data: undefined }], limit: 1, offset: 0, total_count: 1 }),
        /is a list of campaigns, which has no flows\. Use the response of GET \/v1\/campaigns\/\{id\}\.$/m,
      ],
      [
        'an unknown status',
        ({ data }) => ({ ...data, status: 'asleep' }),
        /: status must be one of: draft, /,
      ],
      [
        'a flow that is not valid',
        ({ data }) => ({ ...data, flow_data: { ...data.flow_data, edges: [] } }),
        /: flow_data\.nodes\[\d\] /,
      ],
      [
        'a zone that there is not',
        ({ data }) => ({
          ...data,
          lifecycle_schedule: { ...data.lifecycle_schedule, time_zone: 'Moon/Sea' },
        }),
        /: lifecycle_schedule\.time_zone .*zone/,
      ],
      [
        'a name that is too long',
        ({ data }) => ({ ...data, name: 'x'.repeat(201) }),
        /: name must have at most 200 characters/,
      ],
      [
        'a time long ago',
        ({ data }) => ({ ...data, created_at: '1900-01-01T00:00:00Z' }),
        /: created_at: "1900-01-01T00:00:00Z" is not a time from 1970 to 9998\./,
      ],
      [
        'a wrong campaign after a good one',
        ({ data }) => ({ campaigns: [{ campaign: data }, { campaign: { ...data, name: 7 } }] }),
        /campaigns\.json, campaign 2: name must be a string or null/,
      ],
      [
        'leads of another shape',
        ({ data }) => ({ campaigns: [{ campaign: data, leads: [{ email: 'ann@example.com' }] }] }),
        /campaigns\.json, leads: \[0\]\.id is required/,
      ],
      [
        'a part of the leads',
        ({ data }) => ({ campaigns: [{ campaign: data, leads: { data: [], total_count: 7 } }] }),
        /campaigns\.json, leads: only 0 of 7 are in the file\. Include every page\.$/,
      ],
      [
        'statistics that are invalid',
        ({ data }) => ({ campaigns: [{ campaign: data, stats: { daily: [] } }] }),
        /campaigns\.json, stats: totals is required/,
      ],
      [
        'a figure below nothing',
        ({ data }) => ({
          campaigns: [{ campaign: data, stats: { daily: [], totals: { ...totals, sentCount: -1 } } }],
        }),
        /: stats: sentCount: -1 is not a valid count\.$/,
      ],
    ];
    for (const [what, change, line] of wrong) {
      it(`refuses ${what}`, async () => {
        const file = await written(change(await answerThere(await campaignThere())));
        const error = await readCampaignFile(file).then(
          () => expect.fail('it was taken'),
          (refusal: Error) => refusal,
        );
        expect(error).to.be.instanceOf(ImportError);
        expect(error.message).to.match(line);
      });
    }

    it('stores nothing of a file in which one campaign is wrong', async () => {
      const { data: campaign } = await answerThere(await campaignThere());
      const campaigns = [{ campaign }, { campaign: { ...campaign, name: 7 } }];
      const file = await written({ campaigns });
      expect(await run(file)).to.deep.equal({
        code: 1,
        stdout: '',
        stderr: `${file}, campaign 2: name must be a string or null\n`,
      });
      expect((await campaignsHere()).total_count).to.equal(0);
    });

    it('refuses a file that is not there, and an account that is not', async () => {
      const missing = await run('/nowhere/x.json');
      expect([missing.code, missing.stderr]).to.deep.equal([2, 'There is no file /nowhere/x.json.\n']);
      const folder = await run(data.path);
      expect([folder.code, folder.stderr]).to.deep.equal([
        2,
        `${data.path} cannot be read as a file (EISDIR).\n`,
      ]);
      const nobody = await run(
        await written(await answerThere(await campaignThere())),
        '--account',
        'nobody',
      );
      expect([nobody.code, nobody.stderr]).to.deep.equal([2, 'There is no account nobody.\n']);
    });
  });

  describe('what keeps a deployment from being read', () => {
    const refused = async (place: string, more: Record<string, string>, ...args: string[]) => {
      const { code, stdout, stderr } = await runProgram(command(place, ...args), settings(more));
      expect(stdout).to.equal('');
      expect((await campaignsHere()).total_count).to.equal(0);
      const [line, ...others] = stderr.split('\n').filter(Boolean);
      expect(others, 'nothing but the cause').to.deep.equal([]);
      return [code, line];
    };

    it('a key that it does not take', async () => {
      const [code, line] = await refused(origin.url, { EXTERNAL_API_KEY: 'outreach_wrong' });
      expect(code).to.equal(1);
      expect(line).to.match(/^http:\/\/127\.0\.0\.1:\d+ refuses the API key: ./);
    });

    it('a missing key, and one that can be none', async () => {
      expect(await refused(origin.url, { EXTERNAL_API_KEY: '' })).to.deep.equal([
        2,
        'EXTERNAL_API_KEY is missing: set it, or type the key.',
      ]);
      expect(await refused(origin.url, { EXTERNAL_API_KEY: 'a b' })).to.deep.equal([
        2,
        'EXTERNAL_API_KEY has characters that are not allowed in an API key.',
      ]);
    });

    it('an address where nothing answers', async () => {
      const left = await startProxy(origin.url);
      await left.close();
      expect(await refused(left.url, {})).to.deep.equal([
        1,
        `Nothing responds at ${left.url}: check the address and its port.`,
      ]);
      expect(await refused('https://outreach.invalid', {})).to.deep.equal([
        1,
        'The host outreach.invalid was not found: check the address.',
      ]);
      expect(await refused('http://', {})).to.deep.equal([2, 'http:// is not a valid address.']);
    });

    it('an address where something else answers', async () => {
      proxy.interfere = (_req, res) => Boolean(res.writeHead(404).end('<html>Not found</html>'));
      expect(await refused(proxy.url, {})).to.deep.equal([
        1,
        `${proxy.url} returned 404, and does not look like this API: check the address.`,
      ]);
      proxy.interfere = (_req, res) => Boolean(res.end('<html>Welcome</html>'));
      expect(await refused(proxy.url, {})).to.deep.equal([
        1,
        `${proxy.url} does not respond with JSON of this API: check the address.`,
      ]);
      proxy.interfere = (_req, res) => Boolean(res.end('{"data": [7]}'));
      const [code, line] = await refused(proxy.url, {});
      expect(code).to.equal(1);
      expect(line).to.contain(`${proxy.url}, campaigns: `);
    });

    it('a campaign that it does not have', async () => {
      const id = '0192f0c1-0000-7000-8000-0000000000ff';
      expect(await refused(origin.url, {}, '--campaign', id)).to.deep.equal([
        1,
        `${origin.url} has no campaign ${id}.`,
      ]);
      expect(await refused(origin.url, {}, '--campaign', 'x')).to.deep.equal([
        2,
        '--campaign: "x" is not a campaign id.',
      ]);
    });

    it('an account that would import from itself', async () => {
      const { body } = await here.post('/v1/campaigns', { name: 'Own' });
      const { code, stderr } = await run(await written(body));
      expect([code, stderr.split('\n').at(-2)]).to.deep.equal([
        1,
        '"Own" already belongs to this account: there is nothing to import.',
      ]);
      expect((await campaignsHere()).total_count).to.equal(1);
    });

    it('a call without a place, or with two', async () => {
      const see = 'See: node server/dist/main.js campaigns import-external --help\n';
      const none = await runProgram(['campaigns', 'import-external'], settings());
      expect([none.code, none.stderr]).to.deep.equal([2, `FILE|URL is missing.\n${see}`]);
      const two = await run('a.json', 'b.json');
      expect([two.code, two.stderr]).to.deep.equal([2, `Pass only one FILE|URL.\n${see}`]);
    });
  });

  describe('interrupted', () => {
    const leadCount = 730;

    /** Starts an import of a campaign whose later pages of leads never come, and waits until some leads are stored. */
    async function stuck(): Promise<{ child: ChildProcess; stderr: () => string }> {
      await addLeads(await campaignThere(), manyLeads(leadCount));
      proxy.interfere = req => req.url!.includes('/leads') && req.url!.includes('offset=700');
      const child = spawn(process.execPath, [program, ...command(proxy.url)], {
        env: { PATH: process.env.PATH, ...settings() },
      });
      let text = '';
      child.stderr!.on('data', (chunk: Buffer) => (text += chunk.toString()));
      while (!proxy.seen.some(path => path.includes('offset=700'))) {
        if (child.exitCode !== null) throw new Error(text);
        await new Promise(resolve => setTimeout(resolve, 20));
      }
      return { child, stderr: () => text };
    }

    async function partlyStored(): Promise<string> {
      const { data: campaigns } = await campaignsHere();
      expect(campaigns).to.have.lengthOf(1);
      expect((await leadsHere(campaigns[0].id)).total_count).to.equal(500);
      return campaigns[0].id;
    }

    async function completed(id: string): Promise<void> {
      proxy.interfere = () => false;
      expect(await imported(proxy.url)).to.deep.equal([id]);
      expect((await leadsHere(id)).total_count).to.equal(leadCount);
      expect((await here.get('/v1/people?limit=1')).body.total_count).to.equal(leadCount);
      const { data: people } = (await here.get('/v1/people?limit=100')).body;
      expect(people.every((person: { campaign_count: number }) => person.campaign_count === 1)).to.equal(
        true,
      );
    }

    it('by kill -9, loses nothing, and is completed by the next', async () => {
      const { child } = await stuck();
      child.kill('SIGKILL');
      await once(child, 'close');
      await completed(await partlyStored());
    });

    it('by a signal, says how to go on', async () => {
      const { child, stderr } = await stuck();
      child.kill('SIGINT');
      expect((await once(child, 'close'))[0]).to.equal(1);
      expect(stderr()).to.match(
        /^Stopped\.\nStored data is kept\. To continue, run the same command again\.\n$/m,
      );
      await completed(await partlyStored());
    });
  });

  it('never sends for a campaign, whatever its status and dates', async () => {
    const id = await campaignThere({ schedule: null, sending_interval_seconds: 0 });
    await addLeads(id, [{ email: 'accept+1@sandbox.test' }]);
    const { data: campaign } = await answerThere(id);
    const leads = await answerThere(id, '/leads');
    const mailbox = await buildMailbox(here.accountId);
    const lifecycle = campaign.lifecycle_schedule;
    const past = { start_on: '2026-01-01', start_at: '2026-01-01T06:00:00.000Z' };
    const over = { pause_on: '2026-02-01', pause_at: '2026-02-01T06:00:00.000Z' };
    const variants = [
      { status: 'running', mailbox_ids: [mailbox] },
      { status: 'scheduled', lifecycle_schedule: { ...lifecycle, ...past } },
      { status: 'running', lifecycle_schedule: { ...lifecycle, ...past, ...over } },
    ];
    const campaigns = variants.map((variant, index) => ({
      campaign: { ...campaign, id: `0192f0c1-0000-7000-8000-00000000000${index}`, ...variant },
      leads,
    }));
    const ids = await imported(await written({ campaigns }));
    expect(ids).to.have.lengthOf(3);

    const engine = await startEngine(new Date('2026-03-02T15:00:00Z'));
    try {
      await engine.worker().runUntilIdle();
      await engine.clock.advance(7 * 86_400_000);
      await engine.worker().runUntilIdle();
    } finally {
      await engine.close();
    }
    for (const [index, { status, ...rest }] of variants.entries()) {
      const { data: kept } = (await here.get(`/v1/campaigns/${ids[index]}`)).body;
      expect(kept.status).to.equal(status);
      expect(kept.mailbox_ids).to.deep.equal([]);
      if (rest.lifecycle_schedule) expect(kept.lifecycle_schedule).to.deep.equal(rest.lifecycle_schedule);
      expect(await enrollmentsOf(here.accountId, ids[index]!)).to.deep.equal([]);
    }
    expect(await ledger(here.accountId)).to.deep.equal([]);
    expect(await eventsOf(here.accountId)).to.deep.equal([]);
    const [{ total }] = await runSql<[{ total: number }]>(
      `SELECT COUNT(*) AS total FROM campaigns WHERE source = 'external'
         AND (start_at IS NOT NULL OR pause_at IS NOT NULL OR launched_at IS NOT NULL)`,
    );
    expect(Number(total)).to.equal(0);
  });

  it('refuses to write to what was imported', async () => {
    await campaignThere();
    const [id] = await imported(origin.url);
    const answer = await here.patch(`/v1/campaigns/${id}`, { name: 'Mine' });
    expect([answer.status, answer.body.error.code]).to.deep.equal([403, 'external_read_only']);
  });

  it('is shown in the help', async () => {
    const { stdout } = await runProgram(['--help'], {});
    expect(stdout).to.contain('campaigns import-external FILE|URL').and.to.contain('EXTERNAL_API_KEY');
  });
});
