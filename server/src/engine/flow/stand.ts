import type { EntityManager } from 'typeorm';
import type { Standing } from '../../domain/flow-standing.js';
import { changeEnrollments } from '../../store/enrollment-queue.js';
import { endEnrollments } from '../../store/enrollments.js';

/** Puts enrolments where they stand now; at the end of the way they are completed. */
export async function stand(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
  standing: Standing | null,
  now: Date,
): Promise<void> {
  if (!standing) {
    await endEnrollments(tx, accountId, ids, { state: 'completed', reason: 'finished' }, now);
    return;
  }
  const { nodeId, awaits, at } = standing;
  const change = { current_node_id: nodeId, awaits, next_action_at: at, last_error: null };
  await changeEnrollments(tx, accountId, ids, change, now);
}
