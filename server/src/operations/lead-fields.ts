import { ApiError } from '../domain/api/api-error.js';
import { declaredFields } from '../domain/flow/data.js';
import { flowIssue } from '../domain/flow/shape.js';
import { declareCustomField, isFieldKey } from '../domain/flow/normalize.js';
import { storedSizeIssues } from '../domain/flow/validate.js';
import type { Flow } from '../domain/flow/types.js';
import { standardFields } from '../domain/merge/merge-fields.js';
import type { LeadFieldsOperations } from '../generated/operations.js';
import { countIncomplete } from '../store/enrollments/campaign/queries.js';
import { readCampaign } from '../store/campaigns/queries.js';
import { savedFlow } from '../store/flow/repository.js';
import { transaction } from '../store/database/transaction.js';
import { writableCampaign } from './campaigns/lifecycle.js';
import type { OperationContext, Dependencies } from './context.js';
import { saveFlow } from './flow/save.js';

/** The operations of the tag Lead fields. */
export function leadFieldsOperations({ database, clock }: Dependencies) {
  return {
    async getLeadFields({ params }, { accountId }) {
      const campaign = await readCampaign(database, accountId, params.id);
      if (!campaign) throw new ApiError('campaign_not_found');
      const { custom } = declaredFields(savedFlow(campaign).flow);
      return { status: 200, body: { data: { standard: [...standardFields], custom } } };
    },

    async addLeadField({ params, body }, { accountId }) {
      const key = body.key.trim();
      if (!isFieldKey(key))
        throw new ApiError('invalid_flow', { details: [flowIssue('key', 'invalid_custom_field_key')] });
      const incomplete_count = await transaction(database, async tx => {
        const campaign = await writableCampaign(tx, accountId, params.id);
        const { flow: saved } = savedFlow(campaign);
        const flow = declareCustomField(saved, key, campaign.bucket_id);
        if (flow !== saved) requireSize(flow);
        const fieldSync = { declared_custom_added: [key], declared_standard_added: [] };
        await saveFlow(tx, campaign, { flow, fieldSync }, clock.now());
        return countIncomplete(tx, accountId, params.id);
      });
      return { status: 200, body: { data: { key, incomplete_count } } };
    },
  } satisfies LeadFieldsOperations<OperationContext>;
}

/** Refuses a field that makes a flow larger than flows may be. */
function requireSize(flow: Flow): void {
  const issues = storedSizeIssues(flow);
  if (issues.length === 0) return;
  throw new ApiError('invalid_flow', { details: issues.map(issue => ({ ...issue, path: 'key' })) });
}
