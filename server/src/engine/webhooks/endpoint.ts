import type { Clock } from '../../domain/shared/clock.js';
import type { WebhookSettings } from '../../domain/webhooks/webhook-settings.js';
import type { AttemptRecord, ClaimedDelivery } from '../../store/webhooks/queue/queries.js';
import { signingSecrets } from '../../store/webhooks/settings/repository.js';
import { OutboundError, type OutboundHttp } from '../outbound/http.js';
import { outcomeOf } from './outcome.js';
import { signedHeaders, signingKey } from './sign.js';

/** An endpoint that fails gets so many requests at a time until one succeeds. */
const failingConcurrency = 2;

/** Settings of an account whose events are delivered. */
export type ActiveWebhook = WebhookSettings & { url: string };

/** The outcome of an attempt, and where it was made. */
export interface EndpointAttempt extends AttemptRecord {
  endpoint: Endpoint;
  url: string;
}

export interface EndpointOptions {
  clock: Clock;
  http: OutboundHttp;
  /** Requests at a time. */
  concurrency: number;
  /** From 0 up to 1, spreads retries. */
  random(): number;
  /** Called with the outcome of each attempt. */
  onAttempted(outcome: EndpointAttempt): void;
  /** Called with deliveries that are not begun: they are for a later claim. */
  onReleased(deliveries: readonly ClaimedDelivery[]): void;
  /** Called with what is no failure of the receiver; the delivery is tried again when its claim has run out. */
  onInternalError(error: unknown): void;
}

/** The endpoint of one account: makes the requests of its claimed deliveries, some at a time. */
export class Endpoint {
  readonly #options: EndpointOptions;
  #queue: ClaimedDelivery[] = [];
  /** Running requests by URL: after a change of the URL, those to the old one do not count against the limit of the new one. */
  readonly #open = new Map<string, number>();
  /** Whether the last attempt failed. */
  #isFailing: boolean;
  readonly #underWay = new Set<ClaimedDelivery>();

  constructor(
    readonly accountId: string,
    public settings: ActiveWebhook,
    options: EndpointOptions,
  ) {
    this.#options = options;
    this.#isFailing = settings.failingSince !== null;
  }

  /** Deliveries that wait for their request. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Deliveries that are claimed and not attempted yet. */
  get claimedCount(): number {
    return this.#queue.length + this.#underWay.size;
  }

  get claimedIds(): string[] {
    return [...this.#queue, ...this.#underWay].map(({ id }) => id);
  }

  get isFailing(): boolean {
    return this.#isFailing;
  }

  add(deliveries: readonly ClaimedDelivery[]): void {
    this.#queue.push(...deliveries);
    this.startRequests();
  }

  /** Begins as many requests as may be under way. */
  startRequests(): void {
    const { clock, concurrency } = this.#options;
    const most = this.#isFailing ? failingConcurrency : concurrency;
    while ((this.#open.get(this.settings.url) ?? 0) < most) {
      const next = this.#queue.shift();
      if (!next) return;
      if (clock.now() > next.beginBy) return this.releaseWaiting(next);
      void this.#attempt(next, this.settings.url);
    }
  }

  /** Leaves to later claims what has not begun. */
  releaseWaiting(...also: ClaimedDelivery[]): void {
    const waiting = [...also, ...this.#queue];
    this.#queue = [];
    if (waiting.length > 0) this.#options.onReleased(waiting);
  }

  async #attempt(delivery: ClaimedDelivery, url: string): Promise<void> {
    const { clock, http, random, onAttempted, onInternalError } = this.#options;
    const startedAt = clock.now();
    this.#underWay.add(delivery);
    this.#open.set(url, (this.#open.get(url) ?? 0) + 1);
    try {
      const keys = signingSecrets(this.settings, startedAt).map(signingKey);
      const headers = signedHeaders({ id: delivery.id, at: startedAt, body: delivery.body }, keys);
      const result = await http.post(url, delivery.body, headers).catch(asOutboundError);
      this.#underWay.delete(delivery);
      const outcome = outcomeOf(delivery, { startedAt, endedAt: clock.now(), result }, random());
      if (url === this.settings.url) this.#isFailing = outcome.status !== 'delivered';
      onAttempted({ ...outcome, endpoint: this, url });
    } catch (error) {
      this.#underWay.delete(delivery);
      onInternalError(error);
    } finally {
      this.#open.set(url, this.#open.get(url)! - 1);
      this.startRequests();
    }
  }
}

function asOutboundError(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  throw error;
}
