import { expect } from 'chai';
import fc from 'fast-check';
import {
  firstInstantOfDay,
  hasCome,
  lifecycleIssues,
  mergeLifecycle,
} from '../../../server/src/domain/schedule/lifecycle-dates.js';
import { isCalendarDate } from '../../../server/src/domain/schedule/zone-time.js';
import { localDate } from '../../../server/src/domain/schedule/zone-time.js';

describe('lifecycle dates', () => {
  const days: [why: string, date: string, zone: string, want: string][] = [
    ['an ordinary day', '2026-01-05', 'America/Chicago', '2026-01-05T06:00:00.000Z'],
    ['east of Greenwich', '2026-01-05', 'Pacific/Kiritimati', '2026-01-04T10:00:00.000Z'],
    ['clocks forward at midnight', '2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
    ['clocks back at midnight', '2018-02-18', 'America/Sao_Paulo', '2018-02-18T03:00:00.000Z'],
    ['midnight comes twice', '2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    ['the day was left out', '2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ];
  for (const [why, date, zone, want] of days) {
    it(`begins a day where it begins: ${why}`, () => {
      expect(firstInstantOfDay(date, zone).toISOString()).to.equal(want);
    });
  }

  it('finds the first instant of any day: that day holds there and not a millisecond before', () => {
    const zone = fc.constantFrom(
      'America/Chicago',
      'Asia/Beirut',
      'Australia/Lord_Howe',
      'America/Havana',
      'Asia/Amman',
    );
    fc.assert(
      fc.property(zone, fc.integer({ min: 0, max: 7300 }), (name, day) => {
        const date = new Date(Date.UTC(2012, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
        const first = firstInstantOfDay(date, name);
        return localDate(name, first) === date && localDate(name, new Date(first.getTime() - 1)) < date;
      }),
    );
  });

  it('knows the calendar', () => {
    expect(isCalendarDate('2028-02-29')).to.equal(true);
    expect(isCalendarDate('2026-02-29')).to.equal(false);
    expect(isCalendarDate('2026-13-01')).to.equal(false);
    expect(isCalendarDate('2026-1-1')).to.equal(false);
  });

  it('takes the zone from the schedule, else Central', () => {
    expect(mergeLifecycle({}, null, 'Europe/Paris').time_zone).to.equal('Europe/Paris');
    expect(mergeLifecycle({}, null, null)).to.deep.equal({
      time_zone: 'America/Chicago',
      start_on: null,
      pause_on: null,
      start_at: null,
      pause_at: null,
    });
  });

  it('merges a patch: what is left out holds, null clears, times follow', () => {
    const current = mergeLifecycle(
      { time_zone: 'UTC', start_on: '2026-02-01', pause_on: '2026-03-01' },
      null,
      null,
    );
    expect(
      mergeLifecycle({ pause_on: null, time_zone: 'Asia/Tokyo' }, current, 'Europe/Paris'),
    ).to.deep.equal({
      time_zone: 'Asia/Tokyo',
      start_on: '2026-02-01',
      pause_on: null,
      start_at: '2026-01-31T15:00:00.000Z',
      pause_at: null,
    });
  });

  it('judges the merged dates', () => {
    const current = mergeLifecycle({ start_on: '2026-02-01' }, null, 'UTC');
    const codes = (patch: object) => lifecycleIssues(patch, current).map(({ path, code }) => [path, code]);
    expect(codes({ pause_on: '2026-02-02' })).to.deep.equal([]);
    expect(codes({ pause_on: '2026-02-01' })).to.deep.equal([
      ['lifecycle_schedule.pause_on', 'pause_not_after_start'],
    ]);
    expect(codes({ start_on: '2026-02-30', time_zone: 'Mars/Olympus' })).to.deep.equal([
      ['lifecycle_schedule.time_zone', 'invalid_time_zone'],
      ['lifecycle_schedule.start_on', 'invalid_date'],
    ]);
  });

  it('says whether a time has come', () => {
    const now = new Date('2026-02-01T00:00:00Z');
    expect(hasCome('2026-02-01T00:00:00.000Z', now)).to.equal(true);
    expect(hasCome('2026-02-01T00:00:00.001Z', now)).to.equal(false);
    expect(hasCome(null, now)).to.equal(false);
  });
});
