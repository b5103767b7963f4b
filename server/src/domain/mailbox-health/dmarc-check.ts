import { finding, LONGEST_RECORD, quoted, type DnsLookups, type Finding } from './lookups.js';

/** RFC 9989 asks at most so many names. */
const MOST_NAMES = 8;

/** A DMARC record, and the domain where it is. */
interface Found {
  owner: string;
  records: string[];
}

/**
 * Checks the DMARC record that holds for the domain of `From`: its own, else that of its organization, which is found by
 * walking up the names (RFC 9989), without a list of the registries' domains.
 */
export async function checkDmarc(domain: string, dns: DnsLookups): Promise<Finding> {
  const own = await dns.txt(`_dmarc.${domain}`);
  const found = await findDmarc(domain, own, dns);
  if (found === null) {
    const similar = own.find(isMeant) ?? null;
    return finding(
      'warning',
      similar,
      similar === null
        ? `${domain} has no DMARC record. Google and Yahoo require one of everybody who sends much mail.`
        : `The TXT record at _dmarc.${domain}, ${quoted(similar)}, is not a DMARC record: it must begin with “v=DMARC1;”.`,
      similar === null
        ? `Set this TXT record at _dmarc.${domain}: v=DMARC1; p=none`
        : correction(domain, similar),
    );
  }
  const { owner, records } = found;
  if (records.length > 1)
    return finding(
      'fail',
      records.join('\n'),
      `_dmarc.${owner} has ${records.length} DMARC records. Receivers then ignore all of them.`,
      'Delete all but one.',
    );
  return judge(domain, owner, records[0]!);
}

function judge(domain: string, owner: string, text: string): Finding {
  const record = parseDmarc(text);
  if (record === null)
    return finding(
      'fail',
      text,
      `The DMARC record of ${owner} is not valid, so receivers ignore it. It must begin with “v=DMARC1;”, and “p” must be none, quarantine or reject.`,
      correction(owner, text),
    );
  const { policy, subdomains, percent, ignored } = record;
  if (policy === null)
    return finding(
      'warning',
      text,
      'The DMARC record has no “p”. Older receivers ignore such a record.',
      correction(owner, text),
    );
  if (ignored.length > 0)
    return finding(
      'warning',
      text,
      `The DMARC record has parts that receivers ignore: ${ignored.map(each => `“${each}”`).join(', ')}.`,
      correction(owner, text),
    );
  const holds = owner === domain ? policy : (subdomains ?? policy);
  if (holds === 'none' || percent === 0) {
    const why = holds === 'none' ? 'With “p=none”' : 'With “pct=0”';
    return finding(
      'pass',
      text,
      null,
      `${why}, receivers only report forged mail, which is enough to begin. When all your mail passes, change it to “p=quarantine”.`,
    );
  }
  const fate = holds === 'reject' ? 'refused' : 'put into spam';
  return finding(
    'pass',
    text,
    null,
    `Mail is ${fate} unless SPF or DKIM passes for ${domain}, so keep both of them right.`,
  );
}

