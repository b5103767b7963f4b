import type { Logger } from 'pino';
import { ApiError } from '../../domain/api/api-error.js';
import type { Middleware } from '../context.js';
import { errorResponse, respond, type IsUnavailable } from '../respond.js';

/** The caller hung up before its request was complete: there is nobody to respond to. */
export class ClientGone extends Error {}

/** Status in the log of a request whose caller hung up; nothing is sent. */
const clientClosedRequest = 499;

/**
 * Turns what was thrown into the one error body. Koa's own handler drops all headers and sends plain text:
 * nothing may get as far as that.
 */
export function errors({
  logger,
  isUnavailable,
}: {
  logger: Logger;
  isUnavailable: IsUnavailable;
}): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof ClientGone) {
        ctx.status = clientClosedRequest;
        ctx.respond = false;
        return;
      }
      const response = errorResponse(error, isUnavailable);
      const { requestId, route } = ctx.state;
      const isExpected = error instanceof ApiError || response.status === 501;
      if (!isExpected)
        logger.error(
          { err: error, requestId, operation: route?.operationId ?? route?.path },
          'request failed',
        );
      respond(ctx, response);
    }
  };
}
