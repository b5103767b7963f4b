import { type Detail, errorAt } from '../../domain/api/api-error.js';
import type { BulkWork } from '../../domain/jobs/bulk-request.js';
import { emailOfCell, readStoredRow } from '../../domain/csv/cells.js';
import { emailColumn, importColumns, noEmailColumn } from '../../domain/csv/columns.js';
import { globalLeadId } from '../../domain/leads/email-address.js';
import type { ErrorCode } from '../../generated/errors.js';
import { parseUuid } from '../../store/database/ids.js';
import { transaction } from '../../store/database/transaction.js';
import { FileMissing } from '../../store/files/file-store.js';
import { lineReader, passLines, type Line } from '../../store/files/lines.js';
import { fileOf, insertSet, lastOfSet, markListed, readUpload } from '../../store/uploads/repository.js';
import type { Dependencies } from '../context.js';

/** Rows of one transaction. */
const BATCH = 1000;

/**
 * Lists the people of the upload that a scope names, when this is the first one to name it. What is wrong
 * with the upload is reported by whoever reads it next, but for columns: a million rows without a column of
 * addresses would be as many row errors.
 */
export async function listPeople(
  deps: Dependencies,
  accountId: string,
  { scope, pathOf }: BulkWork,
  invalid: ErrorCode,
): Promise<void> {
  const id = scope?.upload_id === undefined ? null : parseUuid(scope.upload_id);
  if (id === null) return;
  const refused = (error: ErrorCode, code: Detail['code'], message: string) =>
    errorAt(error, pathOf.people, code, message);
  try {
    const fault = await listUpload(deps, accountId, id);
    if (fault !== null) throw refused(invalid, 'invalid_value', fault);
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
    throw refused(
      'upload_not_found',
      'not_found',
      'The file of this upload no longer exists. Upload it again.',
    );
  }
}

/**
 * Lists the people of a finished upload as the set under its id, unless that was done before. It continues
 * where the set ends, be it that another process died there or is working on it too: the same rows get the
 * same places, so that it does not matter who wrote them. Of any other upload it does nothing.
 *
 * @returns why the file names nobody, if so
 * @throws {FileMissing} when the file does not exist
 */
async function listUpload(
  { database, files, clock }: Dependencies,
  accountId: string,
  id: string,
): Promise<string | null> {
  const upload = await readUpload(database.manager, accountId, id);
  if (upload?.status !== 'completed' || upload.listed_at !== null) return null;
  const file = fileOf(upload)!;
  const lines = lineReader(files.of(file.store), file.key, 0);
  const [heading] = await lines.next(1);
  const names = (heading && cellsOf(heading)) ?? [];
  const email = emailColumn(importColumns(names));
  if (email < 0) return noEmailColumn(names, 'Rename one of them to "email" and send the file again.');
  let listed = await lastOfSet(database.manager, accountId, id);
  await passLines(lines, listed);
  for (;;) {
    const batch = await lines.next(BATCH);
    if (batch.length === 0) break;
    // The file has what the row contains.
    const entries = batch.map(line => ({ globalLeadId: personOf(line, email), text: '' }));
    await transaction(database, tx => insertSet(tx, accountId, id, entries, listed));
    listed += batch.length;
  }
  if (listed < upload.row_count) throw new FileMissing(`The file of upload ${id} lacks rows.`);
  await markListed(database.manager, accountId, id, clock.now());
  return null;
}

function cellsOf({ text }: Line): string[] | null {
  const row = readStoredRow(text);
  return 'cells' in row ? row.cells : null;
}

function personOf(line: Line, email: number): string | null {
  const address = emailOfCell(cellsOf(line)?.[email] ?? '');
  return address && globalLeadId(address);
}
