import type { MigrationInterface, QueryRunner } from 'typeorm';
import { newId, toBin } from '../ids.js';
import { table } from './0001-initial/table.js';

/** Rows that are read at a stretch; each may have a megabyte. */
const ROWS = 200;
/** Rows that one statement forgets. */
const FORGOTTEN = 1000;
/** Bytes of a piece, unless one row has more. */
const PIECE = 512 * 1024;

const columns = [
  // How far an import has read the file of its upload, in bytes; it moves together with row_cursor.
  ['jobs', 'file_cursor', 'BIGINT UNSIGNED AFTER population_cursor'],
  // The store that has the file of an upload, and its id there; of one that is being sent, the last sender's.
  ['uploads', 'file_store', 'VARCHAR(10) AFTER status'],
  ['uploads', 'file_id', 'BINARY(16) AFTER file_store'],
  // When its people were all in upload_rows, as the population of a scope.
  ['uploads', 'listed_at', 'DATETIME(3) AFTER row_count'],
] as const;

const tables = [
  table(
    'files',
    `
    account_id  BINARY(16)      NOT NULL,
    owner_id    BINARY(16)      NOT NULL,
    file_id     BINARY(16)      NOT NULL,
    size_bytes  BIGINT UNSIGNED NOT NULL,
    PRIMARY KEY (account_id, owner_id, file_id)`,
  ),
  table(
    'file_pieces',
    `
    account_id  BINARY(16)      NOT NULL,
    owner_id    BINARY(16)      NOT NULL,
    file_id     BINARY(16)      NOT NULL,
    from_byte   BIGINT UNSIGNED NOT NULL,
    content     MEDIUMBLOB      NOT NULL,
    PRIMARY KEY (account_id, owner_id, file_id, from_byte)`,
  ),
];

interface Upload {
  account_id: Buffer;
  id: Buffer;
}

/**
 * Uploads are files, in one of several stores, of a JSON line for each row. Those that are there move into the store in
 * the database; their rows stay in upload_rows, as the population that they are, until the upload is forgotten.
 */
export class UploadFiles implements MigrationInterface {
  readonly name = 'UploadFiles0000000000004';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, column, definition] of columns)
      if (!(await runner.hasColumn(name, column)))
        await runner.query(`ALTER TABLE ${name} ADD COLUMN ${column} ${definition}`);
    for (const statement of tables) await runner.query(statement);
    await forgetBegun(runner);
    const uploads = await query<Upload>(
      runner,
      "SELECT account_id, id FROM uploads WHERE status = 'completed' AND file_id IS NULL",
    );
    for (const upload of uploads) await moveRows(runner, upload);
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: uploads may be in a store that earlier releases do not know.');
  }
}

/** What came of files that broke off. They are sent again as a whole. */
async function forgetBegun(runner: QueryRunner): Promise<void> {
  const begun = await query<Upload>(
    runner,
    "SELECT account_id, id FROM uploads WHERE status <> 'completed' AND file_id IS NULL",
  );
  for (const { account_id, id } of begun)
    for (let left = true; left;) {
      const { affectedRows } = (await runner.query(
        'DELETE FROM upload_rows WHERE account_id = ? AND upload_id = ? LIMIT ?',
        [account_id, id, FORGOTTEN],
      )) as { affectedRows: number };
      left = affectedRows === FORGOTTEN;
    }
}

/** Writes the rows of an upload as a file. It counts from the last statement on, so a crash before that changes nothing. */
async function moveRows(runner: QueryRunner, { account_id, id }: Upload): Promise<void> {
  const fileId = toBin(newId());
  let size = 0;
  let gathered: Buffer[] = [];
  let length = 0;
  const flush = async () => {
    await runner.query(
      'INSERT INTO file_pieces (account_id, owner_id, file_id, from_byte, content) VALUES (?, ?, ?, ?, ?)',
      [account_id, id, fileId, size, Buffer.concat(gathered)],
    );
    size += length;
    gathered = [];
    length = 0;
  };
  for (let next = 0; ;) {
    const rows = await query<{ row_index: number; payload: string }>(
      runner,
      `SELECT row_index, payload FROM upload_rows
        WHERE account_id = ? AND upload_id = ? AND row_index >= ? ORDER BY row_index LIMIT ?`,
      [account_id, id, next, ROWS],
    );
    for (const { payload } of rows) {
      const line = Buffer.from(`${payload}\n`);
      gathered.push(line);
      length += line.length;
      if (length >= PIECE) await flush();
    }
    if (rows.length < ROWS) break;
    next = rows.at(-1)!.row_index + 1;
  }
  if (length > 0) await flush();
  await runner.query('INSERT INTO files (account_id, owner_id, file_id, size_bytes) VALUES (?, ?, ?, ?)', [
    account_id,
    id,
    fileId,
    size,
  ]);
  await runner.query(
    `UPDATE uploads SET file_store = 'database', file_id = ?, listed_at = completed_at WHERE account_id = ? AND id = ?`,
    [fileId, account_id, id],
  );
}

function query<T>(runner: QueryRunner, sql: string, values: unknown[] = []): Promise<T[]> {
  return runner.query(sql, values) as Promise<T[]>;
}
