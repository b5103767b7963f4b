import { ApiError } from '../../domain/api/api-error.js';
import type { JobEntity } from '../../store/entities.js';

/**
 * The refusal of what a job does not allow in its state.
 *
 * @param what what can be done, and when; begins in lower case
 */
export function stateConflict({ status }: Pick<JobEntity, 'status'>, what: string): ApiError {
  return new ApiError('job_state_conflict', { message: `The job is ${status}: ${what}.` });
}
