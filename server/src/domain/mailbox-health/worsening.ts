import type { HealthCheckName, MailboxHealthCheck, WorsenedCheck } from '../../generated/types.js';

const results = ['pass', 'warning', 'fail'] as const;

/** The last result of each check that was not unknown; those that were never known are left out. */
export type KnownResults = Partial<Record<HealthCheckName, (typeof results)[number]>>;

/**
 * Compares the checks of a mailbox with what was known before; null: nothing. A check that is unknown now keeps its last known
 * result, and one that was never known cannot become worse.
 */
export function compareHealth(
  before: KnownResults | null,
  checks: readonly MailboxHealthCheck[],
): { known: KnownResults; worsened: WorsenedCheck[] } {
  const known: KnownResults = { ...before };
  const worsened: WorsenedCheck[] = [];
  for (const { result, ...found } of checks) {
    if (result === 'unknown') continue;
    const previous = known[found.check];
    known[found.check] = result;
    if (previous !== undefined && results.indexOf(result) > results.indexOf(previous))
      worsened.push({ ...found, before: previous, after: result } as WorsenedCheck);
  }
  return { known, worsened };
}
