// SQL, because the lists, populations and counts put these conditions into statements whose plans are held by tests.
import type { PeopleSearch } from '../../../domain/inbox/search-words.js';
import type { VerificationStatus } from '../entities.js';
import { hashToBin, toBin } from '../../database/ids.js';
import { has, type Fragment, type Source } from '../../database/selection/queries.js';
import { containing } from '../../database/sql.js';

/** Which people a list shows; what is null does not narrow it. An empty list of ids shows nobody. */
export interface PeopleFilter {
  search: PeopleSearch | null;
  globalLeadIds: readonly string[] | null;
  campaignIds: readonly string[] | null;
  listId: string | null;
  tagIds: readonly string[] | null;
  hasReply: boolean | null;
  verificationStatus: VerificationStatus | null;
}

/** The conditions of a filter on people `p`; none when it shows everybody. */
export function filterConditions(filter: PeopleFilter): Fragment[] {
  const conditions: Fragment[] = [];
  const add = (sql: string, ...values: unknown[]) => conditions.push({ sql, values });
  const ofPerson = (alias: string) =>
    `${alias}.account_id = p.account_id AND ${alias}.global_lead_id = p.global_lead_id`;
  const any = (ids: readonly unknown[], sql: string) => (ids.length === 0 ? add('FALSE') : add(sql, ids));

  if (filter.globalLeadIds) any(filter.globalLeadIds.map(hashToBin), 'p.global_lead_id IN (?)');
  if (filter.campaignIds)
    any(
      filter.campaignIds.map(toBin),
      has(`leads l WHERE ${ofPerson('l')} AND l.campaign_id IN (?) AND l.deleted_at IS NULL`),
    );
  if (filter.listId !== null)
    add(has(`lead_list_members m WHERE ${ofPerson('m')} AND m.list_id = ?`), toBin(filter.listId));
  if (filter.tagIds)
    any(filter.tagIds.map(toBin), has(`person_tag_links k WHERE ${ofPerson('k')} AND k.tag_id IN (?)`));
  if (filter.hasReply !== null) add('p.has_reply = ?', filter.hasReply ? 1 : 0);
  if (filter.verificationStatus !== null) add('p.verification_status = ?', filter.verificationStatus);
  if (filter.search) conditions.push(...searchPeople(filter.search));
  return conditions;
}

const joinPeople =
  'STRAIGHT_JOIN people p ON p.account_id = d.account_id AND p.global_lead_id = d.global_lead_id';

/** Where each part of a filter leads to people, those first that lead to the fewest as a rule. */
export function filterSources(account: Buffer, filter: PeopleFilter): Source[] {
  const sources: Source[] = [];
  const add = (table: string, where: string, ...values: unknown[]) =>
    sources.push({
      table,
      where: { sql: `d.account_id = ? AND ${where}`, values: [account, ...values] },
      join: joinPeople,
    });

  if (filter.globalLeadIds?.length)
    add('people d', 'd.global_lead_id IN (?)', filter.globalLeadIds.map(hashToBin));
  for (const range of filter.search ? wordRanges(account, filter.search) : [])
    sources.push({ table: 'people_tokens d', ...range, join: joinPeople });
  if (filter.listId !== null) add('lead_list_members d', 'd.list_id = ?', toBin(filter.listId));
  if (filter.tagIds?.length)
    add('person_tag_links d FORCE INDEX (tagged)', 'd.tag_id IN (?)', filter.tagIds.map(toBin));
  if (filter.campaignIds?.length)
    add(
      'leads d FORCE INDEX (visible)',
      'd.campaign_id IN (?) AND d.deleted_at IS NULL',
      filter.campaignIds.map(toBin),
    );
  const { hasReply, verificationStatus } = filter;
  const replied = hasReply === null ? [0, 1] : [hasReply ? 1 : 0];
  if (verificationStatus !== null)
    add(
      byReplyAndVerification,
      'd.has_reply IN (?) AND d.verification_status = ?',
      replied,
      verificationStatus,
    );
  else if (hasReply !== null) add(byReplyAndVerification, 'd.has_reply IN (?)', replied);
  return sources;
}

const byReplyAndVerification = 'people d FORCE INDEX (by_standing)';

function hasWord(word: string): Fragment {
  return { sql: 'p.words LIKE ?', values: [containing(` ${word}`)] };
}

/** Conditions that a search puts on people `p`. */
export function searchPeople({ words, pieces }: PeopleSearch): Fragment[] {
  if (words.length === 0) return [{ sql: 'FALSE', values: [] }];
  return [
    ...words.map(hasWord),
    ...pieces.map(piece => ({
      sql: '(p.email LIKE ? OR p.name LIKE ?)',
      values: [containing(piece), containing(piece)],
    })),
  ];
}

/** Conditions that a search for their people puts on leads `l`. */
export function searchLeads(search: PeopleSearch): Fragment[] {
  const conditions = searchPeople(search);
  const ofLead = 'p.account_id = l.account_id AND p.global_lead_id = l.global_lead_id';
  return [
    {
      sql: has(`people p WHERE ${[ofLead, ...conditions.map(each => each.sql)].join(' AND ')}`),
      values: conditions.flatMap(each => each.values),
    },
  ];
}

/** A word of a search: where it leads to in the tokens `d`, and the condition on people that those meet. */
export interface WordRange {
  where: Fragment;
  proves: Fragment;
}

/** Where each word of a search leads to; longer words first, which are rarer as a rule. */
export function wordRanges(account: Buffer, { words }: PeopleSearch): WordRange[] {
  const byLength = [...words].sort((a, b) => b.length - a.length);
  return byLength.map(word => ({
    where: { sql: 'd.account_id = ? AND d.token LIKE ?', values: [account, `${word}%`] },
    proves: hasWord(word),
  }));
}
