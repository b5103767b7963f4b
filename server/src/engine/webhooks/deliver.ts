import type { Clock } from '../../domain/clock.js';
import type { SecretBox } from '../../store/crypto.js';
import type { Database } from '../../store/database.js';
import { newId } from '../../store/ids.js';
import { transaction } from '../../store/transaction.js';
import {
  abandonDeliveries,
  claimDeliveries,
  releaseDeliveries,
  type ClaimedDelivery,
} from '../../store/webhook-queue.js';
import { findWebhookSettings, signingSecrets, type WebhookSettings } from '../../store/webhook-settings.js';
import { OutboundError, type OutboundAnswer, type OutboundHttp } from '../outbound-http.js';
import type { Hands } from './hands.js';
import { outcomeOf } from './outcome.js';
import { createSettler, type SettlingPoint } from './settle.js';
import { signedHeaders, signingKey } from './sign.js';

/** Points between which a process may die; tests do so there. */
export type DeliveryPoint = 'claimed' | 'answered' | SettlingPoint;

export interface DeliveryOptions {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  http: OutboundHttp;
  /** How long a claim holds. */
  leaseMs?: number;
  /** From 0 up to 1, spreads retries. */
  random?(): number;
  /** Called at each point; what it throws ends the work there, as a crash would. */
  checkpoint?(point: DeliveryPoint): void;
}

const defaultLeaseMs = 60_000;
/** An endpoint that fails is asked with few requests at a time until one succeeds. */
const failingConcurrency = 2;
/** No attempt begins in the last part of a lease: it must end, and be written, within it. */
const lastStart = 0.6;

/** What deliveries of one account share. */
export interface Lane {
  accountId: string;
  /** Hands that are free: each makes one request after the other. */
  hands: Hands;
  stop: AbortSignal;
  /** Called once when few deliveries are left to begin with: it is time to claim the next ones. */
  nearlyDone(): void;
}

/** So many deliveries go out while the next ones are claimed. */
const fewLeft = 150;

/**
 * Claims deliveries of one account and tries each once. What there is no time for, or what the end of the worker comes
 * before, is given back untried.
 */
export async function deliver(lane: Lane, ids: readonly Buffer[], options: DeliveryOptions): Promise<void> {
  const { accountId, hands, stop } = lane;
  const { database, clock, leaseMs = defaultLeaseMs } = options;
  const now = clock.now();
  const lease = { holder: newId(), until: new Date(now.getTime() + leaseMs) };
  const claim = await transaction(database, tx => claimFor(tx, accountId, ids, lease, options));
  if (!claim) return;
  options.checkpoint?.('claimed');

  const { url, settings, deliveries } = claim;
  const endpoint = { url, failingSince: settings.failingSince };
  const settler = createSettler({
    database,
    clock,
    accountId,
    holder: lease.holder,
    endpoint,
    checkpoint: options.checkpoint,
  });
  const keys = signingSecrets(settings, now).map(signingKey);
  const startUntil = now.getTime() + leaseMs * lastStart;
  const mayStart = () => !stop.aborted && !settler.switchedOff && clock.now().getTime() <= startUntil;
  const few = Math.max(0, deliveries.length - fewLeft);
  let next = 0;

  async function work(): Promise<void> {
    while (next < deliveries.length && mayStart()) {
      if (next === few) lane.nearlyDone();
      const delivery = deliveries[next++]!;
      const startedAt = clock.now();
      const result = await post(delivery, url, keys, startedAt, options.http);
      options.checkpoint?.('answered');
      const attempt = { startedAt, endedAt: clock.now(), result };
      settler.add(outcomeOf(delivery, attempt, (options.random ?? Math.random)()));
    }
  }
  await hands.each(settings.failingSince ? failingConcurrency : deliveries.length, work);
  lane.nearlyDone();
  await settler.finished();
  const left = deliveries.slice(next).map(({ id }) => id);
  if (left.length === 0) return;
  await transaction(database, tx => releaseDeliveries(tx, accountId, lease.holder, left, clock.now()));
}

interface Claim {
  url: string;
  settings: WebhookSettings;
  deliveries: ClaimedDelivery[];
}

/** Null when nothing is left to do: others were faster, or delivery is off and what waited was given up. */
async function claimFor(
  tx: Parameters<typeof claimDeliveries>[0],
  accountId: string,
  ids: readonly Buffer[],
  lease: { holder: string; until: Date },
  { clock, secretBox }: DeliveryOptions,
): Promise<Claim | null> {
  const now = clock.now();
  const deliveries = await claimDeliveries(tx, accountId, ids, lease, now);
  if (deliveries.length === 0) return null;
  const settings = await findWebhookSettings(tx, accountId, secretBox);
  if (settings?.url && !settings.disabledAt) return { url: settings.url, settings, deliveries };
  const waiting = deliveries.map(({ id }) => id);
  await abandonDeliveries(tx, accountId, waiting, 'Delivery was switched off before the next attempt.', now);
  return null;
}

const closingBrace = '}'.charCodeAt(0);

/** One signed request. The body is the same in every attempt; the signature tells when this one was made. */
async function post(
  { eventId, eventType, happenedAt, payload }: ClaimedDelivery,
  url: string,
  keys: readonly Buffer[],
  at: Date,
  http: OutboundHttp,
): Promise<OutboundAnswer | OutboundError> {
  const head = `{"type":"${eventType}","timestamp":"${happenedAt.toISOString()}","data":`;
  const body = Buffer.allocUnsafe(head.length + payload.length + 1);
  body.write(head, 'latin1');
  body.set(payload, head.length);
  body[body.length - 1] = closingBrace;
  try {
    return await http.post(url, body, signedHeaders({ id: eventId, at, body }, keys));
  } catch (error) {
    if (error instanceof OutboundError) return error;
    throw error;
  }
}
