import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whom an unsubscribe link speaks for. Ids are UUIDs. */
export interface UnsubscribeTarget {
  accountId: string;
  enrollmentId: string;
}

const ID_BYTES = 16;
const MAC_BYTES = 16;
const TOKEN = /^[A-Za-z0-9_-]{64}$/;

/**
 * The token of an unsubscribe link: account and enrollment in 32 bytes and 16 bytes of HMAC-SHA-256 over them, in
 * base64url. It does not expire, because mail is read years later, and reveals nothing but two random ids.
 *
 * @param key secret of the installation
 */
export function unsubscribeToken(key: Buffer, target: UnsubscribeTarget): string {
  const ids = Buffer.concat([idBytes(target.accountId), idBytes(target.enrollmentId)]);
  return Buffer.concat([ids, mac(key, ids)]).toString('base64url');
}

/** Whom a token speaks for; null when it was not made with this key. */
export function readUnsubscribeToken(key: Buffer, token: string): UnsubscribeTarget | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const ids = bytes.subarray(0, 2 * ID_BYTES);
  if (!timingSafeEqual(bytes.subarray(2 * ID_BYTES), mac(key, ids))) return null;
  return { accountId: uuid(ids.subarray(0, ID_BYTES)), enrollmentId: uuid(ids.subarray(ID_BYTES)) };
}

function mac(key: Buffer, ids: Buffer): Buffer {
  return createHmac('sha256', key).update('unsubscribe\0').update(ids).digest().subarray(0, MAC_BYTES);
}

function idBytes(id: string): Buffer {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  if (bytes.length !== ID_BYTES) throw new RangeError(`Not a UUID: ${id}`);
  return bytes;
}

function uuid(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
