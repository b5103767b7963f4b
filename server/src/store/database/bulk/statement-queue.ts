import { setImmediate } from 'node:timers/promises';
import mysql2, { type SqlValue } from 'mysql2';
import type { EntityManager, EntitySchema } from 'typeorm';
import { columnNames, toStored } from '../entity.js';
import {
  insertEntities,
  loadRows,
  mayTakeFiles,
  usedColumns,
  type Duplicates,
  type StatementSink,
} from './queries.js';
import { rowFile } from './row-file.js';

/** Statements of one transaction on their way to the server. */
export interface StatementQueue extends StatementSink {
  /** Stores new entities, many of them as a file where the server accepts one. */
  insert<T extends object>(
    table: EntitySchema<T>,
    entities: readonly T[],
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
    async insert(table, entities, duplicates = 'refused') {
      if (entities.length < MANY || !mayTakeFiles(tx))
        return insertEntities(queue, table, entities, duplicates);
      const rows = toStored(table, entities);
      const columns = usedColumns(columnNames(table), rows);
      const file = await rowFile(columns, rows);
      await send(async () => {
        const target = { table: table.options.tableName!, columns, duplicates };
        const isLoaded = await loadRows(tx, target, file);
        if (!isLoaded) await insertEntities(tx, table, entities, duplicates);
      });
    },
    async drained() {
      await last;
    },
  };
  return queue;
}
