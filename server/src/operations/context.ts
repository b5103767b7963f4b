import type { Logger } from 'pino';

/** Who asks, and with what: every operation gets it as its second argument. */
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
}
