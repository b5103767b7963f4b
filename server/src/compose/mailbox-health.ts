import type { Config } from '../config.js';
import { checkHealth, type DatedReport } from '../domain/mailbox-health/health.js';
import type { CheckedMailbox } from '../domain/mailbox-health/lookups.js';
import type { Clock } from '../domain/shared/clock.js';
import { openDns } from './dns.js';

const keptMs = 60_000;
const mostKept = 1_000;

/**
 * Returns the check of a mailbox. Its report is kept for a minute, from its begin: calls for the same domain and server share it,
 * so that nobody can flood the DNS servers of others through the service. One that a DNS server did not answer is not kept.
 */
export function createHealthCheck(
  { servers, blockLists }: Config['dns'],
  clock: Pick<Clock, 'now'>,
): (mailbox: CheckedMailbox) => Promise<DatedReport> {
  const kept = new Map<string, { at: Date; report: Promise<DatedReport> }>();

  async function check(mailbox: CheckedMailbox, key: string, checkedAt: Date): Promise<DatedReport> {
    let isWhole = true;
    const dns = openDns(servers, () => (isWhole = false));
    try {
      return { ...(await checkHealth(mailbox, { dns, blockLists })), checkedAt };
    } catch (error) {
      isWhole = false;
      throw error;
    } finally {
      if (!isWhole) kept.delete(key);
    }
  }

  return mailbox => {
    const key = JSON.stringify(mailbox);
    const at = clock.now();
    const known = kept.get(key);
    if (known && at.getTime() - known.at.getTime() < keptMs) return known.report;
    kept.delete(key);
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
    const report = check(mailbox, key, at);
    kept.set(key, { at, report });
    return report;
  };
}
