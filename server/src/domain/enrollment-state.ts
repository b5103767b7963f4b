import type { EnrollmentReason, EnrollmentState } from '../generated/types.js';

/** Where an enrollment is in its life; `reason` tells why unless it is active. */
export interface EnrollmentStatus {
  state: EnrollmentState;
  reason: EnrollmentReason | null;
}

export type PauseReason = Extract<EnrollmentReason, 'manual' | 'campaign_paused' | 'out_of_office'>;
export type StopReason = Exclude<EnrollmentReason, PauseReason | 'finished'> | 'manual';

/** Reasons after which the row is no longer the person's: they hold over whatever stopped it before. */
const FINAL: ReadonlySet<EnrollmentReason | null> = new Set(['replaced', 'removed']);

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

/**
 * Stops the sequence for good. One that had come to its end is stopped too, so that it does not go on when its node
 * gains an outgoing edge; one that was stopped keeps its reason, unless the row itself is retired now.
 */
export function stop({ state, reason }: EnrollmentStatus, why: StopReason): Change {
  if (state === 'stopped' && (FINAL.has(reason) || !FINAL.has(why))) return null;
  return { state: 'stopped', reason: why };
}

/** Completes what is active and has come to the end of the flow. */
export function complete({ state }: EnrollmentStatus): Change {
  return state === 'active' ? { state: 'completed', reason: 'finished' } : null;
}

/** Lets a completed enrollment go on: its node gained a way out. */
export function reactivate({ state }: EnrollmentStatus): Change {
  return state === 'completed' ? { state: 'active', reason: null } : null;
}
