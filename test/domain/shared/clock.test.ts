import { expect } from 'chai';
import { VirtualClock } from '../../support/virtual-clock.js';
import { systemClock } from '../../../server/src/domain/shared/clock.js';

const start = new Date('2026-01-01T00:00:00Z');

describe('virtual clock', () => {
  it('does not move until it is moved', async () => {
    const clock = new VirtualClock(start);
    expect(clock.now()).to.deep.equal(start);
    await clock.advance(1500);
    expect(clock.now().getTime() - start.getTime()).to.equal(1500);
  });

  it('wakes sleepers in the order of their times, each at its own time', async () => {
    const clock = new VirtualClock(start);
    const woken: [string, number][] = [];
    const sleeper = async (name: string, ms: number) => {
      await clock.sleep(ms);
      woken.push([name, clock.now().getTime() - start.getTime()]);
    };
    void sleeper('late', 300);
    void sleeper('early', 100);
    void sleeper('never', 1001);
    void sleeper('tie', 300);
    await clock.advance(1000);
    expect(woken).to.deep.equal([
      ['early', 100],
      ['late', 300],
      ['tie', 300],
    ]);
    expect(clock.pending).to.equal(1);
    expect(clock.nextWake).to.deep.equal(new Date(start.getTime() + 1001));
  });

  it('wakes what falls asleep again within the same move', async () => {
    const clock = new VirtualClock(start);
    let ticks = 0;
    void (async () => {
      for (;;) {
        await clock.sleep(60_000);
        ticks += 1;
      }
    })();
    await clock.advance(3_600_000);
    expect(ticks).to.equal(60);
  });

  it('ends a sleep with the reason of its signal', async () => {
    const clock = new VirtualClock(start);
    const controller = new AbortController();
    const sleep = clock.sleep(1000, controller.signal).catch((error: unknown) => error);
    controller.abort(new Error('stopped'));
    expect(await sleep).to.have.property('message', 'stopped');
    expect(clock.pending).to.equal(0);
    const late = await clock.sleep(1, controller.signal).catch((error: unknown) => error);
    expect(late).to.have.property('message', 'stopped');
  });
});

describe('system clock', () => {
  it('ends a sleep with the reason of its signal', async () => {
    const controller = new AbortController();
    const sleep = systemClock.sleep(2 ** 40, controller.signal).catch((error: unknown) => error);
    controller.abort(new Error('stopped'));
    expect(await sleep).to.have.property('message', 'stopped');
  });

  it('returns from a sleep that takes no time', async () => {
    const before = systemClock.now().getTime();
    await systemClock.sleep(0);
    expect(systemClock.now().getTime()).to.be.at.least(before);
  });
});
