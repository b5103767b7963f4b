import { Halt, Skip, type Finding } from './finding.js';
import { createProbe, type Probe, type Session } from './probe.js';

/** One statement about a service, which requests verify. */
export interface Check {
  /** The heading in the report. */
  group: string;
  /** The statement. */
  name: string;
  /** The operations, or the part of the contract, that it is about. */
  part: string;
  /** It sends only GET requests. */
  readOnly?: boolean;
  run(probe: Probe): Promise<unknown>;
}

/** Returns the checks of a group. */
export function group(name: string, checks: readonly Omit<Check, 'group'>[]): Check[] {
  return checks.map(check => ({ group: name, ...check }));
}

/** The outcome of a check. */
export interface Result {
  check: Check;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Differences from the contract; empty unless the check failed. */
  findings: readonly Finding[];
  /** Why it was skipped. */
  reason: string;
  durationMs: number;
}

/** Receives the progress of a run. */
export interface Watcher {
  begins(check: Check): void;
  ended(result: Result): void;
}

/** Runs the checks one by one. Then removes what they created, also after an abort; that is a check too. */
export async function runChecks(
  session: Session,
  checks: readonly Check[],
  watcher: Watcher,
): Promise<Result[]> {
  const results: Result[] = [];
  const run = async (check: Check, within = session) => {
    watcher.begins(check);
    const result = await runCheck(within, check);
    results.push(result);
    watcher.ended(result);
  };
  for (const check of checks) {
    if (session.target.signal.aborted) break;
    await run(check);
  }
  if (session.undone.length > 0) {
    const target = { ...session.target, signal: new AbortController().signal };
    await run(cleanup(session), { ...session, target });
  }
  return results;
}

async function runCheck(session: Session, check: Check): Promise<Result> {
  const startedAt = performance.now();
  const probe = createProbe(session);
  const reason = await attempt(() => check.run(probe));
  const { findings } = probe;
  const outcome = findings.length > 0 ? 'failed' : reason === '' ? 'passed' : 'skipped';
  return { check, outcome, findings, reason, durationMs: performance.now() - startedAt };
}

/** Runs a check to its end, or until it ends itself. Returns why it is skipped, or an empty string. */
async function attempt(run: () => Promise<unknown>): Promise<string> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Skip) return error.message;
    if ((error as Error).name === 'AbortError') return 'the run was interrupted';
    if (!(error instanceof Halt)) throw error;
  }
  return '';
}

function cleanup(session: Session): Check {
  return {
    group: 'Cleanup',
    name: 'what the run created is deleted',
    part: 'Deletes',
    async run(probe) {
      for (const remove of session.undone) await attempt(() => remove(probe));
    },
  };
}
