import { expect } from 'chai';
import { ApiError } from '../../../server/src/domain/api/api-error.js';
import { simulatedSpan } from '../../../server/src/domain/simulation/simulated-way.js';
import type { LifecycleSchedule } from '../../../server/src/generated/types.js';

describe('the span of a simulation', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const lifecycle = (changes: Partial<LifecycleSchedule> = {}): LifecycleSchedule => ({
    time_zone: 'America/Chicago',
    start_on: null,
    start_at: null,
    pause_on: null,
    pause_at: null,
    ...changes,
  });
  const starting = lifecycle({ start_on: '2026-03-16', start_at: '2026-03-16T05:00:00Z' });
  const ending = lifecycle({ pause_on: '2026-04-01', pause_at: '2026-04-01T05:00:00Z' });

  it('begins now, or on the day that a campaign waits for', () => {
    expect(simulatedSpan(lifecycle(), 'running', undefined, now)).to.deep.equal({
      startsAt: now,
      endsAt: null,
    });
    for (const status of ['draft', 'scheduled'])
      expect(simulatedSpan(starting, status, null, now).startsAt).to.deep.equal(new Date(starting.start_at!));
    expect(simulatedSpan(starting, 'paused', null, now).startsAt).to.equal(now);
  });

  it('begins on a given day in the zone of the campaign, and never before now', () => {
    const startsAt = (day: string) => simulatedSpan(lifecycle(), 'running', day, now).startsAt.toISOString();
    expect(startsAt('2026-03-12')).to.equal('2026-03-12T05:00:00.000Z');
    expect(startsAt('2026-01-01')).to.equal(now.toISOString());
  });

  it('ends with the last day, unless that is over and somebody let the campaign run on', () => {
    const later = new Date('2026-05-01T00:00:00Z');
    expect(simulatedSpan(ending, 'running', null, now).endsAt).to.deep.equal(new Date(ending.pause_at!));
    expect(simulatedSpan(ending, 'running', null, later).endsAt).to.equal(null);
    expect(simulatedSpan(ending, 'draft', null, later).endsAt).to.deep.equal(new Date(ending.pause_at!));
  });

  it('refuses a day that is none, too far ahead, or not before the last', () => {
    for (const day of ['2026-02-30', '2027-03-13', '2026-04-01'])
      expect(() => simulatedSpan(ending, 'running', day, now), day).to.throw(ApiError);
  });
});
