import fc from 'fast-check';
import type { Schedule } from '../../../server/src/domain/flow/types.js';
import { expectLaws } from '../../support/sending-laws.js';
import {
  playWorld,
  type CampaignPlan,
  type MailboxPlan,
  type WorldPlan,
} from '../../support/sending-world.js';

/** More for a search than for every run: `LAWS_RUNS=200 npx mocha test/engine/send/sending-laws.test.ts`. */
const numRuns = Number(process.env.LAWS_RUNS ?? 6);

/** Zones with and without clock changes, of half hours, and one whose clocks change at midnight. */
const zone = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Africa/Cairo',
  'Australia/Lord_Howe',
);

/** What leads hold as their time zone: names, and what is none. */
const leadZone = fc.oneof(
  { weight: 4, arbitrary: zone },
  fc.constantFrom('Pacific/Auckland', 'America/Los_Angeles', '+02:00', 'Mars/Olympus', '', 7, null),
);

/** Windows of at least half an hour, also over midnight, on at least three days of the week. */
const schedule: fc.Arbitrary<Schedule | null> = fc.option(
  fc
    .record({
      timezone: zone,
      start: fc.integer({ min: 0, max: 95 }),
      quarters: fc.integer({ min: 2, max: 96 }),
      days_of_week: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 3 })),
      byLead: fc.boolean(),
    })
    .map(({ timezone, start, quarters, days_of_week, byLead }) => {
      const end = (start + quarters) % 96;
      return {
        timezone,
        start_hour: Math.floor(start / 4),
        start_minute: (start % 4) * 15,
        end_hour: Math.floor(end / 4),
        end_minute: (end % 4) * 15,
        days_of_week,
        ...(byLead && { recipient_time_zone_field: 'time_zone' }),
      };
    }),
  { freq: 4 },
);

const mailbox: fc.Arbitrary<MailboxPlan> = fc.record({
  dailyCap: fc.option(fc.integer({ min: 2, max: 6 })),
  ramp: fc.option(
    fc.record({
      start: fc.integer({ min: 1, max: 3 }),
      step: fc.integer({ min: 1, max: 3 }),
    }),
  ),
  intervalSeconds: fc.constantFrom(0, 0, 1, 90),
  zone,
});

const behaviour = fc.constantFrom('accept', 'accept', 'interested', 'unsubscribe', 'bounce-hard', 'bounce-soft', 'reject', 'ooo'); // prettier-ignore

/** Someone out of a small number, so that campaigns share people. */
const lead = fc
  .tuple(fc.integer({ min: 0, max: 11 }), behaviour, fc.constantFrom('sandbox.test', 'sandbox.test', 'company.test'))
  .map(([person, action, host]) => ({ person, address: `${action}+${person}@${host}` })); // prettier-ignore

const campaign = (mailboxes: number): fc.Arbitrary<CampaignPlan> =>
  fc.record({
    schedule,
    intervalSeconds: fc.constantFrom(0, 0, 60, 600, 2_400),
    waits: fc.array(fc.constantFrom(180, 3_600, 86_400, 200_000), { maxLength: 2 }),
    mailboxes: fc.uniqueArray(fc.integer({ min: 0, max: mailboxes - 1 }), { minLength: 1 }),
    leads: fc
      .uniqueArray(lead, { minLength: 1, maxLength: 8, selector: ({ person }) => person })
      .map(found => found.map(({ address }) => address)),
    leadZones: fc.array(leadZone, { maxLength: 5 }),
  });

/** Shortly before the clocks go back in Cairo, Berlin and New York, or forward on Lord Howe Island. */
const start = fc
  .constantFrom('2025-10-04T11:00:00Z', '2025-10-25T20:00:00Z', '2025-10-30T18:00:00Z', '2025-11-02T03:30:00Z')
  .map(text => new Date(text)); // prettier-ignore

const world: fc.Arbitrary<WorldPlan> = fc.array(mailbox, { minLength: 1, maxLength: 3 }).chain(mailboxes =>
  fc.record({
    start,
    days: fc.constant(80),
    mailboxes: fc.constant(mailboxes),
    campaigns: fc.array(campaign(mailboxes.length), { minLength: 1, maxLength: 3 }),
    blocks: fc.array(
      fc.record({
        afterMs: fc.integer({ min: 0, max: 3 * 86_400_000 }),
        type: fc.constant('domain' as const),
        value: fc.constant('company.test'),
        unnoticed: fc.boolean(),
      }),
      { maxLength: 1 },
    ),
    receiverLimits: fc.option(
      fc.record({
        per_domain: fc.option(fc.integer({ min: 3, max: 6 })),
        per_provider: fc.record({
          google: fc.option(fc.integer({ min: 3, max: 5 })),
          microsoft: fc.constant(1),
          other: fc.option(fc.integer({ min: 3, max: 6 })),
        }),
      }),
    ),
    workers: fc.integer({ min: 1, max: 3 }),
    deathRate: fc.constantFrom(0, 0.02, 0.2),
    seed: fc.nat(),
    grainMs: fc.constantFrom(1_000, 60_000),
  }),
);

describe('the laws of sending', () => {
  it('hold for any campaigns, mailboxes, windows and deaths of workers', async () => {
    await fc.assert(
      fc.asyncProperty(world, async plan => {
        await expectLaws(await playWorld(plan));
      }),
      { numRuns, endOnFailure: process.env.LAWS_SHRINK === undefined, ...seedGiven() },
    );
  }).timeout(30_000 + numRuns * 20_000);
});

/** The seed and path that a failure has named. */
function seedGiven(): { seed?: number; path?: string } {
  const { LAWS_SEED, LAWS_PATH } = process.env;
  return { ...(LAWS_SEED && { seed: Number(LAWS_SEED) }), ...(LAWS_PATH && { path: LAWS_PATH }) };
}
