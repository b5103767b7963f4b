// SQL, because thousands of leads are made within the database, of people whom an ORM would read and write back.
import type { EntityManager } from 'typeorm';
import { declaredFields } from '../../../../domain/flow/data.js';
import { firstPosition, type Position } from '../../../../domain/flow/position.js';
import { contactFields } from '../../../../domain/leads/lead-merge.js';
import { addToTotals } from '../../../stats/repository.js';
import type { CampaignEntity } from '../../../entities.js';
import { savedFlow } from '../../../flow/repository.js';
import { hashFromBin, hashToBin, newId, toBin } from '../../../database/ids.js';
import { lackingSql } from '../../../leads/queries.js';

const contact = ['email', ...contactFields, 'custom_lead_data'].join(', ');

/** What bringing people into a campaign came to. */
export interface Newcomers {
  /** Whom the account knows. */
  known: Set<string>;
  /** Who of them is or was in the campaign already. */
  others: string[];
  /** Of those who were never in it. */
  created: number;
  enrolled: number;
  incomplete: number;
}

/**
 * Makes leads of people who were never in a campaign, and enrolls those who can be when it is launched: as
 * `importLeads` does, but within the database. Locks the people in the order of their ids. The transaction
 * holds the campaign for sharing.
 */
export async function addNewcomers(
  tx: EntityManager,
  campaign: CampaignEntity,
  ids: readonly string[],
  now: Date,
): Promise<Newcomers> {
  const people = [...new Set(ids)].sort();
  if (people.length === 0) return { known: new Set(), others: [], created: 0, enrolled: 0, incomplete: 0 };
  const made = rowIds(people);
  const { flow } = savedFlow(campaign);
  const { custom } = declaredFields(flow);
  const binIds = people.map(hashToBin);
  const created = await insertLeads(tx, campaign, { people: binIds, made, custom, now });
  const areAllNew = created === people.length;
  const { known, others } = areAllNew
    ? { known: new Set(people), others: [] }
    : await tellApart(tx, campaign, binIds, made);
  const position = campaign.launched_at === null ? null : firstPosition(flow, now);
  const added = { created, enrolled: 0, incomplete: 0 };
  if (created > 0) {
    await countMembership(tx, campaign, areAllNew ? people : without(known, others), now);
    if (position) added.enrolled = await insertEnrollments(tx, campaign, made, position, now);
    if (custom.length > 0) added.incomplete = await countIncomplete(tx, campaign, made);
    const totals = { lead_count: created, enrollment_count: added.enrolled };
    await addToTotals(tx, campaign.account_id, campaign.id, totals);
  }
  return { known, others, ...added };
}

function without(known: ReadonlySet<string>, others: readonly string[]): string[] {
  const rest = new Set(known);
  for (const other of others) rest.delete(other);
  return [...rest];
}

/**
 * Ids of rows that are made at a stretch: a UUIDv7 each, in the order of the people, whose own ids end them.
 */
interface RowIds {
  /** SQL of the id, to the left of the digits of the person's. */
  prefix: string;
  first: Buffer;
  last: Buffer;
}

const SUFFIX = 15;
const rowId = (person: string) => `UNHEX(CONCAT(?, SUBSTR(HEX(${person}), 1, ${SUFFIX})))`;

function rowIds(people: readonly string[]): RowIds {
  const prefix = newId().replaceAll('-', '').slice(0, -SUFFIX);
  const idOf = (person: string) => Buffer.from(prefix + person.slice(0, SUFFIX), 'hex');
  return { prefix, first: idOf(people[0]!), last: idOf(people.at(-1)!) };
}

/**
 * The leads made just now: a stretch of the primary key, found much faster than by the ids of a thousand
 * people.
 */
const madeLeads = 'l.account_id = ? AND l.id BETWEEN ? AND ? AND l.campaign_id = ?';

function madeLeadsOf({ account_id, id }: CampaignEntity, { first, last }: RowIds): Buffer[] {
  return [toBin(account_id), first, last, toBin(id)];
}

/** Leads to be made, and the custom fields that the campaign declares. */
interface NewLeads {
  people: readonly Buffer[];
  made: RowIds;
  custom: readonly string[];
  now: Date;
}

