import { expect } from 'chai';
import fc from 'fast-check';
import { claimSize } from '../../server/src/engine/webhooks/claim-size.js';

describe('the size of a claim', () => {
  const count = fc.nat({ max: 5_000 });
  const ms = fc.nat({ max: 600_000 });
  const most = fc.integer({ min: 1, max: 5_000 });

  it('is what goes out in 100 ms, at least 300 and never more than allowed', () => {
    fc.assert(
      fc.property(count, ms, most, (begun, took, limit) => {
        const size = claimSize(begun, took, limit);
        expect(size).to.be.at.most(limit);
        expect(size).to.be.at.least(Math.min(limit, 300));
        if (size > 300 && size < limit) expect(size).to.be.closeTo((begun / Math.max(1, took)) * 100, 0.5);
      }),
    );
  });

  it('never falls because more went out, nor grows because it took longer', () => {
    fc.assert(
      fc.property(count, ms, count, ms, most, (begun, took, more, longer, limit) => {
        const size = claimSize(begun, took, limit);
        expect(claimSize(begun + more, took, limit)).to.be.at.least(size);
        expect(claimSize(begun, took + longer, limit)).to.be.at.most(size);
      }),
    );
  });
});
