import { Resolver } from 'node:dns/promises';
import { readAutoconfig } from '../../domain/mailboxes/autoconfig.js';
import { emailDomain, parseDomain } from '../../domain/leads/email-address.js';
import {
  providerOfDomain,
  providerOfExchanger,
  type FoundServers,
  type KnownProvider,
  type MailEndpoint,
} from '../../domain/mailboxes/mail-servers.js';
import type { OutboundHttp } from '../outbound/http.js';
import type { MailServer } from '../../store/mailboxes/entities.js';
import { withImap } from '../receive/imap.js';
import { createSmtpPool } from '../send/smtp-pool.js';

/** A target of an SRV record (RFC 2782). */
export interface ServiceRecord {
  name: string;
  port: number;
  priority: number;
  weight: number;
}

/** The questions that finding servers asks the world; each may fail, which counts as no answer. */
export interface Lookups {
  /** The body of an HTTPS address; null when there is none. */
  text(url: string): Promise<string | null>;
  srv(name: string): Promise<ServiceRecord[]>;
  /** Mail exchangers, the preferred first. */
  mx(domain: string): Promise<string[]>;
}

const longestMs = 5_000;

/** Asks the domain name system, and the domains' web servers through the guard against private addresses. */
export function internetLookups(http: Pick<OutboundHttp, 'get'>): Lookups {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  return {
    async text(url) {
      const { status, body } = await http.get(url);
      return status === 200 ? body : null;
    },
    srv: name => resolver.resolveSrv(name),
    async mx(domain) {
      const records = await resolver.resolveMx(domain);
      return records.sort((a, b) => a.priority - b.priority).map(({ exchange }) => exchange);
    },
  };
}

/**
 * Finds the SMTP and IMAP servers of an address: in the table of well-known providers, in what its domain publishes for mail
 * programs (autoconfig), in its SRV records (RFC 6186, RFC 8314), or by who receives its mail (MX). Null when nothing
 * both. Takes five seconds at most.
 *
 * @param email a normalized address
 */
export async function findMailServers(email: string, lookups: Lookups): Promise<FoundServers | null> {
  const domain = emailDomain(email);
  const known = providerOfDomain(domain);
  if (known) return ofProvider(known, 'table', email);
  const ways = [
    byAutoconfig(`https://autoconfig.${domain}/mail/config-v1.1.xml`, email, lookups),
    byAutoconfig(`https://${domain}/.well-known/autoconfig/mail/config-v1.1.xml`, email, lookups),
    byRecords(domain, email, lookups),
    byExchanger(domain, email, lookups),
  ].map(way => way.catch(() => null));
  return firstOf(ways);
}

/** What the first of the ways finds that finds anything; all of them run at the same time. */
async function firstOf(ways: Promise<FoundServers | null>[]): Promise<FoundServers | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>(resolve => {
    timer = setTimeout(() => resolve(null), longestMs);
  });
  try {
    for (const way of ways) {
      const found = await Promise.race([way, late]);
      if (found) return found;
    }
    return null;
  } finally {
    clearTimeout(timer);
  }
}

async function byAutoconfig(url: string, email: string, lookups: Lookups): Promise<FoundServers | null> {
  // The address itself is not sent, as mail programs would: the file seldom depends on it.
  const text = await lookups.text(url);
  const servers = text === null ? null : readAutoconfig(text, email);
  return servers && { source: 'autoconfig', name: null, advice: null, ...servers };
}

async function byRecords(domain: string, email: string, { srv }: Lookups): Promise<FoundServers | null> {
  const ask = async (service: string, secure: boolean): Promise<MailEndpoint | null> =>
    endpointOf(await srv(`_${service}._tcp.${domain}`).catch(() => []), secure);
  const [submissions, submission, imaps, imap] = await Promise.all([
    ask('submissions', true),
    ask('submission', false),
    ask('imaps', true),
    ask('imap', false),
  ]);
  const [smtpServer, imapServer] = [submissions ?? submission, imaps ?? imap];
  if (!smtpServer || !imapServer) return null;
  return {
    source: 'srv',
    name: null,
    smtp: { ...smtpServer, user: email },
    imap: { ...imapServer, user: email },
    advice: null,
  };
}

/** The preferred target; none when the service is said not to be there (target `.`). */
function endpointOf(records: ServiceRecord[], secure: boolean): MailEndpoint | null {
  const [best] = [...records].sort((a, b) => a.priority - b.priority || b.weight - a.weight);
  const host = best ? parseDomain(best.name.replace(/\.$/, '')) : null;
  return best && host !== null && best.port > 0 ? { host, port: best.port, secure } : null;
}

async function byExchanger(domain: string, email: string, { mx }: Lookups): Promise<FoundServers | null> {
  for (const host of await mx(domain)) {
    const known = providerOfExchanger(host);
    if (known) return ofProvider(known, 'mx', email);
  }
  return null;
}

function ofProvider(
  { name, smtp, imap, advice }: KnownProvider,
  source: 'table' | 'mx',
  email: string,
): FoundServers {
  return { source, name, advice, smtp: { ...smtp, user: email }, imap: { ...imap, user: email } };
}

/** A password, or an access token in its place. */
type Secret = string | { accessToken: string };

/** Logs in at an SMTP server, and does nothing more. @throws {SmtpError} */
export async function tryToSend(server: MailServer, secret: Secret): Promise<void> {
  const { host, port, secure, user, allow_invalid_certificate, reach } = server;
  const pool = createSmtpPool({
    host,
    port,
    secure,
    reach,
    auth:
      typeof secret === 'string'
        ? { user, pass: secret }
        : { user, accessToken: async () => secret.accessToken },
    allowInvalidCertificate: allow_invalid_certificate ?? false,
  });
  try {
    await pool.verify();
  } finally {
    await pool.close();
  }
}

/** Logs in at an IMAP server, and looks into the inbox. @throws {ImapError} */
export async function tryToReceive(server: MailServer, secret: Secret): Promise<void> {
  const login =
    typeof secret === 'string' ? { password: secret } : { accessToken: async () => secret.accessToken };
  await withImap({ server, ...login }, client => client.mailboxOpen('INBOX', { readOnly: true }));
}
