import { isImport } from '../../domain/jobs/bulk-request.js';
import { csvLine } from '../../domain/csv/format.js';
import type { JobEntity } from '../../store/entities.js';
import { readJobErrors } from '../../store/jobs/contents/repository.js';
import type { Dependencies } from '../dependencies.js';
import { givenRows, type GivenRow } from './given-rows.js';

/** Errors that one look at the database reads. */
const BATCH = 1000;

/**
 * The row errors of a job that has ended, as CSV: of an import each with the place and the address of its
 * row.
 */
export async function errorLines(
  deps: Pick<Dependencies, 'database' | 'files'>,
  job: JobEntity,
): Promise<AsyncGenerator<string>> {
  const { manager } = deps.database;
  const ofRows = isImport(job.operation) ? ['line', 'email'] : [];
  // Opened before the answer begins: when the store of files is away, that can still be told.
  const rowsAt = await givenRows(deps, job);
  return (async function* () {
    yield csvLine(['index', 'global_lead_id', 'message', ...ofRows]);
    for (let from = 0; ; from += BATCH) {
      const errors = await readJobErrors(manager, job, from, BATCH);
      const rows = await rowsAt(errors.flatMap(({ row_index }) => row_index ?? []));
      const lines = errors.map(({ row_index, global_lead_id, message }) => {
        const { line, email }: Partial<GivenRow> = (row_index !== null && rows.get(row_index)) || {};
        const cells = [row_index, global_lead_id, message, line, email].slice(0, 3 + ofRows.length);
        return csvLine(cells.map(cell => String(cell ?? '')));
      });
      if (lines.length > 0) yield lines.join('');
      if (errors.length < BATCH) return;
    }
  })();
}
