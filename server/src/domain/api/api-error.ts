import type { ErrorCode } from '../../generated/errors.js';
import type { ErrorDetail } from '../../generated/types.js';

/** One failing point of a request: where it is, which rule it breaks, and a sentence for a person. */
export interface Detail {
  path: string;
  code: ErrorDetail['code'];
  message: string;
}

/** What an ApiError may carry beyond its code. */
export interface ApiErrorOptions {
  /** Replaces the message that the contract's error table gives for the code. */
  message?: string;
  details?: Detail[];
  /** Further keys of the response body, beside `error` and `details`. */
  extra?: Record<string, unknown>;
  /** Value of the `Retry-After` header, in seconds. */
  retryAfterSeconds?: number;
}

/**
 * A refusal that the caller of the API is informed of. The code decides type and status through the contract's
 * error table; whoever writes the response takes `customMessage`, or else the table's message.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly customMessage: string | undefined;
  readonly details: Detail[] | undefined;
  readonly extra: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    super(options.message ?? code);
    this.code = code;
    this.customMessage = options.message;
    this.details = options.details;
    this.extra = options.extra;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Returns an error about one place of a request. */
export function errorAt(code: ErrorCode, path: string, detail: Detail['code'], message: string): ApiError {
  return new ApiError(code, { details: [{ path, code: detail, message }] });
}
