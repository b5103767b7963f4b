import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from './endpoint.js';
import type { ApiKeyIdentity } from './key-cache.js';
import type { RateDecision } from './rate-limit.js';

/** One request and what is learnt of it on the way to its response. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly requestId: string;
  /** `performance.now()` at the start. */
  readonly startedAt: number;
  /** What the path and method lead to; null until routed, and where nothing is bound. */
  endpoint: Endpoint | null;
  /** The key of an authenticated request. */
  key: ApiKeyIdentity | null;
  /** Where its account stands in the rate window. */
  rate: RateDecision | null;
}
