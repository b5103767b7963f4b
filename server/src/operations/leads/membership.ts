import { emitBulkCompleted } from '../../events/bulk.js';
import type { LeadsOperations } from '../../generated/operations.js';
import {
  addPeopleToCampaign,
  removePeopleFromAllCampaigns,
  removePeopleFromCampaign,
  type Removal,
} from '../../store/jobs/bulk/changes.js';
import { transaction, transactionWithInserts } from '../../store/database/transaction.js';
import { writableCampaign } from '../campaigns/lifecycle.js';
import type { OperationContext, Dependencies } from '../context.js';
import { readPeopleIds, unknownPeople } from '../people-query.js';

type Operations = LeadsOperations<OperationContext>;

/** Operations that bring people of the account into campaigns, and take them out. */
export function membershipOperations({ database, clock }: Dependencies) {
  return {
    async addLeads({ params, body }, { accountId }) {
      const now = clock.now();
      const { ids } = readPeopleIds(body.global_lead_ids);
      return transactionWithInserts(database, async tx => {
        const campaign = await writableCampaign(tx, accountId, params.id, 'share');
        const change = await addPeopleToCampaign(tx, accountId, { campaign, now }, ids);
        const errors = unknownPeople(body.global_lead_ids, change.unknown);
        const counts = { ...change.counts, failed: errors.length };
        await emitBulkCompleted(tx, accountId, now, {
          operation: 'add_to_campaign',
          campaign_id: params.id.toLowerCase(),
          counts,
          errors,
          globalLeadIds: change.people,
        });
        return { status: 200, body: { data: { ...counts, errors } } };
      });
    },

    async removeLeads({ params, body }, { accountId }) {
      const now = clock.now();
      const { ids } = readPeopleIds(body.global_lead_ids);
      return transaction(database, async tx => {
        const campaign = await writableCampaign(tx, accountId, params.id, 'share');
        const change = await removePeopleFromCampaign(tx, accountId, campaign, ids, now);
        const { counts, errors } = removal(change, body.global_lead_ids);
        await emitBulkCompleted(tx, accountId, now, {
          operation: 'remove_from_campaign',
          campaign_id: params.id.toLowerCase(),
          counts,
          errors,
          globalLeadIds: change.people,
        });
        return { status: 200, body: { data: { ...counts, errors } } };
      });
    },

    async removeLeadsFromAllCampaigns({ body }, { accountId }) {
      const now = clock.now();
      const { ids } = readPeopleIds(body.global_lead_ids);
      return transaction(database, async tx => {
        const change = await removePeopleFromAllCampaigns(tx, accountId, ids, now);
        const { counts, errors } = removal(change, body.global_lead_ids);
        await emitBulkCompleted(tx, accountId, now, {
          operation: 'remove_from_all_campaigns',
          counts,
          errors,
          globalLeadIds: change.people,
        });
        return { status: 200, body: { data: { ...counts, errors } } };
      });
    },
  } satisfies Partial<Operations>;
}

/** Whom the account does not know is skipped, and reported. */
function removal({ counts: { removed, skipped }, unknown }: Removal, given: readonly string[]) {
  const errors = unknownPeople(given, unknown);
  return { counts: { removed, skipped: skipped + errors.length }, errors };
}
