import type { Clock } from '../domain/clock.js';
import { pauseDueCampaigns, startDueCampaigns } from '../store/campaigns/lifecycle.js';
import type { Database } from '../store/database/database.js';
import { transaction } from '../store/database/transaction.js';
import type { Task } from './worker.js';

export interface LifecycleOptions {
  database: Database;
  clock: Clock;
}

const batchSize = 50;

/** Starts scheduled campaigns on their first day and pauses running ones after their last. */
export function createLifecycle({ database, clock }: LifecycleOptions): Task {
  return {
    name: 'lifecycle',
    idleMs: 1_000,
    async run() {
      const now = clock.now();
      const started = await transaction(database, tx => startDueCampaigns(tx, now, batchSize));
      const paused = await transaction(database, tx => pauseDueCampaigns(tx, now, batchSize));
      return started === batchSize || paused === batchSize;
    },
  };
}
