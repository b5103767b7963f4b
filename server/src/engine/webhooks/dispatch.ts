import type { Logger } from 'pino';
import { describeBriefly } from '../../store/database/describe-error.js';
import { isUnavailable } from '../../store/database/errors.js';
import { dueDeliveries } from '../../store/webhooks/queue/queries.js';
import type { Task } from '../worker.js';
import { handsOf, newAccountWork, openClaim, type AccountWork } from './account-work.js';
import { claimSize } from './claim-size.js';
import { deliver } from './deliver.js';
import type { DeliveryOptions } from './lane.js';
import { createTenure } from './tenure.js';
import { createTurns } from './turns.js';

export interface WebhookDispatchOptions extends DeliveryOptions {
  log: Logger;
  /** How long a worker's lease on an account holds after its death. */
  leaseMs?: number;
  /** Most deliveries claimed at once. */
  batchSize?: number;
  /** Claims that this process works on at a time, over all accounts. */
  claims?: number;
  /** Requests at a time, per account. */
  concurrency?: number;
}

const idleMs = 200;
const defaultBatchSize = 1_200;
const defaultClaims = 96;
const defaultConcurrency = 32;
/** Longer than clocks of several machines differ, with what passes until it is made to last. */
const defaultLeaseMs = 8_000;
/** Of one account at a time: one is being written down while one goes out and the next one is claimed. */
const claimsPerAccount = 3;
/** With those that end what they began before the settings changed. */
const mostClaimsPerAccount = 6;
/** Due deliveries looked at in one go: those of a claim that is under way, and of the next. */
const peekSize = 2_400;
/** To look past a busy account is to read all that it has due: so seldom while there is other work. */
const lookPastEvery = 8;
/** Endpoints that fail, each of whose requests may take its full time, are given no more than this part of the claims. */
const failingShare = 0.75;
/** An account rests for this long after its work failed for a reason of ours. */
const failureRestMs = 10_000;
/** And so long when another worker delivers for it. */
const heldRestMs = 1_000;

/**
 * Delivers due webhooks. Each run gives what is due to idle hands, a few per account, so that an endpoint that is slow
 * delays nobody but its own account; it does not wait for slow endpoints. True while deliveries are under way.
 */
