import { ApiError } from '../domain/api-error.js';
import { bearerToken } from './bearer.js';
import type { Exchange } from './exchange.js';
import type { ApiKeyIdentity, KeyLookup } from './key-cache.js';
import type { RateLimiter } from './rate-limit.js';

/**
 * Lets a request in: finds its API key and counts it against its account. Notes both on the exchange, so that an error
 * response carries them too. Throws `invalid_api_key` and `rate_limit_exceeded`.
 */
export async function admit(
  exchange: Exchange,
  keys: KeyLookup,
  limiter: RateLimiter,
): Promise<ApiKeyIdentity> {
  const secret = bearerToken(exchange.req.headers.authorization);
  const key = secret === null ? null : await keys.find(secret);
  if (!key) throw new ApiError('invalid_api_key');
  exchange.key = key;

  const rate = await limiter.take(key.accountId);
  exchange.rate = rate;
  if (!rate.allowed) throw new ApiError('rate_limit_exceeded', { retryAfterSeconds: rate.retryAfterSeconds });
  return key;
}
