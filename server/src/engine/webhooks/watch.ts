import type { Clock } from '../../domain/clock.js';
import type { Database } from '../../store/database/database.js';
import type { WebhookSettings } from '../../domain/webhook-settings.js';
import { readWebhookVersion } from '../../store/webhooks/settings/repository.js';
import type { Tenure } from './tenure.js';

const everyMs = 1_000;

/**
 * Looks every second, until `ended`, whether an account's settings are still those that a claim began with. Slow
 * receivers make claims last for minutes, in which an address may be mended or taken away.
 *
 * @param changed called once, when they are not
 */
export async function watchSettings(
  { database, clock }: { database: Database; clock: Clock },
  accountId: string,
  settings: WebhookSettings,
  ended: AbortSignal,
  changed: () => void,
): Promise<void> {
  while (await passes(clock, ended)) {
    const now = await readWebhookVersion(database.manager, accountId).catch(() => null);
    if (ended.aborted) return;
    if (!now) continue;
    if (now.url !== settings.url || now.updatedAt.getTime() !== settings.updatedAt.getTime())
      return changed();
  }
}

/** Makes a tenure last until `ended`: requests may take longer than it does by itself. */
export async function keepTenure(clock: Clock, tenure: Tenure, ended: AbortSignal): Promise<void> {
  // Where the database does not answer, the next time is soon.
  while (await passes(clock, ended)) await tenure.hold().catch(() => null);
}

/** Waits for the next look; false when it ended before. */
function passes(clock: Clock, ended: AbortSignal): Promise<boolean> {
  return clock.sleep(everyMs, ended).then(
    () => true,
    () => false,
  );
}
