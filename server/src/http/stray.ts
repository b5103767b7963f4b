import { ApiError } from '../domain/api-error.js';

/**
 * The refusal of a path that is none. Where it is nearly one (without `/v1`, with it twice, with a slash too many) its
 * message names that.
 */
export function noSuchPath(path: string, exists: (path: string) => boolean): ApiError {
  const plain = path.replace(/\/{2,}/g, '/').replace(/\/$/, '');
  const meant = [plain, `/v1${plain}`, plain.replace(/^\/v1(?=\/)/, '')].find(near => exists(near));
  return new ApiError(
    'route_not_found',
    meant === undefined ? {} : { message: `No such path; ${meant} is one.` },
  );
}
