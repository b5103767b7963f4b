import type { ErrorCodes } from './generated/resources.js';
import type { ErrorCode, ErrorDetail, ErrorType } from './generated/types.js';

/**
 * The `code` of a failed response that has no error body of the API, such as the HTML page of a proxy.
 *
 * @example
 * if (error.code === 'unreadable_response') console.error('A proxy responded instead of the service.');
 */
export type UnreadableResponse = 'unreadable_response';

/**
 * An error response of the API. The methods of the client and {@link unwrap} throw it.
 *
 * Branch on `type` for the kind of error, and on `code` for the exact error. `message` includes the first details. A call
 * without any response throws a {@link ConnectionError} instead.
 *
 * @example
 * try {
 *   await client.campaigns.launch(id);
 * } catch (error) {
 *   if (!(error instanceof OutreachError)) throw error;
 *   if (error.code === 'campaign_already_launched') return;
 *   for (const detail of error.details) console.error(detail.path, detail.message);
 *   if (error.type === 'rate_limit_error') console.error(`retry in ${error.retryAfterSeconds} s`);
 *   console.error(`request ${error.requestId}`);
 * }
 */
export class OutreachError extends Error {
  override readonly name: string = 'OutreachError';
  /** The kind of error. */
  readonly type: ErrorType;
  /** The exact error: a code of the contract. */
  readonly code: ErrorCode | UnreadableResponse;
  /** Each invalid field of the request; empty for other errors. */
  readonly details: readonly ErrorDetail[];
  /** HTTP status. */
  readonly status: number;
  /** `X-Request-Id` of the response. Give it to the operator of the service, who finds the request by it. */
  readonly requestId: string | undefined;
  /** Seconds to wait before the next attempt; undefined if the response has no `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  /** The whole error body. Some errors have more properties, such as `current_flow_revision`. */
  readonly body: unknown;

  /**
   * @param body the `error` of a result
   * @param response the `response` beside it
   */
  constructor(body: unknown, response: Response) {
    const { error, details = [] } = isErrorBody(body) ? body : unreadable(response.status);
    // A log of the message alone then names the field.
    const first = details.slice(0, 3).map(pointInWords);
    // A detail about the whole request may repeat the message.
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
 * 403: this is not allowed, such as a change of a locked flow or of an external campaign.
 *
 * @example
 * if (error instanceof PermissionError) console.error(error.code);
 */
export class PermissionError extends OutreachError {
  override readonly name = 'PermissionError';
}

/**
 * 404: the object does not exist in this account. `code` says which kind of object.
 *
 * @example
 * if (error instanceof NotFoundError && error.code === 'campaign_not_found') return null;
 */
export class NotFoundError extends OutreachError {
  override readonly name = 'NotFoundError';
}

/**
 * 409 or 412: the call conflicts with the current state, such as a second launch or a stale revision.
 *
 * @example
 * if (error instanceof ConflictError) console.error(error.code);
 */
export class ConflictError extends OutreachError {
  override readonly name = 'ConflictError';
}

/**
 * 429: too many requests, even after the client's retries.
 *
 * @example
 * if (error instanceof RateLimitError) console.error(`retry in ${error.retryAfterSeconds} s`);
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
 * Returns whether an error is an {@link OutreachError}, and narrows its `code` to the codes of a method. A code that the method
 * cannot return then does not compile. The method is not checked at run time.
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

/** Returns the error of a response: an instance of the class for its status. */
export function errorOf(body: unknown, response: Response): OutreachError {
  const { status } = response;
  return new (byStatus[status] ?? (status < 500 ? OutreachError : ServerError))(body, response);
}

/**
 * No response arrived: the host is unknown, the connection was refused, or it broke. It is a `TypeError`, as `fetch` throws.
 *
 * @example
 * if (error instanceof ConnectionError) console.error(error.url, error.cause);
 */
export class ConnectionError extends TypeError {
  override readonly name: string = 'ConnectionError';
  /** The URL of the request. */
  readonly url: string;

  /** @param error what `fetch` threw; its `cause`, if it has one, becomes the `cause` of this error */
  constructor({ method, url }: Pick<Request, 'method' | 'url'>, error: Error) {
    const cause = error.cause instanceof Error ? error.cause : error;
    super(`${method} ${url} failed: ${cause.message || (cause as { code?: string }).code}`, { cause });
    this.url = url;
  }
}

/**
 * No response arrived in time: the last attempt took longer than `timeoutMs`.
 *
 * @example
 * if (error instanceof TimeoutError) console.error('The service is slow.');
 */
export class TimeoutError extends ConnectionError {
  override readonly name = 'TimeoutError';

  /** @param ms the timeout */
  constructor(request: Pick<Request, 'method' | 'url'>, ms: number) {
    super(request, new Error(`no response within ${ms} ms`));
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

/** Returns an error body for a response that has none. */
function unreadable(status: number): ErrorBody {
  const types: Record<number, ErrorType> = {
    401: 'authentication_error',
    403: 'permission_error',
    429: 'rate_limit_error',
  };
  const type = types[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error');
  return { error: { type, code: 'unreadable_response', message: `Unreadable response, status ${status}` } };
}

/** Returns `Retry-After` in seconds. The API always sends seconds; a date, which a proxy may send, is ignored. */
export function retryAfterSeconds({ headers }: Response): number | undefined {
  const seconds = headers.get('Retry-After')!;
  return /^\d+$/.test(seconds) ? +seconds : undefined;
}
