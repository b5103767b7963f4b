import { expect } from 'chai';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import type { Schedule } from '../../../server/src/domain/flow/types.js';
import {
  campaignWindow,
  leadCalendar,
  recipientWindow,
} from '../../../server/src/domain/schedule/recipient-window.js';
import { isOpen } from '../../../server/src/domain/schedule/send-window.js';

const minute = 60_000;
const office: Schedule = {
  timezone: 'America/Chicago',
  start_hour: 9,
  start_minute: 0,
  end_hour: 17,
  end_minute: 0,
  days_of_week: [1, 2, 3, 4, 5],
};
const byLead: Schedule = { ...office, recipient_time_zone_field: 'zone' };

describe('the window of a lead', () => {
  it('is that of the campaign where no field is set', () => {
    expect(campaignWindow(office)).to.equal(office);
    expect(campaignWindow(null)).to.equal(null);
    expect(recipientWindow(office, { zone: 'Asia/Tokyo' })).to.equal(null);
    expect(recipientWindow(null, { zone: 'Asia/Tokyo' })).to.equal(null);
  });

  it('has the zone that the field holds, and that of the schedule where it holds no name of one', () => {
    const zoneOf = (custom: Record<string, unknown>, schedule = byLead) =>
      recipientWindow(schedule, custom)!.timezone;
    for (const named of ['Asia/Tokyo', ' Asia/Tokyo\n', 'UTC'])
      expect(zoneOf({ zone: named })).to.equal(named.trim());
    for (const none of ['+09:00', 'Tokyo', 'BST', 'PST', 'EST', '', 9, null, ['Asia/Tokyo'], {}])
      expect(zoneOf({ zone: none }), JSON.stringify(none)).to.equal('America/Chicago');
    expect(zoneOf({ Zone: 'Asia/Tokyo' })).to.equal('America/Chicago');
    expect(zoneOf({}, { ...byLead, recipient_time_zone_field: 'constructor' })).to.equal('America/Chicago');
  });

  it('is passed by the campaign on all days but its days off', () => {
    const gate = campaignWindow({ ...byLead, skip_dates: ['2026-12-25'] });
    const at = (text: string) => isOpen(gate, new Date(text));
    expect(at('2026-12-20T03:00:00Z'), 'a Sunday night').to.equal(true);
    expect(at('2026-12-25T05:59:00Z')).to.equal(true);
    expect(at('2026-12-25T06:00:00Z')).to.equal(false);
    expect(at('2026-12-26T06:00:00Z')).to.equal(true);
  });

  it('opens at the first minute at which the clock of the lead shows a time of it, and the campaign has no day off', () => {
    const zone = fc.constantFrom(
      'UTC',
      'America/New_York',
      'Pacific/Auckland',
      'Africa/Cairo',
      'Asia/Kathmandu',
    );
    const settings = fc.record({
      timezone: zone,
      lead: zone,
      // Around the changes of the clocks of 2026 in those zones.
      start: fc
        .constantFrom('2026-03-07', '2026-04-04', '2026-04-23', '2026-09-25', '2026-10-29')
        .map(Date.parse),
      after: fc.integer({ min: 0, max: 3 * 1440 }),
      hours: fc.tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 23 })),
      days_of_week: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 2 })),
      off: fc.integer({ min: -1, max: 4 }),
    });
    fc.assert(
      fc.property(settings, ({ timezone, lead, start, after, hours: [from, length], days_of_week, off }) => {
        const dayOff = new Date(start + off * 1440 * minute).toISOString().slice(0, 10);
        const schedule: Schedule = {
          ...byLead,
          timezone,
          start_hour: from,
          end_hour: Math.min(from + length, 23),
          days_of_week,
          skip_dates: [dayOff],
        };
        const isFree = (at: number) => {
          const own = DateTime.fromMillis(at, { zone: lead });
          return (
            own.hour >= schedule.start_hour &&
            own.hour < schedule.end_hour &&
            (days_of_week === null || days_of_week.includes(own.weekday % 7)) &&
            DateTime.fromMillis(at, { zone: timezone }).toISODate() !== dayOff
          );
        };
        const at = start + after * minute;
        const opening = leadCalendar(schedule, { zone: lead }, at).opening(at);
        expect(isFree(opening)).to.equal(true);
        for (let earlier = at; earlier < opening; earlier += 5 * minute)
          expect(isFree(earlier), new Date(earlier).toISOString()).to.equal(false);
      }),
      { numRuns: 60 },
    );
  });
});
