import { ApiError } from '../../domain/api-error.js';
import { emitLead } from '../../events/lead.js';
import type { LeadsOperations } from '../../generated/operations.js';
import { presentLead } from '../../present/lead.js';
import { hashFromBin } from '../../store/database/ids.js';
import { removeLeads } from '../../store/leads/removal.js';
import { updateLead } from '../../store/leads/update.js';
import { lockLead, readLeadIn } from '../../store/leads/leads.js';
import { lockPeople } from '../../store/people/people.js';
import { transaction } from '../../store/database/transaction.js';
import { writableCampaign } from '../campaigns/writable.js';
import type { OperationContext } from '../context.js';
import type { Dependencies } from '../dependencies.js';
import { requireLead } from './read.js';

type Operations = LeadsOperations<OperationContext>;

/** Operations that change one lead. */
export function changeOperations({
  database,
  clock,
}: Dependencies): Pick<Operations, 'updateLead' | 'deleteLead'> {
  return {
    async updateLead({ params, body }, { accountId }) {
      const now = clock.now();
      return transaction(database, async tx => {
        const campaign = await writableCampaign(tx, accountId, params.id, 'share');
        const before = await lockLead(tx, accountId, params.id, params.leadId);
        if (!before) throw new ApiError('lead_not_found');
        const issue = await updateLead(tx, accountId, campaign, before, body, now);
        if (issue) throw new ApiError('invalid_flow', { details: [issue] });
        const lead = requireLead(await readLeadIn(tx, accountId, params.id, params.leadId));
        await emitLead(tx, 'lead.updated', lead, campaign, now);
        return { status: 200, body: { data: presentLead(lead) } };
      });
    },

    async deleteLead({ params }, { accountId }) {
      const now = clock.now();
      return transaction(database, async tx => {
        const campaign = await writableCampaign(tx, accountId, params.id, 'share');
        const lead = requireLead(await readLeadIn(tx, accountId, params.id, params.leadId));
        // Everybody locks the person before the lead.
        await lockPeople(tx, accountId, [hashFromBin(lead.global_lead_id)]);
        const locked = await lockLead(tx, accountId, params.id, params.leadId);
        if (!locked) throw new ApiError('lead_not_found');
        await removeLeads(tx, accountId, [locked], now);
        await emitLead(tx, 'lead.deleted', lead, campaign, now);
        return { status: 200, body: { data: { id: params.leadId.toLowerCase(), deleted: true } } };
      });
    },
  };
}
