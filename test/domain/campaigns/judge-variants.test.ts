import { expect } from 'chai';
import {
  judgeVariants,
  sendsUntilCheckpoint,
  type VariantCounts,
} from '../../../server/src/domain/campaigns/judge-variants.js';
import { randomOf } from '../../faults/support/random.js';

const setting = { min_sent: 50, confidence: 90 };

/** Sends messages of variants that are replied to at random, compared at each reply; returns those that were paused, in order. */
function play(rates: readonly number[], messages: number, random: () => number, option = setting): string[] {
  let active = rates.map((rate, index) => ({ variantId: String(index), sent: 0, replied: 0, rate }));
  const paused: string[] = [];
  let judged = 0;
  for (let sent = 0; sent < messages; sent++) {
    const variant = active[Math.floor(random() * active.length)]!;
    variant.sent++;
    if (random() >= variant.rate) continue;
    variant.replied++;
    const judgement = judgeVariants(active, option, judged);
    if (!judgement) continue;
    judged = judgement.checkpoint;
    paused.push(...judgement.losers.map(({ variantId }) => variantId));
    active = active.filter(({ variantId }) => !paused.includes(variantId));
  }
  return paused;
}

describe('variants that are compared', () => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  const random = randomOf(seed);

  /** Of so many campaigns, the share in which any variant is paused. */
  const shareOf = (campaigns: number, rates: readonly number[], option = setting) =>
    Array.from({ length: campaigns }, () => play(rates, option.min_sent * rates.length * 16, random, option))
      .filter(paused => paused.length > 0).length / campaigns; // prettier-ignore

  it(`are seldom paused where all are as good (seed ${seed})`, function () {
    this.timeout(60_000);
    expect(shareOf(10_000, [0.05, 0.05])).to.be.at.most(0.1);
    expect(shareOf(10_000, [0.4, 0.4])).to.be.at.most(0.1);
    expect(shareOf(2_000, [0.05, 0.05, 0.05, 0.05])).to.be.at.most(0.1);
    expect(shareOf(2_000, [0.3, 0.3], { min_sent: 100, confidence: 80 })).to.be.at.most(0.2);
  });

  it(`are paused where one is twice as good, and that one is not (seed ${seed})`, function () {
    this.timeout(60_000);
    const campaigns = Array.from({ length: 1_000 }, () => play([0.04, 0.08, 0.04], 16_000, random));
    const won = campaigns.filter(paused => [...paused].sort().join() === '0,2');
    expect(won.length).to.be.at.least(980);
    expect(campaigns.filter(paused => paused.includes('1'))).to.have.length.at.most(10);
  });

  it('are judged the same for the same numbers', () => {
    const twice = [0, 1].map(() => {
      const numbers = randomOf(7);
      return Array.from({ length: 50 }, () => play([0.03, 0.08, 0.05], 3_000, numbers));
    });
    expect(twice[0]).to.deep.equal(twice[1]);
    expect(new Set(twice[0]!.map(paused => paused.join())).size).to.be.greaterThan(1);
  });

  const counts = (...variants: [sent: number, replied: number][]): VariantCounts[] =>
    variants.map(([sent, replied], index) => ({ variantId: String(index), sent, replied }));

  it('are judged once at each checkpoint, which every one must reach', () => {
    expect(judgeVariants(counts([49, 0], [900, 90]), setting, 0)).to.equal(null);
    expect(judgeVariants(counts([50, 5], [900, 90]), setting, 0)).to.deep.equal({
      checkpoint: 1,
      losers: [],
    });
    expect(judgeVariants(counts([99, 5], [900, 90]), setting, 1)).to.equal(null);
    expect(judgeVariants(counts([100, 9], [900, 90]), setting, 1)?.checkpoint).to.equal(2);
    expect(judgeVariants(counts([799, 9], [900, 90]), setting, 0)?.checkpoint).to.equal(4);
    expect(judgeVariants(counts([800, 9], [900, 90]), setting, 0)?.checkpoint).to.equal(5);
  });

  it('lose only to a better one, by more at each checkpoint, and never all', () => {
    const losers = (variants: VariantCounts[], judged = 0) =>
      judgeVariants(variants, setting, judged)?.losers.map(({ variantId }) => variantId);
    expect(losers(counts([100, 2], [100, 20], [100, 2]))).to.deep.equal(['0', '2']);
    expect(losers(counts([100, 0], [100, 0]))).to.deep.equal([]);
    expect(losers(counts([100, 100], [100, 100]))).to.deep.equal([]);
    expect(losers(counts([60, 0], [60, 60]))).to.deep.equal(['0']);
    expect(losers(counts([50, 50]))).to.equal(undefined);
    // The same z of about 2.3 is enough at the first checkpoint, and not at the third.
    expect(losers(counts([60, 2], [60, 10]))).to.deep.equal(['0']);
    expect(losers(counts([240, 8], [240, 22]))).to.deep.equal([]);
  });

  it('cannot reach the next checkpoint before so many messages', () => {
    expect(sendsUntilCheckpoint(counts([10, 0], [49, 0], [70, 0]), setting, 0)).to.equal(41);
    expect(sendsUntilCheckpoint(counts([50, 0], [70, 0]), setting, 1)).to.equal(80);
  });
});
