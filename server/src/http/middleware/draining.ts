import { ApiError } from '../../domain/api/api-error.js';
import type { Middleware } from '../context.js';

/** Refuses new work with 503 while the service shuts down. */
export function draining(isClosing: () => boolean): Middleware {
  return (_ctx, next) => {
    if (isClosing()) throw new ApiError('service_unavailable');
    return next();
  };
}
