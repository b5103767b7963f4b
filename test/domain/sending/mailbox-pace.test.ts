import { expect } from 'chai';
import fc from 'fast-check';
import {
  budgetLeft,
  capOn,
  budgetRenewal,
  intervalEnd,
  intervalMs,
  followUpsDueBy,
  mailboxDay,
} from '../../../server/src/domain/sending/mailbox-pace.js';

describe('the pace of a mailbox', () => {
  it('counts its budget in the day of its zone', () => {
    const evening = new Date('2026-03-02T05:30:00Z');
    expect(mailboxDay('America/Chicago', evening)).to.equal('2026-03-01');
    const mailbox = { daily_cap: 50, ramp: null, ramp_days: 0, sent_today: 20, sent_day: '2026-03-01' };
    expect(budgetLeft(mailbox, '2026-03-01')).to.equal(30);
    expect(budgetLeft(mailbox, '2026-03-02')).to.equal(50);
    expect(budgetLeft({ ...mailbox, sent_today: 60 }, '2026-03-01')).to.equal(0);
    expect(budgetLeft({ ...mailbox, daily_cap: null }, '2026-03-01')).to.equal(Infinity);
  });

  it('raises the cap with each day of sending, up to the cap of the mailbox', () => {
    const mailbox = { daily_cap: 50, ramp: { start: 10, step: 5 }, ramp_days: 0, sent_day: null };
    const capAfter = (ramp_days: number) => capOn({ ...mailbox, ramp_days }, '2026-04-01');
    expect([0, 1, 2, 8, 9].map(capAfter)).to.deep.equal([10, 15, 20, 50, 50]);
    const sending = { ...mailbox, ramp_days: 2, sent_today: 12, sent_day: '2026-03-31' };
    expect(budgetLeft(sending, '2026-03-31'), 'the second day of sending').to.equal(3);
    expect(budgetLeft(sending, '2026-05-01'), 'the third, a month later').to.equal(20);
    expect(capOn({ ...sending, daily_cap: null, ramp_days: 90 }, '2026-05-01')).to.equal(460);
    expect(capOn({ ...sending, daily_cap: null, ramp: null }, '2026-05-01')).to.equal(null);
  });

  it('renews the budget at the next local midnight, over clock changes too', () => {
    expect(budgetRenewal('UTC', '2026-12-31')).to.deep.equal(new Date('2027-01-01T00:00:00Z'));
    expect(budgetRenewal('America/Chicago', '2026-03-07')).to.deep.equal(new Date('2026-03-08T06:00:00Z'));
    expect(budgetRenewal('America/Chicago', '2026-03-08')).to.deep.equal(new Date('2026-03-09T05:00:00Z'));
  });

  it('takes the longer of both intervals', () => {
    expect(intervalMs({ sending_interval_seconds: 90 }, { sending_interval_seconds: 60 })).to.equal(90_000);
    expect(intervalMs({ sending_interval_seconds: 0 }, { sending_interval_seconds: 60 })).to.equal(60_000);
  });

  it('never ends an interval early, adds at most a tenth, and nothing to none', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.string(), (interval, seed) => {
        const start = new Date('2026-03-02T15:00:00Z');
        const waited = intervalEnd(start, interval, seed).getTime() - start.getTime();
        expect(waited).to.be.within(interval, interval * 1.1);
      }),
    );
    const ends = ['a', 'b', 'c'].map(seed => intervalEnd(new Date(0), 1440_000, seed).getTime());
    expect(new Set(ends).size).to.equal(3);
  });
});

describe('follow-ups of a mailbox with an inbox', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 15, minute));
  const cases: [what: string, read: Date | null, began: Date, now: Date, want: Date | null][] = [
    ['wait while it was never read', null, at(0), at(10), null],
    ['wait until it is read after the worker began', at(4), at(5), at(10), null],
    ['leave as far as they came due before it was read', at(8), at(5), at(10), at(8)],
    ['never leave before they are due', at(12), at(5), at(10), at(10)],
    ['leave up to fifteen minutes after it was read', at(5), at(5), at(20), at(5)],
    ['wait when it has not been read for longer', at(5), at(5), at(21), null],
  ];
  for (const [what, read, began, now, want] of cases)
    it(what, () => expect(followUpsDueBy(read, began, now)).to.deep.equal(want));
});
