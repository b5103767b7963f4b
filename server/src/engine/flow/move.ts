import type { EntityManager } from 'typeorm';
import type { Position } from '../../domain/flow/position.js';
import { moveEnrollments } from '../../store/enrollments/queue/queries.js';
import { changeEnrollments, endEnrollments } from '../../store/enrollments/repository.js';

/** Moves enrollments to a position of their flow; without one, they are completed. */
export async function moveTo(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
  position: Position | null,
  now: Date,
): Promise<void> {
  if (!position) {
    await endEnrollments(tx, accountId, ids, { state: 'completed', reason: 'finished' }, now);
    return;
  }
  const { nodeId, awaits, at } = position;
  const change = { current_node_id: nodeId, awaits, next_action_at: at, last_error: null };
  await changeEnrollments(tx, accountId, ids, change, now);
}

/** Moves enrollments, each to its own position, as {@link moveTo} does with those of the same. */
export async function moveEach(
  tx: EntityManager,
  accountId: string,
  positions: ReadonlyMap<string, Position | null>,
  now: Date,
): Promise<void> {
  const moved = [...positions].flatMap(([id, position]) => (position ? [{ id, position }] : []));
  await moveEnrollments(tx, accountId, moved, now);
  const ended = [...positions.keys()].filter(id => positions.get(id) === null);
  await moveTo(tx, accountId, ended, null, now);
}
