import { ApiError } from '../domain/api-error.js';
import type { ErrorCode } from '../generated/errors.js';
import type { Validate } from './contract.js';
import { detailsOf } from './details.js';

/**
 * Passes a value that its validator accepts (types coerced and defaults set in place); throws `code` with details
 * otherwise.
 *
 * @param message what is not valid, where the message of the code does not say it
 */
export function requireValid(
  validate: Validate | undefined,
  value: unknown,
  code: ErrorCode,
  message?: string,
): void {
  if (!validate || validate(value)) return;
  throw new ApiError(code, { message, details: detailsOf(validate.errors ?? [], value) });
}

/** As `requireValid`, for query parameters, where none is a list: one that came twice is told so. */
export function requireValidQuery(
  validate: Validate | undefined,
  query: Record<string, unknown>,
  code: ErrorCode,
): void {
  if (!validate || validate(query)) return;
  const details = detailsOf(validate.errors ?? [], query).map(detail =>
    Array.isArray(query[detail.path]) ? { ...detail, message: 'must be given once' } : detail,
  );
  throw new ApiError(code, {
    message: 'A query parameter is not valid; `details` names each point.',
    details,
  });
}
