import { expect } from 'chai';
import { VirtualClock } from '../../support/virtual-clock.js';
import { toBin } from '../../../server/src/store/database/ids.js';
import { draftCampaign, idOf } from '../../contract/support/leads.js';
import { runSql } from '../../support/database.js';
import { runUntilIdle } from '../../support/engine.js';
import { jobPurge, jobRunner } from '../../support/jobs.js';
import { send, startService, type Client, type TestService } from '../../support/service.js';

const day = 24 * 60 * 60_000;

describe('what bulk work leaves behind', function () {
  this.timeout(60_000); // it also removes what the tests before have left
  const clock = new VirtualClock(new Date());
  let service: TestService;
  let client: Client;
  before(async () => {
    service = await startService({}, clock);
  });
  after(() => service.close());
  beforeEach(async () => {
    await runSql("UPDATE jobs SET status = 'cancelled' WHERE status <> 'completed'");
    client = await service.client();
  });

  const here = (link: string) => service.url + new URL(link).pathname + new URL(link).search;
  const work = () => runUntilIdle([jobRunner(clock)]);
  const purge = () => runUntilIdle([jobPurge(clock)]);
  const read = async (id: string) => (await client.get(`/v1/jobs/${id}`)).body.data;
  const start = async (body: Record<string, unknown>) => {
    const answer = await client.post('/v1/jobs', body);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(202);
    return answer.body.data.id as string;
  };
  const upload = async (body: string) => {
    const { upload_id, upload_url } = (await client.post('/v1/uploads/presign', { filename: 'a.csv' })).body
      .data;
    const sent = await send(here(upload_url), 'PUT', { body, headers: { 'content-type': 'text/csv' } });
    expect(sent.status).to.equal(200);
    return upload_id as string;
  };
  const rowsOf = async (table: string) => {
    const sql = `SELECT COUNT(*) AS count FROM ${table} WHERE account_id = ?`;
    return (await runSql<[{ count: number }]>(sql, [toBin(client.accountId)]))[0].count;
  };

  it('stays for 30 days after a job has ended, and is gone a day later; the job and its errors stay', async () => {
    const campaign_id = await draftCampaign(client);
    const leads = [{ email: 'a@example.com' }, { email: 'a@' }];
    const imported = await start({ operation: 'api_lead_import', campaign_id, leads });
    await work();
    const exported = await start({
      operation: 'export_leads',
      global_lead_ids: [idOf('a@example.com'), 'x'],
    });
    await work();
    const download = async (id: string, file = 'export') =>
      client.get(`/v1/jobs/${id}/download?file=${file}`);

    await clock.advance(30 * day - 1_000);
    await purge();
    expect((await download(exported)).status).to.equal(200);
    expect((await read(imported)).input.leads).to.deep.equal(leads);
    const link = here((await read(exported)).result.download_url);

    await clock.advance(2_000);
    await purge();
    expect((await download(exported)).body.error.code).to.equal('job_state_conflict');
    expect((await send(link, 'GET')).body.error.code).to.equal('job_state_conflict');
    expect((await read(exported)).result).to.not.have.any.keys('download_url', 'download_size_bytes');
    expect((await read(imported)).input).to.not.have.property('leads');
    expect(await rowsOf('job_files')).to.equal(1);

    await clock.advance(day);
    await purge();
    for (const table of ['job_files', 'job_rows', 'upload_rows']) expect(await rowsOf(table)).to.equal(0);
    expect((await read(exported)).result).to.deep.include({ rows_exported: 1, row_error_count: 1 });
    expect((await read(imported)).errors).to.deep.equal([
      { index: 1, message: '"a@" is not a valid email address.' },
    ]);
    expect((await download(imported, 'errors')).status).to.equal(200);
    const due = 'SELECT COUNT(*) AS count FROM jobs WHERE account_id = ? AND purge_at IS NOT NULL';
    const [left] = await runSql<[{ count: number }]>(due, [toBin(client.accountId)]);
    expect(left.count).to.equal(0);
  });

  it('keeps an upload for 30 days after it was last used', async () => {
    const campaign_id = await draftCampaign(client);
    const [used, unused] = [await upload('email\na@example.com\n'), await upload('email\nb@example.com\n')];
    await clock.advance(20 * day);
    const job = await start({ operation: 'csv_lead_import_staged', campaign_id, upload_id: used });
    await clock.advance(15 * day);
    const again = (upload_id: string) =>
      client.post('/v1/jobs', { operation: 'csv_lead_import_staged', campaign_id, upload_id });
    expect((await again(unused)).body.error.code).to.equal('upload_not_found');
    await purge();
    expect(await rowsOf('uploads')).to.equal(1);
    await work();
    expect((await read(job)).result).to.deep.include({ imported: 1, failed: 0 });
    await clock.advance(17 * day);
    await purge();
    for (const table of ['uploads', 'upload_rows', 'files', 'file_pieces'])
      expect(await rowsOf(table), table).to.equal(0);
  });

  it('fails an import whose file is gone rather than ending it early', async () => {
    const campaign_id = await draftCampaign(client);
    const upload_id = await upload('email\na@example.com\nb@example.com\n');
    const job = await start({ operation: 'csv_lead_import_staged', campaign_id, upload_id });
    await runSql('DELETE FROM file_pieces WHERE owner_id = ?', [toBin(upload_id)]);
    await work();
    const failed = await read(job);
    expect(failed.status).to.equal('failed');
    expect(failed.result.failure_reason).to.equal('The uploaded file no longer exists. Upload it again.');
  });

  it('cancels a staged import that nobody goes on with, and not one that grows', async () => {
    const campaign_id = await draftCampaign(client);
    const begin = async () => (await client.post(`/v1/campaigns/${campaign_id}/imports/staged`)).body.data.id;
    const [left, growing]: string[] = [await begin(), await begin()];
    const append = (id: string) =>
      client.post(`/v1/jobs/${id}/staging-rows`, { leads: [{ email: 'a@example.com' }] });
    await append(left!);
    await clock.advance(25 * day);
    await append(growing!);
    await clock.advance(7 * day);
    await purge();
    expect(await read(left!)).to.deep.include({ status: 'cancelled' });
    expect((await read(growing!)).status).to.equal('uploading');
    expect((await append(growing!)).body.uploaded_count).to.equal(2);
  });
});
