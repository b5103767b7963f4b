import { randomUUID } from 'node:crypto';
import type { Middleware } from '../context.js';

/** No spaces, quotes or brackets: ids appear in headers, logs and error messages of others. */
const harmless = /^[A-Za-z0-9._:/=@+-]{1,128}$/;

/** Names the request: the caller's own `X-Request-Id` when it is a harmless token, else a new id. */
export function requestId(): Middleware {
  return (ctx, next) => {
    const given = ctx.req.headers['x-request-id'];
    ctx.state.requestId = typeof given === 'string' && harmless.test(given) ? given : randomUUID();
    ctx.set('X-Request-Id', ctx.state.requestId);
    return next();
  };
}

/** Sets the headers of every response. An operation may replace `Cache-Control`. */
export function responseHeaders(): Middleware {
  return (ctx, next) => {
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Cache-Control', 'no-store');
    return next();
  };
}
