import type { Logger } from 'pino';
import type { WebhookSettings } from '../../domain/webhooks/webhook-settings.js';
import type { SecretBox } from '../../store/database/crypto.js';
import { transaction } from '../../store/database/transaction.js';
import {
  claimDeliveries,
  dueDeliveries,
  releaseDeliveries,
  type ClaimedDelivery,
} from '../../store/webhooks/queue/queries.js';
import { failingAccounts, findManyWebhookSettings } from '../../store/webhooks/settings/repository.js';
import type { OutboundHttp } from '../outbound/http.js';
import { type Task, Waker, type TaskServices } from '../scheduler/scheduler.js';
import { Endpoint, type ActiveWebhook, type EndpointAttempt } from './endpoint.js';
import { abandonPending, recordOutcomes } from './record-outcomes.js';

/** Points between which a process may die; tests do so there. */
export type DeliveryPoint = 'claimed' | 'answered' | 'acknowledging' | 'acknowledged';

export interface WebhookDispatchOptions extends TaskServices {
  secretBox: SecretBox;
  http: OutboundHttp;
  log: Logger;
  /** Requests at a time, per account. */
  concurrency?: number;
  /** Most deliveries that this process has claimed at a time, of one account and of all. */
  batchSize?: number;
  capacity?: number;
  /** From 0 up to 1, spreads retries. */
  random?(): number;
  /** Called at each point; what it throws ends the work there, as a crash would. */
  checkpoint?(point: DeliveryPoint): void;
}

/** While requests are under way, outcomes are recorded and settings read this often at least. */
const recordMs = 100;
const settingsMs = 1_000;
/** A claim lasts this long; so long after the death of a process its deliveries are tried by another. */
export const claimMs = 30_000;
/** A request may take 15 s, and what comes back has to be recorded before the claim ends. */
const beginMs = 10_000;
const failingBatch = 10;
/** Due deliveries that are read at once. */
const peekSize = 1_000;
/** Every Nth round also looks beyond the accounts being served; that query scans. */
const scanPastEvery = 8;

/**
 * Delivers due webhooks. Each run records the outcomes of requests that have ended, and claims as many due deliveries as
 * there is room for: a claim moves `due_at` ahead, so that nobody else takes them, and a process that dies leaves them due.
 * True while requests are under way.
 */
