import { In, type EntityManager } from 'typeorm';
import { resumedPosition, type ResumedPosition } from '../../domain/flow/position.js';
import type { Flow } from '../../domain/flow/types.js';
import { earlierSends } from '../sending/queries.js';
import { addToTotals } from '../stats/repository.js';
import { enrollments } from './entity.js';
import type { LockedEnrollmentRow } from './campaign/queries.js';

/**
 * Resumes enrollments of one campaign that are paused, whatever the reason, where they are; the transaction holds them
 * locked.
 */
export async function resumeEnrollments(
  tx: EntityManager,
  accountId: string,
  flow: Flow,
  locked: readonly LockedEnrollmentRow[],
  now: Date,
): Promise<LockedEnrollmentRow[]> {
  const resumed = locked.filter(row => row.state === 'paused');
  const completed = await continueEnrollments(tx, accountId, flow, resumed, now);
  if (completed > 0) {
    const counts = { terminal_enrollment_count: completed };
    await addToTotals(tx, accountId, resumed[0]!.campaign_id, counts);
  }
  return resumed;
}

type Halted = Pick<
  LockedEnrollmentRow,
  'id' | 'current_node_id' | 'awaits' | 'next_action_at' | 'due_before_pause'
>;

/**
 * Sets enrollments going again from where they are: what was sent is not sent again, and a wait goes on with what was
 * left of it. Those whose way has ended meanwhile are completed.
 *
 * @param locked of one campaign
 * @returns how many were completed
 */
export async function continueEnrollments(
  tx: EntityManager,
  accountId: string,
  flow: Flow,
  locked: readonly Halted[],
  now: Date,
): Promise<number> {
  if (locked.length === 0) return 0;
  const sends = await earlierSends(
    tx,
    accountId,
    locked.map(row => row.id),
  );
  const groups = new Map<string, { position: ResumedPosition | null; ids: string[] }>();
  for (const { id, current_node_id: nodeId, awaits, next_action_at, due_before_pause } of locked) {
    const wasAway = awaits === 'resume';
    const dueAt = wasAway ? due_before_pause : next_action_at;
    const sendState = sends.get(id)!.find(send => send.nodeId === nodeId)?.state;
    const resumed = resumedPosition(flow, { nodeId, dueAt, sendState }, now);
    const position = resumed && wasAway ? { at: dueAt, ...resumed } : resumed;
    const key = JSON.stringify(position);
    const group = groups.get(key);
    if (group) group.ids.push(id);
    else groups.set(key, { position, ids: [id] });
  }
  for (const { position, ids } of groups.values())
    await tx.getRepository(enrollments).update(
      { account_id: accountId, id: In(ids) },
      position
        ? {
            state: 'active',
            reason: null,
            current_node_id: position.nodeId,
            awaits: position.awaits,
            next_action_at: position.at,
            due_before_pause: null,
            ended_at: null,
            updated_at: now,
          }
        : {
            state: 'completed',
            reason: 'finished',
            awaits: null,
            next_action_at: null,
            ended_at: now,
            updated_at: now,
          },
    );
  return groups.get('null')?.ids.length ?? 0;
}
