import type { EntitySchema } from 'typeorm';
import { entities, type Database } from '../database/database.js';
import { deleteSome } from '../database/queries.js';
import { transaction } from '../database/transaction.js';
import { apiKeys, campaigns, mailboxes, uploads } from '../entities.js';
import type { FileStores } from '../files/file-stores.js';
import { accounts } from './repository.js';

/** Rows of one statement: no lock is held for long. */
const BATCH = 1_000;

type AccountTable = EntitySchema<{ account_id: string }>;

/** All tables of an account. Those without which nobody calls the API and nothing is sent come first. */
const tables = [...new Set([apiKeys, mailboxes, campaigns, ...entities])].filter(
  table => 'account_id' in table.options.columns,
) as AccountTable[];

/**
 * Deletes an account with all that it has, a little at a time, and over again as long as a worker that was at it stores more. After
 * a crash, the same call goes on.
 *
 * @param deleted is called with each table from which rows were deleted
 */
export async function deleteAccount(
  database: Database,
  files: FileStores,
  id: string,
  deleted: (table: string, rows: number) => void,
): Promise<void> {
  for (let isMore = true; isMore;) {
    isMore = false;
    const stored = await database.manager.getRepository(uploads).findBy({ account_id: id });
    for (const { id: ownerId, file_store } of stored)
      if (file_store !== null) await files.of(file_store).remove({ accountId: id, ownerId });
    for (const table of tables) {
      const rows = await emptied(database, table, id);
      if (rows === 0) continue;
      deleted(table.options.tableName ?? table.options.name, rows);
      isMore = true;
    }
  }
  await database.manager.getRepository(accounts).delete({ id });
}

async function emptied(database: Database, table: AccountTable, account_id: string): Promise<number> {
  for (let total = 0; ;) {
    const rows = await transaction(database, tx => deleteSome(tx, table, { account_id }, BATCH));
    total += rows;
    if (rows < BATCH) return total;
  }
}
