import type { ReceiverLimits } from '../../generated/types.js';
import { budgetRenewal } from '../sending/mailbox-pace.js';
import { localDate } from '../schedule/zone-time.js';
import { DnsTrouble, type DnsLookups } from '../mailbox-health/lookups.js';

/** Who receives the mail of a domain. */
export type ReceiverProvider = keyof ReceiverLimits['per_provider'];

/** A receiver that may get so many messages in a day. */
export interface LimitedReceiver {
  /** As it is counted, such as `domain:acme.example`. */
  key: string;
  limit: 'per_domain' | 'per_provider';
  /** The domain, or the provider. */
  name: string;
  cap: number;
}

/** Whether any provider has a limit, so that domains must be looked up. */
export function limitsProviders({ per_provider }: ReceiverLimits): boolean {
  return Object.values(per_provider).some(cap => cap !== null);
}

/** Returns limits as they are stored: null where none is set. */
export function storedLimits(limits: ReceiverLimits): ReceiverLimits | null {
  return limits.per_domain !== null || limitsProviders(limits) ? limits : null;
}

/** The day in which messages to receivers are counted, as `YYYY-MM-DD`. */
export function receiverDay(at: Date): string {
  return localDate('UTC', at);
}

/** What receivers may still get on one day. */
export interface ReceiverBudget {
  day: string;
  /** When the next day begins. */
  renewal: Date;
  /** The receivers with a limit to which a message to a domain counts, in the order in which they are locked. */
  receivers(domain: string): LimitedReceiver[];
  /** Messages that may still go to a domain. */
  left(domain: string): number;
  /** The receiver that may get no more; null where a message may go to the domain. */
  full(domain: string): LimitedReceiver | null;
  take(domain: string, count: number): void;
}

/**
 * Opens what receivers may still get on the day of a time.
 *
 * @param providers by domain; who is not in it counts as `other`
 * @param sent messages of the day so far, by the key of the receiver
 */
export function receiverBudget(
  limits: ReceiverLimits,
  now: Date,
  providers: ReadonlyMap<string, ReceiverProvider>,
  sent: ReadonlyMap<string, number>,
): ReceiverBudget {
  const day = receiverDay(now);
  const taken = new Map<string, number>();
  const leftOf = ({ key, cap }: LimitedReceiver) => cap - (sent.get(key) ?? 0) - (taken.get(key) ?? 0);

  function receivers(domain: string): LimitedReceiver[] {
    const { per_domain, per_provider } = limits;
    const provider = providers.get(domain) ?? 'other';
    const found: LimitedReceiver[] = [];
    if (per_domain !== null)
      found.push({ key: `domain:${domain}`, limit: 'per_domain', name: domain, cap: per_domain });
    const cap = per_provider[provider];
    if (cap !== null) found.push({ key: `provider:${provider}`, limit: 'per_provider', name: provider, cap });
    return found;
  }

  return {
    day,
    renewal: budgetRenewal('UTC', day),
    receivers,
    left: domain => Math.max(0, Math.min(Infinity, ...receivers(domain).map(leftOf))),
    full: domain => receivers(domain).find(receiver => leftOf(receiver) <= 0) ?? null,
    take(domain, count) {
      for (const { key } of receivers(domain)) taken.set(key, (taken.get(key) ?? 0) + count);
    },
  };
}

/** The ends of the names of the servers that take the mail of a provider's customers. */
const hosts: Record<Exclude<ReceiverProvider, 'other'>, RegExp> = {
  google: /(^|\.)(google|googlemail)\.com$/i,
  microsoft: /(^|\.)((outlook|hotmail)\.com|mx\.microsoft)$/i,
};

/** Who receives the mail of a domain, by its MX records; null where no DNS server answered. */
export async function lookUpProvider(
  domain: string,
  dns: Pick<DnsLookups, 'mx'>,
): Promise<ReceiverProvider | null> {
  try {
    const [preferred] = await dns.mx(domain);
    const exchange = preferred?.exchange.replace(/\.$/, '') ?? '';
    return (['google', 'microsoft'] as const).find(provider => hosts[provider].test(exchange)) ?? 'other';
  } catch (error) {
    if (error instanceof DnsTrouble) return null;
    throw error;
  }
}
