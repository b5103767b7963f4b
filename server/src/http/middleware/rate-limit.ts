import { ApiError } from '../../domain/api/api-error.js';
import type { Context, Middleware } from '../context.js';
import type { RateLimiter } from '../rate-limiter.js';

/** Counts the request against its account, if it has a key; see {@link countRequest}. */
export function rateLimit(limiter: RateLimiter): Middleware {
  return async (ctx, next) => {
    const { key } = ctx.state;
    if (key) await countRequest(ctx, limiter, key.accountId);
    return next();
  };
}

/** Counts the request against an account, and sets the rate headers. Throws `rate_limit_exceeded`. */
export async function countRequest(ctx: Context, limiter: RateLimiter, accountId: string): Promise<void> {
  const { allowed, limit, remaining, resetAt, retryAfterSeconds } = await limiter.take(accountId);
  ctx.set('X-RateLimit-Limit', String(limit));
  ctx.set('X-RateLimit-Remaining', String(remaining));
  ctx.set('X-RateLimit-Reset', String(resetAt));
  if (!allowed) throw new ApiError('rate_limit_exceeded', { retryAfterSeconds });
}
