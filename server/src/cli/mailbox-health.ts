import { createHealthCheck } from '../compose/dns.js';
import type { Config } from '../config.js';
import { checkedMailbox, type HealthReport } from '../domain/mailbox-health/health.js';
import { systemClock } from '../domain/shared/clock.js';
import type { Database } from '../store/database/database.js';
import { listRealMailboxes } from '../store/mailboxes/repository.js';

const MOST_MAILBOXES = 20;

/**
 * Returns a line for each mailbox whose DNS has something wrong, for the oldest {@link MOST_MAILBOXES} of all accounts, and one
 * line for those that were not checked. Takes ten seconds at most.
 */
export async function adviceOnHealth(
  { dns }: Pick<Config, 'dns'>,
  { manager }: Pick<Database, 'manager'>,
): Promise<string[]> {
  const { rows, total } = await listRealMailboxes(manager, MOST_MAILBOXES);
  const check = createHealthCheck(dns, systemClock);
  const checked = await Promise.all(
    rows.map(async mailbox => ({ email: mailbox.email, ...(await check(checkedMailbox(mailbox))) })),
  );
  const unknown = checked.filter(({ result }) => result === 'unknown').map(({ email }) => email);
  return [
    ...checked.filter(({ result }) => result === 'fail' || result === 'warning').map(inWords),
    ...(unknown.length > 0
      ? [`the DNS of these mailboxes could not be looked up: ${unknown.join(', ')}`]
      : []),
    ...(total > rows.length
      ? [
          `the DNS of ${total - rows.length} more mailboxes was not checked. GET /v1/mailboxes/{id}/health/dns does it.`,
        ]
      : []),
  ];
}

/** The problems that give a report its result, in one line. */
function inWords({ email, result, checks }: HealthReport & { email: string }): string {
  const worst = checks.filter(each => each.result === result);
  const problems = worst.map(({ check, problem }) => `${check}: ${problem}`).join(' ');
  return `mailbox ${email}: ${problems} GET /v1/mailboxes/{id}/health/dns says what to set.`;
}
