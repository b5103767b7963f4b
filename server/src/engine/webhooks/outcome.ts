import { maxAttempts, retryAfterMs, retryDelayMs } from '../../domain/sending/backoff.js';
import type { AttemptRecord, ClaimedDelivery } from '../../store/webhooks/queue/queries.js';
import type { OutboundResponse, OutboundError } from '../outbound/http.js';

/** The request of one attempt: when it began and ended, and what came back. */
export interface HttpExchange {
  startedAt: Date;
  endedAt: Date;
  result: OutboundResponse | OutboundError;
}

/** The status with which a receiver says that it wants no more events. */
export const gone = 410;

/**
 * Judges an attempt: any 2xx is delivered, a 410 and the last attempt are given up, all else is tried again after a
 * growing pause, or later if the receiver asks for that.
 *
 * @param random from 0 up to 1
 */
export function outcomeOf(delivery: ClaimedDelivery, exchange: HttpExchange, random: number): AttemptRecord {
  const { startedAt, endedAt, result } = exchange;
  const { next, responseStatus, error } = judge(delivery, result, endedAt, random);
  return {
    accountId: delivery.accountId,
    id: delivery.id,
    until: delivery.until,
    attempt: delivery.attempts + 1,
    status: next.status,
    dueAt: next.dueAt,
    responseStatus,
    latencyMs: Math.max(0, endedAt.getTime() - startedAt.getTime()),
    error,
    attemptedAt: startedAt,
  };
}

type Next = Pick<AttemptRecord, 'status' | 'dueAt'>;

const delivered: Next = { status: 'delivered', dueAt: null };
const givenUp: Next = { status: 'failed', dueAt: null };

function judge(
  delivery: ClaimedDelivery,
  result: HttpExchange['result'],
  now: Date,
  random: number,
): Pick<AttemptRecord, 'responseStatus' | 'error'> & { next: Next } {
  if (result instanceof Error)
    return { next: afterFailure(delivery, now, 0, random), responseStatus: null, error: result.message };
  const { status, retryAfter } = result;
  if (status >= 200 && status < 300) return { next: delivered, responseStatus: status, error: null };
  const next = status === gone ? givenUp : afterFailure(delivery, now, retryAfterMs(retryAfter, now), random);
  return { next, responseStatus: status, error: refusal(status) };
}

function afterFailure(
  { attemptsInTurn }: ClaimedDelivery,
  now: Date,
  requestedDelayMs: number,
  random: number,
): Next {
  const made = attemptsInTurn + 1;
  if (made >= maxAttempts) return givenUp;
  const delayMs = Math.max(requestedDelayMs, retryDelayMs(made, random));
  return { status: 'pending', dueAt: new Date(now.getTime() + delayMs) };
}

/** Those that name another address (RFC 9110, 15.4). */
const redirects = new Set([301, 302, 303, 307, 308]);

function refusal(status: number): string {
  if (redirects.has(status))
    return `The receiver responded with status ${status}. Redirects are not followed.`;
  if (status === gone) return 'The receiver responded with status 410: the endpoint is gone.';
  return `The receiver responded with status ${status}.`;
}
