import { ApiError } from '../domain/api-error.js';
import { errorTable } from '../generated/errors.js';
import { NotImplementedError } from '../generated/operations.js';
import type { Answer } from './contract.js';

/** Tells whether an error means that the database cannot be reached now, rather than a fault of ours. */
export type IsUnavailable = (error: unknown) => boolean;

const unavailableRetryAfterSeconds = 5;

/** The one place that turns what was thrown into a response; nothing of an unexpected error is shown. */
export function answerToError(error: unknown, isUnavailable: IsUnavailable): Answer {
  const known = asApiError(error, isUnavailable);
  const { status } = errorTable[known.code];
  return { status, body: errorBody(known), headers: errorHeaders(known, status) };
}

/** `{ error: { type, code, message }, details?, … }` with type and default message from the contract's error table. */
export function errorBody(error: ApiError): Record<string, unknown> {
  const { type, message } = errorTable[error.code];
  return {
    error: { type, code: error.code, message: error.customMessage ?? message },
    ...(error.details && { details: error.details }),
    ...error.extra,
  };
}

function asApiError(error: unknown, isUnavailable: IsUnavailable): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof NotImplementedError) return new ApiError('not_implemented');
  return new ApiError(isUnavailable(error) ? 'service_unavailable' : 'internal_error');
}

function errorHeaders(error: ApiError, status: number): Record<string, string> {
  const headers: Record<string, string> = {};
  if (status === 401) headers['WWW-Authenticate'] = 'Bearer';
  const retryAfter = error.retryAfterSeconds ?? (status === 503 ? unavailableRetryAfterSeconds : undefined);
  if (retryAfter !== undefined) headers['Retry-After'] = String(retryAfter);
  return headers;
}
