import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import type { Agent, Dispatcher } from 'undici';
import type { Clock } from '../../domain/shared/clock.js';
import { addressProblem, hostOf, outboundUrlProblem } from '../../domain/webhooks/outbound-url.js';

/** A request that got no answer: refused by the guard, no connection, or none in time. The message is for the user. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';

  /** @param neverLeft whether there was no connection, so that the receiver cannot have got the request */
  constructor(
    message: string,
    readonly neverLeft = true,
  ) {
    super(message);
  }
}

/** The response of a receiver. */
export interface OutboundResponse {
  status: number;
  /** The `Retry-After` header as it came. */
  retryAfter: string | null;
}

/** A request whose response is read. */
export interface OutboundRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  headers: Record<string, string>;
  body?: string | Buffer;
  /** Of a longer response only so many bytes are read. */
  maxBytes: number;
}

/** The response to an {@link OutboundRequest}. */
export interface OutboundReply extends OutboundResponse {
  body: Buffer;
}

/** Requests to addresses that users have set. */
export interface OutboundHttp {
  /**
   * Posts a body. Redirects are not followed: they are answers like any other. The status line decides: the body of the
   * response is read, up to 64 KiB, and thrown away, and what goes wrong with it is no matter.
   * @throws {OutboundError} when there is no answer
   */
  post(url: string, body: string | Buffer, headers: Record<string, string>): Promise<OutboundResponse>;
  /**
   * Reads a small text. Redirects are not followed.
   * @throws {OutboundError} when there is no answer, or a longer one than 64 KiB
   */
  get(url: string): Promise<{ status: number; body: string }>;
  /**
   * Sends a request and reads the response. Redirects are not followed.
   * @throws {OutboundError} when there is no response
   */
  request(url: string, request: OutboundRequest): Promise<OutboundReply>;
  /** Lets running requests end and closes the connections. */
  close(): Promise<void>;
}

export interface OutboundOptions {
  clock: Clock;
  /** Opens loopback addresses, over plain HTTP too, for development. */
  allowLoopback: boolean;
  /** From the connection to the end of the answer; default 15 s. */
  timeoutMs?: number;
  /**
   * Most connections to one origin. None when left out: accounts that share a receiver's host would wait for each other, and
   * each has a bound of its own.
   */
  connections?: number;
  /** Finds the addresses of a name; the system's resolver unless a test has its own. */
  lookup?: Lookup;
}

export type Lookup = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Most bytes of a body that is read as a text, or thrown away. */
const longestBodyBytes = 64 * 1024;

/**
 * Makes the one door to the outside for webhooks and dataSender nodes. It keeps a pool of connections per origin, and
 * checks each address in the moment of connecting to it, so that a name cannot lead elsewhere after the check.
 */
export function createOutboundHttp(options: OutboundOptions): OutboundHttp {
  const { clock, allowLoopback, timeoutMs = 15_000, connections = null, lookup = resolve } = options;
  const asking = shared(lookup);
  let opened: Promise<Agent> | undefined;
  /** Loads undici with the first request: a start does not wait for it. */
  const agent = () => (opened ??= openAgent());

  async function openAgent(): Promise<Agent> {
    const { Agent, Pool } = await import('undici');
    return new Agent({
      factory: origin => {
        const plain = new URL(origin).protocol === 'http:';
        const connect = { timeout: timeoutMs, lookup: guarded(asking, { allowLoopback, plain }) };
        return new Pool(origin, { connections, connect });
      },
    });
  }

  /** Sends a request, and has the body of its response read; both end when the time is over. */
  async function exchange<Body>(
    text: string,
    request: Pick<Dispatcher.RequestOptions, 'method' | 'headers' | 'body'>,
    read: (body: Dispatcher.ResponseData['body']) => Promise<Body>,
  ): Promise<OutboundResponse & { body: Body }> {
    const problem = outboundUrlProblem(text, { allowLoopback });
    if (problem) throw new OutboundError(problem.message);
    const url = new URL(text);
    const [ended, late] = [new AbortController(), new AbortController()];
    const tooLate = () =>
      late.abort(new OutboundError(`The receiver did not respond within ${timeoutMs / 1000} s.`, false));
    clock.sleep(timeoutMs, ended.signal).then(tooLate, () => undefined);
    try {
      const target = { origin: url.origin, path: url.pathname + url.search, signal: late.signal };
      const { statusCode, headers, body } = await (await agent()).request({ ...request, ...target });
      const retryAfter = [headers['retry-after']].flat()[0] ?? null;
      return { status: statusCode, retryAfter, body: await read(body) };
    } catch (error) {
      throw asOutboundError(error, hostOf(url));
    } finally {
      ended.abort();
    }
  }

  return {
    async post(url, body, headers) {
      const { status, retryAfter } = await exchange(url, { method: 'POST', headers, body }, response =>
        response.dump({ limit: longestBodyBytes }).catch(() => undefined),
      );
      return { status, retryAfter };
    },
    async get(url) {
      const read = await exchange(url, { method: 'GET' }, body => beginning(body, longestBodyBytes + 1));
      if (read.body.length > longestBodyBytes) throw new OutboundError('The response is too long.');
      return { status: read.status, body: read.body.toString() };
    },
    request: (url, { maxBytes, ...request }) => exchange(url, request, body => beginning(body, maxBytes)),
    async close() {
      await (await opened)?.close();
    },
  };
}