export function createWebhookDispatcher(options: WebhookDispatchOptions): Task {
  const { database, clock, log, concurrency = defaultConcurrency } = options;
  const { batchSize = defaultBatchSize, claims = defaultClaims, leaseMs = defaultLeaseMs } = options;
  const working = new Set<Promise<void>>();
  const accounts = new Map<string, AccountWork>();
  const turns = createTurns(options);
  const stopping = new AbortController();
  const mostFailing = Math.max(1, Math.floor(claims * failingShare));
  /** Deliveries attempted since the last look began, which may have seen them as they were before. */
  const attempted = new Set<string>();
  let looks = 0;
  /** Aborted when it is time to look again. */
  let waker = new AbortController();

  function begin(accountId: string, ids: readonly string[]): void {
    const account =
      accounts.get(accountId) ?? newAccountWork(createTenure(options, accountId, leaseMs), concurrency);
    accounts.set(accountId, account);
    const claim = openClaim(account, ids, { clock, batchSize, attempted, wake: () => waker.abort() });
    const { tenure } = account;
    const { signal: stop } = stopping;
    const lane = {
      accountId,
      handsFor: (url: string) => handsOf(account, url),
      tenure,
      stop,
      isScarce,
      ...claim,
    };
    const work: Promise<void> = deliver(lane, ids, options)
      .then(mine => (mine ? undefined : turns.rest(accountId, heldRestMs)))
      .catch((error: unknown) => {
        account.failed = true;
        tell(accountId, error);
        turns.rest(accountId, failureRestMs);
      })
      .finally(async () => {
        claim.letGo();
        const mattered = account.current >= claimsPerAccount || working.size >= claims;
        if (isScarce()) turns.served(accountId);
        await leave(accountId, account);
        claim.retire();
        if (mattered || account.claims === 0) waker.abort();
        working.delete(work);
      });
    working.add(work);
  }

  /** Whoever is the last to leave an account lets others deliver for it. */
  async function leave(accountId: string, account: AccountWork): Promise<void> {
    if (account.claims === 1 && !account.failed) await account.tenure.release();
    if (--account.claims === 0 && !account.failed) accounts.delete(accountId);
  }

  function tell(accountId: string, error: unknown): void {
    if (isUnavailable(error))
      log.warn({ accountId, error: describeBriefly(error) }, 'database is unavailable');
    else log.error({ accountId, err: error }, 'could not deliver webhooks');
  }

  function isBusy(accountId: string): boolean {
    const account = accounts.get(accountId);
    if (account === undefined) return false;
    const { full, current, claims } = account;
    return full > 0 || current >= claimsPerAccount || claims >= mostClaimsPerAccount;
  }

  /** Begins one claim per account that has something due and is not busy, `most` at most; false when there was none. */
  async function beginSome(
    now: Date,
    which: Parameters<typeof dueDeliveries>[3],
    most = Infinity,
  ): Promise<boolean> {
    attempted.clear();
    const due = await dueDeliveries(database.manager, now, peekSize, which);
    let begun = 0;
    for (const [accountId, ids] of due) {
      if (!mayBegin() || begun >= most) break;
      if (isBusy(accountId)) continue;
      const { size = claimSize(0, 0, batchSize), taken } = accounts.get(accountId) ?? {};
      const isFree = (id: string) => !taken?.has(id) && !attempted.has(id);
      const free = ids.filter(isFree).slice(0, size);
      if (free.length === 0) continue;
      begin(accountId, free);
      begun++;
    }
    return begun > 0;
  }

  async function findWork(): Promise<void> {
    if (!mayBegin()) return;
    await turns.refresh();
    const now = clock.now();
    await findAmongOthers(now);
    await findAmongFailing(now);
  }

  /** Where something begins with what is longest due, what lies behind busy accounts is looked for now and then alone. */
  async function findAmongOthers(now: Date): Promise<void> {
    const look = (...busy: string[]) =>
      beginSome(now, { except: [...busy, ...turns.passedOver(isScarce())] });
    const busy = () => [...accounts.keys()].filter(isBusy);
    if ((await look()) && ++looks % lookPastEvery !== 0) return;
    while (mayBegin()) {
      if (await look(...busy())) continue;
      if (!turns.again(id => !turns.failing.has(id))) return;
    }
  }

  /** In turns. */
  async function findAmongFailing(now: Date): Promise<void> {
    const failing = [...turns.failing];
    const atWork = failing.filter(id => (accounts.get(id)?.claims ?? 0) > 0);
    if (atWork.length >= mostFailing) return;
    // One whose claim has just ended goes on under its lease.
    const idle = failing.filter(id => !turns.isResting(id) && !isBusy(id));
    const idleIds = new Set(idle);
    for (const among of [idle.filter(id => !turns.wasServed(id)), idle]) {
      if (among.length > 0 && (await beginSome(now, { among }, mostFailing - atWork.length))) return;
      turns.again(id => idleIds.has(id));
    }
  }

  /** Whether claims may run out. */
  function isScarce(): boolean {
    return working.size >= claims / 2;
  }

  function mayBegin(): boolean {
    return working.size < claims && !stopping.signal.aborted;
  }

  return {
    name: 'webhooks',
    idleMs,
    async run() {
      waker = new AbortController();
      await findWork();
      // What ended during the look may have made more due.
      if (working.size === 0) return waker.signal.aborted;
      // Whichever comes first: a claim is done or nearly so, or it is time to look for what came due meanwhile.
      await clock.sleep(idleMs, waker.signal).catch(() => undefined);
      return true;
    },
    async close() {
      stopping.abort();
      await Promise.all(working);
      await Promise.all([...accounts.values()].map(({ tenure }) => tenure.release()));
    },
  };
}
