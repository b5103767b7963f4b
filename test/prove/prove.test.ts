import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { toBin } from '../../server/src/store/database/ids.js';
import { numbersFrom } from '../support/sending-world.js';
import type { ClusterKind } from './databases.js';
import { trouble } from './faults.js';
import { judge } from './laws.js';
import { launch, type Launched } from './load.js';
import { observe } from './observe.js';
import { probe } from './probe.js';
import { endLimits } from './limits.js';
import { figures, markdown, type Run } from './report.js';
import { growthOf, takeSamples } from './samples.js';
import { openStage, type Stage } from './stage.js';

// All tests run it once, briefly; `make prove` for longer: SEED=… MINUTES=… WORKERS=… CLUSTER=… CALM=true make prove
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const minutes = Number(process.env.MINUTES ?? 0.5);
const workerCount = Number(process.env.WORKERS ?? 2);
const clusterKind = (process.env.CLUSTER ?? 'none') as ClusterKind;
/** Without faults, for what grows over time. */
const isCalm = process.env.CALM === 'true';
/** The longest that everything may take to come to rest: leases end, and what is retried is tried again. */
const restMs = 10 * 60_000;
/** Every third campaign is imported in several chunks, and not launched; every sixth has a bad list, or time zones. */
function waveOf(wave: number) {
  const [isLaunched, isBad, isZoned] = [wave % 3 !== 2, wave % 6 === 1, wave % 6 === 0];
  return { people: !isLaunched ? 2_200 : isBad ? 300 : 150, isLaunched, isBad, isZoned };
}

const say = (line: string) => console.error(line);

describe('the service while all around it fails', () => {
  it('keeps its promises', async function () {
    this.timeout(minutes * 60_000 + restMs + 60_000);
    say(
      `SEED=${seed} MINUTES=${minutes} WORKERS=${workerCount} CLUSTER=${clusterKind}: starting the database, the service and its workers …`,
    );
    const stage = await openStage(workerCount, clusterKind, { isCalm, minutes }, numbersFrom(seed));
    try {
      const run = await prove(stage);
      const report = `# Proof report\n\n${markdown(run)}`;
      const { faults, kills, startedAt, results } = run;
      const summary = {
        cluster: clusterKind,
        seed,
        startedAt,
        minutes,
        kills,
        faults,
        figures: figures(run),
        results,
      };
      await mkdir('.cache', { recursive: true });
      await writeFile('.cache/proof.md', report);
      await writeFile('.cache/proof.json', JSON.stringify(summary, null, 2));
      console.log(report);
      expect(results.filter(({ breaches }) => breaches.length > 0)).to.deep.equal([]);
      expect(await stage.stop(), 'exit codes of serve and of the workers').to.deep.equal([
        0,
        ...Array<number>(workerCount).fill(0),
      ]);
    } catch (error) {
      say(stage.history().join('\n'));
      throw error;
    } finally {
      await stage.close();
    }
  });
});

/** Lets users work and faults happen for the time, waits for rest, and judges. */
async function prove(stage: Stage): Promise<Run> {
  const startedAt = new Date();
  const launched: Launched[] = [];
  const [ending, givingUp] = [new AbortController(), new AbortController()];
  const [ended, givenUp] = [ending.signal, givingUp.signal];
  // Not `AbortSignal.timeout`: combined with others, Node 20 may forget it.
  setTimeout(() => ending.abort(), minutes * 60_000).unref();
  setTimeout(() => givingUp.abort(), minutes * 60_000 + restMs).unref();
  const loading = async () => {
    for (let wave = 0; !ended.aborted; wave++) {
      launched.push(await launch(stage, wave, waveOf(wave), givenUp));
      say(`Campaign ${wave} is imported; ${stage.recipients.arrivals.length} messages have arrived`);
      await sleep(5_000);
    }
  };
  const parts = [
    isCalm ? { counts: {}, kills: 0 } : trouble(stage, seed, ended),
    isCalm ? takeSamples(stage, ended) : [],
    probe(stage, ended, givenUp),
    loading(),
  ] as const;
  const [{ counts, kills }, samples, { longestWriteMs, erased }] = await Promise.all(parts).catch(
    async (error: unknown) => {
      // No fault may start a database again that is closed.
      for (const controller of [ending, givingUp]) controller.abort();
      await Promise.allSettled(parts);
      throw error;
    },
  );
  const limited = await endLimits(stage, launched);
  say(`${kills} kills. Waiting for everything to come to rest …`);
  await rest(stage, Date.now() + restMs);
  const observed = await observe(stage, launched, erased, limited);
  const { killedStarts } = stage;
  return {
    cluster: clusterKind,
    seed,
    startedAt,
    minutes,
    kills: kills + killedStarts,
    longestWriteMs,
    faults: isCalm ? {} : { 'serve is killed in its first start': killedStarts, ...counts },
    growth: isCalm ? growthOf(samples) : [],
    observed,
    results: judge(observed),
  };
}

/** Waits until nothing is left to do: no job, no send, no enrollment, no delivery. */
async function rest({ accountId, database, inboxes, apis }: Stage, until: number): Promise<void> {
  const account = toBin(accountId);
  const goesOn = 'campaign_id NOT IN (SELECT id FROM campaigns WHERE guard_trip IS NOT NULL)';
  const tables = {
    // Of a message whose fate is unknown, a person decides.
    enrollments: `state = 'active' AND ${goesOn} AND NOT (awaits = 'sending' AND next_action_at IS NULL AND last_error IS NOT NULL)`,
    // What was on its way when a campaign paused comes to its end as well.
    sends: `(state = 'sending' OR state = 'queued' AND ${goesOn})`,
    jobs: "status NOT IN ('completed', 'failed', 'cancelled')",
    events: "delivery_status = 'pending'",
  };
  const refused = [
    ['events', 'due_at', "delivery_status = 'pending' AND attempts > 1"],
    ['enrollments', 'next_action_at', "state = 'active' AND awaits = 'send' AND attempts > 1"],
  ];
  for (let turn = 0; Date.now() < until; turn++) {
    // What was refused often would be tried again after minutes or hours: as if they had passed. Beside the workers this can
    // lose a conflict, and comes again.
    for (const [table, dueAt, condition] of refused)
      await database.manager
        .query(
          `UPDATE ${table} SET ${dueAt} = UTC_TIMESTAMP(3) WHERE account_id = ? AND ${condition} AND ${dueAt} > UTC_TIMESTAMP(3)`,
          [account],
        )
        .catch(() => undefined);
    const left: string[] = [];
    for (const [table, condition] of Object.entries(tables)) {
      const [row] = await database.manager.query<{ count: number }[]>(
        `SELECT COUNT(*) AS count FROM ${table} WHERE account_id = ? AND ${condition}`,
        [account],
      );
      if (Number(row!.count) > 0) left.push(`${row!.count} of ${table}`);
    }
    const [replies] = await database.manager.query<{ count: number }[]>(
      "SELECT COUNT(*) AS count FROM messages WHERE account_id = ? AND direction = 'received'",
      [account],
    );
    const unread = apis.replyCount() + (inboxes?.replyCount() ?? 0) - Number(replies!.count);
    if (unread > 0) left.push(`${unread} of replies`);
    if (left.length === 0) return;
    if (turn % 10 === 0) say(`Left: ${left.join(', ')}`);
    await sleep(1_000);
  }
}
