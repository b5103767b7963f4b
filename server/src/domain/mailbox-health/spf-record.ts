import { isIP } from 'node:net';
import { quoted } from './lookups.js';

const LONGEST_NAME = 253;

export type SpfQualifier = '+' | '-' | '~' | '?';
type Mechanism = 'all' | 'include' | 'a' | 'mx' | 'ptr' | 'ip4' | 'ip6' | 'exists';

/** A mechanism of a record (RFC 7208, 5). */
export interface SpfTerm {
  qualifier: SpfQualifier;
  mechanism: Mechanism;
  /** The name that it speaks of; null for the domain of the record itself, and where there is none. */
  domain: string | null;
  /** The network of `ip4` and `ip6`, without its length. */
  network: string | null;
  /** Bits of IPv4 and of IPv6 addresses that count. */
  bits4: number;
  bits6: number;
}

/** An SPF record that was understood. */
export interface SpfRecord {
  /** Its mechanisms up to `all`. */
  terms: SpfTerm[];
  /** The mechanisms behind `all`, as they are written. Receivers ignore them (RFC 7208, 5.1). */
  ignored: string[];
  /** Whose record holds where no mechanism matches. Null if there is an `all`, which is always reached. */
  redirect: string | null;
}

/** Returns whether a TXT record is an SPF record (RFC 7208, 4.5). */
export function isSpf(text: string): boolean {
  return /^v=spf1(?: |$)/i.test(text);
}

/** Letters of names that receivers put something in for (RFC 7208, 7). Only they know what. */
const macro = /%\{[slodiphcrtv]\d{0,3}r?[.\-+,/_=]*\}/gi;

/** Returns whether a name can only be known when a message arrives. */
export function hasMacro(name: string): boolean {
  return name.includes('%');
}

/**
 * Reads an SPF record.
 *
 * @param text one for which {@link isSpf} is true
 * @returns the parts that are not understood, as `{ faults }`, if there are any: receivers then ignore the whole record
 */
export function parseSpf(text: string): SpfRecord | { faults: string[] } {
  const faults: string[] = [];
  const terms: SpfTerm[] = [];
  const ignored: string[] = [];
  let hasAll = false;
  const seen = new Map<string, string>();
  for (const part of text.slice('v=spf1'.length).split(' ')) {
    if (part === '') continue;
    const modifier = /^([a-z][a-z0-9\-_.]*)=(.*)$/i.exec(part);
    if (modifier === null) {
      const term = readTerm(part);
      if (term === null) faults.push(part);
      else if (hasAll) ignored.push(part);
      else terms.push(term);
      hasAll ||= term?.mechanism === 'all';
      continue;
    }
    const [name, value] = [modifier[1]!.toLowerCase(), modifier[2]!];
    // Others are left alone: they may be of a later version.
    if (name !== 'redirect' && name !== 'exp') continue;
    if (seen.has(name) || !isDomain(value)) faults.push(part);
    else seen.set(name, value);
  }
  if (faults.length > 0) return { faults };
  return { terms, ignored, redirect: hasAll ? null : (seen.get('redirect') ?? null) };
}

/** Says what to write instead of a part that is not understood. */
export function advisePart(part: string): string {
  if (part.length > LONGEST_NAME) return `Remove ${quoted(part)}.`;
  const [, sign = '', name = '', value = ''] =
    /^([+\-~?]?)(?:([a-z]\w*)[:=])?(.*?)[;,.:"'”]*$/i.exec(part) ?? [];
  const version = isIP(value.split('/')[0]!);
  const mechanism = version > 0 ? `ip${version}` : /^incl?u?d?e?s?$/i.test(name) ? 'include' : name;
  const right = [`${sign}${mechanism}:${value}`, `${sign}${value}`].find(each => readTerm(each) !== null);
  if (right !== undefined) return `Write “${right}” instead of “${part}”.`;
  if (/^ip/i.test(mechanism))
    return `Correct “${part}”: it must look like “ip4:203.0.113.10”, “ip4:203.0.113.0/24” or “ip6:2001:db8::/32”.`;
  if (/^(?:include|redirect)$/i.test(mechanism || value))
    return `Correct “${part}”: a name must follow it without a space, such as “include:_spf.example.com”, and only one “redirect=”.`;
  return `Remove “${part}”.`;
}

function readTerm(part: string): SpfTerm | null {
  const [, qualifier, name, rest] = /^([+\-~?]?)([a-z][a-z0-9]*)(.*)$/i.exec(part) ?? [];
  if (name === undefined || rest === undefined) return null;
  const term: SpfTerm = {
    qualifier: (qualifier || '+') as SpfQualifier,
    mechanism: name.toLowerCase() as Mechanism,
    domain: null,
    network: null,
    bits4: 32,
    bits6: 128,
  };
  switch (term.mechanism) {
    case 'all':
      return rest === '' ? term : null;
    case 'include':
    case 'exists':
      return rest.startsWith(':') ? withDomain(term, rest) : null;
    case 'ptr':
      return withDomain(term, rest);
    case 'a':
    case 'mx':
      return withLengths(term, rest);
    case 'ip4':
    case 'ip6':
      return withNetwork(term, rest);
    default:
      return null;
  }
}

function withDomain(term: SpfTerm, rest: string): SpfTerm | null {
  if (rest === '') return term;
  const domain = rest.slice(1);
  return rest.startsWith(':') && isDomain(domain) ? { ...term, domain: plain(domain) } : null;
}

function withLengths(term: SpfTerm, rest: string): SpfTerm | null {
  const [, domain, four, six] = /^(.*?)(?:\/(\d{1,2}))?(?:\/\/(\d{1,3}))?$/.exec(rest) ?? [];
  const lengths = { bits4: Number(four ?? 32), bits6: Number(six ?? 128) };
  if (domain === undefined || lengths.bits4 > 32 || lengths.bits6 > 128) return null;
  return withDomain({ ...term, ...lengths }, domain);
}

function withNetwork(term: SpfTerm, rest: string): SpfTerm | null {
  const version = term.mechanism === 'ip4' ? 4 : 6;
  const [, network, length] = /^:([^/]+)(?:\/(\d{1,3}))?$/.exec(rest) ?? [];
  const most = version === 4 ? 32 : 128;
  const bits = Number(length ?? most);
  if (network === undefined || isIP(network) !== version || bits > most) return null;
  return { ...term, network, ...(version === 4 ? { bits4: bits } : { bits6: bits }) };
}

/** Returns whether a text is a name of at least two labels, macros included (RFC 7208, 7.1: domain-spec). */
function isDomain(text: string): boolean {
  const literal = text.replace(macro, 'x').replace(/%[%_-]/g, 'x');
  if (literal.includes('%') || !/^[\x21-\x7e]+$/.test(literal)) return false;
  const endsInMacro = text.endsWith('}');
  return endsInMacro || /\.(?!\d+\.?$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.?$/i.test(literal);
}

function plain(domain: string): string {
  return domain.toLowerCase().replace(/\.$/, '');
}
