import type { Clock } from '../../domain/shared/clock.js';
import type { DisabledReason } from '../../domain/webhooks/webhook-settings.js';
import type { Database } from '../../store/database/database.js';
import { transaction } from '../../store/database/transaction.js';
import {
  abandonDeliveries,
  advanceRetries,
  recordAttempts,
  type AttemptRecord,
} from '../../store/webhooks/queue/queries.js';
import {
  disableWebhook,
  keepsDelivering,
  noteWebhookFailing,
} from '../../store/webhooks/settings/repository.js';
import type { EndpointAttempt, Endpoint } from './endpoint.js';
import { gone } from './outcome.js';

/** An endpoint that has failed for this long is switched off when the next delivery is given up. */
const longestFailureMs = 5 * 24 * 60 * 60_000;

/** Records attempts of any accounts in one transaction, with what they say of their endpoints. */
export async function recordOutcomes(
  database: Database,
  outcomes: readonly EndpointAttempt[],
  beforeCommit?: () => void,
): Promise<void> {
  const results = endpointResults(outcomes);
  await transaction(database, async tx => {
    await recordAttempts(tx, outcomes);
    for (const { endpoint, url, failingSince, offReason, at } of results) {
      const { accountId, settings } = endpoint;
      if (failingSince?.getTime() !== settings.failingSince?.getTime())
        await noteWebhookFailing(tx, accountId, url, failingSince);
      if (offReason) await disableWebhook(tx, accountId, url, offReason, at);
    }
    beforeCommit?.();
  });
  for (const { endpoint, failingSince, offReason } of results) {
    endpoint.settings = { ...endpoint.settings, failingSince };
    if (offReason) endpoint.releaseWaiting();
  }
}

/** What follows for an endpoint from its attempts. */
interface EndpointResult {
  endpoint: Endpoint;
  url: string;
  failingSince: Date | null;
  offReason: DisabledReason | null;
  /** Of the last attempt. */
  at: Date;
}

/** Attempts at a former address say nothing of the present one. */
function endpointResults(outcomes: readonly EndpointAttempt[]): EndpointResult[] {
  const current = outcomes.filter(({ endpoint, url }) => url === endpoint.settings.url);
  return [...new Set(current.map(({ endpoint }) => endpoint))].map(endpoint => {
    const own = current.filter(each => each.endpoint === endpoint);
    const fails = own.every(({ status }) => status !== 'delivered');
    const failingSince = fails ? (endpoint.settings.failingSince ?? own[0]!.attemptedAt) : null;
    const { url } = endpoint.settings;
    return {
      endpoint,
      url,
      failingSince,
      offReason: offReasonOf(own, failingSince),
      at: own.at(-1)!.attemptedAt,
    };
  });
}

function offReasonOf(outcomes: readonly AttemptRecord[], failingSince: Date | null): DisabledReason | null {
  if (outcomes.some(({ responseStatus }) => responseStatus === gone)) return 'endpoint_gone';
  const lasting = outcomes.some(
    ({ status, attemptedAt }) =>
      status === 'failed' &&
      failingSince !== null &&
      attemptedAt.getTime() - failingSince.getTime() >= longestFailureMs,
  );
  return lasting ? 'endpoint_failing' : null;
}

const switchedOff = 'Delivery was disabled before the next attempt.';
const batchSize = 1_000;

/**
 * Gives up all that waits for an account whose delivery is off, whenever it is due; stops as soon as delivery is on again.
 *
 * @param except deliveries whose requests are under way
 */
export async function abandonPending(
  accountId: string,
  except: readonly string[],
  { database, clock }: { database: Database; clock: Clock },
): Promise<void> {
  const abandonSome = () =>
    transaction(database, async tx => {
      if (await keepsDelivering(tx, accountId)) return 0;
      const givenUp = await abandonDeliveries(tx, accountId, except, switchedOff, batchSize);
      // If the process dies before the next batch, the remaining deliveries must be due now, not in hours.
      if (givenUp === batchSize) await advanceRetries(tx, accountId, clock.now());
      return givenUp;
    });
  while ((await abandonSome()) === batchSize);
}
