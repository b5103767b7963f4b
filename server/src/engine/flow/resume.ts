import type { EntityManager } from 'typeorm';
import type { Clock } from '../../domain/shared/clock.js';
import type { Database } from '../../store/database/database.js';
import { readFlows } from '../../store/campaigns/repository.js';
import { savedFlow } from '../../store/flow/repository.js';
import { duePauses, resumeNow, lockDuePauses } from '../../store/inbox/out-of-office/repository.js';
import { removeOutOfOffice } from '../../store/inbox/threads/repository.js';
import { transaction } from '../../store/database/transaction.js';
import type { Task } from '../scheduler/scheduler.js';

export interface ResumerOptions {
  database: Database;
  clock: Clock;
}

const batchSize = 200;

/** Lets sequences go on whose lead was away and is back. */
export function createResumer({ database, clock }: ResumerOptions): Task {
  return {
    name: 'resume',
    pollMs: 10_000,
    async run() {
      const now = clock.now();
      let found = 0;
      let resumed = 0;
      for (const { accountId, campaignId, ids } of await duePauses(database.manager, now, batchSize)) {
        found += ids.length;
        resumed += await transaction(database, tx => resume(tx, accountId, campaignId, ids, now));
      }
      // Nothing resumed: another worker is at all of them.
      return found === batchSize && resumed > 0;
    },
  };
}

async function resume(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const due = await lockDuePauses(tx, accountId, ids, now);
  const saved = (await readFlows(tx, accountId, [campaignId])).get(campaignId);
  if (due.length === 0 || !saved) return 0;
  await resumeNow(tx, accountId, savedFlow(saved).flow, due, now);
  await removeOutOfOffice(
    tx,
    accountId,
    due.flatMap(row => row.thread_id ?? []),
    now,
  );
  return due.length;
}
