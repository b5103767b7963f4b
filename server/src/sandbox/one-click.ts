import { headerValue } from '../domain/inbox/mail-message.js';
import { parseMail } from '../mail/parse.js';

/**
 * The URL to POST `List-Unsubscribe=One-Click` to (RFC 8058), as a mail program finds it; null when the message
 * offers no one-click unsubscription.
 */
export async function oneClickUrl(raw: Buffer): Promise<string | null> {
  const { headers } = await parseMail(raw);
  if (
    headerValue(headers, 'list-unsubscribe-post').replace(/\s/g, '').toLowerCase() !==
    'list-unsubscribe=one-click'
  )
    return null;
  const uris = headerValue(headers, 'list-unsubscribe').matchAll(/<\s*([^<>]+?)\s*>/g);
  return [...uris].map(uri => uri[1] as string).find(uri => /^https?:\/\//i.test(uri)) ?? null;
}
