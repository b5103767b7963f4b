import type { EntityManager } from 'typeorm';
import { ApiError } from '../../domain/api/api-error.js';
import { mergeNamed } from '../../domain/leads/lead-input.js';
import { declaredFields } from '../../domain/flow/data.js';
import { storageIssue, type ContactPatch } from '../../domain/leads/lead-merge.js';
import { isIncomplete } from '../../domain/leads/draft-import.js';
import { emitLead } from '../../events/bulk.js';
import type { LeadsOperations } from '../../generated/operations.js';
import { presentLead } from '../../present/lead.js';
import { transaction } from '../../store/database/transaction.js';
import type { CampaignEntity, LeadEntity } from '../../store/entities.js';
import { savedFlow } from '../../store/flow/repository.js';
import { barredFrom, enrollWritten } from '../../store/leads/enroll.js';
import { readLeadIn, updateLeads } from '../../store/leads/queries.js';
import { indexRenamed, lockLead, removeLeads, type ChangedLead } from '../../store/leads/repository.js';
import { lockPeople } from '../../store/people/queries.js';
import { addToTotals } from '../../store/stats/repository.js';
import { writableCampaign } from '../campaigns/lifecycle.js';
import type { OperationContext, Dependencies } from '../context.js';
import { requireLead } from './read.js';

type Operations = LeadsOperations<OperationContext>;

/** Operations that change one lead. */
export function changeOperations({ database, clock }: Dependencies) {
  return {
    async updateLead({ params, body }, { accountId }) {
      const now = clock.now();
      return transaction(database, async tx => {
        const campaign = await writableCampaign(tx, accountId, params.id, 'share');
        const before = await lockLead(tx, accountId, params.id, params.leadId);
        if (!before) throw new ApiError('lead_not_found');
        const after = applyPatch(campaign, before, body, now);
        await saveLead(tx, accountId, campaign, { before, after }, now);
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
        await lockPeople(tx, accountId, [lead.global_lead_id]);
        const locked = await lockLead(tx, accountId, params.id, params.leadId);
        if (!locked) throw new ApiError('lead_not_found');
        await removeLeads(tx, accountId, [locked], now);
        await emitLead(tx, 'lead.deleted', lead, campaign, now);
        return { status: 200, body: { data: { id: params.leadId.toLowerCase(), deleted: true } } };
      });
    },
  } satisfies Partial<Operations>;
}

function applyPatch(
  campaign: CampaignEntity,
  before: LeadEntity,
  patch: ContactPatch,
  now: Date,
): LeadEntity {
  const contact = mergeNamed(before, patch);
  const issue = storageIssue(contact);
  if (issue) throw new ApiError('invalid_flow', { details: [issue] });
  const declared = declaredFields(savedFlow(campaign).flow).custom;
  return { ...before, ...contact, is_incomplete: isIncomplete(contact, declared), updated_at: now };
}

/** Stores a lead that the transaction holds locked; one that has become complete is enrolled, or its sequence continues. */
async function saveLead(
  tx: EntityManager,
  accountId: string,
  campaign: CampaignEntity,
  change: ChangedLead,
  now: Date,
): Promise<void> {
  await updateLeads(tx, [change.after]);
  const barred = await barredFrom(tx, campaign, [change.after.email]);
  const { totals } = await enrollWritten(tx, campaign, [change], barred, now);
  await addToTotals(tx, accountId, change.after.campaign_id, totals);
  await indexRenamed(tx, accountId, [change]);
}
