import { IdleNotOffered } from './watch.js';

const firstPauseMs = 2_500;
const longestPauseMs = 15 * 60_000;
/** A connection that lasted as long was a good one: the next is tried soon. */
const goodMs = 60_000;
/** A server that offers no IDLE is asked again after this long. */
const notOfferedMs = 6 * 60 * 60_000;

/** Which mailboxes are not watched for a while, because it went wrong. */
export interface Rests {
  /** @param openedAt when the connection that failed was made, null when it was not */
  note(mailboxId: string, error: unknown, openedAt: Date | null, now: Date): void;
  rests(mailboxId: string, now: Date): boolean;
  /** How many there are. */
  count(now: Date): number;
}

/** Rests that grow longer with each failure in a row. */
export function createRests(): Rests {
  const known = new Map<string, { until: number; failures: number }>();

  return {
    note(mailboxId, error, openedAt, now) {
      const wasGood = openedAt !== null && now.getTime() - openedAt.getTime() >= goodMs;
      const failures = wasGood ? 1 : (known.get(mailboxId)?.failures ?? 0) + 1;
      const pauseMs =
        error instanceof IdleNotOffered
          ? notOfferedMs
          : Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures, 20));
      known.set(mailboxId, { until: now.getTime() + pauseMs, failures });
    },
    rests: (mailboxId, now) => (known.get(mailboxId)?.until ?? 0) > now.getTime(),
    count(now) {
      let count = 0;
      for (const [id, { until }] of known)
        if (until > now.getTime()) count++;
        // Nothing is held against it after a longest pause without a failure.
        else if (until + longestPauseMs < now.getTime()) known.delete(id);
      return count;
    },
  };
}
