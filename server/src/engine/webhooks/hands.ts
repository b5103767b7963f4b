/** Hands of one account: so many requests at a time, whatever they are for. */
export interface Hands {
  /**
   * Lets hands do the work side by side as they become free, `most` at a time, and resolves when all have ended; rejects
   * then, not before, when one threw. The work goes on for as long as there is something to do; a hand that comes too late
   * finds nothing.
   */
  each(most: number, work: () => Promise<void>): Promise<void>;
}

/** @param count how many there are */
export function createHands(count: number): Hands {
  const waiting: (() => void)[] = [];
  let free = count;

  async function take(): Promise<void> {
    if (free > 0) free--;
    else await new Promise<void>(resolve => waiting.push(resolve));
  }

  function giveBack(): void {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }

  async function one(work: () => Promise<void>): Promise<void> {
    await take();
    try {
      await work();
    } finally {
      giveBack();
    }
  }

  return {
    async each(most, work) {
      const ended = await Promise.allSettled(Array.from({ length: Math.min(most, count) }, () => one(work)));
      for (const each of ended) if (each.status === 'rejected') throw each.reason;
    },
  };
}
