import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiError } from '../domain/api/api-error.js';
import { errorTable } from '../generated/errors.js';
import { errorBody } from './respond.js';

export interface ConnectionError extends Error {
  code?: string;
}

const closeAfterMs = 500;

/**
 * Responds to what node:http refuses before it becomes a request (a malformed or oversized head, a request
 * that takes too long) with the one error body, and closes the connection. Where nobody listens any more it
 * only closes.
 */
export function respondToConnectionError(error: ConnectionError, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(rawResponse(refusalOf(error.code)));
  // The caller may never close its side, and what it still sends is of no use.
  setTimeout(() => socket.destroy(), closeAfterMs).unref();
}

function refusalOf(code: string | undefined): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW') return new ApiError('headers_too_large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ApiError('request_timeout');
  return new ApiError('invalid_request', { message: 'The request is not valid HTTP.' });
}

function rawResponse(error: ApiError): string {
  const { status } = errorTable[error.code];
  const body = JSON.stringify(errorBody(error));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    `X-Request-Id: ${randomUUID()}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}
