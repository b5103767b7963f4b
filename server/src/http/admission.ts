import { ApiError } from '../domain/api-error.js';
import { bearerToken } from './bearer.js';
import type { Exchange } from './exchange.js';
import type { ApiKeyIdentity, KeyLookup } from './key-cache.js';
import type { RateLimiter } from './rate-limit.js';

/**
 * Lets a request in: finds its API key and counts it against its account. Notes both on the exchange, so that an error
 * response carries them too. Throws `invalid_api_key` and `rate_limit_exceeded`. A promise only where the key or the
 * count has to be asked for elsewhere.
 */
export function admit(exchange: Exchange, keys: KeyLookup, limiter: RateLimiter): void | Promise<void> {
  return whenKnown(identify(exchange, keys), key => {
    if (!key) throw new ApiError('invalid_api_key');
    return count(exchange, key, limiter);
  });
}

/**
 * Counts a request that leads nowhere when it brings a valid key, so that its response tells where the account stands as
 * every authenticated one does. Throws `rate_limit_exceeded`.
 */
export function admitStray(
  exchange: Exchange,
  { keys, limiter }: { keys: KeyLookup; limiter: RateLimiter },
): void | Promise<void> {
  return whenKnown(identify(exchange, keys), key => (key ? count(exchange, key, limiter) : undefined));
}

function identify(
  exchange: Exchange,
  keys: KeyLookup,
): ApiKeyIdentity | null | Promise<ApiKeyIdentity | null> {
  const secret = bearerToken(exchange.req.headers.authorization);
  if (secret === null) return null;
  return whenKnown(keys.find(secret), key => (exchange.key = key));
}

function count(exchange: Exchange, key: ApiKeyIdentity, limiter: RateLimiter): void | Promise<void> {
  return whenKnown(limiter.take(key.accountId), rate => {
    exchange.rate = rate;
    if (!rate.allowed)
      throw new ApiError('rate_limit_exceeded', { retryAfterSeconds: rate.retryAfterSeconds });
  });
}

/** Goes on at once with a value that is there: most requests know their key, and waiting costs each a turn of the queue. */
function whenKnown<T, R>(value: T | Promise<T>, next: (value: T) => R | Promise<R>): R | Promise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}
