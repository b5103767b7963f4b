import { purgeConnectSessions } from '../store/connect-sessions/repository.js';
import { purgeEvents } from '../store/webhooks/log/repository.js';
import { purgeIdempotencyKeys } from '../store/idempotency/repository.js';
import { purgeProviders, purgeReceiverSends } from '../store/receivers/queries.js';
import { purgeRateWindows } from '../store/rate-limits/queries.js';
import { transaction } from '../store/database/transaction.js';
import type { Task, TaskServices } from './scheduler/scheduler.js';
import type { Logger } from 'pino';
import { isUnavailable } from '../store/database/errors.js';
import { deleteExpired, nextExpiredThreads } from '../store/inbox/retention/queries.js';

/** For how long events, with their deliveries, and connect sessions are kept. */
const keptMs = 30 * 24 * 60 * 60_000;
/** Minutes in which requests were counted are over, also by a clock that is late. */
const windowsKeptMs = 10 * 60_000;
/** Days on which receivers were counted are over, also by a clock that is late. */
const receiversKeptMs = 2 * 24 * 60 * 60_000;
const batchSize = 1000;

/**
 * Forgets what is kept for a time only: events, their deliveries, idempotency keys, connect sessions, and counts of
 * requests and of messages to receivers. A little at a time.
 */
export function createPurge({ database, clock }: TaskServices): Task {
  return {
    name: 'purge',
    pollMs: 10 * 60_000,
    async run() {
      const now = clock.now();
      const before = new Date(now.getTime() - keptMs);
      const purged = [
        await transaction(database, tx => purgeEvents(tx, before, batchSize)),
        await purgeIdempotencyKeys(database, now, batchSize),
        await purgeConnectSessions(database.manager, before, batchSize),
        await purgeReceiverSends(database.manager, new Date(now.getTime() - receiversKeptMs), batchSize),
        await purgeProviders(database.manager, now, batchSize),
        await purgeRateWindows(database.manager, new Date(now.getTime() - windowsKeptMs), batchSize),
      ];
      return purged.includes(batchSize);
    },
  };
}

const dayMs = 24 * 60 * 60_000;
/** Threads that one transaction deletes, with all their messages. */
const threadsAtOnce = 50;

export interface MessagePurgeOptions extends TaskServices {
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
        for (let at = 0; at < ids.length; at += threadsAtOnce) {
          const batch = { accountId, ids: ids.slice(at, at + threadsAtOnce) };
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
