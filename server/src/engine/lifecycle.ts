import type { EntityManager } from 'typeorm';
import { changeCampaignStatus } from '../events/campaign.js';
import { hasDueCampaigns, lockDueCampaigns } from '../store/campaigns/repository.js';
import { transaction } from '../store/database/transaction.js';
import type { Task, TaskServices } from './scheduler/scheduler.js';

const batchSize = 50;

const changes = {
  start: { from: 'scheduled', column: 'start_at', to: 'running' },
  pause: { from: 'running', column: 'pause_at', to: 'paused' },
} as const;

/** Starts scheduled campaigns on their first day and pauses running ones after their last. */
export function createLifecycle({ database, clock }: TaskServices): Task {
  return {
    name: 'lifecycle',
    pollMs: 10_000,
    tables: ['campaigns'],
    async run() {
      const now = clock.now();
      if (!(await hasDueCampaigns(database.manager, now))) return false;
      const started = await transaction(database, tx => changeDue(tx, 'start', now));
      const paused = await transaction(database, tx => changeDue(tx, 'pause', now));
      return started === batchSize || paused === batchSize;
    },
  };
}

/**
 * Changes the status of campaigns whose time has come, and returns how many there were. Whoever resumes a campaign by hand
 * clears `pause_at`, so that it is not paused again.
 */
async function changeDue(tx: EntityManager, change: keyof typeof changes, now: Date): Promise<number> {
  const { from, column, to } = changes[change];
  const due = await lockDueCampaigns(tx, { status: from, column }, now, batchSize);
  for (const campaign of due) await changeCampaignStatus(tx, { ...campaign, status: from }, to, now);
  return due.length;
}
