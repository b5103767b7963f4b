import { unwrap, type Campaign, type OutreachClient, type WebhookSettings } from 'outreach-sdk';
import { receiverPath } from './receiver.js';
import type { Screen } from './screen.js';

/** Restores the webhook settings. A URL of an earlier run of this program is removed. */
export async function putBack(
  client: OutreachClient,
  before: WebhookSettings,
  screen: Screen,
): Promise<void> {
  const { webhook_url, webhook_enabled_events } = before;
  const body = {
    webhook_url: webhook_url?.endsWith(receiverPath) ? null : webhook_url,
    webhook_enabled_events,
  };
  await unwrap(client.PUT('/v1/webhooks', { body })).catch((error: unknown) =>
    screen.line(`The webhook settings could not be restored (${String(error)}). Use PUT /v1/webhooks.`),
  );
}

/** Pauses the campaign, so that it sends no follow-ups after the program has ended. */
export async function pause(
  client: OutreachClient,
  { id, name }: Pick<Campaign, 'id' | 'name'>,
  screen: Screen,
): Promise<void> {
  const params = { path: { id } };
  try {
    await unwrap(client.PATCH('/v1/campaigns/{id}/status', { params, body: { status: 'paused' } }));
    screen.step(`${name} is paused. Its follow-ups are sent when you resume it`);
  } catch (error) {
    screen.line(`${name} could not be paused (${String(error)}). Use PATCH /v1/campaigns/{id}/status.`);
  }
}
