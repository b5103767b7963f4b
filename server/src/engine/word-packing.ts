import type { Database } from '../store/database/database.js';
import { transaction } from '../store/database/transaction.js';
import { nextToPack, packWords } from '../store/inbox/search/index/queries.js';
import type { Task } from './scheduler/scheduler.js';

/** Words of one transaction. */
const batchSize = 4_000;
/** So many words gather meanwhile that each set is written for several of them. */
const pollMs = 5_000;

/** Packs the words of threads, of one account after another, so that searches read sets of threads in place of rows. */
export function createWordPacking({ database }: { database: Database }): Task {
  let account: string | null = null;
  return {
    name: 'word-packing',
    pollMs,
    async run() {
      const next = await nextToPack(database.manager, account);
      const packed = next && (await transaction(database, tx => packWords(tx, next, batchSize)));
      if (packed !== batchSize) account = next;
      return next !== null;
    },
  };
}
