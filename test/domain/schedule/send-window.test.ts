import { expect } from 'chai';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import type { Schedule } from '../../../server/src/domain/flow/types.js';
import { addDays } from '../../../server/src/domain/schedule/zone-time.js';
import { withDaysOff } from '../../../server/src/domain/schedule/sending-calendar.js';
import {
  closesAt,
  defaultSchedule,
  isOpen,
  nextOpening,
  scheduleIssues,
  skipDatesIssues,
  skippedDayAt,
} from '../../../server/src/domain/schedule/send-window.js';

function window(timezone: string, from: string, to: string, days_of_week: number[] | null = null): Schedule {
  const [start_hour = 0, start_minute = 0] = from.split(':').map(Number);
  const [end_hour = 0, end_minute = 0] = to.split(':').map(Number);
  return { timezone, start_hour, start_minute, end_hour, end_minute, days_of_week };
}

const opening = (schedule: Schedule, at: string) => nextOpening(schedule, new Date(at))?.toISOString();
const closing = (schedule: Schedule, at: string) => closesAt(schedule, new Date(at))?.toISOString();

describe('send window', () => {
  it('is always open without a schedule', () => {
    const at = new Date('2026-07-04T03:00:00Z');
    expect(isOpen(null, at)).to.equal(true);
    expect(nextOpening(null, at)).to.equal(at);
    expect(closesAt(null, at)).to.equal(null);
  });

  it('includes its start and excludes its end', () => {
    expect(isOpen(defaultSchedule, new Date('2026-01-05T14:59:59.999Z'))).to.equal(false);
    expect(isOpen(defaultSchedule, new Date('2026-01-05T15:00:00Z'))).to.equal(true);
    expect(isOpen(defaultSchedule, new Date('2026-01-05T22:59:59.999Z'))).to.equal(true);
    expect(isOpen(defaultSchedule, new Date('2026-01-05T23:00:00Z'))).to.equal(false);
  });

  it('opens after the weekend on Monday morning', () => {
    expect(opening(defaultSchedule, '2026-01-02T23:00:00Z')).to.equal('2026-01-05T15:00:00.000Z');
  });

  it('keeps the wall-clock time over a change of the clocks', () => {
    expect(opening(defaultSchedule, '2026-03-06T23:30:00Z')).to.equal('2026-03-09T14:00:00.000Z');
    expect(opening(defaultSchedule, '2026-10-30T22:30:00Z')).to.equal('2026-11-02T15:00:00.000Z');
  });

  it('opens at the end of a gap that swallows its start', () => {
    const early = window('America/Chicago', '2:30', '5:00');
    expect(opening(early, '2026-03-08T06:30:00Z')).to.equal('2026-03-08T08:00:00.000Z');
  });

  it('does not open on the day whose gap swallows it', () => {
    const early = window('America/Chicago', '2:15', '2:45');
    expect(opening(early, '2026-03-08T06:30:00Z')).to.equal('2026-03-09T07:15:00.000Z');
  });

  it('opens twice where an hour comes twice', () => {
    const night = window('America/New_York', '1:15', '1:45');
    expect(opening(night, '2026-11-01T04:00:00Z')).to.equal('2026-11-01T05:15:00.000Z');
    expect(closing(night, '2026-11-01T05:15:00Z')).to.equal('2026-11-01T05:45:00.000Z');
    expect(opening(night, '2026-11-01T05:45:00Z')).to.equal('2026-11-01T06:15:00.000Z');
  });

  it('crosses midnight and counts as the weekday of its start', () => {
    const friday = window('Europe/Berlin', '22:00', '2:00', [5]);
    expect(isOpen(friday, new Date('2026-01-02T00:30:00Z'))).to.equal(false);
    expect(opening(friday, '2026-01-02T00:30:00Z')).to.equal('2026-01-02T21:00:00.000Z');
    expect(isOpen(friday, new Date('2026-01-03T00:59:00Z'))).to.equal(true);
    expect(closing(friday, '2026-01-02T22:00:00Z')).to.equal('2026-01-03T01:00:00.000Z');
  });

  it('takes an end of 0:00 as the midnight at the end of the day', () => {
    const evening = window('UTC', '18:00', '0:00', [1]);
    expect(closing(evening, '2026-01-05T18:00:00Z')).to.equal('2026-01-06T00:00:00.000Z');
    expect(opening(evening, '2026-01-06T00:00:00Z')).to.equal('2026-01-12T18:00:00.000Z');
  });

  it('is the whole day when it starts where it ends', () => {
    const monday = window('UTC', '9:00', '9:00', [1]);
    expect(opening(monday, '2026-01-01T00:00:00Z')).to.equal('2026-01-05T00:00:00.000Z');
    expect(closing(monday, '2026-01-05T00:00:00Z')).to.equal('2026-01-06T00:00:00.000Z');
    expect(closesAt(window('UTC', '9:00', '9:00', []), new Date(0))).to.equal(null);
  });

  it('finds the next such weekday where a zone left a day out', () => {
    const fridays = window('Pacific/Apia', '9:00', '17:00', [5]);
    expect(opening(fridays, '2011-12-25T00:00:00Z')).to.equal('2012-01-05T19:00:00.000Z');
  });

  it('stays shut on days that are skipped', () => {
    const skipping = (...skip_dates: string[]) => ({ ...defaultSchedule, skip_dates });
    const holidays = skipping('2026-12-24/2027-01-03', '2026-11-26');
    expect(opening(holidays, '2026-11-25T23:00:00Z')).to.equal('2026-11-27T15:00:00.000Z');
    expect(opening(holidays, '2026-12-23T23:00:00Z')).to.equal('2027-01-04T15:00:00.000Z');
    expect(isOpen(holidays, new Date('2026-12-24T18:00:00Z'))).to.equal(false);
    const mondays = { ...window('UTC', '9:00', '17:00', [1]), skip_dates: ['2026-01-05', '2026-01-12'] };
    expect(opening(mondays, '2026-01-01T00:00:00Z')).to.equal('2026-01-19T09:00:00.000Z');
    const year = skipping('2026-01-01/2026-12-31');
    expect(opening(year, '2026-01-02T00:00:00Z')).to.equal('2027-01-01T15:00:00.000Z');
    const always = { ...window('UTC', '0:00', '0:00'), skip_dates: ['2026-06-01'] };
    expect(closing(always, '2026-01-01T00:00:00Z')).to.equal('2026-06-01T00:00:00.000Z');
  });

  it('opens behind two lists of days on end, a year each', () => {
    const years = ['2026-01-01/2026-12-31', '2027-01-01/2028-01-01'];
    for (const list of years) expect(skipDatesIssues([list])).to.deep.equal([]);
    const always = withDaysOff(
      { ...window('UTC', '0:00', '0:00'), skip_dates: [years[0]!] },
      [years[1]!],
      null,
    )!;
    expect(closing(always, '2025-01-01T00:00:00Z')).to.equal('2026-01-01T00:00:00.000Z');
    expect(opening(always, '2026-01-01T00:00:00Z')).to.equal('2028-01-02T00:00:00.000Z');
  });

  it('opens behind the most weeks on end that two lists can leave out', () => {
    const day = (days: number) => addDays('2026-01-05', days);
    const single = (first: number) => Array.from({ length: 62 }, (_, n) => day((first + n) * 7));
    const double = (first: number) =>
      Array.from({ length: 38 }, (_, n) => `${day((first + 2 * n) * 7)}/${day((first + 2 * n + 1) * 7)}`);
    const lists = [0, 138].map(week => [...single(week), ...double(week + 62)]);
    for (const list of lists) {
      expect(list.length).to.equal(100);
      expect(skipDatesIssues(list)).to.deep.equal([]);
    }
    const mondays = { ...window('America/Chicago', '9:00', '17:00', [1]), skip_dates: lists[0]! };
    const last = withDaysOff(mondays, lists[1]!, null)!;
    expect(opening(last, '2026-01-02T00:00:00Z')).to.equal(`${day(276 * 7)}T14:00:00.000Z`);
    const far = withDaysOff(null, [day(1_932)], null)!;
    expect(closing(far, '2026-01-05T00:00:00Z')).to.equal(`${day(1_932)}T05:00:00.000Z`);
  });

  it('is as it was without days off of the account', () => {
    expect(withDaysOff(null, null, 'Europe/Berlin')).to.equal(null);
    expect(withDaysOff(null, [], 'Europe/Berlin')).to.equal(null);
    expect(withDaysOff(defaultSchedule, null, null)).to.equal(defaultSchedule);
  });

  it('counts days off in the zone of the schedule, without one in that of the campaign', () => {
    const days = ['2026-12-25'];
    expect(withDaysOff(defaultSchedule, days, 'Europe/Berlin')).to.deep.equal({
      ...defaultSchedule,
      skip_dates: days,
    });
    const berlin = withDaysOff(null, days, 'Europe/Berlin')!;
    expect(closing(berlin, '2026-12-20T00:00:00Z')).to.equal('2026-12-24T23:00:00.000Z');
    expect(opening(berlin, '2026-12-24T23:00:00Z')).to.equal('2026-12-25T23:00:00.000Z');
    expect(skippedDayAt(berlin, new Date('2026-12-24T23:00:00Z'))).to.equal('2026-12-25');
    expect(skippedDayAt(berlin, new Date('2026-12-24T22:59:00Z'))).to.equal(null);
    const chicago = withDaysOff(null, days, null)!;
    expect(opening(chicago, '2026-12-25T06:00:00Z')).to.equal('2026-12-26T06:00:00.000Z');
  });

  it('leaves the night before a day that is skipped, and takes the night after', () => {
    const nights = { ...window('UTC', '22:00', '2:00'), skip_dates: ['2026-01-02'] };
    expect(isOpen(nights, new Date('2026-01-02T01:00:00Z'))).to.equal(true);
    expect(isOpen(nights, new Date('2026-01-02T23:00:00Z'))).to.equal(false);
    expect(isOpen(nights, new Date('2026-01-03T01:00:00Z'))).to.equal(false);
  });

  it('names what is wrong with days to skip', () => {
    const wrong = [
      '2026-02-30',
      '2026-1-1',
      '2026-01-02/2026-01-01',
      '2026-01-01/2026-01-02/x',
      'x',
      '2026-01-01/',
    ];
    const right = ['2026-01-01', '2026-01-01/2026-01-01', '2026-01-03/2026-12-29'];
    const issues = scheduleIssues({ ...defaultSchedule, skip_dates: [...right, ...wrong] });
    expect(issues.map(({ path, code }) => `${path} ${code}`)).to.deep.equal(
      wrong.map((_, at) => `schedule.skip_dates[${right.length + at}] invalid_date`),
    );
    const more = (last: string) =>
      scheduleIssues({ ...defaultSchedule, skip_dates: [...right, `2028-01-01/${last}`] });
    expect(more('2028-01-04')[0]).to.deep.include({ path: 'schedule.skip_dates', code: 'invalid_date' });
    expect(more('2028-01-03')).to.deep.equal([]);
  });

  it('names what is wrong with a schedule', () => {
    const bad: Schedule = {
      timezone: '+02:00',
      start_hour: 24,
      start_minute: 0,
      end_hour: 1.5,
      end_minute: 60,
      days_of_week: [0, 7],
    };
    expect(scheduleIssues(bad).map(({ path, code }) => [path, code])).to.deep.equal([
      ['schedule.timezone', 'invalid_time_zone'],
      ['schedule.start_hour', 'invalid_hour'],
      ['schedule.end_hour', 'invalid_hour'],
      ['schedule.end_minute', 'invalid_minute'],
      ['schedule.days_of_week[1]', 'invalid_days_of_week'],
    ]);
    expect(scheduleIssues(defaultSchedule)).to.deep.equal([]);
    expect(scheduleIssues(null)).to.deep.equal([]);
  });
});

