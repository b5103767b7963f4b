import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed link lets its holder do, to what, and until when. */
export interface SignedLink {
  /** `GET` a file of a job, or `PUT` the file of an upload. */
  method: 'GET' | 'PUT';
  accountId: string;
  /** UUID of the job or upload. */
  id: string;
  expiresAt: Date;
}

/** The query of a signed link; the signature covers all of {@link SignedLink}. */
export function signLink(key: Buffer, link: SignedLink): string {
  const expires = Math.floor(link.expiresAt.getTime() / 1000);
  const query = { account: link.accountId, expires: String(expires), signature: sign(key, link, expires) };
  return new URLSearchParams(query).toString();
}

/** The account that a link's query names, or null when it was not signed so, or is over. */
export function readLink(
  key: Buffer,
  method: SignedLink['method'],
  id: string,
  query: Readonly<Record<string, string | string[] | undefined>>,
  now: Date,
): string | null {
  const { account, expires, signature } = query;
  if (typeof account !== 'string' || typeof expires !== 'string' || typeof signature !== 'string')
    return null;
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now.getTime()) return null;
  const link = { method, accountId: account, id, expiresAt: now };
  const wanted = Buffer.from(sign(key, link, Number(expires)));
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given) ? account : null;
}

function sign(key: Buffer, { method, accountId, id }: SignedLink, expires: number): string {
  const text = [method, accountId.toLowerCase(), id.toLowerCase(), expires].join(' ');
  return createHmac('sha256', key).update(text).digest('base64url');
}
