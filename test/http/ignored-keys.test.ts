import { expect } from 'chai';
import { campaignId, startServer, type TestServer } from './support/server.js';

describe('X-Ignored-Keys', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer(
      { createCampaign: async ({ body }) => ({ status: 201, body: { data: body } }) },
      { perMinute: 100_000, limits: { bodyBytes: 50_000, uploadBytes: 1_000, jsonDepth: 10 } },
    );
  });
  after(() => server.close());

  const ignoredBy = async (path: string, init: Parameters<TestServer['call']>[1] = {}) => {
    const response = await server.call(path, init);
    return [response.status, response.headers.get('x-ignored-keys')];
  };
  const create = (json: unknown, query = '', headers = {}) =>
    ignoredBy(`/v1/campaigns${query}`, { method: 'POST', json, headers });

  it('lists unknown query parameters, once each', async () => {
    expect(await ignoredBy('/v1/campaigns?limit=1&status=draft')).to.deep.equal([200, null]);
    expect(await ignoredBy('/v1/campaigns?limit=1&statsu=draft&_=7&_=8')).to.deep.equal([200, 'statsu,_']);
    expect(await ignoredBy(`/v1/campaigns/${campaignId}?include`)).to.deep.equal([200, 'include']);
    expect(await ignoredBy('/health?x=1')).to.deep.equal([200, 'x']);
  });

  it('lists unknown top-level keys of a body, after the parameters', async () => {
    expect(await create({ name: 'A', settings: { any: 1 } })).to.deep.equal([201, null]);
    expect(await create({ name: 'A', flow: {}, flow_data: {} })).to.deep.equal([201, 'flow,flow_data']);
    expect(await create({ name: 'A', flow: {} }, '?dry_run=1&flow=2')).to.deep.equal([201, 'dry_run,flow']);
  });

  it('is there when the request is refused, too', async () => {
    expect(await create({ nmae: 'A' })).to.deep.equal([400, 'nmae']);
    expect(await ignoredBy('/v1/campaigns?limit=x&ofset=1')).to.deep.equal([400, 'ofset']);
    expect(await ignoredBy('/v1/campaigns/no-id?x=1')).to.deep.equal([404, 'x']);
    expect(await create('[]', '?x=1')).to.deep.equal([400, 'x']);
  });

  it('says of a repetition what that itself brought', async () => {
    const once = { 'idempotency-key': 'ignored-1' };
    expect(await create({ name: 'A', a: 1 }, '', once)).to.deep.equal([201, 'a']);
    expect(await create({ name: 'A', b: 1 }, '', once)).to.deep.equal([201, 'b']);
    expect(await create({ name: 'A' }, '', once)).to.deep.equal([201, null]);
  });

  it('lists all keys of a body where an operation has none, and refuses nothing of it', async () => {
    const launch = (body: BodyInit, type = 'application/json') =>
      ignoredBy(`/v1/campaigns/${campaignId}/launch`, {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      });
    expect(await launch('{"start_on":"2026-12-01"}')).to.deep.equal([200, 'start_on']);
    for (const body of ['', '[1]', '{"start_on":', `{"a":"${'x'.repeat(60_000)}"}`])
      expect(await launch(body), body.slice(0, 20)).to.deep.equal([200, null]);
    expect(await launch('start_on=2026', 'application/x-www-form-urlencoded')).to.deep.equal([200, null]);
  });

  it('encodes what a header cannot hold, and stays short', async () => {
    const odd = { 'a,b': 1, 'c d%': 1, 'é\r\n': 1, '\ud800': 1, 'f[g]': 1 };
    expect(await create({ name: 'A', ...odd })).to.deep.equal([
      201,
      'a%2Cb,c%20d%25,%C3%A9%0D%0A,%EF%BF%BD,f[g]',
    ]);
    const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`key_${n}`, n]));
    const [status, list] = await create({ name: 'A', ...many });
    expect(status).to.equal(201);
    expect(list).to.match(/^key_0,key_1,.*,key_\d+,\.\.\.$/);
    expect(String(list)).to.have.lengthOf.within(980, 1_004);
    expect(await create({ name: 'A', ['x'.repeat(3_000)]: 1 })).to.deep.equal([201, '...']);
  });
});
