import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { createApp, type AppOptions } from './app.js';
import { announcesBody, setBodyDeadline } from './middleware/body.js';
import { defaultLimits, type HttpLimits } from './limits.js';
import { randomUUID } from 'node:crypto';
import { ApiError } from '../domain/api/api-error.js';
import { errorTable } from '../generated/errors.js';
import { errorBody } from './respond.js';

type Optional = 'publicRoutes' | 'corsOrigins' | 'observers' | 'publicUrl' | 'onContractViolation';

/**
 * What the HTTP layer is made of; by default it has no routes outside the contract, no CORS and no observers.
 */
export interface HttpServerOptions
  extends Omit<AppOptions, Optional | 'isClosing' | 'limits'>, Partial<Pick<AppOptions, Optional>> {
  /** Limits that differ from `defaultLimits`. */
  limits?: Partial<HttpLimits>;
}

export interface HttpServer {
  /** Starts to listen; port 0 chooses a free one. Rejects when the address is not available. */
  listen(port: number, host: string): Promise<AddressInfo>;
  /** Stops: accepts no connection, lets running requests finish for `graceMs`, then cuts what is left. */
  close(graceMs: number): Promise<void>;
}

const sweepMs = 50;

/**
 * The Koa application on node:http, with what must happen before any middleware: time limits and malformed
 * requests.
 */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const limits = { ...defaultLimits, ...options.limits };
  let closing = false;
  const handle = createApp({
    ...options,
    limits,
    publicRoutes: options.publicRoutes ?? [],
    corsOrigins: options.corsOrigins ?? [],
    observers: options.observers ?? [],
    publicUrl: options.publicUrl ?? null,
    onContractViolation: options.onContractViolation ?? (() => undefined),
    isClosing: () => closing,
  }).callback();
  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: 0, // the body has its own deadline, which depends on how it is read
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    connectionsCheckingInterval: Math.min(5_000, limits.headersTimeoutMs),
    requireHostHeader: false, // checked by middleware, which responds with the one error body
  });
  // One more than allowed is kept, so that the middleware sees that there are too many.
  server.maxHeadersCount = limits.headerCount + 1;

  const times = { wholeMs: limits.requestTimeoutMs, idleMs: limits.uploadIdleMs };
  const latest = new WeakMap<Duplex, ServerResponse>();
  const listener = (req: IncomingMessage, res: ServerResponse) => {
    latest.set(req.socket, res);
    if (announcesBody(req))
      setBodyDeadline(req, times, () => server.emit('clientError', tooSlow(), req.socket));
    void handle(req, res);
  };
  server.on('request', listener);
  server.on('checkExpectation', listener); // an expectation that we do not know is ignored
  server.on('clientError', (error, socket) => onConnectionError(error, socket, latest.get(socket)));

  return {
    async listen(port, host) {
      await once(server.listen(port, host), 'listening');
      return server.address() as AddressInfo;
    },
    close: graceMs =>
      new Promise(resolve => {
        closing = true;
        const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
        const cut = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearInterval(sweep);
          clearTimeout(cut);
          resolve();
        });
      }),
  };
}

/** The error that node:http itself gives for a request that does not arrive. */
function tooSlow(): ConnectionError {
  return Object.assign(new Error('The body did not arrive in time.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}

/** Responds after the responses that the connection still owes; never into the middle of one. */
function onConnectionError(error: ConnectionError, socket: Duplex, last: ServerResponse | undefined): void {
  const owed = last !== undefined && !last.writableFinished && !last.destroyed;
  if (owed && last.req.complete) last.once('close', () => respondToConnectionError(error, socket));
  else if (owed && last.headersSent) socket.destroy();
  else respondToConnectionError(error, socket);
}

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