/** Says which record to set instead of a wrong one: what can be understood of it, with “p” at its beginning; nothing of a long one. */
function correction(owner: string, text: string): string {
  const tags = new Map([['p', 'none']]);
  const seen = new Set(['v']);
  const given = text.length > LONGEST_RECORD ? '' : text;
  for (const part of given.replace(/["'\\“”]/g, '').split(/;|\s+(?=[a-z]\w*\s*=)/i)) {
    // An address alone is meant as the one for reports.
    const tag = part.replace(/^\s*(?=(?:mailto:)?[^\s:=]+@[^\s:=]+\s*$)/, 'rua=');
    const [, tagName = 'v', value = ''] = /^\s*([a-z]\w*)\s*=\s*(.*?)[\s,]*$/i.exec(tag) ?? [];
    const name = tagName.toLowerCase();
    const right = /^ru[af]$/.test(name)
      ? value.replace(/(^|,)\s*(?=[^\s:,]+@)/g, '$1mailto:')
      : value.replace(/^(s)trict$|^(r)elaxed$/i, '$1$2');
    if (seen.has(name) || !isValid(name, right)) continue;
    seen.add(name);
    tags.set(name, right);
  }
  const record = ['v=DMARC1', ...[...tags].map(tag => tag.join('='))].join('; ');
  return `Set this TXT record at _dmarc.${owner}, in place of the one that is there: ${record}`;
}

/** Returns the record that holds for a domain; null if there is none. Names that seem to have one are not passed over. */
async function findDmarc(domain: string, own: string[], dns: DnsLookups): Promise<Found | null> {
  const labels = domain.split('.');
  const parents = labels.slice(1).map((_, at) => labels.slice(at + 1).join('.'));
  const names = [domain, ...parents.slice(-(MOST_NAMES - 1))];
  let found: Found | null = null;
  for (const owner of names) {
    const records = (owner === domain ? own : await dns.txt(`_dmarc.${owner}`)).filter(seemsDmarc);
    if (records.length === 0) continue;
    if (owner === domain) return { owner, records };
    const isPublicSuffix = records.length === 1 ? (parseDmarc(records[0]!)?.isPublicSuffix ?? null) : null;
    // The record of a registry holds only where nobody below it has one.
    if (isPublicSuffix !== true || found === null) found = { owner, records };
    if (isPublicSuffix !== null) break;
  }
  return found;
}

export type DmarcPolicy = 'none' | 'quarantine' | 'reject';

/** A DMARC record that was understood (RFC 7489, 6.3; RFC 9989). */
export interface DmarcRecord {
  /** Null if it is not there: older receivers then ignore the record. */
  policy: DmarcPolicy | null;
  /** The policy of subdomains without a record of their own; that of the domain by default. */
  subdomains: DmarcPolicy | null;
  /** Share of mail that the policy holds for. RFC 9989 has done away with it. */
  percent: number;
  /** Whether the domain is the registry's, such as `co.example`; null if the record does not say. */
  isPublicSuffix: boolean | null;
  /** Parts that receivers ignore, as they are not valid. */
  ignored: string[];
}

/** Returns whether a TXT record is meant as a DMARC record, right or wrong. */
export function seemsDmarc(text: string): boolean {
  return /^\s*v\s*=\s*dmarc/i.test(text);
}

/** Whether another text was to be one. A wildcard may put a DKIM key here, which has a “p” too. */
function isMeant(text: string): boolean {
  return (
    !/^\s*v\s*=\s*dkim/i.test(text) &&
    /v\s*=\s*dmarc|(?:^|[;\s"])(?:p\s*=\s*(?:none|quarantine|reject)\b|rua\s*=)/i.test(text)
  );
}

/**
 * Returns what a record says; null if receivers do not take it for a DMARC record. A policy that does not exist is ignored, and
 * means `none`, if there is an address for reports (RFC 7489, 6.6.3).
 */
export function parseDmarc(text: string): DmarcRecord | null {
  const [version = '', ...parts] = text.split(';').map(part => part.trim());
  if (!/^v\s*=\s*DMARC1$/.test(version)) return null;
  const tags = new Map<string, string>();
  const ignored: string[] = [];
  let hasPolicy = true;
  for (const part of parts.filter(each => each !== '')) {
    const [, given = '', value = ''] = /^([a-z]\w*)\s*=\s*(.*)$/i.exec(part) ?? [];
    const name = given.toLowerCase();
    if (name !== '' && !tags.has(name) && isValid(name, value)) tags.set(name, value);
    else {
      ignored.push(part);
      hasPolicy &&= name !== 'p' && name !== 'sp';
    }
  }
  if (!hasPolicy && !tags.has('rua')) return null;
  const psd = tags.get('psd')?.toLowerCase();
  return {
    policy: hasPolicy ? policyOf(tags.get('p')) : 'none',
    subdomains: hasPolicy ? policyOf(tags.get('sp')) : null,
    percent: Number(tags.get('pct') ?? 100),
    isPublicSuffix: psd === 'y' ? true : psd === 'n' ? false : null,
    ignored,
  };
}

const values: Record<string, RegExp> = {
  p: /^(?:none|quarantine|reject)$/i,
  sp: /^(?:none|quarantine|reject)$/i,
  np: /^(?:none|quarantine|reject)$/i,
  adkim: /^[rs]$/i,
  aspf: /^[rs]$/i,
  psd: /^[ynu]$/i,
  t: /^[yn]$/i,
  pct: /^(?:\d{1,2}|100)$/,
  rua: /^\s*[a-z][a-z0-9+.-]*:/i,
  ruf: /^\s*[a-z][a-z0-9+.-]*:/i,
};

/** Receivers leave tags alone that they do not know. */
function isValid(name: string, value: string): boolean {
  return value !== '' && (!Object.hasOwn(values, name) || values[name]!.test(value));
}

function policyOf(value: string | undefined): DmarcPolicy | null {
  return (value?.toLowerCase() as DmarcPolicy | undefined) ?? null;
}
