import { ApiError } from '../../domain/api/api-error.js';
import { parseLead } from '../../domain/leads/lead-input.js';
import type { ImportRow } from '../../domain/leads/draft-import.js';
import { emitBulkCompleted, emitLead } from '../../events/bulk.js';
import type { LeadsOperations } from '../../generated/operations.js';
import type { LeadRowError } from '../../generated/types.js';
import { presentLead } from '../../present/lead.js';
import { importBatch } from '../../store/jobs/bulk/changes.js';
import { importLeads } from '../../store/leads/import/repository.js';
import { readLeadIn } from '../../store/leads/queries.js';
import { transactionWithInserts } from '../../store/database/transaction.js';
import { writableCampaign } from '../campaigns/lifecycle.js';
import type { OperationContext, Dependencies } from '../context.js';

type Operations = LeadsOperations<OperationContext>;

/** Operations that bring leads by address. */
export function importOperations({ database, clock }: Dependencies) {
  return {
    async createLead({ params, body }, context) {
      const { accountId } = context;
      const read = parseLead(body);
      if ('issue' in read) throw new ApiError('invalid_flow', { details: [read.issue] });
      const now = clock.now();
      return transactionWithInserts(database, async tx => {
        const campaign = await writableCampaign(tx, accountId, params.id, 'share');
        const target = { campaign, source: 'api', now };
        const { imported, refused } = await importLeads(tx, accountId, target, [
          { index: 0, input: read.lead },
        ]);
        if (refused[0]) throw new ApiError('invalid_flow', { details: [refused[0].issue] });
        const { leadId, outcome } = imported[0]!;
        const lead = await readLeadIn(tx, accountId, params.id, leadId);
        if (typeof lead === 'string') throw new Error(`The lead ${leadId} does not exist after its import.`);
        const created = outcome === 'created' || outcome === 'restored';
        await emitLead(tx, created ? 'lead.created' : 'lead.updated', lead, campaign, now);
        const answer = { status: created ? 201 : 200, body: { data: presentLead(lead), created } } as const;
        await context.storeIdempotentResponse(tx, answer);
        return answer;
      });
    },

    async bulkImportLeads({ params, body }, context) {
      const { accountId } = context;
      const now = clock.now();
      const rows: ImportRow[] = [];
      const unreadable: LeadRowError[] = [];
      const refuse = (index: number, { code, message }: { code: string; message: string }): LeadRowError => ({
        index,
        email: body.leads[index]!.email,
        code,
        message,
      });
      body.leads.forEach((given, index) => {
        const read = parseLead(given);
        if ('lead' in read) rows.push({ index, input: read.lead });
        else unreadable.push(refuse(index, read.issue));
      });
      return transactionWithInserts(database, async tx => {
        const campaign = await writableCampaign(tx, accountId, params.id, 'share');
        const target = { campaign, source: 'bulk_import', now };
        const batch = await importBatch(tx, accountId, target, rows);
        const errors = [...unreadable, ...batch.refused.map(({ index, issue }) => refuse(index, issue))].sort(
          (a, b) => a.index - b.index,
        );
        const counts = { ...batch.counts, failed: errors.length };
        await emitBulkCompleted(tx, accountId, now, {
          operation: 'api_lead_import',
          campaign_id: campaign.id,
          counts,
          errors: errors.map(({ index, message }) => ({ index, message })),
          globalLeadIds: batch.people,
        });
        const { imported, incomplete, failed } = counts;
        const answer = { status: 200, body: { imported, incomplete, failed, errors } } as const;
        await context.storeIdempotentResponse(tx, answer);
        return answer;
      });
    },
  } satisfies Partial<Operations>;
}
