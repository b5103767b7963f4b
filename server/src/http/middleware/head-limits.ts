import { ApiError } from '../../domain/api/api-error.js';
import type { Context, Middleware } from '../context.js';
import type { HttpLimits } from '../limits.js';

/** Refuses a request whose head is too large, or that does not say to whom it goes. */
export function headLimits({ urlLength, headerCount }: HttpLimits): Middleware {
  return (ctx, next) => {
    const { url = '', rawHeaders, httpVersion } = ctx.req;
    if (url.length > urlLength) throw new ApiError('uri_too_long');
    if (rawHeaders.length > 2 * headerCount) throw new ApiError('headers_too_large');
    const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && isHost(name)).length;
    if (hosts === 0 && httpVersion === '1.1') throw invalid('A Host header is required.');
    // RFC 9112, 3.2: whoever reads the other one, such as a proxy, would route the request elsewhere.
    if (hosts > 1) throw invalid('There may be only one Host header.');
    if (!hasPath(ctx)) throw invalid('The request target is not a valid URL.');
    return next();
  };
}

function invalid(message: string): ApiError {
  return new ApiError('invalid_request', { message });
}

function isHost(name: string): boolean {
  return name.length === 4 && name.toLowerCase() === 'host';
}

/** An absolute target such as `http://[/` makes Koa's `path` throw. */
function hasPath(ctx: Context): boolean {
  try {
    return ctx.path !== null;
  } catch {
    return false;
  }
}
