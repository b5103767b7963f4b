import type { Logger } from 'pino';
import type { Middleware } from '../context.js';

/**
 * Writes one line per request. Path templates instead of paths: ids, queries and secrets stay out of the log.
 */
export function accessLog(logger: Logger): Middleware {
  return async (ctx, next) => {
    const startedAt = performance.now();
    await next();
    const { requestId, route, key } = ctx.state;
    const line = {
      requestId,
      method: ctx.method,
      route: route?.path ?? null,
      status: ctx.status,
      ms: Math.round((performance.now() - startedAt) * 100) / 100,
      accountId: key?.accountId ?? null,
    };
    if (ctx.status >= 500) logger.error(line, 'request');
    else logger.info(line, 'request');
  };
}
