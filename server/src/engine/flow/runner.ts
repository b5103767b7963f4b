import type { EntityManager } from 'typeorm';
import { positionAfter, type Position } from '../../domain/flow/position.js';
import { dueForFlow, lockForFlow } from '../../store/enrollments/claims/queries.js';
import { readFlows } from '../../store/campaigns/repository.js';
import { type DueEnrollment, moveEnrollments } from '../../store/enrollments/queue/queries.js';
import { savedFlow } from '../../store/flow/repository.js';
import { transaction } from '../../store/database/transaction.js';
import type { Task, TaskServices } from '../scheduler/scheduler.js';
import { changeEnrollments, endEnrollments } from '../../store/enrollments/repository.js';
import { duePauses, resumeNow, lockDuePauses } from '../../store/inbox/out-of-office/repository.js';
import { removeOutOfOffice } from '../../store/inbox/threads/repository.js';

const batchSize = 500;

/**
 * Moves enrollments on whose node is done: past the lead source, and past a wait that is over, to the next email, wait,
 * request or categorizer, or to the end of the way.
 *
 * It asks for no campaign's status. Only steps without effect are taken here; whatever reaches the outside (an email,
 * a dataSender's request) waits at its node until the campaign runs. So a pause costs no write on its enrollments, and
 * those of paused campaigns never pile up before those of running ones.
 */
export function createFlowRunner({ database, clock }: TaskServices): Task {
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
  { campaignId, nodeId }: DueEnrollment,
  flows: Awaited<ReturnType<typeof readFlows>>,
  now: Date,
): Position | null {
  const flow = flows.get(campaignId);
  return flow ? positionAfter(savedFlow(flow).flow, nodeId, now) : null;
}

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

const resumedAtOnce = 200;

/** Lets sequences go on whose lead was away and is back. */
export function createResumer({ database, clock }: TaskServices): Task {
  return {
    name: 'resume',
    pollMs: 10_000,
    async run() {
      const now = clock.now();
      let found = 0;
      let resumed = 0;
      for (const { accountId, campaignId, ids } of await duePauses(database.manager, now, resumedAtOnce)) {
        found += ids.length;
        resumed += await transaction(database, tx => resume(tx, accountId, campaignId, ids, now));
      }
      // Nothing resumed: another worker is at all of them.
      return found === resumedAtOnce && resumed > 0;
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
