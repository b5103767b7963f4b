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
