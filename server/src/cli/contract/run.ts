import { Halt, type Finding } from './answer.js';
import { group, type Check } from './check.js';
import { createProbe } from './probe.js';
import { Skip } from './answer.js';
import type { Session } from './probe.js';

/** What became of a check. */
export interface Result {
  check: Check;
  outcome: 'passed' | 'violated' | 'skipped';
  /** What differs from the contract; none unless it is violated. */
  findings: readonly Finding[];
  /** Why it was skipped. */
  reason: string;
  durationMs: number;
}

/** Told as the run goes on. */
export interface Watcher {
  begins(check: Check): void;
  ended(result: Result): void;
}

/**
 * Makes the checks one after the other, and then removes what they made, also when the run is ended before its time. Removing is a
 * check of its own.
 */
export async function runChecks(
  session: Session,
  checks: readonly Check[],
  watcher: Watcher,
): Promise<Result[]> {
  const results: Result[] = [];
  const make = async (check: Check, within = session) => {
    watcher.begins(check);
    const result = await runCheck(within, check);
    results.push(result);
    watcher.ended(result);
  };
  for (const check of checks) {
    if (session.target.signal.aborted) break;
    await make(check);
  }
  if (session.undone.length > 0) await make(cleanup(session), unending(session));
  return results;
}

async function runCheck(session: Session, check: Check): Promise<Result> {
  const startedAt = performance.now();
  const probe = createProbe(session);
  const reason = await attempt(() => check.run(probe));
  const { findings } = probe;
  const outcome = findings.length > 0 ? 'violated' : reason === '' ? 'passed' : 'skipped';
  return { check, outcome, findings, reason, durationMs: performance.now() - startedAt };
}

/** Runs to the end or to where a check stops itself; answers why it is skipped. */
async function attempt(run: () => Promise<unknown>): Promise<string> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Skip) return error.message;
    if ((error as Error).name === 'AbortError') return 'the run was ended';
    if (!(error instanceof Halt)) throw error;
  }
  return '';
}

/** The session without the end that it may have come to. */
function unending(session: Session): Session {
  return { ...session, target: { ...session.target, signal: new AbortController().signal } };
}

function cleanup(session: Session): Check {
  const removing: Omit<Check, 'group'> = {
    name: 'what the run made is removed',
    part: 'Deletes',
    async run(probe) {
      for (const remove of session.undone) await attempt(() => remove(probe));
    },
  };
  return group('Cleanup', [removing])[0]!;
}
