import type { Config } from '../config.js';
import type { ReceiverProvider } from '../domain/receivers/limits.js';
import { lookUpProvider } from '../domain/receivers/provider.js';
import type { Clock } from '../domain/shared/clock.js';
import type { Database } from '../store/database/database.js';
import { storeProviders } from '../store/receivers/queries.js';
import { openDns } from './dns.js';

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
