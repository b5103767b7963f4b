import { Readable } from 'node:stream';
import { ApiError } from '../domain/api/api-error.js';
import type { RouteResponse } from '../domain/api/public-route.js';
import { errorTable } from '../generated/errors.js';
import { NotImplementedError } from '../generated/operations.js';
import type { Context } from './context.js';

/** Returns whether an error means that the database cannot be reached now, rather than a fault of ours. */
export type IsUnavailable = (error: unknown) => boolean;

const jsonType = 'application/json; charset=utf-8';
/** Short: another writing server of a cluster is there within seconds. */
export const unavailableRetryAfterSeconds = 2;
const noHeaders: Readonly<Record<string, string>> = {};

/**
 * Writes a response to `ctx`. It is serialised here, so that a body that cannot be serialised still becomes a
 * 500.
 */
export function respond(ctx: Context, { status, body, headers = noHeaders }: RouteResponse): void {
  const fallback = isByteStream(body) ? 'application/octet-stream' : jsonType;
  const type = contentTypeIn(headers) ?? contractType(ctx, status) ?? fallback;
  const payload = payloadOf(body, type);
  ctx.status = status;
  ctx.set('Content-Type', type);
  ctx.set(headers);
  ctx.body = payload;
}

/** Turns what was thrown into a response; nothing of an unexpected error is shown. */
export function errorResponse(error: unknown, isUnavailable: IsUnavailable): RouteResponse {
  const known = asApiError(error, isUnavailable);
  const { status } = errorTable[known.code];
  const retryAfter = known.retryAfterSeconds ?? (status === 503 ? unavailableRetryAfterSeconds : undefined);
  const headers: Record<string, string> = {};
  if (status === 401) headers['WWW-Authenticate'] = 'Bearer';
  if (retryAfter !== undefined) headers['Retry-After'] = String(retryAfter);
  return { status, body: errorBody(known), headers };
}

/**
 * Returns `{ error: { type, code, message }, details?, … }`; type and default message are those of the
 * contract.
 */
export function errorBody(error: ApiError): Record<string, unknown> {
  const { type, message } = errorTable[error.code];
  return {
    error: { type, code: error.code, message: error.customMessage ?? message },
    ...(error.details && { details: error.details }),
    ...error.extra,
  };
}

/** Returns whether a body is sent chunk by chunk. */
export function isByteStream(body: unknown): body is AsyncIterable<string | Uint8Array> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}

function asApiError(error: unknown, isUnavailable: IsUnavailable): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof NotImplementedError) return new ApiError('not_implemented');
  return new ApiError(isUnavailable(error) ? 'service_unavailable' : 'internal_error');
}

function payloadOf(body: unknown, type: string): string | Buffer | Readable {
  if (body === undefined) return '';
  if (body instanceof Uint8Array) return Buffer.isBuffer(body) ? body : Buffer.from(body);
  if (isByteStream(body)) return Readable.from(body);
  return typeof body === 'string' && !type.startsWith('application/json') ? body : JSON.stringify(body);
}

function contentTypeIn(headers: Readonly<Record<string, string>>): string | undefined {
  for (const name in headers) if (name.toLowerCase() === 'content-type') return headers[name];
  return undefined;
}

/** The media type that the contract names for a response that is not JSON. */
function contractType({ state }: Context, status: number): string | undefined {
  const type = state.route?.responseTypes?.[status];
  return type?.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
