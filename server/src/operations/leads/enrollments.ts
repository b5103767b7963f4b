import { ApiError } from '../../domain/api/api-error.js';
import { emitBulkCompleted } from '../../events/bulk.js';
import type { LeadsOperations } from '../../generated/operations.js';
import { pausePeople, resumePeople, type BulkChange } from '../../store/jobs/bulk/changes.js';
import { transaction } from '../../store/database/transaction.js';
import { writableCampaign } from '../campaigns/lifecycle.js';
import type { OperationContext, Dependencies } from '../context.js';
import { readPeopleIds, unknownPeople, type PersonError } from '../people-query.js';

type Operations = LeadsOperations<OperationContext>;

/** People whose enrollments one statement handles. */
const CHUNK = 1000;

/** Operations that halt people's sequences and set them going again. */
export function enrollmentOperations({ database, clock }: Dependencies) {
  /** Changes the enrollments of people in a campaign, and emits what came of it. */
  async function change(
    { params, body }: { params: { id: string }; body: { global_lead_ids: readonly string[] } },
    accountId: string,
    operation: 'pause_enrollments' | 'resume_enrollments',
  ): Promise<Changed> {
    const now = clock.now();
    const resumes = operation === 'resume_enrollments';
    return transaction(database, async tx => {
      const campaign = await writableCampaign(tx, accountId, params.id, 'share');
      if (resumes && campaign.status !== 'running') throw new ApiError('campaign_not_running');
      const changePeople = resumes ? resumePeople : pausePeople;
      const changed = await changeEach(body.global_lead_ids, ids =>
        changePeople(tx, accountId, campaign, ids, now),
      );
      const { done, skipped, errors } = changed;
      await emitBulkCompleted(tx, accountId, now, {
        operation,
        campaign_id: params.id.toLowerCase(),
        counts: { [resumes ? 'resumed' : 'paused']: done.length, skipped },
        errors,
        globalLeadIds: done,
      });
      return changed;
    });
  }

  return {
    async pauseEnrollments(request, { accountId }) {
      const { done, skipped, errors } = await change(request, accountId, 'pause_enrollments');
      return { status: 200, body: { data: { paused: done.length, skipped, errors } } };
    },

    async resumeEnrollments(request, { accountId }) {
      const { done, skipped, errors } = await change(request, accountId, 'resume_enrollments');
      return { status: 200, body: { data: { resumed: done.length, skipped, errors } } };
    },
  } satisfies Partial<Operations>;
}

interface Changed {
  /** Global lead ids of the people whose enrollments changed. */
  done: string[];
  skipped: number;
  errors: PersonError[];
}

async function changeEach(
  given: readonly string[],
  change: (ids: readonly string[]) => Promise<BulkChange>,
): Promise<Changed> {
  const { ids, malformed } = readPeopleIds(given);
  const done: string[] = [];
  const unknown: string[] = [];
  for (let start = 0; start < ids.length; start += CHUNK) {
    const changed = await change(ids.slice(start, start + CHUNK));
    done.push(...changed.people);
    unknown.push(...changed.unknown);
  }
  const skipped = ids.length + malformed.length - done.length;
  return { done, skipped, errors: unknownPeople(given, unknown) };
}
