import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterNode } from '../support/database-nodes.js';
import { answer } from '../support/receiver.js';
import { numbersFrom } from '../support/sending-world.js';
import type { Stage } from './stage.js';

/** Something that goes wrong. */
interface Fault {
  name: string;
  /** How often it comes, beside the others. */
  weight: number;
  /** What a machine or the kind of database may lack: without it, the fault does not come. */
  needs?: 'inboxes' | 'server' | 'clock' | 'disk' | 'cluster';
  /** Lets it happen; returns how many processes it killed with -9. */
  run(stage: Stage, random: () => number): Promise<number>;
}

/** Kills all workers at one moment: whichever is at it is among them. */
async function killWorkers(stage: Stage): Promise<number> {
  await Promise.all(Array.from({ length: stage.workerCount }, (_, at) => stage.kill(at)));
  return stage.workerCount;
}

/** Kills the workers at a moment, if it comes soon. */
async function killAt(stage: Stage, arm: (strike: () => void) => void): Promise<number> {
  const comes = new Promise<boolean>(resolve => arm(() => resolve(true)));
  return (await Promise.race([comes, sleep(3_000, false)])) ? killWorkers(stage) : 0;
}

/** Waits until a job has handled some of its rows and not all, as long as a fault waits for its moment. */
async function atNextChunk({ database }: Stage, strike: () => void): Promise<void> {
  for (const end = Date.now() + 3_000; Date.now() < end; await sleep(20)) {
    const [job] = await database.manager
      .query<object[]>(
        "SELECT id FROM jobs WHERE status = 'running' AND row_cursor > 0 AND row_cursor < total_count LIMIT 1",
      )
      .catch(() => []);
    if (job) return strike();
  }
}

async function killAndRejoin(node: ClusterNode | null, random: () => number): Promise<number> {
  if (!node) return 0;
  await node.kill();
  await sleep(random() * 10_000);
  await node.rejoin();
  return 1;
}

type Place = keyof Stage['proxies'];

const hang =
  (place: Place, longestMs: number): Fault['run'] =>
  async ({ proxies }, random) => {
    proxies[place]?.hold();
    await sleep(1_000 + random() * (longestMs - 1_000));
    proxies[place]?.release();
    return 0;
  };

const cut =
  (place: Place): Fault['run'] =>
  async ({ proxies }) => {
    proxies[place]?.cut();
    return 0;
  };

/** What kills processes of the service, and how often. */
const killing: readonly Fault[] = [
  {
    name: 'A worker is killed',
    weight: 30,
    async run(stage, random) {
      await stage.kill(Math.floor(random() * stage.workerCount));
      return 1;
    },
  },
  {
    name: 'serve is killed',
    weight: 10,
    async run(stage) {
      await stage.kill('serve');
      return 1;
    },
  },
  {
    name: 'The workers are killed in DATA',
    weight: 6,
    run: stage => killAt(stage, strike => stage.recipients.at('in DATA', strike)),
  },
  {
    name: 'The workers are killed after DATA, before the reply',
    weight: 6,
    run(stage) {
      stage.recipients.stall(2_000);
      return killAt(stage, strike => stage.recipients.at('after DATA', strike));
    },
  },
  {
    name: 'The workers are killed in a webhook request',
    weight: 6,
    async run(stage) {
      const kills = await killAt(stage, strike => stage.receiver.behave(strike));
      stage.receiver.behave(answer(204));
      return kills;
    },
  },
  {
    name: 'The workers are killed after an API has sent, before the response',
    weight: 5,
    run: stage => killAt(stage, strike => stage.apis.at('after DATA', strike)),
  },
  {
    name: 'The workers are killed between a draft and its sending',
    weight: 4,
    run: stage => killAt(stage, strike => stage.apis.at('between a draft and its sending', strike)),
  },
  {
    name: 'The workers are killed in an IMAP fetch',
    weight: 6,
    needs: 'inboxes',
    run: stage => killAt(stage, strike => stage.inboxes?.atFetch(strike)),
  },
  {
    name: 'The workers are killed between the chunks of a job',
    weight: 6,
    run: stage => killAt(stage, strike => void atNextChunk(stage, strike)),
  },
];

