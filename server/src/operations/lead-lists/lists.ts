import { ApiError } from '../../domain/api-error.js';
import { nameText, noteText } from '../../domain/plain-text.js';
import type { LeadListsOperations } from '../../generated/operations.js';
import { presentLeadList } from '../../present/lead-list.js';
import type { LeadListRow } from '../../store/entities.js';
import { isDuplicate } from '../../store/database/errors.js';
import { newId, toBin } from '../../store/database/ids.js';
import { toJson } from '../../store/database/json.js';
import {
  deleteLeadList,
  insertLeadList,
  listLeadLists,
  readLeadList,
  updateLeadList,
} from '../../store/lead-lists/lead-lists.js';
import { transaction } from '../../store/database/transaction.js';
import type { OperationContext } from '../context.js';
import type { Dependencies } from '../dependencies.js';
import { addToList } from './add.js';

type Operations = LeadListsOperations<OperationContext>;

/** Operations on the lists themselves. */
export function listOperations({
  database,
  clock,
}: Dependencies): Pick<
  Operations,
  'listLeadLists' | 'createLeadList' | 'getLeadList' | 'updateLeadList' | 'deleteLeadList'
> {
  return {
    async listLeadLists({ query: { limit, offset, q = '' } }, { accountId }) {
      const page = { limit, offset };
      const { rows, total } = await listLeadLists(database.manager, accountId, q.trim(), page);
      return { status: 200, body: { data: rows.map(presentLeadList), ...page, total_count: total } };
    },

    async createLeadList({ body }, { accountId }) {
      const now = clock.now();
      const list: LeadListRow = {
        account_id: toBin(accountId),
        id: toBin(newId()),
        name: nameText(body.name),
        description: noteText(body.description),
        column_layout: toJson(body.column_layout),
        member_count: 0,
        created_at: now,
        updated_at: now,
      };
      const { global_lead_ids: given = [] } = body;
      const create = transaction(database, async tx => {
        await insertLeadList(tx, list);
        if (given.length > 0) await addToList(tx, list, given, now);
      });
      await refuseDuplicate(create);
      return { status: 201, body: { data: presentLeadList(list) } };
    },

    async getLeadList({ params }, { accountId }) {
      const list = await readLeadList(database.manager, accountId, params.id);
      return { status: 200, body: { data: presentLeadList(requireList(list)) } };
    },

    async updateLeadList({ params, body }, { accountId }) {
      const change = transaction(database, async tx => {
        const list: LeadListRow = {
          ...requireList(await readLeadList(tx, accountId, params.id, 'FOR UPDATE')),
          ...(body.name !== undefined && { name: nameText(body.name) }),
          ...(body.description !== undefined && {
            description: noteText(body.description),
          }),
          ...(body.column_layout !== undefined && { column_layout: toJson(body.column_layout) }),
          updated_at: clock.now(),
        };
        await updateLeadList(tx, list);
        return list;
      });
      return { status: 200, body: { data: presentLeadList(await refuseDuplicate(change)) } };
    },

    async deleteLeadList({ params }, { accountId }) {
      const deleted = await transaction(database, tx => deleteLeadList(tx, accountId, params.id));
      if (!deleted) throw new ApiError('lead_list_not_found');
      return { status: 200, body: { data: { id: params.id.toLowerCase(), deleted } } };
    },
  };
}

/** The list that was read, or the refusal that there is none. */
export function requireList(list: LeadListRow | null): LeadListRow {
  if (!list) throw new ApiError('lead_list_not_found');
  return list;
}

/** The unique key decides between callers who want the same name at the same time. */
async function refuseDuplicate<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isDuplicate(error)) throw new ApiError('duplicate_name');
    throw error;
  }
}
