import type { DueDelivery } from '../../store/webhooks/queue/queries.js';

/** Deliveries of one claim, which its hands begin one after the other. */
export interface Supply {
  readonly hasMore: boolean;
  /** The next one; there must be more. */
  next(): DueDelivery;
  /** How many have begun. */
  readonly begun: number;
  /** Leaves to others what has not begun; returns the ids of what has. */
  end(): Set<string>;
}

/** @param few called with how many have begun, once, as one begins while `fewLeft` are left */
export function createSupply(
  deliveries: readonly DueDelivery[],
  fewLeft: number,
  few: (begun: number) => void,
): Supply {
  const fewAt = deliveries.length - fewLeft;
  let begun = 0;
  let ended = false;
  return {
    get hasMore() {
      return !ended && begun < deliveries.length;
    },
    next() {
      if (begun === fewAt) few(begun);
      return deliveries[begun++]!;
    },
    get begun() {
      return begun;
    },
    end() {
      ended = true;
      return new Set(deliveries.slice(0, begun).map(({ id }) => id));
    },
  };
}
