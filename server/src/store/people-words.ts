import type { PeopleSearch } from '../domain/search-words.js';
import { has, type Fragment } from './selection.js';
import { containing } from './sql.js';

/** Conditions that a search puts on the people, or leads, of a table. */
export function searchConditions({ words, pieces }: PeopleSearch, alias: string): Fragment[] {
  if (words.length === 0) return [{ sql: 'FALSE', values: [] }];
  const ofPerson = `w.account_id = ${alias}.account_id AND w.global_lead_id = ${alias}.global_lead_id`;
  return [
    ...words.map(word => ({
      sql: has(`people_tokens w FORCE INDEX (of_person) WHERE ${ofPerson} AND w.token LIKE ?`),
      values: [`${word}%`],
    })),
    ...pieces.map(piece => ({
      sql: `(${alias}.email LIKE ? OR ${alias}.name LIKE ?)`,
      values: [containing(piece), containing(piece)],
    })),
  ];
}

/** Where each word of a search leads to in the tokens `d`; longer words first, which are rarer as a rule. */
export function wordRanges(account: Buffer, { words }: PeopleSearch): Fragment[] {
  const byLength = [...words].sort((a, b) => b.length - a.length);
  return byLength.map(word => ({
    sql: 'd.account_id = ? AND d.token LIKE ?',
    values: [account, `${word}%`],
  }));
}
