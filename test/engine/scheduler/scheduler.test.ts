import { expect } from 'chai';
import { pino } from 'pino';
import type { EntityManager } from 'typeorm';
import { VirtualClock } from '../../support/virtual-clock.js';
import { exclusive, runTasks, type Task } from '../../../server/src/engine/scheduler/scheduler.js';
import { newId, toBin } from '../../../server/src/store/database/ids.js';
import { transaction } from '../../../server/src/store/database/transaction.js';
import { database, freshAccount } from '../../support/database.js';

const settled = () => new Promise(resolve => setImmediate(resolve));

/** A logger that keeps its lines. */
function memoryLog(): { log: pino.Logger; lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: line => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  return { log, lines };
}

function counting(results: (boolean | Error)[]): Task & { runs: number } {
  const task = {
    name: 'counting',
    pollMs: 1_000,
    runs: 0,
    async run() {
      const result = results[task.runs++] ?? false;
      if (result instanceof Error) throw result;
      return result;
    },
  };
  return task;
}

/** In the middle: polls are as far apart as the task says. */
const random = () => 0.5;

describe('the scheduler', () => {
  const start = new Date('2026-03-02T15:00:00Z');

  it('runs on while there is more, and rests when there is not', async () => {
    const clock = new VirtualClock(start);
    const stop = new AbortController();
    const task = counting([true, true, false, false]);
    const running = runTasks([task], { clock, signal: stop.signal, log: memoryLog().log, random });
    await settled();
    expect(task.runs).to.equal(3);
    await clock.advance(999);
    expect(task.runs).to.equal(3);
    await clock.advance(1);
    expect(task.runs).to.equal(4);
    stop.abort();
    await running;
  });

  it('survives failures, backs off, and says when it works again', async () => {
    const clock = new VirtualClock(start);
    const stop = new AbortController();
    const { log, lines } = memoryLog();
    const down = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', fatal: true });
    const task = counting([new Error('bug'), down, down, true]);
    const running = runTasks([task], { clock, signal: stop.signal, log, random });
    await settled();
    for (const [pause, runs] of [
      [1_000, 2],
      [2_000, 3],
      [4_000, 5],
    ] as const) {
      await clock.advance(pause - 1);
      expect(task.runs).to.be.lessThan(runs);
      await clock.advance(1);
      await settled();
      expect(task.runs).to.equal(runs);
    }
    stop.abort();
    await running;
    expect(lines.map(line => line.msg)).to.deep.equal(['failed, will be tried again', 'works again']);
  });

  it('runs a task at once when a transaction has written to one of its tables, and no other', async () => {
    const clock = new VirtualClock(start);
    const stop = new AbortController();
    const accountId = await freshAccount();
    const [leads, campaigns] = [counting([]), counting([])];
    const hasRunAgain = new Promise(resolve => {
      const { run } = campaigns;
      campaigns.run = () => run().finally(() => campaigns.runs > 1 && resolve(null));
    });
    const tasks = [
      { ...leads, tables: ['leads', 'lead_lists'], run: leads.run },
      { ...campaigns, tables: ['campaigns'], run: campaigns.run },
    ];
    const running = runTasks(tasks, { clock, signal: stop.signal, log: memoryLog().log, random });
    await settled();
    const write = (tx: EntityManager, table: string) =>
      tx.query(`UPDATE ${table} SET name = name WHERE account_id = ?`, [toBin(accountId)]);
    const undone = transaction(database(), async tx => {
      await write(tx, 'lead_lists');
      throw new Error('Undone.');
    });
    await undone.catch(() => undefined);
    await transaction(database(), tx => write(tx, 'campaigns'));
    await hasRunAgain;
    expect([leads.runs, campaigns.runs]).to.deep.equal([1, 2]);
    stop.abort();
    await running;
  });

  it('ends only after the run that is under way, and closes its tasks', async () => {
    const clock = new VirtualClock(start);
    const stop = new AbortController();
    const order: string[] = [];
    let finish: () => void = () => undefined;
    const task: Task = {
      name: 'slow',
      pollMs: 1_000,
      async run() {
        await new Promise<void>(resolve => (finish = resolve));
        order.push('ran');
        return true;
      },
      async close() {
        order.push('closed');
      },
    };
    const running = runTasks([task], { clock, signal: stop.signal, log: memoryLog().log, random });
    await settled();
    stop.abort();
    finish();
    await running;
    expect(order).to.deep.equal(['ran', 'closed']);
  });

  it('lets one worker at a time run an exclusive task, and another after its lease', async () => {
    const clock = new VirtualClock(start);
    const name = `exclusive-${newId()}`;
    const ran: string[] = [];
    const worker = (who: string) =>
      exclusive(
        {
          name,
          pollMs: 1_000,
          async run() {
            ran.push(who);
            return false;
          },
        },
        { database: database(), clock, owner: newId(), ttlMs: 30_000 },
      );
    const [first, second] = [worker('first'), worker('second')];
    await first!.run();
    await second!.run();
    await clock.advance(20_000);
    await first!.run();
    await second!.run();
    await clock.advance(31_000);
    await second!.run();
    await first!.run();
    await second!.close?.();
    await first!.run();
    expect(ran).to.deep.equal(['first', 'first', 'second', 'first']);
  });
});
