import { expect } from 'chai';
import { newClient, type Client } from '../support/service.js';
import { runSql } from '../support/database.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { answer, buildThread } from '../support/threads.js';
import { draftCampaign } from './support/leads.js';

describe('an Idempotency-Key', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const count = async (table: 'jobs' | 'message_jobs') => {
    const sql = `SELECT COUNT(*) AS total FROM ${table} WHERE account_id = ?`;
    const [row] = await runSql<[{ total: number }]>(sql, [toBin(client.accountId)]);
    return row.total;
  };

  /** Asks twice, the second time as if the first answer had got lost, and once with another body. */
  async function ask(path: string, body: object, other: object) {
    const key = { 'idempotency-key': 'once' };
    const first = await client.post(path, body, key);
    const second = await client.post(path, body, key);
    expect(second.status).to.equal(first.status);
    expect(second.body).to.deep.equal(first.body);
    expect([first, second].map(({ headers }) => headers.get('idempotent-replayed'))).to.deep.equal([null, 'true']);
    expect((await client.post(path, other, key)).body.error.code).to.equal('idempotency_key_reused');
    return first;
  } // prettier-ignore

  it('lets a reply and a forward be asked for again without a second message', async () => {
    const thread = await buildThread(client.accountId);
    await answer(thread, 'Tell me more.');
    const path = `/v1/threads/${thread.threadId}`;
    const { body } = await client.get(`${path}/messages`);
    const reply = await ask(`${path}/reply`, { body_text: 'Gladly.' }, { body_text: 'No.' });
    expect(reply.status).to.equal(202);
    const forward = { forward_message_id: body.data[1].id, to_email: 'bob@example.com' };
    await ask(`${path}/forward`, forward, { ...forward, to_email: 'eve@example.com' });
    expect(await count('message_jobs')).to.equal(2);
  });

  it('lets a job be started again without a second one', async () => {
    const campaign = await draftCampaign(client);
    const leads = [{ email: 'jane@example.com' }];
    const job = { operation: 'api_lead_import', campaign_id: campaign, leads };
    expect((await ask('/v1/jobs', job, { ...job, leads: [] })).status).to.equal(202);
    await ask(`/v1/campaigns/${campaign}/enroll`, { leads }, { leads: [{ email: 'bob@example.com' }] });
    await ask(`/v1/campaigns/${campaign}/imports/staged`, { source: 'crm' }, { source: 'list' });
    await ask('/v1/people/export', { projection: 'compact' }, { projection: 'full' });
    const { id } = (await client.post('/v1/lead-lists', { name: 'All' })).body.data;
    const all = { scope: { kind: 'campaign', campaign_id: campaign } };
    await ask(`/v1/lead-lists/${id}/members:bulk`, { action: 'add', ...all }, { action: 'remove', ...all });
    expect(await count('jobs')).to.equal(5);
  });
});
