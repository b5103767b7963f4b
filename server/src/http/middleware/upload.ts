import type { IncomingMessage } from 'node:http';
import { ApiError } from '../../domain/api/api-error.js';
import type { Route } from '../../generated/routes.js';
import { announcesBody, awaitChunk, endChunks, refused, requireIdentity, tooLarge } from './body.js';
import type { Middleware } from '../context.js';
import { mediaTypeOf } from '../json.js';
import { ClientGone } from './errors.js';

/** Hands a body that is not JSON to the operation as a stream. */
export function upload(route: Route, limit: number): Middleware {
  return (ctx, next) => {
    if (!announcesBody(ctx.req)) {
      if (route.bodyRequired) throw refused(route.invalid, 'required', 'A body is required.');
      return next();
    }
    requireIdentity(ctx);
    if (!route.bodyTypes?.includes(mediaTypeOf(ctx.req.headers['content-type'] ?? ''))) {
      const message = `Send the body as ${route.bodyTypes?.join(' or ')}.`;
      throw new ApiError('unsupported_media_type', { message });
    }
    ctx.state.request.body = streamBody(ctx.req, limit);
    return next();
  };
}

/**
 * Yields the body chunk by chunk as it arrives. Throws `body_too_large`, and ClientGone when the connection
 * breaks.
 */
export async function* streamBody(req: IncomingMessage, limit: number): AsyncGenerator<Uint8Array> {
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  let size = 0;
  const chunks = req.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
  try {
    for (;;) {
      const { done, value: chunk } = await awaitChunk(req, () => chunks.next());
      if (done) return;
      size += chunk.length;
      if (size > limit) throw tooLarge(limit);
      yield chunk;
    }
  } catch (error) {
    throw req.destroyed && !req.complete ? new ClientGone() : error;
  } finally {
    await chunks.return?.();
    endChunks(req);
  }
}
