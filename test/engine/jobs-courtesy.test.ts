import { expect } from 'chai';
import { openTraffic } from '../../server/src/compose/traffic.js';
import type { Clock } from '../../server/src/domain/clock.js';
import { courtesyOf } from '../../server/src/engine/jobs/courtesy.js';
import { startServer } from '../http/support/server.js';

/** How long a job rests after a chunk of 300 ms in which so many requests were answered. */
async function restAfter(requests: number): Promise<number> {
  let [now, answered] = [0, 7];
  const clock: Clock = { now: () => new Date(now), sleep: async ms => void (now += ms) };
  const courtesy = courtesyOf(clock, () => answered);
  const done = await courtesy.beside(async () => {
    now += 300;
    answered += requests;
    return 'done';
  });
  expect(done).to.equal('done');
  return now - 300;
}

describe('a job beside requests', () => {
  it('rests the longer the more was asked meanwhile, but no longer than it worked', async () => {
    expect(await restAfter(0)).to.equal(0);
    expect(await restAfter(1)).to.equal(10);
    expect(await restAfter(4)).to.equal(40);
    expect(await restAfter(30)).to.equal(300);
    expect(await restAfter(5_000)).to.equal(300);
  });

  it('does not rest after a chunk that failed', async () => {
    let slept = false;
    const clock: Clock = { now: () => new Date(0), sleep: async () => void (slept = true) };
    let answered = 0;
    const failing = courtesyOf(clock, () => answered).beside(async () => {
      answered += 5;
      throw new Error('no');
    });
    expect(await failing.catch((error: Error) => error.message)).to.equal('no');
    expect(slept).to.equal(false);
  });

  it('takes small chunks while others ask, and large ones else', async () => {
    let [now, answered] = [0, 1_000];
    const clock: Clock = { now: () => new Date(now), sleep: async ms => void (now += ms) };
    const courtesy = courtesyOf(clock, () => answered);
    const sizes: number[] = [];
    for (let second = 0; second < 60; second++) {
      // What prepares the next job is asked while none is worked on.
      if (second < 10) answered += 20;
      sizes.push(courtesy.sizeOf(2_000));
      await courtesy.beside(async () => {
        now = 1_000 * second;
        if (second >= 30 && second < 40) answered += 2;
      });
    }
    const small = sizes.flatMap((size, second) => (size === 2_000 ? [] : [second]));
    expect(small).to.deep.equal([33, 34, 35, 36, 37, 38, 39, 40, 41, 42]);
    expect(sizes[33]).to.equal(100);
    expect(courtesy.sizeOf(1)).to.equal(1);
  });

  it('counts what is asked, but not whether a job has ended', async () => {
    const { answered, http } = openTraffic(2)!;
    const job = { method: 'GET', path: '/v1/jobs/{id}', handle: () => ({ status: 200 }) };
    const server = await startServer({}, { observers: [http], publicRoutes: [job] });
    for (const path of ['/v1/campaigns', '/v1/jobs/1', '/v1/jobs', '/health']) await server.call(path);
    await server.close();
    expect(answered[0]).to.equal(3);
  });

  it('needs not give way where there are processors enough', () => {
    expect(openTraffic(4)).to.equal(undefined);
  });
});
