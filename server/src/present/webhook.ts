import type { WebhookSettings } from '../generated/types.js';
import type { WebhookSettings as StoredSettings } from '../store/webhook-settings.js';

/** The webhook settings as they are at `now`. */
export function presentWebhookSettings(settings: StoredSettings, now: Date): WebhookSettings {
  const { url, disabledAt, disabledReason, previousSecret } = settings;
  return {
    webhook_url: url,
    webhook_signing_secret: settings.secret,
    webhook_enabled_events: settings.enabledEvents as WebhookSettings['webhook_enabled_events'],
    webhook_status: url !== null && disabledAt === null ? 'enabled' : 'disabled',
    disabled_reason: url === null ? 'no_url' : disabledReason,
    disabled_at: disabledAt && disabledAt.toISOString(),
    previous_secret_expires_at:
      previousSecret && previousSecret.until > now ? previousSecret.until.toISOString() : null,
  };
}
