import type { Middleware } from '../context.js';

/** Sets the headers of every response. An operation may replace `Cache-Control`. */
export function responseHeaders(): Middleware {
  return (ctx, next) => {
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Cache-Control', 'no-store');
    return next();
  };
}
