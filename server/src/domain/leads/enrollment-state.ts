import type { EnrollmentReason, EnrollmentState } from '../../generated/types.js';

/** Where an enrollment is in its life; `reason` says why unless it is active. */
export interface EnrollmentStatus {
  state: EnrollmentState;
  reason: EnrollmentReason | null;
}

export type PauseReason = Extract<EnrollmentReason, 'manual' | 'campaign_paused' | 'out_of_office'>;

/** Each change answers the status that follows, or null where it does not apply and nothing changes. */
type Change = EnrollmentStatus | null;

/** Pauses what is active. A pause by hand also takes over a pause that would end by itself. */
export function pause({ state, reason }: EnrollmentStatus, why: PauseReason): Change {
  const takesOver = state === 'paused' && why === 'manual' && reason !== 'manual';
  return state === 'active' || takesOver ? { state: 'paused', reason: why } : null;
}

/**
 * Resumes what is paused.
 *
 * @param only the pause that ended by itself; a caller who resumes by hand ends every pause
 */
export function resume({ state, reason }: EnrollmentStatus, only?: PauseReason): Change {
  if (state !== 'paused' || (only !== undefined && reason !== only)) return null;
  return { state: 'active', reason: null };
}

/** How an enrollment ends: its way is done, or something stopped it. */
export interface EnrollmentEnd {
  state: 'completed' | 'stopped';
  reason: EnrollmentReason;
}

/** What the person did, or what forbids to write: it also ends what is completed, which could go on otherwise. */
const DECISIVE: ReadonlySet<EnrollmentReason> = new Set(['replied', 'bounced', 'unsubscribed', 'blocked']);

/**
 * States that this reason may end. What was stopped keeps its reason; what has come to the end of its flow goes on when
 * its node gains a way out, unless an answer, a bounce or a block is in the way.
 */
export function endedBy(reason: EnrollmentReason): EnrollmentState[] {
  return DECISIVE.has(reason) ? ['active', 'paused', 'completed'] : ['active', 'paused'];
}

/** Whether a sequence is paused because its lead is away. */
export function isAway({ state, reason }: EnrollmentStatus): boolean {
  return state === 'paused' && reason === 'out_of_office';
}

/** Whether a reply has stopped a sequence: it can go on if the reply only said that its writer is away. */
export function wasAnswered({ state, reason }: EnrollmentStatus): boolean {
  return state === 'stopped' && reason === 'replied';
}
