import { valueAt } from '../finding.js';
import { group, type Check } from '../run.js';
import type { Probe } from '../probe.js';
import { lead, removal } from './fixtures.js';

/** Kinds of tags, as the names of their operations call them. */
const kinds = ['CampaignTag', 'MailboxTag', 'PersonTag', 'ThreadTag'];

export const tags: Check[] = group(
  'Tags',
  kinds.map(kind => ({
    name: `${kind}s are created, renamed and deleted, and their names are unique`,
    part: `create${kind}, update${kind}, delete${kind}, list${kind}s`,
    run: async (probe: Probe) => {
      const name = `${probe.session.prefix} ${kind}`;
      const made = await probe.ok(`create${kind}`, 201, { body: { name, color: '#7c3aed', no_such_key: 1 } });
      const params = { id: probe.text(made, 'data.id') };
      const remove = removal(probe, `delete${kind}`, params);
      probe.equal(made, 'data.name', name);
      await probe.refused(`create${kind}`, 'duplicate_name', { body: { name } });
      const changed = await probe.ok(`update${kind}`, 200, { params, body: { color: '#0ea5e9' } });
      probe.equal(changed, 'data.color', '#0ea5e9');
      probe.equal(changed, 'data.name', name);
      const removed = await remove();
      probe.equal(removed, 'data', { id: params.id, deleted: true });
      await probe.refused(`delete${kind}`, 'tag_not_found', { params });
    },
  })),
);

export const leadLists: Check[] = group('Lead lists', [
  {
    name: 'a list is created, renamed, filled, emptied and deleted',
    part: 'createLeadList … deleteLeadList',
    run: async probe => {
      const { globalLeadId } = await lead(probe);
      const name = `${probe.session.prefix} list`;
      const made = await probe.ok('createLeadList', 201, { body: { name } });
      const params = { id: probe.text(made, 'data.id') };
      const remove = removal(probe, 'deleteLeadList', params);
      await probe.refused('createLeadList', 'duplicate_name', { body: { name } });
      const changed = await probe.ok('updateLeadList', 200, { params, body: { description: 'Of a check' } });
      probe.equal(changed, 'data.description', 'Of a check');
      probe.equal(await probe.ok('getLeadList', 200, { params }), 'data', valueAt(changed.body, 'data'));

      const body = { global_lead_ids: [globalLeadId] };
      probe.equal(await probe.ok('addLeadListMembers', 200, { params, body }), 'data.added', 1);
      probe.equal(
        await probe.ok('addLeadListMembers', 200, { params, body }),
        'data.skippedAlreadyMember',
        1,
      );
      for (const page of ['listLeadListPeople', 'listLeadListMembers']) {
        const response = await probe.ok(page, 200, { params });
        probe.equal(response, 'total_count', 1);
        probe.equal(response, 'data[0].global_lead_id', globalLeadId);
      }
      probe.equal(await probe.ok('removeLeadListMembers', 200, { params, body }), 'data.removed', 1);
      probe.equal(await probe.ok('removeLeadListMembers', 200, { params, body }), 'data.skippedNotMember', 1);

      const removed = await remove();
      probe.equal(removed, 'data', { id: params.id, deleted: true });
      await probe.refused('getLeadList', 'lead_list_not_found', { params });
    },
  },
  {
    name: 'members are added and removed 1 to 100 at a time',
    part: 'removeLeadListMembers',
    run: async probe => {
      const made = await probe.ok('createLeadList', 201, {
        body: { name: `${probe.session.prefix} limits` },
      });
      const params = { id: probe.text(made, 'data.id') };
      removal(probe, 'deleteLeadList', params);
      for (const count of [0, 101]) {
        const body = { global_lead_ids: Array.from({ length: count }, () => '0'.repeat(64)) };
        await probe.invalid('addLeadListMembers', { params, body }, 'global_lead_ids');
        await probe.invalid('removeLeadListMembers', { params, body }, 'global_lead_ids');
      }
    },
  },
]);

export const blockList: Check[] = group('Block list', [
  ...(['email', 'domain'] as const).map(type => ({
    name: `an entry of the type ${type} is created once, found and deleted`,
    part: 'addBlockListEntry, listBlockList, deleteBlockListEntry',
    run: async (probe: Probe) => {
      const host = `${probe.session.prefix}-${type}.example`;
      const value = type === 'email' ? `blocked@${host}` : host;
      const made = await probe.ok('addBlockListEntry', 201, {
        body: { value: value.toUpperCase(), reason: 'A check' },
      });
      const params = { id: probe.text(made, 'data.id') };
      const remove = removal(probe, 'deleteBlockListEntry', params);
      probe.equal(made, 'data.value', value);
      probe.equal(made, 'data.type', type);
      const again = await probe.ok('addBlockListEntry', 200, { body: { value } });
      probe.equal(again, 'data.id', params.id);
      const found = await probe.ok('listBlockList', 200, { query: { type, q: value } });
      probe.equal(found, 'data[0].id', params.id);
      await remove();
      await probe.refused('deleteBlockListEntry', 'block_list_entry_not_found', { params });
    },
  })),
  {
    name: 'a value that is neither an address nor a host is refused',
    part: 'addBlockListEntry',
    run: async probe => {
      for (const value of ['', 'no host', 'a@', '@b'])
        await probe.invalid('addBlockListEntry', { body: { value } }, 'value');
    },
  },
]);
