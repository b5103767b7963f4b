export { createClient, type ClientOptions, type OutreachClient } from './client.js';
export {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  NotFoundError,
  OutreachError,
  PermissionError,
  RateLimitError,
  ServerError,
  TimeoutError,
  type UnreadableResponse,
} from './errors.js';
export { readEvents, type ReadEventsOptions } from './events.js';
export {
  importLeads,
  type ImportLeadsOptions,
  type ImportProgress,
  type LeadSource,
} from './import-leads.js';
export {
  downloadJob,
  JobError,
  waitForJob,
  type DownloadJobOptions,
  type WaitForJobOptions,
} from './jobs.js';
export { paginate, type ListBody, type PageQuery, type PaginateOptions } from './paginate.js';
export { readRateLimit, type RateLimit } from './rate-limit.js';
export { ApiCall, ApiList, type MethodOptions, type WithResponse } from './resources.js';
export { unwrap, type Result } from './result.js';
export type { Attempt, CallOptions, Send, SendOptions } from './send.js';
export {
  verifyWebhook,
  WebhookVerificationError,
  type VerifyWebhookOptions,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookRefusal,
} from './webhook.js';
export type * from './generated/resources.js';
export type * from './generated/types.js';
