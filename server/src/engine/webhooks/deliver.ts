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
import { outcomeOf } from './outcome.js';
import { createSettler } from './settle.js';
import { signedHeaders } from './sign.js';

/** Points between which a process may die; tests do so there. */
export type DeliveryPoint = 'claimed' | 'answered';

export interface DeliveryOptions {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  http: OutboundHttp;
  /** How long a claim holds. */
  leaseMs?: number;
  /** Requests at a time, per claim. */
  concurrency?: number;
  /** From 0 up to 1, spreads retries. */
  random?(): number;
  /** Called at each point; what it throws ends the work there, as a crash would. */
  checkpoint?(point: DeliveryPoint): void;
}

const defaultLeaseMs = 60_000;
const defaultConcurrency = 16;
/** An endpoint that fails is asked with few requests at a time until one succeeds. */
const failingConcurrency = 2;
/** No attempt begins in the last part of a lease: it must end, and be written, within it. */
const lastStart = 0.6;

/**
 * Claims deliveries of one account and tries each once. What there is no time for, or what the end of the worker comes
 * before, is given back untried.
 */
export async function deliver(
  accountId: string,
  ids: readonly string[],
  options: DeliveryOptions,
  stop: AbortSignal,
): Promise<void> {
  const { database, clock, leaseMs = defaultLeaseMs } = options;
  const now = clock.now();
  const lease = { holder: newId(), until: new Date(now.getTime() + leaseMs) };
  const claim = await transaction(database, tx => claimFor(tx, accountId, ids, lease, options));
  if (!claim) return;
  options.checkpoint?.('claimed');

  const { url, settings, deliveries } = claim;
  const endpoint = { url, failingSince: settings.failingSince };
  const settler = createSettler({ database, clock, accountId, holder: lease.holder, endpoint });
  const secrets = signingSecrets(settings, now);
  const startUntil = now.getTime() + leaseMs * lastStart;
  const mayStart = () => !stop.aborted && !settler.switchedOff && clock.now().getTime() <= startUntil;
  const untried = [...deliveries];

  async function hand(): Promise<void> {
    while (untried.length > 0 && mayStart()) {
      const delivery = untried.shift()!;
      const startedAt = clock.now();
      const result = await post(delivery, url, secrets, startedAt, options.http);
      options.checkpoint?.('answered');
      const attempt = { startedAt, endedAt: clock.now(), result };
      settler.add(outcomeOf(delivery, attempt, (options.random ?? Math.random)()));
    }
  }
  await Promise.all(Array.from({ length: handsFor(settings, options) }, hand));
  await settler.finished();
  const left = untried.map(({ id }) => id);
  if (left.length === 0) return;
  await transaction(database, tx => releaseDeliveries(tx, accountId, lease.holder, left, clock.now()));
}

function handsFor({ failingSince }: WebhookSettings, { concurrency = defaultConcurrency }: DeliveryOptions) {
  return failingSince ? Math.min(failingConcurrency, concurrency) : concurrency;
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
  ids: readonly string[],
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

/** One signed request. The body is the same in every attempt; the signature tells when this one was made. */
async function post(
  { eventId, eventType, happenedAt, payload }: ClaimedDelivery,
  url: string,
  secrets: readonly string[],
  at: Date,
  http: OutboundHttp,
): Promise<OutboundAnswer | OutboundError> {
  const body = `{"type":"${eventType}","timestamp":"${happenedAt.toISOString()}","data":${payload}}`;
  try {
    return await http.post(url, body, signedHeaders({ id: eventId, at, body }, secrets));
  } catch (error) {
    if (error instanceof OutboundError) return error;
    throw error;
  }
}
