import type { OutreachClient } from './client.js';
import type { EventType } from './generated/types.js';
import { unwrap } from './result.js';
import { sleep } from './send.js';
import type { WebhookEvent } from './webhook.js';

/**
 * Options of {@link readEvents}.
 *
 * @example
 * const options: ReadEventsOptions<'reply.received'> = { type: 'reply.received', follow: true, signal };
 */
export interface ReadEventsOptions<Type extends EventType> {
  /** The `id` of the last event that you have handled. Default: the beginning of the log. */
  after?: string | undefined;
  /** Reads only events of this type. */
  type?: Type | undefined;
  /** Goes on with new events until `signal` aborts: then the reason of the signal is thrown. */
  follow?: boolean | undefined;
  /** Milliseconds between two polls at the end of the log, with `follow`. Default: 2,000. */
  pollMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Reads the event log, oldest event first, page by page while you iterate. It has the same events as the webhooks, for 30
 * days. Store the `id` of the last event that you handled, and pass it as `after` the next time.
 *
 * @throws {OutreachError} when a page cannot be read; with the code `event_not_found` when `after` is unknown or too old
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
