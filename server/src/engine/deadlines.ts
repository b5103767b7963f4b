import type { Clock } from '../domain/clock.js';

/** Ends what takes too long. */
export interface Deadlines {
  /** A signal that aborts with `reason` once the time is over; `met` calls that off. */
  start(): { signal: AbortSignal; met(): void };
  /** Calls all off. */
  close(): void;
}

/**
 * Deadlines that all are `ms` milliseconds after their start, so that one sleeper serves them in order: a timer for each
 * request would cost more than signing it.
 */
export function createDeadlines(clock: Clock, ms: number, reason: () => Error): Deadlines {
  const running = new Map<AbortController, number>();
  const closing = new AbortController();
  let watching = false;

  async function watch(): Promise<void> {
    watching = true;
    for (let next = first(running); next; next = first(running)) {
      const [controller, at] = next;
      const leftMs = at - clock.now().getTime();
      if (leftMs > 0) await clock.sleep(leftMs, closing.signal);
      else {
        running.delete(controller);
        controller.abort(reason());
      }
    }
    watching = false;
  }

  return {
    start() {
      const controller = new AbortController();
      running.set(controller, clock.now().getTime() + ms);
      // The sleep rejects when everything is closed, which nobody need know.
      if (!watching) watch().catch(() => undefined);
      return { signal: controller.signal, met: () => void running.delete(controller) };
    },
    close: () => closing.abort(),
  };
}

function first<K, V>(map: Map<K, V>): [K, V] | undefined {
  for (const entry of map) return entry;
  return undefined;
}
