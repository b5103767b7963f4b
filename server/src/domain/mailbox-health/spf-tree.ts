import { BlockList, isIP } from 'node:net';
import { quoted, type DnsLookups } from './lookups.js';
import { advisePart, hasMacro, isSpf, parseSpf, type SpfQualifier, type SpfTerm } from './spf-record.js';

/** A mechanism and what DNS says to it. */
interface ResolvedTerm extends SpfTerm {
  /** Addresses of an `a` or `mx`. */
  addresses: string[];
  /** The record of an `include`. */
  included: SpfTree | null;
  /** Only a receiver can tell whether it matches: `exists`, `ptr`, and names with macros. */
  isOpaque: boolean;
}

/** An SPF record with all that it includes. */
export interface SpfTree {
  domain: string;
  terms: ResolvedTerm[];
  redirect: SpfTree | null;
  /** It redirects to a name that is known only when a message arrives. */
  endsOpaque: boolean;
  /** Why receivers that come to the end of `terms` treat it as broken ("permerror"), in plain words; null if they do not. */
  fault: SpfFault | null;
}

class SpfFault extends Error {
  /** @param fix null if it depends on how many look-ups each part causes */
  constructor(
    message: string,
    readonly fix: string | null,
  ) {
    super(message);
  }
}

/** RFC 7208, 4.6.4: terms that ask DNS, those of them that find nothing, and exchangers of one `mx`. */
export const MOST_LOOKUPS = 10;
const MOST_VOID = 2;
const MOST_EXCHANGERS = 10;
/** Bad parts that are named. */
const MOST_FAULTS = 20;

/**
 * Looks up what an SPF record speaks of, record by record. As receivers do, it gives up at the eleventh look-up, so that the
 * work is bounded whatever the record says.
 *
 * @throws {DnsTrouble}
 */
export async function resolveSpf(domain: string, text: string, dns: DnsLookups): Promise<SpfTree> {
  let lookups = 0;
  const voids: string[] = [];
  let fault: SpfFault | null = null;

  async function tree(name: string, record: string, within: readonly string[]): Promise<SpfTree> {
    const found: SpfTree = { domain: name, terms: [], redirect: null, endsOpaque: false, fault };
    try {
      const parsed = parseSpf(record);
      if ('faults' in parsed) {
        const faults = parsed.faults.slice(0, MOST_FAULTS);
        const parts = faults.length === 1 ? 'a part that is' : 'parts that are';
        throw new SpfFault(
          `The SPF record of ${name} has ${parts} not valid: ${faults.map(quoted).join(', ')}.`,
          fixOf(name, faults.map(advisePart).join(' ')),
        );
      }
      for (const term of parsed.terms)
        if (fault === null) found.terms.push(await resolved(term, name, within));
      if (parsed.redirect !== null && fault === null) {
        found.redirect = await other('redirect=', parsed.redirect, name, within);
        found.endsOpaque = found.redirect === null;
      }
    } catch (error) {
      if (!(error instanceof SpfFault)) throw error;
      fault = error;
    }
    return { ...found, fault };
  }

  async function resolved(term: SpfTerm, name: string, within: readonly string[]): Promise<ResolvedTerm> {
    const { mechanism } = term;
    const found = { ...term, addresses: [] as string[], included: null, isOpaque: false };
    if (mechanism === 'all' || mechanism === 'ip4' || mechanism === 'ip6') return found;
    const target = term.domain ?? name;
    if (mechanism === 'include') {
      const included = await other('include:', target, name, within);
      return { ...found, included, isOpaque: included === null };
    }
    count();
    if (mechanism === 'exists' || mechanism === 'ptr' || hasMacro(target))
      return { ...found, isOpaque: true };
    const addresses = mechanism === 'a' ? await dns.addresses(target) : await ofExchangers(target);
    if (addresses.length === 0) countVoid(`“${mechanism}” of ${target}`);
    return { ...found, addresses };
  }

  /** Returns the record of another domain; null if its name is not known before a message arrives. */
  async function other(kind: string, given: string, name: string, within: readonly string[]) {
    count();
    const target = given.toLowerCase().replace(/\.$/, '');
    if (hasMacro(target)) return null;
    const path = [...within, name];
    if (path.includes(target))
      throw new SpfFault(
        `The SPF record includes itself: ${[...path, target].join(' → ')}.`,
        fixOf(name, `Remove ${kind}${target}.`),
      );
    const records = (await dns.txt(target)).filter(isSpf);
    if (records.length === 1) return tree(target, records[0]!, path);
    const many = records.length === 0 ? 'has no SPF record' : 'has more than one SPF record';
    throw new SpfFault(
      `The SPF record has ${kind}${target}, but ${target} ${many}.`,
      fixOf(name, `Remove ${kind}${target}, or correct its name.`),
    );
  }

  async function ofExchangers(target: string): Promise<string[]> {
    const exchangers = (await dns.mx(target)).filter(({ exchange }) => exchange !== '');
    if (exchangers.length > MOST_EXCHANGERS)
      throw new SpfFault(
        `The SPF record has “mx”, but ${target} has more than ${MOST_EXCHANGERS} MX records.`,
        'Replace “mx” by the ip4 addresses of the servers that send.',
      );
    return (await Promise.all(exchangers.map(({ exchange }) => dns.addresses(exchange)))).flat();
  }

  function count(): void {
    if (++lookups > MOST_LOOKUPS)
      throw new SpfFault(`The SPF record causes more than ${MOST_LOOKUPS} DNS lookups.`, null);
  }

  function countVoid(part: string): void {
    if (voids.push(part) > MOST_VOID)
      throw new SpfFault(
        `The SPF record has more than ${MOST_VOID} parts whose hosts have no address.`,
        `Remove these parts, or correct their names: ${voids.join(', ')}.`,
      );
  }

  function fixOf(name: string, fix: string): string {
    return name === domain
      ? fix
      : `In the record of ${name}: ${fix} If it is not yours, remove what leads to it from your record.`;
  }

  return tree(domain, text, []);
}