const zones = [
  'UTC',
  'America/Chicago',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
];
const anySchedule = fc.record<Schedule>({
  timezone: fc.constantFrom(...zones, 'Pacific/Apia', 'Africa/Casablanca'),
  start_hour: fc.integer({ min: 0, max: 23 }),
  start_minute: fc.constantFrom(0, 15, 30),
  end_hour: fc.integer({ min: 0, max: 23 }),
  end_minute: fc.constantFrom(0, 15, 45),
  days_of_week: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }))),
});
const from = new Date('2010-01-01T00:00:00Z');
const anyInstant = fc.oneof(
  fc.date({ min: from, max: new Date('2030-01-01T00:00:00Z'), noInvalidDate: true }),
  fc
    .tuple(
      fc.constantFrom('2026-03-08T08:00Z', '2026-11-01T06:00Z', '2026-03-29T01:00Z', '2026-10-25T01:00Z'),
      fc.integer({ min: -90, max: 90 }),
    )
    .map(([change, minutes]) => new Date(Date.parse(change) + minutes * 60_000)),
);

const dayOf = (at: Date, days: number) =>
  new Date(at.getTime() + days * 86_400_000).toISOString().slice(0, 10);

const anyDays = (at: Date) =>
  fc
    .array(fc.tuple(fc.integer({ min: -4, max: 25 }), fc.integer({ min: 0, max: 12 })), { maxLength: 4 })
    .map(skipped =>
      skipped.map(([first, more]) =>
        more === 0 ? dayOf(at, first) : `${dayOf(at, first)}/${dayOf(at, first + more)}`,
      ),
    );

