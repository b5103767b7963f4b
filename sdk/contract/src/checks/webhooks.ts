import { setTimeout as sleep } from 'node:timers/promises';
import { eventValidators } from '../data.js';
import { Halt, Skip, valueAt } from '../finding.js';
import { group, type Check } from '../run.js';
import type { Probe } from '../probe.js';
import type { ApiResponse } from '../send-request.js';
import { lead } from './fixtures.js';

/** Events appear in the log some seconds after their cause. */
const logPollMs = 250;

export const webhooks: Check[] = group('Webhooks and events', [
  {
    name: 'the settings are read, and an empty update changes nothing',
    part: 'getWebhooks, updateWebhooks',
    run: async probe => {
      const before = await probe.ok('getWebhooks', 200);
      const after = await probe.ok('updateWebhooks', 200, { body: {} });
      probe.holds(sameSettings(before, after), after, 'the settings that were there', 'others');
    },
  },
  {
    name: 'an invalid URL, event or secret is refused, and the error names it',
    part: 'updateWebhooks',
    run: async probe => {
      const wrong = {
        webhook_url: 'nonsense',
        webhook_enabled_events: ['no.such.event'],
        webhook_signing_secret: 'x',
      };
      await probe.invalid('updateWebhooks', { body: { webhook_url: wrong.webhook_url } }, 'webhook_url');
      const { webhook_enabled_events, webhook_signing_secret } = wrong;
      await probe.invalid(
        'updateWebhooks',
        { body: { webhook_enabled_events } },
        'webhook_enabled_events[0]',
      );
      await probe.invalid('updateWebhooks', { body: { webhook_signing_secret } }, 'webhook_signing_secret');
    },
  },
  {
    name: 'a test event is delivered if there is a URL, and refused if there is none',
    part: 'testWebhook, listWebhookDeliveries',
    run: async probe => {
      const settings = await probe.ok('getWebhooks', 200);
      if (valueAt(settings.body, 'data.webhook_status') !== 'enabled') {
        await probe.refused('testWebhook', 'webhook_not_configured');
        return;
      }
      const response = await probe.ok('testWebhook', 200);
      probe.session.stays('webhook deliveries');
      probe.equal(response, 'data.event_type', 'webhook.test');
      const list = await probe.ok('listWebhookDeliveries', 200, { query: { event_type: 'webhook.test' } });
      const isThere = probe
        .list(list, 'data')
        .some(row => valueAt(row, 'id') === valueAt(response.body, 'data.id'));
      probe.holds(isThere, list, 'the delivery of the test event', isThere);
    },
  },
  {
    name: 'every event in the log has the payload of its type',
    part: 'listEvents, Events',
    readOnly: true,
    run: async probe => {
      const page = await someEvents(probe, 100);
      for (const row of probe.list(page, 'data')) hasPayload(probe, page, row);
    },
  },
  {
    name: 'the log is read from any event on, and filtered by type',
    part: 'listEvents',
    readOnly: true,
    run: async probe => {
      const first = await someEvents(probe, 1);
      const [after, type] = [probe.text(first, 'data[0].id'), probe.text(first, 'data[0].type')];
      const next = await probe.ok('listEvents', 200, { query: { limit: 1, after } });
      const again = valueAt(next.body, 'data[0].id') === after;
      probe.holds(!again, next, 'the events after it', 'the same event');
      const typed = await probe.ok('listEvents', 200, { query: { limit: 1, type } });
      probe.equal(typed, 'data[0].type', type);
      await probe.invalid('listEvents', { query: { type: 'no.such.event' } }, 'type');
    },
  },
]);

function sameSettings(one: ApiResponse, other: ApiResponse): boolean {
  const [before, after] = [one, other].map(({ body }) => JSON.stringify(valueAt(body, 'data')));
  return before === after;
}

/** Checks that a row of the log is a valid envelope of its type. */
function hasPayload(probe: Probe, page: ApiResponse, row: unknown): void {
  const type = String(valueAt(row, 'type'));
  const validate = eventValidators[type];
  if (!validate) return probe.holds(false, page, 'a type of event of the contract', type);
  const { timestamp, data } = row as { timestamp: unknown; data: unknown };
  if (validate({ type, timestamp, data })) return;
  const [error] = validate.errors ?? [];
  probe.holds(false, page, `${type}: ${error?.instancePath ?? ''} ${error?.message ?? ''}`, data);
}

/** Returns the oldest events of the log. Unless the run is read-only, it has caused some, and waits for them. @throws {Skip} */
async function someEvents(probe: Probe, limit: number): Promise<ApiResponse> {
  const { readOnly, target } = probe.session;
  if (!readOnly) await lead(probe);
  const deadline = Date.now() + target.timeoutMs;
  for (;;) {
    const page = await probe.ok('listEvents', 200, { query: { limit } });
    if (probe.list(page, 'data').length > 0) return page;
    if (readOnly) throw new Skip('there are no events yet');
    if (Date.now() > deadline) {
      probe.holds(false, page, `the event of a new lead within ${target.timeoutMs / 1000} s`, 'none');
      throw new Halt();
    }
    await sleep(logPollMs, undefined, { signal: target.signal });
  }
}
