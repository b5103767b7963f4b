import type { Clock } from '../../domain/clock.js';
import type { SecretBox } from '../../store/crypto.js';
import type { Database } from '../../store/database.js';
import { fromBin } from '../../store/ids.js';
import { transaction } from '../../store/transaction.js';
import { keepsLease } from '../../store/webhook-leases.js';
import { abandonWaiting, keyOf, readDueDeliveries, type DueDelivery } from '../../store/webhook-queue.js';
import {
  findWebhookSettings,
  keepsDelivering,
  signingSecrets,
  type WebhookSettings,
} from '../../store/webhook-settings.js';
import { OutboundError, type OutboundAnswer, type OutboundHttp } from '../outbound-http.js';
import type { Hands } from './hands.js';
import { outcomeOf } from './outcome.js';
import { createSettler, type SettlingPoint } from './settle.js';
import { signedHeaders, signingKey } from './sign.js';
import type { Held, Tenure } from './tenure.js';
import { keepTenure, watchSettings } from './watch.js';

/** Points between which a process may die; tests do so there. */
export type DeliveryPoint = 'claimed' | 'answered' | SettlingPoint;

export interface DeliveryOptions {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  http: OutboundHttp;
  /** From 0 up to 1, spreads retries. */
  random?(): number;
  /** Called at each point; what it throws ends the work there, as a crash would. */
  checkpoint?(point: DeliveryPoint): void;
}

/** An endpoint that fails is asked with few requests at a time until one succeeds, which is seen after a few. */
const failingConcurrency = 2;
const failingAtOnce = 10;

/** What deliveries of one account share. */
export interface Lane {
  accountId: string;
  tenure: Tenure;
  /** The account's hands for an address: each makes one request after the other. */
  handsFor(url: string): Hands;
  /** Deliveries of the account that other claims hold. */
  elsewhere(): Buffer[];
  stop: AbortSignal;
  /** Called when few deliveries are left, with how many have begun: it is time to claim the next ones. */
  nearlyDone(begun: number): void;
  /** Called once when the settings are others by now: those that were not begun are for a claim that knows them. */
  superseded(unbegun: readonly Buffer[]): void;
}

/** So many deliveries go out while the next ones are claimed; of a small claim, half. */
const fewLeft = 400;

/**
 * Takes deliveries of one account and tries each once; what there is no time for, or what the end of the worker comes
 * before, stays due.
 *
 * @returns false when another worker delivers for the account
 */
export async function deliver(
  lane: Lane,
  ids: readonly Buffer[],
  options: DeliveryOptions,
): Promise<boolean> {
  const { accountId, stop } = lane;
  const { database, clock } = options;
  const held = await lane.tenure.hold();
  if (!held) return false;
  const now = clock.now();
  const claim = await claimFor(lane, ids, held, options);
  if (!claim) return true;
  options.checkpoint?.('claimed');

  const { url, settings } = claim;
  const deliveries = settings.failingSince ? claim.deliveries.slice(0, failingAtOnce) : claim.deliveries;
  const endpoint = { url, failingSince: settings.failingSince };
  const { lease } = held;
  const settler = createSettler({
    database,
    clock,
    accountId,
    lease,
    endpoint,
    checkpoint: options.checkpoint,
  });
  const keys = signingSecrets(settings, now).map(signingKey);
  let { startUntil } = held;
  const few = settings.failingSince ? -1 : Math.max(deliveries.length >> 1, deliveries.length - fewLeft);
  let next = 0;
  let superseded = false;
  const hasMore = () => next < deliveries.length && !superseded && !stop.aborted && !settler.switchedOff;
  const ended = new AbortController();
  const watching = watchSettings(options, accountId, settings, ended.signal, () => {
    superseded = true;
    const begun = new Set(deliveries.slice(0, next).map(({ id }) => keyOf(id)));
    lane.superseded(ids.filter(id => !begun.has(keyOf(id))));
  });
  const keeping = keepTenure(clock, lane.tenure, ended.signal);

  /** False when the lease is another one by now: what comes out would not count. */
  async function holdLonger(): Promise<boolean> {
    const longer = await lane.tenure.hold();
    if (longer?.lease.owner !== lease.owner) return false;
    startUntil = longer.startUntil;
    return true;
  }

  async function work(): Promise<void> {
    while (hasMore()) {
      const startedAt = clock.now();
      if (startedAt > startUntil) {
        if (await holdLonger()) continue;
        return;
      }
      if (next === few) lane.nearlyDone(next);
      const delivery = deliveries[next++]!;
      const result = await post(delivery, url, keys, startedAt, options.http);
      options.checkpoint?.('answered');
      const attempt = { startedAt, endedAt: clock.now(), result };
      settler.add(outcomeOf(delivery, attempt, (options.random ?? Math.random)()));
    }
  }
  await lane
    .handsFor(url)
    .each(settings.failingSince ? failingConcurrency : deliveries.length, work)
    .finally(() => ended.abort());
  await Promise.all([watching, keeping]);
  lane.nearlyDone(next);
  await settler.finished();
  return true;
}

interface Claim {
  url: string;
  settings: WebhookSettings;
  deliveries: DueDelivery[];
}

/** Null when nothing is left to do: it was done meanwhile, or delivery is off and what waited was given up. */
async function claimFor(
  lane: Lane,
  ids: readonly Buffer[],
  held: Held,
  options: DeliveryOptions,
): Promise<Claim | null> {
  const { accountId } = lane;
  const { database, clock, secretBox } = options;
  const deliveries = await readDueDeliveries(database.manager, accountId, ids, clock.now());
  if (deliveries.length === 0) return null;
  const settings = await findWebhookSettings(database.manager, accountId, secretBox);
  if (settings?.url && !settings.disabledAt) return { url: settings.url, settings, deliveries };
  while ((await giveUpSome(lane, held, options)) === givenUpAtOnce);
  return null;
}

const switchedOff = 'Delivery was switched off before the next attempt.';
const givenUpAtOnce = 1_000;

/** Gives up some of what waits, unless delivery was switched on again or another worker took over. */
function giveUpSome(
  { accountId, elsewhere }: Lane,
  held: Held,
  { database }: DeliveryOptions,
): Promise<number> {
  return transaction(database, async tx => {
    if (!(await keepsLease(tx, held.lease)) || (await keepsDelivering(tx, accountId))) return 0;
    return abandonWaiting(tx, accountId, elsewhere(), switchedOff, givenUpAtOnce);
  });
}

/** One signed request. The body is the same in every attempt; the signature tells when this one was made. */
async function post(
  { id, body }: DueDelivery,
  url: string,
  keys: readonly Buffer[],
  at: Date,
  http: OutboundHttp,
): Promise<OutboundAnswer | OutboundError> {
  try {
    return await http.post(url, body, signedHeaders({ id: fromBin(id), at, body }, keys));
  } catch (error) {
    if (error instanceof OutboundError) return error;
    throw error;
  }
}
