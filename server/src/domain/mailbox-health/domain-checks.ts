import { isIP } from 'node:net';
import {
  finding,
  publicAddresses,
  runnerOf,
  unanswered,
  type CheckedMailbox,
  type DnsLookups,
  type Finding,
} from './lookups.js';

/** Most servers of a domain that are looked at. */
const MOST_HOSTS = 5;

/** Checks that the domain can receive replies and bounces (RFC 5321, 5.1; RFC 7505). */
export async function checkMx(domain: string, dns: DnsLookups): Promise<Finding> {
  const records = await dns.mx(domain);
  if (records.length > 0) {
    const record = records.map(({ priority, exchange }) => `${priority} ${exchange || '.'}`).join(', ');
    const hosts = records.flatMap(({ exchange }) => (exchange === '' ? [] : [exchange]));
    if (hosts.length > 0) {
      // Of more than are looked at, one may have an address.
      if (hosts.length > MOST_HOSTS || (await anyHasAddress(hosts, dns))) return finding('pass', record);
      return finding(
        'fail',
        record,
        `No server that the MX records of ${domain} name has an address, so replies and bounces are lost: ${hosts.join(', ')}.`,
        `Correct the names in the MX records, such as “10 mail.${domain}”, or give these servers an A record.`,
      );
    }
    return finding(
      'fail',
      record,
      `${domain} says that it receives no mail, so replies and bounces are lost, and many receivers refuse mail from it.`,
      'Replace the MX record “.” by those of your mail provider.',
    );
  }
  const addresses = await dns.addresses(domain);
  const fix = `Set the MX records of ${domain} that your mail provider names. For a server of your own, set its name, such as “10 mail.${domain}”, and an A record with its address at that name.`;
  return addresses.length > 0
    ? finding(
        'warning',
        addresses.join(', '),
        `${domain} has no MX record. Replies go to its web address.`,
        fix,
      )
    : finding('fail', null, `${domain} has no MX record and no address, so it receives no mail.`, fix);
}

/** Whether mail can reach one of some servers. One whose addresses cannot be looked up now may have some. */
async function anyHasAddress(hosts: readonly string[], dns: DnsLookups): Promise<boolean> {
  const found = await Promise.all(
    hosts.map(host =>
      dns.addresses(host).catch((error: unknown) => {
        unanswered(error);
        return ['unknown'];
      }),
    ),
  );
  return found.flat().length > 0;
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
