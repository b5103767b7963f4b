import { expect } from 'chai';
import { absent, absentUnlearned } from '../corpus/absent/index.js';
import { answered } from '../corpus/answered/index.js';
import { automatic, automaticLater } from '../corpus/automatic/index.js';
import { elsewhere } from '../corpus/elsewhere/index.js';
import { first } from '../corpus/first/index.js';
import { heldOut } from '../corpus/held-out/index.js';
import { independent } from '../corpus/independent/index.js';
import { later } from '../corpus/later/index.js';
import { measure, tasks } from '../corpus/measure.js';
import { returned } from '../corpus/returned/index.js';
import { bodies } from '../corpus/unseen/bodies.js';
import { unseen } from '../corpus/unseen/index.js';
import { shortSets } from '../corpus/unseen/short/index.js';

describe('understanding labelled mail', () => {
  const samples = [
    ...first,
    ...heldOut,
    ...later,
    ...independent,
    ...unseen,
    ...elsewhere,
    ...absent,
    ...returned,
    ...automatic,
    ...answered,
  ];

  it('holds at least 300 mails', () => {
    expect(samples.length).to.be.at.least(300);
  });

  it('reads every one as its label says', async function () {
    this.timeout(60_000);
    const scores = await measure(samples);
    for (const task of tasks) expect(scores[task].total, task).to.be.above(50);
    const misses = tasks.flatMap(task => scores[task].misses.map(miss => `${task}: ${miss}`));
    expect(misses).to.deep.equal([]);
  });

  it('tells notes without any mark from people, where it learned neither', async () => {
    const scores = await measure(absentUnlearned);
    const share = (task: 'kind' | 'return date' | 'display body'): number =>
      scores[task].right / scores[task].total;
    expect(share('kind'), scores.kind.misses.join('\n')).to.be.at.least(0.9);
    expect(share('return date'), scores['return date'].misses.join('\n')).to.be.at.least(0.85);
    expect(share('display body'), scores['display body'].misses.join('\n')).to.be.at.least(0.9);
  });

  it('tells automatic answers from people, and their days of return', async () => {
    const { kind, 'return date': returns } = await measure(automaticLater);
    expect(kind.right / kind.total, kind.misses.join('\n')).to.be.at.least(0.95);
    expect(returns.right / returns.total, returns.misses.join('\n')).to.be.at.least(0.95);
  });

  it('sorts short answers that it did not learn', async () => {
    const { category, 'opt-out': optOut } = await measure(shortSets);
    expect(category.right / category.total, category.misses.join('\n')).to.be.at.least(0.93);
    expect(optOut.right / optOut.total, optOut.misses.join('\n')).to.be.at.least(0.95);
  });

  it('cuts what programs put around an answer', async () => {
    const { 'display body': shown } = await measure(bodies);
    expect(shown.right / shown.total, shown.misses.join('\n')).to.be.at.least(0.92);
  });
});
