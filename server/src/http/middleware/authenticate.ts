import { ApiError } from '../../domain/api/api-error.js';
import type { Context, Middleware } from '../context.js';
import type { KeyLookup } from '../key-cache.js';

/** RFC 6750, 2.1: the scheme is case-insensitive, one space, then a b64token. */
const bearer = /^bearer +([A-Za-z0-9._~+/-]+=*) *$/i;

/** Finds the API key of the request; throws `invalid_api_key` without a valid one. */
export function authenticate(keys: KeyLookup): Middleware {
  return async (ctx, next) => {
    const key = await findKey(ctx, keys);
    if (!key) throw new ApiError('invalid_api_key');
    ctx.state.key = key;
    return next();
  };
}

/**
 * Notes the API key where there is a valid one: requests that match no route are counted against its rate
 * limit, too.
 */
export function authenticateIfPossible(keys: KeyLookup): Middleware {
  return async (ctx, next) => {
    ctx.state.key = (await findKey(ctx, keys)) ?? undefined;
    return next();
  };
}

/** The secret of an `Authorization: Bearer` header, or null when there is none. */
export function bearerToken(authorization: string | undefined): string | null {
  return (authorization && bearer.exec(authorization)?.[1]) || null;
}

function findKey(ctx: Context, keys: KeyLookup): ReturnType<KeyLookup['find']> {
  const secret = bearerToken(ctx.req.headers.authorization);
  return secret === null ? null : keys.find(secret);
}
