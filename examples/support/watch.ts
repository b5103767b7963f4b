import { setTimeout as sleep } from 'node:timers/promises';
import { OutreachError, unwrap, type CampaignStatsTotals, type OutreachClient } from 'outreach-sdk';
import type { Journal } from './journal.js';
import type { Screen } from './screen.js';

export interface WatchOptions {
  client: OutreachClient;
  campaignId: string;
  journal: Journal;
  screen: Screen;
  signal?: AbortSignal;
  /** The most seconds to wait for all events. Default: DEMO_PATIENCE_SECONDS of the environment, or 90. */
  patienceSeconds?: number;
}

const defaultPatience = Number(process.env.DEMO_PATIENCE_SECONDS || 90);

/** Shows the statistics of the campaign every second, until the journal is complete or the time is over. */
export async function watch({ patienceSeconds = defaultPatience, ...options }: WatchOptions): Promise<void> {
  const { client, campaignId, journal, screen, signal } = options;
  const started = Date.now();
  const elapsed = () => Math.round((Date.now() - started) / 1000);
  while (journal.missing().length > 0 && elapsed() < patienceSeconds) {
    const totals = await readTotals(client, campaignId).catch(passOver);
    screen.status(
      totals ? `${totalsText(totals)} · ${elapsed()} s` : `the service does not respond · ${elapsed()} s`,
    );
    await sleep(1000, undefined, { signal }).catch(() => signal?.throwIfAborted());
  }
  screen.status('');
}

/** Returns the statistics of the campaign so far. */
export async function readTotals(client: OutreachClient, campaignId: string): Promise<CampaignStatsTotals> {
  const { data } = await unwrap(
    client.GET('/v1/campaigns/{id}/stats', {
      params: { path: { id: campaignId } },
      signal: AbortSignal.timeout(5000),
    }),
  );
  return data.totals;
}

/** Ignores a service that is unavailable, such as during a restart. A refused request is an error. */
function passOver(error: unknown): undefined {
  if (error instanceof OutreachError && error.status < 500) throw error;
}

function totalsText({ sentCount, repliedCount, bounceCount, enrollmentCount }: CampaignStatsTotals): string {
  const filled = Math.round((10 * sentCount) / Math.max(1, enrollmentCount));
  const bar = '█'.repeat(filled) + '░'.repeat(10 - filled);
  return `${bar} ${sentCount} of ${enrollmentCount} sent · ${repliedCount} replied · ${bounceCount} bounced`;
}
