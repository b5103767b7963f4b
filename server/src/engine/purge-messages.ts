import type { Logger } from 'pino';
import type { Clock } from '../domain/shared/clock.js';
import type { Database } from '../store/database/database.js';
import { isUnavailable } from '../store/database/errors.js';
import { transaction } from '../store/database/transaction.js';
import { deleteExpired, nextExpiredThreads } from '../store/inbox/retention/queries.js';
import type { Task } from './scheduler/scheduler.js';

const dayMs = 24 * 60 * 60_000;
/** Threads that one transaction deletes, with all their messages. */
const batchSize = 50;

export interface MessagePurgeOptions {
  database: Database;
  clock: Clock;
  log: Logger;
  /** For how long messages are kept. */
  days: number;
  /** Threads that one run reads. */
  walkSize?: number;
}

/**
 * Deletes threads whose newest message is older than so many days, with their messages. Once a day it walks through all
 * threads, some at a time: nobody waits for an index by age whenever mail is sent or arrives.
 */
export function createMessagePurge(options: MessagePurgeOptions): Task {
  const { database, clock, log, days, walkSize = 200 } = options;
  let walkedTo = 0;
  return {
    name: 'message purge',
    pollMs: dayMs,
    async run() {
      const before = new Date(clock.now().getTime() - days * dayMs);
      const { found, lookedTo } = await nextExpiredThreads(database.manager, walkedTo, before, walkSize);
      for (const { accountId, ids } of found)
        for (let at = 0; at < ids.length; at += batchSize) {
          const batch = { accountId, ids: ids.slice(at, at + batchSize) };
          try {
            await transaction(database, tx => deleteExpired(tx, batch, before));
          } catch (error) {
            if (isUnavailable(error)) throw error;
            // The others do not wait for these, whose turn comes again in a day.
            log.error({ ...batch, err: error }, 'old conversations were not deleted');
          }
        }
      walkedTo = lookedTo ?? 0;
      return lookedTo !== null;
    },
  };
}
