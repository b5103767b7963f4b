import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { systemClock } from '../../server/src/domain/shared/clock.js';
import { fromBin, toBin } from '../../server/src/store/database/ids.js';
import { eventsOf } from '../contract/support/leads.js';
import { runSql } from '../support/database.js';
import { runUntilIdle } from '../support/engine.js';
import { jobRunner } from '../support/jobs.js';
import { newClient } from '../support/service.js';
import { jobsOf, stateOf } from './support/account-state.js';
import { startJobWorkers, type JobWorkers } from './support/job-workers.js';
import { stageOf, steps, type Stage, type Step } from './support/job-steps.js';
import { randomOf } from './support/random.js';

const seed = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31));
const rounds = Number(process.env.FAULT_ROUNDS ?? 1);
/** Workers killed in each job that is not cancelled. */
const KILLS = Number(process.env.FAULT_KILLS ?? 1);

interface JobNow {
  status: string;
  row_cursor: number;
  total_count: number;
  lease_owner: Buffer | null;
}

/** Drives one job from its start to its end. */
type Drive = (jobId: string, operation: string) => Promise<void>;

async function readJob(jobId: string): Promise<JobNow> {
  const [job] = await runSql<JobNow[]>(
    'SELECT status, row_cursor, total_count, lease_owner FROM jobs WHERE id = ?',
    [toBin(jobId)],
  );
  return job!;
}

/** The job as it is once it has come so far, or to its end. */
async function reached(jobId: string, cursor: number): Promise<JobNow> {
  for (;;) {
    const job = await readJob(jobId);
    const isLive = job.status === 'queued' || job.status === 'running';
    if (!isLive || (job.lease_owner !== null && job.row_cursor >= cursor)) return job;
    await sleep(5);
  }
}

/** Kills whoever works on a job once it has come so far; false when it was over before that. */
async function killAt(workers: JobWorkers, jobId: string, cursor: number, late: number): Promise<boolean> {
  await reached(jobId, cursor);
  await sleep(late);
  const { status, lease_owner } = await readJob(jobId);
  return status === 'running' && lease_owner !== null && workers.kill(fromBin(lease_owner));
}

/** Runs a job, and checks that it did what it says, once: also when it was cancelled in the middle. */
async function run(stage: Stage, step: Step, drive: Drive): Promise<string> {
  const { client } = stage;
  const before = await step.effect(stage);
  const input = { operation: step.operation, ...(await step.body(stage)) };
  const answer = await client.post('/v1/jobs', input);
  expect(answer.status, JSON.stringify(answer.body)).to.equal(202);
  const { id } = answer.body.data;
  await drive(id, step.operation);
  const job = (await client.get(`/v1/jobs/${id}`)).body.data;
  const about = `${step.operation} ${JSON.stringify(job.result)}, FAULT_SEED=${seed}`;
  const { result, status, cursor } = job;
  expect((await step.effect(stage)) - before, about).to.equal((step.sign ?? 1) * result[step.counter]);
  const handled = step.handled?.reduce((sum, counter) => sum + Number(result[counter]), 0);
  expect(handled ?? cursor, about).to.equal(cursor);
  const events = (await eventsOf(client)).filter(({ data }) => data.job_id === id);
  expect(events, about).to.have.length(status === 'completed' ? 1 : 0);
  if (status === 'completed')
    for (const [counter, value] of Object.entries(events[0]!.data.counts as object))
      expect(result[counter], about).to.equal(value);
  return status;
}

describe('jobs of every operation whose workers are killed at random', () => {
  it(`leave every row as an undisturbed run does, also those cancelled and begun anew (FAULT_SEED=${seed})`, async () => {
    const totals = new Map<string, number>();
    const calm = await stageOf(await newClient());
    for (const step of steps) {
      const status = await run(calm, step, async id => {
        await runUntilIdle([jobRunner(systemClock)]);
        totals.set(step.operation, (await readJob(id)).total_count);
      });
      expect(status, step.operation).to.equal('completed');
    }
    const [wanted, reported] = [await stateOf(calm.client), await jobsOf(calm.client)];
    expect(wanted.people!.length).to.be.greaterThan(300);

    const workers = await startJobWorkers(3);
    try {
      for (let round = 0; round < rounds; round++) {
        const [killed, cancelled] = [await stageOf(await newClient()), await stageOf(await newClient())];
        await Promise.all([
          harry(killed, workers, totals, randomOf(seed + 2 * round)),
          cancelAll(cancelled, workers, totals, randomOf(seed + 2 * round + 1)),
        ]);
        for (const stage of [killed, cancelled]) {
          const found = await stateOf(stage.client);
          for (const part of Object.keys(wanted))
            expect(found[part], `${part}, FAULT_SEED=${seed}`).to.deep.equal(wanted[part]);
        }
        const found = await jobsOf(killed.client);
        for (const part of Object.keys(reported))
          expect(found[part], `${part}, FAULT_SEED=${seed}`).to.deep.equal(reported[part]);
      }
    } finally {
      await workers.stop();
    }
  }).timeout(120_000 * (rounds + 1));
});

/** Every job loses its worker, more than once. */
async function harry(
  stage: Stage,
  workers: JobWorkers,
  totals: ReadonlyMap<string, number>,
  random: () => number,
): Promise<void> {
  const kills = new Map<string, number>();
  for (const step of steps) {
    const status = await run(stage, step, async (id, operation) => {
      const places = Array.from({ length: KILLS }, () => random() * 0.8 * totals.get(operation)!);
      for (const place of places.sort((a, b) => a - b))
        if (await killAt(workers, id, place, random() * 15))
          kills.set(operation, (kills.get(operation) ?? 0) + 1);
      await reached(id, Infinity);
    });
    expect(status, step.operation).to.equal('completed');
  }
  const reported = JSON.stringify([...kills]);
  expect(
    [...kills.values()].reduce((sum, count) => sum + count, 0),
    reported,
  ).to.be.at.least((KILLS * steps.length) / 2);
}

/** Every job is cancelled on its way, half of them as their worker dies, and then done by another job. */
async function cancelAll(
  stage: Stage,
  workers: JobWorkers,
  totals: ReadonlyMap<string, number>,
  random: () => number,
): Promise<void> {
  let cancelled = 0;
  for (const step of steps) {
    const status = await run(stage, step, async (id, operation) => {
      await reached(id, random() * 0.7 * totals.get(operation)!);
      await sleep(random() * 15);
      const isKilled = random() < 0.5;
      await Promise.all([
        stage.client.post(`/v1/jobs/${id}/cancel`),
        isKilled && killAt(workers, id, 0, random() * 5),
      ]);
      await reached(id, Infinity);
    });
    if (status === 'cancelled') cancelled++;
    else expect(status, step.operation).to.equal('completed');
    if (status === 'cancelled')
      expect(await run(stage, step, id => reached(id, Infinity).then())).to.equal('completed');
  }
  expect(cancelled).to.be.at.least(steps.length / 2);
}
