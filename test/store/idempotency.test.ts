import { hash } from 'node:crypto';
import { expect } from 'chai';
import { VirtualClock } from '../support/virtual-clock.js';
import type { IdempotencyClaim } from '../../server/src/domain/api/idempotency.js';
import {
  createIdempotencyStore,
  purgeIdempotencyKeys,
} from '../../server/src/store/idempotency/repository.js';
import { database, freshAccount } from '../support/database.js';

describe('idempotency keys', () => {
  const response = { status: 201, body: '{"b":1,"a":"ü"}', headers: { ETag: 'x' } };
  const day = 24 * 60 * 60_000;

  async function setUp() {
    const clock = new VirtualClock(new Date('2026-03-01T10:00:00Z'));
    const store = createIdempotencyStore(database(), clock);
    const accountId = await freshAccount();
    const claim = (change: Partial<IdempotencyClaim> = {}): IdempotencyClaim => ({
      accountId,
      method: 'POST',
      path: '/v1/campaigns',
      key: 'k',
      bodyHash: hash('sha256', 'body'),
      ...change,
    });
    return { clock, store, claim };
  }

  it('replay the response of the first request', async () => {
    const { store, claim } = await setUp();
    const first = claim();
    expect(await store.begin(first)).to.deep.equal({ kind: 'started' });
    expect(await store.begin(claim())).to.deep.equal({ kind: 'in_progress' });
    await store.finish(first, response);
    expect(await store.begin(claim())).to.deep.equal({ kind: 'replay', response });
  });

  it('count per account, method, path and key, and refuse another body', async () => {
    const { store, claim } = await setUp();
    await store.begin(claim());
    const others = [
      { accountId: await freshAccount() },
      { method: 'PUT' },
      { path: '/v1/jobs' },
      { key: 'K' },
    ];
    for (const change of others) {
      expect(await store.begin(claim(change)), JSON.stringify(change)).to.deep.equal({ kind: 'started' });
    }
    const reused = { kind: 'reused' };
    expect(await store.begin(claim({ bodyHash: hash('sha256', 'other') }))).to.deep.equal(reused);
  });

  it('start once of many requests at a time', async () => {
    const { store, claim } = await setUp();
    const results = await Promise.all(Array.from({ length: 10 }, () => store.begin(claim())));
    expect(results.map(({ kind }) => kind).sort()).to.deep.equal([
      ...Array(9).fill('in_progress'),
      'started',
    ]);
  });

  it('are free again after a request that was given up', async () => {
    const { store, claim } = await setUp();
    const first = claim();
    await store.begin(first);
    await store.abandon(first);
    expect(await store.begin(claim({ bodyHash: hash('sha256', 'other') }))).to.deep.equal({
      kind: 'started',
    });
  });

  it('do not wait a day for a process that died, and do not heed it when it lives after all', async () => {
    const { clock, store, claim } = await setUp();
    const dead = claim();
    await store.begin(dead);
    await clock.advance(10_000);
    expect(await store.begin(claim({ bodyHash: hash('sha256', 'other') }))).to.deep.equal({ kind: 'reused' });
    const second = claim();
    expect(await store.begin(second)).to.deep.equal({ kind: 'started' });
    await store.abandon(dead);
    await store.finish(dead, { ...response, status: 500 });
    expect(await store.begin(claim())).to.deep.equal({ kind: 'in_progress' });
    await store.finish(second, response);
    expect(await store.begin(claim())).to.deep.equal({ kind: 'replay', response });
  });

  it('stay with a request that renews them, however long it takes', async () => {
    const { clock, store, claim } = await setUp();
    const slow = claim();
    await store.begin(slow);
    for (let seconds = 0; seconds < 60; seconds += 3) {
      await clock.advance(3_000);
      await store.renew(slow);
      expect(await store.begin(claim())).to.deep.equal({ kind: 'in_progress' });
    }
    await store.finish(slow, response);
    await store.renew(slow);
    expect(await store.begin(claim())).to.deep.equal({ kind: 'replay', response });
  });

  it('are forgotten after 24 hours', async () => {
    const { clock, store, claim } = await setUp();
    const first = claim();
    await store.begin(first);
    await store.finish(first, response);
    await clock.advance(day - 1);
    expect((await store.begin(claim())).kind).to.equal('replay');
    await clock.advance(1);
    expect(await store.begin(claim({ bodyHash: hash('sha256', 'other') }))).to.deep.equal({
      kind: 'started',
    });
    expect(await purgeIdempotencyKeys(database(), clock.now(), 1_000)).to.be.at.least(0);
    await clock.advance(day);
    expect(await purgeIdempotencyKeys(database(), clock.now(), 1_000)).to.be.at.least(1);
    expect(await purgeIdempotencyKeys(database(), clock.now(), 1_000)).to.equal(0);
  });
});
