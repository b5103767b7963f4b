import type { PeopleSearch } from '../domain/search-words.js';
import { containing } from './sql.js';

/** A piece of SQL and the values of its placeholders. */
export interface Fragment {
  sql: string;
  values: unknown[];
}

/** From how many candidates on they are looked up one by one instead of sorted; also how far counts of searches go. */
export const MANY = 10_000;

/**
 * A condition that a correlated subquery finds a row. As a scalar, because optimizers turn EXISTS into joins that lose the
 * order of the index they walk.
 */
export function has(subquery: string): string {
  return `(SELECT 1 FROM ${subquery} LIMIT 1) = 1`;
}

/** Conditions that a search puts on the people of a table. */
export function searchConditions(search: PeopleSearch, alias: string): Fragment[] {
  if (search.words.length === 0) return [{ sql: 'FALSE', values: [] }];
  const ofPerson = `w.account_id = ${alias}.account_id AND w.global_lead_id = ${alias}.global_lead_id`;
  return [
    ...search.words.map(word => ({
      sql: has(`people_tokens w WHERE ${ofPerson} AND w.token LIKE ?`),
      values: [`${word}%`],
    })),
    ...search.pieces.map(piece => ({
      sql: `(${alias}.email LIKE ? OR ${alias}.name LIKE ?)`,
      values: [containing(piece), containing(piece)],
    })),
  ];
}

/** The tokens that the longest word of a search leads to, which is the word most likely to be rare. */
export function tokenRange(account: Buffer, search: PeopleSearch, alias: string): Fragment {
  const [word = ''] = [...search.words].sort((a, b) => b.length - a.length);
  return { sql: `${alias}.account_id = ? AND ${alias}.token LIKE ?`, values: [account, `${word}%`] };
}

/** Joins conditions by AND. */
export function allOf(conditions: readonly Fragment[]): Fragment {
  return {
    sql: conditions.map(condition => condition.sql).join(' AND ') || 'TRUE',
    values: conditions.flatMap(condition => condition.values),
  };
}
