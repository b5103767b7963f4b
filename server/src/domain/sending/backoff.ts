const firstDelayMs = 5_000;
const growth = 4;
const longestDelayMs = 12 * 60 * 60_000;
const jitter = 0.2;
/** A receiver that asks for more patience than this is asked again anyway. */
const longestRetryAfterMs = 24 * 60 * 60_000;

/** Attempts before a delivery is given up: with the pauses between them they span three days. */
export const maxAttempts = 13;

/**
 * How long to wait after the `attempt`-th attempt (from 1) failed, in milliseconds: 5 s after the first, four times as
 * long after each further one up to 12 hours, and up to a fifth more, so that receivers that fail together are not
 * asked together.
 *
 * @param random from 0 up to 1
 */
export function retryDelayMs(attempt: number, random: number): number {
  const delay = Math.min(longestDelayMs, firstDelayMs * growth ** (attempt - 1));
  return Math.round(delay * (1 + jitter * random));
}

/** Milliseconds that a `Retry-After` header asks for (RFC 9110, 10.2.3: seconds or a date), at most a day; 0 when it asks for none. */
export function retryAfterMs(header: string | null, now: Date): number {
  const text = header?.trim() ?? '';
  const wanted = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Math.min(longestRetryAfterMs, Math.max(0, wanted || 0));
}
