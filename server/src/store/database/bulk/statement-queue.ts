import { setImmediate } from 'node:timers/promises';
import mysql2, { type SqlValue } from 'mysql2';
import type { EntityManager } from 'typeorm';
import type { StatementSink } from './queries.js';

/** Statements of one transaction on their way to the server. */
export interface StatementQueue extends StatementSink {
  /** Resolves once the server has done them all. */
  drained(): Promise<void>;
}

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
    async drained() {
      await last;
    },
  };
  return queue;
}
