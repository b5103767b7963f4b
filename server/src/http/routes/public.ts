import type { PublicRoute } from '../../domain/api/public-route.js';
import { announcesBody } from '../body-deadline.js';
import type { Middleware } from '../context.js';
import { bodyReader } from '../middleware/body.js';
import { countRequest } from '../middleware/rate-limit.js';
import { streamBody } from '../middleware/upload.js';
import type { RateLimiter } from '../rate-limiter.js';
import { respond } from '../respond.js';

const defaultBodyBytes = 64 * 1024;

/** Handles a request to a route outside the contract. */
export function publicHandler(route: PublicRoute, limiter: RateLimiter): Middleware {
  const limit = route.bodyBytes ?? defaultBodyBytes;
  const read = bodyReader(limit);
  return async ctx => {
    const { params, query, headers, req, state } = ctx;
    const accountId = route.accountOf?.({ params, query }) ?? null;
    if (accountId !== null) await countRequest(ctx, limiter, accountId);
    const body = announcesBody(req) && !route.streams ? await read(ctx) : Buffer.alloc(0);
    const stream = streamBody(req, limit);
    respond(ctx, await route.handle({ params, query, headers, body, stream, requestId: state.requestId }));
  };
}
