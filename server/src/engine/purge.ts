import type { Clock } from '../domain/shared/clock.js';
import type { Database } from '../store/database/database.js';
import { purgeConnectSessions } from '../store/connect-sessions/repository.js';
import { purgeEvents } from '../store/webhooks/log/repository.js';
import { purgeIdempotencyKeys } from '../store/idempotency/repository.js';
import { purgeProviders, purgeReceiverSends } from '../store/receivers/queries.js';
import { purgeRateWindows } from '../store/rate-limits/queries.js';
import { transaction } from '../store/database/transaction.js';
import type { Task } from './scheduler/scheduler.js';

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
export function createPurge({ database, clock }: { database: Database; clock: Clock }): Task {
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
