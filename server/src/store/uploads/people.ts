import type { EntityManager } from 'typeorm';
import { emailOfCell } from '../../domain/csv-cells.js';
import { emailColumn, importColumns, noEmailColumn } from '../../domain/csv-columns.js';
import { readStoredRow } from '../../domain/csv-stored-row.js';
import { globalLeadId } from '../../domain/email-address.js';
import type { Database } from '../database/database.js';
import { FileMissing } from '../files/file-store.js';
import type { FileStores } from '../files/file-stores.js';
import { lineReader, passLines, type Line } from '../files/lines.js';
import { hashToBin, toBin } from '../database/ids.js';
import { transaction } from '../database/transaction.js';
import { fileOf, readUpload } from './uploads.js';
import { valuesSql } from '../database/values-sql.js';

/** A file that has no column of addresses. */
export class NobodyNamed extends Error {}

/** Rows of one transaction. */
const BATCH = 1000;

const columns = ['account_id', 'upload_id', 'row_index', 'global_lead_id', 'payload'] as const;

/**
 * Lists the people of a finished upload as the set under its id (see id-sets.ts), where populations find them, unless that
 * was done before. Whoever does it goes on where the rows end, be it that another died there or is at it too: the same
 * rows come to the same places, so that it matters to nobody who wrote them. Of any other upload it does nothing.
 *
 * @throws {FileMissing} when its file is gone
 * @throws {NobodyNamed} when none of its columns holds addresses
 */
export async function listUploadPeople(
  database: Database,
  files: FileStores,
  accountId: string,
  uploadId: string,
  now: Date,
): Promise<void> {
  const upload = await readUpload(database.manager, accountId, uploadId);
  if (upload?.status !== 'completed' || upload.listed_at !== null) return;
  const file = fileOf(upload)!;
  const lines = lineReader(files.of(file.store), file.key, 0);
  const [heading] = await lines.next(1);
  const names = (heading && cellsOf(heading)) ?? [];
  const email = emailColumn(importColumns(names));
  if (email < 0) throw new NobodyNamed(noEmailColumn(names, 'send it with one of them called "email".'));
  const key = [toBin(accountId), toBin(uploadId)];
  const [{ last }] = await database.manager.query<[{ last: number }]>(
    'SELECT COALESCE(MAX(row_index), 0) AS last FROM upload_rows WHERE account_id = ? AND upload_id = ?',
    key,
  );
  await passLines(lines, last);
  let index = last + 1;
  for (;;) {
    const batch = await lines.next(BATCH);
    if (batch.length === 0) break;
    const rows = batch.map((line, offset) => ({
      account_id: key[0]!,
      upload_id: key[1]!,
      row_index: index + offset,
      global_lead_id: personOf(line, email),
      // The file tells what the row says.
      payload: '',
    }));
    await transaction(database, tx => insertOrLeave(tx, rows));
    index += batch.length;
  }
  if (index <= upload.row_count) throw new FileMissing(`The file of upload ${uploadId} lacks rows.`);
  await database.manager.query('UPDATE uploads SET listed_at = ? WHERE account_id = ? AND id = ?', [
    now,
    ...key,
  ]);
}

function insertOrLeave(tx: EntityManager, rows: Parameters<typeof valuesSql<(typeof columns)[number]>>[1]) {
  const sql = `INSERT INTO upload_rows (${columns.join(', ')}) VALUES ? ON DUPLICATE KEY UPDATE payload = ''`;
  return tx.query(sql, [valuesSql(columns, rows)]);
}

function cellsOf({ text }: Line): string[] | null {
  const row = readStoredRow(text);
  return 'cells' in row ? row.cells : null;
}

function personOf(line: Line, email: number): Buffer | null {
  const address = emailOfCell(cellsOf(line)?.[email] ?? '');
  return address && hashToBin(globalLeadId(address));
}
