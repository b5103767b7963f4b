import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { systemClock } from '../../server/src/domain/shared/clock.js';
import { globalLeadId, parseEmail } from '../../server/src/domain/leads/email-address.js';
import { emitMailboxGuard } from '../../server/src/events/mailbox.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { database, runSql } from '../support/database.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { jobRunner } from '../support/jobs.js';
import { newClient, type Client } from '../support/service.js';
import { answer, buildThread, type TestThread } from '../support/threads.js';
import { until } from '../support/imap-mailbox.js';
import { rowsOf } from './support/rows.js';

const marker = `m${randomBytes(6).toString('hex')}`;
const email = `jane.${marker}@erased.example`;
const person = globalLeadId(parseEmail(email)!);
const other = 'kim@kept.example';

/** What the responses of this test have. */
interface Made {
  id: string;
  upload_id: string;
  upload_url: string;
  headers: Record<string, string>;
}

/** Everything that is said about a person, each text with the marker. */
const contact = {
  name: `Jane ${marker}`,
  first_name: `Jane${marker}`,
  last_name: `Doe${marker}`,
  company_name: `Acme ${marker}`,
  website: `https://${marker}.example`,
  linkedin_url: `https://linkedin.com/in/${marker}`,
  company_linkedin_url: `https://linkedin.com/company/${marker}`,
  phone_number: `+1 ${marker}`,
  mobile_phone_number: `+2 ${marker}`,
  custom_lead_data: { secret: marker },
};

