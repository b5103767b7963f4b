import { globalLeadId, parseEmail } from '../../server/src/domain/leads/email-address.js';
import { firstPosition } from '../../server/src/domain/flow/position.js';
import { contactFields } from '../../server/src/domain/leads/lead-merge.js';
import type { Database } from '../../server/src/store/database/database.js';
import type { Row } from '../../server/src/store/database/columns.js';
import { toStored } from '../../server/src/store/database/entity.js';
import { leads, people, type CampaignEntity } from '../../server/src/store/entities.js';
import { savedFlow } from '../../server/src/store/flow/repository.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { newLead, newPerson } from '../../server/src/store/leads/rows.js';
import { wordsColumn } from '../../server/src/store/people/entities.js';
import { personColumns } from '../../server/src/store/people/queries.js';
import { loadData, type LoadRow } from './load-data.js';

const firstNames = 'Ada Alan Amara Ana Anders Bao Beatriz Bogdan Carla Chen Clara Dana David Deniz Diego Elena Emil Emma Erik Fatima Felix Finn Freya Gabriel Goran Grace Hana Hans Hiro Ines Ivan Jana Jonas Jorge Julia Kaito Karim Lars Laura Leila Liam Lina Luca Luis Maja Marco Maria Mateo Mei Mia Mila Nadia Niko Nina Noah Olga Omar Paula Pavel Petra Priya Rafael Raj Rosa Sami Sara Sofia Sven Tara Tomas Uma Vera Viktor Wei Yara Yuki Zoe'.split(' '); // prettier-ignore
const syllables = 'ba be bo da de di fa fe ga go ha he ja jo ka ko la le lo ma mi mo na ne no pa pe ra re ro sa se so ta te to va ve wa wo za zo'.split(' '); // prettier-ignore
const start = Date.UTC(2026, 0, 1);

/** Somebody in a number, the same at every run: a name that thousands share or none, an address of one's own. */
export function contactAt(index: number): { email: string; first_name: string; last_name: string } {
  const first_name = firstNames[index % firstNames.length]!;
  const parts = [index % 41, (index * 7 + 3) % 37, Math.floor(index / 53) % 42].map(at => syllables[at]!);
  const last = parts.join('');
  return {
    email: `${first_name.toLowerCase()}.${last}.${index}@company${index % 5_000}.example`,
    first_name,
    last_name: last[0]!.toUpperCase() + last.slice(1),
  };
}

function identityAt(index: number) {
  const { email: address, ...names } = contactAt(index);
  const email = parseEmail(address)!;
  const known = { ...names, name: `${names.first_name} ${names.last_name}`, company_name: 'Company' };
  return { email, globalLeadId: globalLeadId(email), known, at: new Date(start + index * 1_000) };
}

function personAt({ account_id }: CampaignEntity, index: number) {
  const { known, at, ...identity } = identityAt(index);
  const person = {
    ...newPerson(account_id, identity, at),
    ...known,
    campaign_count: 1,
    latest_activity_at: at,
    newest_membership_created_at: at,
  };
  return toStored(people, [{ ...person, words: wordsColumn(person) }])[0]!;
}

function leadAt(campaign: CampaignEntity, index: number, leadId: string) {
  const { known, at, ...identity } = identityAt(index);
  return toStored(leads, [{ ...newLead(campaign, { ...identity, leadId }, 'api', at), ...known }])[0]!;
}

const leadColumns = [
  'account_id', 'id', 'campaign_id', 'global_lead_id', 'email', ...contactFields, 'custom_lead_data', 'source', 'is_incomplete',
  'created_at', 'updated_at',
] as const satisfies readonly (keyof Row<typeof leads>)[]; // prettier-ignore

const enrollmentColumns = [
  'account_id', 'id', 'campaign_id', 'lead_id', 'global_lead_id', 'state', 'current_node_id', 'awaits', 'next_action_at',
  'created_at', 'updated_at',
] as const; // prettier-ignore

/** People of numbers `from` up to `to`, and what the campaign holds of them, as rows of the three tables. */
export function populationRows(campaign: CampaignEntity, from: number, to: number) {
  const ids = Array.from({ length: to - from }, newId);
  function* people() {
    for (let index = from; index < to; index++) {
      const person = personAt(campaign, index);
      yield personColumns.map(name => person[name]);
    }
  }
  function* leads() {
    for (let index = from; index < to; index++) {
      const lead = leadAt(campaign, index, ids[index - from]!);
      yield leadColumns.map(name => lead[name]);
    }
  }
  // Where the service itself would put them: its engine finds nobody to move.
  const { nodeId, awaits } = firstPosition(savedFlow(campaign).flow, new Date())!;
  function* enrollments() {
    for (let index = from; index < to; index++) {
      const { globalLeadId: person, at } = identityAt(index);
      yield [
        ...[
          toBin(campaign.account_id),
          toBin(newId()),
          toBin(campaign.id),
          toBin(ids[index - from]!),
          Buffer.from(person, 'hex'),
        ],
        ...['active', nodeId, awaits, at, at, at],
      ];
    }
  }
  return { people: people(), leads: leads(), enrollments: enrollments() };
}

/**
 * Loads people, their leads and their enrollments into the three tables.
 *
 * @returns milliseconds that the three statements took
 */
export async function loadPopulation(
  database: Database,
  rows: { [Table in keyof ReturnType<typeof populationRows>]: Iterable<LoadRow> },
): Promise<number> {
  const people = await loadData(database, 'people', personColumns, rows.people);
  const leads = await loadData(database, 'leads', leadColumns, rows.leads);
  return people + leads + (await loadData(database, 'enrollments', enrollmentColumns, rows.enrollments));
}

/** A campaign of many people, with all that the service keeps about them: words to be found by, and counts. */
export async function populate(database: Database, campaign: CampaignEntity, count: number): Promise<void> {
  await loadPopulation(database, populationRows(campaign, 0, count));
  function* tokens() {
    for (let index = 0; index < count; index++) {
      const { account_id, global_lead_id, words } = personAt(campaign, index);
      for (const word of (words as string).trim().split(' ')) yield [account_id, word, global_lead_id];
    }
  }
  await loadData(database, 'people_tokens', ['account_id', 'token', 'global_lead_id'], tokens());
  const { manager } = database;
  await manager.query(
    "INSERT INTO account_counts (account_id, name, value) VALUES (?, 'people', ?) ON DUPLICATE KEY UPDATE value = VALUES(value)",
    [toBin(campaign.account_id), count],
  );
  await manager.query(
    'UPDATE campaign_totals SET lead_count = ?, enrollment_count = ? WHERE account_id = ? AND campaign_id = ?',
    [count, count, toBin(campaign.account_id), toBin(campaign.id)],
  );
  await manager.query('ANALYZE TABLE people, leads, enrollments, people_tokens');
}
