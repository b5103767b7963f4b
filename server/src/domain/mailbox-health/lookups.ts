import type { HealthResult, MailboxHealthCheck } from '../../generated/types.js';
import { isIP } from 'node:net';
import { isWithin, providerOfSmtpHost, type KnownProvider } from '../mailboxes/mail-servers.js';
import { addressProblem } from '../webhooks/outbound-url.js';

/** What the checks ask the domain name system. That nothing is there is an answer: an empty list. */
export interface DnsLookups {
  /** The TXT records of a name, the strings of each joined. @throws {DnsTrouble} */
  txt(name: string): Promise<string[]>;
  /** The MX records of a name, the preferred first; the exchange of a null MX is empty. @throws {DnsTrouble} */
  mx(name: string): Promise<{ exchange: string; priority: number }[]>;
  /** The IPv4 and IPv6 addresses of a name. @throws {DnsTrouble} */
  addresses(name: string): Promise<string[]>;
  /** The names that an address points back to (PTR). @throws {DnsTrouble} */
  names(address: string): Promise<string[]>;
}

/** There was no usable answer: a time-out, a refusal, a failure of the server. It says nothing about the domain. */
export class DnsTrouble extends Error {}

/** The mailbox as the checks see it. */
export interface CheckedMailbox {
  /** The domain of its address, in ASCII. */
  domain: string;
  /** Name or address of the server that it sends through; null if it is not known. */
  smtpHost: string | null;
  /** Names of the records with the DKIM keys of mail that it sent to itself. */
  dkimKeys: readonly string[];
}

/** What a check found. */
export type Finding = Omit<MailboxHealthCheck, 'check'>;

export const LONGEST_RECORD = 1_000;

/** Makes a finding. A long record is cut: who writes it is not known to us. */
export function finding(
  result: HealthResult,
  record: string | null,
  problem: string | null = null,
  fix: string | null = null,
): Finding {
  return { result, record: record && cut(record, LONGEST_RECORD), problem, fix };
}

/** The text of a record as a sentence quotes it. */
export function quoted(text: string): string {
  return `“${cut(text, LONGEST_RECORD / 5)}”`;
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** What a check found that got no answer. @throws `error` if it is no {@link DnsTrouble} */
export function unanswered(error: unknown): Finding {
  if (!(error instanceof DnsTrouble)) throw error;
  return finding(
    'unknown',
    null,
    error.message,
    'Try again later. If it stays so, check the setting DNS_SERVERS, and the DNS servers of the domain.',
  );
}

const order: readonly HealthResult[] = ['fail', 'warning', 'pass'];

/** The worst of some results. Those that are unknown do not count, unless all are. */
export function worstOf(results: readonly HealthResult[]): HealthResult {
  return order.find(result => results.includes(result)) ?? 'unknown';
}

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
