import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** The part of a list that is asked for. */
export interface Page {
  /** Most rows to return; 0 returns none, and the count. */
  limit: number;
  /** How many rows of the list come before the page. */
  offset: number;
}

/** A page of a list, and how many rows the whole list has. */
export interface Paginated<T> {
  rows: T[];
  total: number;
}

/** Reads a page of what a query selects, and counts all of it. */
export async function paginate<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { limit, offset }: Page,
): Promise<Paginated<T>> {
  const total = await query.getCount();
  if (limit === 0 || offset >= total) return { rows: [], total };
  return { rows: await query.limit(limit).offset(offset).getMany(), total };
}
