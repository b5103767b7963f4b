import { isIP } from 'node:net';
import { isWithin, providerOfSmtpHost, type KnownProvider } from '../mailboxes/mail-servers.js';
import { addressProblem } from '../webhooks/outbound-url.js';
import type { CheckedMailbox, DnsLookups } from './lookups.js';

/**
 * Returns who runs the server of a mailbox: a provider that is known, the user (`own`), or null if nobody can say. It is the
 * user's own if it is an address, a host of the domain or beside it, or the domain's MX. What the addresses of other servers say
 * is no evidence: a relay accepts mail at one address and sends it from others.
 */
export async function runnerOf(
  { domain, smtpHost }: CheckedMailbox,
  dns: DnsLookups,
): Promise<KnownProvider | 'own' | null> {
  if (smtpHost === null) return null;
  const host = smtpHost.toLowerCase().replace(/\.$/, '');
  const known = providerOfSmtpHost(host);
  if (known) return known;
  // For `sales.example.com`, `mail.example.com` is the user's too.
  const parent = host.slice(host.indexOf('.') + 1);
  const isBeside = parent.includes('.') && isWithin(domain, parent);
  if (isIP(host) || isWithin(host, domain) || isBeside) return 'own';
  const exchangers = await dns.mx(domain);
  return exchangers.some(({ exchange }) => exchange.toLowerCase() === host) ? 'own' : null;
}

/** The public addresses of a host, which may be an address itself. */
export async function publicAddresses(host: string, dns: DnsLookups): Promise<string[]> {
  const addresses = isIP(host) ? [host] : await dns.addresses(host);
  return addresses.filter(each => addressProblem(each, { allowLoopback: false, plain: false }) === null);
}
