import { isIP } from 'node:net';
import { providerOfDomain, providerOfSmtpHost } from '../mailboxes/mail-servers.js';
import {
  finding,
  unanswered,
  type CheckedMailbox,
  type DnsLookups,
  type Finding,
  publicAddresses,
  runnerOf,
} from './lookups.js';

/** Checks that the domain can receive replies and bounces (RFC 5321, 5.1; RFC 7505). */
export async function checkMx(domain: string, dns: DnsLookups): Promise<Finding> {
  const records = await dns.mx(domain);
  if (records.length > 0) {
    const record = records.map(({ priority, exchange }) => `${priority} ${exchange || '.'}`).join(', ');
    if (records.some(({ exchange }) => exchange !== '')) return finding('pass', record);
    return finding(
      'fail',
      record,
      `${domain} says that it receives no mail, so replies and bounces are lost, and many receivers refuse mail from it.`,
      'Replace the MX record “.” by those of your mail provider.',
    );
  }
  const addresses = await dns.addresses(domain);
  const fix = `Set the MX records of ${domain} that your mail provider names.`;
  return addresses.length > 0
    ? finding(
        'warning',
        addresses.join(', '),
        `${domain} has no MX record. Replies go to its web address.`,
        fix,
      )
    : finding('fail', null, `${domain} has no MX record and no address, so it receives no mail.`, fix);
}

/**
 * Looks for the DKIM keys of mail that the mailbox sent to itself, and at the usual selectors of the provider. Others cannot be
 * known, because DNS does not list names, so a key is never said to be missing.
 */
export async function checkDkim(
  { domain, smtpHost, dkimKeys }: CheckedMailbox,
  dns: DnsLookups,
): Promise<Finding> {
  const owner = providerOfDomain(domain);
  if (owner)
    return finding('unknown', null, `${owner.name} signs the mail of ${domain} with keys of its own.`);
  const service = smtpHost === null ? null : providerOfSmtpHost(smtpHost);
  const selectors = service?.records?.selectors ?? [];
  const look =
    'Send a message from the mailbox to itself: if it has a DKIM-Signature, the key is looked up. ' +
    `Otherwise look for “d=${domain}” in the source of one that you send to another provider.`;
  const turnOn = service?.records
    ? `turn on DKIM. ${service.records.dkim}`
    : 'turn on DKIM at your mail provider.';
  const fix = `${look} If there is none, ${turnOn}`;
  const usual = selectors.map(selector => `${selector}._domainkey.${domain}`);
  const names = [...dkimKeys, ...usual];
  if (names.length === 0)
    return finding(
      'unknown',
      null,
      'Every mail server has its own name for its DKIM key, so it cannot be looked up.',
      fix,
    );
  const texts = await Promise.all(names.map(name => dns.txt(name)));
  const keys = texts.flatMap((found, at) =>
    found.map(text => ({ name: names[at]!, text, key: keyIn(text) })),
  );
  const [good, revoked] = [keys.find(({ key }) => key), keys.find(({ key }) => key === '')];
  if (good) {
    const isSeen = dkimKeys.includes(good.name);
    const hint = isSeen ? null : `This is the usual name of the key of ${service!.name}. ${look}`;
    return finding('pass', `${good.name}: ${good.text}`, null, hint);
  }
  if (revoked)
    return finding(
      'unknown',
      `${revoked.name}: ${revoked.text}`,
      'This DKIM key is withdrawn: its “p=” is empty. A newer key may have another name.',
      fix,
    );
  return finding(
    'unknown',
    null,
    `There is no DKIM key at ${names.join(' or ')}. It may have another name.`,
    fix,
  );
}

/** The public key in a record, in Base64 (RFC 6376, 3.6.1); undefined if it is no key record. */
function keyIn(text: string): string | undefined {
  const compact = text.replace(/\s/g, '');
  if (/(?:^|;)v=(?!DKIM1(?:;|$))/.test(compact)) return undefined;
  return /(?:^|;)p=([a-z0-9+/]*={0,2})(?:;|$)/i.exec(compact)?.[1];
}

/** Most addresses of one server that are looked at. */
const MOST_ADDRESSES = 4;

/** Checks that the address of a mail server of one's own has a name, and that this name leads back to it. */
export async function checkReverseDns(mailbox: CheckedMailbox, dns: DnsLookups): Promise<Finding> {
  const runner = await runnerOf(mailbox, dns);
  if (runner !== 'own')
    return finding(
      'unknown',
      null,
      runner
        ? `${runner.name} sends your mail and looks after its reverse DNS.`
        : `${mailbox.smtpHost ?? 'The sending server'} is not known to be yours. Its provider looks after its reverse DNS.`,
    );
  const smtpHost = mailbox.smtpHost!;
  const addresses = (await publicAddresses(smtpHost, dns)).slice(0, MOST_ADDRESSES);
  if (addresses.length === 0)
    return finding('unknown', null, `${smtpHost} has no public address to look up.`);
  const answers = await Promise.all(
    addresses.map(async address => {
      const names = (await dns.names(address)).slice(0, MOST_ADDRESSES);
      const forward = await Promise.all(names.map(name => dns.addresses(name)));
      return { address, names, leadsBack: forward.flat().some(each => isSame(each, address)) };
    }),
  );
  const record = answers.map(({ address, names }) => `${address}: ${names.join(', ') || '–'}`).join('\n');
  const wrong = answers.filter(({ leadsBack }) => !leadsBack).map(({ address }) => address);
  if (wrong.length === 0) return finding('pass', record);
  const name = isIP(smtpHost) ? 'the name of the server' : smtpHost;
  return finding(
    'warning',
    record,
    `${wrong.join(', ')} has no name in reverse DNS that leads back to it. Many receivers refuse mail from such a server.`,
    `Ask the host of the server to set the reverse DNS (PTR) to ${name}, unless the mail leaves from another server.`,
  );
}

