import { setImmediate } from 'node:timers/promises';
import mysql2, { type SqlValue } from 'mysql2';
import type { EntityManager } from 'typeorm';
import {
  insertRows,
  loadRows,
  mayTakeFiles,
  usedColumns,
  type Duplicates,
  type StatementSink,
} from './queries.js';
import { rowFile } from './row-file.js';
import type { Value } from './values/queries.js';

/** Statements of one transaction on their way to the server. */
export interface StatementQueue extends StatementSink {
  /** Stores new rows, many of them as a file where the server takes one. */
  insert<Column extends string>(
    table: string,
    columns: readonly Column[],
    rows: readonly Readonly<Record<Column, Value>>[],
    duplicates?: Duplicates,
  ): Promise<void>;
  /** Resolves once the server has done them all. */
  drained(): Promise<void>;
}

/** From so many rows on, a file is quicker than a statement. */
const MANY = 100;

/**
 * Runs statements in their order, and writes each down while the server is at the one before: so a bulk write
 * takes as long as the server or this process, not as both. The next is sent only when the one before has
 * succeeded, so that nothing runs after a conflict has undone the transaction. An error is thrown at the next
 * call, at the latest by `drained`.
 */
export function statementQueue(tx: EntityManager): StatementQueue {
  let last: Promise<unknown> = Promise.resolve();

  async function send(statement: () => Promise<unknown>): Promise<void> {
    await last;
    last = statement();
    // Whoever asks next sees it.
    last.catch(() => undefined);
    // Lets it leave before the caller goes on to the next one.
    await setImmediate();
  }

  const queue: StatementQueue = {
    async query(sql, values) {
      const written = mysql2.raw(mysql2.format(sql, values as SqlValue[], false, 'Z'));
      // The driver would look through a bare text for placeholders again.
      await send(() => tx.query('?', [written]));
    },
    async insert(table, columns, rows, duplicates = 'refused') {
      if (rows.length < MANY || !mayTakeFiles(tx)) return insertRows(queue, table, columns, rows, duplicates);
      const used = usedColumns(columns, rows);
      const file = await rowFile(used, rows);
      await send(async () => {
        const isLoaded = await loadRows(tx, { table, columns: used, duplicates }, file);
        if (!isLoaded) await insertRows(tx, table, columns, rows, duplicates);
      });
    },
    async drained() {
      await last;
    },
  };
  return queue;
}
