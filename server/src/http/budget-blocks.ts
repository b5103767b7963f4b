import type { Clock } from '../domain/shared/clock.js';
import type { SharedCounter } from './rate-limiter.js';

/** The requests that an account may make in a window, kept where all processes see them. */
export interface Budget {
  /**
   * Reserves requests for this process: for those that wait, and up to `ahead` more while there are plenty. Returns how
   * many it got, and how many are left to reserve.
   */
  reserve(
    window: { accountId: string; startsAt: Date },
    wanted: { waiting: number; ahead: number },
  ): Promise<{ granted: number; left: number }>;
  /** Gives back what was reserved and is not used. */
  giveBack(window: { accountId: string; startsAt: Date }, count: number): Promise<void>;
}

/** What this process knows of an account in a window. */
interface Block {
  accountId: string;
  startsAt: Date;
  /** Requests reserved and not used yet. */
  held: number;
  /** Requests used. As many are reserved ahead, so that a process never holds more than it had use for. */
  used: number;
  usedAt: number;
  /** Requests that wait for the reservation. */
  waiting: number;
  reserving: Promise<void> | undefined;
  /** Requests that nobody had reserved, as last seen. */
  left: number;
  /** When to see again whether others gave some back. */
  askAgainAt: number;
}

const askAgainMs = 1_000;
const idleMs = 5_000;
const sweepMs = 1_000;

/**
 * Counts by reserving blocks of requests, so that few requests wait for the budget. Blocks grow with use and shrink with
 * what is left, down to one; what is not used for five seconds goes back for the other processes.
 */
export function createBudgetBlocks({ clock, budget }: { clock: Clock; budget: Budget }): SharedCounter {
  let blocks = new Map<string, Block>();
  let startsAt = new Date(0);
  let sweeping = false;
  const closing = new AbortController();

  function blockOf(accountId: string, windowStart: Date): Block {
    if (windowStart.getTime() !== startsAt.getTime()) {
      startsAt = windowStart;
      blocks = new Map();
    }
    let block = blocks.get(accountId);
    if (!block) {
      const counts = { held: 0, used: 0, usedAt: 0, waiting: 0, left: Infinity, askAgainAt: 0 };
      block = { accountId, startsAt, reserving: undefined, ...counts };
      blocks.set(accountId, block);
    }
    return block;
  }

  function use(block: Block): number {
    block.held -= 1;
    block.used += 1;
    block.usedAt = clock.now().getTime();
    return block.left + block.held;
  }

  async function reserve(block: Block): Promise<void> {
    try {
      const { granted, left } = await budget.reserve(block, { waiting: block.waiting, ahead: block.used });
      block.held += granted;
      block.left = left;
      if (left === 0) block.askAgainAt = clock.now().getTime() + askAgainMs;
      if (!sweeping) void sweep().catch(() => undefined);
    } finally {
      block.reserving = undefined;
    }
  }

  async function useReserved(block: Block): Promise<number> {
    for (;;) {
      if (block.held > 0) return use(block);
      if (block.left === 0 && clock.now().getTime() < block.askAgainAt) return -1;
      block.waiting += 1;
      try {
        await (block.reserving ??= reserve(block));
      } finally {
        block.waiting -= 1;
      }
    }
  }

  async function sweep(): Promise<void> {
    sweeping = true;
    try {
      while ([...blocks.values()].some(({ held }) => held > 0)) {
        await clock.sleep(sweepMs, closing.signal);
        await giveBack(clock.now().getTime() - idleMs).catch(() => undefined);
      }
    } finally {
      sweeping = false;
    }
  }

  /** Gives back what was not used since; what cannot be given back is lost until the window ends. */
  async function giveBack(unusedSince: number): Promise<void> {
    for (const block of blocks.values()) {
      const { held, usedAt } = block;
      if (held === 0 || usedAt > unusedSince) continue;
      Object.assign(block, { held: 0, used: 0, left: block.left + held });
      await budget.giveBack(block, held);
    }
  }

  return {
    take(accountId, windowStart) {
      const block = blockOf(accountId, windowStart);
      return block.held > 0 ? use(block) : useReserved(block);
    },
    async close() {
      closing.abort();
      await giveBack(Infinity).catch(() => undefined);
    },
  };
}
