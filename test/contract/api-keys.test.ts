import { expect } from 'chai';
import { unknownId } from '../support/build.js';
import { newClient, send, service, type Client } from '../support/service.js';

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
    expect(listed.data[0]).to.deep.equal(key);
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
