import { setImmediate } from 'node:timers/promises';
import mysql2, { type SqlValue } from 'mysql2';
import type { EntityManager } from 'typeorm';

/** Where statements go whose answers nobody reads: a transaction, or a {@link StatementQueue} in front of it. */
export interface StatementSink {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

/** Statements of one transaction on their way to the server. */
export interface StatementQueue extends StatementSink {
  /** Resolves once the server has done them all. */
  drained(): Promise<void>;
}

/**
 * Runs statements in their order, and writes each down while the server is at the one before: so a bulk write takes as
 * long as the server or this process, not as both. The next is sent only when the one before has succeeded, so that
 * nothing runs after a conflict has undone the transaction. An error is thrown at the next call, at the latest by
 * `drained`.
 */
export function statementQueue(tx: EntityManager): StatementQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    async query(sql, values) {
      const written = mysql2.raw(mysql2.format(sql, values as SqlValue[], false, 'Z'));
      await last;
      // The driver would look through a bare text for placeholders again.
      last = tx.query('?', [written]);
      // Whoever asks next sees it.
      last.catch(() => undefined);
      // Lets it leave before the caller goes on to the next one.
      await setImmediate();
    },
    async drained() {
      await last;
    },
  };
}
