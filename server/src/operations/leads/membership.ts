import type { LeadsOperations } from '../../generated/operations.js';
import { parseEmail } from '../../domain/email-address.js';
import type { LeadInput } from '../../domain/lead-input.js';
import type { PersonRow } from '../../store/entities/index.js';
import { presentSyncBulk } from '../../present/bulk-event.js';
import { hashFromBin } from '../../store/ids.js';
import { importLeads } from '../../store/lead-import.js';
import { lockMemberships, removeLeads } from '../../store/lead-removal.js';
import { lockLeadsOf } from '../../store/leads.js';
import { emitEvent } from '../../store/outbox.js';
import { lockPeople } from '../../store/people.js';
import { transaction } from '../../store/transaction.js';
import { transactionWithInserts } from '../../store/transaction-with-inserts.js';
import { writableCampaign } from '../campaigns/writable.js';
import type { OperationContext } from '../context.js';
import type { Dependencies } from '../dependencies.js';
import { readPeopleIds, unknownPeople, type PeopleIds } from '../people-ids.js';

type Operations = LeadsOperations<OperationContext>;

/** Operations that bring people of the account into campaigns, and take them out. */
export function membershipOperations({
  database,
  clock,
}: Dependencies): Pick<Operations, 'addLeads' | 'removeLeads' | 'removeLeadsFromAllCampaigns'> {
  return {
    async addLeads({ params, body }, { accountId }) {
      const now = clock.now();
      const asked = readPeopleIds(body.global_lead_ids);
      return transactionWithInserts(database, async tx => {
        const campaign = await writableCampaign(tx, accountId, params.id, 'share');
        const people = await lockPeople(tx, accountId, asked.ids);
        const known = asked.ids.flatMap(id => people.get(id) ?? []);
        const rows = known.map((person, index) => ({ index, input: asInput(person) }));
        const { imported } = await importLeads(tx, accountId, { campaign, source: 'people', now }, rows);
        const count = (is: (row: (typeof imported)[number]) => boolean) => imported.filter(is).length;
        const errors = unknownPeople(unknownAmong(asked, people));
        const counts = {
          created: count(row => row.outcome === 'created'),
          updated: count(row => row.outcome === 'restored' || row.outcome === 'updated'),
          enrolled: count(row => row.enrolled),
          skipped: count(row => row.outcome === 'unchanged'),
          incomplete: count(row => row.incomplete && row.outcome !== 'unchanged'),
          failed: errors.length,
        };
        const event = presentSyncBulk({
          operation: 'add_to_campaign',
          campaign_id: params.id.toLowerCase(),
          counts,
          errors,
          globalLeadIds: [...people.keys()],
        });
        await emitEvent(tx, accountId, 'lead.added_to_campaign.completed', event, now);
        return { status: 200, body: { data: { ...counts, errors } } };
      });
    },

    async removeLeads({ params, body }, { accountId }) {
      const now = clock.now();
      const asked = readPeopleIds(body.global_lead_ids);
      return transaction(database, async tx => {
        await writableCampaign(tx, accountId, params.id, 'share');
        const people = await lockPeople(tx, accountId, asked.ids);
        const leads = await lockLeadsOf(tx, accountId, params.id, [...people.keys()]);
        const live = [...leads.values()].filter(lead => lead.deleted_at === null);
        await removeLeads(tx, accountId, live, now);
        const errors = unknownPeople(unknownAmong(asked, people));
        const counts = { removed: live.length, skipped: people.size - live.length + errors.length };
        const event = presentSyncBulk({
          operation: 'remove_from_campaign',
          campaign_id: params.id.toLowerCase(),
          counts,
          errors,
          globalLeadIds: live.map(lead => hashFromBin(lead.global_lead_id)),
        });
        await emitEvent(tx, accountId, 'lead.removed_from_campaign.completed', event, now);
        return { status: 200, body: { data: { ...counts, errors } } };
      });
    },

    async removeLeadsFromAllCampaigns({ body }, { accountId }) {
      const now = clock.now();
      const asked = readPeopleIds(body.global_lead_ids);
      return transaction(database, async tx => {
        const people = await lockPeople(tx, accountId, asked.ids);
        const leads = await lockMemberships(tx, accountId, [...people.keys()]);
        await removeLeads(tx, accountId, leads, now);
        const concerned = new Set(leads.map(lead => hashFromBin(lead.global_lead_id)));
        const errors = unknownPeople(unknownAmong(asked, people));
        const counts = { removed: leads.length, skipped: people.size - concerned.size + errors.length };
        const event = presentSyncBulk({
          operation: 'remove_from_all_campaigns',
          counts,
          errors,
          globalLeadIds: [...concerned],
        });
        await emitEvent(tx, accountId, 'lead.removed_from_all_campaigns.completed', event, now);
        return { status: 200, body: { data: { ...counts, errors } } };
      });
    },
  };
}

function unknownAmong({ ids, malformed }: PeopleIds, people: ReadonlyMap<string, unknown>): string[] {
  return [...malformed, ...ids.filter(id => !people.has(id))];
}

/** A person as a lead that says nothing new. */
function asInput(person: PersonRow): LeadInput {
  const email = parseEmail(person.email);
  if (email === null) throw new Error('A person is stored under an address that is none.');
  return {
    email,
    globalLeadId: hashFromBin(person.global_lead_id),
    contact: {},
    tags: [],
    verification: undefined,
  };
}
