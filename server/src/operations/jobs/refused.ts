import { ApiError, type Detail } from '../../domain/api/api-error.js';

/** The refusal of a file. */
export function refused(code: Detail['code'], message: string): ApiError {
  return new ApiError('invalid_request', { message, details: [{ path: '', code, message }] });
}
