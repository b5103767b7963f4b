import { ApiError } from '../../domain/api/api-error.js';
import { readSearch } from '../../domain/inbox/search-words.js';
import type { LeadsOperations } from '../../generated/operations.js';
import type { EnrollmentState } from '../../generated/types.js';
import { isHalted, presentLead } from '../../present/lead.js';
import type { CampaignStatus } from '../../store/entities.js';
import { listLeads, readLeadsCampaign } from '../../store/leads/page/queries.js';
import { readLead, type LeadDetail } from '../../store/leads/queries.js';
import type { OperationContext, Dependencies } from '../context.js';
import { queryPeopleIds } from '../people-query.js';

type Operations = LeadsOperations<OperationContext>;

/** Operations that read leads, also those of a deleted campaign. */
export function readOperations({ database }: Dependencies) {
  return {
    async listLeads({ params, query }, { accountId }) {
      const { limit, offset } = query;
      const campaign = await readLeadsCampaign(database.manager, accountId, params.id);
      if (!campaign) throw new ApiError('campaign_not_found');
      const filter = {
        search: readSearch(query.q ?? ''),
        states: storedStates(query.state, campaign.status),
        globalLeadIds: queryPeopleIds(query.global_lead_ids),
      };
      const page = { limit, offset };
      const { rows, total } = await listLeads(database.manager, accountId, params.id, campaign, filter, page);
      return { status: 200, body: { data: rows.map(presentLead), limit, offset, total_count: total } };
    },

    async getLead({ params }, { accountId }) {
      const lead = await readLead(database, accountId, params.id, params.leadId);
      return { status: 200, body: { data: presentLead(requireLead(lead)) } };
    },
  } satisfies Partial<Operations>;
}

/** The lead that was read, or the refusal that names what is missing. */
export function requireLead(found: LeadDetail | 'no campaign' | 'no lead'): LeadDetail {
  if (found === 'no campaign') throw new ApiError('campaign_not_found');
  if (found === 'no lead') throw new ApiError('lead_not_found');
  return found;
}

/** The stored states that show as the one asked for: active enrollments of a halted campaign show as paused. */
function storedStates(shown: EnrollmentState | undefined, status: CampaignStatus): EnrollmentState[] | null {
  if (shown === undefined) return null;
  if (!isHalted(status) || (shown !== 'active' && shown !== 'paused')) return [shown];
  return shown === 'paused' ? ['active', 'paused'] : [];
}
