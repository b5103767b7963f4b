import { ApiError, type Detail, errorAt } from '../domain/api/api-error.js';
import { outboundUrlProblem } from '../domain/webhooks/outbound-url.js';
import type { WebhookSettings, WebhookSettingsChange } from '../domain/webhooks/webhook-settings.js';
import { emitWebhookTest } from '../events/mailbox.js';
import type { WebhooksOperations } from '../generated/operations.js';
import { presentAttempt, presentDelivery, presentEvent, presentWebhookSettings } from '../present/webhook.js';
import { SealError } from '../store/database/crypto.js';
import { transaction } from '../store/database/transaction.js';
import { listDeliveries } from '../store/webhooks/deliveries/queries.js';
import {
  attemptsAt,
  findDelivery,
  requeueDelivery,
  requeueRange,
} from '../store/webhooks/deliveries/repository.js';
import { readEvents } from '../store/webhooks/log/queries.js';
import { canReadAfter } from '../store/webhooks/log/repository.js';
import {
  changeWebhookSettings,
  findWebhookSettings,
  lockWebhookSettings,
  newWebhookSecret,
} from '../store/webhooks/settings/repository.js';
import type { OperationContext, Dependencies } from './context.js';

/** Deliveries that one call queues again: it locks their rows, which the dispatcher may want meanwhile. */
const redeliveredAtOnce = 1_000;

/** Attempts that a delivery is shown with. */
const shownAttempts = 100;

/** The operations of the tag Webhooks. */
export function webhooksOperations(deps: Dependencies): WebhooksOperations<OperationContext> {
  const { database, clock, secretBox } = deps;

  async function change(accountId: string, wanted: WebhookSettingsChange) {
    const now = clock.now();
    const settings = await transaction(database, tx =>
      changeWebhookSettings(tx, accountId, wanted, secretBox, now),
    ).catch(tellUnreadable);
    return { status: 200 as const, body: { data: presentWebhookSettings(settings, now) } };
  }

  return {
    async getWebhooks(_request, { accountId }) {
      const now = clock.now();
      const settings =
        (await findWebhookSettings(database.manager, accountId, secretBox)) ??
        (await transaction(database, tx => lockWebhookSettings(tx, accountId, secretBox, now)));
      requireReadable(settings);
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

    async testWebhook(_request, { accountId }) {
      const now = clock.now();
      const delivery = await transaction(database, async tx => {
        requireDelivering(await lockWebhookSettings(tx, accountId, secretBox, now));
        return findDelivery(tx, accountId, await emitWebhookTest(tx, accountId, now));
      });
      return { status: 200, body: { data: presentDelivery(delivery!) } };
    },

    async listWebhookDeliveries({ query }, { accountId }) {
      const { limit, offset, status, event_type: eventType } = query;
      const eventTypes = eventType && [eventType];
      const filter = { status, eventTypes, from: instant(query.date_from), to: instant(query.date_to) };
      const { rows, total } = await listDeliveries(database.manager, accountId, filter, { limit, offset });
      const data = rows.map(presentDelivery);
      return { status: 200, body: { data, limit, offset, total_count: total } };
    },

    async getWebhookDelivery({ params: { id } }, { accountId }) {
      const delivery = await findDelivery(database.manager, accountId, id);
      if (!delivery) throw new ApiError('delivery_not_found');
      const attempts = await attemptsAt(database.manager, delivery, shownAttempts);
      const data = { delivery: presentDelivery(delivery), attempts: attempts.map(presentAttempt) };
      return { status: 200, body: { data } };
    },

    async redeliverWebhook({ params: { id } }, { accountId }) {
      const now = clock.now();
      const delivery = await transaction(database, async tx => {
        const settings = await lockWebhookSettings(tx, accountId, secretBox, now);
        const queued = await requeueDelivery(tx, accountId, id, now);
        if (!queued) throw new ApiError('delivery_not_found');
        requireDelivering(settings);
        return queued;
      });
      return { status: 200, body: { data: presentDelivery(delivery) } };
    },

    async redeliverWebhooks({ body }, context) {
      const { accountId } = context;
      const now = clock.now();
      const [from, to] = [new Date(body.date_from), instant(body.date_to) ?? now];
      if (to < from) throw invalid('date_to', 'invalid_value', 'Send a time that is not before `date_from`.');
      const filter = { status: body.status, eventTypes: body.event_types, from, to };
      return transaction(database, async tx => {
        requireDelivering(await lockWebhookSettings(tx, accountId, secretBox, now));
        const after = body.after === undefined ? null : await findDelivery(tx, accountId, body.after);
        if (body.after !== undefined && !after) throw unknownDelivery('after');
        const page = { after, limit: redeliveredAtOnce };
        const { count, lastId, hasMore } = await requeueRange(tx, accountId, filter, page, now);
        const data = { queued_count: count, has_more: hasMore, next_after: lastId ?? body.after ?? null };
        const answer = { status: 200, body: { data } } as const;
        await context.storeIdempotentResponse(tx, answer);
        return answer;
      });
    },

    async listEvents({ query: { after, limit, type } }, { accountId }) {
      if (after && !(await canReadAfter(database.manager, accountId, after)))
        throw new ApiError('event_not_found');
      const { rows, hasMore, readTo } = await readEvents(database, accountId, after ?? null, { type, limit });
      const next = readTo ?? after ?? null;
      return { status: 200, body: { data: rows.map(presentEvent), has_more: hasMore, next_after: next } };
    },
  };
}

/** @throws ApiError 409 when nothing would be delivered, 503 when nothing could be signed */
function requireDelivering(settings: WebhookSettings): void {
  const message = offMessage(settings);
  if (message !== null) throw new ApiError('webhook_not_configured', { message });
  requireReadable(settings);
}

/** Without the key that sealed the secret nothing can be signed, and nobody can receive the secret. */
function requireReadable({ secret }: WebhookSettings): void {
  if (secret === null) throw unreadable();
}

function tellUnreadable(error: unknown): never {
  throw error instanceof SealError ? unreadable() : error;
}

function unreadable(): ApiError {
  const message =
    'The signing secret was encrypted with a different SECRET_KEY. The operator of the service can restore that key. ' +
    'POST /v1/webhooks/rotate-secret creates a new secret.';
  return new ApiError('service_unavailable', { message });
}

function offMessage({ url, disabledAt, disabledReason }: WebhookSettings): string | null {
  if (url === null) return 'No webhook URL is set. Set one with PUT /v1/webhooks.';
  if (disabledAt === null) return null;
  const why =
    disabledReason === 'endpoint_gone'
      ? 'because the endpoint responded with status 410'
      : 'because all deliveries failed for days';
  return `Delivery was disabled at ${disabledAt.toISOString()}, ${why}. To enable it, set the webhook URL again with PUT /v1/webhooks.`;
}

function instant(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text);
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
    'Send whsec_ and 24 to 64 bytes in padded Base64.',
  );
}

function unknownDelivery(path: string): ApiError {
  const message = 'There is no delivery with this id.';
  return errorAt('delivery_not_found', path, 'not_found', message);
}

function invalid(path: string, code: Detail['code'], message: string): ApiError {
  return errorAt('invalid_request', path, code, message);
}