/** What else goes wrong, at the same time. */
const surroundings: readonly Fault[] = [
  {
    name: 'The database is killed',
    weight: 3,
    needs: 'server',
    async run({ server }) {
      try {
        process.kill(server!.serverPid(), 'SIGKILL');
        return 1;
      } catch {
        return 0; // It is down already, and starts again.
      }
    },
  },
  {
    name: 'The writing server of the cluster is killed, and joins again',
    weight: 12,
    needs: 'cluster',
    run: async ({ cluster }, random) => killAndRejoin(await cluster!.writing(), random),
  },
  {
    name: 'Another server of the cluster is killed, and joins again',
    weight: 6,
    needs: 'cluster',
    async run({ cluster }, random) {
      const writing = await cluster!.writing();
      const others = cluster!.nodes.filter(node => node !== writing);
      return killAndRejoin(others[Math.floor(random() * others.length)]!, random);
    },
  },
  {
    name: 'All servers of the cluster are restarted, one after another',
    weight: 4,
    needs: 'cluster',
    async run({ cluster }) {
      for (const node of cluster!.nodes) {
        await node.stop();
        await node.rejoin();
      }
      return 0;
    },
  },
  {
    name: 'The receiver of webhooks fails',
    weight: 3,
    async run({ receiver }) {
      receiver.behave(answer(500));
      await sleep(2_000);
      receiver.behave(answer(204));
      return 0;
    },
  },
  {
    name: 'The disk of the database is full',
    weight: 3,
    needs: 'disk',
    async run({ disk }, random) {
      await disk?.fill();
      await sleep(1_000 + random() * 4_000);
      await disk?.free();
      return 0;
    },
  },
  {
    name: 'The clock goes an hour ahead',
    weight: 2,
    needs: 'clock',
    async run({ clock }) {
      await clock?.advance();
      return 0;
    },
  },
  {
    // Not for long: mail that was planned by the later time waits for it.
    name: 'The clock falls an hour or two behind for some seconds',
    weight: 3,
    needs: 'clock',
    async run({ clock }, random) {
      await clock?.fallBehind(1 + Math.floor(random() * 2));
      await sleep(2_000 + random() * 8_000);
      await clock?.bringBack();
      return 0;
    },
  },
  { name: 'The database hangs', weight: 3, needs: 'server', run: hang('database', 30_000) },
  { name: 'Connections to the database are cut', weight: 6, needs: 'server', run: cut('database') },
  { name: 'Mail hangs', weight: 4, run: hang('mail', 8_000) },
  { name: 'Connections for mail are cut', weight: 6, run: cut('mail') },
  {
    name: 'Connections to the APIs of mailboxes are cut',
    weight: 4,
    async run({ apis }) {
      apis.cut();
      return 0;
    },
  },
  { name: 'IMAP hangs', weight: 3, needs: 'inboxes', run: hang('inbox', 8_000) },
  { name: 'Connections to IMAP are cut', weight: 4, needs: 'inboxes', run: cut('inbox') },
  { name: 'The receiver of webhooks hangs', weight: 3, run: hang('webhooks', 5_000) },
  { name: 'Connections to the receiver are cut', weight: 4, run: cut('webhooks') },
];

/** Lets kills and other faults happen until the time is over, side by side; returns how often each did, and the kills. */
export async function trouble(
  stage: Stage,
  seed: number,
  ended: AbortSignal,
): Promise<{ counts: Record<string, number>; kills: number }> {
  const counts: Record<string, number> = {};
  let killed = 0;
  const letHappen = async (faults: readonly Fault[], longestPauseMs: number, random: () => number) => {
    const possible = faults.filter(({ needs }) => !needs || stage[needs] !== null);
    const total = possible.reduce((sum, { weight }) => sum + weight, 0);
    while (!ended.aborted) {
      await sleep(200 + random() * longestPauseMs);
      let at = random() * total;
      const fault = possible.find(({ weight }) => (at -= weight) < 0) ?? possible[0]!;
      stage.note(fault.name);
      const kills = await fault.run(stage, random);
      killed += kills;
      counts[fault.name] = (counts[fault.name] ?? 0) + 1;
    }
  };
  await Promise.all([
    letHappen(killing, 2_500, numbersFrom(seed)),
    letHappen(surroundings, 1_000, numbersFrom(seed + 1)),
  ]);
  await stage.clock?.advance();
  return { counts, kills: killed };
}
