import type {
  HealthResult,
  MailboxHealthCheck,
  HealthCheckName,
  WorsenedCheck,
} from '../../generated/types.js';
import { emailDomain } from '../leads/email-address.js';
import { checkDkim } from './dkim-check.js';
import { checkDmarc } from './dmarc-check.js';
import { checkBlockLists, checkMx, checkReverseDns } from './domain-checks.js';
import {
  finding,
  unanswered,
  worstOf,
  type CheckedMailbox,
  type DnsLookups,
  type Finding,
} from './lookups.js';
import { checkSpf } from './spf-check.js';

/** What is right and what is wrong with the DNS of a mailbox. */
export interface HealthReport {
  result: HealthResult;
  checks: MailboxHealthCheck[];
}

/** A report, and when it was begun. */
export type DatedReport = HealthReport & { checkedAt: Date };

const names = ['mx', 'spf', 'dmarc', 'dkim', 'reverse_dns', 'blocklists'] as const;

/** Returns a mailbox as the checks see it. */
export function checkedMailbox(mailbox: {
  email: string;
  settings: { smtp?: { host: string }; dkim_keys?: readonly string[] };
}): CheckedMailbox {
  const { smtp, dkim_keys } = mailbox.settings;
  return { domain: emailDomain(mailbox.email), smtpHost: smtp?.host ?? null, dkimKeys: dkim_keys ?? [] };
}

/** Runs all checks of a mailbox, each for itself: one that gets no answer is unknown. */
export async function checkHealth(
  mailbox: CheckedMailbox,
  { dns, blockLists }: { dns: DnsLookups; blockLists: readonly string[] },
): Promise<HealthReport> {
  const { domain } = mailbox;
  const found = await Promise.all(
    [
      checkMx(domain, dns),
      checkSpf(mailbox, dns),
      checkDmarc(domain, dns),
      checkDkim(mailbox, dns),
      checkReverseDns(mailbox, dns),
      checkBlockLists(domain, blockLists, dns),
    ].map(check => check.catch(unanswered)),
  );
  return report(found);
}

/** The report of a sandbox mailbox, which looks nothing up. */
export function sandboxHealth(): HealthReport {
  const problem = 'A sandbox mailbox sends nothing to the internet, so there is nothing to check.';
  return report(names.map(() => finding('unknown', null, problem)));
}

function report(found: readonly Finding[]): HealthReport {
  return {
    result: worstOf(found.map(({ result }) => result)),
    checks: names.map((check, at) => ({ check, ...found[at]! })),
  };
}

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
