import { createPublicKey } from 'node:crypto';
import { providerOfDomain, providerOfSmtpHost } from '../mailboxes/mail-servers.js';
import { finding, type CheckedMailbox, type DnsLookups, type Finding } from './lookups.js';

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
    found.map(text => ({ name: names[at]!, text, state: keyState(text) })),
  );
  const [good, broken, revoked] = (['good', 'broken', 'revoked'] as const).map(wanted =>
    keys.find(({ state }) => state === wanted),
  );
  if (good) {
    const isSeen = dkimKeys.includes(good.name);
    const hint = isSeen ? null : `This is the usual name of the key of ${service!.name}. ${look}`;
    return finding('pass', `${good.name}: ${good.text}`, null, hint);
  }
  if (broken)
    return finding(
      'warning',
      `${broken.name}: ${broken.text}`,
      `The DKIM key at ${broken.name} cannot be read: it is cut off, or has a typing error. Signatures with it are not valid.`,
      'Set the TXT record again, exactly as your mail server or provider shows it. Divide a long one into strings of at most 255 characters.',
    );
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
    dkimKeys.length > 0
      ? `A message from the mailbox to itself names the key ${dkimKeys.join(' or ')}. ` +
          'Set there the TXT record that your mail server or provider shows for DKIM.'
      : fix,
  );
}

/** What the record of a key holds (RFC 6376, 3.6.1); null if it is none. */
function keyState(text: string): 'good' | 'broken' | 'revoked' | null {
  const tags = new Map(
    text.split(';').map(tag => {
      const [name = '', ...value] = tag.split('=');
      return [name.trim(), value.join('=').replace(/\s/g, '')] as const;
    }),
  );
  const [version = 'DKIM1', type = 'rsa', key] = ['v', 'k', 'p'].map(name => tags.get(name));
  if (version !== 'DKIM1' || key === undefined) return null;
  if (key === '') return 'revoked';
  if (!/^[a-z0-9+/]+={0,2}$/i.test(key)) return 'broken';
  return type !== 'rsa' || isPublicKey(Buffer.from(key, 'base64')) ? 'good' : 'broken';
}

/** Whether bytes are an RSA key, in either of the forms that are in use. */
function isPublicKey(key: Buffer): boolean {
  return (['spki', 'pkcs1'] as const).some(type => {
    try {
      return createPublicKey({ key, format: 'der', type }).asymmetricKeyType === 'rsa';
    } catch {
      return false;
    }
  });
}
