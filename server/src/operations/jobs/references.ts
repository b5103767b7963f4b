import type { EntityManager } from 'typeorm';
import { ApiError, type Detail, errorAt } from '../../domain/api/api-error.js';
import type { BulkWork } from '../../domain/jobs/bulk-request.js';
import type { ErrorCode } from '../../generated/errors.js';
import { findCampaign } from '../../store/campaigns/repository.js';
import { readLeadList } from '../../store/lead-lists/repository.js';
import { readUpload } from '../../store/uploads/repository.js';
import { writableCampaign } from '../campaigns/lifecycle.js';
import type { JobEntity } from '../../store/entities.js';

/** When work is asked for, and the code of a request that is wrong. */
export interface Asked {
  now: Date;
  invalid: ErrorCode;
}

/** Refuses work that names a campaign, list or upload which is not there, or that may not be written to. */
export async function requireReferences(
  tx: EntityManager,
  accountId: string,
  { operation, scope, exclusions, campaignId, listId, pathOf }: BulkWork,
  asked: Asked,
): Promise<void> {
  if (campaignId !== null) {
    const campaign = await writableCampaign(tx, accountId, campaignId, 'share');
    if (operation === 'resume_enrollments' && campaign.status !== 'running')
      throw new ApiError('campaign_not_running');
  }
  const campaign = async (id: string | undefined, path: string) => {
    if (id !== undefined && !(await findCampaign(tx, accountId, id)))
      throw missing('campaign_not_found', path, id);
  };
  const list = async (id: string | undefined | null, path: string) => {
    if (id != null && !(await readLeadList(tx, accountId, id)))
      throw missing('lead_list_not_found', path, id);
  };
  await list(listId, pathOf.target);
  await list(scope?.list_id, pathOf.people);
  await campaign(scope?.campaign_id, pathOf.people);
  if (scope?.upload_id !== undefined)
    await requireUpload(tx, accountId, scope.upload_id, { ...asked, path: pathOf.people });
  await list(exclusions?.list_id, 'exclusions.list_id');
  await campaign(exclusions?.campaign_id, 'exclusions.campaign_id');
}

/** Refuses an upload that is not there, or whose file has not arrived; returns how many rows it has. */
export async function requireUpload(
  tx: EntityManager,
  accountId: string,
  id: string,
  { path, now, invalid }: Asked & { path: string },
): Promise<number> {
  const upload = await readUpload(tx, accountId, id);
  // What has expired is forgotten a little later.
  if (!upload || upload.expires_at <= now) throw missing('upload_not_found', path, id);
  if (upload.status !== 'completed') {
    throw errorAt(
      invalid,
      path,
      'upload_not_finished',
      'The file of this upload is missing. Upload it first.',
    );
  }
  return upload.row_count;
}

function missing(code: ErrorCode, path: string, id: string): ApiError {
  return errorAt(code, path, 'not_found', `No resource has the id ${id}.`);
}

/** The refusal of a file. */
export function refused(code: Detail['code'], message: string): ApiError {
  return new ApiError('invalid_request', { message, details: [{ path: '', code, message }] });
}

/**
 * The refusal of what a job does not allow in its state.
 *
 * @param what what can be done, and when, in whole sentences
 */
export function stateConflict({ status }: Pick<JobEntity, 'status'>, what: string): ApiError {
  return new ApiError('job_state_conflict', { message: `The job is ${status}. ${what}` });
}
