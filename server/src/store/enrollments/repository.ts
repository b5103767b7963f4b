import { In, IsNull, MoreThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { canPauseByHand, endedBy, type EnrollmentEnd } from '../../domain/leads/enrollment-state.js';
import type { Position } from '../../domain/flow/position.js';
import type { EnrollmentReason } from '../../generated/types.js';
import type { CampaignKey } from '../campaigns/repository.js';
import { sends, type SendEntity } from '../sending/entities.js';
import { addToTotals } from '../stats/repository.js';
import { enrollments, type EnrollmentEntity } from './entity.js';
import { lockedColumns, type LockedEnrollmentRow } from './campaign/queries.js';

/** Locks the enrollments of leads. */
export async function lockEnrollmentsOfLeads(
  tx: EntityManager,
  accountId: string,
  leadIds: readonly string[],
): Promise<LockedEnrollmentRow[]> {
  if (leadIds.length === 0) return [];
  return tx.getRepository(enrollments).find({
    select: lockedColumns,
    where: { account_id: accountId, lead_id: In([...leadIds]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

/** Columns that change as an enrollment moves along. */
export type EnrollmentChange = Partial<
  Pick<
    EnrollmentEntity,
    'current_node_id' | 'awaits' | 'next_action_at' | 'mailbox_id' | 'attempts' | 'last_error' | 'lease_owner'
  >
>;

/** Changes enrollments that the transaction holds locked. */
export async function changeEnrollments(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
  change: EnrollmentChange,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const changed = { account_id: accountId, id: In([...ids]) };
  await tx.getRepository(enrollments).update(changed, { ...change, updated_at: now });
}

/** Rechecks at once the enrollments of leads that somebody has fixed, instead of at their next try. */
export async function recheckEnrollmentsOfLeads(
  tx: EntityManager,
  accountId: string,
  leadIds: readonly string[],
  now: Date,
): Promise<void> {
  if (leadIds.length === 0) return;
  await tx.getRepository(enrollments).update(
    {
      account_id: accountId,
      lead_id: In([...leadIds]),
      awaits: 'send',
      attempts: 0,
      next_action_at: MoreThan(now),
    },
    { next_action_at: now, last_error: null, updated_at: now },
  );
}

/** Lets those who were postponed because of themselves, and of no error, come due at once: what held them back has changed. */
export async function recheckPostponed(
  tx: EntityManager,
  of: { account_id: string; campaign_id?: string; next_action_at?: Date },
  now: Date,
): Promise<void> {
  await tx
    .getRepository(enrollments)
    .update(
      { next_action_at: MoreThan(now), ...of, awaits: 'send', last_error: IsNull() },
      { next_action_at: now, updated_at: now },
    );
}

/** The campaign of an enrollment, and its state. */
interface LockedState {
  campaignId: string;
  state: EnrollmentEntity['state'];
}

/** What an end writes into enrollments. */
function ended({ state, reason }: EnrollmentEnd, now: Date) {
  return {
    state,
    reason,
    awaits: null,
    next_action_at: null,
    lease_owner: null,
    lease_until: null,
    ended_at: now,
    updated_at: now,
  };
}

/**
 * Ends those of some enrollments that an end applies to (see `endedBy`), and counts those that were open among the
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
    return known && endedBy(end.reason).includes(known.state) ? { ...known, id } : [];
  });
  if (ending.length === 0) return [];
  const endingIds = ending.map(({ id }) => id);
  await tx
    .getRepository(enrollments)
    .update({ account_id: accountId, id: In([...endingIds]) }, ended(end, now));
  if (end.state === 'stopped')
    await cancelRetries(tx, { account_id: accountId, enrollment_id: In([...endingIds]) }, now);
  const perCampaign = new Map<string, number>();
  for (const { campaignId, state } of ending) {
    if (state === 'completed') continue;
    perCampaign.set(campaignId, (perCampaign.get(campaignId) ?? 0) + 1);
  }
  for (const [campaignId, count] of [...perCampaign].sort())
    await addToTotals(tx, accountId, campaignId, { terminal_enrollment_count: count });
  return endingIds;
}

async function lockStates(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LockedState>> {
  const rows = await tx.getRepository(enrollments).find({
    select: { id: true, campaign_id: true, state: true },
    where: { account_id: accountId, id: In([...ids]) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  return new Map(rows.map(({ id, campaign_id, state }) => [id, { campaignId: campaign_id, state }]));
}

/** Cancels messages that wait for another try. */
async function cancelRetries(tx: EntityManager, of: FindOptionsWhere<SendEntity>, now: Date): Promise<void> {
  const cancelled = { state: 'cancelled', due_at: null, lease_owner: null, updated_at: now } as const;
  await tx.getRepository(sends).update({ ...of, state: 'queued' }, cancelled);
}

/** Stops every enrollment of a campaign that has not ended, and cancels its queued sends. */
export async function stopCampaignEnrollments(
  tx: EntityManager,
  { account_id, id }: CampaignKey,
  reason: EnrollmentReason,
  now: Date,
): Promise<void> {
  const { affected } = await tx
    .getRepository(enrollments)
    .update(
      { account_id, campaign_id: id, state: In(['active', 'paused']) },
      ended({ state: 'stopped', reason }, now),
    );
  await cancelRetries(tx, { account_id, campaign_id: id }, now);
  await addToTotals(tx, account_id, id, { terminal_enrollment_count: affected! });
}

/** Pauses enrollments by hand that the transaction holds locked; also those whose pause would end by itself. */
export async function pauseEnrollments(
  tx: EntityManager,
  accountId: string,
  locked: readonly LockedEnrollmentRow[],
  now: Date,
): Promise<LockedEnrollmentRow[]> {
  const paused = locked.filter(canPauseByHand);
  if (paused.length === 0) return [];
  await tx.getRepository(enrollments).update(
    { account_id: accountId, id: In(paused.map(row => row.id)) },
    {
      state: 'paused',
      reason: 'manual',
      // What is left of a wait stays; the end of an earlier pause does not. Before `awaits`, which it reads.
      next_action_at: () => "IF(awaits = 'resume', due_before_pause, next_action_at)",
      awaits: null,
      updated_at: now,
    },
  );
  return paused;
}

/**
 * Moves those who are at a node that an edit has removed, or made another, to their new position; who is paused there
 * goes on from there once resumed. A message under way is left to its end. Without a position the runner ends them at the
 * node that they did last: there they go on, should it lead on again.
 */
export async function moveAllFrom(
  tx: EntityManager,
  { account_id, id }: CampaignKey,
  nodeId: string,
  position: Position | null,
  lastNodeId: string,
  now: Date,
): Promise<void> {
  const there = { account_id, campaign_id: id, current_node_id: nodeId };
  const { nodeId: next, awaits, at } = position ?? { nodeId: lastNodeId, awaits: 'flow', at: now };
  await tx.getRepository(enrollments).update(
    { ...there, state: 'active', awaits: In(['flow', 'send', 'data', 'reply']) },
    {
      current_node_id: next,
      awaits,
      next_action_at: at,
      attempts: 0,
      lease_owner: null,
      updated_at: now,
    },
  );
  await tx.getRepository(enrollments).update(
    { ...there, state: 'paused' },
    {
      current_node_id: position?.nodeId ?? nodeId,
      next_action_at: () => "IF(awaits = 'resume', next_action_at, NULL)",
      due_before_pause: null,
      updated_at: now,
    },
  );
}
