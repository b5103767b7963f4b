import type { ErrorBody, ErrorCode, ErrorDetail, ErrorType } from './generated/types.js';

/** What `code` says when a failed answer holds no error body of the API, such as the HTML page of a proxy. */
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
  override readonly name = 'OutreachError';
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
    const told = isErrorBody(body) ? body : undefined;
    super(
      told ? messageOf(told) : `The service answered ${response.status} without an error body of the API.`,
    );
    this.type = told?.error.type ?? typeOf(response.status);
    this.code = told?.error.code ?? 'unreadable_response';
    this.details = told?.details ?? [];
    this.status = response.status;
    this.requestId = response.headers.get('X-Request-Id') ?? undefined;
    this.retryAfterSeconds = seconds(response.headers.get('Retry-After'));
    this.body = body;
  }
}

/**
 * No answer came: there is no such host, nothing listens, or the connection broke. As with openapi-fetch alone, a call that
 * fails so rejects, and the error is a TypeError.
 *
 * @example
 * if (error instanceof ConnectionError) console.error(error.url, error.cause);
 */
export class ConnectionError extends TypeError {
  override readonly name = 'ConnectionError';
  /** What was asked for. */
  readonly url: string;

  /** @param error what `fetch` threw; its own cause, where it has one, becomes the cause of this */
  constructor({ method, url }: Pick<Request, 'method' | 'url'>, error: Error) {
    const cause = error.cause instanceof Error ? error.cause : error;
    const { code } = cause as { code?: unknown };
    super(`No answer to ${method} ${url}: ${cause.message || String(code)}`, { cause });
    this.url = url;
  }
}

const detailsInMessage = 3;

/** The message with the first details, so that a log of it alone names the field. */
function messageOf({ error: { message }, details = [] }: ErrorBody): string {
  if (details.length === 0) return message;
  const first = details.slice(0, detailsInMessage).map(detail => `${detail.path}: ${detail.message}`);
  const more = details.length - first.length;
  return `${message} (${first.join('; ')}${more > 0 ? `; and ${more} more` : ''})`;
}

function isErrorBody(body: unknown): body is ErrorBody {
  const error = (body as Partial<ErrorBody> | null | undefined)?.error;
  return (
    typeof error?.type === 'string' && typeof error.code === 'string' && typeof error.message === 'string'
  );
}

function typeOf(status: number): ErrorType {
  if (status === 401) return 'authentication_error';
  if (status === 403) return 'permission_error';
  if (status === 429) return 'rate_limit_error';
  return status >= 400 && status < 500 ? 'invalid_request_error' : 'api_error';
}

/** `Retry-After` of the API is always a number of seconds; the date form that a proxy may send is left unread. */
function seconds(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}
