import { LRUCache } from 'lru-cache';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** A row of a sorted list: what it is sorted by, and its id. */
export interface Mark {
  value: unknown;
  id: Buffer;
}

/** A list that an index holds in order. */
export interface OrderedList {
  /** Names the list among all lists. */
  key: string;
  /** How many rows it has now. */
  count: number;
  /** Whether new rows come first, so that the place of all others is known when some were added. */
  growsInFront: boolean;
  /** Rows from a mark on (itself included), or from the first. */
  read(from: Mark | null, page: Page): Promise<Mark[]>;
}

/** Marks of one list, each {@link STEP} rows behind the one before; the first is the row at STEP. */
interface Marks {
  count: number;
  rows: Mark[];
}

const STEP = 1000;
/** Up to this offset the rows before a page are simply skipped, which is exact at any moment. */
const SHALLOW = 5_000;
/**
 * How long marks serve. Rows that change their place meanwhile shift deep pages, as they do for who turns the
 * pages.
 */
const FRESH_MS = 60_000;
const MAX_LISTS = 100;

const known = new LRUCache<string, Marks>({ max: MAX_LISTS, ttl: FRESH_MS });
const building = new Set<string>();

/**
 * A page of a list at any depth for about the same price: it is read from a mark near by. Without usable
 * marks the rows before the page are skipped this once, and marks are made for the next time.
 */
export async function readDeepPage(list: OrderedList, { limit, offset }: Page): Promise<Mark[]> {
  if (offset < SHALLOW) return list.read(null, { limit, offset });
  const marks = usable(list);
  if (!marks) {
    void build(list);
    return list.read(null, { limit, offset });
  }
  const added = list.count - marks.count;
  const before = Math.floor((offset - added) / STEP);
  const mark = before > 0 ? marks.rows[Math.min(before, marks.rows.length) - 1] : undefined;
  if (!mark) return list.read(null, { limit, offset });
  const rank = Math.min(before, marks.rows.length) * STEP + added;
  return list.read(mark, { limit, offset: offset - rank });
}

function usable({ key, count, growsInFront }: OrderedList): Marks | null {
  const marks = known.get(key);
  return marks && (count === marks.count || (growsInFront && count > marks.count)) ? marks : null;
}

/** Walks the list in hops; who asks meanwhile is not kept waiting. */
async function build(list: OrderedList): Promise<void> {
  if (building.has(list.key)) return;
  building.add(list.key);
  try {
    const marks: Marks = { count: list.count, rows: [] };
    for (let last: Mark | null = null; ;) {
      const [next]: Mark[] = await list.read(last, { limit: 1, offset: STEP });
      if (!next) break;
      marks.rows.push(next);
      last = next;
    }
    known.set(list.key, marks);
  } catch {
    // The next deep page tries again.
  } finally {
    building.delete(list.key);
  }
}

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
