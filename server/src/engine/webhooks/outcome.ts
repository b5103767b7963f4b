import { maxAttempts, retryAfterMs, retryDelayMs } from '../../domain/backoff.js';
import type { AttemptOutcome, ClaimedDelivery } from '../../store/webhook-queue.js';
import type { OutboundAnswer, OutboundError } from '../outbound-http.js';

/** One attempt: when it began and ended, and what came back. */
export interface Attempt {
  startedAt: Date;
  endedAt: Date;
  result: OutboundAnswer | OutboundError;
}

/** The answer of a receiver that wants no more events. */
export const gone = 410;

/**
 * Judges an attempt: any 2xx is delivered, a 410 and the last attempt are given up, all else is tried again after a
 * growing pause, or later if the receiver asks for that.
 *
 * @param random from 0 up to 1
 */
export function outcomeOf(delivery: ClaimedDelivery, attempt: Attempt, random: number): AttemptOutcome {
  const { startedAt, endedAt, result } = attempt;
  const base = {
    id: delivery.id,
    attempt: delivery.attempts + 1,
    latencyMs: Math.max(0, endedAt.getTime() - startedAt.getTime()),
    attemptedAt: startedAt,
  };
  if (result instanceof Error) {
    return {
      ...base,
      ...afterFailure(delivery, endedAt, 0, random),
      responseStatus: null,
      error: result.message,
    };
  }
  const { status } = result;
  if (status >= 200 && status < 300)
    return { ...base, status: 'delivered', dueAt: null, responseStatus: status, error: null };
  const next =
    status === gone
      ? ({ status: 'failed', dueAt: null } as const)
      : afterFailure(delivery, endedAt, retryAfterMs(result.retryAfter, endedAt), random);
  return { ...base, ...next, responseStatus: status, error: refusal(status) };
}

function afterFailure(
  { attemptsInTurn }: ClaimedDelivery,
  now: Date,
  patienceMs: number,
  random: number,
): Pick<AttemptOutcome, 'status' | 'dueAt'> {
  const made = attemptsInTurn + 1;
  if (made >= maxAttempts) return { status: 'failed', dueAt: null };
  const delayMs = Math.max(patienceMs, retryDelayMs(made, random));
  return { status: 'pending', dueAt: new Date(now.getTime() + delayMs) };
}

function refusal(status: number): string {
  if (status >= 300 && status < 400) return `The receiver answered ${status}; redirects are not followed.`;
  if (status === gone) return 'The receiver answered 410: the endpoint is gone.';
  return `The receiver answered ${status}.`;
}
