import { expect } from 'chai';
import fc from 'fast-check';
import type { Logger } from 'pino';
import { VirtualClock } from '../support/virtual-clock.js';
import { createRateLimiter } from '../../server/src/http/rate-limiter.js';

const start = new Date('2026-01-01T00:00:10.500Z');

describe('rate limiter', () => {
  it('counts each account by itself and says what is left', async () => {
    const limiter = createRateLimiter({ clock: new VirtualClock(start), perMinute: 2 });
    const taken = await Promise.all(['a', 'a', 'a', 'b'].map(account => limiter.take(account)));
    expect(taken.map(({ allowed, remaining }) => [allowed, remaining])).to.deep.equal([
      [true, 1],
      [true, 0],
      [false, 0],
      [true, 1],
    ]);
    expect(taken[2]).to.include({
      limit: 2,
      resetAt: Date.UTC(2026, 0, 1, 0, 1) / 1000,
      retryAfterSeconds: 50,
    });
  });

  it('starts anew with the minute of the clock', async () => {
    const clock = new VirtualClock(start);
    const limiter = createRateLimiter({ clock, perMinute: 1 });
    await limiter.take('a');
    await clock.advance(49_499);
    expect(await limiter.take('a')).to.include({ allowed: false, retryAfterSeconds: 1 });
    await clock.advance(1);
    expect(await limiter.take('a')).to.include({ allowed: true, remaining: 0, retryAfterSeconds: 60 });
  });

  it('never lets more through in a minute than allowed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.nat(20_000), { maxLength: 60 }),
        async (perMinute, pauses) => {
          const clock = new VirtualClock(start);
          const limiter = createRateLimiter({ clock, perMinute });
          const passed = new Map<number, number>();
          for (const pause of pauses) {
            await clock.advance(pause);
            const { allowed, resetAt } = await limiter.take('a');
            if (allowed) passed.set(resetAt, (passed.get(resetAt) ?? 0) + 1);
            expect(resetAt * 1000).to.be.greaterThan(clock.now().getTime());
          }
          for (const count of passed.values()) expect(count).to.be.at.most(perMinute);
        },
      ),
    );
  });

  describe('over several processes', () => {
    /** What the processes share, as one of them sees it. */
    function setUp(perMinute: number) {
      const clock = new VirtualClock(start);
      const state = { left: perMinute, asked: 0, broken: false };
      const said: string[] = [];
      const log = {
        info: (text: string) => said.push(text),
        warn: (_: unknown, text: string) => said.push(text),
      };
      const shared = {
        async take() {
          state.asked += 1;
          if (state.broken) throw new Error('gone');
          return state.left > 0 ? (state.left -= 1) : -1;
        },
        close: async () => undefined,
      };
      const limiter = createRateLimiter({ clock, perMinute, shared, log: log as unknown as Logger });
      return { clock, state, said, limiter };
    }

    it('lets through what all of them have left', async () => {
      const { state, limiter } = setUp(5);
      expect(await limiter.take('a')).to.include({ allowed: true, remaining: 4 });
      state.left = 1;
      expect(await limiter.take('a')).to.include({ allowed: true, remaining: 0 });
      expect(await limiter.take('a')).to.include({ allowed: false, remaining: 0, retryAfterSeconds: 50 });
      // What was refused was not counted: it may be had when others give back.
      state.left = 2;
      expect(await limiter.take('a')).to.include({ allowed: true, remaining: 1 });
    });

    it('goes by its own count while the others are not heard of, and says so once', async () => {
      const { clock, state, said, limiter } = setUp(5);
      await limiter.take('a');
      await limiter.take('a');
      state.broken = true;
      const taken = await Promise.all(Array.from({ length: 9 }, () => limiter.take('a')));
      expect(taken.filter(({ allowed }) => allowed)).to.have.length(3);
      expect(await limiter.take('b')).to.include({ allowed: true, remaining: 4 });
      expect(said).to.deep.equal(['the rate limit is counted by this process alone']);
      state.asked = 0;
      await clock.advance(1_000);
      await Promise.all(Array.from({ length: 4 }, () => limiter.take('b')));
      expect(state.asked, 'one request tries').to.equal(1);
      state.broken = false;
      await clock.advance(1_000);
      state.left = 1;
      expect(await limiter.take('c')).to.include({ allowed: true, remaining: 0 });
      expect(await limiter.take('c')).to.include({ allowed: false });
      expect(said.slice(1)).to.deep.equal(['the rate limit is counted over all processes again']);
    });
  });
});