/** Most records that are read to count look-ups. */
const MOST_COUNTED = 30;

/** How many look-ups each part of a valid record causes. Without those that take too long to count. */
export async function lookupsOf(text: string, dns: DnsLookups): Promise<[part: string, lookups: number][]> {
  let left = MOST_COUNTED;

  async function parts(record: string): Promise<[part: string, lookups: number][]> {
    const parsed = parseSpf(record);
    if ('faults' in parsed) return [];
    const asking = parsed.terms.filter(({ mechanism }) => !/^(?:all|ip[46])$/.test(mechanism));
    const counted: [string, number][] = [];
    for (const { mechanism, domain } of asking)
      counted.push([
        domain === null ? mechanism : `${mechanism}:${domain}`,
        mechanism === 'include' ? await within(domain!) : 1,
      ]);
    if (parsed.redirect !== null)
      counted.push([`redirect=${parsed.redirect}`, await within(parsed.redirect)]);
    return counted;
  }

  async function within(target: string): Promise<number> {
    if (hasMacro(target)) return 1;
    if (left-- <= 0) return NaN;
    const records = (await dns.txt(target)).filter(isSpf);
    const inner = records.length === 1 ? await parts(records[0]!) : [];
    return inner.reduce((sum, [, lookups]) => sum + lookups, 1);
  }

  const counted = await parts(text);
  return counted.filter(([, lookups]) => !isNaN(lookups));
}

/** All mechanisms of a record and of those that it includes or redirects to. */
export function termsOf(
  tree: SpfTree,
  enters: (domain: string) => boolean = () => true,
): readonly ResolvedTerm[] {
  const inner = [...tree.terms.map(({ included }) => included), tree.redirect];
  const entered = inner.filter(each => each !== null).filter(each => enters(each.domain));
  return [...tree.terms, ...entered.flatMap(each => termsOf(each, enters))];
}

/** Whether the servers that one of some other records lists may send. The first include that leads to one decides. */
export function permitsRecord(tree: SpfTree, domains: readonly string[]): boolean {
  const leads = (to: SpfTree | null) =>
    to !== null && ((to.fault === null && domains.includes(to.domain)) || permitsRecord(to, domains));
  const first = tree.terms.find(({ included }) => leads(included));
  return first ? first.qualifier === '+' : leads(tree.redirect);
}

/** Whether a record lets every address of the internet send. */
export function permitsEverybody(tree: SpfTree): boolean {
  const every = ({ mechanism, qualifier, included, bits4, network }: ResolvedTerm) =>
    qualifier === '+' &&
    (mechanism === 'all' ||
      (mechanism === 'ip4' && network !== null && bits4 === 0) ||
      (included !== null && permitsEverybody(included)));
  return tree.terms.some(every) || (tree.redirect !== null && permitsEverybody(tree.redirect));
}

/** What the record says of all other addresses; null if it says nothing. A name that is not known may say anything. */
export function finalQualifier(tree: SpfTree): SpfQualifier | null | 'opaque' {
  const own = tree.terms.find(({ mechanism }) => mechanism === 'all');
  if (own || tree.redirect === null) return own?.qualifier ?? (tree.endsOpaque ? 'opaque' : null);
  return finalQualifier(tree.redirect);
}

/**
 * Whether an address may send, as receivers find out (RFC 7208, 4.6). Null if only they can tell, and nothing that is known
 * says yes.
 */
export function permits(tree: SpfTree, address: string): boolean | null {
  let isOpaque = tree.endsOpaque;
  for (const term of tree.terms) {
    const inner = term.included === null ? null : permits(term.included, address);
    isOpaque ||= term.isOpaque || (term.included !== null && inner === null);
    if (inner === true || matches(term, address))
      return term.qualifier === '+' ? true : isOpaque ? null : false;
  }
  const followed = tree.redirect === null ? false : permits(tree.redirect, address);
  return followed === false && isOpaque ? null : followed;
}

function matches({ mechanism, network, addresses, bits4, bits6 }: ResolvedTerm, address: string): boolean {
  if (mechanism === 'all') return true;
  const version = isIP(address);
  const networks = (network === null ? addresses : [network]).filter(each => isIP(each) === version);
  if (networks.length === 0) return false;
  const list = new BlockList();
  const family = version === 4 ? 'ipv4' : 'ipv6';
  for (const each of networks) list.addSubnet(each, version === 4 ? bits4 : bits6, family);
  return list.check(address, family);
}
