import { hash } from 'node:crypto';
import { expect } from 'chai';
import { VirtualClock } from '../support/virtual-clock.js';
import { createKeyCache, type ApiKeyIdentity } from '../../server/src/http/key-cache.js';

const key = (over: Partial<ApiKeyIdentity> = {}): ApiKeyIdentity => ({
  id: 'k1',
  accountId: 'a1',
  expiresAt: null,
  revokedAt: null,
  ...over,
});

function setUp(options: { maxEntries?: number } = {}) {
  const clock = new VirtualClock(new Date('2026-01-01T00:00:00Z'));
  const rows = new Map([[hash('sha256', 's1', 'hex'), key()]]);
  const state = { loads: 0, asked: 0, broken: false, revoked: [] as string[], held: Promise.resolve() };
  const cache = createKeyCache({
    clock,
    ...options,
    load: async secretHash => {
      state.loads += 1;
      const row = rows.get(secretHash) ?? null;
      await state.held;
      if (state.broken) throw new Error('no database');
      return row;
    },
    revokedSince: async since => {
      state.asked += 1;
      expect(clock.now().getTime() - since.getTime()).to.be.at.least(60_000);
      if (state.broken) throw new Error('no database');
      return state.revoked;
    },
  });
  return { clock, rows, state, cache };
}

describe('key cache', () => {
  it('asks once for many requests, also for those that come together', async () => {
    const { cache, state } = setUp();
    const keys = await Promise.all([1, 2, 3].map(() => cache.find('s1')));
    expect(keys.map(found => found?.id)).to.deep.equal(['k1', 'k1', 'k1']);
    for (let i = 0; i < 100; i++) await cache.find('s1');
    expect(state.loads).to.equal(1);
  });

  it('serves an ageing key at once and reads it again behind the request', async () => {
    const { cache, clock, state, rows } = setUp();
    await cache.find('s1');
    await clock.advance(5_000);
    rows.set([...rows.keys()][0]!, key({ revokedAt: new Date() }));
    expect(cache.find('s1')).to.deep.equal(key());
    await new Promise(setImmediate);
    expect(state.loads).to.equal(2);
    expect(cache.find('s1')).to.equal(null);
  });

  it('does not trust a key that was not read for long', async () => {
    const { cache, clock, rows } = setUp();
    await cache.find('s1');
    rows.clear();
    await clock.advance(15_000);
    expect(await cache.find('s1')).to.equal(null);
  });

  it('trusts no key while the clock is behind the time at which it was read', async () => {
    const { cache, clock, rows } = setUp();
    await cache.find('s1');
    rows.set([...rows.keys()][0]!, key({ revokedAt: new Date() }));
    const at = clock.now().getTime();
    clock.now = () => new Date(at - 3_600_000);
    expect(await cache.find('s1')).to.equal(null);
  });

  it('goes on with what it knows while the database is away, until a revocation would count', async () => {
    const { cache, clock, state } = setUp();
    await cache.find('s1');
    state.broken = true;
    await clock.advance(999);
    expect(cache.find('s1')).to.deep.equal(key());
    await clock.advance(1);
    const failure = await Promise.resolve(cache.find('s1')).catch((error: unknown) => error);
    expect(failure).to.be.an('error');
  });

  it('hears of what other processes revoked within a second, and reads no other key again', async () => {
    const { cache, clock, rows, state } = setUp();
    rows.set(hash('sha256', 's2', 'hex'), key({ id: 'k2' }));
    await Promise.all([cache.find('s1'), cache.find('s2')]);
    await clock.advance(3_000);
    rows.set(hash('sha256', 's1', 'hex'), key({ revokedAt: clock.now() }));
    state.revoked = ['k1', 'k of nobody here'];
    await clock.advance(500);
    expect(await cache.find('s1')).to.equal(null);
    expect(state.loads).to.equal(3);
    await clock.advance(1_400);
    expect(cache.find('s1')).to.equal(null);
    expect(cache.find('s2')).to.include({ id: 'k2' });
    expect(state.loads).to.equal(3);
  });

  it('does not keep what was read before it heard of a revocation', async () => {
    const { cache, clock, rows, state } = setUp();
    const secretHash = hash('sha256', 's1', 'hex');
    await cache.find('s1');
    cache.invalidate('k1');
    let answer = () => {};
    state.held = new Promise(resolve => (answer = resolve));
    const reading = cache.find('s1');
    rows.set(secretHash, key({ revokedAt: clock.now() }));
    state.revoked = ['k1'];
    await clock.advance(500);
    answer();
    expect(await reading).to.equal(null);
  });

  it('asks what was revoked only while keys are used, and catches up afterwards', async () => {
    const { cache, clock, rows, state } = setUp();
    await cache.find('s1');
    await clock.advance(60_000);
    expect(state.asked).to.equal(20);
    expect(clock.pending).to.equal(0);
    rows.set(hash('sha256', 's1', 'hex'), key({ revokedAt: clock.now() }));
    await clock.advance(5_000);
    expect(await cache.find('s1')).to.equal(null);
  });

  it('asks no more once it is closed', async () => {
    const { cache, clock } = setUp();
    await cache.find('s1');
    expect(clock.pending).to.equal(1);
    cache.close();
    expect(clock.pending).to.equal(0);
  });

  it('refuses a key from the moment it expires', async () => {
    const { cache, clock, rows } = setUp();
    rows.set([...rows.keys()][0]!, key({ expiresAt: new Date('2026-01-01T00:00:02Z') }));
    expect(await cache.find('s1')).to.include({ id: 'k1' });
    await clock.advance(1_999);
    expect(await cache.find('s1')).to.include({ id: 'k1' });
    await clock.advance(1);
    expect(await cache.find('s1')).to.equal(null);
  });

  it('forgets an invalidated key at once', async () => {
    const { cache, rows } = setUp();
    await cache.find('s1');
    rows.clear();
    cache.invalidate('k1');
    expect(await cache.find('s1')).to.equal(null);
  });

  it('does not keep what was read before an invalidation', async () => {
    const { cache, rows, state } = setUp();
    const reading = cache.find('s1');
    rows.clear();
    cache.invalidate('k1');
    expect(await reading).to.equal(null);
    expect(state.loads).to.equal(2);
  });

  it('remembers wrong secrets, but not without bound and not for ever', async () => {
    const { cache, clock, state } = setUp({ maxEntries: 3 });
    for (let i = 0; i < 3; i++) await cache.find('wrong');
    expect(state.loads).to.equal(1);
    await cache.find('s1');
    for (let i = 0; i < 10; i++) await cache.find(`wrong ${i}`);
    expect(state.loads).to.equal(12);
    await cache.find('s1');
    expect(state.loads, 'wrong secrets do not push out keys').to.equal(12);
    await cache.find('wrong');
    expect(state.loads, 'the oldest wrong secret was dropped').to.equal(13);
    await clock.advance(15_000);
    await cache.find('wrong');
    expect(state.loads).to.equal(14);
  });

  it('reports once which keys were used, and when last', async () => {
    const { cache, clock } = setUp();
    await cache.find('s1');
    await clock.advance(1_000);
    await cache.find('s1');
    await cache.find('wrong');
    const usedAt = new Date('2026-01-01T00:00:01Z');
    expect(cache.drainUsage()).to.deep.equal([{ accountId: 'a1', apiKeyId: 'k1', usedAt }]);
    expect(cache.drainUsage()).to.deep.equal([]);
  });
});
