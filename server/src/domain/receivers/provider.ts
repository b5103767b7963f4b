import { DnsTrouble, type DnsLookups } from '../mailbox-health/lookups.js';
import type { ReceiverProvider } from './limits.js';

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
