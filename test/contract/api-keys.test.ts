import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { VirtualClock } from '../support/virtual-clock.js';
import { unknownId } from '../support/build.js';
import { newClient, send, service, startService, type Client } from '../support/service.js';

describe('API keys', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const using = (secret: string) =>
    send(`${service().url}/v1/api-keys`, 'GET', { headers: { authorization: `Bearer ${secret}` } });

  it('are made with a secret that works and is shown once', async () => {
    const expires_at = '2090-01-01T00:00:00.000Z';
    const { status, body } = await client.post('/v1/api-keys', { name: ' Production ', expires_at });
    expect(status).to.equal(201);
    const { secret, ...key } = body.data;
    expect(key).to.include({
      name: 'Production',
      account_id: client.accountId,
      expires_at,
      revoked_at: null,
      last_used_at: null,
    });
    expect(secret).to.match(/^\S{40,}$/);
    expect(secret.startsWith(key.secret_prefix)).to.equal(true);
    expect((await using(secret)).status).to.equal(200);
    const listed = (await client.get('/v1/api-keys')).body;
    const { last_used_at } = listed.data[0];
    expect(Date.parse(last_used_at)).to.be.at.least(Date.parse(key.created_at));
    expect(listed.data[0]).to.deep.equal({ ...key, last_used_at });
    expect(JSON.stringify(listed)).to.not.include(secret);
  });

  it('are listed newest first, a page at a time', async () => {
    for (const name of ['A', 'B']) await client.post('/v1/api-keys', { name });
    const names = async (query: string) =>
      (await client.get(`/v1/api-keys?${query}`)).body.data.map((key: { name: string }) => key.name);
    expect(await names('')).to.deep.equal(['B', 'A', 'Tests']);
    expect(await names('limit=1&offset=1')).to.deep.equal(['A']);
    expect((await client.get('/v1/api-keys?limit=0')).body).to.deep.equal({
      data: [],
      limit: 0,
      offset: 0,
      total_count: 3,
    });
  });

  it('stop to work at once when they are revoked, and stay listed', async () => {
    const { id, secret } = (await client.post('/v1/api-keys', { name: 'Short' })).body.data;
    expect((await using(secret)).status).to.equal(200);
    const revoked = await client.delete(`/v1/api-keys/${id}`);
    expect(revoked.status).to.equal(200);
    expect(revoked.body.data.revoked_at).to.be.a('string');
    expect(revoked.body.data).to.not.have.property('secret');
    const refused = await using(secret);
    expect([refused.status, refused.body.error.type, refused.body.error.code]).to.deep.equal([
      401,
      'authentication_error',
      'invalid_api_key',
    ]);
    const again = await client.delete(`/v1/api-keys/${id}`);
    expect([again.status, again.body.data.revoked_at]).to.deep.equal([200, revoked.body.data.revoked_at]);
    expect((await client.get('/v1/api-keys')).body.data[0].id).to.equal(id);
  });

  it('stop to work within a second at other processes, also while they are in use there', async () => {
    const other = await startService();
    try {
      const { id, secret } = (await client.post('/v1/api-keys', { name: 'Short' })).body.data;
      const there = () =>
        send(`${other.url}/v1/meta/limits`, 'GET', { headers: { authorization: `Bearer ${secret}` } });
      // Longer than a key is trusted after it was read.
      for (const until = Date.now() + 1_200; Date.now() < until; await sleep(20))
        expect((await there()).status).to.equal(200);
      expect((await client.delete(`/v1/api-keys/${id}`)).status).to.equal(200);
      const revokedAt = Date.now();
      let lastLetIn = revokedAt;
      for (; Date.now() < revokedAt + 1_500; await sleep(10)) {
        const askedAt = Date.now();
        if ((await there()).status === 200) lastLetIn = askedAt;
      }
      expect(lastLetIn - revokedAt).to.be.at.most(1_000);
      expect((await there()).body.error.code).to.equal('invalid_api_key');
    } finally {
      await other.close();
    }
  });

  it('tell when they were last used, and only those that were', async () => {
    const first = (await client.post('/v1/api-keys', { name: 'Used' })).body.data;
    await client.post('/v1/api-keys', { name: 'Idle' });
    const used = async () =>
      (await client.get('/v1/api-keys')).body.data.map((key: { last_used_at: string | null }) =>
        key.last_used_at ? 'used' : 'idle',
      );
    expect(await used()).to.deep.equal(['idle', 'idle', 'used']);
    await using(first.secret);
    expect(await used()).to.deep.equal(['idle', 'used', 'used']);
  });

  it('stop to work at the moment that they were given', async () => {
    const clock = new VirtualClock(new Date());
    const own = await startService({}, clock);
    try {
      const owner = await own.client();
      const expires_at = new Date(clock.now().getTime() + 60_000).toISOString();
      const { secret } = (await owner.post('/v1/api-keys', { name: 'Short', expires_at })).body.data;
      const ask = () =>
        send(`${own.url}/v1/meta/limits`, 'GET', { headers: { authorization: `Bearer ${secret}` } });
      expect((await ask()).status).to.equal(200);
      await clock.advance(59_999);
      expect((await ask()).status).to.equal(200);
      await clock.advance(1);
      const refused = await ask();
      expect([refused.status, refused.body.error.code]).to.deep.equal([401, 'invalid_api_key']);
    } finally {
      await own.close();
    }
  });

  it('are not found in another account', async () => {
    const foreign = (await (await newClient()).post('/v1/api-keys', { name: 'Theirs' })).body.data;
    for (const id of [foreign.id, unknownId(), 'x']) {
      const answer = await client.delete(`/v1/api-keys/${id}`);
      expect([answer.status, answer.body.error.code]).to.deep.equal([404, 'api_key_not_found']);
    }
    expect((await using(foreign.secret)).status).to.equal(200);
  });

  it('want a name, and an expiry that lies ahead', async () => {
    const refused: [body: object, path: string][] = [
      [{}, 'name'],
      [{ name: '  ' }, 'name'],
      [{ name: 'x'.repeat(201) }, 'name'],
      [{ name: 'x', expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
      [{ name: 'x', expires_at: '9999-12-31T23:59:59-23:00' }, 'expires_at'],
      [{ name: 'x', expires_at: 'tomorrow' }, 'expires_at'],
    ];
    for (const [body, path] of refused) {
      const answer = await client.post('/v1/api-keys', body);
      expect(
        [answer.status, answer.body.error.code, answer.body.details[0].path],
        JSON.stringify(body),
      ).to.deep.equal([400, 'invalid_request', path]);
    }
    expect((await client.post('/v1/api-keys', { name: 'x', expires_at: null })).status).to.equal(201);
  });
});
