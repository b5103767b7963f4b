import type { Clock } from '../domain/clock.js';

/** The state of an account's window after one request was counted. */
export interface RateDecision {
  allowed: boolean;
  limit: number;
  /** Requests left in the window. */
  remaining: number;
  /** Unix seconds at which the window resets. */
  resetAt: number;
  /** Whole seconds until then, at least 1. */
  retryAfterSeconds: number;
}

/** Counts one request of an account; a shared implementation may answer later. */
export interface RateLimiter {
  take(accountId: string): RateDecision | Promise<RateDecision>;
}

const windowSeconds = 60;

/**
 * Fixed windows of one minute of the clock, exact within this process. All accounts share the window's edge,
 * so the counters are dropped together and memory is bounded by the accounts seen in one minute.
 */
export function createMemoryRateLimiter(options: { clock: Clock; perMinute: number }): RateLimiter {
  const { clock, perMinute } = options;
  const counts = new Map<string, number>();
  let currentWindow = -1;

  return {
    take(accountId) {
      const seconds = clock.now().getTime() / 1000;
      const window = Math.floor(seconds / windowSeconds);
      if (window !== currentWindow) {
        currentWindow = window;
        counts.clear();
      }
      const used = (counts.get(accountId) ?? 0) + 1;
      if (used <= perMinute) counts.set(accountId, used);
      const resetAt = (window + 1) * windowSeconds;
      return {
        allowed: used <= perMinute,
        limit: perMinute,
        remaining: Math.max(0, perMinute - used),
        resetAt,
        retryAfterSeconds: Math.max(1, Math.ceil(resetAt - seconds)),
      };
    },
  };
}
