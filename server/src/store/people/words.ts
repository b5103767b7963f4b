import type { PeopleSearch } from '../../domain/search-words.js';
import { has, type Fragment } from '../database/selection/queries.js';
import { containing } from '../database/sql.js';

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
