import type { Database } from '../../store/database.js';
import { transaction } from '../../store/transaction.js';
import { settleAttempts, type AttemptOutcome } from '../../store/webhook-queue.js';
import { disableWebhook, noteWebhookFailing, type WebhookSettings } from '../../store/webhook-settings.js';
import { gone } from './outcome.js';

/** Writes the outcomes of one claim down. */
export interface Settler {
  add(outcome: AttemptOutcome): void;
  /** Whether delivery was switched off because of what came back. */
  readonly switchedOff: boolean;
  /** Resolves when everything is written; rejects when something could not be. */
  finished(): Promise<void>;
}

export interface SettlerOptions {
  database: Database;
  accountId: string;
  /** UUID of the claim. */
  holder: string;
  /** The address that was posted to, and how it fared before. */
  endpoint: { url: string; failingSince: WebhookSettings['failingSince'] };
}

/** An endpoint that has failed for this long is switched off when the next delivery is given up. */
const longestFailureMs = 5 * 24 * 60 * 60_000;

/**
 * Makes a settler. It writes whatever has come in while the write before was under way, in one transaction: one outcome
 * at once when little happens, many together when much does.
 */
export function createSettler({ database, accountId, holder, endpoint }: SettlerOptions): Settler {
  const { url } = endpoint;
  let { failingSince } = endpoint;
  let waiting: AttemptOutcome[] = [];
  let writing: Promise<void> | undefined;
  let switchedOff = false;
  let failure: unknown;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const outcomes = waiting;
      waiting = [];
      await write(outcomes);
    }
  }

  async function write(outcomes: readonly AttemptOutcome[]): Promise<void> {
    const failing = outcomes.every(({ status }) => status !== 'delivered');
    const since = failing ? (failingSince ?? outcomes[0]!.attemptedAt) : null;
    const reason = offReason(outcomes, since);
    await transaction(database, async tx => {
      await settleAttempts(tx, accountId, holder, outcomes);
      if (since?.getTime() !== failingSince?.getTime()) await noteWebhookFailing(tx, accountId, url, since);
      if (reason) await disableWebhook(tx, accountId, url, reason, outcomes.at(-1)!.attemptedAt);
    });
    failingSince = since;
    switchedOff ||= reason !== null;
  }

  return {
    add(outcome) {
      waiting.push(outcome);
      writing ??= writeAll()
        .catch((error: unknown) => void (failure ??= error))
        .finally(() => (writing = undefined));
    },
    get switchedOff() {
      return switchedOff;
    },
    async finished() {
      await writing;
      if (failure !== undefined) throw failure;
    },
  };
}

function offReason(
  outcomes: readonly AttemptOutcome[],
  failingSince: Date | null,
): WebhookSettings['disabledReason'] {
  if (outcomes.some(({ responseStatus }) => responseStatus === gone)) return 'endpoint_gone';
  const lasting = outcomes.some(
    ({ status, attemptedAt }) =>
      status === 'failed' &&
      failingSince !== null &&
      attemptedAt.getTime() - failingSince.getTime() >= longestFailureMs,
  );
  return lasting ? 'endpoint_failing' : null;
}
