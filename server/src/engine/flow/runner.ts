import type { EntityManager } from 'typeorm';
import type { Clock } from '../../domain/shared/clock.js';
import { positionAfter, type Position } from '../../domain/flow/position.js';
import type { Database } from '../../store/database/database.js';
import { dueForFlow, lockForFlow } from '../../store/enrollments/claims/queries.js';
import { readFlows } from '../../store/campaigns/repository.js';
import type { QueuedEnrollment } from '../../store/enrollments/queue/queries.js';
import { savedFlow } from '../../store/flow/flows.js';
import { transaction } from '../../store/database/transaction.js';
import type { Task } from '../scheduler/scheduler.js';
import { moveTo } from './move.js';

export interface RunnerOptions {
  database: Database;
  clock: Clock;
}

const batchSize = 500;

/**
 * Moves enrollments on whose node is done: past the lead source, and past a wait that is over, to the next email, wait,
 * request or categorizer, or to the end of the way.
 *
 * It asks for no campaign's status. Only steps without effect are taken here; whatever reaches the outside (an email,
 * a dataSender's request) waits at its node until the campaign runs. So a pause costs no write on its enrollments, and
 * those of paused campaigns never pile up before those of running ones.
 */
export function createFlowRunner({ database, clock }: RunnerOptions): Task {
  return {
    name: 'flow',
    pollMs: 3_000,
    tables: ['enrollments'],
    async run() {
      const now = clock.now();
      const due = await dueForFlow(database.manager, now, batchSize);
      let found = 0;
      let moved = 0;
      for (const [accountId, ids] of due) {
        found += ids.length;
        moved += await transaction(database, tx => moveOn(tx, accountId, ids, now));
      }
      // Nothing moved: another worker is at all of them.
      return found === batchSize && moved > 0;
    },
  };
}

async function moveOn(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const enrollments = await lockForFlow(tx, accountId, ids, now);
  if (enrollments.length === 0) return 0;
  const campaignIds = [...new Set(enrollments.map(enrollment => enrollment.campaignId))];
  const flows = await readFlows(tx, accountId, campaignIds);
  const groups = new Map<string, { position: Position | null; ids: string[] }>();
  for (const enrollment of enrollments) {
    const position = next(enrollment, flows, now);
    const key = `${enrollment.campaignId} ${position?.nodeId ?? ''}`;
    const group = groups.get(key);
    if (group) group.ids.push(enrollment.id);
    else groups.set(key, { position, ids: [enrollment.id] });
  }
  for (const { position, ids: members } of groups.values())
    await moveTo(tx, accountId, members, position, now);
  return enrollments.length;
}

function next(
  { campaignId, nodeId }: QueuedEnrollment,
  flows: Awaited<ReturnType<typeof readFlows>>,
  now: Date,
): Position | null {
  const flow = flows.get(campaignId);
  return flow ? positionAfter(savedFlow(flow).flow, nodeId, now) : null;
}
