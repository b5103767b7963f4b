import type { LeadListsOperations } from '../../generated/operations.js';
import { presentSyncBulk } from '../../present/bulk-event.js';
import { presentPerson } from '../../present/person.js';
import { addMembers, readLeadList, removeMembers } from '../../store/lead-lists.js';
import { emitEvent } from '../../store/outbox.js';
import { knownPeople } from '../../store/people.js';
import { listPeople } from '../../store/people-search.js';
import { transaction } from '../../store/transaction.js';
import type { OperationContext } from '../context.js';
import type { Dependencies } from '../dependencies.js';
import { readPeopleIds, unknownPeople } from '../people-ids.js';
import { readPeopleFilter } from '../people-query.js';
import { requireList } from './lists.js';

type Operations = LeadListsOperations<OperationContext>;

/** Operations on the people of a list. */
export function memberOperations({
  database,
  clock,
}: Dependencies): Pick<
  Operations,
  'listLeadListPeople' | 'listLeadListMembers' | 'addLeadListMembers' | 'removeLeadListMembers'
> {
  const list: Operations['listLeadListPeople'] = async ({ params, query }, { accountId }) => {
    const { limit, offset, sort, sort_dir: direction, ...filters } = query;
    const { member_count } = requireList(await readLeadList(database.manager, accountId, params.id));
    const { rows, total } = await listPeople(
      database.manager,
      accountId,
      readPeopleFilter({ ...filters, list_id: params.id }),
      { sort, direction },
      { limit, offset },
      member_count,
    );
    return { status: 200, body: { data: rows.map(presentPerson), limit, offset, total_count: total } };
  };

  return {
    listLeadListPeople: list,
    listLeadListMembers: list,

    async addLeadListMembers({ params, body }, { accountId }) {
      const now = clock.now();
      const { ids, malformed } = readPeopleIds(body.global_lead_ids);
      return transaction(database, async tx => {
        const target = requireList(await readLeadList(tx, accountId, params.id, 'FOR UPDATE'));
        const known = await knownPeople(tx, accountId, ids);
        const added = await addMembers(tx, target, [...known], now);
        const errors = unknownPeople([...malformed, ...ids.filter(id => !known.has(id))]);
        const event = presentSyncBulk({
          operation: 'add_to_lead_list',
          list_id: params.id.toLowerCase(),
          counts: { added: added.length, skipped: known.size - added.length, failed: errors.length },
          errors,
          globalLeadIds: added,
        });
        await emitEvent(tx, accountId, 'lead_list.members_added.completed', event, now);
        const data = {
          added: added.length,
          removed: 0,
          skippedAlreadyMember: known.size - added.length,
          skippedNotMember: errors.length,
          errors,
        };
        return { status: 200, body: { data } };
      });
    },

    async removeLeadListMembers({ params, body }, { accountId }) {
      const now = clock.now();
      const { ids, malformed } = readPeopleIds(body.global_lead_ids);
      return transaction(database, async tx => {
        const target = requireList(await readLeadList(tx, accountId, params.id, 'FOR UPDATE'));
        const removed = await removeMembers(tx, target, ids);
        const others = ids.filter(id => !removed.includes(id));
        const known = await knownPeople(tx, accountId, others);
        const errors = unknownPeople([...malformed, ...others.filter(id => !known.has(id))]);
        const skipped = others.length + malformed.length;
        const event = presentSyncBulk({
          operation: 'remove_from_lead_list',
          list_id: params.id.toLowerCase(),
          counts: { removed: removed.length, skipped },
          errors,
          globalLeadIds: removed,
        });
        await emitEvent(tx, accountId, 'lead_list.members_removed.completed', event, now);
        const data = {
          added: 0,
          removed: removed.length,
          skippedAlreadyMember: 0,
          skippedNotMember: skipped,
          errors,
        };
        return { status: 200, body: { data } };
      });
    },
  };
}
