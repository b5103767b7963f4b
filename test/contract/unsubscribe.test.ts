import { expect } from 'chai';
import { unsubscribeToken } from '../../server/src/domain/sending/unsubscribe-token.js';
import { enrollmentsOf, unknownId } from '../support/build.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { runSql } from '../support/database.js';
import { newClient, send, service, type Client } from '../support/service.js';
import { buildThread, type TestThread } from '../support/threads.js';

describe('unsubscribe link', () => {
  let client: Client;
  let thread: TestThread;
  let url: string;
  beforeEach(async () => {
    client = await newClient();
    thread = await buildThread(client.accountId, { lead: { email: "o'neil+a&b@example.com" } });
    const { accountId, enrollmentId } = thread;
    const token = unsubscribeToken(service().core.linkKey, { accountId, enrollmentId });
    url = `${service().url}/unsubscribe/${token}`;
  });

  const oneClick = () =>
    send(url, 'POST', {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const entries = async () => (await client.get('/v1/block-list')).body.data;
  const state = async () => {
    const [row] = await enrollmentsOf(client.accountId, thread.campaignId);
    return `${row!.state} ${row!.reason}`;
  };

  it('changes nothing when it is only opened', async () => {
    const { status, body, headers } = await send(url, 'GET');
    expect(status).to.equal(200);
    expect(headers.get('content-type')).to.contain('text/html');
    expect(headers.get('content-security-policy')).to.contain("default-src 'none'");
    expect(body).to.contain('<form method="post">').and.contain('o&#39;neil+a&amp;b@example.com');
    expect(await entries()).to.deep.equal([]);
    expect(await state()).to.equal('active null');
  });

  it('blocks the address and ends its sequences with one POST, once', async () => {
    const other = await buildThread(client.accountId, { lead: { email: thread.email } });
    expect((await oneClick()).status).to.equal(200);
    expect((await oneClick()).status).to.equal(200);
    expect(await entries()).to.have.length(1);
    expect((await entries())[0]).to.include({ value: thread.email, type: 'email', reason: 'Unsubscribed' });
    expect(await state()).to.equal('stopped unsubscribed');
    const [row] = await enrollmentsOf(client.accountId, other.campaignId);
    expect(row).to.include({ state: 'stopped', reason: 'unsubscribed' });
    for (const type of ['blocklist.entry_added', 'lead.unsubscribed']) {
      const events = await runSql<{ payload: string }[]>(
        'SELECT payload FROM events WHERE account_id = ? AND type = ?',
        [toBin(client.accountId), type],
      );
      expect(events, type).to.have.length(1);
      expect(JSON.parse(events[0]!.payload)).to.include({ origin: 'unsubscribe', lead_id: thread.leadId });
    }
    const counted = async (id: string) =>
      (await client.get(`/v1/campaigns/${id}/stats`)).body.data.totals.unsubscribedCount;
    expect([await counted(thread.campaignId), await counted(other.campaignId)]).to.deep.equal([1, 0]);
  });

  it('takes no link that was not made here', async () => {
    const { accountId } = thread;
    const forged = unsubscribeToken(Buffer.alloc(32), { accountId, enrollmentId: thread.enrollmentId });
    const gone = unsubscribeToken(service().core.linkKey, { accountId, enrollmentId: unknownId() });
    for (const token of [forged, gone, 'x', encodeURIComponent('<script>')])
      for (const method of ['GET', 'POST']) {
        const { status, body } = await send(`${service().url}/unsubscribe/${token}`, method);
        expect(status).to.equal(404);
        expect(body).to.not.contain('<script>');
      }
    expect(await state()).to.equal('active null');
  });
});
