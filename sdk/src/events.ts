import type { OutreachClient } from './client.js';
import type { EventType } from './generated/types.js';
import { unwrap } from './result.js';
import { sleep } from './send.js';
import type { WebhookEvent } from './webhook.js';

/**
 * Which events {@link readEvents} reads.
 *
 * @example
 * const options: ReadEventsOptions<'reply.received'> = { type: 'reply.received', follow: true, signal };
 */
export interface ReadEventsOptions<Type extends EventType> {
  /** The `id` of the last event that you have handled; the log starts at its beginning when left out. */
  after?: string | undefined;
  /** Only events of this type. */
  type?: Type | undefined;
  /** Go on with what happens later, until `signal` aborts. */
  follow?: boolean | undefined;
  /** Milliseconds to wait at the end of the log when following; 2,000 when left out. */
  pollMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * The event log, oldest first, read page by page while you iterate: the same events as the webhooks carry, kept 30 days. Keep
 * the `id` of what you have handled, and go on after it.
 *
 * @throws {OutreachError} when a page cannot be read; code `event_not_found` when `after` is unknown or too old
 * @example
 * for await (const event of readEvents(client, { after: lastId, type: 'reply.received' })) {
 *   console.log(event.data.email, event.data.body_text);
 *   lastId = event.id;
 * }
 */
export async function* readEvents<Type extends EventType = EventType>(
  client: OutreachClient,
  { after, type, follow, pollMs = 2_000, signal }: ReadEventsOptions<Type> = {},
): AsyncGenerator<Extract<WebhookEvent, { type: Type }>, void, undefined> {
  for (;;) {
    const page = await unwrap(
      client.GET('/v1/events', { params: { query: { limit: 100, after, type } }, signal }),
    );
    for (const event of page.data as Extract<WebhookEvent, { type: Type }>[]) {
      signal?.throwIfAborted();
      yield event;
    }
    after = page.next_after ?? undefined;
    if (page.has_more) continue;
    if (!follow) return;
    await sleep(pollMs, signal);
  }
}
