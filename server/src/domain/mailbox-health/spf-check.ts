import { isIP } from 'node:net';
import { providerOfDomain, providerOfSmtpHost } from '../mailboxes/mail-servers.js';
import { addressProblem } from '../webhooks/outbound-url.js';
import { finding, worstOf, type CheckedMailbox, type DnsLookups, type Finding } from './lookups.js';
import { isServiceRecord, serviceOfHost, type SendingService } from './sending-services.js';
import { isSpf } from './spf-record.js';
import {
  domainsOf,
  finalQualifier,
  permits,
  permitsEverybody,
  resolveSpf,
  SpfFault,
  termsOf,
  type SpfTree,
} from './spf-tree.js';

const sameRecord = 'Change the record, and keep only one SPF record.';

/**
 * Checks the SPF record of the domain (RFC 7208): that there is exactly one, that receivers can use it, and that the server of
 * the mailbox may send.
 */
export async function checkSpf(mailbox: CheckedMailbox, dns: DnsLookups): Promise<Finding> {
  const { domain } = mailbox;
  const texts = await dns.txt(domain);
  const [record, ...more] = texts.filter(isSpf);
  if (record === undefined) return missing(mailbox, texts, dns);
  if (more.length > 0)
    return finding(
      'fail',
      [record, ...more].join('\n'),
      `${domain} has ${more.length + 1} SPF records. Receivers then ignore all of them.`,
      'Join them into one TXT record: one “v=spf1”, all “include”, “ip4” and other parts of the records, and one “~all” at the end.',
    );
  try {
    return judge(record, await resolveSpf(domain, record, dns), mailbox, dns);
  } catch (error) {
    if (!(error instanceof SpfFault)) throw error;
    return finding('fail', record, `${error.message} Receivers then ignore the record.`, sameRecord);
  }
}

async function missing(mailbox: CheckedMailbox, texts: string[], dns: DnsLookups): Promise<Finding> {
  const { domain } = mailbox;
  const similar = texts.find(text => /^\W*v\s*=\s*spf/i.test(text)) ?? null;
  const problem =
    similar === null
      ? `${domain} has no SPF record, so receivers cannot know that your server may send for it.`
      : 'The SPF record does not begin with “v=spf1” and a space, so receivers ignore it.';
  const fix = `Set this TXT record at ${domain}: v=spf1 ${await sourcesOf(mailbox, dns)} ~all`;
  return finding('fail', similar, problem, fix);
}

/** The part of a record that lists the server of a mailbox. */
async function sourcesOf({ smtpHost }: CheckedMailbox, dns: DnsLookups): Promise<string> {
  const service = smtpHost === null ? null : serviceOfHost(smtpHost);
  if (service) return `include:${service.spf[0]}`;
  const isOthers = smtpHost !== null && providerOfSmtpHost(smtpHost) !== null;
  const addresses = isOthers ? [] : await publicAddresses(smtpHost, dns);
  if (addresses.length === 0) return 'include:(the name that your mail provider gives you)';
  return addresses.map(each => `ip${isIP(each)}:${each}`).join(' ');
}

async function judge(
  record: string,
  tree: SpfTree,
  mailbox: CheckedMailbox,
  dns: DnsLookups,
): Promise<Finding> {
  if (permitsEverybody(tree))
    return finding(
      'fail',
      record,
      'The SPF record lets every server of the internet send for the domain (+all).',
      'Replace “+all” by “~all”, and list only your own servers.',
    );
  const coverage = await judgeCoverage(record, tree, mailbox, dns);
  const rest = judgeRest(record, tree);
  return worstOf([coverage.result, rest.result]) === coverage.result || rest.result === 'pass'
    ? coverage
    : rest;
}

function judgeRest(record: string, tree: SpfTree): Finding {
  const last = finalQualifier(tree);
  if (last !== null && last !== '?') return finding('pass', record);
  return finding(
    'warning',
    record,
    last === null
      ? 'The SPF record does not say what holds for other servers: it has no “all”.'
      : 'The SPF record says nothing about other servers: it ends with “?all”.',
    'End the record with “~all”.',
  );
}

async function judgeCoverage(
  record: string,
  tree: SpfTree,
  { domain, smtpHost }: CheckedMailbox,
  dns: DnsLookups,
): Promise<Finding> {
  if (smtpHost !== null && providerOfDomain(domain)?.smtp.host === smtpHost.toLowerCase())
    return finding('pass', record);
  const service = smtpHost === null ? null : serviceOfHost(smtpHost);
  if (service) return judgeService(record, tree, service);
  const other = smtpHost === null ? null : providerOfSmtpHost(smtpHost);
  if (other)
    return finding(
      'unknown',
      record,
      `The record is valid, but it is not known which servers of ${other.name} send your mail.`,
      `Compare the record with the one in the help of ${other.name}. ${seeHeader}`,
    );
  const addresses = await publicAddresses(smtpHost, dns);
  const server = smtpHost ?? 'the sending server';
  if (addresses.length === 0)
    return finding(
      'unknown',
      record,
      `The record is valid, but ${server} has no public address, so it is not known whether its mail passes.`,
      seeHeader,
    );
  const answers = addresses.map(address => ({ address, may: permits(tree, address) }));
  const refused = answers.filter(({ may }) => may === false).map(({ address }) => address);
  if (refused.length > 0)
    return finding(
      'warning',
      record,
      `The record does not list ${refused.join(', ')} (${server}). If that server sends the mail itself, receivers see it as forged.`,
      `Add ${refused.map(each => `ip${isIP(each)}:${each}`).join(' ')} to the record, unless the mail leaves from another address. ${seeHeader}`,
    );
  if (answers.some(({ may }) => may === null))
    return finding(
      'unknown',
      record,
      `The record is valid, but only receivers can tell whether it lists ${server}.`,
      seeHeader,
    );
  return finding('pass', record);
}

const seeHeader =
  'Send a message to a mailbox of yours at another provider, and look for “spf=pass” in its header Authentication-Results.';

function judgeService(record: string, tree: SpfTree, { name, spf }: SendingService): Finding {
  if (domainsOf(tree).some(each => spf.includes(each))) return finding('pass', record);
  const fix = `Add “include:${spf[0]}” to the record, before its “all”.`;
  // Some list the addresses of a provider instead, or have a service that does.
  const others = termsOf(tree, each => !isServiceRecord(each)).some(
    ({ mechanism, isOpaque }) => isOpaque || mechanism === 'ip4' || mechanism === 'ip6',
  );
  if (others || tree.endsOpaque)
    return finding(
      'warning',
      record,
      `The SPF record does not name the servers of ${name}.`,
      `${fix} ${seeHeader}`,
    );
  return finding(
    'fail',
    record,
    `The SPF record does not list the servers of ${name}, which send your mail.`,
    fix,
  );
}

/** The public addresses of a host, which may be an address itself; none if it is not known. */
export async function publicAddresses(host: string | null, dns: DnsLookups): Promise<string[]> {
  if (host === null) return [];
  const addresses = isIP(host) ? [host] : await dns.addresses(host);
  return addresses.filter(each => addressProblem(each, { allowLoopback: false, plain: false }) === null);
}
