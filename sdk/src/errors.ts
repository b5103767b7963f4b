import type { ErrorCodes } from './generated/resources.js';
import type { ErrorCode, ErrorDetail, ErrorType } from './generated/types.js';

/**
 * What `code` says when a failed answer holds no error body of the API, such as the HTML page of a proxy.
 *
 * @example
 * if (error.code === 'unreadable_response') console.error('Something is between us and the service.');
 */
export type UnreadableResponse = 'unreadable_response';

/**
 * An answer of the API that is not a success, as {@link unwrap} throws it.
 *
 * Branch on `type` for the kind of failure, and on `code` for the very one. `message` holds the first details too. A
 * request that got no answer at all rejects with a {@link ConnectionError} instead.
 *
 * @example
 * try {
 *   await unwrap(client.POST('/v1/campaigns/{id}/launch', { params: { path: { id } } }));
 * } catch (error) {
 *   if (!(error instanceof OutreachError)) throw error;
 *   if (error.code === 'campaign_already_launched') return;
 *   for (const detail of error.details) console.error(detail.path, detail.message);
 *   if (error.type === 'rate_limit_error') console.error(`again in ${error.retryAfterSeconds} s`);
 *   console.error(`request ${error.requestId}`);
 * }
 */
export class OutreachError extends Error {
  override readonly name: string = 'OutreachError';
  /** The kind of failure. */
  readonly type: ErrorType;
  /** The failure itself: a code of the contract. */
  readonly code: ErrorCode | UnreadableResponse;
  /** Each failing point of a validation failure; empty otherwise. */
  readonly details: readonly ErrorDetail[];
  /** HTTP status. */
  readonly status: number;
  /** `X-Request-Id` of the answer: name it when you ask the operator of the service. */
  readonly requestId: string | undefined;
  /** Seconds that the service asks to wait before the next try; undefined when it does not say. */
  readonly retryAfterSeconds: number | undefined;
  /** The whole error body, with what a few errors add to it (such as `current_flow_revision`). */
  readonly body: unknown;

  /**
   * @param body the `error` of a result
   * @param response the `response` beside it
   */
  constructor(body: unknown, response: Response) {
    const { error, details = [] } = isErrorBody(body) ? body : unreadable(response.status);
    // So that a log of the message alone names the field.
    const first = details.slice(0, 3).map(pointInWords);
    // What concerns the whole of the request may say no more than the error.
    super([error.message, ...first.filter(words => words !== error.message)].join(' '));
    this.type = error.type;
    this.code = error.code;
    this.details = details;
    this.status = response.status;
    this.requestId = response.headers.get('X-Request-Id') ?? undefined;
    this.retryAfterSeconds = retryAfterSeconds(response);
    this.body = body;
  }
}

/**
 * 401: the API key is missing, wrong or revoked.
 *
 * @example
 * if (error instanceof AuthenticationError) console.error('Check OUTREACH_API_KEY.');
 */
export class AuthenticationError extends OutreachError {
  override readonly name = 'AuthenticationError';
}

/**
 * 403: the key may not do this, or nothing may.
 *
 * @example
 * if (error instanceof PermissionError) console.error(error.code);
 */
export class PermissionError extends OutreachError {
  override readonly name = 'PermissionError';
}

/**
 * 404: there is no such thing in this account; `code` names it.
 *
 * @example
 * if (error instanceof NotFoundError && error.code === 'campaign_not_found') return null;
 */
export class NotFoundError extends OutreachError {
  override readonly name = 'NotFoundError';
}

/**
 * 409 or 412: it does not fit what is there now, such as a second launch or a stale revision.
 *
 * @example
 * if (error instanceof ConflictError) console.error(error.code);
 */
export class ConflictError extends OutreachError {
  override readonly name = 'ConflictError';
}

/**
 * 429: too many requests, also after the client's own retries.
 *
 * @example
 * if (error instanceof RateLimitError) console.error(`again in ${error.retryAfterSeconds} s`);
 */
export class RateLimitError extends OutreachError {
  override readonly name = 'RateLimitError';
}

/**
 * 5xx: the service failed or is not available.
 *
 * @example
 * if (error instanceof ServerError) console.error(`request ${error.requestId}`);
 */
export class ServerError extends OutreachError {
  override readonly name = 'ServerError';
}

/**
 * Whether an error is an answer of the API to that method: its `code` is then one of those that the method can meet, so
 * that a misspelt one does not compile. The method is for the types alone.
 *
 * @example
 * if (isErrorOf(error, 'campaigns.launch') && error.code === 'campaign_already_launched') return;
 */
export function isErrorOf<Method extends keyof ErrorCodes>(
  error: unknown,
  _method: Method,
): error is OutreachError & { readonly code: ErrorCodes[Method] | UnreadableResponse } {
  return error instanceof OutreachError;
}

const byStatus: Record<number, typeof OutreachError> = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  412: ConflictError,
  429: RateLimitError,
};

/** The error of a response, of the class of its status. */
export function errorOf(body: unknown, response: Response): OutreachError {
  const { status } = response;
  return new (byStatus[status] ?? (status < 500 ? OutreachError : ServerError))(body, response);
}

/**
 * No answer came: there is no such host, nothing listens, or the connection broke. As with openapi-fetch alone, a call that
 * fails so rejects, and the error is a TypeError.
 *
 * @example
 * if (error instanceof ConnectionError) console.error(error.url, error.cause);
 */
export class ConnectionError extends TypeError {
  override readonly name: string = 'ConnectionError';
  /** What was asked for. */
  readonly url: string;

  /** @param error what `fetch` threw; its own cause, where it has one, becomes the cause of this */
  constructor({ method, url }: Pick<Request, 'method' | 'url'>, error: Error) {
    const cause = error.cause instanceof Error ? error.cause : error;
    super(`No answer to ${method} ${url}: ${cause.message || (cause as { code?: string }).code}`, { cause });
    this.url = url;
  }
}

/**
 * No answer came in time: the last attempt took longer than `timeoutMs`.
 *
 * @example
 * if (error instanceof TimeoutError) console.error('The service is slow.');
 */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError';

  /** @param ms how long was waited */
  constructor(request: Pick<Request, 'method' | 'url'>, ms: number) {
    super(request, new Error(`none within ${ms} ms`));
  }
}

function pointInWords({ path, message }: ErrorDetail): string {
  return path === '' ? message : `${path}: ${message}`;
}

interface ErrorBody {
  error: { type: ErrorType; code: ErrorCode | UnreadableResponse; message: string };
  details?: readonly ErrorDetail[];
}

function isErrorBody(body: unknown): body is ErrorBody {
  const error = (body as Partial<ErrorBody> | null | undefined)?.error;
  return Boolean(error?.type && error.code);
}

/** Takes the place of the error body of a response that has none. */
function unreadable(status: number): ErrorBody {
  const types: Record<number, ErrorType> = {
    401: 'authentication_error',
    403: 'permission_error',
    429: 'rate_limit_error',
  };
  const type = types[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error');
  return { error: { type, code: 'unreadable_response', message: `Unreadable response, status ${status}` } };
}

/** `Retry-After` of the API is always a number of seconds; the date form that a proxy may send is left unread. */
export function retryAfterSeconds({ headers }: Response): number | undefined {
  const seconds = headers.get('Retry-After')!;
  return /^\d+$/.test(seconds) ? +seconds : undefined;
}
