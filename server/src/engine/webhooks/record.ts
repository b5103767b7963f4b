import type { DisabledReason } from '../../domain/webhooks/webhook-settings.js';
import type { Database } from '../../store/database/database.js';
import { transaction } from '../../store/database/transaction.js';
import { recordAttempts, type AttemptOutcome } from '../../store/webhooks/queue/queries.js';
import { disableWebhook, noteWebhookFailing } from '../../store/webhooks/settings/repository.js';
import type { Attempted, Endpoint } from './endpoint.js';
import { gone } from './outcome.js';

/** An endpoint that has failed for this long is switched off when the next delivery is given up. */
const longestFailureMs = 5 * 24 * 60 * 60_000;

/** Records attempts of any accounts in one transaction, with what they say of their endpoints. */
export async function recordOutcomes(
  database: Database,
  outcomes: readonly Attempted[],
  beforeCommit?: () => void,
): Promise<void> {
  const findings = findingsOf(outcomes);
  await transaction(database, async tx => {
    await recordAttempts(tx, outcomes);
    for (const { endpoint, url, failingSince, offReason, at } of findings) {
      const { accountId, settings } = endpoint;
      if (failingSince?.getTime() !== settings.failingSince?.getTime())
        await noteWebhookFailing(tx, accountId, url, failingSince);
      if (offReason) await disableWebhook(tx, accountId, url, offReason, at);
    }
    beforeCommit?.();
  });
  for (const { endpoint, failingSince, offReason } of findings) {
    endpoint.settings = { ...endpoint.settings, failingSince };
    if (offReason) endpoint.releaseWaiting();
  }
}

/** What the outcomes say of an endpoint. */
interface Finding {
  endpoint: Endpoint;
  url: string;
  failingSince: Date | null;
  offReason: DisabledReason | null;
  /** Of the last attempt. */
  at: Date;
}

/** Attempts at a former address say nothing of the present one. */
function findingsOf(outcomes: readonly Attempted[]): Finding[] {
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

function offReasonOf(outcomes: readonly AttemptOutcome[], failingSince: Date | null): DisabledReason | null {
  if (outcomes.some(({ responseStatus }) => responseStatus === gone)) return 'endpoint_gone';
  const lasting = outcomes.some(
    ({ status, attemptedAt }) =>
      status === 'failed' &&
      failingSince !== null &&
      attemptedAt.getTime() - failingSince.getTime() >= longestFailureMs,
  );
  return lasting ? 'endpoint_failing' : null;
}
