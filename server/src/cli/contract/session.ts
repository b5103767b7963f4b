import { Skip } from './answer.js';
import type { Session } from './probe.js';
import type { Target } from './send.js';

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
