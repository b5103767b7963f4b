import { expect } from 'chai';
import {
  type ApiCall,
  createClient,
  isErrorOf,
  OutreachError,
  type OutreachClient,
} from '../../sdk/src/index.js';
import { methods } from '../../sdk/src/generated/resources.js';
import { routes } from '../../server/src/generated/routes.js';
import { newClient, service } from '../support/service.js';
import { startStub, type StubResponse } from './stub-service.js';

type Method = (...args: unknown[]) => ApiCall<unknown>;

describe('methods of the sdk', () => {
  let stub: Awaited<ReturnType<typeof startStub>>;
  let answer: StubResponse;
  const client = () => createClient({ baseUrl: stub.baseUrl, apiKey: 'key_1', maxRetries: 0 });

  beforeEach(async () => {
    answer = { body: { data: [], total_count: 0, limit: 100, offset: 0 }, headers: { 'X-Request-Id': 'r1' } };
    stub = await startStub(() => answer);
  });
  afterEach(() => stub.stop());

  const all = Object.entries(methods).flatMap(([resource, own]) =>
    Object.entries(own).map(([name, call]) => ({ resource, name, call })),
  );

  it('are there for every operation of the contract, once', () => {
    const called = all.map(({ call }) => call.replace(/^([A-Z]+)\W?(?=\/)/, '$1 '));
    expect(called).to.have.members(routes.map(({ method, path }) => `${method} ${path}`));
  });

  for (const { resource, name, call } of all) {
    it(`send what ${resource}.${name} is for`, async () => {
      const [, verb, sign, path] = /^([A-Z]+)(\W?)(\/.*)$/.exec(call)!;
      const ids = [...path!.matchAll(/{(\w+)}/g)].map((_, index) => `id ${index}`);
      const input = { first: 'one', list_ids: ['a', 'b'] };
      const resources = client() as unknown as Record<string, Record<string, Method>>;
      const { requestId } = await resources[resource]![name]!(...ids, ...(sign ? [input] : []), {
        headers: { 'X-Own': 'yes' },
      }).withResponse();
      expect(requestId).to.equal('r1');
      let index = 0;
      const filled = path!.replace(/{\w+}/g, () => `id%20${index++}`);
      const query = sign && sign !== '+' ? '?first=one&list_ids=a%2Cb' : '';
      const [sent] = stub.requests;
      expect(sent).to.include({ method: verb, url: filled + query });
      expect(sent!.headers).to.include({ authorization: 'Bearer key_1', 'x-own': 'yes' });
      expect(sent!.body).to.equal(sign === '+' ? JSON.stringify(input) : '');
    });
  }

  it('refuse a missing id before anything is sent', () => {
    const id = undefined as unknown as string;
    expect(() => client().campaigns.get(id)).to.throw(TypeError, 'id is missing: GET /v1/campaigns/{id}');
    expect(() => client().leads.update('x', '', {})).to.throw(TypeError, 'leadId is missing');
    expect(stub.requests).to.deep.equal([]);
  });

  it('begin a call at once and make it once, and read no list before it is asked for', async () => {
    const launched = client().campaigns.launch('x');
    const listed = client().campaigns.list();
    await launched;
    await launched.withResponse();
    expect(stub.requests.map(({ url }) => url)).to.deep.equal(['/v1/campaigns/x/launch']);
    await listed;
    expect(stub.requests).to.have.length(2);
  });

  it('take a key, a revision and a query of their own as options', async () => {
    const { flow, campaigns } = client();
    const graph = { nodes: [], edges: [] };
    await flow.save('x', graph as never, { ifMatch: '3', query: { dry_run: true } });
    await campaigns.create({ name: 'Autumn' }, { idempotencyKey: 'autumn-1' });
    const [saved, created] = stub.requests;
    expect(saved!.url).to.equal('/v1/campaigns/x/flow?dry_run=true');
    expect(saved!.headers).to.include({ 'if-match': '3' });
    expect(created!.headers).to.include({ 'idempotency-key': 'autumn-1' });
  });

  it('give the text of a file as a response to be read', async () => {
    answer = { body: 'email\na@b.example\n', headers: { 'Content-Type': 'text/csv' } };
    const file = await client().jobs.download('x');
    expect(await file.text()).to.equal('email\na@b.example\n');
  });

  it('repeat a launch that the caller calls idempotent, and no other one', async () => {
    const unavailable = { type: 'api_error', code: 'service_unavailable', message: 'Wait.' };
    const failing = await startStub(({ url }) =>
      failing.requests.filter(request => request.url === url).length > 1
        ? { body: { data: { status: 'running' } } }
        : { status: 503, body: { error: unavailable } },
    );
    try {
      const { campaigns } = createClient({ baseUrl: failing.baseUrl, apiKey: 'key_1', maxRetries: 1 });
      expect(await campaigns.launch('x', {}, { idempotent: true })).to.include({ status: 'running' });
      const error = await campaigns.launch('y').catch((thrown: unknown) => thrown);
      expect(error).to.be.instanceOf(OutreachError).and.include({ status: 503 });
      expect(failing.requests.map(({ url }) => url)).to.deep.equal([
        '/v1/campaigns/x/launch',
        '/v1/campaigns/x/launch',
        '/v1/campaigns/y/launch',
      ]);
    } finally {
      await failing.stop();
    }
  });

  it('throw the error of the API, and reject with it wherever it is awaited', async () => {
    const error = { type: 'invalid_request_error', code: 'campaign_not_found', message: 'No.' };
    answer = { status: 404, body: { error } };
    const caught = await client()
      .campaigns.get('x')
      .catch((thrown: unknown) => thrown);
    expect(caught).to.be.instanceOf(OutreachError).and.include({ code: 'campaign_not_found', status: 404 });
    let isOver = false;
    const ended = await client()
      .campaigns.list()
      .finally(() => void (isOver = true))
      .catch(() => 'failed');
    expect([ended, isOver]).to.deep.equal(['failed', true]);
  });

  it('work on the service: create, read, list page by page, end', async () => {
    const { key } = await newClient();
    const real = createClient({ baseUrl: service().url, apiKey: key });
    for (let n = 0; n < 5; n++) await real.campaigns.create({ name: `Campaign ${n}` });
    const [newest, ...others] = await real.campaigns.list({ limit: 2 });
    expect([newest!.name, others.length]).to.deep.equal(['Campaign 4', 1]);
    const names: (string | null)[] = [];
    for await (const { name } of real.campaigns.list({ limit: 2 })) names.push(name);
    expect(names).to.have.length(5);
    expect(await real.campaigns.list({ limit: 2 }).toArray({ limit: 3 })).to.have.length(3);
    expect(await real.campaigns.list().toArray({ limit: 0 })).to.deep.equal([]);
    const { body, data, response } = await real.campaigns.list({ limit: 1 }).withResponse();
    expect([body.total_count, data.length, response.status]).to.deep.equal([5, 1, 200]);
    const id = newest!.id;
    const { created } = (await real.leads.create(id, { email: 'jane@acme.example' }).withResponse()).body;
    expect(created).to.equal(true);
    const lead = (await real.leads.list(id))[0]!;
    expect((await real.leads.get(id, lead.id)).email).to.equal('jane@acme.example');
    expect((await real.people.list({ campaign_ids: [id] })).map(({ email }) => email)).to.deep.equal([
      'jane@acme.example',
    ]);
    const unknown = await real.leads.get(id, id).catch((error: OutreachError) => error);
    expect(unknown).to.include({ code: 'lead_not_found', status: 404 });
  });
});

