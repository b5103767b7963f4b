import type { BulkWork } from '../../domain/jobs/bulk-request.js';
import type { JobsOperations } from '../../generated/operations.js';
import type { BulkPreviewCounts } from '../../generated/types.js';
import { presentPreview } from '../../present/job.js';
import { newId } from '../../store/database/ids.js';
import type { BulkPreviewEntity } from '../../store/entities.js';
import { countPopulation } from '../../store/jobs/bulk/population/queries.js';
import { insertPreview } from '../../store/jobs/repository.js';
import { deleteSet } from '../../store/uploads/repository.js';
import { transaction } from '../../store/database/transaction.js';
import type { OperationContext, Dependencies } from '../context.js';
import { listPeople } from './list-people.js';
import { keepSelected } from './population.js';
import { operationHash, understand } from './start.js';
import { requireReferences, requireUpload } from './references.js';

type Operations = JobsOperations<OperationContext>;

/** How long a preview may bind a job. */
const lifetimeMs = 60 * 60_000;

/** Counting whom bulk work would reach. */
export function previewOperations(deps: Dependencies) {
  const { database, clock } = deps;
  return {
    async previewJob({ body }, { accountId }) {
      const work = understand(body, 'invalid_request');
      const now = clock.now();
      await listPeople(deps, accountId, work, 'invalid_request');
      return transaction(database, async tx => {
        const asked = { now, invalid: 'invalid_request' } as const;
        await requireReferences(tx, accountId, work, asked);
        let counts: BulkPreviewCounts;
        if (work.scope) {
          const { scope, exclusions } = work;
          const { selected, sets } = await keepSelected(tx, accountId, scope, exclusions, asked.invalid);
          counts = await countPopulation(tx, accountId, selected, work);
          // A preview keeps no ids: the job brings its own, and the hash compares them.
          for (const set of sets) await deleteSet(tx, accountId, set);
        } else {
          const path = 'upload_id';
          const rows = work.uploadId
            ? await requireUpload(tx, accountId, work.uploadId, { ...asked, path })
            : 0;
          counts = { matched: rows, excluded: 0, duplicate: 0, ineligible: 0, actionable: rows };
        }
        const preview: BulkPreviewEntity = {
          account_id: accountId,
          id: newId(),
          operation: work.operation,
          operation_hash: operationHash(work),
          scope: work.scope,
          exclusions: work.exclusions,
          target: { campaign_id: work.campaignId, list_id: work.listId },
          counts,
          warnings: warningsOf(work, counts),
          expires_at: new Date(now.getTime() + lifetimeMs),
          created_at: now,
        };
        await insertPreview(tx, preview);
        return { status: 200, body: { data: presentPreview(preview) } };
      });
    },
  } satisfies Partial<Operations>;
}

function warningsOf({ operation, scope, exclusions }: BulkWork, counts: BulkPreviewCounts): string[] {
  const of = (count: number, rest: string) => (count === 0 ? [] : [`${count} ${rest}`]);
  const uncounted = 'Excluded people are skipped during the import. They are not counted here.';
  return [
    ...(scope === null && Object.keys(exclusions ?? {}).length > 0 ? [uncounted] : []),
    ...of(counts.ineligible, reasons[operation] ?? 'do not exist in the account.'),
    ...of(counts.duplicate, 'are duplicates. Each person is processed once.'),
    ...(counts.actionable === 0
      ? [operation === 'api_lead_import' ? unseen : 'No people are left to process.']
      : []),
  ];
}

/** An import of leads brings its people with the job. */
const unseen = 'The leads of this import are sent with the job. They are not counted here.';

const reasons: Partial<Record<BulkWork['operation'], string>> = {
  add_to_campaign: 'are already in this campaign, or do not exist.',
  remove_from_campaign: 'are not in this campaign.',
  remove_from_all_campaigns: 'are not in a campaign that people can be removed from.',
  pause_enrollments: 'have no active sequence in this campaign.',
  resume_enrollments: 'have no paused sequence in this campaign.',
  add_to_lead_list: 'are already on this list, or do not exist.',
  remove_from_lead_list: 'are not on this list.',
};
