import { ApiError } from '../domain/api/api-error.js';
import { isDuplicate } from '../store/database/errors.js';

/**
 * Waits for a write, and refuses it when its name is taken: the unique key decides between callers who want the same name
 * at the same time.
 *
 * @throws ApiError `duplicate_name`
 */
export async function refuseDuplicateName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isDuplicate(error)) throw new ApiError('duplicate_name');
    throw error;
  }
}