/** What a reader of the contract gets wrong most easily does not compile. */
export function misspelt({ campaigns, flow, leads, people, threads }: OutreachClient): unknown[] {
  const variant = { id: '7d0cf4a5-7d6f-4c35-9c39-5ff2a1a1c001', subject: 'Hello', template: 'Hi' };
  return [
    () =>
      flow.save('x', {
        nodes: [
          { id: 'source', type: 'leadSource' },
          { id: 'intro', type: 'email', data: { variants: [variant] } },
          { id: 'wait', type: 'waitTime', data: { wait_duration_seconds: 86_400 } },
        ],
        edges: [{ source: 'source', target: 'intro' }],
      }),
    // @ts-expect-error waitTime
    () => flow.save('x', { nodes: [{ id: 'wait', type: 'wait', data: {} }], edges: [] }),
    // @ts-expect-error wait_duration_seconds
    () => flow.save('x', { nodes: [{ id: 'wait', type: 'waitTime', data: { wait_seconds: 3 } }], edges: [] }),
    () =>
      flow.save('x', {
        // @ts-expect-error subject
        nodes: [{ id: 'intro', type: 'email', data: { variants: [{ id: variant.id, subjet: 'Hello' }] } }],
        edges: [],
      }),
    () =>
      flow.save('x', {
        // @ts-expect-error template
        nodes: [{ id: 'intro', type: 'email', data: { variants: [{ id: variant.id, body: 'Hi' }] } }],
        edges: [],
      }),
    // @ts-expect-error label
    () => people.export({ column_layout: [{ key: 'email', lable: 'Email' }] }),
    // @ts-expect-error sourceHandle
    () => flow.save('x', { nodes: [], edges: [{ source: 'a', target: 'b', sourceHandel: 'neutral' }] }),
    // @ts-expect-error wait_duration_seconds
    () => flow.updateNode('x', 'wait', { data: { wait_seconds: 3 } }),
    async () => {
      const saved = await flow.get('x');
      for (const node of saved.nodes) if (node.type === 'email') node.data.variants[0]!.subject.trim();
      await flow.save('x', saved);
    },
    (error: unknown) =>
      isErrorOf(error, 'campaigns.launch') && error.code === 'campaign_already_launched' ? error.code : null,
    // @ts-expect-error a launch knows no person
    (error: unknown) => isErrorOf(error, 'campaigns.launch') && error.code === 'person_not_found',
    // @ts-expect-error the text of a reply is body_text or body_html
    () => threads.reply('x', { body: 'hello' }),
    // @ts-expect-error schedule
    () => campaigns.create({ name: 'Autumn launch', schedul: null }),
    // @ts-expect-error first_name
    () => leads.create('x', { email: 'jane@acme.example', firstname: 'Jane' }),
    // @ts-expect-error campaign_id
    () => threads.list({ campaignid: 'x' }),
    // @ts-expect-error idempotencyKey
    () => campaigns.create({ name: 'Autumn launch' }, { idempotencykey: 'x' }),
  ];
}
