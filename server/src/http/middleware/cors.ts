import cors from '@koa/cors';
import type { Middleware } from '../context.js';

const exposeHeaders = [
  'X-Request-Id',
  'X-Ignored-Keys',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
  'Idempotent-Replayed',
  'Deprecation',
  'Content-Disposition',
  'ETag',
  'Allow',
  'WWW-Authenticate',
].join(', ');
const allowMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const allowHeaders =
  'Authorization, Content-Type, Idempotency-Key, If-Match, X-Request-Id, traceparent, tracestate';
/** Browsers remember a preflight for two hours at most. */
const maxAge = 7200;

/** The API. The pages for people (connecting a mailbox, unsubscribing) are not part of it. */
const shared = /^\/(?:v1\/|files\/|(?:openapi\.json|health)(?:\?|$))/;

/**
 * Lets web pages of other origins call the API. Keys are sent in a header that a page must know, never in
 * cookies: a page can do no more than any other program.
 *
 * @param origins such as `https://app.example.com`; `*` means all, none turns it off
 */
export function corsFor(origins: readonly string[]): Middleware {
  const origin = origins.includes('*')
    ? '*'
    : (ctx: { get(name: string): string }) => (origins.includes(ctx.get('Origin')) ? ctx.get('Origin') : '');
  const options = { origin, allowMethods, allowHeaders, exposeHeaders, maxAge, keepHeadersOnError: false };
  const handle = cors(options as cors.Options) as Middleware;
  return (ctx, next) =>
    origins.length > 0 && ctx.req.headers.origin !== undefined && shared.test(ctx.url)
      ? handle(ctx, next)
      : next();
}