/** What an error was, for the user. */
function asOutboundError(error: unknown, host: string): OutboundError {
  if (error instanceof OutboundError) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  return new OutboundError(reasonOf(error, host), unconnected.has(code) || isCertificate(code));
}

/** Codes of errors that come before there is a connection. */
const unconnected = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** At most so many bytes from the beginning of a body. */
async function beginning(body: Dispatcher.ResponseData['body'], maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

/**
 * Asks once for all who want to know the same at the same time. The system has few hands for looking names up, and name
 * servers that do not answer keep each for long: an endpoint's many deliveries would take them from everybody.
 */
function shared(lookup: Lookup): Lookup {
  const waiting = new Map<string, Parameters<Lookup>[2][]>();
  return (hostname, options, done) => {
    const question = `${hostname} ${options.family ?? 0} ${options.hints ?? 0}`;
    const others = waiting.get(question);
    if (others) return void others.push(done);
    const all = [done];
    waiting.set(question, all);
    lookup(hostname, options, (...answer) => {
      waiting.delete(question);
      for (const each of all) each(...answer);
    });
  };
}

/**
 * A lookup for connections that fails when any address of the name may not be called. The runtime calls none for an
 * address in place of a name, which the check of the URL has seen.
 */
function guarded(lookup: Lookup, rules: { allowLoopback: boolean; plain: boolean }) {
  return (
    hostname: string,
    options: LookupOptions,
    done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
  ): void => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const problem = addresses.map(({ address }) => addressProblem(address, rules)).find(found => found);
      if (problem?.code === 'private_address') return done(new OutboundError(nameLeadsNowhere(hostname)), []);
      if (problem) return done(new OutboundError(problem.message), []);
      if (options.all) return done(null, addresses);
      const [{ address, family } = { address: '', family: 0 }] = addresses;
      done(
        isIP(address) ? null : new OutboundError('The name does not resolve to an address.'),
        address,
        family,
      );
    });
  };
}

/** The codes are those of node's sockets and of undici. */
const known: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The receiver refused the connection.',
  ECONNRESET: 'The receiver closed the connection.',
  EPIPE: 'The receiver closed the connection.',
  UND_ERR_SOCKET: 'The receiver closed the connection.',
  UND_ERR_CONNECT_TIMEOUT: 'The receiver could not be reached in time.',
  ETIMEDOUT: 'The receiver could not be reached in time.',
  EHOSTUNREACH: 'The receiver could not be reached.',
  ENETUNREACH: 'The receiver could not be reached.',
  ERR_SSL_WRONG_VERSION_NUMBER: 'The receiver does not use TLS at this port. The port may be for plain HTTP.',
};

/**
 * Why a request failed, as a sentence for the delivery log.
 */
export function reasonOf(error: unknown, host: string): string {
  const { code = '', name, message = String(error) } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND') return nameLeadsNowhere(host);
  if (code === 'EAI_AGAIN') return `The name ${host} could not be looked up.`;
  if (name === 'HTTPParserError') return 'The receiver did not respond with valid HTTP.';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return `The receiver's certificate is not for ${host}.`;
  if (isCertificate(code)) return `The receiver's certificate was not accepted: ${message}.`;
  // What OpenSSL says names its own source files.
  if (code.startsWith('ERR_SSL_') || code === 'EPROTO')
    return known[code] ?? `TLS with the receiver failed (${code}).`;
  return known[code] ?? `The request failed: ${message || code}`;
}

/** The same of a name that does not exist and of a private one: nobody learns which names there are in this network. */
export function nameLeadsNowhere(host: string): string {
  return `The name ${host} does not resolve to a public address.`;
}

/** Whether a code says that a certificate did not verify: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
function isCertificate(code: string): boolean {
  return /CERT|^UNABLE_TO_|^INVALID_(CA|PURPOSE)$|^PATH_LENGTH_EXCEEDED$|^HOSTNAME_MISMATCH$/.test(code);
}
