import type { EntityManager } from 'typeorm';
import { ApiError } from '../../domain/api-error.js';
import type { LeadsOperations } from '../../generated/operations.js';
import { presentSyncBulk } from '../../present/bulk-event.js';
import {
  lockEnrollmentsOf,
  pauseEnrollments,
  resumeEnrollments,
  type LockedEnrollment,
} from '../../store/enrollments.js';
import { savedFlow } from '../../store/flows.js';
import { hashFromBin } from '../../store/ids.js';
import { emitEvent } from '../../store/outbox.js';
import { knownPeople } from '../../store/people.js';
import { transaction } from '../../store/transaction.js';
import { writableCampaign } from '../campaigns/writable.js';
import type { OperationContext } from '../context.js';
import type { Dependencies } from '../dependencies.js';
import { readPeopleIds, unknownPeople, type PersonError } from '../people-ids.js';

type Operations = LeadsOperations<OperationContext>;

/** People whose enrolments one statement handles. */
const CHUNK = 1000;

/** Operations that halt people's sequences and set them going again. */
export function enrollmentOperations({
  database,
  clock,
}: Dependencies): Pick<Operations, 'pauseEnrollments' | 'resumeEnrollments'> {
  return {
    async pauseEnrollments({ params, body }, { accountId }) {
      const now = clock.now();
      return transaction(database, async tx => {
        await writableCampaign(tx, accountId, params.id, 'share');
        const { done, ...counts } = await changeEach(tx, accountId, params.id, body.global_lead_ids, locked =>
          pauseEnrollments(tx, accountId, locked, now),
        );
        const { skipped, errors } = counts;
        const event = presentSyncBulk({
          operation: 'pause_enrollments',
          campaign_id: params.id.toLowerCase(),
          counts: { paused: done.length, skipped },
          errors,
          globalLeadIds: done,
        });
        await emitEvent(tx, accountId, 'enrollment.pause_completed', event, now);
        return { status: 200, body: { data: { paused: done.length, skipped, errors } } };
      });
    },

    async resumeEnrollments({ params, body }, { accountId }) {
      const now = clock.now();
      return transaction(database, async tx => {
        const campaign = await writableCampaign(tx, accountId, params.id, 'share');
        if (campaign.status !== 'running') throw new ApiError('campaign_not_running');
        const { flow } = savedFlow(campaign);
        const { done, skipped, errors } = await changeEach(
          tx,
          accountId,
          params.id,
          body.global_lead_ids,
          locked => resumeEnrollments(tx, accountId, flow, locked, now),
        );
        const event = presentSyncBulk({
          operation: 'resume_enrollments',
          campaign_id: params.id.toLowerCase(),
          counts: { resumed: done.length, skipped },
          errors,
          globalLeadIds: done,
        });
        await emitEvent(tx, accountId, 'enrollment.resume_completed', event, now);
        return { status: 200, body: { data: { resumed: done.length, skipped, errors } } };
      });
    },
  };
}

interface Changed {
  /** Global lead ids of the people whose enrolments changed. */
  done: string[];
  skipped: number;
  errors: PersonError[];
}

async function changeEach(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  given: readonly string[],
  change: (locked: LockedEnrollment[]) => Promise<LockedEnrollment[]>,
): Promise<Changed> {
  const { ids, malformed } = readPeopleIds(given);
  const done: string[] = [];
  const unknown = [...malformed];
  for (let start = 0; start < ids.length; start += CHUNK) {
    const chunk = ids.slice(start, start + CHUNK);
    const locked = await lockEnrollmentsOf(tx, accountId, campaignId, chunk);
    const changed = await change(locked);
    done.push(...changed.map(row => hashFromBin(row.global_lead_id)));
    const enrolled = new Set(locked.map(row => hashFromBin(row.global_lead_id)));
    const others = chunk.filter(id => !enrolled.has(id));
    const known = await knownPeople(tx, accountId, others);
    unknown.push(...others.filter(id => !known.has(id)));
  }
  const skipped = ids.length + malformed.length - done.length;
  return { done, skipped, errors: unknownPeople(unknown) };
}
