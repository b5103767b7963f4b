import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { bindAll, type Bindings } from './bind.js';
import { setBodyDeadline } from './body-deadline.js';
import { answerConnectionError, type ConnectionError } from './connection-errors.js';
import type { ContractViolation } from './contract-check.js';
import { createCors } from './cors.js';
import { requestHandler, type AnsweredRequest } from './handle.js';
import { defaultLimits, type HttpLimits } from './limits.js';
import { announcesBody } from './read-body.js';

/** What the HTTP layer is made of; everything below it comes in here. */
export interface HttpServerOptions extends Omit<
  Bindings,
  'extraRoutes' | 'isClosing' | 'limits' | 'publicUrl'
> {
  /** Handlers outside the contract that need no key. */
  extraRoutes?: Bindings['extraRoutes'];
  /** Limits that differ from `defaultLimits`. */
  limits?: Partial<HttpLimits>;
  /** Public address of the service, without a trailing slash; by default each request's own `Host`. */
  publicUrl?: string;
  /** Origins whose web pages may call the API, see `createCors`; by default none. */
  corsOrigins?: readonly string[];
  /** Compare every response with the contract; for development and tests. */
  validateResponses: boolean;
  /** Told of each response that the contract does not allow. */
  onContractViolation?: (violation: ContractViolation) => void;
  /** Told of each request that has ended, for its figures. */
  onAnswered?: (request: AnsweredRequest) => void;
  /** Does the whole handling of a request, `work`, and what is to be around it. */
  around?: (req: IncomingMessage, work: () => Promise<void>) => Promise<void>;
}

export interface HttpServer {
  /** Starts to listen; port 0 takes a free one. Rejects when the address cannot be had. */
  listen(port: number, host: string): Promise<AddressInfo>;
  /** Stops: takes no connection, lets running requests finish for `graceMs`, then cuts what is left. */
  close(graceMs: number): Promise<void>;
}

const sweepMs = 50;

/** The API over node:http. Answers nothing before `listen`. */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const limits = { ...defaultLimits, ...options.limits };
  const { around } = options;
  let closing = false;
  const shared = { ...options, limits, isClosing: () => closing };
  const handle = requestHandler({
    ...shared,
    router: bindAll({
      ...shared,
      extraRoutes: options.extraRoutes ?? [],
      publicUrl: options.publicUrl ?? null,
    }),
    cors: createCors(options.corsOrigins ?? []),
    onContractViolation: options.onContractViolation ?? (() => undefined),
  });
  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: 0, // the body has its own deadline, which depends on how it is read
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    connectionsCheckingInterval: Math.min(5_000, limits.headersTimeoutMs),
    requireHostHeader: false, // judged by the handler, which answers with the one error body
  });
  // One more than allowed is kept, so that the handler sees that there are too many.
  server.maxHeadersCount = limits.headerCount + 1;

  const times = { wholeMs: limits.requestTimeoutMs, idleMs: limits.uploadIdleMs };
  const latest = new WeakMap<Duplex, ServerResponse>();
  const listener = (req: IncomingMessage, res: ServerResponse) => {
    latest.set(req.socket, res);
    if (announcesBody(req))
      setBodyDeadline(req, times, () => server.emit('clientError', tooSlow(), req.socket));
    void (around ? around(req, () => handle(req, res)) : handle(req, res));
  };
  server.on('request', listener);
  server.on('checkExpectation', listener); // an expectation that we do not know is ignored
  server.on('clientError', (error, socket) => onConnectionError(error, socket, latest.get(socket)));

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          resolve(server.address() as AddressInfo);
        });
      }),
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

/** What node:http itself tells of a request that does not arrive. */
function tooSlow(): ConnectionError {
  return Object.assign(new Error('The body did not arrive in time.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}

/** Answers after the responses that the connection still owes; never into the middle of one. */
function onConnectionError(error: ConnectionError, socket: Duplex, last: ServerResponse | undefined): void {
  const owed = last !== undefined && !last.writableFinished && !last.destroyed;
  if (owed && last.req.complete) last.once('close', () => answerConnectionError(error, socket));
  else if (owed && last.headersSent) socket.destroy();
  else answerConnectionError(error, socket);
}
