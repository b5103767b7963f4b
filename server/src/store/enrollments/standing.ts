import type { EntityManager } from 'typeorm';
import { arriveAt, standingAfter, type Standing } from '../../domain/flow-standing.js';
import type { Flow } from '../../domain/flow-types.js';
import { findNode } from '../../domain/flow-walk.js';
import type { EnrollmentRow, SendRow } from '../entities.js';
import { fromBin, toBin } from '../database/ids.js';

type Standstill = Pick<EnrollmentRow, 'id' | 'current_node_id' | 'awaits' | 'next_action_at'>;

/** Where someone goes on; `sending`: a message of that node is under way, and its end decides. */
interface WayOn {
  standing: { nodeId: string; awaits: Standing['awaits'] | 'sending'; at: Date | null } | null;
  /** Whether what was left of a wait still holds. */
  waitsOn: boolean;
}

/**
 * Sets enrolments going that stood still, from where they stood: what was sent is not sent again, and a wait goes on
 * with what was left of it. Those whose way has ended meanwhile are completed.
 *
 * @param enrollments of one campaign, locked
 * @returns how many were completed
 */
export async function goOn(
  tx: EntityManager,
  accountId: string,
  flow: Flow,
  enrollments: readonly Standstill[],
  now: Date,
): Promise<number> {
  if (enrollments.length === 0) return 0;
  const sent = await sendsAt(tx, accountId, enrollments);
  const groups = new Map<string, WayOn & { ids: Buffer[] }>();
  for (const row of enrollments) {
    const way = wayOn(flow, row, sent.get(fromBin(row.id)), now);
    const key = JSON.stringify(way);
    const group = groups.get(key);
    if (group) group.ids.push(row.id);
    else groups.set(key, { ...way, ids: [row.id] });
  }
  for (const { ids, ...way } of groups.values()) await set(tx, accountId, ids, way, now);
  return [...groups.values()].find(({ standing }) => standing === null)?.ids.length ?? 0;
}

function wayOn(flow: Flow, row: Standstill, sent: SendRow['state'] | undefined, now: Date): WayOn {
  const nodeId = row.current_node_id;
  const node = nodeId === null ? null : findNode(flow, nodeId);
  if (nodeId !== null && sent === 'sending')
    return { standing: { nodeId, awaits: 'sending', at: null }, waitsOn: false };
  if (node === null || sent !== undefined)
    return { standing: standingAfter(flow, nodeId, now), waitsOn: false };
  return { standing: arriveAt(node, now), waitsOn: row.next_action_at !== null && row.awaits !== 'resume' };
}

async function set(
  tx: EntityManager,
  accountId: string,
  ids: readonly Buffer[],
  { standing, waitsOn }: WayOn,
  now: Date,
): Promise<void> {
  const key = [toBin(accountId), ids];
  if (standing === null) {
    await tx.query(
      `UPDATE enrollments SET state = 'completed', reason = 'finished', awaits = NULL, next_action_at = NULL,
         ended_at = ?, updated_at = ? WHERE account_id = ? AND id IN (?)`,
      [now, now, ...key],
    );
    return;
  }
  await tx.query(
    `UPDATE enrollments SET state = 'active', reason = NULL, current_node_id = ?, awaits = ?,
       next_action_at = ${waitsOn ? 'GREATEST(next_action_at, ?)' : '?'}, ended_at = NULL, updated_at = ?
     WHERE account_id = ? AND id IN (?)`,
    [standing.nodeId, standing.awaits, waitsOn ? now : standing.at, now, ...key],
  );
}

/** What became of the messages of the nodes that enrolments stand at; only of those that have left or may have. */
async function sendsAt(
  tx: EntityManager,
  accountId: string,
  enrollments: readonly Standstill[],
): Promise<Map<string, SendRow['state']>> {
  const rows = await tx.query<Pick<SendRow, 'enrollment_id' | 'node_id' | 'state'>[]>(
    `SELECT enrollment_id, node_id, state FROM sends
     WHERE account_id = ? AND enrollment_id IN (?) AND state IN ('sending', 'sent', 'unknown')`,
    [toBin(accountId), enrollments.map(row => row.id)],
  );
  const nodeOf = new Map(enrollments.map(row => [fromBin(row.id), row.current_node_id]));
  const found = new Map<string, SendRow['state']>();
  for (const { enrollment_id, node_id, state } of rows) {
    const id = fromBin(enrollment_id);
    if (nodeOf.get(id) === node_id) found.set(id, state);
  }
  return found;
}
