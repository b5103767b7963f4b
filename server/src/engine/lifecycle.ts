import type { EntityManager } from 'typeorm';
import type { Clock } from '../domain/clock.js';
import { lockDueCampaigns, updateCampaign } from '../store/campaigns/repository.js';
import type { Database } from '../store/database/database.js';
import { emitEvent } from '../store/database/outbox.js';
import { transaction } from '../store/database/transaction.js';
import type { Task } from './worker.js';

export interface LifecycleOptions {
  database: Database;
  clock: Clock;
}

const batchSize = 50;

const changes = {
  start: { from: 'scheduled', column: 'start_at', to: 'running', event: 'campaign.resumed' },
  pause: { from: 'running', column: 'pause_at', to: 'paused', event: 'campaign.paused' },
} as const;

/** Starts scheduled campaigns on their first day and pauses running ones after their last. */
export function createLifecycle({ database, clock }: LifecycleOptions): Task {
  return {
    name: 'lifecycle',
    idleMs: 1_000,
    async run() {
      const now = clock.now();
      const started = await transaction(database, tx => changeDue(tx, 'start', now));
      const paused = await transaction(database, tx => changeDue(tx, 'pause', now));
      return started === batchSize || paused === batchSize;
    },
  };
}

/**
 * Changes the status of campaigns whose time has come, each with the event that setting it by hand emits: the contract has
 * one for "runs from now on", and `previous_status` says which case it is. Whoever resumes a campaign by hand clears
 * `pause_at`, so that it is not paused again.
 *
 * @returns how many there were
 */
async function changeDue(tx: EntityManager, change: keyof typeof changes, now: Date): Promise<number> {
  const { from, column, to, event } = changes[change];
  const due = await lockDueCampaigns(tx, { status: from, column }, now, batchSize);
  for (const campaign of due) {
    const { account_id, id, name } = campaign;
    await updateCampaign(tx, campaign, { status: to, updated_at: now });
    const payload = { campaign_id: id, campaign_name: name, status: to, previous_status: from };
    await emitEvent(tx, account_id, event, payload, now);
  }
  return due.length;
}
