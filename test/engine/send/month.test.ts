import { expect } from 'chai';
import { expectLaws } from '../../support/sending-laws.js';
import { numbersFrom, playWorld, type WorldPlan } from '../../support/sending-world.js';

const leads = Number(process.env.MONTH_LEADS ?? 150);
const seed = Number(process.env.MONTH_SEED ?? 7);
const day = 86_400;

/** What one in so many people does; the others are silent. */
const behaviours = [
  ...[
    'interested',
    'not-interested',
    'neutral',
    'ooo',
    'unsubscribe',
    'bounce-hard',
    'bounce-soft',
    'reject',
  ],
  ...Array<string>(24).fill('accept'),
];

/**
 * Three campaigns over the weeks in which the clocks go back in Europe (26 October) and in America (2 November), in
 * twenty mailboxes that they share in part; people in two campaigns at once; workers that die.
 */
function month(): WorldPlan {
  const random = numbersFrom(seed);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!;
  const zones = ['Europe/Berlin', 'America/New_York', 'UTC', 'Asia/Kolkata'];
  const perDay = Math.ceil(leads / 100);
  const mailboxes = Array.from({ length: 20 }, (_, index) => ({
    dailyCap: index === 0 ? null : perDay + Math.ceil(random() * perDay * 2),
    ramp: index % 5 === 1 ? { start: 5, step: 5 } : null,
    intervalSeconds: pick([0, 60, 300, 420]),
    zone: zones[index % zones.length]!,
  }));
  const people = Array.from({ length: leads }, (_, index) => {
    const host = index % 50 === 0 ? `company${(index / 50) % 3}.test` : 'sandbox.test';
    return `${pick(behaviours)}+m${seed}-${index}@${host}`;
  });
  const third = Math.floor(leads / 3);
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
  const times = (start_hour: number, start_minute: number, end_hour: number, end_minute: number) => ({
    start_hour,
    start_minute,
    end_hour,
    end_minute,
  });
  return {
    start: new Date('2025-10-13T06:00:00Z'),
    // With 10,000 people, whom a mailbox serves at most once in a step, the second campaign takes some 46 days.
    days: 60,
    mailboxes,
    campaigns: [
      {
        schedule: { timezone: 'Europe/Berlin', ...times(8, 30, 17, 0), days_of_week: [1, 2, 3, 4, 5] },
        intervalSeconds: 240,
        waits: [3 * day, 4 * day],
        mailboxes: range(0, 10),
        leads: people.slice(0, third + 20),
      },
      {
        // Crosses midnight, on Saturdays into the hour that comes twice.
        schedule: { timezone: 'America/New_York', ...times(21, 15, 2, 45), days_of_week: [0, 2, 4, 5, 6] },
        intervalSeconds: 120,
        waits: [2 * day, 3_600, 5 * day],
        mailboxes: range(6, 16),
        leads: people.slice(third, 2 * third + 20),
      },
      {
        schedule: null,
        intervalSeconds: 600,
        waits: [day, 180],
        mailboxes: range(12, 20),
        leads: people.slice(2 * third),
      },
    ],
    blocks: [
      { afterMs: 3 * day * 1000, type: 'domain', value: 'company0.test' },
      { afterMs: 5.5 * day * 1000, type: 'email', value: people[third + 3]! },
      { afterMs: 9 * day * 1000, type: 'email', value: people[7]! },
    ],
    workers: 2,
    deathRate: 0.005,
    seed,
    // Mailboxes send at most once in a step: more people than so many would not be done in time.
    grainMs: (leads > 1_000 ? 5 : 15) * 60_000,
  };
}

describe('a month of sending', () => {
  it(`keeps every law with ${leads} people in three campaigns while workers die`, async () => {
    const began = performance.now();
    const world = await playWorld(month());
    const played = performance.now();
    const { sent } = await expectLaws(world);
    const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
    if (process.env.MONTH_LEADS)
      console.error(
        `${sent} messages, ${world.steps} steps, ${world.deaths} deaths: played in ${seconds(began, played)}, checked in ${seconds(played, performance.now())}`,
      );
    expect(world.deaths).to.be.greaterThan(leads / 50);
    expect(sent).to.be.greaterThan(leads);
  }).timeout(Math.max(300_000, leads * 300));
});
