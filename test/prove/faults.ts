import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from './stage.js';

/** Something that goes wrong. */
interface Fault {
  name: string;
  /** How often it comes, beside the others. */
  weight: number;
  /** Whether it kills a process with -9. */
  kills: number;
  run(stage: Stage, random: () => number): Promise<void>;
}

const pick = (count: number, random: () => number) => Math.floor(random() * count);

/** Kills all workers at one moment: whichever is at it is among them. */
async function killWorkers(stage: Stage): Promise<void> {
  await Promise.all(Array.from({ length: stage.workerCount }, (_, at) => stage.kill(at)));
}

/** Waits until something happened, or not much longer. */
async function struck(arm: (strike: () => void) => void, strike: () => Promise<void>): Promise<void> {
  const happened = new Promise<boolean>(resolve => arm(() => resolve(true)));
  if (await Promise.race([happened, sleep(3_000, false)])) await strike();
}

const held =
  (name: 'database' | 'mail' | 'webhooks', most: number): Fault['run'] =>
  async (stage, random) => {
    stage.proxies[name].hold();
    await sleep(1_000 + random() * (most - 1_000));
    stage.proxies[name].release();
  };

const cut =
  (name: 'database' | 'mail' | 'webhooks'): Fault['run'] =>
  async stage =>
    stage.proxies[name].cut();

/** All that goes wrong, and how often. */
export const faults = (workerCount: number): Fault[] => [
  {
    name: 'a worker is killed',
    weight: 30,
    kills: 1,
    run: (stage, random) => stage.kill(pick(stage.workerCount, random)),
  },
  { name: 'serve is killed', weight: 10, kills: 1, run: stage => stage.kill('serve') },
  {
    name: 'the workers are killed in DATA',
    weight: 6,
    kills: workerCount,
    run: stage =>
      struck(
        strike => stage.recipients.at('in DATA', strike),
        () => killWorkers(stage),
      ),
  },
  {
    name: 'the workers are killed after DATA, before the reply',
    weight: 6,
    kills: workerCount,
    run: stage =>
      struck(
        strike => {
          stage.recipients.stall(2_000);
          stage.recipients.at('after DATA', strike);
        },
        () => killWorkers(stage),
      ),
  },
  {
    name: 'the workers are killed in a webhook request',
    weight: 6,
    kills: workerCount,
    run: async stage => {
      await struck(
        strike =>
          stage.receiver.behave(
            (_request, response) => void (strike(), setTimeout(() => response.writeHead(204).end(), 2_000)),
          ),
        () => killWorkers(stage),
      );
      stage.receiver.behave((_request, response) => void response.writeHead(204).end());
    },
  },
  {
    name: 'the database is killed',
    weight: 3,
    kills: 1,
    run: async ({ databaseServer }) => void process.kill(databaseServer.serverPid(), 'SIGKILL'),
  },
  { name: 'the database hangs', weight: 3, kills: 0, run: held('database', 8_000) },
  { name: 'connections to the database are cut', weight: 6, kills: 0, run: cut('database') },
  { name: 'mail hangs', weight: 4, kills: 0, run: held('mail', 8_000) },
  { name: 'connections for mail are cut', weight: 6, kills: 0, run: cut('mail') },
  { name: 'the receiver of webhooks hangs', weight: 3, kills: 0, run: held('webhooks', 5_000) },
  { name: 'connections to the receiver are cut', weight: 4, kills: 0, run: cut('webhooks') },
];

/** Lets one fault after another happen until the time is over; returns how often each did, and the kills. */
export async function trouble(
  stage: Stage,
  random: () => number,
  until: number,
): Promise<{ counts: Record<string, number>; kills: number }> {
  const all = faults(stage.workerCount);
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  const counts: Record<string, number> = {};
  let kills = 0;
  while (Date.now() < until) {
    await sleep(200 + random() * 1_500);
    let at = random() * total;
    const fault = all.find(({ weight }) => (at -= weight) < 0) ?? all[0]!;
    await fault.run(stage, random);
    counts[fault.name] = (counts[fault.name] ?? 0) + 1;
    kills += fault.kills;
  }
  return { counts, kills };
}
