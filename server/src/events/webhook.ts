import type { EntityManager } from 'typeorm';
import { emitEvent } from '../store/database/outbox.js';

/** Emits the event that tests an account's webhook; returns its id. */
export function emitWebhookTest(tx: EntityManager, accountId: string, now: Date): Promise<string> {
  const message = 'This is a test: your endpoint receives events.';
  return emitEvent(tx, accountId, 'webhook.test', { message }, now);
}
