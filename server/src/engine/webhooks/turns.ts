import type { Clock } from '../../domain/clock.js';
import type { Database } from '../../store/database/database.js';
import { failingAccounts } from '../../store/webhooks/settings/repository.js';

/** Whose turn it is when there are more accounts than claims. */
export interface Turns {
  /** Accounts whose endpoints fail, as far as we know: they are served beside all others. */
  readonly failing: ReadonlySet<string>;
  /** Finds out who fails, and lets those go on who have rested. */
  refresh(): Promise<void>;
  /** Leaves an account alone for so long. */
  rest(accountId: string, ms: number): void;
  isResting(accountId: string): boolean;
  /** An account had its turn while claims were scarce: it comes after all others. */
  served(accountId: string): void;
  wasServed(accountId: string): boolean;
  /** Whom a look for work among the others leaves out: those who rest or fail, and those who had a turn while it is scarce. */
  passedOver(isScarce: boolean): string[];
  /** Lets everyone of these have another turn; false where nobody had one. */
  again(which: (accountId: string) => boolean): boolean;
}

/** How often it is asked which accounts' endpoints fail. */
const failingEveryMs = 1_000;

/** Makes the turns of one process. */
export function createTurns({ database, clock }: { database: Database; clock: Clock }): Turns {
  const resting = new Map<string, number>();
  const served = new Set<string>();
  let failing: ReadonlySet<string> = new Set();
  let failingAt = -Infinity;
  const now = () => clock.now().getTime();

  return {
    get failing() {
      return failing;
    },
    async refresh() {
      for (const [id, until] of resting) if (until <= now()) resting.delete(id);
      if (Math.abs(now() - failingAt) < failingEveryMs) return;
      failing = new Set(await failingAccounts(database.manager));
      failingAt = now();
    },
    rest(accountId, ms) {
      resting.set(accountId, now() + ms);
    },
    isResting: accountId => resting.has(accountId),
    served(accountId) {
      served.add(accountId);
    },
    wasServed: accountId => served.has(accountId),
    passedOver: isScarce => [...resting.keys(), ...failing, ...(isScarce ? served : [])],
    again(which) {
      const those = [...served].filter(which);
      for (const id of those) served.delete(id);
      return those.length > 0;
    },
  };
}
