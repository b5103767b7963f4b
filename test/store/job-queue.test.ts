import { expect } from 'chai';
import { limits } from '../../server/src/domain/api/limits.js';
import { serveNext, type RoundRobin } from '../../server/src/engine/jobs/start.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { claimJob, lockQueues, startJobs, type JobLease } from '../../server/src/store/jobs/queue/queries.js';
import {
  lockClaimed,
  lockJobQueue,
  releaseJob,
  insertJob,
  listJobs,
  type JobKey,
} from '../../server/src/store/jobs/repository.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { database, expectIndexed, freshAccount, runSql } from '../support/database.js';

const now = new Date('2026-03-02T15:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const leaseOf = (owner = newId(), at = now): JobLease => ({
  owner,
  now: at,
  until: new Date(at.getTime() + 1_000),
});
const places = limits.runningJobs;

/** Queues jobs of an account; answers their ids, the oldest first. */
async function queue(accountId: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    const input = { echo: { operation: 'add_to_lead_list' } as const, plan: {} };
    const whose = { created_by_api_key_id: newId(), status: 'queued' } as const;
    const job = { ...whose, operation: 'add_to_lead_list', input } as const;
    ids.push((await insertJob(database().manager, accountId, job, now)).id);
  }
  return ids;
}

const newRound = (): RoundRobin => ({ last: null });

/** Starts what there are places for at the next accounts, and returns it. */
const start = async (round = newRound()): Promise<JobKey[]> => {
  const started = await serveNext(database(), round, accounts =>
    transaction(database(), async tx => {
      const queues = await lockQueues(tx, accounts, places, 500);
      const jobs = queues.flatMap(queue => queue.jobs.slice(0, queue.free));
      await startJobs(tx, jobs, now);
      return jobs.length > 0 ? { jobs, brokeOffAfter: null } : null;
    }),
  );
  return started?.jobs ?? [];
};

async function end(jobs: readonly JobKey[]): Promise<void> {
  for (const { account_id, id } of jobs)
    await runSql(
      "UPDATE jobs SET status = 'completed', lease_owner = NULL, lease_until = NULL WHERE account_id = ? AND id = ?",
      [toBin(account_id), toBin(id)],
    );
}

/** Ids of jobs by account. */
function byAccount(jobs: readonly JobKey[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { account_id, id } of jobs) ids.set(account_id, [...(ids.get(account_id) ?? []), id]);
  return ids;
}

const accountsOf = (count: number) => Promise.all(Array.from({ length: count }, () => freshAccount(now)));

