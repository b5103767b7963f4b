import type { Probe } from './probe.js';
import type { Target } from './send.js';

/** What all checks of a run share. */
export interface Session {
  readonly target: Target;
  /** Only GET is sent. */
  readonly readOnly: boolean;
  /** What the names of all that the run makes begin with; of this run alone. */
  readonly prefix: string;
  /** Makes something once for all checks that need it. @throws {Skip} for those that come after it failed */
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
  /** Notes how to remove what was made, when the run ends. */
  undo(remove: (probe: Probe) => Promise<unknown>): void;
  /** Notes something made that no call removes, as the report names it. */
  stays(what: string): void;
  /** What is to be removed, the last made first. */
  readonly undone: readonly ((probe: Probe) => Promise<unknown>)[];
  /** What stays, with how many there are. */
  readonly left: ReadonlyMap<string, number>;
}

/** A check that cannot be made, or need not be; the message says why. */
export class Skip extends Error {}

export function createSession(target: Target, prefix: string, readOnly: boolean): Session {
  const made = new Map<string, { value: Promise<unknown> }>();
  const undone: Session['undone'][number][] = [];
  const left = new Map<string, number>();
  return {
    target,
    prefix,
    readOnly,
    undone,
    left,
    async once<T>(name: string, make: () => Promise<T>): Promise<T> {
      const known = made.get(name);
      if (known) {
        return known.value.catch((error: unknown) => {
          if (error instanceof Skip) throw error;
          throw new Skip(`it needs ${name}, which could not be made`);
        }) as Promise<T>;
      }
      const value = make();
      made.set(name, { value });
      return value;
    },
    undo: remove => void undone.unshift(remove),
    stays: what => void left.set(what, (left.get(what) ?? 0) + 1),
  };
}
