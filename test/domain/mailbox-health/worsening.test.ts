import { expect } from 'chai';
import { compareHealth, type KnownResults } from '../../../server/src/domain/mailbox-health/health.js';
import type { HealthResult } from '../../../server/src/generated/types.js';

const spf = (result: HealthResult) => [
  { check: 'spf', result, record: 'v=spf1', problem: 'Wrong.', fix: 'Right.' } as const,
];

/** The steps at which an SPF record that has these results, one after the other, became worse. */
function worsened(...results: HealthResult[]): string[] {
  let known: KnownResults | null = null;
  return results.flatMap(result => {
    const compared = compareHealth(known, spf(result));
    known = compared.known;
    return compared.worsened.map(({ before, after }) => `${before} ${after}`);
  });
}

describe('a check that became worse', () => {
  it('is one that was better before', () => {
    const all = ['pass', 'warning', 'fail', 'unknown'] as const;
    const pairs = all.flatMap(before => all.flatMap(after => worsened(before, after)));
    expect(pairs).to.deep.equal(['pass warning', 'pass fail', 'warning fail']);
  });

  it('is compared with its last known result, whatever was unknown between', () => {
    expect(worsened('pass', 'unknown', 'unknown', 'fail')).to.deep.equal(['pass fail']);
    expect(worsened('fail', 'unknown', 'fail')).to.deep.equal([]);
    expect(worsened('unknown', 'fail', 'pass', 'warning', 'fail')).to.deep.equal([
      'pass warning',
      'warning fail',
    ]);
  });

  it('says what is wrong and what to do, and leaves the other checks as they were', () => {
    const before = { mx: 'fail', spf: 'pass' } as const;
    expect(compareHealth(before, spf('fail'))).to.deep.equal({
      known: { mx: 'fail', spf: 'fail' },
      worsened: [
        { check: 'spf', before: 'pass', after: 'fail', record: 'v=spf1', problem: 'Wrong.', fix: 'Right.' },
      ],
    });
    expect(before).to.deep.equal({ mx: 'fail', spf: 'pass' });
  });
});
