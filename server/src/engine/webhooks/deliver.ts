import type { WebhookSettings } from '../../domain/webhook-settings.js';
import { readDueDeliveries, type DueDelivery } from '../../store/webhooks/queue/queries.js';
import { findWebhookSettings, signingSecrets } from '../../store/webhooks/settings/repository.js';
import { OutboundError, type OutboundAnswer, type OutboundHttp } from '../outbound-http.js';
import { giveUpWaiting } from './give-up.js';
import type { DeliveryOptions, Lane } from './lane.js';
import { outcomeOf } from './outcome.js';
import { createSettler, type Settler } from './settle.js';
import { signedHeaders, signingKey } from './sign.js';
import { createSupply, type Supply } from './supply.js';
import type { Held } from './tenure.js';
import { keepTenure, watchSettings } from './watch.js';

/** An endpoint that fails is asked with few requests at a time until one succeeds, which is seen after a few. */
const failingConcurrency = 2;
const failingAtOnce = 10;
/** So many failures in a row, and it is taken for one that fails: as many as may be under way when it breaks down. */
const mostInARow = 32;
/** A claim begins nothing more after this long where others may wait for their turn. */
const turnMs = 10_000;

/** So many deliveries go out while the next ones are claimed. */
const fewLeft = 400;

/**
 * Takes deliveries of one account and tries each once; what there is no time for, or what the end of the worker comes
 * before, stays due.
 *
 * @returns false when another worker delivers for the account
 */
export async function deliver(
  lane: Lane,
  ids: readonly string[],
  options: DeliveryOptions,
): Promise<boolean> {
  const { accountId } = lane;
  const { database, clock } = options;
  const held = await lane.tenure.hold();
  if (!held) return false;
  const claim = await claimFor(lane, ids, held, options);
  if (!claim) return true;
  options.checkpoint?.('claimed');

  const { url, settings } = claim;
  const { failingSince } = settings;
  const endpoint = { url, failingSince };
  const { lease } = held;
  const { checkpoint } = options;
  const { settled, stop } = lane;
  const settler = createSettler({ database, clock, accountId, lease, endpoint, checkpoint, settled, stop });
  const supply = createSupply(claim.deliveries, fewLeftOf(claim), lane.nearlyDone);
  /** What has not begun is for a later claim. */
  const leaveRest = () => {
    if (!supply.hasMore) return;
    const begun = supply.end();
    lane.superseded(ids.filter(id => !begun.has(id)));
  };
  const work = { lane, held, claim, supply, settler, leaveRest, turnEndsAt: claim.at.getTime() + turnMs };
  const ended = new AbortController();
  const watching = watchSettings(options, accountId, settings, ended.signal, leaveRest);
  const keeping = keepTenure(clock, lane.tenure, ended.signal);
  await lane
    .handsFor(url)
    .each(failingSince ? failingConcurrency : claim.deliveries.length, () => deliverOn(work, options))
    .finally(() => ended.abort());
  await Promise.all([watching, keeping]);
  lane.nearlyDone(supply.begun);
  await settler.finished();
  return true;
}

/** With so many left it is time to claim the next ones: of a small claim, half. An endpoint that fails is waited for. */
function fewLeftOf({ settings, deliveries }: Claim): number {
  return settings.failingSince ? 0 : Math.min(fewLeft, deliveries.length - (deliveries.length >> 1));
}

/** What the hands of one claim share. */
interface Work {
  lane: Lane;
  held: Held;
  claim: Claim;
  supply: Supply;
  settler: Settler;
  leaveRest(): void;
  /** Milliseconds since 1970. */
  turnEndsAt: number;
}

/** One hand: makes one request after the other, for as long as there is something to begin. */
async function deliverOn(work: Work, options: DeliveryOptions): Promise<void> {
  const { lane, held, claim, supply, settler, leaveRest, turnEndsAt } = work;
  const { clock, http, checkpoint, random = Math.random } = options;
  try {
    while (supply.hasMore && !lane.stop.aborted && !settler.switchedOff) {
      const startedAt = clock.now();
      const isOver = startedAt.getTime() >= turnEndsAt && lane.isScarce();
      if (isOver || settler.failedInARow >= mostInARow) return leaveRest();
      if (startedAt > held.startUntil) {
        // Under another lease what comes out would not count; nor is there one while the database is away.
        if ((await lane.tenure.hold().catch(() => null)) !== held) return leaveRest();
        continue;
      }
      const delivery = supply.next();
      const result = await post(delivery, claim.url, claim.keys, startedAt, http);
      checkpoint?.('answered');
      settler.add(outcomeOf(delivery, { startedAt, endedAt: clock.now(), result }, random()));
    }
  } catch (error) {
    supply.end();
    throw error;
  }
}

interface Claim {
  at: Date;
  url: string;
  settings: WebhookSettings;
  /** What requests are signed with. */
  keys: Buffer[];
  deliveries: DueDelivery[];
}

/** Null when nothing is left to do: it was done meanwhile, or delivery is off and what waited was given up. */
async function claimFor(
  lane: Lane,
  ids: readonly string[],
  held: Held,
  options: DeliveryOptions,
): Promise<Claim | null> {
  const { accountId } = lane;
  const { database, clock, secretBox } = options;
  const at = clock.now();
  const settings = await findWebhookSettings(database.manager, accountId, secretBox);
  // Bodies may be large: no more are read than will be sent.
  const some = settings?.failingSince ? ids.slice(0, failingAtOnce) : ids;
  const deliveries = await readDueDeliveries(database.manager, accountId, some, at);
  if (deliveries.length === 0) return null;
  if (settings?.url && !settings.disabledAt) {
    const keys = signingSecrets(settings, at).map(signingKey);
    return { at, url: settings.url, settings, keys, deliveries };
  }
  await giveUpWaiting(lane, held.lease, options);
  return null;
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
    return await http.post(url, body, signedHeaders({ id, at, body }, keys));
  } catch (error) {
    if (error instanceof OutboundError) return error;
    throw error;
  }
}
