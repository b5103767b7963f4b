import { errorAt } from '../domain/api/api-error.js';
import type { JobsOperations } from '../generated/operations.js';
import type { OperationContext, Dependencies } from './context.js';
import { fileOperations } from './jobs/files.js';
import { previewOperations } from './jobs/preview.js';
import { readOperations } from './jobs/read.js';
import { stagedOperations } from './jobs/staged.js';
import { startJob } from './jobs/start.js';
import { uploadOperations } from './jobs/uploads.js';

/** The operations of the tag Jobs. */
export function jobsOperations(deps: Dependencies): JobsOperations<OperationContext> {
  return {
    ...readOperations(deps),
    ...stagedOperations(deps),
    ...previewOperations(deps),
    ...fileOperations(deps),
    ...uploadOperations(deps),

    async createJob({ body }, context) {
      return { status: 202, body: { data: await startJob(deps, context, body) } };
    },

    async enrollLeads({ params, body }, context) {
      const { campaign_id } = body;
      if (campaign_id !== undefined && campaign_id.toLowerCase() !== params.id.toLowerCase()) {
        throw errorAt(
          'invalid_flow',
          'campaign_id',
          'invalid_value',
          'Leave it out, or send the id of the campaign in the path.',
        );
      }
      // People who are given as leads are imported, which enrolls them too.
      const operation = body.leads?.length ? 'api_lead_import' : (body.operation ?? 'add_to_campaign');
      const request = { ...body, operation, campaign_id: params.id } as const;
      return { status: 202, body: { data: await startJob(deps, context, request, 'invalid_flow') } };
    },
  };
}
