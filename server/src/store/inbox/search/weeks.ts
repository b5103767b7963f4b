import type { EntityManager } from 'typeorm';
import { intersection, sizeOf, union, type NumberSet } from '../../../domain/shared/number-set.js';
import { beginOfWeek, lookupOf, weekKey, weekOf } from '../../../domain/inbox/word-keys.js';
import { readSets } from './sets/queries.js';
import { latestReplyAt } from './walk/queries.js';

/** Weeks that one statement asks for, one after another: who finds too few by then does not ask on. */
const WEEKS = [1, 3, 9];

/** The threads of a set that were answered since an instant. */
export interface LatelyAnswered {
  threads: NumberSet;
  since: Date;
}

/**
 * The threads of a set with the latest answers, `count` of them at least, and all others since then; null where that are not
 * the last weeks of the list. A thread whose latest answer is from one of these weeks is in the set of that week, so that
 * none is missed; what is there for an earlier answer alone is not told from it.
 */
export async function latelyAnswered(
  db: EntityManager,
  account: Buffer,
  set: NumberSet,
  count: number,
): Promise<LatelyAnswered | null> {
  const latest = await latestReplyAt(db, account);
  if (latest === null) return null;
  let week = weekOf(latest);
  let threads: NumberSet = new Map();
  for (const weeks of WEEKS) {
    const asked = Array.from({ length: weeks }, (_, ago) => lookupOf(weekKey(week - ago)));
    const answered = await readSets(db, account, asked);
    // Each by itself: to unite the weeks first takes as long as all else.
    threads = union([threads, ...answered.map(inWeek => intersection([set, inWeek]))]);
    week -= weeks;
    if (sizeOf(threads) >= count) return { threads, since: beginOfWeek(week + 1) };
  }
  return null;
}
