import { expect } from 'chai';
import { campaignId, codeOf, startServer, type TestServer } from './support/server.js';

interface Refusal {
  error: { code: string; type: string };
  details: { path: string; code: string; message: string }[];
}

describe('request validation', () => {
  let server: TestServer;
  let seen: unknown[] = [];
  before(async () => {
    server = await startServer(
      { createCampaign: async ({ body }) => ({ status: 201, body: { data: seen.push(body) } }) },
      { perMinute: 100_000, limits: { bodyBytes: 50_000, uploadBytes: 1_000, jsonDepth: 10 } },
    );
  });
  after(() => server.close());
  beforeEach(() => (seen = []));

  const detailsOf = async (response: Response) =>
    ((await response.json()) as Refusal).details.map(d => `${d.path} ${d.code}`);
  const post = (
    body: BodyInit | undefined,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) => server.call('/v1/campaigns', { method: 'POST', body, headers });

  describe('of path ids', () => {
    const table: [string, string][] = [
      ['/v1/campaigns/no-id', 'campaign_not_found'],
      [`/v1/campaigns/${campaignId}x`, 'campaign_not_found'],
      [`/v1/campaigns/no-id/leads/${campaignId}`, 'campaign_not_found'],
      [`/v1/campaigns/${campaignId}/leads/no-id`, 'lead_not_found'],
      ['/v1/people/export', 'method_not_allowed'],
      ['/v1/people/zz', 'person_not_found'],
    ];
    for (const [path, code] of table)
      it(`${path} is ${code}`, async () => expect(await codeOf(await server.call(path))).to.equal(code));

    it('happens before that of the query', async () => {
      expect((await server.call('/v1/campaigns/no-id?limit=x')).status).to.equal(404);
    });
  });

  describe('of the query', () => {
    const query = async (search: string) =>
      ((await (await server.call(`/v1/campaigns${search}`)).json()) as { query: unknown }).query;

    it('fills in defaults and turns text into values', async () => {
      expect(await query('')).to.deep.equal({ limit: 20, include_deleted: false });
      expect(await query('?limit=0&include_deleted=true')).to.deep.equal({ limit: 0, include_deleted: true });
      expect(await query('?status=r%75nning')).to.include({ status: 'running' });
    });

    it('ignores what it does not know', async () => {
      expect(await query('?nonsense=1&__proto__=2&constructor=3&=&%=%')).to.include({ limit: 20 });
    });

    const refused: [string, string][] = [
      ['?limit=abc', 'limit invalid_type'],
      ['?limit=', 'limit invalid_type'],
      ['?limit=-1', 'limit too_small'],
      ['?limit=101', 'limit too_large'],
      ['?limit=1.5', 'limit invalid_type'],
      ['?limit=0x10', 'limit invalid_type'],
      ['?limit=1e1', 'limit invalid_type'],
      ['?limit=%2010', 'limit invalid_type'],
      ['?limit=%2B5', 'limit invalid_type'],
      ['?limit=1&limit=2', 'limit invalid_type'],
      ['?status=nope', 'status invalid_value'],
      ['?status=draft&status=running', 'status invalid_value'],
      ['?include_deleted=maybe', 'include_deleted invalid_type'],
    ];
    for (const [search, want] of refused) {
      it(`refuses ${search}`, async () => {
        const response = await server.call(`/v1/campaigns${search}`);
        expect(response.status).to.equal(400);
        expect(await detailsOf(response)).to.deep.equal([want]);
      });
    }

    it('says of a parameter that came twice that it must be given once', async () => {
      const response = await server.call('/v1/campaigns?limit=1&limit=2&status=nope');
      const { details } = (await response.json()) as { details: { path: string; message: string }[] };
      expect(details.find(({ path }) => path === 'limit')?.message).to.equal('must be sent only once');
      expect(details.find(({ path }) => path === 'status')?.message).to.contain('must be one of');
    });
  });

  it('judges headers, and hides the secret ones from the operation', async () => {
    const save = (etag: string) =>
      server.call(`/v1/campaigns/${campaignId}/flow`, {
        method: 'PUT',
        json: {},
        headers: { 'if-match': etag },
      });
    expect(await detailsOf(await save('"x"'))).to.deep.equal(['if-match invalid_format']);
    const { headers } = (await (await save('abc')).json()) as { headers: Record<string, string> };
    expect(headers).to.include({ 'if-match': 'abc' });
    expect(headers).to.not.have.property('authorization');
  });

  describe('of bodies', () => {
    it('passes what is known and strips the rest', async () => {
      const response = await post(
        '{"name":"A","extra":1,"settings":{"any":{"__proto__":{"x":1},"y":2}},"__proto__":{"name":"B"}}',
      );
      expect(response.status).to.equal(201);
      expect(JSON.stringify(seen)).to.equal('[{"name":"A","settings":{"any":{"y":2}}}]');
    });

    it('reports each point of a wrong body', async () => {
      const leads = [
        { email: 'a@b.c' },
        { name: 'longer than five', surprise: 1, custom_lead_data: { free: [1] } },
        7,
      ];
      const response = await server.call(`/v1/campaigns/${campaignId}/leads/bulk`, {
        method: 'POST',
        json: { leads, ignored: true },
      });
      expect(response.status).to.equal(400);
      const { error, details } = (await response.json()) as Refusal;
      expect(error).to.include({ code: 'invalid_flow', type: 'invalid_request_error' });
      expect(details.map(({ path, code }) => `${path} ${code}`)).to.have.members([
        'leads[1].email required',
        'leads[1].surprise unknown_field',
        'leads[1].name too_long',
        'leads[2] invalid_type',
      ]);
      for (const { message } of details) expect(message).to.match(/\w/);
    });

    it('reports at most 100 points', async () => {
      const leads = Array.from({ length: 300 }, () => ({}));
      const response = await server.call(`/v1/campaigns/${campaignId}/leads/bulk`, {
        method: 'POST',
        json: { leads },
      });
      expect(await detailsOf(response)).to.have.length(100);
    });

    const wrong: [string, string | undefined, string][] = [
      ['an array', '[]', ' invalid_type'],
      ['null', 'null', ' invalid_type'],
      ['a text', '"name"', ' invalid_type'],
      ['no JSON', '{"name":', ' invalid_json'],
      ['nothing', undefined, ' required'],
      ['an empty text', '', ' required'],
      ['too deep a nesting', `{"name":"A","settings":{"a":${'['.repeat(20)}${']'.repeat(20)}}}`, ' too_deep'],
    ];
    for (const [name, body, want] of wrong) {
      it(`refuses ${name}`, async () => {
        const response = await post(body);
        expect(response.status).to.equal(400);
        expect(await detailsOf(response)).to.deep.equal([want]);
        expect(seen).to.have.length(0);
      });
    }

    it('says where JSON goes wrong', async () => {
      const { details } = (await (await post('{"name": nope}')).json()) as Refusal;
      expect(details[0]?.message).to.contain('line 1, column 10');
    });

    it('needs no body, and no content type, where the body is optional', async () => {
      const add = (init: RequestInit) =>
        server.call(`/v1/campaigns/${campaignId}/leads:add`, { method: 'POST', ...init });
      expect((await add({})).status).to.equal(200);
      expect((await add({ headers: { 'content-type': 'application/json' } })).status).to.equal(200);
      expect((await add({ body: new Uint8Array([0x7b, 0x7d]) })).status, 'a body without a type').to.equal(
        415,
      );
    });

    it('reads a body on DELETE', async () => {
      const path = `/v1/lead-lists/${campaignId}/members`;
      const response = await server.call(path, { method: 'DELETE', json: { global_lead_ids: ['a'] } });
      expect(await response.json()).to.deep.include({ body: { global_lead_ids: ['a'] } });
      expect(await detailsOf(await server.call(path, { method: 'DELETE' }))).to.deep.equal([' required']);
    });

    it('does not mind a body that the operation does not take', async () => {
      const path = `/v1/people/${'a'.repeat(64)}`;
      const response = await fetch(server.url + path, { method: 'POST', body: 'x' });
      expect(response.status).to.equal(405);
    });

    const types: [string, number][] = [
      ['application/json', 201],
      ['application/json; charset=utf-8', 201],
      ['application/vnd.api+json', 201],
      ['application/json;', 201],
      ['application/json; charset=iso-8859-1', 415],
      ['text/plain', 415],
      ['application/x-www-form-urlencoded', 415],
      ['multipart/form-data; boundary=x', 415],
      ['nonsense', 415],
    ];
    for (const [type, status] of types) {
      it(`answers ${status} to ${type}`, async () => {
        const response = await post('{"name":"A"}', { 'content-type': type });
        expect(response.status).to.equal(status);
        if (status === 415) expect(await codeOf(response)).to.equal('unsupported_media_type');
      });
    }

    it('refuses a compressed body', async () => {
      const response = await post('{"name":"A"}', {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      });
      expect(response.status).to.equal(415);
    });

    it('takes an encoding that changes nothing', async () => {
      const headers = { 'content-type': 'application/json', 'content-encoding': 'Identity' };
      expect((await post('{"name":"A"}', headers)).status).to.equal(201);
    });

    it('takes a body up to the limit and refuses one byte more', async () => {
      const sized = (bytes: number) => post(JSON.stringify({ name: 'A' }).padEnd(bytes, ' '));
      expect((await sized(50_000)).status).to.equal(201);
      const response = await sized(50_001);
      expect(response.status).to.equal(413);
      expect(await codeOf(response)).to.equal('body_too_large');
    });
  });

  describe('of bodies that are not JSON', () => {
    const put = (body: BodyInit | null, type = 'text/csv') =>
      upload.call(`/v1/uploads/${campaignId}/content`, {
        method: 'PUT',
        body,
        headers: { 'content-type': type },
      });
    let upload: TestServer;
    before(async () => {
      upload = await startServer(
        {
          putUpload: async ({ body }) => {
            let text = '';
            for await (const chunk of body as AsyncIterable<Uint8Array>)
              text += Buffer.from(chunk).toString();
            return { status: 200, body: { text } };
          },
        },
        { limits: { uploadBytes: 1_000 } },
      );
    });
    after(() => upload.close());

    it('reach the operation as they come', async () => {
      expect(await (await put('email\na@b.c\n')).json()).to.deep.equal({ text: 'email\na@b.c\n' });
      expect(await (await put('x', 'Text/CSV; charset=utf-8')).json()).to.deep.equal({ text: 'x' });
    });

    it('must have the right type and size', async () => {
      expect((await put('{}', 'application/json')).status).to.equal(415);
      expect((await put('x'.repeat(1_001))).status).to.equal(413);
      const chunked = new ReadableStream({
        start(controller) {
          for (let i = 0; i < 11; i++) controller.enqueue(new Uint8Array(100));
          controller.close();
        },
      });
      const response = await upload.call(`/v1/uploads/${campaignId}/content`, {
        method: 'PUT',
        body: chunked,
        headers: { 'content-type': 'text/csv' },
        ...{ duplex: 'half' },
      });
      expect(response.status).to.equal(413);
      expect(await detailsOf(await put(null))).to.deep.equal([' required']);
    });
  });
});
