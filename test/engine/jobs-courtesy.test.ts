import { expect } from 'chai';
import { openTraffic } from '../../server/src/compose/traffic.js';
import type { Clock } from '../../server/src/domain/clock.js';
import { courtesyOf } from '../../server/src/engine/jobs/courtesy.js';

/** How long a job rests after a chunk of 300 ms in which so many requests were answered. */
async function restAfter(requests: number): Promise<number> {
  let [now, answered] = [0, 7];
  const clock: Clock = { now: () => new Date(now), sleep: async ms => void (now += ms) };
  const courtesy = courtesyOf(clock, () => answered);
  const done = await courtesy(async () => {
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
    const failing = courtesyOf(
      clock,
      () => answered,
    )(async () => {
      answered += 5;
      throw new Error('no');
    });
    expect(await failing.catch((error: Error) => error.message)).to.equal('no');
    expect(slept).to.equal(false);
  });

  it('counts what is asked, but not whether a job has ended', () => {
    const { answered, onAnswered } = openTraffic(2)!;
    for (const route of ['/v1/campaigns', '/v1/jobs/{id}', '/v1/jobs', '']) onAnswered({ route });
    expect(answered[0]).to.equal(3);
  });

  it('needs not give way where there are processors enough', () => {
    expect(openTraffic(4)).to.equal(undefined);
  });
});
