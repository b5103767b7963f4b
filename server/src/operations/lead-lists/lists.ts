import { ApiError } from '../../domain/api/api-error.js';
import { keptLayoutIssues } from '../../domain/csv/column-layout.js';
import { nameText, noteText } from '../../domain/inbox/html-text.js';
import type { LeadListsOperations } from '../../generated/operations.js';
import { presentLeadList } from '../../present/lead-list.js';
import { newId } from '../../store/database/ids.js';
import {
  type LeadListEntity,
  deleteLeadList,
  insertLeadList,
  listLeadLists,
  lockLeadList,
  readLeadList,
  updateLeadList,
} from '../../store/lead-lists/repository.js';
import { transaction } from '../../store/database/transaction.js';
import type { OperationContext, Dependencies } from '../context.js';
import { refuseDuplicateName } from '../references.js';
import type { EntityManager } from 'typeorm';
import { emitBulkCompleted } from '../../events/bulk.js';
import type { ColumnLayout, LeadListMembersResult } from '../../generated/types.js';
import { addPeopleToList } from '../../store/jobs/bulk/changes.js';
import { readPeopleIds, unknownPeople } from '../people-query.js';

type Operations = LeadListsOperations<OperationContext>;

/** Operations on the lists themselves. */
export function listOperations({ database, clock }: Dependencies) {
  return {
    async listLeadLists({ query: { limit, offset, q = '' } }, { accountId }) {
      const page = { limit, offset };
      const { rows, total } = await listLeadLists(database.manager, accountId, q.trim(), page);
      return { status: 200, body: { data: rows.map(presentLeadList), ...page, total_count: total } };
    },

    async createLeadList({ body }, { accountId }) {
      const now = clock.now();
      const list: LeadListEntity = {
        account_id: accountId,
        id: newId(),
        name: nameText(body.name),
        description: noteText(body.description),
        column_layout: body.column_layout === undefined ? null : keptLayout(body.column_layout),
        member_count: 0,
        created_at: now,
        updated_at: now,
      };
      const { global_lead_ids: given = [] } = body;
      const create = transaction(database, async tx => {
        await insertLeadList(tx, list);
        if (given.length > 0) await addToList(tx, list, given, now);
      });
      await refuseDuplicateName(create);
      return { status: 201, body: { data: presentLeadList(list) } };
    },

    async getLeadList({ params }, { accountId }) {
      const list = await readLeadList(database.manager, accountId, params.id);
      return { status: 200, body: { data: presentLeadList(requireList(list)) } };
    },

    async updateLeadList({ params, body }, { accountId }) {
      const change = transaction(database, async tx => {
        const list: LeadListEntity = {
          ...requireList(await lockLeadList(tx, accountId, params.id)),
          ...(body.name !== undefined && { name: nameText(body.name) }),
          ...(body.description !== undefined && {
            description: noteText(body.description),
          }),
          ...(body.column_layout !== undefined && { column_layout: keptLayout(body.column_layout) }),
          updated_at: clock.now(),
        };
        await updateLeadList(tx, list);
        return list;
      });
      return { status: 200, body: { data: presentLeadList(await refuseDuplicateName(change)) } };
    },

    async deleteLeadList({ params }, { accountId }) {
      const deleted = await transaction(database, tx => deleteLeadList(tx, accountId, params.id));
      if (!deleted) throw new ApiError('lead_list_not_found');
      return { status: 200, body: { data: { id: params.id.toLowerCase(), deleted } } };
    },
  } satisfies Partial<Operations>;
}

/** The list that was read, or the refusal that there is none. */
export function requireList(list: LeadListEntity | null): LeadListEntity {
  if (!list) throw new ApiError('lead_list_not_found');
  return list;
}

/**
 * Puts people on a list that the transaction holds locked, and emits the event of bulk work.
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

/** @throws ApiError `invalid_request` when a key or label is no text */
function keptLayout(layout: ColumnLayout): ColumnLayout {
  const details = keptLayoutIssues(layout);
  if (details.length > 0) throw new ApiError('invalid_request', { details });
  return layout;
}
