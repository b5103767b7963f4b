import type { Clock } from '../../domain/shared/clock.js';

/** A deadline that is running. */
export interface Deadline {
  /** It was met: nothing happens when its time comes. */
  met(): void;
}

/** Ends what takes too long. */
export interface Deadlines {
  /** Calls `overdue` with the reason once the time is over, unless the deadline is met before. */
  start(overdue: (reason: Error) => void): Deadline;
  /** Calls all off. */
  close(): void;
}

/**
 * Deadlines that all are `ms` milliseconds after their start, so that one sleeper serves them in order: a timer for each
 * request would cost more than signing it.
 */
export function createDeadlines(clock: Clock, ms: number, reason: () => Error): Deadlines {
  const line = new Line();
  const closing = new AbortController();
  let watching = false;

  async function watch(): Promise<void> {
    watching = true;
    for (let first = line.first; first; first = line.first) {
      const leftMs = first.at - clock.now().getTime();
      if (leftMs > 0) await clock.sleep(leftMs, closing.signal);
      else {
        first.met();
        first.overdue(reason());
      }
    }
    watching = false;
  }

  return {
    start(overdue) {
      const one = line.add(clock.now().getTime() + ms, overdue);
      // The sleep rejects when everything is closed, which nobody need know.
      if (!watching) watch().catch(() => undefined);
      return one;
    },
    close: () => closing.abort(),
  };
}

/** Deadlines in their order, each linked to its neighbours: to take one out of a Set took as long as to sign a request. */
class Line {
  first: Place | undefined;
  last: Place | undefined;

  add(at: number, overdue: (reason: Error) => void): Place {
    const place = new Place(this, at, overdue, this.last);
    if (this.last) this.last.next = place;
    else this.first = place;
    this.last = place;
    return place;
  }
}

class Place implements Deadline {
  next: Place | undefined;
  private isIn = true;

  constructor(
    private readonly line: Line,
    readonly at: number,
    readonly overdue: (reason: Error) => void,
    private previous: Place | undefined,
  ) {}

  met(): void {
    if (!this.isIn) return;
    this.isIn = false;
    const { previous, next } = this;
    if (previous) previous.next = next;
    else this.line.first = next;
    if (next) next.previous = previous;
    else this.line.last = previous;
    // Linked to others, what is over would keep them from being collected.
    this.previous = this.next = undefined;
  }
}
