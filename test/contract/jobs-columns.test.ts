import { expect } from 'chai';
import { toBin } from '../../server/src/store/database/ids.js';
import { runSql } from '../support/database.js';
import { runUntilIdle } from '../support/engine.js';
import { jobRunner } from '../support/jobs.js';
import { newClient, send, service, type Client } from '../support/service.js';
import { draftCampaign, idOf } from './support/leads.js';

describe('columns of the files of jobs', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const upload = async (body: string) => {
    const { data } = (await client.post('/v1/uploads/presign', { filename: 'a.csv' })).body;
    const { pathname, search } = new URL(data.upload_url);
    const headers = { 'content-type': 'text/csv' };
    expect((await send(service().url + pathname + search, 'PUT', { body, headers })).status).to.equal(200);
    return data.upload_id as string;
  };
  const finish = async (path: string, body: unknown) => {
    const answer = await client.post(path, body);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(202);
    await runUntilIdle([jobRunner(service().core.clock, { chunkSize: 2 })]);
    return (await client.get(`/v1/jobs/${answer.body.data.id}`)).body.data;
  };
  const importFile = async (body: string, customKeys: string[] = []) =>
    finish('/v1/jobs', {
      operation: 'csv_lead_import_staged',
      campaign_id: await draftCampaign(client, customKeys),
      upload_id: await upload(body),
    });
  const linesOf = async (id: string, file: 'errors' | 'export' = 'export') =>
    ((await client.get(`/v1/jobs/${id}/download?file=${file}`)).body as string).trimEnd().split('\r\n');

  it('of one heading in a layout are those of its entries in turn, in imports as in exports', async () => {
    const campaign_id = await draftCampaign(client);
    const column_layout = [
      { label: 'Mail', key: 'email' },
      { label: 'Mail', key: 'custom.mail' },
      { label: 'Plan', key: 'custom.plan' },
    ];
    const read = async (csv: string) => {
      const upload_id = await upload(csv);
      const job = await finish('/v1/jobs', {
        operation: 'csv_lead_import_staged',
        campaign_id,
        upload_id,
        column_layout,
      });
      expect(job.result).to.deep.include({ imported: 1, failed: 0 });
    };
    await read('Mail,Mail,Plan,Plan\na@example.com,second,pro,free\n');
    await read('Mail,Plan\nb@example.com,pro\n');
    const exported = await finish('/v1/jobs', {
      operation: 'export_leads',
      scope: { kind: 'campaign', campaign_id },
      column_layout,
    });
    expect((await linesOf(exported.id)).sort()).to.deep.equal([
      'Mail,Mail,Plan',
      'a@example.com,second,pro',
      'b@example.com,,pro',
    ]);
  });

  it('are refused when they name no field of a person, in exports and in imports', async () => {
    const upload_id = await upload('email\na@example.com\n');
    const campaign_id = await draftCampaign(client);
    const column_layout = [
      { key: 'email', label: 'Email' },
      { key: 'emial' },
      { key: 7 },
      { label: 'Plan' },
      { key: 'custom.' },
      { key: 'custom.plan' },
      { key: ' ' },
    ];
    const wrong = [
      ['column_layout[1].key', 'invalid_value'],
      ['column_layout[2].key', 'invalid_type'],
      ['column_layout[3].key', 'required'],
      ['column_layout[4].key', 'invalid_value'],
      ['column_layout[6].key', 'invalid_value'],
    ];
    for (const [path, body] of [
      ['/v1/people/export', { column_layout }],
      ['/v1/jobs', { operation: 'export_leads', column_layout }],
      ['/v1/jobs', { operation: 'csv_lead_import_staged', campaign_id, upload_id, column_layout }],
    ] as const) {
      const { status, body: answer } = await client.post(path, body);
      expect([status, answer.error.code], path).to.deep.equal([400, 'invalid_request']);
      const details = answer.details as { path: string; code: string }[];
      expect(details.map(detail => [detail.path, detail.code])).to.deep.equal(wrong);
    }
    expect((await client.get('/v1/jobs?limit=0')).body.total_count).to.equal(0);
  });

  it('hold any field that a person has', async () => {
    await importFile('email\na@example.com\n');
    const keys = [
      'display_name',
      'newest_membership_created_at',
      'campaign_count',
      'tags',
      'custom.any thing',
    ];
    const column_layout = keys.map(key => ({ key, width: 20 }));
    const job = await finish('/v1/people/export', { column_layout });
    expect((await linesOf(job.id))[0]).to.equal(keys.join(','));
  });

  it('are custom fields as the campaign spells those that it asks for', async () => {
    const file = 'email,plan_name,Team Size,Odd One\na@example.com,Gold,7,x\n';
    const job = await importFile(file, ['Plan Name', 'teamSize']);
    expect(job.result).to.deep.include({ imported: 1, incomplete: 0 });
    const [person] = (await client.get('/v1/people')).body.data;
    expect(person.custom_lead_data).to.deep.equal({ 'Plan Name': 'Gold', teamSize: '7', odd_one: 'x' });
  });

  it('keep tags apart that hold a comma or a semicolon, out and in again', async () => {
    const tags = ['Doe, Inc', 'a;b', 'say "hi", twice', 'vip'];
    const campaign = await draftCampaign(client);
    await client.post(`/v1/campaigns/${campaign}/leads/bulk`, { leads: [{ email: 'a@example.com', tags }] });
    const job = await finish('/v1/people/export', {});
    const file = (await client.get(`/v1/jobs/${job.id}/download`)).body as string;
    client = await newClient();
    await importFile(file);
    const [person] = (await client.get('/v1/people')).body.data;
    expect(person.tags.map((tag: { name: string }) => tag.name).sort()).to.deep.equal([...tags].sort());
  });

  it('of row errors tell the line in the file and the address as it was given', async () => {
    const job = await importFile(
      [
        'sep=;',
        '',
        'Name;Email',
        '"Ann',
        'Lee";nobody',
        '',
        'Bob;b@example.com',
        'Cy;=c@',
        'Di;"d@x.io, e@x.io"',
        'Ed;"open',
        'Flo;f@example.com;;;x',
      ].join('\r\n'),
    );
    expect(job.result).to.deep.include({ imported: 1, failed: 5 });
    const lines = await linesOf(job.id, 'errors');
    expect(lines).to.deep.equal([
      'index,global_lead_id,message,line,email',
      '0,,"""nobody"" is not a valid email address.",4,nobody',
      '2,,"""=c@"" is not a valid email address.",8,\'=c@',
      '3,,"""d@x.io, e@x.io"" contains several email addresses. Put each person in a separate row.",9,"d@x.io, e@x.io"',
      '4,,The quote that opens in line 10 of the file is not closed.,10,',
      '5,,The row has 5 cells but the heading has 2.,11,f@example.com',
    ]);
    // The file is forgotten before the errors are.
    const { upload_id } = job.input;
    await runSql('UPDATE uploads SET file_id = id WHERE id = ?', [toBin(upload_id)]);
    const later = await linesOf(job.id, 'errors');
    expect(later[1]).to.equal('0,,"""nobody"" is not a valid email address.",,');
    expect(later).to.have.lengthOf(6);
  });

  it('of row errors without a file tell the address alone', async () => {
    const campaign = await draftCampaign(client);
    const tooLong = 'x'.repeat(256);
    const leads = [
      { email: 'a@example.com' },
      { email: ' nobody' },
      { email: 'B@example.com', first_name: tooLong },
      { email: 'c@example.com', tags: [tooLong] },
    ];
    const job = await finish(`/v1/campaigns/${campaign}/leads/bulk/async`, { leads });
    expect(await linesOf(job.id, 'errors')).to.deep.equal([
      'index,global_lead_id,message,line,email',
      '1,,"""nobody"" is not a valid email address.",, nobody',
      `2,${idOf('b@example.com')},first_name is longer than 255 characters.,,B@example.com`,
      `3,${idOf('c@example.com')},tags[0] is longer than 100 characters.,,c@example.com`,
    ]);
    expect(job.errors.map((error: { globalLeadId?: string }) => error.globalLeadId)).to.deep.equal([
      undefined,
      idOf('b@example.com'),
      idOf('c@example.com'),
    ]);
  });

  it('of row errors name no rows where the job had none', async () => {
    const stranger = idOf('nobody@example.com');
    const job = await finish('/v1/jobs', { operation: 'export_leads', global_lead_ids: [stranger] });
    expect(await linesOf(job.id, 'errors')).to.deep.equal([
      'index,global_lead_id,message',
      `0,${stranger},No person in the account has this id.`,
    ]);
  });
});
