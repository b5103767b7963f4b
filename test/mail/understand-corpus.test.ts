import { expect } from 'chai';
import { labelledMails, labelledReplies } from '../corpus/index.js';
import { exchanged, measure, type Task } from '../corpus/measure.js';

/** Of the locked split, which nothing was learned from: at least so much is read as labelled. */
const leastRight: Partial<Record<Task, number>> = {
  kind: 0.98,
  'bounce kind': 0.97,
  'bounced recipient': 0.97,
  'joined send': 0.97,
  'return date': 0.95,
  'opt-out': 0.98,
  'display body': 0.93,
};

describe('understanding labelled mail', function () {
  this.timeout(60_000);

  it('reads the locked mails as their labels say', async () => {
    const scores = await measure(labelledMails('locked'));
    for (const [task, least] of Object.entries(leastRight)) {
      const { right, total, misses } = scores[task as Task];
      expect(total, task).to.be.above(50);
      expect(right / total, `${task}\n${misses.join('\n')}`).to.be.at.least(least);
    }
  });

  it('sorts replies that it did not learn, and sees who wants no more mail', async () => {
    const samples = labelledReplies('locked');
    const { category, 'opt-out': optOut } = await measure(samples);
    expect(category.right / category.total, category.misses.join('\n')).to.be.at.least(0.9);
    const decided = samples.filter(sample => sample.category !== 'Neutral').length;
    expect(exchanged(category.misses) / decided, 'yes for no').to.be.at.most(0.01);
    const wanted = samples.filter(sample => sample.optOut).length;
    const missed = optOut.misses.filter(miss => miss.includes(': wanted true')).length;
    const falsely = optOut.misses.length - missed;
    expect(1 - missed / wanted, `recall\n${optOut.misses.join('\n')}`).to.be.at.least(0.95);
    expect((wanted - missed) / (wanted - missed + falsely), 'precision').to.be.at.least(0.97);
  });
});