export function createWebhookDispatcher(options: WebhookDispatchOptions): Task {
  const { database, clock, secretBox, http, log, checkpoint } = options;
  const { concurrency = 32, batchSize = 500, capacity = 4_000, random = Math.random } = options;
  /** Endpoints with claimed deliveries, by account. */
  const endpoints = new Map<string, Endpoint>();
  let outcomes: EndpointAttempt[] = [];
  let released: ClaimedDelivery[] = [];
  let settingsReadAt = clock.now().getTime();
  let rounds = 0;
  let isStopping = false;
  /** Woken when there is something to record or to claim. */
  const waker = new Waker();

  const endpointOptions = {
    ...{ clock, http, concurrency, random },
    onAttempted(outcome: EndpointAttempt) {
      checkpoint?.('answered');
      outcomes.push(outcome);
      const { claimedCount, waiting } = outcome.endpoint;
      // All is done, soon will be, or the endpoint may have to be switched off.
      if (claimedCount === 0 || waiting === batchSize >> 1 || outcome.status !== 'delivered') waker.wake();
    },
    onReleased(deliveries: readonly ClaimedDelivery[]) {
      released.push(...deliveries);
      waker.wake();
    },
    onInternalError(error: unknown) {
      log.error({ err: error }, 'could not deliver a webhook');
      waker.wake();
    },
  };

  const claimedCount = (which: (endpoint: Endpoint) => boolean = () => true) =>
    [...endpoints.values()].filter(which).reduce((sum, endpoint) => sum + endpoint.claimedCount, 0);
  const manyFail = () => claimedCount(({ isFailing }) => isFailing) >= capacity / 2;

  async function record(): Promise<void> {
    const [attempted, unbegun] = [outcomes, released];
    [outcomes, released] = [[], []];
    try {
      await releaseDeliveries(database.manager, unbegun, clock.now());
      unbegun.length = 0;
      if (attempted.length > 0)
        await recordOutcomes(database, attempted, () => checkpoint?.('acknowledging'));
    } catch (error) {
      // The database is away: what came back is kept until it is there again.
      outcomes = [...attempted, ...outcomes];
      released = [...unbegun, ...released];
      throw error;
    }
    if (attempted.length > 0) checkpoint?.('acknowledged');
    for (const [accountId, endpoint] of endpoints)
      if (endpoint.claimedCount === 0) endpoints.delete(accountId);
  }

  /** Slow receivers make claims last, in which an address may be replaced or taken away. */
  async function refreshSettings(): Promise<void> {
    const now = clock.now().getTime();
    if (endpoints.size === 0 || Math.abs(now - settingsReadAt) < settingsMs) return;
    const settings = await findManyWebhookSettings(database.manager, [...endpoints.keys()], secretBox);
    settingsReadAt = now;
    for (const [accountId, endpoint] of endpoints) {
      const current = settings.get(accountId);
      if (isOn(current)) endpoint.settings = current;
      else endpoint.releaseWaiting();
      endpoint.startRequests();
    }
  }

  /** True when something was due. */
  async function claimDue(): Promise<boolean> {
    if (isStopping || claimedCount() >= capacity) return false;
    // Endpoints that never answer leave half of the capacity to others.
    const failing = manyFail() ? await failingAccounts(database.manager) : [];
    const found = await claimAmong(failing);
    if (endpoints.size === 0 || (found && ++rounds % scanPastEvery > 0)) return found;
    return (await claimAmong([...failing, ...endpoints.keys()])) || found;
  }

  async function claimAmong(except: readonly string[]): Promise<boolean> {
    const now = clock.now();
    const due = await dueDeliveries(database.manager, now, peekSize, except);
    if (due.size === 0) return false;
    const settings = await findManyWebhookSettings(database.manager, [...due.keys()], secretBox);
    const wanted: { accountId: string; id: string }[] = [];
    let free = capacity - claimedCount();
    for (const [accountId, ids] of due) {
      const current = settings.get(accountId);
      if (!isOn(current)) {
        await abandonPending(accountId, endpoints.get(accountId)?.claimedIds ?? [], options);
        continue;
      }
      const room = capacityOf(accountId, current, free);
      wanted.push(...ids.slice(0, room).map(id => ({ accountId, id })));
      free -= Math.min(ids.length, room);
    }
    if (wanted.length === 0) return false;
    const times = { until: new Date(now.getTime() + claimMs), beginBy: new Date(now.getTime() + beginMs) };
    const claimed = await transaction(database, tx => claimDeliveries(tx, wanted, now, times));
    checkpoint?.('claimed');
    for (const [accountId, deliveries] of claimed) {
      const current = settings.get(accountId) as ActiveWebhook;
      const endpoint = endpoints.get(accountId) ?? new Endpoint(accountId, current, endpointOptions);
      endpoint.settings = current;
      endpoints.set(accountId, endpoint);
      endpoint.add(deliveries);
    }
    return claimed.size > 0;
  }

  /** An account takes no more than it leaves free, and few where its endpoint fails. */
  function capacityOf(accountId: string, { failingSince }: WebhookSettings, free: number): number {
    const endpoint = endpoints.get(accountId);
    const isFailing = endpoint?.isFailing ?? failingSince !== null;
    if (isFailing && manyFail()) return 0;
    return Math.max(
      0,
      Math.min((isFailing ? failingBatch : batchSize) - (endpoint?.claimedCount ?? 0), Math.ceil(free / 2)),
    );
  }

  return {
    name: 'webhooks',
    ...{ pollMs: 3_000, tables: ['events'], waker },
    async run() {
      waker.clear();
      await record();
      const found = await claimDue();
      await refreshSettings();
      if (claimedCount() === 0) return found || outcomes.length + released.length > 0;
      await waker.wait(clock, recordMs);
      return true;
    },
    async close() {
      isStopping = true;
      for (const endpoint of endpoints.values()) endpoint.releaseWaiting();
      while (claimedCount() > 0) await waker.wait(clock, recordMs);
      await record();
    },
  };
}

function isOn(settings: WebhookSettings | undefined): settings is ActiveWebhook {
  return settings?.url != null && settings.disabledAt === null;
}
