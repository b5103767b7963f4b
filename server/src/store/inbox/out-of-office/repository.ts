import { In, LessThanOrEqual, type EntityManager } from 'typeorm';
import { endOfWait } from '../../../domain/flow/position.js';
import type { Flow } from '../../../domain/flow/types.js';
import { enrollments, type EnrollmentEntity } from '../../enrollments/entity.js';
import { lockedColumns } from '../../enrollments/campaign/queries.js';
import { continueEnrollments } from '../../enrollments/resume.js';
import { addToTotals } from '../../stats/repository.js';
import type { ThreadEntity } from '../entities.js';

const columns = { ...lockedColumns, last_sent_at: true, thread_id: true, ended_at: true } as const;

/** A sequence that the transaction holds locked, with what is needed to go on from where its wait has led. */
export type Sequence = Pick<EnrollmentEntity, keyof typeof columns>;

/** Locks the sequence of a thread; null when it has none. */
export async function lockSequence(
  tx: EntityManager,
  { account_id, enrollment_id: id }: Pick<ThreadEntity, 'account_id' | 'enrollment_id'>,
): Promise<Sequence | null> {
  if (id === null) return null;
  return tx.getRepository(enrollments).findOne({
    select: columns,
    where: { account_id, id },
    lock: { mode: 'pessimistic_write' },
  });
}

/**
 * Pauses a sequence, which the transaction holds locked, until its lead is back. `ended_at` stays: whoever undoes the pause
 * sees by it whether a reply had ended the sequence before.
 */
export async function pauseUntil(
  tx: EntityManager,
  accountId: string,
  { id, campaign_id, state, awaits, next_action_at, due_before_pause }: Sequence,
  resumeAt: Date,
  now: Date,
): Promise<void> {
  await tx.getRepository(enrollments).update(
    { account_id: accountId, id },
    {
      state: 'paused',
      reason: 'out_of_office',
      awaits: 'resume',
      next_action_at: resumeAt,
      due_before_pause: awaits === 'resume' ? due_before_pause : next_action_at,
      updated_at: now,
    },
  );
  if (state === 'stopped') await addToTotals(tx, accountId, campaign_id, { terminal_enrollment_count: -1 });
}

/**
 * Resumes sequences of one campaign that are paused or that a reply had ended; the transaction holds them locked. A wait
 * at which they are continues from when it began, so that it may be over. When that was is not known of those that a reply
 * had ended: it was after the message before it, at the earliest.
 */
export async function resumeNow(
  tx: EntityManager,
  accountId: string,
  flow: Flow,
  sequences: readonly Sequence[],
  now: Date,
): Promise<void> {
  const [first] = sequences;
  if (!first) return;
  const completed = await continueEnrollments(tx, accountId, flow, sequences, now);
  for (const { id, current_node_id, last_sent_at, awaits, due_before_pause } of sequences) {
    if (awaits === 'resume' && due_before_pause !== null) continue;
    const end = last_sent_at && endOfWait(flow, current_node_id, last_sent_at);
    if (end) await shortenWait(tx, accountId, id, end > now ? end : now);
  }
  const ended = completed - sequences.filter(({ state }) => state === 'stopped').length;
  await addToTotals(tx, accountId, first.campaign_id, { terminal_enrollment_count: ended });
}

/** A wait that begins anew is no longer than what is left of it. */
async function shortenWait(tx: EntityManager, accountId: string, id: string, end: Date): Promise<void> {
  await tx
    .getRepository(enrollments)
    .createQueryBuilder()
    .update({ next_action_at: () => 'LEAST(next_action_at, :end)' })
    .where({ account_id: accountId, id, awaits: 'flow' })
    .setParameter('end', end)
    .execute();
}

/** Returns sequences over all accounts whose lead is back, by campaign. */
export async function duePauses(
  db: EntityManager,
  now: Date,
  limit: number,
): Promise<{ accountId: string; campaignId: string; ids: string[] }[]> {
  const due = await db.getRepository(enrollments).find({
    select: { account_id: true, campaign_id: true, id: true },
    where: { awaits: 'resume', next_action_at: LessThanOrEqual(now) },
    order: { next_action_at: 'ASC' },
    take: limit,
  });
  const groups = new Map<string, { accountId: string; campaignId: string; ids: string[] }>();
  for (const { account_id: accountId, campaign_id: campaignId, id } of due) {
    const group = groups.get(campaignId);
    if (group) group.ids.push(id);
    else groups.set(campaignId, { accountId, campaignId, ids: [id] });
  }
  return [...groups.values()];
}

/** Locks those of some sequences whose pause is over, except those that another worker has locked. */
export function lockDuePauses(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
  now: Date,
): Promise<Sequence[]> {
  return tx.getRepository(enrollments).find({
    select: columns,
    where: {
      account_id: accountId,
      id: In(ids),
      awaits: 'resume',
      next_action_at: LessThanOrEqual(now),
      state: 'paused',
    },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
  });
}
