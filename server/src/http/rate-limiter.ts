import type { Logger } from 'pino';
import type { Clock } from '../domain/shared/clock.js';

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

/** Counts one request of an account. */
export interface RateLimiter {
  take(accountId: string): RateDecision | Promise<RateDecision>;
}

/** Counts the requests of all processes together. */
export interface SharedCounter {
  /** Counts one request of the window that starts then; returns how many are left after it, -1 if none was left for it. */
  take(accountId: string, startsAt: Date): number | Promise<number>;
  close(): Promise<void>;
}

export interface RateLimiterOptions {
  clock: Clock;
  perMinute: number;
  /** Counts for all processes; without it this process counts for itself. */
  shared?: SharedCounter;
  log?: Logger;
}

const windowMs = 60_000;
/** How long this process counts for itself after a failure of the shared counter. */
const aloneForMs = 1_000;

/**
 * Fixed windows of one minute of the clock, exact over all processes that share a counter. Each process also counts what
 * it lets through itself, and goes by that alone while the shared counter fails. All accounts share the window's edge,
 * so the counters are dropped together and memory is bounded by the accounts seen in one minute.
 */
export function createRateLimiter({ clock, perMinute, shared, log }: RateLimiterOptions): RateLimiter {
  let counts = new Map<string, number>();
  let startsAt = new Date(0);
  let isFailing = false;
  let aloneUntil = 0;

  function decide(left: number, now: number, resetMs: number): RateDecision {
    return {
      allowed: left >= 0,
      limit: perMinute,
      remaining: Math.max(0, left),
      resetAt: resetMs / 1000,
      retryAfterSeconds: Math.max(1, Math.ceil((resetMs - now) / 1000)),
    };
  }

  /** Returns what all processes together have left, or this one where that is not known. */
  async function takeShared(counter: SharedCounter, accountId: string, own: number): Promise<number> {
    const counted = counts;
    // While it fails, one request a second tries.
    if (isFailing) aloneUntil = clock.now().getTime() + aloneForMs;
    try {
      const left = await counter.take(accountId, startsAt);
      if (left < 0) counted.set(accountId, counted.get(accountId)! - 1);
      if (isFailing) log?.info('the rate limit is counted over all processes again');
      isFailing = false;
      aloneUntil = 0;
      return Math.min(left, own);
    } catch (error) {
      const reason = (error as Error).message;
      if (!isFailing) log?.warn({ reason }, 'the rate limit is counted by this process alone');
      isFailing = true;
      aloneUntil = clock.now().getTime() + aloneForMs;
      return own;
    }
  }

  return {
    take(accountId) {
      const now = clock.now().getTime();
      const startMs = now - (now % windowMs);
      if (startMs !== startsAt.getTime()) {
        startsAt = new Date(startMs);
        counts = new Map();
      }
      const used = (counts.get(accountId) ?? 0) + 1;
      if (used <= perMinute) counts.set(accountId, used);
      const own = perMinute - used;
      if (!shared || own < 0 || now < aloneUntil) return decide(own, now, startMs + windowMs);
      return takeShared(shared, accountId, own).then(left => decide(left, now, startMs + windowMs));
    },
  };
}
