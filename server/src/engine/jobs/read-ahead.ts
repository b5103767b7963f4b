import type { EntityManager } from 'typeorm';
import type { JobEntity } from '../../store/entities.js';
import type { Item, JobChunk, Work } from './work.js';

interface Ahead {
  jobId: string;
  cursor: number;
  limit: number;
  items: Promise<Item[]>;
}

/** Where a job stands once these items are behind it. */
export function cursorsAfter(job: JobEntity, items: readonly Item[]) {
  const last = items.at(-1);
  return {
    row_cursor: job.row_cursor + items.length,
    population_cursor: last?.globalLeadId ?? job.population_cursor,
    file_cursor: last?.fileCursor ?? job.file_cursor,
  };
}

/** The job once these items are behind it. */
export function jobAfter(job: JobEntity, items: readonly Item[]): JobEntity {
  return { ...job, ...cursorsAfter(job, items) };
}

/** Reads the items of chunks, where it can the next ones while the server still writes those before. */
export type ItemReader = (chunk: JobChunk, work: Work, limit: number) => Promise<Item[]>;

/**
 * Reads the items of a chunk, and of work that does not change them those of the next chunk too.
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
    if (work.readsAhead && items.length === limit) {
      const job = jobAfter(chunk.job, items);
      const later = work.read({ ...chunk, tx: db, job }, limit);
      ahead = { jobId: chunk.jobId, cursor: job.row_cursor, limit, items: later };
      // Whoever comes to need them sees what went wrong.
      ahead.items.catch(() => undefined);
    }
    return items;
  };
}
