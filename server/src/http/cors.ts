import type { IncomingMessage } from 'node:http';
import type { Answer } from './contract.js';
import { pathOf } from './request-target.js';

/**
 * What pages of other origins may call from a browser (the CORS protocol of the Fetch standard). Keys travel in a header
 * that a page must know, never in cookies: so a page can do no more than any other program.
 */
export interface Cors {
  /** Headers for the answer to a request; none where the browser asks for none. */
  headersFor(req: IncomingMessage): readonly string[];
  /** The answer to a browser that asks before it sends a request; null for any other request. */
  preflight(req: IncomingMessage): Answer | null;
}

const nothing: readonly string[] = [];
const exposed = [
  'X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset', 'Retry-After', 'Idempotent-Replayed',
  'Content-Disposition', 'ETag', 'Allow', 'WWW-Authenticate',
].join(', '); // prettier-ignore
const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const requestHeaders =
  'Authorization, Content-Type, Idempotency-Key, If-Match, X-Request-Id, traceparent, tracestate';
/** Browsers remember an answer for two hours at most. */
const rememberedSeconds = '7200';

/** The pages for people (connecting a mailbox, unsubscribing) are no part of it. */
function isShared(path: string): boolean {
  return (
    path.startsWith('/v1/') || path.startsWith('/files/') || path === '/openapi.json' || path === '/health'
  );
}

/** @param origins such as `https://app.example.com`; `*` stands for all, none switches it off */
export function createCors(origins: readonly string[]): Cors {
  const isOpen = origins.includes('*');
  const allowed = new Set(origins);

  function headersFor(req: IncomingMessage): readonly string[] {
    const { origin } = req.headers;
    if (origin === undefined || allowed.size === 0 || !isShared(pathOf(req.url ?? ''))) return nothing;
    if (isOpen) return ['Access-Control-Allow-Origin', '*', 'Access-Control-Expose-Headers', exposed];
    if (!allowed.has(origin)) return ['Vary', 'Origin'];
    return [
      'Access-Control-Allow-Origin', origin, 'Access-Control-Expose-Headers', exposed, 'Vary', 'Origin',
    ]; // prettier-ignore
  }

  return {
    headersFor,
    preflight(req) {
      const asks = req.method === 'OPTIONS' && req.headers['access-control-request-method'] !== undefined;
      if (!asks || !headersFor(req).includes('Access-Control-Allow-Origin')) return null;
      return {
        status: 204,
        headers: {
          'Access-Control-Allow-Methods': methods,
          'Access-Control-Allow-Headers': requestHeaders,
          'Access-Control-Max-Age': rememberedSeconds,
        },
      };
    },
  };
}
