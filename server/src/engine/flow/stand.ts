import type { EntityManager } from 'typeorm';
import type { Standing } from '../../domain/flow-standing.js';
import { changeEnrollments, placeEnrollments } from '../../store/enrollments/queue.js';
import { endEnrollments } from '../../store/enrollments/enrollments.js';

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

/** Puts enrolments where each of them stands now, as {@link stand} does with those that stand alike. */
export async function standEach(
  tx: EntityManager,
  accountId: string,
  standings: ReadonlyMap<string, Standing | null>,
  now: Date,
): Promise<void> {
  const placed = [...standings].flatMap(([id, standing]) => (standing ? [{ id, standing }] : []));
  await placeEnrollments(tx, accountId, placed, now);
  const ended = [...standings.keys()].filter(id => standings.get(id) === null);
  await stand(tx, accountId, ended, null, now);
}
