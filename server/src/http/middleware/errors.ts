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

/**
 * Responds 404 where no route matches. Where the path is nearly one (without `/v1`, with it twice, with a
 * slash too many) the message names that one.
 */
export function notFound(exists: (path: string) => boolean): Middleware {
  return ctx => {
    const plain = ctx.path.replace(/\/{2,}/g, '/').replace(/\/$/, '');
    const meant = [plain, `/v1${plain}`, plain.replace(/^\/v1(?=\/)/, '')].find(exists);
    const message = meant === undefined ? undefined : `This path does not exist. Did you mean ${meant}?`;
    throw new ApiError('route_not_found', { message });
  };
}

/** Responds to methods that a path does not have: 405, and 204 to `OPTIONS`, both with `Allow`. */
export function methodNotAllowed(methods: readonly string[]): Middleware {
  const implied = methods.includes('GET') ? ['HEAD', 'OPTIONS'] : ['OPTIONS'];
  const allow = [...new Set([...methods, ...implied])].join(', ');
  return ctx => {
    ctx.set('Allow', allow);
    if (ctx.method !== 'OPTIONS') {
      const message = `This path does not support ${ctx.method}. It supports ${allow}.`;
      throw new ApiError('method_not_allowed', { message });
    }
    ctx.status = 204;
  };
}
