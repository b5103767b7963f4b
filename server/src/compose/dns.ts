import { within } from '../domain/shared/within.js';
import { Resolver } from 'node:dns/promises';
import { DnsTrouble, type DnsLookups, type CheckedMailbox } from '../domain/mailbox-health/lookups.js';
import type { Config } from '../config.js';
import { type ReceiverProvider, lookUpProvider } from '../domain/receivers/limits.js';
import type { Clock } from '../domain/shared/clock.js';
import type { Database } from '../store/database/database.js';
import { storeProviders } from '../store/receivers/queries.js';
import { checkHealth, type DatedReport } from '../domain/mailbox-health/health.js';

/** One look-up, all look-ups of one report, and how many there may be: a domain's records decide what is asked. */
const longestMs = 3_000;
const longestInAllMs = 10_000;
const mostLookups = 100;

/** There is no such name, no such record, or no name can look like this. */
const nothingThere = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/**
 * Opens the look-ups of one report. What was asked once is not asked again, and nothing is asked once the ten seconds are over.
 *
 * @param servers addresses of DNS servers, with or without a port; those of the machine if there are none
 * @param onTrouble called for each question that gets no answer
 */
export function openDns(servers: readonly string[], onTrouble: () => void = () => undefined): DnsLookups {
  const resolver = new Resolver({ timeout: 1_000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  const endsAt = performance.now() + longestInAllMs;
  const asked = new Map<string, Promise<unknown>>();

  function ask<T>(kind: string, name: string, query: () => Promise<T[]>): Promise<T[]> {
    const key = `${kind} ${name}`;
    const known = asked.get(key) as Promise<T[]> | undefined;
    if (known) return known;
    const answer =
      asked.size < mostLookups
        ? answered(query, name, Math.min(longestMs, endsAt - performance.now()), onTrouble)
        : Promise.reject(new DnsTrouble('The records of the domain need too many DNS lookups.'));
    asked.set(key, answer);
    return answer;
  }

  return {
    async txt(name) {
      return (await ask('TXT', name, () => resolver.resolveTxt(name))).map(parts =>
        printable(parts.join('')),
      );
    },
    async mx(name) {
      const records = await ask('MX', name, () => resolver.resolveMx(name));
      const all = records.map(({ exchange, priority }) => ({ exchange: printable(exchange), priority }));
      return all.sort((a, b) => a.priority - b.priority);
    },
    async addresses(name) {
      const both = [
        ask('A', name, () => resolver.resolve4(name)),
        ask('AAAA', name, () => resolver.resolve6(name)),
      ];
      return (await Promise.all(both)).flat();
    },
    async names(address) {
      return (await ask('PTR', address, () => resolver.reverse(address))).map(printable);
    },
  };
}

async function answered<T>(
  query: () => Promise<T[]>,
  name: string,
  ms: number,
  onTrouble: () => void,
): Promise<T[]> {
  try {
    return await within(Math.max(0, ms), query(), () => trouble(name, 'ETIMEOUT'));
  } catch (error) {
    const { code = 'EUNKNOWN' } = error as NodeJS.ErrnoException;
    if (nothingThere.has(code)) return [];
    onTrouble();
    throw error instanceof DnsTrouble ? error : trouble(name, code);
  }
}

function trouble(name: string, code: string): DnsTrouble {
  return new DnsTrouble(`The DNS server did not answer for ${name} (${code}).`);
}

/** Records are anybody's text, and are shown on terminals. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?');
}

const hour = 60 * 60_000;
/** What the DNS said is taken to be so for some days; that it said nothing, for an hour. */
const keptMs = 3 * 24 * hour;
const unansweredMs = hour;

/** Looks up who receives the mail of domains, of a hundred at most, in ten seconds at most, and keeps what it finds. */
export type ProviderLookup = (domains: readonly string[]) => Promise<Map<string, ReceiverProvider>>;

/** Returns the look-up of those who receive mail. A domain that no DNS server answers for counts as `other`. */
export function createProviderLookup(
  { servers }: Config['dns'],
  database: Database,
  clock: Pick<Clock, 'now'>,
): ProviderLookup {
  return async domains => {
    const dns = openDns(servers);
    const found = await Promise.all(
      domains.map(async domain => {
        const provider = await lookUpProvider(domain, dns);
        const kept_until = new Date(clock.now().getTime() + (provider ? keptMs : unansweredMs));
        return { domain, provider: provider ?? ('other' as const), kept_until };
      }),
    );
    await storeProviders(database.manager, found);
    return new Map(found.map(({ domain, provider }) => [domain, provider]));
  };
}

const reportKeptMs = 60_000;
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
    if (known && at.getTime() - known.at.getTime() < reportKeptMs) return known.report;
    kept.delete(key);
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value!);
    const report = check(mailbox, key, at);
    kept.set(key, { at, report });
    return report;
  };
}
