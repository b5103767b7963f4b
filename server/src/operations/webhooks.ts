import { ApiError } from '../domain/api-error.js';
import { outboundUrlProblem } from '../domain/outbound-url.js';
import { notImplemented, type WebhooksOperations } from '../generated/operations.js';
import { presentWebhookSettings } from '../present/webhook.js';
import { transaction } from '../store/transaction.js';
import {
  changeWebhookSettings,
  findWebhookSettings,
  lockWebhookSettings,
  newWebhookSecret,
  type WebhookSettingsChange,
} from '../store/webhook-settings.js';
import type { OperationContext } from './context.js';
import type { Dependencies } from './dependencies.js';

/** The operations of the tag Webhooks. */
export function webhooksOperations(deps: Dependencies): WebhooksOperations<OperationContext> {
  const { database, clock, secretBox } = deps;

  async function change(accountId: string, wanted: WebhookSettingsChange) {
    const now = clock.now();
    const settings = await transaction(database, tx =>
      changeWebhookSettings(tx, accountId, wanted, secretBox, now),
    );
    return { status: 200 as const, body: { data: presentWebhookSettings(settings, now) } };
  }

  return {
    async getWebhooks(_request, { accountId }) {
      const now = clock.now();
      const settings =
        (await findWebhookSettings(database.manager, accountId, secretBox)) ??
        (await transaction(database, tx => lockWebhookSettings(tx, accountId, secretBox, now)));
      return { status: 200, body: { data: presentWebhookSettings(settings, now) } };
    },

    async updateWebhooks({ body }, { accountId }) {
      const { webhook_signing_secret: secret, webhook_enabled_events: selection } = body;
      const url = body.webhook_url && body.webhook_url.trim();
      if (url != null) checkUrl(url, deps);
      if (secret !== undefined) checkSecret(secret);
      return change(accountId, { url, secret, enabledEvents: selection && [...new Set(selection)] });
    },

    rotateWebhookSecret: (_request, { accountId }) => change(accountId, { secret: newWebhookSecret() }),
    testWebhook: notImplemented,
    listWebhookDeliveries: notImplemented,
    redeliverWebhook: notImplemented,
    listEvents: notImplemented,
  };
}

function checkUrl(url: string, { allowLoopbackUrls }: Dependencies): void {
  const problem = outboundUrlProblem(url, { allowLoopback: allowLoopbackUrls });
  if (problem) throw invalid('webhook_url', problem.code, problem.message);
}

/** The contract's pattern lets some texts pass that are no Base64, or name no whole bytes. */
function checkSecret(secret: string): void {
  const text = secret.replace(/^whsec_/, '');
  const key = Buffer.from(text, 'base64');
  if (key.toString('base64') === text && key.length >= 24 && key.length <= 64) return;
  throw invalid(
    'webhook_signing_secret',
    'invalid_value',
    'Give whsec_ and 24 to 64 bytes in padded Base64.',
  );
}

function invalid(path: string, code: string, message: string): ApiError {
  return new ApiError('invalid_request', { details: [{ path, code, message }] });
}
