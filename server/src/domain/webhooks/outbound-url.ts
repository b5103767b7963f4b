import { BlockList, isIP } from 'node:net';
import { parseUrl } from '../shared/parse-url.js';

/** Why an address may not be called; `message` is a sentence for whoever set it. */
export interface UrlProblem {
  code: 'invalid_url' | 'https_required' | 'private_address';
  message: string;
}

export interface OutboundUrlRules {
  /** Opens loopback addresses, over plain HTTP too. */
  allowLoopback: boolean;
}

/**
 * Judges the address of a webhook or a dataSender node by its text alone: HTTPS, no credentials, no private host. Where
 * its name leads to is judged at each connection (see {@link addressProblem}), because names change.
 */
export function outboundUrlProblem(text: string, rules: OutboundUrlRules): UrlProblem | null {
  const url = parseUrl(text);
  if (!url) return invalid('This is not an absolute URL.');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return httpsRequired(rules);
  if (url.username || url.password) return invalid('The URL must not contain a user name or password.');
  const host = hostOf(url);
  const loopback = isLoopbackHost(host);
  if (loopback && rules.allowLoopback) return null;
  if (url.protocol === 'http:') return httpsRequired(rules);
  if (loopback || isPrivateName(host)) return privateAddress;
  return isIP(host) ? addressProblem(host, { allowLoopback: false, plain: false }) : null;
}

/** Host of a URL, IPv6 without its brackets and names without a final dot. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/**
 * Judges an address that a connection is about to go to.
 *
 * @param rules.plain the connection is plain HTTP, which goes to loopback or nowhere
 */
export function addressProblem(
  address: string,
  rules: OutboundUrlRules & { plain: boolean },
): UrlProblem | null {
  if (isLoopback(address)) return rules.allowLoopback ? null : privateAddress;
  if (rules.plain) return httpsRequired(rules);
  return isPublic(address) ? null : privateAddress;
}

function httpsRequired({ allowLoopback }: OutboundUrlRules): UrlProblem {
  const local = allowLoopback ? ', or point to this machine (http://localhost)' : '';
  return { code: 'https_required', message: `The URL must begin with https://${local}.` };
}

const privateAddress: UrlProblem = {
  code: 'private_address',
  message: 'The URL must lead to a public address, not to a private, local or reserved one.',
};

function invalid(message: string): UrlProblem {
  return { code: 'invalid_url', message };
}

/** Whether a host names this machine. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || isLoopback(host);
}

/** Names that never are public: RFC 6762 (mDNS), RFC 8375 (home networks), and ICANN's `.internal`. */
function isPrivateName(host: string): boolean {
  return host === '' || /(^|\.)(local|internal|home\.arpa)$/.test(host);
}

function isLoopback(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reserved4.check(address, 'ipv4');
  return version === 6 && globalUnicast.check(address, 'ipv6') && !reserved6.check(address, 'ipv6');
}

/** IANA's IPv4 special-purpose registry, multicast and class E. */
const reserved4 = subnets('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);

/** All of IPv6 that is handed out; mapped, translated, unique local, link-local and multicast addresses lie outside. */
const globalUnicast = subnets('ipv6', [['2000::', 3]]);

/** Parts of it that are special, among them Teredo and 6to4, which lead to IPv4 addresses. */
const reserved6 = subnets('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

function subnets(type: 'ipv4' | 'ipv6', list: readonly (readonly [string, number])[]): BlockList {
  const blocks = new BlockList();
  for (const [net, prefix] of list) blocks.addSubnet(net, prefix, type);
  return blocks;
}
