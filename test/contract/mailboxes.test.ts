import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { createSecretBox } from '../../server/src/store/database/crypto.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { connectMailbox } from '../../server/src/store/mailboxes/repository.js';
import { buildMailbox, unknownId } from '../support/build.js';
import { database, runSql } from '../support/database.js';
import { hasDnsServer, startDnsServer, startSilentDnsServer } from '../support/dns-server.js';
import { newClient, startService, type Client } from '../support/service.js';
import { rowsOf } from './support/rows.js';

describe('mailboxes', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const tag = async (name: string): Promise<string> =>
    (await client.post('/v1/mailbox-tags', { name, color: '#7c3aed' })).body.data.id;

  it('are shown without anything secret', async () => {
    const id = await buildMailbox(client.accountId, { displayName: 'Ann' });
    const { status, body } = await client.get(`/v1/mailboxes/${id}`);
    expect(status).to.equal(200);
    expect(body.data).to.include({
      id,
      account_id: client.accountId,
      display_name: 'Ann',
      provider: 'sandbox',
      status: 'connected',
      last_error: null,
      sent_today: 0,
      next_send_at: null,
    });
    expect(JSON.stringify(body)).to.not.match(/password|credential|secret|settings/i);
    const other = await newClient();
    for (const unknown of [id, unknownId(), 'x'])
      expect((await other.get(`/v1/mailboxes/${unknown}`)).body.error.code).to.equal('mailbox_not_found');
  });

  it('send again on the next day, when the cap of the day is used up', async () => {
    const id = await buildMailbox(client.accountId, { dailyCap: 1, settings: { time_zone: 'UTC' } });
    const today = new Date().toISOString().slice(0, 10);
    await runSql('UPDATE mailboxes SET sent_today = 1, sent_day = ? WHERE id = ?', [today, toBin(id)]);
    const { next_send_at } = (await client.get(`/v1/mailboxes/${id}`)).body.data;
    expect(next_send_at).to.match(/T00:00:00\.000Z$/);
    expect(Date.parse(next_send_at) - Date.parse(today)).to.equal(86_400_000);
  });

  it('say which limit decides how much they may send today', async () => {
    const shown = async (limits: Parameters<typeof buildMailbox>[1]) => {
      const { body } = await client.get(`/v1/mailboxes/${await buildMailbox(client.accountId, limits)}`);
      return [body.data.cap_today, body.data.limited_by];
    };
    expect(await shown({ dailyCap: null })).to.deep.equal([null, null]);
    expect(await shown({ dailyCap: 5 })).to.deep.equal([5, 'daily_cap']);
    expect(await shown({ dailyCap: null, ramp: { start: 3, step: 1 } })).to.deep.equal([3, 'ramp']);
    expect(await shown({ dailyCap: 5, ramp: { start: 3, step: 1 } })).to.deep.equal([3, 'ramp']);
    expect(await shown({ dailyCap: 5, ramp: { start: 8, step: 1 } })).to.deep.equal([5, 'daily_cap']);
  });

  it('are listed newest first, by text and by tag', async () => {
    const first = await buildMailbox(client.accountId, { email: 'ann@one.example' });
    const second = await buildMailbox(client.accountId, { email: 'bob@two.example', displayName: 'Bob ONE' });
    const hot = await tag('Hot');
    await client.patch(`/v1/mailboxes/${first}`, { tag_ids: [hot] });
    const list = async (query: string) =>
      (await client.get(`/v1/mailboxes?${query}`)).body.data.map((mailbox: { id: string }) => mailbox.id);
    expect(await list('')).to.deep.equal([second, first]);
    expect(await list('q=one')).to.deep.equal([second, first]);
    expect(await list('q=TWO')).to.deep.equal([second]);
    expect(await list(`tag_ids=${hot}`)).to.deep.equal([first]);
    expect(await list(`tag_ids=${unknownId()}`)).to.deep.equal([]);
    expect((await client.get('/v1/mailboxes?tag_ids=x')).status).to.equal(400);
    expect((await client.get('/v1/mailboxes?limit=0')).body.total_count).to.equal(2);
  });

  it('take tags: replaced, then added, then removed', async () => {
    const id = await buildMailbox(client.accountId);
    const [a, b, c] = [await tag('A'), await tag('B'), await tag('C')];
    const patch = async (body: object) => {
      const answer = await client.patch(`/v1/mailboxes/${id}`, body);
      expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
      return answer.body.data.tags.map((each: { name: string }) => each.name);
    };
    expect(await patch({ tag_ids: [a, b] })).to.deep.equal(['A', 'B']);
    expect(await patch({ add_tag_ids: [c, c] })).to.deep.equal(['A', 'B', 'C']);
    expect(await patch({ remove_tag_ids: [a] })).to.deep.equal(['B', 'C']);
    expect(await patch({ tag_ids: [a], add_tag_ids: [b, c], remove_tag_ids: [c] })).to.deep.equal(['A', 'B']);
    expect(await patch({ tag_ids: [] })).to.deep.equal([]);
    // Everything else is not writable, and unknown keys are ignored.
    expect(await patch({ email: 'x@example.com', display_name: 'X' })).to.deep.equal([]);
    const unknown = await client.patch(`/v1/mailboxes/${id}`, { add_tag_ids: [a, unknownId(), 'x'] });
    expect([unknown.status, unknown.body.error.code]).to.deep.equal([404, 'tag_not_found']);
    expect(unknown.body.details.map((detail: { path: string }) => detail.path)).to.deep.equal([
      'add_tag_ids[1]',
      'add_tag_ids[2]',
    ]);
    expect((await client.get(`/v1/mailboxes/${id}`)).body.data.tags).to.deep.equal([]);
    expect((await client.patch(`/v1/mailboxes/${unknownId()}`, {})).body.error.code).to.equal(
      'mailbox_not_found',
    );
  });

  it('lose a tag that is deleted', async () => {
    const id = await buildMailbox(client.accountId);
    const hot = await tag('Hot');
    await client.patch(`/v1/mailboxes/${id}`, { tag_ids: [hot] });
    expect((await client.patch(`/v1/mailbox-tags/${hot}`, { name: 'Warm' })).body.data.name).to.equal('Warm');
    expect((await client.get(`/v1/mailboxes/${id}`)).body.data.tags[0].name).to.equal('Warm');
    await client.delete(`/v1/mailbox-tags/${hot}`);
    expect((await client.get(`/v1/mailboxes/${id}`)).body.data.tags).to.deep.equal([]);
    expect((await client.get('/v1/mailbox-tags')).body.total_count).to.equal(0);
  });

  it('are deleted with their credentials, and taken from all campaigns', async () => {
    const secretBox = createSecretBox(randomBytes(32));
    const smtp = { host: 'smtp.sender.example', port: 587, secure: false, user: 'ann@sender.example' };
    const given = {
      email: 'ann@sender.example',
      provider: 'smtp',
      settings: { smtp, imap: { ...smtp, port: 143 } },
      credentials: { smtp_password: 'hunter2', imap_password: 'hunter2' },
    } as const;
    const connect = () =>
      transaction(database(), tx => connectMailbox(tx, client.accountId, given, new Date(), secretBox));
    const id = await connect();
    await client.patch(`/v1/mailboxes/${id}`, { tag_ids: [await tag('Hot')] });
    const campaigns: string[] = [];
    for (const mailbox_ids of [[id], [await buildMailbox(client.accountId), id]])
      campaigns.push((await client.post('/v1/campaigns', { name: 'With it', mailbox_ids })).body.data.id);

    const { status, body } = await client.delete(`/v1/mailboxes/${id.toUpperCase()}`);
    expect([status, body.data]).to.deep.equal([200, { id, deleted: true }]);
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const again = await client.request(method, `/v1/mailboxes/${id}`, {
        body: method === 'PATCH' ? {} : undefined,
      });
      expect([again.status, again.body.error.code]).to.deep.equal([404, 'mailbox_not_found']);
    }
    expect((await client.get('/v1/mailboxes')).body.total_count).to.equal(1);
    const left = campaigns.map(async campaign => (await client.get(`/v1/campaigns/${campaign}`)).body.data);
    expect((await Promise.all(left)).map(({ mailbox_ids }) => mailbox_ids.length)).to.deep.equal([0, 1]);
    const rows = (await rowsOf(client.accountId)).filter(row => row.includes('smtp.sender.example'));
    expect(rows, 'servers and passwords').to.deep.equal([]);
    const [row] = await runSql<{ credentials: null }[]>('SELECT credentials FROM mailboxes WHERE id = ?', [
      toBin(id),
    ]);
    expect(row!.credentials).to.equal(null);

    expect(await connect(), 'the same address again').to.equal(id);
    expect((await client.get(`/v1/mailboxes/${id}`)).body.data).to.include({ status: 'connected' });
  });

  describe('are examined', () => {
    const server = { host: 'smtp.gmail.com', port: 465, secure: true, user: 'ann@google.test' };
    const google = { email: 'ann@google.test', provider: 'smtp', settings: { smtp: server } } as const;

    it('not in the sandbox, which has no DNS', async () => {
      const id = await buildMailbox(client.accountId);
      const { status, body } = await client.get(`/v1/mailboxes/${id}/health/dns`);
      expect([status, body.data.result, body.data.domain]).to.deep.equal([200, 'unknown', 'sandbox.test']);
      for (const { result, problem } of body.data.checks)
        expect([result, problem]).to.satisfy(([r, p]: string[]) => r === 'unknown' && /sandbox/.test(p!));
      const other = await newClient();
      for (const unknown of [id, unknownId(), 'x'])
        expect((await other.get(`/v1/mailboxes/${unknown}/health/dns`)).body.error.code).to.equal(
          'mailbox_not_found',
        );
    });

    it('by the DNS servers and block lists of the settings', async function () {
      if (!(await hasDnsServer())) return this.skip();
      const dns = await startDnsServer(new URL('../domain/mailbox-health/zones.zone', import.meta.url));
      const own = await startService({ dns: { servers: [dns.address], blockLists: ['list.test'] } });
      try {
        const id = await buildMailbox(client.accountId, google);
        const caller = await own.client(client.accountId);
        const { body } = await caller.get(`/v1/mailboxes/${id}/health/dns`);
        expect((await caller.get(`/v1/mailboxes/${id}/health/dns`)).body, 'within a minute').to.deep.equal(
          body,
        );
        expect(body.data).to.include({ mailbox_id: id, domain: 'google.test', result: 'fail' });
        expect(body.data.checks.map((each: { result: string }) => each.result)).to.deep.equal([
          'pass',
          'pass',
          'pass',
          'pass',
          'unknown',
          'fail',
        ]);
        expect(Date.now() - Date.parse(body.data.checked_at)).to.be.within(-60_000, 60_000);
      } finally {
        await own.close();
        await dns.close();
      }
    });

    it('with an answer, not an error, where no DNS server answers', async function () {
      const silent = await startSilentDnsServer();
      const own = await startService({ dns: { servers: [silent.address], blockLists: [] } });
      try {
        const id = await buildMailbox(client.accountId, google);
        const { status, body } = await (
          await own.client(client.accountId)
        ).get(`/v1/mailboxes/${id}/health/dns`);
        expect([status, body.data.result]).to.deep.equal([200, 'unknown']);
      } finally {
        await own.close();
        await silent.close();
      }
    });
  });
});
