import type { Clock } from '../../domain/clock.js';
import { claimSize } from './claim-size.js';
import { createHands, type Hands } from './hands.js';
import type { Lane } from './lane.js';
import type { Tenure } from './tenure.js';

/** What is under way for an account. */
export interface AccountWork {
  /** Where its events go, as far as we know, and the hands that bring them there. */
  url: string | null;
  hands: Hands;
  concurrency: number;
  tenure: Tenure;
  /** Deliveries that its claims hold. */
  taken: Set<string>;
  claims: number;
  /** Claims that know the present settings, as far as we know. */
  current: number;
  /** Claims with more left to begin than goes out while the next ones are claimed. */
  full: number;
  /** Deliveries that the next claim takes at most; as many as a first one when unknown. */
  size: number | undefined;
  /** Whether its work failed, as when the worker dies: nobody else goes on before the lease ends. */
  failed: boolean;
}

/** @param concurrency requests at a time */
export function newAccountWork(tenure: Tenure, concurrency: number): AccountWork {
  return {
    ...{ url: null, hands: createHands(concurrency), concurrency, tenure, taken: new Set() },
    ...{ claims: 0, current: 0, full: 0, size: undefined, failed: false },
  };
}

/** An account's hands for an address: those that still wait for one of before are none of the new one's. */
export function handsOf(account: AccountWork, url: string): Hands {
  if (account.url !== null && account.url !== url) account.hands = createHands(account.concurrency);
  account.url = url;
  return account.hands;
}

/** A claim as its account counts it, and what it tells of itself. */
interface OpenClaim extends Pick<Lane, 'elsewhere' | 'nearlyDone' | 'superseded' | 'settled'> {
  /** Lets go of all that it still holds. */
  letGo(): void;
  /** It is none of the account's present ones any more. */
  retire(): void;
}

interface ClaimOptions {
  clock: Clock;
  /** Most deliveries of a claim. */
  batchSize: number;
  /** Takes up deliveries as they were attempted, which a look under way may have seen as they were before. */
  attempted: Set<string>;
  /** Called when it is time to look for more. */
  wake(): void;
}

/** Counts a claim that begins; whoever works on it takes it off the account's `claims` when it has ended. */
export function openClaim(
  account: AccountWork,
  ids: readonly string[],
  { clock, batchSize, attempted, wake }: ClaimOptions,
): OpenClaim {
  const { taken } = account;
  const held = new Set(ids);
  const claimedAt = clock.now().getTime();
  for (const id of held) taken.add(id);
  account.claims++;
  account.current++;
  account.full++;
  account.failed = false;

  function letGoOf(id: string): void {
    if (held.delete(id)) taken.delete(id);
  }

  const nearlyDone = once((begun: number) => {
    account.full--;
    account.size = claimSize(begun, clock.now().getTime() - claimedAt, batchSize);
    wake();
  });
  const retire = once(() => {
    account.current--;
    nearlyDone(0);
  });
  return {
    nearlyDone,
    retire,
    elsewhere: () => [...taken].filter(id => !held.has(id)),
    superseded(unbegun) {
      for (const id of unbegun) letGoOf(id);
      retire();
      wake();
    },
    settled(settledIds) {
      for (const id of settledIds) {
        attempted.add(id);
        letGoOf(id);
      }
    },
    letGo() {
      for (const id of held) letGoOf(id);
    },
  };
}

function once<Args extends unknown[]>(action: (...args: Args) => void): (...args: Args) => void {
  let done = false;
  return (...args) => {
    if (done) return;
    done = true;
    action(...args);
  };
}
