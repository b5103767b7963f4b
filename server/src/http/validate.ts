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