/** Two spellings of an IPv6 address are the same address. */
function isSame(a: string, b: string): boolean {
  return a === b || (isIP(a) === 6 && isIP(b) === 6 && canonical(a) === canonical(b));
}

function canonical(address: string): string {
  return new URL(`http://[${address}]`).hostname;
}

/** Checks that no block list has the domain. @param lists DNS zones of block lists, such as `dbl.spamhaus.org` */
export async function checkBlockLists(
  domain: string,
  lists: readonly string[],
  dns: DnsLookups,
): Promise<Finding> {
  if (lists.length === 0)
    return finding(
      'unknown',
      null,
      'No block lists are set.',
      'Set DNS_BLOCKLISTS to the block lists to ask, such as dbl.spamhaus.org.',
    );
  const answers = await Promise.all(lists.map(list => askBlockList(domain, list, dns).catch(unanswered)));
  const listed = answers.filter(({ result }) => result === 'fail');
  // One that answers says nothing for another that does not.
  const shown = listed.length > 0 ? listed : answers.filter(({ result }) => result === 'unknown');
  if (shown.length === 0) return finding('pass', null);
  const join = (texts: (string | null)[]) =>
    [...new Set(texts)].filter(each => each !== null).join('\n') || null;
  return finding(
    shown[0]!.result,
    join(shown.map(each => each.record)),
    join(shown.map(each => each.problem)),
    join(shown.map(each => each.fix)),
  );
}

async function askBlockList(domain: string, list: string, dns: DnsLookups): Promise<Finding> {
  const name = `${domain}.${list}`;
  const answers = (await dns.addresses(name)).filter(each => isIP(each) === 4);
  // RFC 5782: entries are 127.x. Lists answer 127.255.255.x to those whom they do not serve, and 127.0.0.1 has no meaning.
  if (answers.some(each => each.startsWith('127.255.255.') || !each.startsWith('127.')))
    return finding(
      'unknown',
      answers.join(', '),
      `${list} does not answer your DNS server.`,
      'Many lists serve no public DNS servers. Use a DNS server of your own (DNS_SERVERS), or get access from the list.',
    );
  const listed = answers.filter(each => each !== '127.0.0.1');
  if (listed.length === 0) return finding('pass', null);
  const reasons = await dns.txt(name).catch(() => []);
  return finding(
    'fail',
    [...listed, ...reasons].join(' '),
    `${domain} is on the block list ${list}, so receivers refuse its mail or treat it as spam.`,
    'Find the reason at the web site of the list, end it, and ask there to be removed. Until then, do not send.',
  );
}

const LONGEST_NAME = 253;
const MOST_SIGNATURES = 5;
const MOST_KEPT = 3;

/** Returns the names of the DNS records with the keys of some `DKIM-Signature` fields (RFC 6376, 3.6.2.1). */
export function signingKeys(signatures: readonly string[]): string[] {
  return signatures.slice(0, MOST_SIGNATURES).flatMap(signature => {
    const [selector, domain] = [tagOf(signature, 's'), tagOf(signature, 'd')];
    const name = `${selector}._domainkey.${domain}`.toLowerCase();
    return selector && domain && name.length <= LONGEST_NAME ? [name] : [];
  });
}

/** The value of a tag that is a name of DNS; undefined if it is not there, or no such name. */
function tagOf(signature: string, tag: string): string | undefined {
  const text = signature.slice(0, 10_000).replace(/\s/g, '');
  return new RegExp(`(?:^|;)${tag}=((?:[a-z0-9_-]{1,63}\\.)*[a-z0-9_-]{1,63})(?:;|$)`, 'i').exec(text)?.[1];
}

/**
 * Adds the keys of a mail that a mailbox sent to itself to those that are known; those for other domains than its own, or one
 * above it, do not count. Anybody can write such a mail, so a few are kept, and one that is not in DNS means nothing.
 */
export function withSeenKeys(domain: string, known: readonly string[], seen: readonly string[]): string[] {
  const own = seen.filter(name => {
    const signer = name.slice(name.indexOf('._domainkey.') + '._domainkey.'.length);
    return signer.includes('.') && `.${domain}`.endsWith(`.${signer}`);
  });
  return [...new Set([...own, ...known])].slice(0, MOST_KEPT);
}
