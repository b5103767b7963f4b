import { expect } from 'chai';
import fc from 'fast-check';
import { ANSWERED, answerKeys, weekKey, weekOf } from '../../../server/src/domain/inbox/word-keys.js';

describe('keys of an answer', () => {
  const time = fc.date({ min: new Date(0), max: new Date('2199-12-31'), noInvalidDate: true });

  it('tell that a thread is answered once, and each week in which its latest answer came', () => {
    fc.assert(
      fc.property(fc.array(time), times => {
        const answers = times.sort((a, b) => a.getTime() - b.getTime());
        const keys = answers.flatMap((now, at) => answerKeys(answers[at - 1] ?? null, now));
        const weeks = new Set(answers.map(at => weekKey(weekOf(at))));
        expect(keys.sort()).to.deep.equal([...(answers.length > 0 ? [ANSWERED] : []), ...weeks].sort());
      }),
    );
  });

  it('are none where there is no answer', () => {
    expect(answerKeys(null, null)).to.deep.equal([]);
  });
});
