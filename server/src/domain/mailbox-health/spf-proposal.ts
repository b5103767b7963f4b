import { isIP } from 'node:net';
import {
  finding,
  publicAddresses,
  quoted,
  runnerOf,
  unanswered,
  type CheckedMailbox,
  type DnsLookups,
  type Finding,
} from './lookups.js';
import { lookupsOf, MOST_LOOKUPS, resolveSpf } from './spf-tree.js';

/** What a text that is meant as a record begins with, and one that lacks it. */
const version = /\bv\s*=\s*spf\s*1?[;,]?|^\W*spf\s*1(?:[;,]|(?=\s|inc|ip))/i;
const withoutVersion = /^\W*(?:(?:a|mx|(?:include|ip[46]):\S+)\s+)+[-~?+]all\b/i;

/** Says which SPF record a domain without one has to set, made from a text that is nearly one. */
export async function missingSpf(
  mailbox: CheckedMailbox,
  texts: string[],
  dns: DnsLookups,
): Promise<Finding> {
  const { domain } = mailbox;
  const sources = await sourcesOf(mailbox, dns);
  const simple =
    sources === null
      ? 'v=spf1 include:(the name that your mail provider gives you) ~all (for a server of your own: v=spf1 ip4:ITS_ADDRESS -all)'
      : `v=spf1 ${sources} ~all`;
  const similar = texts.find(each => version.test(each) || withoutVersion.test(each));
  if (similar === undefined)
    return finding(
      'fail',
      null,
      `${domain} has no SPF record, so receivers cannot know that your server may send for it.`,
      `Set this TXT record at ${domain}: ${simple}`,
    );
  const text = similar.replace(/["'\\“”]|[;,](?=\s|$)/g, '');
  const parts = text.slice(version.exec(text)?.index ?? 0).replace(version, '');
  const record = joined([`v=spf1 ${parts}`], sources);
  return finding(
    'fail',
    similar,
    `The TXT record at ${domain}, ${quoted(similar)}, is not an SPF record: it must begin with “v=spf1” and a space.`,
    `Set this TXT record at ${domain}, in place of the one that is there${/^v=spf1 .all$/.test(record) ? `: ${simple}` : await usable(record, domain, dns)}`,
  );
}

/** The part of a record that lists the server of a mailbox; null if it is not known. */
export async function sourcesOf(mailbox: CheckedMailbox, dns: DnsLookups): Promise<string | null> {
  const runner = await runnerOf(mailbox, dns);
  if (runner !== 'own' && runner?.records) return `include:${runner.records.spf[0]}`;
  const addresses = runner === 'own' ? await publicAddresses(mailbox.smtpHost!, dns) : [];
  if (addresses.length === 0) return null;
  return addresses.map(each => `ip${isIP(each)}:${each}`).join(' ');
}

/**
 * One record with all parts of several; what it says of other servers is `-all` only if all of them say so.
 *
 * @param sources the part that lists the server of the mailbox; null if it is not known
 */
export function joined(records: readonly string[], sources: string | null): string {
  const listed = records.flatMap(record => record.trim().split(/\s+/).slice(1));
  const terms = [...listed, ...(sources?.split(' ') ?? [])];
  const parts = terms.map(term => term.replace(/^redirect=/i, 'include:'));
  const kept = [...new Set(parts)].filter(part => !/^(?:[-+~?]?all$|exp=)/i.test(part));
  const isStrict = records.every(record => /\s-all\s*$/i.test(record));
  return ['v=spf1', ...kept, isStrict ? '-all' : '~all'].join(' ');
}

/** A record to set, after what is still to be changed before receivers can use it, as far as DNS answers. */
export async function usable(record: string, domain: string, dns: DnsLookups): Promise<string> {
  const tree = await resolveSpf(domain, record, dns).catch((error: unknown) => void unanswered(error));
  const fault = tree?.fault;
  if (!fault) return `: ${record}`;
  return `, but not as it is: ${fault.message} ${await withFewerLookups(fault.fix, record, dns)} What is to be changed: ${record}`;
}

/** A record with another fault may cause too many look-ups as well. @param fix null if those are the fault */
export async function withFewerLookups(fix: string | null, record: string, dns: DnsLookups): Promise<string> {
  const parts = await lookupsOf(record, dns).catch((error: unknown) => (unanswered(error), []));
  const total = parts.reduce((sum, [, lookups]) => sum + lookups, 0);
  const isOver = total > MOST_LOOKUPS;
  if (fix !== null && !isOver) return fix;
  const counts = parts.map(each => each.join(' ')).join(', ');
  return [
    ...(fix === null ? [] : [fix, `The record also causes more than ${MOST_LOOKUPS} DNS lookups.`]),
    ...(counts === ''
      ? []
      : [`The lookups of each part: ${counts}${parts.length > 1 ? ` (${total} in all)` : ''}.`]),
    'Remove each include of a service that you no longer use, or replace one by its ip4 addresses.',
  ].join(' ');
}
