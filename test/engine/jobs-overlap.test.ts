import { expect } from 'chai';
import fc from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import { VirtualClock } from '../../server/src/domain/clock.js';
import { workOf } from '../../server/src/engine/jobs/operations.js';
import type { JobRunnerOptions } from '../../server/src/engine/jobs/runner.js';
import { eventsOf, idOf, runningCampaign, totalsOf } from '../contract/support/leads.js';
import { database } from '../support/database.js';
import { settle } from '../support/engine.js';
import { filesIn } from '../support/files.js';
import { jobRunner } from '../support/jobs.js';
import { newClient, type Client } from '../support/service.js';
import { steppedDatabase } from '../support/stepped-database.js';

type Row = { email: string; first_name?: string };

const address = (at: number) => `p${at}@example.com`;
const rows: Row[] = Array.from({ length: 43 }, (_, at) => ({ email: address(at), first_name: `Name ${at}` }));

/** Whether a statement locks a job that a worker has claimed. */
const locksClaimed = (sql: string) => /FROM `jobs` .*`lease_owner` = \?.* FOR UPDATE/s.test(sql);

describe('chunks of a job that overlap', () => {
  let client: Client;
  let clock: VirtualClock;
  let campaign: string;
  beforeEach(async () => {
    await database().manager.query(
      "UPDATE jobs SET status = 'cancelled' WHERE status IN ('queued', 'running')",
    );
    client = await newClient();
    clock = new VirtualClock(new Date());
    campaign = await runningCampaign(client);
  });

  const runner = (options: Partial<JobRunnerOptions> = {}) => jobRunner(clock, { chunkSize: 5, ...options });
  const read = async (id: string, of = client) => (await of.get(`/v1/jobs/${id}`)).body.data;
  const startImport = async (leads: readonly Row[], into = campaign, of = client) => {
    const answer = await of.post('/v1/jobs', { operation: 'api_lead_import', campaign_id: into, leads });
    expect(answer.status, JSON.stringify(answer.body)).to.equal(202);
    return answer.body.data.id as string;
  };
  const oneByOne: JobRunnerOptions['workFor'] = (operation, row) => ({
    ...workOf(filesIn(database()))(operation, row),
    overlaps: false,
  });

  /** Most transactions that a runner has open at a time. */
  const mostOpen = async (options: Partial<JobRunnerOptions> = {}) => {
    let [open, most] = [0, 0];
    const stepped = steppedDatabase(database(), (_, sql) => {
      if (sql === 'START TRANSACTION') open++;
      if (sql === 'COMMIT') open--;
      most = Math.max(most, open);
    });
    await settle([runner({ database: stepped, ...options })]);
    return most;
  };

  it('are two at a time, of imports and of those that bring people into a campaign', async () => {
    await startImport(rows);
    expect(await mostOpen()).to.equal(2);
    await startImport(rows);
    expect(await mostOpen({ workFor: oneByOne })).to.equal(1);
    const scope = { kind: 'campaign', campaign_id: campaign };
    const target = await runningCampaign(client);
    const body = { operation: 'add_to_campaign', campaign_id: target, scope };
    const { id } = (await client.post('/v1/jobs', body)).body.data;
    expect(await mostOpen()).to.equal(2);
    expect((await read(id)).result).to.deep.include({ created: 43, enrolled: 43, skipped: 0 });
    expect(await totalsOf(client, target)).to.deep.include({ leads: 43, enrolled: 43 });
    const people = (await client.get(`/v1/people?limit=100`)).body.data;
    expect(people.map((person: { campaign_count: number }) => person.campaign_count)).to.deep.equal(
      rows.map(() => 2),
    );
  });

  it('come to what they come to one after the other, whoever is in several of them', async () => {
    const row = fc.record(
      {
        email: fc.oneof(
          fc.integer({ min: 0, max: 14 }).map(address),
          fc.constantFrom('nobody', ' P3@Example.com'),
        ),
        first_name: fc.constantFrom('Ada', 'Bo', 'Cy', 'Di'),
      },
      { requiredKeys: ['email'] },
    );
    const property = fc.asyncProperty(
      fc.array(row, { minLength: 20, maxLength: 40 }),
      fc.integer({ min: 2, max: 9 }),
      async (leads, chunkSize) => {
        const ends = [];
        for (const workFor of [undefined, oneByOne]) {
          const of = await newClient();
          const into = await runningCampaign(of);
          const id = await startImport(leads, into, of);
          await settle([runner({ chunkSize, ...(workFor && { workFor }) })]);
          const { status, result, cursor, errors } = await read(id, of);
          const query = 'limit=100&sort=email&direction=asc';
          const list = (await of.get(`/v1/campaigns/${into}/leads?${query}`)).body.data as Row[];
          const names = list.map(lead => `${lead.email} ${lead.first_name}`).sort();
          const messages = errors.map((error: { index: number; message: string }) => [
            error.index,
            error.message,
          ]);
          const [event] = await eventsOf(of);
          ends.push({ status, result, cursor, messages, names, people: event!.data.global_lead_ids });
        }
        expect(ends[0]).to.deep.equal(ends[1]);
        expect(ends[0]!.status).to.equal('completed');
      },
    );
    await fc.assert(property, { numRuns: 15 });
  });

  it('lose nobody and count nobody twice however often their workers die', async () => {
    const id = await startImport(rows);
    let deaths = 0;
    const dying = () =>
      runner({
        checkpoint: () => {
          throw new Error('killed');
        },
      });
    while ((await read(id)).status !== 'completed') {
      await settle([dying()]).catch(() => deaths++);
      await clock.advance(60_001);
    }
    expect(deaths).to.be.at.least(4);
    expect(await read(id)).to.deep.include({ cursor: 43, progress: 100 });
    expect((await read(id)).result).to.deep.include({ imported: 43, created: 43, enrolled: 43, failed: 0 });
    expect(await totalsOf(client, campaign)).to.deep.include({ leads: 43, enrolled: 43 });
    expect(await eventsOf(client)).to.have.length(1);
  });

  it('leave nothing behind of what comes after a cancellation', async () => {
    const id = await startImport(rows);
    let asked: Promise<unknown> | undefined;
    await settle([runner({ checkpoint: () => (asked ??= client.post(`/v1/jobs/${id}/cancel`)) })]);
    await asked;
    const { status, cursor, result } = await read(id);
    expect(status).to.equal('cancelled');
    expect(result.imported).to.equal(cursor).and.to.be.lessThan(43);
    expect(await totalsOf(client, campaign)).to.deep.include({ leads: cursor, enrolled: cursor });
  });

  for (const poisoned of [3, 7, 12])
    it(`leave out row ${poisoned}, which cannot be handled, and that row alone`, async () => {
      const id = await startImport(rows);
      const workFor: JobRunnerOptions['workFor'] = (operation, row) => {
        const work = workOf(filesIn(database()))(operation, row);
        return {
          ...work,
          apply: (chunk, items) => {
            if (items.some(item => item.index === poisoned)) throw new Error('poison');
            return work.apply(chunk, items);
          },
        };
      };
      await settle([runner({ workFor })]);
      const { status, result, errors } = await read(id);
      expect(status).to.equal('completed');
      expect(result).to.deep.include({ imported: 42, failed: 1 });
      expect(errors).to.deep.equal([
        { index: poisoned, globalLeadId: idOf(address(poisoned)), message: 'This row could not be handled.' },
      ]);
      expect(await totalsOf(client, campaign)).to.deep.include({ leads: 42, enrolled: 42 });
    });

  it('are done anew where the one before is kept waiting too long', async () => {
    const id = await startImport(rows);
    const workFor: JobRunnerOptions['workFor'] = (operation, row) => ({
      ...workOf(filesIn(database()))(operation, row),
      // Nothing that one would wait for another about, but for the job.
      apply: ({ whenLocked }, items) => {
        whenLocked!();
        applied++;
        return Promise.resolve({ counts: { imported: items.length }, errors: [], people: [] });
      },
    });
    let [applied, locked] = [0, 0];
    const stepped = steppedDatabase(database(), async (_, sql) => {
      // The second to lock the job is the first that was begun early, and the third waits for it.
      if (locksClaimed(sql) && ++locked === 2) await sleep(1_300);
    });
    await settle([runner({ database: stepped, workFor })]);
    expect(await read(id)).to.deep.include({ status: 'completed', cursor: 43 });
    expect((await read(id)).result).to.deep.include({ imported: 43 });
    // Nine chunks, one of them twice, and with it the one that was begun behind it.
    expect(applied).to.equal(11);
  });

  it('go on where they should when the one before finds other people the second time', async () => {
    const listed = rows.map(({ email }) => idOf(email)).sort();
    await startImport(rows);
    await settle([runner()]);
    const { id: list_id } = (
      await client.post('/v1/lead-lists', { name: 'Growing', global_lead_ids: listed.slice(1) })
    ).body.data;
    const target = await runningCampaign(client);
    const body = {
      operation: 'add_to_campaign',
      campaign_id: target,
      scope: { kind: 'saved_list', list_id },
    };
    const { id } = (await client.post('/v1/jobs', body)).body.data;
    let [conflicts, locked] = [0, 0];
    let second!: () => void;
    const secondWaits = new Promise<void>(resolve => (second = resolve));
    const stepped = steppedDatabase(database(), async (_, sql) => {
      if (locksClaimed(sql) && ++locked === 2) {
        second();
        while ((await read(id)).cursor === 0) await sleep(5);
      }
      if (!sql.includes('campaign_totals') || conflicts++ > 0) return;
      // Somebody who comes first is put on the list meanwhile, and the chunk is undone by a conflict.
      await secondWaits;
      await client.post(`/v1/lead-lists/${list_id}/members`, { global_lead_ids: [listed[0]] });
      throw Object.assign(new Error('Deadlock found'), { errno: 1213, code: 'ER_LOCK_DEADLOCK' });
    });
    await settle([runner({ database: stepped })]);
    expect(conflicts).to.be.greaterThan(1);
    expect((await read(id)).result).to.deep.include({ created: 43, enrolled: 43, skipped: 0 });
    expect(await totalsOf(client, target)).to.deep.include({ leads: 43, enrolled: 43 });
  });
});
