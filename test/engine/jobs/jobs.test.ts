import { expect } from 'chai';
import { VirtualClock } from '../../support/virtual-clock.js';
import { type JobRunnerOptions, workOf } from '../../../server/src/engine/jobs/runner.js';
import { toBin } from '../../../server/src/store/database/ids.js';
import { database, runSql } from '../../support/database.js';
import { runUntilIdle } from '../../support/engine.js';
import { filesIn } from '../../support/files.js';
import { jobPurge, jobRunner } from '../../support/jobs.js';
import { newClient, type Client } from '../../support/service.js';
import { draftCampaign, eventsOf, idOf, runningCampaign, totalsOf } from '../../contract/support/leads.js';

const names = Array.from({ length: 23 }, (_, index) => `p${index}`);
const address = (name: string) => `${name}@example.com`;

describe('the job runner', () => {
  let client: Client;
  let clock: VirtualClock;
  beforeEach(async () => {
    // Jobs that other tests left in the queue would have their turns too.
    await runSql("UPDATE jobs SET status = 'cancelled' WHERE status IN ('queued', 'running')");
    client = await newClient();
    clock = new VirtualClock(new Date());
  });

  const leads = names.map(name => ({ email: address(name) }));
  const startImport = async (campaign_id: string, of = client) =>
    (await of.post(`/v1/campaigns/${campaign_id}/leads/bulk/async`, { leads })).body.data.id as string;
  const read = async (id: string, of = client) => (await of.get(`/v1/jobs/${id}`)).body.data;
  /** Chunks one after the other, so that it is known after which a worker dies. */
  const runner = (options: Partial<JobRunnerOptions> = {}) => jobRunner(clock, { chunkSize: 5, ...options });

  class Killed extends Error {}
  /** Ends the worker after so many chunks, as a kill would: nothing is given back. */
  const killedAfter = (chunks: number, options: Partial<JobRunnerOptions> = {}) => {
    let left = chunks;
    return runner({
      ...options,
      checkpoint: () => {
        if (--left === 0) throw new Killed();
      },
    });
  };
  const die = async (chunks: number, options?: Partial<JobRunnerOptions>) => {
    const error: unknown = await runUntilIdle([killedAfter(chunks, options)]).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).to.be.instanceOf(Killed);
  };

  it('goes on after the last whole chunk of a worker that died, and counts nothing twice', async () => {
    const id = await runningCampaign(client);
    const job = await startImport(id);
    await die(2);
    expect(await read(job)).to.deep.include({ status: 'running', cursor: 10, progress: 43 });
    await runUntilIdle([runner()]);
    expect(await read(job)).to.deep.include({ status: 'running', cursor: 10 });
    await clock.advance(60_001);
    await die(1);
    await clock.advance(60_001);
    await runUntilIdle([runner()]);
    const done = await read(job);
    expect(done).to.deep.include({ status: 'completed', cursor: 23, progress: 100 });
    expect(done.result).to.deep.include({ imported: 23, created: 23, enrolled: 23, failed: 0 });
    expect(await totalsOf(client, id)).to.deep.include({ leads: 23, enrolled: 23 });
    expect((await eventsOf(client)).map(event => event.type)).to.deep.equal(['lead.bulk_import.completed']);
  });

  it('names nobody twice in its event, also when rows of one address are in different chunks', async () => {
    const twice = [...leads.slice(0, 9), leads[0]!];
    await client.post(`/v1/campaigns/${await draftCampaign(client)}/leads/bulk/async`, { leads: twice });
    await runUntilIdle([runner()]);
    const [event] = await eventsOf(client);
    expect(event!.data.global_lead_ids).to.have.members(names.slice(0, 9).map(name => idOf(address(name))));
  });

  it('walks a population the same way however often its workers die', async () => {
    await settleImport(await draftCampaign(client));
    const target = await runningCampaign(client);
    const body = {
      operation: 'add_to_campaign',
      campaign_id: target,
      scope: { kind: 'explorer_view', query: {} },
      exclusions: { emails: [address('p3')] },
      expected_count: 22,
    };
    const answer = await client.post('/v1/jobs', body);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(202);
    for (let i = 0; i < 4; i++) {
      await die(1, { chunkSize: 2 });
      await clock.advance(60_001);
    }
    await runUntilIdle([runner()]);
    const job = await read(answer.body.data.id);
    expect(job).to.deep.include({ status: 'completed', cursor: 22 });
    expect(job.result).to.deep.include({ created: 22, enrolled: 22, skipped: 0 });
    const event = (await eventsOf(client)).at(-1)!;
    expect(event.data.global_lead_ids)
      .to.have.length(22)
      .and.not.include(idOf(address('p3')));
    expect(await totalsOf(client, target)).to.deep.include({ leads: 22, enrolled: 22 });
  });

  const settleImport = async (id: string) => {
    await startImport(id);
    await runUntilIdle([runner()]);
  };

  it('stops between chunks when it is cancelled, and says what was done', async () => {
    const job = await startImport(await draftCampaign(client));
    await die(1);
    const asked = (await client.post(`/v1/jobs/${job}/cancel`)).body.data;
    expect(asked.status).to.equal('running');
    expect(asked.cancel_requested_at).to.be.a('string');
    await clock.advance(60_001);
    await runUntilIdle([runner()]);
    const ended = await read(job);
    expect(ended).to.deep.include({ status: 'cancelled', cursor: 5 });
    expect(ended.result).to.deep.include({ imported: 5 });
    expect(await eventsOf(client)).to.deep.equal([]);
  });

  it('leaves out a row that cannot be handled, and that row alone', async () => {
    const job = await startImport(await draftCampaign(client));
    const workFor: JobRunnerOptions['workFor'] = (operation, row) => {
      const work = workOf(filesIn(database()))(operation, row);
      return {
        ...work,
        apply: (chunk, items) => {
          const isPoison = ({ row }: (typeof items)[number]) =>
            row && 'lead' in row && row.lead.email.startsWith('p7');
          if (items.some(isPoison)) throw new Error('poison');
          return work.apply(chunk, items);
        },
      };
    };
    await runUntilIdle([runner({ workFor })]);
    const done = await read(job);
    expect(done.result).to.deep.include({ imported: 22, failed: 1 });
    const [error] = done.errors;
    expect(error).to.include({ index: 7, message: 'This row could not be processed.' });
    expect(error.globalLeadId).to.match(/^[0-9a-f]{64}$/);
  });

  it('fails a job that cannot go on, with the reason', async () => {
    const id = await draftCampaign(client);
    const job = await startImport(id);
    await client.delete(`/v1/campaigns/${id}`);
    await runUntilIdle([runner()]);
    const failed = await read(job);
    expect(failed.status).to.equal('failed');
    expect(failed.result.failure_reason).to.equal('The campaign was deleted.');
    expect(await eventsOf(client)).to.deep.equal([]);
  });

  it('fails a job whose list was deleted, be it of its people or of those to leave out, and reaches nobody more', async () => {
    const people = await draftCampaign(client);
    await startImport(people);
    await runUntilIdle([runner()]);
    const global_lead_ids = names.map(name => idOf(address(name)));
    const listOf = async (name: string) =>
      (await client.post('/v1/lead-lists', { name, global_lead_ids })).body.data.id as string;
    const [kept, gone] = [await listOf('All of them'), await listOf('Never to be written to')];
    const target = await runningCampaign(client);
    const everybody = { kind: 'campaign', campaign_id: people };
    const start = async (body: object) => (await client.post('/v1/jobs', body)).body.data.id as string;
    const jobs = [
      await start({ operation: 'export_leads', scope: { kind: 'saved_list', list_id: gone } }),
      await start({
        operation: 'add_to_campaign',
        campaign_id: target,
        scope: everybody,
        exclusions: { list_id: gone },
      }),
      await start({
        operation: 'api_lead_import',
        campaign_id: target,
        leads,
        exclusions: { list_id: gone },
      }),
    ];
    const fine = await start({ operation: 'export_leads', list_id: kept, exclusions: { list_id: kept } });
    await client.delete(`/v1/lead-lists/${gone}`);
    await runUntilIdle([runner()]);
    for (const id of jobs) {
      const failed = await read(id);
      expect(failed.status).to.equal('failed');
      expect(failed.result.failure_reason).to.equal('A lead list of the job was deleted.');
    }
    expect(await read(fine)).to.deep.include({ status: 'completed' });
    expect(await totalsOf(client, target)).to.deep.include({ leads: 0 });
  });

  it('reports errors in the order in which the ids were given', async () => {
    const unknown = idOf('unknown@example.com');
    const given = [unknown, 'no id', idOf('nobody@example.com'), 'none either', unknown];
    const body = { operation: 'remove_from_all_campaigns', global_lead_ids: given };
    const job = (await client.post('/v1/jobs', body)).body.data.id as string;
    await runUntilIdle([runner()]);
    const { errors } = await read(job);
    expect(errors.map((error: { index: number }) => error.index)).to.deep.equal([0, 1, 2, 3]);
  });

  it('runs three jobs of an account at a time, the oldest first, and no account waits for another', async () => {
    const other = await newClient();
    const id = await draftCampaign(client);
    const jobs: string[] = [];
    for (let i = 0; i < 5; i++) jobs.push(await startImport(id));
    const theirs = await startImport(await draftCampaign(other), other);
    // Each turn is one chunk.
    const slow = runner({ checkpoint: () => void clock.advance(1), turnMs: 0 });
    await slow.run();
    const states = async () => Promise.all(jobs.map(async job => (await read(job)).status as string));
    expect(await states()).to.deep.equal(['running', 'running', 'running', 'queued', 'queued']);
    for (let turn = 0; turn < 3; turn++) await slow.run();
    expect((await read(theirs, other)).cursor).to.equal(5);
    await runUntilIdle([slow, runner()]);
    expect(await states()).to.deep.equal(jobs.map(() => 'completed'));
    expect((await read(theirs, other)).status).to.equal('completed');
  });

  it('forgets the ids that a job left out, previews that expired and uploads that never came', async () => {
    await settleImport(await draftCampaign(client));
    const account = toBin(client.accountId);
    const rowsOf = async (table: string) => {
      const sql = `SELECT COUNT(*) AS count FROM ${table} WHERE account_id = ?`;
      return (await runSql<[{ count: number }]>(sql, [account]))[0].count;
    };
    const exclusions = { emails: [address('p1'), address('p2')] };
    const body = {
      operation: 'remove_from_all_campaigns',
      scope: { kind: 'explorer_view', query: {} },
      exclusions,
    };
    const cancelled = (await client.post('/v1/jobs', body)).body.data.id;
    const done = (await client.post('/v1/jobs', body)).body.data.id;
    expect(await rowsOf('upload_rows')).to.equal(4);
    await client.post(`/v1/jobs/${cancelled}/cancel`);
    expect(await rowsOf('upload_rows')).to.equal(2);
    await runUntilIdle([runner()]);
    expect((await read(done)).result).to.deep.include({ removed: 21 });
    await client.post('/v1/bulk/preview', body);
    await client.post('/v1/uploads/presign', { filename: 'a.csv' });
    const left = async () => [
      await rowsOf('upload_rows'),
      await rowsOf('bulk_previews'),
      await rowsOf('uploads'),
    ];
    const purge = jobPurge(clock);
    await runUntilIdle([purge]);
    expect(await left()).to.deep.equal([0, 1, 1]);
    await clock.advance(26 * 60 * 60_000);
    await runUntilIdle([purge]);
    expect(await left()).to.deep.equal([0, 0, 0]);
  });

  it('lets workers share the jobs', async () => {
    const id = await draftCampaign(client);
    const jobs = [await startImport(id), await startImport(id), await startImport(id)];
    await Promise.all([runUntilIdle([runner()]), runUntilIdle([runner()]), runUntilIdle([runner()])]);
    await runUntilIdle([runner()]);
    const done = await Promise.all(jobs.map(job => read(job)));
    expect(done.map(job => job.status)).to.deep.equal(['completed', 'completed', 'completed']);
    expect(done.reduce((sum, job) => sum + job.result.created, 0)).to.equal(23);
    expect(done.every(job => job.result.imported === 23)).to.equal(true);
    expect((await eventsOf(client)).length).to.equal(3);
  });
});
