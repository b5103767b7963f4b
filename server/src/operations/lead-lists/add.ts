import type { EntityManager } from 'typeorm';
import { emitBulkCompleted } from '../../events/bulk.js';
import type { LeadListMembersResult } from '../../generated/types.js';
import { addPeopleToList } from '../../store/jobs/bulk/changes.js';
import type { LeadListEntity } from '../../store/lead-lists/entities.js';
import { readPeopleIds, unknownPeople } from '../people-ids.js';

/**
 * Puts people on a list that the transaction holds locked, and tells of it.
 *
 * @param given their ids, as the request has them
 */
export async function addToList(
  tx: EntityManager,
  list: LeadListEntity,
  given: readonly string[],
  now: Date,
): Promise<LeadListMembersResult> {
  const accountId = list.account_id;
  const { counts, people, unknown } = await addPeopleToList(
    tx,
    accountId,
    list,
    readPeopleIds(given).ids,
    now,
  );
  const errors = unknownPeople(given, unknown);
  await emitBulkCompleted(tx, accountId, now, {
    operation: 'add_to_lead_list',
    list_id: list.id,
    counts: { added: counts.added, skipped: counts.skipped + errors.length },
    errors,
    globalLeadIds: people,
  });
  return {
    added: counts.added,
    removed: 0,
    skippedAlreadyMember: counts.skipped,
    skippedNotMember: errors.length,
    errors,
  };
}
