import type { Clock } from '../../domain/clock.js';
import type { Database } from '../../store/database/database.js';
import { newId } from '../../store/database/ids.js';
import { acquireLease, releaseLease, renewLease, type Lease } from '../../store/database/leases.js';

/** A lease that is held: the same object for as long as it is, its times move on. */
export interface Held {
  readonly lease: Lease;
  /** When it ends at the earliest. */
  until: Date;
  /** Until when requests may begin before it is made to last. */
  startUntil: Date;
}

/** The time in which one worker alone delivers for an account. */
export interface Tenure {
  /** Takes the account's lease, or makes it last: for most of its length at least. Null when another worker has it. */
  hold(): Promise<Held | null>;
  /** Lets others deliver. */
  release(): Promise<void>;
}

/** A lease of which less is left is made to last. */
const enoughLeft = 0.8;
/** With so little left nothing begins. */
const tooLittleLeft = 0.2;

/**
 * Makes a worker's tenure of an account. One lease for all of an account's deliveries spares each of them a write of its
 * own; what a worker that died had in hand is delivered again when it ends. So that this is soon, it is short, and whoever
 * has requests under way makes it last (see `keepTenure`).
 */
export function createTenure(
  { database, clock }: { database: Database; clock: Clock },
  accountId: string,
  leaseMs: number,
): Tenure {
  const { manager } = database;
  let held: Held | undefined;
  let releasing = Promise.resolve();
  let holding: Promise<Held | null> | undefined;

  async function extended(now: Date): Promise<Held | null> {
    const until = new Date(now.getTime() + leaseMs);
    const startUntil = new Date(until.getTime() - leaseMs * tooLittleLeft);
    if (held && (await renewLease(manager, held.lease, now, leaseMs)))
      return Object.assign(held, { until, startUntil });
    // A new owner each time: outcomes of a tenure that ran out must not count in the next one.
    const lease = { name: `webhooks ${accountId}`, owner: newId() };
    return (await acquireLease(manager, lease, now, leaseMs)) ? { lease, until, startUntil } : null;
  }

  async function hold(): Promise<Held | null> {
    await releasing;
    const now = clock.now();
    if (held && held.until.getTime() - now.getTime() >= leaseMs * enoughLeft) return held;
    held = (await extended(now)) ?? undefined;
    return held ?? null;
  }

  return {
    // Whoever asks meanwhile gets the same: two that took a lease of their own would be in each other's way.
    hold: () => (holding ??= hold().finally(() => (holding = undefined))),
    async release() {
      if (!held) return;
      const { lease } = held;
      held = undefined;
      // Where it cannot be given back, it runs out.
      releasing = releaseLease(manager, lease).catch(() => undefined);
      await releasing;
    },
  };
}
