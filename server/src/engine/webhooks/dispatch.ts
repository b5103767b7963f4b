import type { Logger } from 'pino';
import { isUnavailable } from '../../store/errors.js';
import { dueDeliveries } from '../../store/webhook-queue.js';
import type { Task } from '../worker.js';
import { deliver, type DeliveryOptions } from './deliver.js';

export interface WebhookDispatchOptions extends DeliveryOptions {
  log: Logger;
  /** Deliveries claimed at once. */
  batchSize?: number;
  /** Claims that this process works on at a time, over all accounts. */
  claims?: number;
}

const idleMs = 500;
const defaultBatchSize = 400;
const defaultClaims = 64;
/** Of one account at a time: while the end of one is waited for, the other goes on. */
const claimsPerAccount = 2;
/** Due deliveries looked at in one go. */
const peekSize = 1_000;
/** An account rests for this long after its work failed for a reason of ours. */
const failureRestMs = 10_000;

/**
 * Delivers due webhooks. Each run gives what is due to idle hands, a few per account, so that an endpoint that is slow
 * delays nobody but its own account; it does not wait for slow endpoints. True while deliveries are under way.
 */
export function createWebhookDispatcher(options: WebhookDispatchOptions): Task {
  const { database, clock, log, batchSize = defaultBatchSize, claims = defaultClaims } = options;
  const working = new Set<Promise<void>>();
  const claimsOf = new Map<string, number>();
  const resting = new Map<string, number>();
  const taken = new Set<string>();
  const stopping = new AbortController();

  function begin(accountId: string, ids: readonly string[]): void {
    for (const id of ids) taken.add(id);
    claimsOf.set(accountId, (claimsOf.get(accountId) ?? 0) + 1);
    const work: Promise<void> = deliver(accountId, ids, options, stopping.signal)
      .catch((error: unknown) => rest(accountId, error))
      .finally(() => {
        working.delete(work);
        for (const id of ids) taken.delete(id);
        const left = claimsOf.get(accountId)! - 1;
        if (left > 0) claimsOf.set(accountId, left);
        else claimsOf.delete(accountId);
      });
    working.add(work);
  }

  function rest(accountId: string, error: unknown): void {
    if (isUnavailable(error)) log.warn({ accountId, error: String(error) }, 'database is unavailable');
    else log.error({ accountId, err: error }, 'could not deliver webhooks');
    resting.set(accountId, clock.now().getTime() + failureRestMs);
  }

  function busyAccounts(): string[] {
    const full = [...claimsOf].filter(([, count]) => count >= claimsPerAccount).map(([id]) => id);
    return [...full, ...resting.keys()];
  }

  /** Begins one claim per account that has something due and a hand free; false when there was none. */
  async function beginSome(now: Date): Promise<boolean> {
    const due = await dueDeliveries(database.manager, now, peekSize, busyAccounts());
    let begun = false;
    for (const [accountId, ids] of due) {
      if (working.size >= claims) return false;
      const free = ids.filter(id => !taken.has(id)).slice(0, batchSize);
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
      await findWork();
      if (working.size === 0) return false;
      // Whichever comes first: a claim is done, or it is time to look for what came due meanwhile.
      const waker = new AbortController();
      const pause = clock.sleep(idleMs, waker.signal).catch(() => undefined);
      await Promise.race([...working, pause]);
      waker.abort();
      return true;
    },
    async close() {
      stopping.abort();
      await Promise.all(working);
    },
  };
}
