import { expect } from 'chai';
import fc from 'fast-check';
import { VirtualClock } from '../../server/src/domain/clock.js';
import { createMemoryRateLimiter } from '../../server/src/http/rate-limiter.js';

const start = new Date('2026-01-01T00:00:10.500Z');

describe('rate limiter', () => {
  it('counts each account by itself and tells what is left', async () => {
    const limiter = createMemoryRateLimiter({ clock: new VirtualClock(start), perMinute: 2 });
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
    const limiter = createMemoryRateLimiter({ clock, perMinute: 1 });
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
          const limiter = createMemoryRateLimiter({ clock, perMinute });
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
});
