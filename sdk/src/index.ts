export { createClient, type ClientOptions, type OutreachClient } from './client.js';
export { ConnectionError, OutreachError, type UnreadableResponse } from './errors.js';
export { paginate, type ListBody, type PageQuery, type PaginateOptions } from './paginate.js';
export { readRateLimit, type RateLimit } from './rate-limit.js';
export { unwrap, type Result } from './result.js';
export {
  verifyWebhook,
  WebhookVerificationError,
  type VerifyWebhookOptions,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookRefusal,
} from './webhook.js';
export { eventTypes } from './generated/types.js';
export type * from './generated/types.js';
