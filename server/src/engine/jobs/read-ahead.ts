import type { EntityManager } from 'typeorm';
import type { Item, JobChunk, Work } from './work.js';

interface Ahead {
  jobId: string;
  cursor: number;
  limit: number;
  items: Promise<Item[]>;
}

/** Reads the items of chunks, where it can the next ones while the server still writes those before. */
export type ItemReader = (chunk: JobChunk, work: Work, limit: number) => Promise<Item[]>;

/**
 * Reads the items of a chunk, and of work whose items cannot change meanwhile those of the next chunk too.
 *
 * @param db outside the transaction of the chunk
 */
export function readAhead(db: EntityManager): ItemReader {
  let ahead: Ahead | undefined;
  return async (chunk, work, limit) => {
    const cursor = chunk.job.row_cursor;
    const known = ahead;
    ahead = undefined;
    const isNext = known?.jobId === chunk.jobId && known.cursor === cursor && known.limit === limit;
    const items = await (isNext ? known.items : work.read(chunk, limit));
    if (work.isFixed && items.length === limit) {
      const next = cursor + items.length;
      const later = { ...chunk, tx: db, job: { ...chunk.job, row_cursor: next } };
      ahead = { jobId: chunk.jobId, cursor: next, limit, items: work.read(later, limit) };
      // Whoever comes to need them sees what went wrong.
      ahead.items.catch(() => undefined);
    }
    return items;
  };
}
