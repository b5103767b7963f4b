import { expect } from 'chai';
import { jobRunner } from '../support/jobs.js';
import { runUntilIdle } from '../support/engine.js';
import { newClient, send, service, startService, type Client } from '../support/service.js';
import { buildThread } from '../support/threads.js';
import { draftCampaign, eventsOf, idOf, totalsOf } from './support/leads.js';

describe('files of jobs', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const finish = async (id: string) => {
    await runUntilIdle([jobRunner(service().core.clock, { chunkSize: 2 })]);
    return (await client.get(`/v1/jobs/${id}`)).body.data;
  };
  const upload = async (body: string | Buffer) => {
    const answer = await client.post('/v1/uploads/presign', { filename: 'people.csv' });
    expect(answer.status, JSON.stringify(answer.body)).to.equal(201);
    const { upload_id, upload_url, method, headers } = answer.body.data;
    const url = upload_url as string;
    const sent = await fetch(url, { method, headers, body: new Uint8Array(Buffer.from(body)) });
    return {
      id: upload_id as string,
      url,
      status: sent.status,
      text: await sent.text(),
    };
  };
  it('gives an address under which the caller reached the service, unless it has a public one', async () => {
    const address = async (of: Client) => {
      const { body } = await of.post('/v1/uploads/presign', { filename: 'people.csv' });
      return new URL(body.data.upload_url).origin;
    };
    expect(await address(client)).to.equal(service().url);
    const own = await startService({ publicUrl: 'https://outreach.example' });
    try {
      expect(await address(await own.client())).to.equal('https://outreach.example');
    } finally {
      await own.close();
    }
  });

  const importFile = async (body: string | Buffer, more: Record<string, unknown> = {}) => {
    const campaign_id = await draftCampaign(client);
    const { id: upload_id, status, text } = await upload(body);
    expect(status, text).to.equal(200);
    const job = { operation: 'csv_lead_import_staged', campaign_id, upload_id, ...more };
    const answer = await client.post('/v1/jobs', job);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(202);
    return { campaign_id, job: await finish(answer.body.data.id) };
  };
  const exported = async (body: Record<string, unknown> = {}) => {
    const answer = await client.post('/v1/people/export', body);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(202);
    return finish(answer.body.data.id);
  };
  const leadsOf = async (id: string) =>
    (await client.get(`/v1/campaigns/${id}/leads`)).body.data as Record<string, unknown>[];

  it('imports a CSV under the names that other programs give, and reports each wrong row', async () => {
    const { campaign_id, job } = await importFile(
      '\uFEFFE-Mail;Vorname;Company Name;Plan;Tags\r\n' +
        'jane@example.com;Jane;"Acme; Inc";pro;vip, new\r\n' +
        '\r\n;;;;\r\n' +
        'jane@;x;;;\r\n' +
        ';Nobody;;;\r\n' +
        'john@example.com;John;;;;surplus\r\n' +
        'sam@example.com;"Sam ""the man""";;free;',
    );
    expect(job.status, JSON.stringify(job)).to.equal('completed');
    expect(job.result).to.deep.include({ imported: 2, created: 2, failed: 3, row_error_count: 3 });
    expect(job.errors).to.deep.equal([
      { index: 1, message: '"jane@" is not a valid email address.' },
      { index: 2, message: 'The email address is missing.' },
      { index: 3, message: 'The row has 6 cells but the heading has 5.' },
    ]);
    const [jane, sam] = (await leadsOf(campaign_id)).sort((a, b) => (a.email! < b.email! ? -1 : 1));
    expect(jane).to.deep.include({
      first_name: 'Jane',
      company_name: 'Acme; Inc',
      custom_lead_data: { plan: 'pro' },
    });
    expect(sam).to.deep.include({ first_name: 'Sam "the man"', custom_lead_data: { plan: 'free' } });
    const errors = await client.get(`/v1/jobs/${job.id}/download?file=errors`);
    expect(errors.headers.get('content-type')).to.equal('text/csv; charset=utf-8');
    expect((errors.body as string).trimEnd().split('\r\n')).to.deep.equal([
      'index,global_lead_id,message,line,email',
      '1,,"""jane@"" is not a valid email address.",5,jane@',
      '2,,The email address is missing.,6,',
      '3,,The row has 6 cells but the heading has 5.,7,john@example.com',
    ]);
    expect((await eventsOf(client)).map(event => event.type)).to.deep.equal(['lead.bulk_import.completed']);
  });

  it('reads other encodings, and the columns that a layout names', async () => {
    const text = 'Adresse\tWho\nzoe@example.com\tZoë\n';
    const column_layout = [
      { key: 'email', label: 'adresse' },
      { key: 'first_name', label: 'Who' },
    ];
    for (const file of [
      Buffer.from(text, 'latin1'),
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
    ]) {
      const { campaign_id } = await importFile(file, { column_layout });
      expect((await leadsOf(campaign_id))[0]).to.deep.include({
        email: 'zoe@example.com',
        first_name: 'Zoë',
      });
    }
    const { job } = await importFile('a,b\n1,2\n');
    expect(job).to.deep.include({ status: 'failed' });
    expect(job.result.failure_reason).to.match(
      /^No column of the file contains email addresses. Its columns are ".*"\. Rename one of them to "email"/,
    );
  });

  it('imports the rows around one that is broken, and names that one by its place', async () => {
    const good = Array.from({ length: 30 }, (_, row) => `p${row}@example.com,x`);
    const unclosed = ['q@example.com,"Bob', 'r@example.com,Al'];
    const { campaign_id, job } = await importFile(['email,first_name', ...good, ...unclosed].join('\n'));
    expect(job.result).to.deep.include({ imported: 31, failed: 1 });
    expect(job.errors).to.deep.equal([
      { index: 30, message: 'The quote that opens in line 32 of the file is not closed.' },
    ]);
    expect((await client.get(`/v1/campaigns/${campaign_id}/leads?limit=0`)).body.total_count).to.equal(31);
    const { status, text } = await upload('email,"first_name\nq@example.com,z\n');
    expect(status).to.equal(400);
    expect(JSON.parse(text).details[0].code).to.equal('broken_heading');
  });

  it('reads the delimiter that Excel names, and of a heading that comes twice the first column', async () => {
    const { campaign_id, job } = await importFile(
      'sep=|\r\nemail|plan|email|Plan\r\na@example.com|pro|b@x.io|free\r\n',
    );
    expect(job.result).to.deep.include({ imported: 1, failed: 0 });
    expect((await leadsOf(campaign_id))[0]).to.deep.include({
      email: 'a@example.com',
      custom_lead_data: { plan: 'pro' },
    });
  });

  it('takes the people of an upload as a scope', async () => {
    await importFile('email\na@example.com\nb@example.com\n');
    const { id: upload_id } = await upload('email\na@example.com\nA@example.com\nnew@example.com\nx\n');
    const campaign_id = await draftCampaign(client);
    const body = { operation: 'add_to_campaign', campaign_id, scope: { kind: 'staged_upload', upload_id } };
    const preview = (await client.post('/v1/bulk/preview', body)).body.data;
    expect(preview.counts).to.deep.equal({
      matched: 4,
      excluded: 0,
      duplicate: 1,
      ineligible: 2,
      actionable: 1,
    });
    const job = await finish((await client.post('/v1/jobs', body)).body.data.id);
    expect(job.result).to.deep.include({ created: 1, failed: 2, row_error_count: 2 });
    expect(job.errors).to.deep.equal([
      { index: 3, message: 'The row has no valid email address.' },
      { globalLeadId: idOf('new@example.com'), index: 2, message: 'No person in the account has this id.' },
    ]);
    expect(await totalsOf(client, campaign_id)).to.deep.include({ leads: 1 });
  });

  it('refuses links that are not good, files twice and empty ones', async () => {
    const { id, url, status } = await upload('email\n');
    expect(status).to.equal(200);
    const put = (to: string, body: string) =>
      send(to, 'PUT', { body, headers: { 'content-type': 'text/csv' } });
    expect((await put(url, 'email\n')).body.error.code).to.equal('invalid_request');
    expect((await put(url.replace(id, idOf('x').slice(0, 36)), 'email\n')).status).to.equal(404);
    const forged = url.replace(/signature=(.)/, (_, sign) => `signature=${sign === 'A' ? 'B' : 'A'}`);
    expect((await put(forged, 'email\n')).status).to.equal(404);
    expect((await upload('\n')).status).to.equal(400);
  });

  it('exports where the leads of a campaign are, and the category of their reply', async () => {
    const thread = await buildThread(client.accountId, { lead: { email: 'ann@example.com' } });
    const { campaignId: campaign_id, threadId } = thread;
    await client.patch(`/v1/threads/${threadId}`, { category: 'Interested' });
    await client.post(`/v1/campaigns/${campaign_id}/leads`, { email: 'bob@example.com' });
    await client.post(`/v1/campaigns/${await draftCampaign(client)}/leads`, { email: 'ann@example.com' });
    const keys = ['email', 'enrollment_state', 'enrollment_reason', 'category'];
    const column_layout = keys.map(key => ({ key }));
    const { id } = await exported({ campaign_id, column_layout });
    const { body } = await client.get(`/v1/jobs/${id}/download`);
    const [heading, ...lines] = (body as string).trimEnd().split('\r\n');
    expect(heading).to.equal(keys.join(','));
    expect(lines.sort()).to.deep.equal(['ann@example.com,active,,Interested', 'bob@example.com,active,,']);
    const refused = await client.post('/v1/people/export', { column_layout });
    expect(refused.status).to.equal(400);
    expect(refused.body.details[0]).to.deep.include({ path: 'column_layout[1].key', code: 'invalid_value' });
  });

  it('exports people whom a scope names, with formulas defused, and takes the file in again', async () => {
    const file =
      'email,first_name,phone_number,custom_lead_data\r\n' +
      'a@example.com,"=HYPERLINK(""http://x"")",+4930123,"{""plan"":""-1+1"",""n"":5}"\r\n' +
      'b@example.com,"Bea, ""B""",,\r\n' +
      'c@example.com,Cy;=1+1,,"{""plan"":""＝1+1\\n@SUM(1)""}"\r\n';
    await importFile(file);
    const column_layout = [
      { key: 'email', label: 'Email' },
      { key: 'first_name' },
      { key: 'phone_number' },
      { key: 'custom.plan', label: 'Plan' },
    ];
    const scope = { kind: 'explorer_view', query: { q: 'example' } };
    const job = await exported({ scope, column_layout, filename_base: '../My people – люди' });
    expect(job).to.deep.include({ status: 'completed', campaign_id: null });
    expect(job.result).to.deep.include({ rows_exported: 3, failed: 0 });
    const download = await client.get(`/v1/jobs/${job.id}/download`);
    expect(download.headers.get('content-disposition')).to.equal(
      `attachment; filename="My people.csv"; filename*=UTF-8''My%20people%20%E2%80%93%20%D0%BB%D1%8E%D0%B4%D0%B8.csv`,
    );
    const [heading, ...lines] = (download.body as string).trimEnd().split('\r\n');
    expect(heading).to.equal('Email,first_name,phone_number,Plan');
    expect(lines.sort()).to.deep.equal([
      `a@example.com,"'=HYPERLINK(""http://x"")",+4930123,'-1+1`,
      'b@example.com,"Bea, ""B""",,',
      `c@example.com,Cy;'=1+1,,"'＝1+1\n'@SUM(1)"`,
    ]);
    const signed = await send(job.result.download_url, 'GET');
    expect(signed.body).to.equal(download.body);
    expect(job.result.download_size_bytes).to.equal(Buffer.byteLength(download.body));
    expect((await send(`${job.result.download_url}x`, 'GET')).status).to.equal(404);
    expect((await eventsOf(client)).at(-1)!.type).to.equal('people.export.completed');

    const whole = await exported();
    const everything = (await client.get(`/v1/jobs/${whole.id}/download`)).body as string;
    client = await newClient();
    const { campaign_id } = await importFile(everything);
    const leads = await leadsOf(campaign_id);
    const [a, c] = ['a', 'c'].map(name => leads.find(({ email }) => email === `${name}@example.com`));
    expect(c).to.deep.include({ first_name: 'Cy;=1+1', custom_lead_data: { plan: '＝1+1\n@SUM(1)' } });
    expect(a).to.deep.include({
      first_name: '=HYPERLINK("http://x")',
      phone_number: '+4930123',
      custom_lead_data: { plan: '-1+1', n: 5 },
    });
  });

  it('exports the compact projection, and nobody as a heading', async () => {
    await importFile('email\na@example.com\n');
    const job = await exported({ projection: 'compact', global_lead_ids: [idOf('a@example.com'), 'x'] });
    expect(job.result).to.deep.include({ rows_exported: 1, failed: 1 });
    const file = (await client.get(`/v1/jobs/${job.id}/download`)).body;
    expect(file).to.equal(`email,global_lead_id\r\na@example.com,${idOf('a@example.com')}\r\n`);
    const nobody = await exported({ projection: 'compact', query: { q: 'nobody' } });
    expect((await client.get(`/v1/jobs/${nobody.id}/download`)).body).to.equal('email,global_lead_id\r\n');
    const queued = (await client.post('/v1/people/export', {})).body.data;
    const early = await client.get(`/v1/jobs/${queued.id}/download`);
    expect(early.body.error).to.include({
      code: 'job_state_conflict',
      message: 'The job is queued. Its file is available when it is completed.',
    });
    const errors = await client.get(`/v1/jobs/${queued.id}/download?file=errors`);
    expect(errors.body.error.message).to.equal(
      'The job is queued. Its row errors can be downloaded when it has ended.',
    );
  });
});
