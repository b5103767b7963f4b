// SQL, because a page at any depth and of any filter is read from the index that costs least.
import type { EntityManager } from 'typeorm';
import type { PeopleSearch } from '../../../domain/inbox/search-words.js';
import { readDeepPage, type Mark, type Page } from '../../database/deep-pages.js';
import type { EnrollmentState } from '../../../generated/types.js';
import type { CampaignEntity } from '../../entities.js';
import { hashToBin, toBin } from '../../database/ids.js';
import { searchLeads, wordRanges } from '../../people/filter/queries.js';
import { readLeads, type LeadDetail } from '../queries.js';
import { has, select, type Fragment, type Source } from '../../database/selection/queries.js';

/** Which leads of a campaign a list shows. */
export interface LeadFilter {
  search: PeopleSearch | null;
  /** Only leads whose enrollment is stored in one of these states. */
  states: readonly EnrollmentState[] | null;
  globalLeadIds: readonly string[] | null;
}

/** A campaign as far as its leads need it. */
export type LeadsCampaign = Pick<CampaignEntity, 'status'> & { lead_count: number };

/** The campaign whose leads are listed, also a deleted one; null when there is none. */
export async function readLeadsCampaign(
  db: EntityManager,
  accountId: string,
  campaignId: string,
): Promise<LeadsCampaign | null> {
  const [row] = await db.query<LeadsCampaign[]>(
    `SELECT c.status, t.lead_count FROM campaigns c
       JOIN campaign_totals t ON t.account_id = c.account_id AND t.campaign_id = c.id
      WHERE c.account_id = ? AND c.id = ?`,
    [toBin(accountId), toBin(campaignId)],
  );
  return row ?? null;
}

/**
 * A page of the leads of a campaign, newest first, and how many there are. All leads are counted exactly; of those that a
 * search or a state selects, at most 10,000.
 */
export async function listLeads(
  db: EntityManager,
  accountId: string,
  campaignId: string,
  campaign: LeadsCampaign,
  filter: LeadFilter,
  { limit, offset }: Page,
): Promise<{ rows: LeadDetail[]; total: number }> {
  const account = toBin(accountId);
  const inCampaign: Fragment = {
    sql: 'l.account_id = ? AND l.campaign_id = ? AND l.deleted_at IS NULL',
    values: [account, toBin(campaignId)],
  };
  const conditions = [inCampaign, ...filterConditions(filter)];
  const table = 'leads l FORCE INDEX (visible)';
  const isNarrowed = conditions.length > 1;
  const page = { limit, offset };
  const { from, distinct, total } = isNarrowed
    ? await select(
        db,
        {
          table,
          id: 'l.id',
          size: campaign.lead_count,
          conditions,
          sources: sources(account, toBin(campaignId), filter),
          countBy: null,
          walkCost: 1,
        },
        page,
      )
    : {
        from: { sql: `FROM ${table} WHERE ${inCampaign.sql}`, values: inCampaign.values },
        distinct: '',
        total: campaign.lead_count,
      };
  const read = async (mark: Mark | null, { limit, offset }: Page): Promise<Mark[]> =>
    db.query(
      `SELECT ${distinct} l.id ${from.sql} ${mark ? 'AND l.id <= ?' : ''} ORDER BY l.id DESC LIMIT ? OFFSET ?`,
      [...from.values, ...(mark ? [mark.id] : []), limit, offset],
    );
  if (limit === 0 || (!isNarrowed && offset >= campaign.lead_count)) return { rows: [], total: await total };
  const list = { key: `leads ${campaignId}`, count: campaign.lead_count, growsInFront: true, read };
  const ids = isNarrowed ? await read(null, page) : await readDeepPage(list, page);
  return {
    rows: await readLeads(
      db,
      account,
      ids.map(mark => mark.id),
    ),
    total: await total,
  };
}

/** Where each part of a filter leads to leads. */
function sources(account: Buffer, campaign: Buffer, { search, states, globalLeadIds }: LeadFilter): Source[] {
  const byPerson = `STRAIGHT_JOIN leads l FORCE INDEX (memberships)
    ON l.account_id = d.account_id AND l.global_lead_id = d.global_lead_id`;
  const found: Source[] = [];
  if (globalLeadIds?.length)
    found.push({
      table: 'people d',
      where: {
        sql: 'd.account_id = ? AND d.global_lead_id IN (?)',
        values: [account, globalLeadIds.map(hashToBin)],
      },
      join: byPerson,
    });
  if (search) {
    const [whole] = search.words.length === 1 && search.pieces.length === 0 ? searchLeads(search) : [];
    for (const { where } of wordRanges(account, search))
      found.push({ table: 'people_tokens d', where, join: byPerson, proves: whole });
  }
  if (states?.length)
    found.push({
      table: 'enrollments d FORCE INDEX (by_state)',
      where: {
        sql: 'd.account_id = ? AND d.campaign_id = ? AND d.state IN (?)',
        values: [account, campaign, states],
      },
      join: 'STRAIGHT_JOIN leads l ON l.account_id = d.account_id AND l.id = d.lead_id',
    });
  return found;
}

function filterConditions({ search, states, globalLeadIds }: LeadFilter): Fragment[] {
  const conditions: Fragment[] = [];
  if (globalLeadIds !== null) conditions.push(anyId('l.global_lead_id', globalLeadIds));
  if (states?.length === 0) conditions.push({ sql: 'FALSE', values: [] });
  else if (states !== null)
    conditions.push({
      sql: has('enrollments e WHERE e.account_id = l.account_id AND e.lead_id = l.id AND e.state IN (?)'),
      values: [states],
    });
  if (search !== null) conditions.push(...searchLeads(search));
  return conditions;
}

function anyId(column: string, ids: readonly string[]): Fragment {
  return ids.length === 0
    ? { sql: 'FALSE', values: [] }
    : { sql: `${column} IN (?)`, values: [ids.map(hashToBin)] };
}
