import { ApiError } from '../../domain/api-error.js';
import type { BulkWork } from '../../domain/bulk-request.js';
import type { ErrorCode } from '../../generated/errors.js';
import { FileMissing } from '../../store/files/file-store.js';
import { parseUuid } from '../../store/database/ids.js';
import { listUploadPeople, NobodyNamed } from '../../store/uploads/people.js';
import type { Dependencies } from '../dependencies.js';

/**
 * Lists the people of the upload that a scope names, when this is the first one to name it. What is wrong with the upload
 * is told by whoever looks at it next, but for columns: a million rows without a column of addresses would be as many row
 * errors.
 */
export async function listPeople(
  { database, files, clock }: Dependencies,
  accountId: string,
  { scope, pathOf }: BulkWork,
  invalid: ErrorCode,
): Promise<void> {
  const id = scope?.upload_id === undefined ? null : parseUuid(scope.upload_id);
  if (id === null) return;
  try {
    await listUploadPeople(database, files, accountId, id, clock.now());
  } catch (error) {
    if (error instanceof NobodyNamed) {
      const { message } = error;
      throw new ApiError(invalid, { details: [{ path: pathOf.people, code: 'invalid_value', message }] });
    }
    if (!(error instanceof FileMissing)) throw error;
    const message = 'The file of this upload is not here any more.';
    throw new ApiError('upload_not_found', {
      details: [{ path: pathOf.people, code: 'not_found', message }],
    });
  }
}
