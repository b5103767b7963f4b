import { createHealthCheck } from '../compose/dns.js';
import type { Config } from '../config.js';
import { checkedMailbox, type HealthReport } from '../domain/mailbox-health/health.js';
import { systemClock } from '../domain/shared/clock.js';
import type { Database } from '../store/database/database.js';
import { listRealMailboxes } from '../store/mailboxes/repository.js';
import type { Finding } from './metrics-check.js';

const MOST_MAILBOXES = 20;

/**
 * Returns what is wrong with the DNS of each mailbox, for the oldest {@link MOST_MAILBOXES} of all accounts, and one line for
 * those that were not checked. Takes ten seconds at most.
 */
export async function adviceOnHealth(
  { dns }: Pick<Config, 'dns'>,
  { manager }: Pick<Database, 'manager'>,
): Promise<Finding[]> {
  const { rows, total } = await listRealMailboxes(manager, MOST_MAILBOXES);
  if (rows.length === 0) return [];
  const check = createHealthCheck(dns, systemClock);
  const checked = await Promise.all(
    rows.map(async mailbox => ({ ...mailbox, ...(await check(checkedMailbox(mailbox))) })),
  );
  const unknown = checked.filter(({ result }) => result === 'unknown').map(({ email }) => email);
  const warnings = checked.filter(({ result }) => result === 'fail' || result === 'warning').map(inWords);
  if (unknown.length > 0)
    warnings.push(`the DNS of these mailboxes could not be looked up: ${unknown.join(', ')}`);
  const well =
    warnings.length === 0
      ? [`nothing is wrong with the DNS of ${rows.length} mailbox${rows.length === 1 ? '' : 'es'}`]
      : [];
  if (total > rows.length)
    warnings.push(
      `the DNS of ${total - rows.length} more mailboxes was not checked. GET /v1/mailboxes/{id}/health/dns does it.`,
    );
  const asked = dns.servers.length > 0 ? [`DNS asked: ${dns.servers.join(', ')} (DNS_SERVERS)`] : [];
  return [
    ...[...asked, ...well].map(line => ({ outcome: 'ok' as const, line })),
    ...warnings.map(line => ({ outcome: 'warn' as const, line })),
  ];
}

/** All that is wrong, and how to correct it, in lines for a terminal. */
function inWords({ id, email, checks }: HealthReport & { id: string; email: string }): string {
  const wrong = checks.filter(({ result }) => result === 'fail' || result === 'warning');
  const lines = wrong.map(({ check, result, problem, fix }) => `${check} (${result}): ${problem}\n  ${fix}`);
  return [`mailbox ${email}, GET /v1/mailboxes/${id}/health/dns`, ...lines]
    .join('\n')
    .replaceAll('\n', '\n      ');
}
