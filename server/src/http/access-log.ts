import type { Logger } from 'pino';
import type { Exchange } from './exchange.js';

/** One line per request. Path templates instead of paths: ids, queries and secrets stay out of the log. */
export function logAccess(logger: Logger, exchange: Exchange, status: number): void {
  const line = {
    requestId: exchange.requestId,
    method: exchange.req.method,
    route: exchange.endpoint?.path ?? null,
    status,
    ms: Math.round((performance.now() - exchange.startedAt) * 100) / 100,
    accountId: exchange.key?.accountId ?? null,
  };
  if (status >= 500) logger.error(line, 'request');
  else logger.info(line, 'request');
}
