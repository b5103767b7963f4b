import { setTimeout as sleep } from 'node:timers/promises';
import { DateTime } from 'luxon';
import { workingHours, zoneOf, type Launched } from './load.js';
import type { Stage } from './stage.js';

/** Of one mailbox: so many messages on its first day, and so many more on each day after. */
export const ramp = { start: 20, step: 10 };
export const rampedMailbox = 'ann-0@sender.example';
/** So many messages each domain may get in a day: a campaign has some more for each of its domains. */
export const perDomain = 40;

/** What left, or may have left, while limits were set. */
export interface Limited {
  /** Messages of the mailbox with a ramp on each of its days. */
  ramped: number[];
  /** Messages by domain and day in UTC. */
  domains: { domain: string; day: string; count: number }[];
  /** Messages that were claimed outside of the working hours of their recipients. */
  outside: { to: string; at: string }[];
}

/** Sets the limits that every run has. */
export async function setLimits({ cli, client }: Pick<Stage, 'cli' | 'client'>): Promise<void> {
  await cli('mailboxes', 'change', '--email', rampedMailbox, '--ramp', `${ramp.start}+${ramp.step}`);
  await limitDomains(client, perDomain);
}

const limitDomains = (client: Stage['client'], per_domain: number | null) =>
  client.receiverLimits.replace({
    per_domain,
    per_provider: { google: null, microsoft: null, other: null },
  });

/** Lets everything send as it likes from now on; returns what left until then. */
export async function endLimits(stage: Stage, launched: readonly Launched[]): Promise<Limited> {
  const { cli, client } = stage;
  const limited = await readLimited(stage, launched);
  await surely(() => cli('mailboxes', 'change', '--email', rampedMailbox, '--ramp', 'none'));
  await surely(() => limitDomains(client, null));
  for (const { campaignId, isZoned } of launched)
    if (isZoned) await surely(() => client.campaigns.update(campaignId, { schedule: null }));
  return limited;
}

async function readLimited({ database }: Stage, launched: readonly Launched[]): Promise<Limited> {
  type Left = Record<'from_email' | 'to_email', string> & { attempts: number } & Record<
      'created_at' | 'started_at' | 'left_at',
      Date
    >;
  const left = await database.manager.query<Left[]>(
    `SELECT from_email, to_email, attempts, created_at, started_at, COALESCE(sent_at, started_at) AS left_at
     FROM sends WHERE state IN ('sent', 'unknown')`,
  );
  const countBy = (keys: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return [...counts].sort();
  };
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  const ramped = left.filter(({ from_email }) => from_email === rampedMailbox);
  // One that began on another day than it was claimed is counted in either.
  const ofOneDay = left.filter(({ created_at, started_at }) => dayOf(created_at) === dayOf(started_at));
  const zoned = new Set(launched.filter(({ isZoned }) => isZoned).map(({ wave }) => wave));
  // A later attempt is claimed at a time of its own.
  const atOnce = left.filter(({ attempts }) => attempts === 1);
  return {
    ramped: countBy(ramped.map(({ left_at }) => dayOf(left_at))).map(([, count]) => count),
    domains: countBy(
      ofOneDay.map(({ to_email, started_at }) => `${to_email.split('@')[1]} ${dayOf(started_at)}`),
    ).map(([key, count]) => {
      const [domain = '', day = ''] = key.split(' ');
      return { domain, day, count };
    }),
    outside: atOnce
      .filter(({ to_email, created_at }) => {
        const [, wave, at] = /^p(\d+)-(\d+)@/.exec(to_email) ?? [];
        const { hour } = DateTime.fromJSDate(created_at, { zone: zoneOf(Number(at)) });
        return zoned.has(Number(wave)) && (hour < workingHours.start_hour || hour >= workingHours.end_hour);
      })
      .map(({ to_email, created_at }) => ({ to: to_email, at: created_at.toISOString() })),
  };
}

/** The database may be about to come back. */
async function surely(change: () => Promise<unknown>): Promise<void> {
  for (let attempts = 0; ; attempts++)
    try {
      return void (await change());
    } catch (error) {
      if (attempts > 200) throw error;
      await sleep(500);
    }
}
