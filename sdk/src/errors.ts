import type { ErrorBody, ErrorCode, ErrorDetail, ErrorType } from './generated/types.js';

/** What `code` says when a failed answer holds no error body of the API, such as the HTML page of a proxy. */
export type UnreadableResponse = 'unreadable_response';

/**
 * An answer of the API that is not a success, as {@link unwrap} throws it.
 *
 * Branch on `type` for the kind of failure, and on `code` for the very one. A request that got no answer at all rejects
 * with the error of `fetch` instead.
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
    super(told?.error.message ?? `The service answered ${response.status} without an error body of the API.`);
    this.type = told?.error.type ?? typeOf(response.status);
    this.code = told?.error.code ?? 'unreadable_response';
    this.details = told?.details ?? [];
    this.status = response.status;
    this.requestId = response.headers.get('X-Request-Id') ?? undefined;
    this.retryAfterSeconds = seconds(response.headers.get('Retry-After'));
    this.body = body;
  }
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
