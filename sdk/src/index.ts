export { createClient, type ClientOptions, type OutreachClient } from './client.js';
export {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  isErrorOf,
  NotFoundError,
  OutreachError,
  PermissionError,
  RateLimitError,
  ServerError,
  TimeoutError,
  type UnreadableResponse,
} from './errors.js';
export { flow, FlowBuilder, type EmailWording, type WaitDuration } from './flow.js';
export { readEvents, type ReadEventsOptions } from './events.js';
export {
  importLeads,
  type ImportLeadsOptions,
  type ImportProgress,
  type LeadSource,
} from './import-leads.js';
export {
  downloadJob,
  exportPeople,
  JobError,
  waitForJob,
  waitForMessageJob,
  type DownloadJobOptions,
  type WaitForJobOptions,
} from './jobs.js';
export { paginate, type ListBody, type PageQuery, type PaginateOptions } from './paginate.js';
export { readRateLimit, type RateLimit } from './result.js';
export { ApiCall, ApiList, type MethodOptions, type WithResponse } from './resources.js';
export type { CommonErrorCode, ErrorCodes } from './generated/resources.js';
export { unwrap, type Result } from './result.js';
export type { Attempt, CallOptions, Send, SendOptions } from './send.js';
export {
  signWebhook,
  verifyWebhook,
  WebhookVerificationError,
  type VerifyWebhookOptions,
  type WebhookEvent,
  type WebhookHeaders,
  type WebhookRefusal,
} from './webhook.js';
export type * from './generated/resources.js';
export type * from './generated/types.js';
