import type { Clock } from '../../domain/clock.js';
import type { DisabledReason } from '../../domain/webhook-settings.js';
import type { Database } from '../../store/database/database.js';
import { isUnavailable } from '../../store/database/errors.js';
import type { Lease } from '../../store/database/leases.js';
import { transaction } from '../../store/database/transaction.js';
import { recordAttempts, type AttemptOutcome } from '../../store/webhooks/queue/queries.js';
import { disableWebhook, noteWebhookFailing } from '../../store/webhooks/settings/repository.js';
import { gone } from './outcome.js';

/** Writes the outcomes of one claim down. */
export interface Settler {
  add(outcome: AttemptOutcome): void;
  /** Whether delivery was switched off because of what came back. */
  readonly switchedOff: boolean;
  /** How many attempts have failed since the last that did not. */
  readonly failedInARow: number;
  /** Resolves when everything is written; rejects when something could not be. */
  finished(): Promise<void>;
}

export interface SettlerOptions {
  database: Database;
  clock: Clock;
  accountId: string;
  /** The lease that the deliveries are made under. */
  lease: Lease;
  /** The address that was posted to, and how it fared before. */
  endpoint: { url: string; failingSince: Date | null };
  /** Told of what was written. */
  settled(ids: readonly string[]): void;
  /** Ends the waiting for a database that is away. */
  stop: AbortSignal;
  checkpoint?(point: SettlingPoint): void;
}

/** Points between which a process may die: before a batch counts, and after. */
export type SettlingPoint = 'acknowledging' | 'acknowledged';

/** An endpoint that has failed for this long is switched off when the next delivery is given up. */
const longestFailureMs = 5 * 24 * 60 * 60_000;

/** So many outcomes, or those of so long, are written together: a commit costs as much as dozens of them. */
const batchSize = 800;
const longestWaitMs = 100;

/** A database that is away is waited for, so that what was delivered is not delivered again: so long, and so often. */
const longestAwayMs = 60_000;
const awayPauseMs = 1_000;

/**
 * Makes a settler. It writes outcomes in batches, each in one transaction, and those that are left when the claim ends:
 * what a crash takes before is delivered again.
 */
export function createSettler(options: SettlerOptions): Settler {
  const { database, clock, accountId, lease, endpoint, checkpoint, settled, stop } = options;
  const { url } = endpoint;
  const ended = new AbortController();
  let { failingSince } = endpoint;
  let waiting: AttemptOutcome[] = [];
  let writing: Promise<void> | undefined;
  let waits = false;
  let urgent = false;
  let switchedOff = false;
  let failedInARow = 0;
  let awaySince: number | undefined;
  let failure: unknown;

  /** Now what must not wait, the rest when it is a batch or has waited: small writes cost as much as large ones. */
  function writeInTime(): void {
    if (waiting.length >= batchSize || urgent) flush();
    else if (waiting.length > 0 && !waits) void flushLater();
  }

  function flush(): void {
    writing ??= writeWaiting()
      .catch((error: unknown) => void (failure ??= error))
      .finally(() => {
        writing = undefined;
        writeInTime();
      });
  }

  async function flushLater(): Promise<void> {
    waits = true;
    await clock.sleep(longestWaitMs, ended.signal).catch(() => undefined);
    waits = false;
    if (waiting.length > 0) flush();
  }

  async function writeWaiting(): Promise<void> {
    const outcomes = waiting;
    waiting = [];
    urgent = false;
    try {
      await write(outcomes);
      awaySince = undefined;
    } catch (error) {
      awaySince ??= clock.now().getTime();
      if (!isUnavailable(error) || clock.now().getTime() - awaySince >= longestAwayMs) throw error;
      // What may have been written after all is written as it was.
      waiting = [...outcomes, ...waiting];
      await clock.sleep(awayPauseMs, stop).catch(() => Promise.reject(error as Error));
    }
  }

  async function write(outcomes: readonly AttemptOutcome[]): Promise<void> {
    const failing = outcomes.every(({ status }) => status !== 'delivered');
    const since = failing ? (failingSince ?? outcomes[0]!.attemptedAt) : null;
    const reason = offReason(outcomes, since);
    await transaction(database, async tx => {
      await recordAttempts(tx, accountId, lease, outcomes);
      if (since?.getTime() !== failingSince?.getTime()) await noteWebhookFailing(tx, accountId, url, since);
      if (reason) await disableWebhook(tx, accountId, url, reason, outcomes.at(-1)!.attemptedAt);
      checkpoint?.('acknowledging');
    });
    checkpoint?.('acknowledged');
    settled(outcomes.map(({ id }) => id));
    failingSince = since;
    switchedOff ||= reason !== null;
  }

  return {
    add(outcome) {
      waiting.push(outcome);
      failedInARow = outcome.status === 'delivered' ? 0 : failedInARow + 1;
      // An endpoint that fails may have to be switched off: that is found out at once.
      urgent ||= outcome.status !== 'delivered';
      writeInTime();
    },
    get switchedOff() {
      return switchedOff;
    },
    get failedInARow() {
      return failedInARow;
    },
    async finished() {
      ended.abort();
      while (failure === undefined && (writing || waiting.length > 0)) {
        flush();
        await writing;
      }
      if (failure !== undefined) throw failure;
    },
  };
}

function offReason(outcomes: readonly AttemptOutcome[], failingSince: Date | null): DisabledReason | null {
  if (outcomes.some(({ responseStatus }) => responseStatus === gone)) return 'endpoint_gone';
  const lasting = outcomes.some(
    ({ status, attemptedAt }) =>
      status === 'failed' &&
      failingSince !== null &&
      attemptedAt.getTime() - failingSince.getTime() >= longestFailureMs,
  );
  return lasting ? 'endpoint_failing' : null;
}
