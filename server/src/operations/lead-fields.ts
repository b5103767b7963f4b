import { ApiError } from '../domain/api-error.js';
import { declaredFields } from '../domain/flow-data.js';
import { flowIssue } from '../domain/flow-issues.js';
import { declareCustomField, isFieldKey } from '../domain/flow-normalize.js';
import { standardFields } from '../domain/merge-fields.js';
import type { LeadFieldsOperations } from '../generated/operations.js';
import { readCampaign } from '../store/campaigns/queries.js';
import { savedFlow } from '../store/flow/flows.js';
import { transaction } from '../store/database/transaction.js';
import { writableCampaign } from './campaigns/writable.js';
import type { OperationContext } from './context.js';
import type { Dependencies } from './dependencies.js';
import { saveFlow } from './flow/save.js';

/** The operations of the tag Lead fields. */
export function leadFieldsOperations({
  database,
  clock,
}: Dependencies): LeadFieldsOperations<OperationContext> {
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
      await transaction(database, async tx => {
        const campaign = await writableCampaign(tx, accountId, params.id);
        const flow = declareCustomField(savedFlow(campaign).flow, key, campaign.bucket_id);
        const fieldSync = { declared_custom_added: [key], declared_standard_added: [] };
        await saveFlow(tx, campaign, { flow, fieldSync }, clock.now());
      });
      return { status: 200, body: { data: { key } } };
    },
  };
}
