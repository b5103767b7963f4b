import { expect } from 'chai';
import { connectToken } from '../../server/src/domain/mailboxes/connect-token.js';
import { VirtualClock } from '../support/virtual-clock.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { runSql } from '../support/database.js';
import { unknownId } from '../support/build.js';
import { newClient, service, startService, type Client } from '../support/service.js';

const path = '/v1/mailboxes/connect-sessions';

describe('connect sessions', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const create = async (body?: object) => (await client.post(path, body)).body.data;

  it('begin pending, with a link, and can be read again', async () => {
    const answer = await client.post(path);
    expect(answer.status).to.equal(201);
    const session = answer.body.data;
    expect(session).to.include({ status: 'pending', mailbox_id: null, error_message: null });
    const url = new URL(session.connect_url);
    expect(url.pathname).to.equal(`/connect/${session.id}`);
    expect(url.searchParams.get('token')).to.match(/^[\w-]{43}$/);
    expect((await client.get(`${path}/${session.id}`)).body.data).to.deep.equal(session);
  });

  it('keep no token in the database', async () => {
    const { id, connect_url } = await create();
    const token = connectToken(service().core.linkKey, id);
    expect(connect_url).to.contain(token);
    const [row] = await runSql<Record<string, unknown>[]>('SELECT * FROM connect_sessions WHERE id = ?', [
      toBin(id),
    ]);
    expect(Object.values(row!).map(String).join(' ')).to.not.contain(token);
  });

  it('are listed, the newest first', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.unshift((await create()).id);
    const { body } = await client.get(`${path}?limit=2&offset=1`);
    expect(body.data.map(({ id }: { id: string }) => id)).to.deep.equal(ids.slice(1));
    expect(body).to.include({ limit: 2, offset: 1, total_count: 3 });
    expect((await client.get(`${path}?limit=0`)).body).to.include({ total_count: 3 });
  });

  it('expire after an hour, and show no link then', async () => {
    const clock = new VirtualClock(new Date('2026-03-02T12:00:00Z'));
    const own = await startService({}, clock);
    try {
      client = await own.client();
      const { id, expires_at } = await create();
      expect(expires_at).to.equal('2026-03-02T13:00:00.000Z');
      await clock.advance(60 * 60_000 - 1);
      expect((await client.get(`${path}/${id}`)).body.data.status).to.equal('pending');
      await clock.advance(1);
      const { data } = (await client.get(`${path}/${id}`)).body;
      expect(data).to.include({ status: 'expired', connect_url: null, mailbox_id: null });
    } finally {
      await own.close();
    }
  });

  it('take what the page is filled in with', async () => {
    const redirect = 'https://app.example/mailboxes';
    const given = { provider: 'smtp', email: 'Ana@Outreach.example', display_name: ' Ana ' };
    expect((await client.post(path, { ...given, redirect_url: redirect })).status).to.equal(201);
    expect((await client.post(path, { redirect_url: 'http://localhost:5173/done' })).status).to.equal(201);
  });

  const refused: [string, object, string, string][] = [
    ['an address that is none', { email: 'ana@localhost' }, 'email', 'invalid_email'],
    [
      'a redirect that is a script',
      { redirect_url: 'javascript:alert(1)' },
      'redirect_url',
      'https_required',
    ],
    ['a redirect in plain HTTP', { redirect_url: 'http://app.example/' }, 'redirect_url', 'https_required'],
    ['a provider that is not set up', { provider: 'google' }, 'provider', 'invalid_value'],
    ['a provider that does not exist', { provider: 'pigeon' }, 'provider', 'invalid_value'],
  ];
  for (const [what, body, at, code] of refused) {
    it(`refuse ${what}`, async () => {
      const answer = await client.post(path, body);
      expect([answer.status, answer.body.error.code]).to.deep.equal([400, 'invalid_request']);
      expect(answer.body.details[0]).to.include({ path: at, code });
    });
  }

  it('are unknown by any other id', async () => {
    for (const id of [unknownId(), 'x']) {
      const answer = await client.get(`${path}/${id}`);
      expect([answer.status, answer.body.error.code]).to.deep.equal([404, 'connect_session_not_found']);
    }
  });
});
