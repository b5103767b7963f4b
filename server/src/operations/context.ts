import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { RouteResponse } from '../domain/api/public-route.js';

/** Who calls, and how: every operation receives it as its second argument. */
export interface OperationContext {
  /** The account of the API key; every store call is scoped to it. Empty on a public operation. */
  readonly accountId: string;
  /** The key that made the request; jobs record it. Empty on a public operation. */
  readonly apiKeyId: string;
  /** The `X-Request-Id` of the response. */
  readonly requestId: string;
  /** Scheme and authority under which the caller reaches this service, without a trailing slash. */
  readonly baseUrl: string;
  /** A logger that stamps the request id on each line. */
  readonly log: Logger;
  /**
   * Stores the response under the request's `Idempotency-Key` in the transaction of its effects, so that a
   * process that dies right after it leaves both or neither. Does nothing without a key. Throws
   * `idempotency_in_progress` when another attempt has taken the key over: its transaction is to roll back.
   */
  storeIdempotentResponse(tx: EntityManager, response: RouteResponse): Promise<void>;
}