interface Case {
  at: Date;
  /** That of the campaign. */
  own: Schedule | null;
  /** Of the account, and the zone that they are counted in without a schedule. */
  daysOff: string[];
  zone: string;
  /** Both together. */
  schedule: Schedule | null;
}

/** An instant, a schedule that skips days around it or none, and days off of the account around it. */
const anyCase = anyInstant.chain(at =>
  fc
    .record({
      own: fc.option(
        fc.tuple(anySchedule, anyDays(at)).map(([own, skip_dates]) => ({ ...own, skip_dates })),
        { freq: 8 },
      ),
      daysOff: anyDays(at),
      zone: fc.constantFrom(...zones),
    })
    .map((given): Case => ({ ...given, at, schedule: withDaysOff(given.own, given.daysOff, given.zone) })),
);

/** The rule said plainly, by what the clock on the wall shows. */
function wallClockSaysOpen({ own, daysOff, zone, at }: Case): boolean {
  const schedule = own ?? window(zone, '0:00', '0:00');
  const local = DateTime.fromJSDate(at, { zone: schedule.timezone });
  const weekday = local.weekday % 7;
  const minute = local.hour * 60 + local.minute;
  const start = schedule.start_hour * 60 + schedule.start_minute;
  const end = schedule.end_hour * 60 + schedule.end_minute;
  const isSkipped = (date: string) =>
    [...(schedule.skip_dates ?? []), ...daysOff].some(text => {
      const [first, last = first] = text.split('/') as [string, string?];
      return date >= first && date <= last!;
    });
  // The day before in the calendar, be it one that the zone left out.
  const dates = [0, 1].map(back =>
    local.setZone('UTC', { keepLocalTime: true }).minus({ days: back }).toISODate()!,
  );
  const on = (day: number, date: string) =>
    (!schedule.days_of_week?.length || schedule.days_of_week.includes(day)) && !isSkipped(date);
  const [today, yesterday] = [on(weekday, dates[0]!), on((weekday + 6) % 7, dates[1]!)];
  if (start === end) return today;
  if (start < end) return today && minute >= start && minute < end;
  return (today && minute >= start) || (yesterday && minute < end);
}

