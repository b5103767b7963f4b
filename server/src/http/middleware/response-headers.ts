import type { Middleware } from '../context.js';

/** Sets the headers of every response. An operation may replace `Cache-Control`. */
export function responseHeaders(isClosing: () => boolean): Middleware {
  return async (ctx, next) => {
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Cache-Control', 'no-store');
    await next();
    if (isClosing()) ctx.set('Connection', 'close');
  };
}