async function insertLeads(
  tx: EntityManager,
  { account_id, id }: CampaignEntity,
  { people, made: { prefix }, custom, now }: NewLeads,
): Promise<number> {
  const lacking = lackingSql(custom);
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    `INSERT INTO leads (account_id, id, campaign_id, global_lead_id, ${contact}, source, is_incomplete,
        created_at, updated_at)
     SELECT account_id, ${rowId('global_lead_id')}, ?, global_lead_id, ${contact}, 'people', ${lacking.sql},
            ?, ?
       FROM people p WHERE account_id = ? AND global_lead_id IN (?)
        AND NOT EXISTS (SELECT 1 FROM leads l WHERE l.account_id = p.account_id AND l.campaign_id = ?
              AND l.global_lead_id = p.global_lead_id)
        FOR UPDATE`,
    [prefix, toBin(id), ...lacking.values, now, now, toBin(account_id), people, toBin(id)],
  );
  return affectedRows;
}

/**
 * Names the people, each looked up by key: a statement that reads a stretch of the leads, or of the people,
 * would wait for whoever makes those that follow.
 */
async function countMembership(
  tx: EntityManager,
  { account_id }: CampaignEntity,
  people: readonly string[],
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE JSON_TABLE(?, '$[*]' COLUMNS (id CHAR(64) CHARACTER SET latin1 PATH '$')) named
       STRAIGHT_JOIN people p FORCE INDEX (PRIMARY) ON p.account_id = ? AND p.global_lead_id = UNHEX(named.id)
        SET p.campaign_count = p.campaign_count + 1, p.newest_membership_created_at = ?,
            p.latest_activity_at = ?`,
    [JSON.stringify(people), toBin(account_id), now, now],
  );
}

async function insertEnrollments(
  tx: EntityManager,
  campaign: CampaignEntity,
  made: RowIds,
  { nodeId, awaits, at }: Position,
  now: Date,
): Promise<number> {
  const isBlocked = (type: string, value: string) =>
    `EXISTS (SELECT 1 FROM block_list_entries b
              WHERE b.account_id = l.account_id AND b.type = '${type}' AND b.value = ${value})`;
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    `INSERT INTO enrollments (account_id, id, campaign_id, lead_id, global_lead_id, state, current_node_id,
        awaits, next_action_at, created_at, updated_at)
     SELECT l.account_id, ${rowId('l.global_lead_id')}, l.campaign_id, l.id, l.global_lead_id, 'active', ?,
            ?, ?, ?, ?
       FROM leads l WHERE ${madeLeads} AND l.is_incomplete = FALSE
        AND NOT ${isBlocked('email', 'l.email')}
        AND NOT ${isBlocked('domain', "SUBSTRING_INDEX(l.email, '@', -1)")}`,
    [made.prefix, nodeId, awaits, at, now, now, ...madeLeadsOf(campaign, made)],
  );
  return affectedRows;
}

async function countIncomplete(tx: EntityManager, campaign: CampaignEntity, made: RowIds): Promise<number> {
  const [{ total }] = await tx.query<[{ total: number }]>(
    `SELECT COUNT(*) AS total FROM leads l WHERE ${madeLeads} AND l.is_incomplete = TRUE`,
    madeLeadsOf(campaign, made),
  );
  return total;
}

async function tellApart(
  tx: EntityManager,
  { account_id, id }: CampaignEntity,
  ids: readonly Buffer[],
  { first, last }: RowIds,
): Promise<Pick<Newcomers, 'known' | 'others'>> {
  const people = await tx.query<{ global_lead_id: Buffer }[]>(
    'SELECT global_lead_id FROM people WHERE account_id = ? AND global_lead_id IN (?)',
    [toBin(account_id), ids],
  );
  const known = new Set(people.map(row => hashFromBin(row.global_lead_id)));
  const members = await tx.query<{ global_lead_id: Buffer }[]>(
    `SELECT global_lead_id FROM leads WHERE account_id = ? AND campaign_id = ? AND global_lead_id IN (?)
        AND id NOT BETWEEN ? AND ?`,
    [toBin(account_id), toBin(id), ids, first, last],
  );
  return {
    known,
    others: members.map(row => hashFromBin(row.global_lead_id)).filter(each => known.has(each)),
  };
}
