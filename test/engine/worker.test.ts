import { expect } from 'chai';
import { pino } from 'pino';
import { VirtualClock } from '../../server/src/domain/clock.js';
import { exclusive, runWorker, type Task } from '../../server/src/engine/worker.js';
import { newId } from '../../server/src/store/database/ids.js';
import { database } from '../support/database.js';

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
    idleMs: 1_000,
    runs: 0,
    async run() {
      const result = results[task.runs++] ?? false;
      if (result instanceof Error) throw result;
      return result;
    },
  };
  return task;
}

describe('the worker', () => {
  const start = new Date('2026-03-02T15:00:00Z');

  it('runs on while there is more, and rests when there is not', async () => {
    const clock = new VirtualClock(start);
    const stop = new AbortController();
    const task = counting([true, true, false, false]);
    const running = runWorker([task], { clock, signal: stop.signal, log: memoryLog().log });
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
    const running = runWorker([task], { clock, signal: stop.signal, log });
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

  it('ends only after the run that is under way, and closes its tasks', async () => {
    const clock = new VirtualClock(start);
    const stop = new AbortController();
    const order: string[] = [];
    let finish: () => void = () => undefined;
    const task: Task = {
      name: 'slow',
      idleMs: 1_000,
      async run() {
        await new Promise<void>(resolve => (finish = resolve));
        order.push('ran');
        return true;
      },
      async close() {
        order.push('closed');
      },
    };
    const running = runWorker([task], { clock, signal: stop.signal, log: memoryLog().log });
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
          idleMs: 1_000,
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