describe('erasing a person', function () {
  this.timeout(60_000);
  let client: Client;
  let thread: TestThread;
  let moved: TestThread;
  let campaignId: string;
  let listId: string;
  let exportId: string;
  let jobId: string;
  let readTo: string;

  const runJobs = async () => {
    const jobs = jobRunner(systemClock);
    while (await jobs.run());
  };
  const made = async (path: string, body: object, headers = {}): Promise<Made> => {
    const response = await client.request('POST', path, { body, headers });
    expect(response.status, `${path} ${JSON.stringify(response.body)}`).to.be.within(200, 202);
    return response.body.data ?? response.body;
  };

  before(async () => {
    client = await newClient();
    await client.put('/v1/webhooks', { webhook_url: 'http://127.0.0.1:9/hooks' });
    thread = await buildThread(client.accountId, { lead: { email, name: contact.name } });
    await answer(thread, `My number is ${marker}.`);
    moved = await buildThread(client.accountId, { lead: { email } });
    await answer(moved, `Ask my colleague, says ${marker}.`);
    await made(`/v1/threads/${moved.threadId}/reply`, { body_text: `Dear ${marker}` });
    await made(`/v1/threads/${moved.threadId}/replace-lead`, { new_email: other, reason: 'role_change' });
    await answer({ ...moved, email: other }, 'I have taken over.');
    // In the thread of the other: the person speaks again, and is forwarded something.
    await answer(moved, `One more thing, says ${marker}.`);
    const [{ id: forward_message_id }] = (await client.get(`/v1/threads/${moved.threadId}/messages`)).body
      .data;
    const forward = { to_email: email, body_text: `For ${marker}`, forward_message_id };
    await made(`/v1/threads/${moved.threadId}/forward`, forward);
    await made(`/v1/threads/${thread.threadId}/reply`, { body_text: `Dear ${marker}` });
    campaignId = (await made('/v1/campaigns', { name: 'Draft' })).id;
    await made(`/v1/campaigns/${campaignId}/leads`, { email: other, first_name: 'Kim' });
    await made(`/v1/campaigns/${campaignId}/leads`, { email, ...contact, tags: ['vip'] });
    const once = { 'idempotency-key': 'once' };
    await made(
      `/v1/campaigns/${campaignId}/leads/bulk`,
      { leads: [{ email, ...contact }, { email: other }] },
      once,
    );
    const both = [person, globalLeadId(parseEmail(other)!)];
    listId = (await made('/v1/lead-lists', { name: 'List', global_lead_ids: both })).id;
    const leads = [
      { email, ...contact },
      { email: other, first_name: 'Kim' },
      { email: `${marker}@`, name: marker },
    ];
    await made('/v1/jobs', {
      operation: 'api_lead_import',
      campaign_id: campaignId,
      leads: leads.slice(0, 2),
    });
    const file = `email,name\n${email.toUpperCase()},${marker}\n${other},Kim\n`;
    const { upload_id, upload_url, headers } = await made('/v1/uploads/presign', { filename: 'people.csv' });
    expect((await fetch(upload_url, { method: 'PUT', headers, body: file })).ok).to.equal(true);
    await made('/v1/jobs', { operation: 'csv_lead_import_staged', campaign_id: campaignId, upload_id });
    await made('/v1/block-list', { value: email, reason: 'Asked by phone' });
    const asIds = { operation: 'remove_from_all_campaigns', global_lead_ids: [email, 'nobody'] };
    await made('/v1/jobs', asIds);
    await made(`/v1/campaigns/${campaignId}/imports/staged`, {});
    await runJobs();
    const refusal = `450 4.2.1 <${email}>: try again later`;
    const [mailbox] = (await client.get('/v1/mailboxes')).body.data as { id: string; email: string }[];
    await runSql('UPDATE mailboxes SET status_reason = ? WHERE id = ?', [refusal, toBin(mailbox!.id)]);
    const rests = { ...mailbox!, account_id: client.accountId };
    const now = new Date();
    await transaction(database(), tx => emitMailboxGuard(tx, rests, refusal, now, now));
    exportId = (await made('/v1/people/export', { query: { q: email } })).id;
    await runJobs();
    expect((await client.get(`/v1/jobs/${exportId}/download`)).status).to.equal(200);
    expect((await rowsOf(client.accountId)).filter(mentions), 'what the marker is in').to.have.length.above(
      20,
    );
  });

  const mentions = (row: string) => row.toLowerCase().includes(marker);
  const byTable = (rows: string[]) => [...new Set(rows.map(row => row.slice(0, 200)))];
  const counts = async () => {
    const totals = async (path: string) => (await client.get(path)).body.total_count;
    const paths = ['/v1/people', `/v1/campaigns/${campaignId}/leads`, `/v1/lead-lists/${listId}/members`];
    return Promise.all(paths.map(totals));
  };

  it('stops at once, and waits for a message that is on its way', async () => {
    expect(await counts()).to.deep.equal([2, 2, 2]);
    await until('all events are shown', async () => {
      const { data } = (await client.get('/v1/events?limit=100')).body;
      readTo = data.findLast((each: { data: { email?: string } }) => each.data.email === email)?.id;
      return data.at(-1)?.type === 'people.export.completed';
    });
    const erased = await client.delete(`/v1/people/${person.toUpperCase()}`);
    expect(erased.status).to.equal(202);
    expect(erased.body.data).to.deep.include({ status: 'queued', progress: 0 });
    expect(erased.body.data.input).to.deep.equal({ operation: 'erase_person', global_lead_ids: [person] });
    jobId = erased.body.data.id;
    expect((await client.delete(`/v1/people/${person}`)).body.data.id, 'a second call').to.equal(jobId);
    const lead = await client.get(`/v1/campaigns/${thread.campaignId}/leads/${thread.leadId}`);
    expect(lead.body.data.enrollment.state).to.equal('stopped');

    await runSql(
      `INSERT INTO sends (account_id, id, campaign_id, lead_id, global_lead_id, mailbox_id, message_id, message_id_hash,
         from_email, to_email, to_name, subject, body_text, state, created_at, updated_at)
       SELECT account_id, lead_id, campaign_id, lead_id, global_lead_id, mailbox_id, '<a@b>', global_lead_id,
         'ann@sender.example', ?, ?, ?, ?, 'sending', created_at, created_at
       FROM threads WHERE id = ?`,
      [email, marker, marker, marker, toBin(thread.threadId)],
    );
    await runJobs();
    expect((await client.get(`/v1/people/${person}`)).status).to.equal(200);
    await runSql("UPDATE sends SET state = 'sent' WHERE id = ?", [toBin(thread.leadId)]);
    await runSql('UPDATE jobs SET lease_until = UTC_TIMESTAMP(3) WHERE id = ?', [toBin(jobId)]);
    await runJobs();
    const job = (await client.get(`/v1/jobs/${jobId}`)).body.data;
    expect(job).to.include({ status: 'completed', progress: 100 });
    expect(job.result).to.include({ removed: 1, skipped: 0, failed: 0 });
  });

  it('leaves the marker in no table', async () => {
    expect(byTable((await rowsOf(client.accountId)).filter(mentions))).to.deep.equal([]);
  });

  it('lets a reader of the event log go on from an event that was erased', async () => {
    const log = await client.get(`/v1/events?limit=100&after=${readTo}`);
    expect(log.status).to.equal(200);
    const types = log.body.data.map(({ type }: { type: string }) => type);
    expect(types).to.include('people.export.completed').and.not.include('erased');
  });

  it('leaves everybody else, and counts that are right', async () => {
    expect(await counts()).to.deep.equal([1, 1, 1]);
    expect((await client.get(`/v1/people/${person}`)).status).to.equal(404);
    const texts = (await client.get(`/v1/threads/${moved.threadId}/messages`)).body.data;
    expect(texts.map((each: { body_text: string }) => each.body_text)).to.deep.equal(['I have taken over.']);
    const { data } = (await client.get(`/v1/threads/${moved.threadId}`)).body;
    expect(data).to.include({ message_count: 1, snippet: 'I have taken over.', lead_email: other });
    const found = await client.get('/v1/threads?q=taken');
    expect(found.body.data.map(({ id }: { id: string }) => id)).to.deep.equal([moved.threadId]);
    expect((await client.get(`/v1/threads?q=${marker}&has_reply_only=false`)).body.data).to.deep.equal([]);
  });

  it('stores nothing that the address sends later', async () => {
    const [kept] = await runSql<[{ message_id: string }]>(
      'SELECT message_id FROM messages WHERE thread_id = ?',
      [toBin(moved.threadId)],
    );
    const again = { ...moved, messageId: kept.message_id };
    expect(await answer(again, `It is ${marker}.`)).to.deep.equal({ kind: 'ignored', reason: 'erased' });
    expect(byTable((await rowsOf(client.accountId)).filter(mentions))).to.deep.equal([]);
  });

  it('blocks the hash, and refuses the address until the entry is deleted', async () => {
    const entries = (await client.get('/v1/block-list')).body.data;
    expect(entries).to.have.length(1);
    expect(entries[0]).to.include({ type: 'email_hash', value: person, reason: 'Erased' });
    const again = await client.post(`/v1/campaigns/${campaignId}/leads`, { email });
    expect(again.status).to.equal(400);
    expect(again.body.details).to.deep.equal([
      {
        path: 'email',
        code: 'invalid_value',
        message:
          'This person was erased. To add the address again, delete its hash from the block list first.',
      },
    ]);
    const bulk = await client.post(`/v1/campaigns/${campaignId}/leads/bulk`, {
      leads: [{ email: other }, { email }],
    });
    expect(bulk.body).to.include({ imported: 1 });
    expect(bulk.body.errors[0]).to.include({ index: 1 });
    expect((await client.delete(`/v1/block-list/${entries[0].id}`)).status).to.equal(200);
    expect((await client.post(`/v1/campaigns/${campaignId}/leads`, { email })).status).to.equal(201);
  });

  it('takes exports away', async () => {
    expect((await client.get(`/v1/jobs/${exportId}`)).body.data.result).to.not.have.property('download_url');
    const { status, body } = await client.get(`/v1/jobs/${exportId}/download`);
    expect([status, body.error.message]).to.deep.equal([
      409,
      /no longer stored/.exec(body.error.message) && body.error.message,
    ]);
  });

  it('is a 404 for somebody whom the account does not know', async () => {
    for (const id of [globalLeadId(parseEmail('nobody@erased.example')!), 'x']) {
      const { status, body } = await client.delete(`/v1/people/${id}`);
      expect([status, body.error.code]).to.deep.equal([404, 'person_not_found']);
    }
  });

  it('leaves alone whose address only contains that of the person', async () => {
    const [short, long] = ['li@corp.example', 'ali@corp.example'];
    const account = await newClient();
    await account.put('/v1/webhooks', { webhook_url: 'http://127.0.0.1:9/hooks' });
    const { id } = (await account.post('/v1/campaigns', { name: 'Neighbours' })).body.data;
    for (const each of [short, long]) await account.post(`/v1/campaigns/${id}/leads`, { email: each });
    const upload = (await account.post('/v1/uploads/presign', { filename: 'ali.csv' })).body.data;
    const body = `email\n${long}\n`;
    await fetch(upload.upload_url, { method: 'PUT', headers: upload.headers, body });
    const staged = (await account.post(`/v1/campaigns/${id}/imports/staged`, {})).body.data.id;
    await account.post(`/v1/jobs/${staged}/staging-rows`, { leads: [{ email: long }] });
    const before = await rowsOf(account.accountId);
    await account.delete(`/v1/people/${globalLeadId(parseEmail(short)!)}`);
    await runJobs();
    const after = new Set(await rowsOf(account.accountId));
    const ofNeighbour = before.filter(row => row.includes(long) && !row.startsWith('block_list'));
    expect(ofNeighbour.length).to.be.above(4);
    expect(ofNeighbour.filter(row => !after.has(row))).to.deep.equal([]);
    expect([...after].filter(row => /[^a]li@corp/.test(row))).to.deep.equal([]);
  });

  it('takes no place of other jobs while it waits', async () => {
    const account = await newClient();
    const { id } = (await account.post('/v1/campaigns', { name: 'Busy' })).body.data;
    const emails = Array.from({ length: 4 }, (_, at) => `busy${at}@corp.example`);
    await account.post(`/v1/campaigns/${id}/leads/bulk`, { leads: emails.map(each => ({ email: each })) });
    const file = (await account.post('/v1/uploads/presign', { filename: 'busy.csv' })).body.data;
    await fetch(file.upload_url, {
      method: 'PUT',
      headers: file.headers,
      body: `email\n${emails.join('\n')}\n`,
    });
    const erasures: string[] = [];
    for (const each of emails)
      erasures.push((await account.delete(`/v1/people/${globalLeadId(parseEmail(each)!)}`)).body.data.id);
    const request = { operation: 'csv_lead_import_staged', campaign_id: id, upload_id: file.upload_id };
    const imported = (await account.post('/v1/jobs', request)).body.data.id;
    const statusOf = async (job: string) => (await account.get(`/v1/jobs/${job}`)).body.data.status;
    for (let round = 0; round < 3; round++) {
      await runJobs();
      await runSql('UPDATE jobs SET lease_until = UTC_TIMESTAMP(3) WHERE account_id = ? AND status = ?', [
        toBin(account.accountId),
        'running',
      ]);
    }
    expect(await Promise.all([imported, ...erasures].map(statusOf))).to.deep.equal(
      Array(5).fill('completed'),
    );
    expect((await account.get('/v1/people')).body.total_count).to.equal(0);
  });
});
