import { expect } from 'chai';
import { VirtualClock } from '../../support/virtual-clock.js';
import { workOf, type JobRunnerOptions } from '../../../server/src/engine/jobs/runner.js';
import { toBin } from '../../../server/src/store/database/ids.js';
import { readJob } from '../../../server/src/store/jobs/repository.js';
import { eventsOf, idOf, runningCampaign, totalsOf } from '../../contract/support/leads.js';
import { database, runSql } from '../../support/database.js';
import { runUntilIdle } from '../../support/engine.js';
import { filesIn } from '../../support/files.js';
import { jobRunner } from '../../support/jobs.js';
import { newClient, type Client } from '../../support/service.js';
import { steppedDatabase } from '../../support/stepped-database.js';

class Killed extends Error {}

const expectKilled = (run: Promise<unknown>) =>
  run.then(
    () => expect.fail('It was not killed.'),
    (error: unknown) => expect(error).to.be.instanceOf(Killed),
  );

const address = (at: number) => `p${at}@example.com`;
const peopleCount = 30;

describe('small jobs that are done together', () => {
  let clients: [Client, Client];
  let clock: VirtualClock;

  before(async () => {
    clients = [await newClient(), await newClient()];
    for (const client of clients) {
      const leads = Array.from({ length: peopleCount }, (_, at) => ({ email: address(at) }));
      const answer = await client.post(`/v1/campaigns/${await runningCampaign(client)}/leads/bulk`, {
        leads,
      });
      expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
    }
  });

  beforeEach(async () => {
    await runSql("UPDATE jobs SET status = 'cancelled' WHERE status IN ('queued', 'running')");
    clock = new VirtualClock(new Date());
  });

  let lists = 0;
  const newList = async (client: Client) =>
    (await client.post('/v1/lead-lists', { name: `List ${++lists}` })).body.data.id as string;

  const start = async (client: Client, target_list_id: string, ids: string[]) => {
    const body = { operation: 'add_to_lead_list', target_list_id, global_lead_ids: ids };
    const answer = await client.post('/v1/jobs', body);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(202);
    return answer.body.data.id as string;
  };
  const add = (client: Client, list: string, from: number, to = from + 1) =>
    start(
      client,
      list,
      Array.from({ length: to - from }, (_, at) => idOf(address(from + at))),
    );
  const read = async (client: Client, id: string) => (await client.get(`/v1/jobs/${id}`)).body.data;
  /** How many are on a list, as is kept and as is counted. */
  const membersOf = async ({ accountId }: Client, list: string) => {
    const [row] = await runSql<[{ kept: number; counted: number }]>(
      `SELECT member_count AS kept, (SELECT COUNT(*) FROM lead_list_members m WHERE m.account_id = l.account_id
         AND m.list_id = l.id) AS counted FROM lead_lists l WHERE account_id = ? AND id = ?`,
      [toBin(accountId), toBin(list)],
    );
    expect(row.kept).to.equal(row.counted);
    return row.counted;
  };
  const totalOf = async ({ accountId }: Client, id: string) =>
    (await readJob(database().manager, accountId, id))!.total_count;
  const completionsOf = async (client: Client, jobs: readonly string[]) =>
    (await eventsOf(client)).filter(({ data }) => jobs.includes(data.job_id as string));

  /** A runner of which `before` sees each statement. */
  const steppedRunner = (
    before: (number: number, sql: string) => Promise<void> | void,
    options: Partial<JobRunnerOptions> = {},
  ) => jobRunner(clock, { database: steppedDatabase(database(), before), ...options });

  it('takes no more statements for thirty jobs than the work of each needs', async () => {
    let sent = 0;
    let commits = 0;
    const jobs: [Client, string][] = [];
    const [client] = clients;
    const list = await newList(client);
    const count = async (jobCount: number) => {
      for (let at = 0; at < jobCount; at++) jobs.push([client, await add(client, list, at)]);
      [sent, commits] = [0, 0];
      await steppedRunner((_, sql) => {
        sent++;
        if (sql === 'COMMIT') commits++;
      }).run();
      return { sent, commits };
    };
    const one = await count(1);
    const three = await count(3);
    expect(three.commits).to.equal(one.commits).and.to.equal(1);
    expect((three.sent - one.sent) / 2).to.be.at.most(8);
    for (const [of, id] of jobs) expect((await read(of, id)).status).to.equal('completed');
  });

  it('does all that an account has queued in their order, and gives larger ones no more places than there are', async () => {
    const [client] = clients;
    const list = await newList(client);
    const jobs: string[] = [];
    // Small ones but for those that take more than one look.
    for (const count of [1, 1, 1, 1, 25, 1, 25, 25, 1, 25]) jobs.push(await add(client, list, 0, count));
    const statuses = async () => {
      const rows = await Promise.all(jobs.map(id => read(client, id)));
      return rows.map(({ status }) => status as string);
    };
    const once = steppedRunner(() => undefined, {
      checkpoint: () => {
        throw new Killed();
      },
    });
    const [done, started, waits] = ['completed', 'running', 'queued'];
    await expectKilled(once.run());
    expect(await statuses()).to.deep.equal([
      ...[done, done, done, done, started, done, started, started],
      ...[waits, waits],
    ]);
    await runUntilIdle([jobRunner(clock)]);
    expect(new Set(await statuses())).to.deep.equal(new Set([done]));
    expect(await membersOf(client, list)).to.equal(25);
  });

  it('leaves in the queue, for the next looks, those that there is no time for', async () => {
    const [client] = clients;
    const list = await newList(client);
    const jobs: string[] = [];
    for (let at = 0; at < 9; at++) jobs.push(await add(client, list, at));
    const workFor: JobRunnerOptions['workFor'] = (operation, row) => {
      const work = workOf(filesIn(database()))(operation, row);
      return {
        ...work,
        async apply(chunk, items) {
          await clock.advance(30);
          return work.apply(chunk, items);
        },
      };
    };
    const completed = async () => {
      const rows = await Promise.all(jobs.map(id => read(client, id)));
      return rows.map(({ status }) => status === 'completed').lastIndexOf(true) + 1;
    };
    const runner = jobRunner(clock, { workFor });
    for (const done of [2, 4, 6, 8, 9]) {
      await runner.run();
      expect(await completed()).to.equal(done);
    }
    expect(await membersOf(client, list)).to.equal(9);
  });

  it('costs two statements to find nothing to do', async () => {
    let sent = 0;
    const idle = steppedRunner(() => void sent++);
    expect(await idle.run()).to.equal(false);
    expect(sent).to.equal(2);
  });

  it('says of each what it came to', async () => {
    const [client] = clients;
    const list = await newList(client);
    const first = await add(client, list, 0, 5);
    const second = await start(client, list, [idOf(address(4)), idOf('nobody@example.com'), 'no id']);
    await jobRunner(clock).run();
    const [one, two] = [await read(client, first), await read(client, second)];
    expect(one).to.deep.include({ status: 'completed', progress: 100, cursor: 5 });
    expect(await totalOf(client, first)).to.equal(5);
    expect(one.result).to.deep.include({ added: 5, skipped: 0 });
    expect(two).to.deep.include({ status: 'completed', progress: 100, cursor: 2 });
    expect(await totalOf(client, second)).to.equal(2);
    expect(two.result).to.deep.include({ added: 0, skipped: 3 });
    expect(two.errors.map((error: { message: string }) => error.message)).to.deep.equal([
      'No person in the account has this id.',
      'No person in the account has this id.',
    ]);
    const reported = await completionsOf(client, [first, second]);
    expect(reported.map(({ data }) => [data.job_id, (data.errors as unknown[]).length])).to.deep.equal([
      [first, 0],
      [second, 2],
    ]);
  });

  it('leaves a job that fails to fail alone, and the others untouched by it', async () => {
    const [client, other] = clients;
    const [list, doomed] = [await newList(client), await newList(client)];
    const theirs = await newList(other);
    const good = await add(client, list, 0);
    const bad = await add(client, doomed, 1);
    const odd = await add(client, list, 2);
    const fine = await add(other, theirs, 3);
    await client.delete(`/v1/lead-lists/${doomed}`);
    const workFor: JobRunnerOptions['workFor'] = (operation, row) => {
      const work = workOf(filesIn(database()))(operation, row);
      return {
        ...work,
        async apply(chunk, items) {
          const outcome = await work.apply(chunk, items);
          // Only after it has written.
          if (chunk.jobId === odd) throw new Error('poison');
          return outcome;
        },
      };
    };
    const worker = jobRunner(clock, { workFor });
    await worker.run();
    for (const [of, id] of [
      [client, good],
      [other, fine],
    ] as const)
      expect(await read(of, id)).to.deep.include({ status: 'completed', cursor: 1 });
    await runUntilIdle([worker]);
    const failed = await read(client, bad);
    expect(failed.status).to.equal('failed');
    expect(failed.result.failure_reason).to.equal('The lead list was deleted.');
    const left = await read(client, odd);
    expect(left.status).to.equal('completed');
    expect(left.result).to.deep.include({ added: 0, failed: 1 });
    expect(await membersOf(client, list)).to.equal(1);
    expect(await membersOf(other, theirs)).to.equal(1);
    expect(await completionsOf(client, [good, bad, odd])).to.have.length(2);
  });

  it('hands a group that another transaction is in the way of to turns alone', async () => {
    const [client, other] = clients;
    const [list, theirs] = [await newList(client), await newList(other)];
    const jobs = [await add(client, list, 0), await add(client, list, 1)];
    const fine = await add(other, theirs, 0);
    let inTheWay = 0;
    const conflict = Object.assign(new Error('Deadlock'), { errno: 1213 });
    const workFor: JobRunnerOptions['workFor'] = (operation, row) => {
      const work = workOf(filesIn(database()))(operation, row);
      return {
        ...work,
        apply(chunk, items) {
          if (chunk.jobId === jobs[1] && ++inTheWay <= 2) throw conflict;
          return work.apply(chunk, items);
        },
      };
    };
    await runUntilIdle([jobRunner(clock, { workFor })]);
    for (const id of jobs) expect((await read(client, id)).status).to.equal('completed');
    expect((await read(other, fine)).status).to.equal('completed');
    expect(await membersOf(client, list)).to.equal(2);
    expect(await completionsOf(client, jobs)).to.have.length(2);
  });

  it('keeps no other account waiting for rows of one that are held', async () => {
    const [client, other] = clients;
    const [list, theirs] = [await newList(client), await newList(other)];
    const jobs: [Client, string][] = [
      [client, await add(client, list, 0)],
      [other, await add(other, theirs, 0)],
    ];
    const holder = database().source.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT id FROM lead_lists WHERE account_id = ? AND id = ? FOR UPDATE', [
      toBin(client.accountId),
      toBin(list),
    ]);
    let turns = 0;
    // Nobody works on a job alone here: that may wait.
    const starting = steppedRunner((_, sql) => {
      if (/^SELECT .* FROM jobs.* status = 'running' AND lease_until/s.test(sql)) throw new Killed();
      if (sql.startsWith('SELECT id FROM accounts')) turns++;
    })
      .run()
      .catch((error: unknown) => expect(error).to.be.instanceOf(Killed));
    const began = Date.now();
    while (turns === 0) await new Promise(setImmediate);
    jobs.push([other, await add(other, theirs, 1)]);
    expect(Date.now() - began).to.be.below(10_000);
    await starting;
    await holder.rollbackTransaction();
    await holder.release();
    await runUntilIdle([jobRunner(clock)]);
    for (const [of, id] of jobs) expect((await read(of, id)).status).to.equal('completed');
    expect(await completionsOf(client, [jobs[0]![1]])).to.have.length(1);
  }).timeout(30_000);

  it('gives every account its turn when those before it have more to do than there is time for', async () => {
    const slow: JobRunnerOptions['workFor'] = (operation, row) => {
      const work = workOf(filesIn(database()))(operation, row);
      return {
        ...work,
        async apply(chunk, items) {
          await clock.advance(60);
          return work.apply(chunk, items);
        },
      };
    };
    const jobs: [Client, string][] = [];
    for (const client of clients) {
      const list = await newList(client);
      for (let at = 0; at < 4; at++) jobs.push([client, await add(client, list, at)]);
    }
    const done = async (client: Client) => {
      const own = await Promise.all(jobs.filter(([of]) => of === client).map(([of, id]) => read(of, id)));
      return own.filter(({ status }) => status === 'completed').length;
    };
    const worker = jobRunner(clock, { workFor: slow });
    for (let runs = 1; runs <= 4; runs++) {
      await worker.run();
      await worker.run();
      expect([await done(clients[0]), await done(clients[1])], `after ${2 * runs} runs`).to.deep.equal([
        runs,
        runs,
      ]);
    }
  });

  it('starts no job that is cancelled between the look at the queue and its start', async () => {
    const [client] = clients;
    const list = await newList(client);
    const [kept, cancelled] = [await add(client, list, 0), await add(client, list, 1)];
    let isAsked = false;
    const worker = steppedRunner(async (_, sql) => {
      if (isAsked || !sql.startsWith('SELECT id FROM accounts')) return;
      isAsked = true;
      const answer = await client.post(`/v1/jobs/${cancelled}/cancel`);
      expect(answer.body.data.status).to.equal('cancelled');
    });
    await runUntilIdle([worker]);
    expect(isAsked).to.equal(true);
    expect((await read(client, kept)).status).to.equal('completed');
    expect(await read(client, cancelled)).to.deep.include({ status: 'cancelled', cursor: 0 });
    expect(await membersOf(client, list)).to.equal(1);
    expect(await completionsOf(client, [kept, cancelled])).to.have.length(1);
  });

  it('never has more than three jobs of an account running, with workers that race', async () => {
    const [client, other] = clients;
    const lists = [await newList(client), await newList(other)] as const;
    const jobs: [Client, string][] = [];
    for (let at = 0; at < 12; at++)
      for (const [which, of] of clients.entries())
        // Large and small ones by turns.
        jobs.push([of, await add(of, lists[which]!, 0, at % 3 === 0 ? peopleCount : 1 + (at % 5))]);
    let most = 0;
    const workFor: JobRunnerOptions['workFor'] = (operation, row) => {
      const work = workOf(filesIn(database()))(operation, row);
      return {
        ...work,
        async read(chunk, limit) {
          const counts = await runSql<{ running: number }[]>(
            "SELECT COUNT(*) AS running FROM jobs WHERE status = 'running' GROUP BY account_id",
          );
          most = Math.max(most, ...counts.map(({ running }) => running));
          return work.read(chunk, limit);
        },
      };
    };
    const workers = Array.from({ length: 3 }, () => jobRunner(clock, { workFor, chunkSize: 10 }));
    const isOpen = async () => {
      const all = await Promise.all(jobs.map(([of, id]) => read(of, id)));
      return all.some(({ status }) => status === 'queued' || status === 'running');
    };
    while (await isOpen()) await Promise.all(workers.map(worker => runUntilIdle([worker])));
    expect(most).to.equal(3);
    for (const [of, id] of jobs) expect((await read(of, id)).status).to.equal('completed');
    for (const [which, of] of clients.entries()) {
      expect(await membersOf(of, lists[which]!)).to.equal(peopleCount);
      const mine = jobs.filter(([each]) => each === of).map(([, id]) => id);
      expect(await completionsOf(of, mine)).to.have.length(mine.length);
    }
  }).timeout(30_000);

  it('loses and repeats nothing, at whatever statement its worker is killed', async () => {
    let isThrough = false;
    let kills = 0;
    for (let last = 0; !isThrough; last++) {
      const [client, other] = clients;
      const [list, theirs] = [await newList(client), await newList(other)];
      const jobs: [Client, string][] = [
        [client, await add(client, list, 0)],
        [client, await add(client, list, 1, 3)],
        [client, await add(client, list, 3, 28)],
        [other, await add(other, theirs, 5)],
      ];
      const dying = steppedRunner(number => {
        if (number > last) throw new Killed();
      });
      isThrough = await runUntilIdle([dying]).then(
        () => true,
        (error: unknown) => {
          expect(error).to.be.instanceOf(Killed);
          return false;
        },
      );
      if (!isThrough) kills++;
      await clock.advance(60_001);
      await runUntilIdle([jobRunner(clock)]);
      for (const [of, id] of jobs) {
        const job = await read(of, id);
        expect(job, `killed after ${last} statements`).to.deep.include({
          status: 'completed',
          progress: 100,
        });
        expect(job.result.added).to.equal(job.cursor);
        expect(await completionsOf(of, [id])).to.have.length(1);
      }
      expect(await membersOf(client, list)).to.equal(28);
      expect(await membersOf(other, theirs)).to.equal(1);
    }
    expect(kills).to.be.greaterThan(40);
  }).timeout(120_000);

  it('imports rows that a request gave, few or many, as one by one', async () => {
    const [client] = clients;
    const campaign = await runningCampaign(client);
    const few = [{ email: 'few@example.com' }, { email: 'no address' }, { email: 'few@example.com' }];
    const answers = [
      await client.post(`/v1/campaigns/${campaign}/leads/bulk/async`, { leads: few }),
      await client.post(`/v1/campaigns/${campaign}/leads/bulk/async`, {
        leads: Array.from({ length: 25 }, (_, at) => ({ email: `many${at}@example.com` })),
      }),
    ];
    await runUntilIdle([jobRunner(clock)]);
    const [small, large] = await Promise.all(answers.map(({ body }) => read(client, body.data.id)));
    expect(small).to.deep.include({ status: 'completed', cursor: 3 });
    expect(small.result).to.deep.include({ imported: 2, created: 1, failed: 1 });
    expect(large.result).to.deep.include({ imported: 25, created: 25, failed: 0 });
    expect((await totalsOf(client, campaign)).leads).to.equal(26);
  });
});