describe('the queue of jobs', () => {
  beforeEach(async () => {
    await runSql("UPDATE jobs SET status = 'cancelled' WHERE status IN ('queued', 'running')");
  });

  it('gives places of an account to the oldest jobs, whenever places are free', async () => {
    const accountId = await freshAccount(now);
    const ids = await queue(accountId, 8);
    const first = await start();
    expect(byAccount(first).get(accountId)).to.deep.equal(ids.slice(0, 3));
    expect(await start()).to.deep.equal([]);
    await end(first.slice(0, 1));
    expect(byAccount(await start()).get(accountId)).to.deep.equal(ids.slice(3, 4));
    await end(first.slice(1));
    expect(byAccount(await start()).get(accountId)).to.deep.equal(ids.slice(4, 6));
  });

  it('never gives a place twice, nor a job, however many workers start jobs at the same moment', async () => {
    const accounts = await accountsOf(12);
    for (const accountId of accounts) await queue(accountId, 7);
    const seen = new Set<string>();
    for (let left = 12 * 7; left > 0;) {
      const workers = Array.from({ length: 5 }, () => start());
      const started = (await Promise.all(workers)).flat();
      for (const [accountId, ids] of byAccount(started)) {
        expect(ids.length, accountId).to.be.at.most(places);
        for (const id of ids) {
          expect(seen.has(id), id).to.equal(false);
          seen.add(id);
        }
      }
      await end(started);
      left -= started.length;
    }
    expect(seen.size).to.equal(12 * 7);
  }).timeout(30_000);

  it('reads more jobs of an account than it has places, and shares evenly how many it reads', async () => {
    const accounts = await accountsOf(2);
    const ids = new Map<string, string[]>();
    for (const accountId of accounts) ids.set(accountId, await queue(accountId, 8));
    const read = (most: number) =>
      transaction(database(), async tx => lockQueues(tx, accounts, places, most));
    for (const [most, each] of [
      [500, 8],
      [10, 5],
      [1, 1],
    ] as const) {
      const queues = await read(most);
      expect(queues.map(({ free }) => free)).to.deep.equal([places, places]);
      const expected = accounts.map(accountId => [accountId, ids.get(accountId)!.slice(0, each)] as const);
      expect(byAccount(queues.flatMap(({ jobs }) => jobs))).to.deep.equal(new Map(expected));
    }
  });

  it('serves an account with one job beside one with a hundred', async () => {
    const [busy, calm] = (await accountsOf(2)) as [string, string];
    await queue(busy, 100);
    const [only] = await queue(calm, 1);
    const started = byAccount(await start());
    expect(started.get(busy)).to.have.length(places);
    expect(started.get(calm)).to.deep.equal([only]);
  });

  it('serves every account before any is served again', async () => {
    const accounts = await accountsOf(120);
    for (const accountId of accounts) await queue(accountId, 4);
    const round = newRound();
    const served = new Set<string>();
    for (let looks = 0; looks < 3; looks++) {
      const started = await start(round);
      for (const accountId of byAccount(started).keys()) {
        expect(served.has(accountId)).to.equal(false);
        served.add(accountId);
      }
      await end(started);
    }
    expect(served.size).to.equal(120);
    expect(await start(round)).to.have.length.greaterThan(0);
  }).timeout(30_000);

  it('passes over an account whose queue is locked, and serves the others', async () => {
    const [held, free] = (await accountsOf(2)) as [string, string];
    await queue(held, 1);
    const [job] = await queue(free, 1);
    await transaction(database(), async tx => {
      await lockJobQueue(tx, held);
      expect([...byAccount(await start()).values()]).to.deep.equal([[job]]);
    });
    expect([...byAccount(await start()).keys()]).to.deep.equal([held]);
  });

  it('goes on past accounts whose places are all taken', async () => {
    const accounts = (await accountsOf(60)).sort();
    for (const accountId of accounts) await queue(accountId, 4);
    const round = newRound();
    for (let looks = 0; looks < 2; looks++) await start(round);
    const last = accounts.at(-1)!;
    const running = await listJobs(database().manager, last, { status: 'running' }, { limit: 1, offset: 0 });
    await end(running.rows);
    expect([...byAccount(await start(newRound())).keys()]).to.deep.equal([last]);
  }).timeout(30_000);

  it('leaves a job to whoever claims it once the lease has run out', async () => {
    const accountId = await freshAccount(now);
    const [id] = await queue(accountId, 1);
    await start();
    const [dead, heir] = [leaseOf(), leaseOf(newId(), later(1_001))];
    const job = (await claimJob(database(), dead))!;
    expect(job.id).to.equal(id);
    const isOf = ({ owner }: JobLease) =>
      transaction(database(), async tx => (await lockClaimed(tx, job, owner)) !== null);
    expect(await isOf(dead)).to.equal(true);
    expect(await claimJob(database(), leaseOf(newId(), later(999)))).to.equal(null);
    expect((await claimJob(database(), heir))!.id).to.equal(id);
    expect([await isOf(heir), await isOf(dead)]).to.deep.equal([true, false]);
    // What is no longer the dead worker's it cannot give back either.
    await releaseJob(database().manager, job, dead.owner, later(1_002));
    expect(await isOf(heir)).to.equal(true);
    await releaseJob(database().manager, job, heir.owner, later(1_002));
    expect(await isOf(heir)).to.equal(false);
    expect(await claimJob(database(), leaseOf(newId(), later(1_002)))).to.not.equal(null);
  });

  it('looks along indexes', async () => {
    const accountId = await freshAccount(now);
    await queue(accountId, 20);
    await runSql('ANALYZE TABLE jobs');
    await expectIndexed(
      `SELECT DISTINCT account_id FROM jobs FORCE INDEX (by_status)
       WHERE status = 'queued' AND account_id > ? ORDER BY account_id LIMIT ?`,
      [Buffer.alloc(16), 50],
      'by_status',
    );
    const oldest = `(SELECT account_id, id FROM jobs FORCE INDEX (by_status)
      WHERE account_id = ? AND status = 'queued' ORDER BY id LIMIT ?)`;
    await expectIndexed(
      `SELECT j.* FROM (${oldest} UNION ALL ${oldest}) oldest
         STRAIGHT_JOIN jobs j FORCE INDEX (PRIMARY) ON j.account_id = oldest.account_id AND j.id = oldest.id
       WHERE j.status = 'queued' FOR UPDATE`,
      [toBin(accountId), 10, toBin(newId()), 10],
      'by_status',
    );
    await expectIndexed(
      `SELECT operation FROM jobs FORCE INDEX (claimable) WHERE status = 'running' AND lease_until <= ?
       ORDER BY lease_until LIMIT 1`,
      [now],
      'claimable',
    );
  });
});
