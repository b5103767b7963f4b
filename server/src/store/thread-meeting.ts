import type { EntityManager } from 'typeorm';
import { commonIds, ID_BYTES } from '../domain/common-ids.js';
import { MANY, type Fragment } from './selection.js';
import { expected, partsOf, tokensOf, type WordSizes } from './thread-sets.js';

/** Rows of words that are read at most at a time to find out here where they meet. */
const MAX_READ = 400_000;
/** Fewer are no work for the server, which then needs one statement alone. */
const MIN_READ = 500;
/** So much further than expected the ids of frequent words are read, so that one look is enough as a rule. */
const SPARE = 1.3;

/** Where words meet. */
export interface Meeting {
  /** Of threads that have all words, one after another. */
  ids: Buffer;
  /** About how many there are: exact where they were all read. */
  about: number;
  isWhole: boolean;
}

/**
 * The threads that have all of several words, where whole words are to be read: at the server they would be put into a
 * table and looked up there, for three times as long. Words that meet often are read only until `most` threads were found.
 * Null where too much were to be read.
 */
export async function meetingOf(db: EntityManager, sizes: WordSizes, most = MANY): Promise<Meeting | null> {
  const { parts } = partsOf(sizes);
  const rows = sizes.words.reduce((sum, { size }) => sum + size, 0);
  if (parts.length < 2 || rows < MIN_READ) return null;
  const standInOrder = sizes.words.every(({ word }) => word.token !== null);
  if (standInOrder && expected(sizes) > 2 * most) return meetingInOrder(db, sizes, most);
  if (rows > MAX_READ) return null;
  const ids = await commonOf(db, parts);
  return ids && { ids, about: ids.length / ID_BYTES, isWhole: true };
}

/** A meeting of whole words, along each of which the ids stand in order: it is looked for in one span of ids after another. */
async function meetingInOrder(db: EntityManager, sizes: WordSizes, most: number): Promise<Meeting | null> {
  const { account, words, isAnswered } = sizes;
  const sources = words.map(({ word }) => tokensOf(account, word, isAnswered));
  const largest = MAX_READ / words.reduce((sum, { size }) => sum + size, 0);
  const ends = await endsOf(db, sources[0]!);
  if (!ends) return { ids: Buffer.alloc(0), about: 0, isWhole: true };
  const found: Buffer[] = [];
  let total = 0;
  let read = 0;
  while (read < 1 && total < most) {
    const about = read === 0 ? expected(sizes) : Math.max(total, 1) / read;
    const to = Math.min(1, read + Math.min(largest, (SPARE * (most - total)) / about));
    const span = [placeAt(ends, read), placeAt(ends, to)] as const;
    const common = await commonOf(
      db,
      sources.map(source => within(source, ...span)),
    );
    if (common === null) return null;
    found.push(common);
    total += common.length / ID_BYTES;
    read = to;
  }
  return { ids: Buffer.concat(found), about: total / read, isWhole: read === 1 };
}

/** When the first and the last thread of a word began, in milliseconds; null when it has none. */
type Ends = readonly [number, number];

/** Ids begin with the time at which they were made (RFC 9562, 5.7). */
const TIME_BYTES = 6;

async function endsOf(db: EntityManager, { sql, values }: Fragment): Promise<Ends | null> {
  const end = (direction: string) => `(SELECT k.thread_id ${sql} ORDER BY k.thread_id ${direction} LIMIT 1)`;
  const [row] = await db.query<[{ first: Buffer | null; last: Buffer | null }]>(
    `SELECT ${end('ASC')} AS first, ${end('DESC')} AS last`,
    [...values, ...values],
  );
  if (!row.first || !row.last) return null;
  return [row.first.readUIntBE(0, TIME_BYTES), row.last.readUIntBE(0, TIME_BYTES)];
}

/** The id before those of a moment, so far from the first end to the last. The last moment ends with the last id. */
function placeAt([first, last]: Ends, share: number): Buffer {
  const id = Buffer.alloc(ID_BYTES, share === 1 ? 0xff : 0);
  if (share > 0)
    id.writeUIntBE(share === 1 ? last : Math.floor(first + share * (last - first)), 0, TIME_BYTES);
  return id;
}

/** The rows `k` from one id on, before another. */
function within({ sql, values }: Fragment, from: Buffer, to: Buffer): Fragment {
  return { sql: `${sql} AND k.thread_id >= ? AND k.thread_id < ?`, values: [...values, from, to] };
}

/** The ids that are in all parts; null where the server cut them off. */
async function commonOf(db: EntityManager, parts: readonly Fragment[]): Promise<Buffer | null> {
  const lists = await Promise.all(parts.map(part => idsOf(db, part)));
  return lists.every(list => list !== null) ? commonIds(lists) : null;
}

/** The ids of a part, one after another; null where the server cut them off. */
async function idsOf(db: EntityManager, { sql, values }: Fragment): Promise<Buffer | null> {
  const [row] = await db.query<{ total: number; ids: Buffer | null }[]>(
    `SELECT COUNT(*) AS total, GROUP_CONCAT(k.thread_id SEPARATOR '') AS ids ${sql}`,
    values,
  );
  const ids = row!.ids ?? Buffer.alloc(0);
  return ids.length === row!.total * ID_BYTES ? ids : null;
}
