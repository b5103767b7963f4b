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
  const key = await identify(exchange, keys);
  if (!key) throw new ApiError('invalid_api_key');
  await count(exchange, key, limiter);
  return key;
}

/**
 * Counts a request that leads nowhere when it brings a valid key, so that its response tells where the account stands as
 * every authenticated one does. Throws `rate_limit_exceeded`.
 */
export async function admitStray(
  exchange: Exchange,
  { keys, limiter }: { keys: KeyLookup; limiter: RateLimiter },
): Promise<void> {
  const key = await identify(exchange, keys);
  if (key) await count(exchange, key, limiter);
}

async function identify(exchange: Exchange, keys: KeyLookup): Promise<ApiKeyIdentity | null> {
  const secret = bearerToken(exchange.req.headers.authorization);
  const key = secret === null ? null : await keys.find(secret);
  exchange.key = key;
  return key;
}

async function count(exchange: Exchange, key: ApiKeyIdentity, limiter: RateLimiter): Promise<void> {
  const rate = await limiter.take(key.accountId);
  exchange.rate = rate;
  if (!rate.allowed) throw new ApiError('rate_limit_exceeded', { retryAfterSeconds: rate.retryAfterSeconds });
}
