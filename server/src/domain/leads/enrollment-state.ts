import type { EnrollmentReason, EnrollmentState } from '../../generated/types.js';

/** Where an enrollment is in its life; `reason` says why unless it is active. */
export interface EnrollmentStatus {
  state: EnrollmentState;
  reason: EnrollmentReason | null;
}

/** Whether a pause by hand changes it: what is active, and what would resume by itself. */
export function canPauseByHand({ state, reason }: EnrollmentStatus): boolean {
  return state === 'active' || (state === 'paused' && reason !== 'manual');
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
