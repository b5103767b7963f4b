import type { Clock } from '../domain/clock.js';

/** Ends what takes too long. */
export interface Deadlines {
  /** Calls `overdue` with the reason once the time is over, unless the function that it answers is called before. */
  start(overdue: (reason: Error) => void): () => void;
  /** Calls all off. */
  close(): void;
}

interface Running {
  at: number;
  overdue(reason: Error): void;
}

/**
 * Deadlines that all are `ms` milliseconds after their start, so that one sleeper serves them in order: a timer for each
 * request would cost more than signing it.
 */
export function createDeadlines(clock: Clock, ms: number, reason: () => Error): Deadlines {
  const running = new Set<Running>();
  const closing = new AbortController();
  let watching = false;

  async function watch(): Promise<void> {
    watching = true;
    for (let next = first(running); next; next = first(running)) {
      const leftMs = next.at - clock.now().getTime();
      if (leftMs > 0) await clock.sleep(leftMs, closing.signal);
      else {
        running.delete(next);
        next.overdue(reason());
      }
    }
    watching = false;
  }

  return {
    start(overdue) {
      const one = { at: clock.now().getTime() + ms, overdue };
      running.add(one);
      // The sleep rejects when everything is closed, which nobody need know.
      if (!watching) watch().catch(() => undefined);
      return () => void running.delete(one);
    },
    close: () => closing.abort(),
  };
}

function first<T>(set: Set<T>): T | undefined {
  for (const entry of set) return entry;
  return undefined;
}
