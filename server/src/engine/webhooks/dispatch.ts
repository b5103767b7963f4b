import type { Logger } from 'pino';
import { isUnavailable } from '../../store/errors.js';
import { dueDeliveries, keyOf } from '../../store/webhook-queue.js';
import type { Task } from '../worker.js';
import { deliver, type DeliveryOptions } from './deliver.js';
import { createHands, type Hands } from './hands.js';

export interface WebhookDispatchOptions extends DeliveryOptions {
  log: Logger;
  /** Deliveries claimed at once. */
  batchSize?: number;
  /** Claims that this process works on at a time, over all accounts. */
  claims?: number;
  /** Requests at a time, per account. */
  concurrency?: number;
}

const idleMs = 500;
const defaultBatchSize = 300;
const defaultClaims = 96;
const defaultConcurrency = 32;
/** Of one account at a time: one is being written down while one goes out and the next one is claimed. */
const claimsPerAccount = 3;
/** Due deliveries looked at in one go. */
const peekSize = 600;
/** An account rests for this long after its work failed for a reason of ours. */
const failureRestMs = 10_000;

/** What is under way for an account. */
interface AccountWork {
  hands: Hands;
  claims: number;
  /** Claims with more left to begin than goes out while the next ones are claimed. */
  full: number;
}

/**
 * Delivers due webhooks. Each run gives what is due to idle hands, a few per account, so that an endpoint that is slow
 * delays nobody but its own account; it does not wait for slow endpoints. True while deliveries are under way.
 */
export function createWebhookDispatcher(options: WebhookDispatchOptions): Task {
  const { database, clock, log, concurrency = defaultConcurrency } = options;
  const { batchSize = defaultBatchSize, claims = defaultClaims } = options;
  const working = new Set<Promise<void>>();
  const accounts = new Map<string, AccountWork>();
  const resting = new Map<string, number>();
  const taken = new Set<string>();
  const stopping = new AbortController();
  /** Aborted when it is time to look again. */
  let waker = new AbortController();

  function begin(accountId: string, ids: readonly Buffer[]): void {
    const keys = ids.map(keyOf);
    for (const key of keys) taken.add(key);
    const account = accounts.get(accountId) ?? { hands: createHands(concurrency), claims: 0, full: 0 };
    accounts.set(accountId, account);
    account.claims++;
    account.full++;
    const nearlyDone = once(() => {
      account.full--;
      waker.abort();
    });
    const lane = { accountId, hands: account.hands, stop: stopping.signal, nearlyDone };
    const work: Promise<void> = deliver(lane, ids, options)
      .catch((error: unknown) => rest(accountId, error))
      .finally(() => {
        nearlyDone();
        waker.abort();
        working.delete(work);
        for (const key of keys) taken.delete(key);
        if (--account.claims === 0) accounts.delete(accountId);
      });
    working.add(work);
  }

  function rest(accountId: string, error: unknown): void {
    if (isUnavailable(error)) log.warn({ accountId, error: String(error) }, 'database is unavailable');
    else log.error({ accountId, err: error }, 'could not deliver webhooks');
    resting.set(accountId, clock.now().getTime() + failureRestMs);
  }

  function busyAccounts(): string[] {
    const busy = [...accounts].filter(([, { claims, full }]) => full > 0 || claims >= claimsPerAccount);
    return [...busy.map(([id]) => id), ...resting.keys()];
  }

  /** Begins one claim per account that has something due and is not busy; false when there was none. */
  async function beginSome(now: Date): Promise<boolean> {
    const due = await dueDeliveries(database.manager, now, peekSize, busyAccounts());
    let begun = false;
    for (const [accountId, ids] of due) {
      if (working.size >= claims) return false;
      const free = ids.filter(id => !taken.has(keyOf(id))).slice(0, batchSize);
      if (free.length === 0) continue;
      begin(accountId, free);
      begun = true;
    }
    return begun;
  }

  async function findWork(): Promise<void> {
    const now = clock.now();
    for (const [id, until] of resting) if (until <= now.getTime()) resting.delete(id);
    while (working.size < claims && !stopping.signal.aborted) if (!(await beginSome(now))) return;
  }

  return {
    name: 'webhooks',
    idleMs,
    async run() {
      waker = new AbortController();
      await findWork();
      if (working.size === 0) return false;
      // Whichever comes first: a claim is done or nearly so, or it is time to look for what came due meanwhile.
      await clock.sleep(idleMs, waker.signal).catch(() => undefined);
      return true;
    },
    async close() {
      stopping.abort();
      await Promise.all(working);
    },
  };
}

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    action();
  };
}