describe('send window, any schedule', () => {
  it('is open when the clock on the wall says so', () => {
    fc.assert(
      fc.property(anyCase, any => isOpen(any.schedule, any.at) === wallClockSaysOpen(any)),
      { numRuns: 500 },
    );
  });

  it('is open at its next opening and closed all the time before', () => {
    fc.assert(
      fc.property(anyCase, fc.double({ min: 0, max: 1, noNaN: true }), ({ schedule, at }, share) => {
        const next = nextOpening(schedule, at);
        if (!next || next < at || !isOpen(schedule, next)) return false;
        const wait = next.getTime() - at.getTime();
        return wait === 0 || !isOpen(schedule, new Date(at.getTime() + Math.floor(share * (wait - 1))));
      }),
      { numRuns: 500 },
    );
  });

  it('is closed at its next closing and open all the time before', () => {
    fc.assert(
      fc.property(anyCase, fc.double({ min: 0, max: 1, noNaN: true }), ({ schedule, at }, share) => {
        const end = closesAt(schedule, at);
        if (!end) return isOpen(schedule, new Date(at.getTime() + Math.floor(share * 10 * 86_400_000)));
        if (end < at || isOpen(schedule, end)) return false;
        const rest = end.getTime() - at.getTime();
        return rest === 0 || isOpen(schedule, new Date(at.getTime() + Math.floor(share * (rest - 1))));
      }),
      { numRuns: 500 },
    );
  });
});
