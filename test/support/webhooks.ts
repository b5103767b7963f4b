import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { VirtualClock } from './virtual-clock.js';
import { createOutboundHttp, type OutboundOptions } from '../../server/src/engine/outbound/http.js';
import { createWebhookDispatcher } from '../../server/src/engine/webhooks/dispatch.js';
import type { WebhookDispatchOptions } from '../../server/src/engine/webhooks/dispatch.js';
import type { Task } from '../../server/src/engine/scheduler/scheduler.js';
import { IsNull, Not, type EntityManager } from 'typeorm';
import type {
  WebhookSettings,
  WebhookSettingsChange,
} from '../../server/src/domain/webhooks/webhook-settings.js';
import { events, webhookAttempts } from '../../server/src/store/entities.js';
import type { DeliveryEntity, WebhookAttemptEntity } from '../../server/src/store/entities.js';
import type { Row } from '../../server/src/store/database/columns.js';
import { toEntities } from '../../server/src/store/database/entity.js';
import { createSecretBox } from '../../server/src/store/database/crypto.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { emitEvent, emitEvents, type NewEvent } from '../../server/src/store/database/outbox/queries.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import {
  changeWebhookSettings,
  currentSecret,
  findWebhookSettings,
} from '../../server/src/store/webhooks/settings/repository.js';
import { NEVER } from '../../server/src/store/database/sql.js';
import { database, freshAccount } from './database.js';
import { startReceiver, type Receiver } from './receiver.js';

/** The seal of the secrets of all webhook tests. */
export const secretBox = createSecretBox(randomBytes(32));

/** A dispatcher that is on a clock of the test, and what it was made of. */
export function webhookWorker(
  clock: VirtualClock,
  settings: Partial<WebhookDispatchOptions & OutboundOptions> = {},
): Task & { close(): Promise<void> } {
  const http = createOutboundHttp({ clock, allowLoopback: true, ...settings });
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const task = createWebhookDispatcher({
    database: database(),
    clock,
    log,
    secretBox,
    http,
    random: () => 0,
    ...settings,
  });
  let closed: Promise<void> | undefined;
  const close = async () => {
    await task.close?.();
    await http.close();
  };
  return { ...task, close: () => (closed ??= close()) };
}

/** What each test of a suite begins with. */
export interface WebhookStage {
  /** Stands at the time of the test's beginning. */
  clock: VirtualClock;
  receiver: Receiver;
  /** Makes a dispatcher that is closed after the test. */
  worker(settings?: Parameters<typeof webhookWorker>[1]): ReturnType<typeof webhookWorker>;
}

/** Sets a stage anew before each test of the suite that it is called in; what tests leave is not delivered in others. */
export function webhookStage(): WebhookStage {
  const workers: ReturnType<typeof webhookWorker>[] = [];
  const stage = {
    worker(settings = {}) {
      const made = webhookWorker(stage.clock, settings);
      workers.push(made);
      return made;
    },
  } as WebhookStage;
  beforeEach(async () => {
    stage.clock = new VirtualClock(new Date());
    await forgetDue();
    stage.receiver = await startReceiver();
  });
  afterEach(async () => {
    await stage.receiver.close();
    await Promise.all(workers.splice(0).map(each => each.close()));
    await forgetDue();
  });
  return stage;
}

/** Runs a task until nothing is left to do now. */
export async function drain(task: Task): Promise<void> {
  while (await task.run());
}

/** What other tests left is due no more: the dispatcher of a test would deliver it too, to wherever it leads. */
export async function forgetDue(): Promise<void> {
  await database().manager.query('UPDATE events SET due_at = ? WHERE due_at < ?', [NEVER, NEVER]);
}

/** Waits until nothing more arrives: a worker that dies in a test has requests under way, as no killed process has. */
export async function quiet({ received }: Pick<Receiver, 'received'>): Promise<void> {
  for (let before = -1; before !== received.length;) {
    before = received.length;
    await sleep(100);
  }
}

/** An account whose events go to `url`. */
export async function accountTelling(url: string | null, now: Date): Promise<string> {
  const accountId = await freshAccount();
  await setWebhook(accountId, { url }, now);
  return accountId;
}

type Readable = WebhookSettings & { secret: string };

export function setWebhook(accountId: string, change: WebhookSettingsChange, now: Date): Promise<Readable> {
  return transaction(database(), async tx =>
    readable(await changeWebhookSettings(tx, accountId, change, secretBox, now)),
  );
}

export async function readWebhook(accountId: string): Promise<Readable> {
  return readable((await findWebhookSettings(database().manager, accountId, secretBox))!);
}

function readable(settings: WebhookSettings): Readable {
  return { ...settings, secret: currentSecret(settings) };
}

/** Emits `campaign.paused` and answers the event's id. */
export function emit(accountId: string, now: Date): Promise<string> {
  const payload = {
    campaign_id: newId(),
    campaign_name: 'Spring – “naïve” 🌱',
    status: 'paused',
    previous_status: 'running',
  } as const;
  return transaction(database(), tx => emitEvent(tx, accountId, 'campaign.paused', payload, now));
}

/** Emits tests and answers the events' ids. */
export async function emitMany(accountId: string, count: number, now: Date): Promise<string[]> {
  const event = (): NewEvent => ({ accountId, type: 'webhook.test', payload: { message: 'Grüße 🌱' } });
  const emitted = Array.from({ length: count }, event);
  return transaction(database(), tx => emitEvents(tx, emitted, now));
}

export function deliveriesOf(accountId: string): Promise<DeliveryEntity[]> {
  const where = { account_id: accountId, delivery_status: Not(IsNull()) };
  const deliveries = database().manager.getRepository(events);
  return deliveries.find({ where, order: { id: 'ASC' } }) as Promise<DeliveryEntity[]>;
}

/** All attempts: the one that reached its receiver is in the delivery, until that is queued again. */
export async function attemptsOf(accountId: string): Promise<WebhookAttemptEntity[]> {
  const rows = await database().manager.query<Row<typeof webhookAttempts>[]>(
    `SELECT * FROM webhook_attempts WHERE account_id = ?
     UNION ALL
     SELECT account_id, id, attempts, response_status, latency_ms, last_error, attempted_at
       FROM events WHERE account_id = ? AND delivery_status = 'delivered'
     ORDER BY event_id, attempt`,
    [toBin(accountId), toBin(accountId)],
  );
  return toEntities(webhookAttempts, rows);
}

/**
 * Ids carry the machine's time, so that tests age events by moving that, not by waiting. Answers the new ids in hex.
 */
export async function ageEvents(
  db: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<string[]> {
  const aged: string[] = [];
  for (const id of ids) {
    const bytes = toBin(id);
    bytes.writeUIntBE(bytes.readUIntBE(0, 6) - 10_000, 0, 6);
    await db.query('UPDATE events SET id = ? WHERE account_id = ? AND id = ?', [
      bytes,
      toBin(accountId),
      toBin(id),
    ]);
    aged.push(bytes.toString('hex'));
  }
  return aged;
}
