import type { EntityManager } from 'typeorm';
import { endedBy, pause, resume, type EnrollmentEnd } from '../../domain/enrollment-state.js';
import type { Flow } from '../../domain/flow-types.js';
import { addToTotals } from '../stats/campaign-stats.js';
import { goOn } from './standing.js';
import type { EnrollmentRow } from '../entities.js';
import { fromBin, hashToBin, toBin } from '../database/ids.js';

/** An enrolment that the transaction holds locked. */
export type LockedEnrollment = Pick<
  EnrollmentRow,
  | 'id'
  | 'campaign_id'
  | 'lead_id'
  | 'global_lead_id'
  | 'state'
  | 'reason'
  | 'current_node_id'
  | 'awaits'
  | 'next_action_at'
>;

const lockedColumns =
  'id, campaign_id, lead_id, global_lead_id, state, reason, current_node_id, awaits, next_action_at';

/** Of which campaign an enrolment is, and how it stands. */
interface LockedState {
  /** UUID. */
  campaignId: string;
  state: EnrollmentRow['state'];
}

/**
 * Ends those of some enrolments that an end is the end of (see `endedBy`), and counts those that were open among the
 * campaign's terminal ones.
 *
 * @param locked what is known of them, where the transaction has held them locked since and has not changed them
 * @returns the ids of those that this call ended
 */
export async function endEnrollments(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
  end: EnrollmentEnd,
  now: Date,
  locked: ReadonlyMap<string, LockedState> = new Map(),
): Promise<string[]> {
  if (ids.length === 0) return [];
  const states = ids.every(id => locked.has(id)) ? locked : await lockStates(tx, accountId, ids);
  const ending = [...new Set(ids)].sort().flatMap(id => {
    const known = states.get(id);
    return known && endedBy(end.reason).includes(known.state) ? { ...known, id: toBin(id) } : [];
  });
  if (ending.length === 0) return [];
  await tx.query(
    `UPDATE enrollments SET state = ?, reason = ?, awaits = NULL, next_action_at = NULL, lease_owner = NULL,
       lease_until = NULL, ended_at = ?, updated_at = ?
     WHERE account_id = ? AND id IN (?)`,
    [end.state, end.reason, now, now, toBin(accountId), ending.map(row => row.id)],
  );
  if (end.state === 'stopped')
    await cancelQueued(
      tx,
      accountId,
      ending.map(row => row.id),
      now,
    );
  const perCampaign = new Map<string, number>();
  for (const { campaignId, state } of ending) {
    if (state === 'completed') continue;
    perCampaign.set(campaignId, (perCampaign.get(campaignId) ?? 0) + 1);
  }
  for (const [campaignId, count] of [...perCampaign].sort())
    await addToTotals(tx, accountId, campaignId, { terminal_enrollment_count: count });
  return ending.map(row => fromBin(row.id));
}

async function lockStates(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedState>> {
  const rows = await tx.query<Pick<EnrollmentRow, 'id' | 'campaign_id' | 'state'>[]>(
    'SELECT id, campaign_id, state FROM enrollments WHERE account_id = ? AND id IN (?) ORDER BY id FOR UPDATE',
    [toBin(accountId), ids.map(toBin)],
  );
  return new Map(
    rows.map(({ id, campaign_id, state }) => [fromBin(id), { campaignId: fromBin(campaign_id), state }]),
  );
}

/** Messages that wait for another try leave no more. */
async function cancelQueued(
  tx: EntityManager,
  accountId: string,
  enrollmentIds: readonly Buffer[],
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE sends SET state = 'cancelled', due_at = NULL, lease_owner = NULL, updated_at = ?
     WHERE account_id = ? AND enrollment_id IN (?) AND state = 'queued'`,
    [now, toBin(accountId), enrollmentIds],
  );
}

/** Enrolments of people in a campaign, locked. */
export async function lockEnrollmentsOf(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  globalLeadIds: readonly string[],
): Promise<LockedEnrollment[]> {
  if (globalLeadIds.length === 0) return [];
  // The server would rather go through all enrolments of the account in the order that is asked for, and wait for each
  // that somebody holds.
  return tx.query(
    `SELECT ${lockedColumns} FROM enrollments FORCE INDEX (of_person)
     WHERE account_id = ? AND campaign_id = ? AND global_lead_id IN (?) ORDER BY id FOR UPDATE`,
    [toBin(accountId), toBin(campaignId), globalLeadIds.map(hashToBin)],
  );
}

/** Enrolments of leads, locked. */
export async function lockEnrollmentsOfLeads(
  tx: EntityManager,
  accountId: string,
  leadIds: readonly Buffer[],
): Promise<LockedEnrollment[]> {
  if (leadIds.length === 0) return [];
  return tx.query(
    `SELECT ${lockedColumns} FROM enrollments WHERE account_id = ? AND lead_id IN (?) ORDER BY id FOR UPDATE`,
    [toBin(accountId), leadIds],
  );
}

/** Pauses enrolments by hand that the transaction holds locked; also those whose pause would end by itself. */
export async function pauseEnrollments(
  tx: EntityManager,
  accountId: string,
  locked: readonly LockedEnrollment[],
  now: Date,
): Promise<LockedEnrollment[]> {
  const paused = locked.filter(row => pause(row, 'manual') !== null);
  if (paused.length === 0) return [];
  // What is left of a wait stays in next_action_at; the end of an earlier pause does not.
  await tx.query(
    `UPDATE enrollments SET state = 'paused', reason = 'manual',
       next_action_at = IF(awaits = 'resume', NULL, next_action_at), awaits = NULL, updated_at = ?
     WHERE account_id = ? AND id IN (?)`,
    [now, toBin(accountId), paused.map(row => row.id)],
  );
  return paused;
}

/**
 * Resumes enrolments of one campaign that are paused, whatever the reason; the transaction holds them locked. They go on
 * where they stood.
 */
export async function resumeEnrollments(
  tx: EntityManager,
  accountId: string,
  flow: Flow,
  locked: readonly LockedEnrollment[],
  now: Date,
): Promise<LockedEnrollment[]> {
  const resumed = locked.filter(row => resume(row) !== null);
  const ended = await goOn(tx, accountId, flow, resumed, now);
  if (ended > 0)
    await addToTotals(tx, accountId, fromBin(resumed[0]!.campaign_id), { terminal_enrollment_count: ended });
  return resumed;
}
