import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Seals small secrets, such as mailbox passwords, for storage. */
export interface SecretBox {
  /** With a context (say, the row's id) the result opens only with the same one, so it cannot be moved elsewhere. */
  seal(text: string, context?: string): Buffer;
  /** Throws {@link SealError} when the bytes were changed, belong to another context, or need a key we do not have. */
  open(sealed: Buffer, context?: string): string;
  /** Whether we have the key that sealed this; the header is enough of it. */
  hasKeyOf(sealed: Buffer): boolean;
}

export class SealError extends Error {}

const format = 1;
const keyIdBytes = 4;
const nonceBytes = 12;
const tagBytes = 16;
const headerBytes = 1 + keyIdBytes + nonceBytes + tagBytes;

/** How many bytes at the beginning of what was sealed tell by which key it was. */
export const keyHeaderBytes = 1 + keyIdBytes;

/**
 * AES-256-GCM under `key` (32 bytes). The sealed form is a format byte, an id of the key, nonce, tag and ciphertext.
 * `olderKeys` still open what they sealed: that is how a key is replaced.
 */
export function createSecretBox(key: Buffer, olderKeys: Buffer[] = []): SecretBox {
  const keys = new Map([...olderKeys, key].map(each => [keyId(each).toString('hex'), each]));
  const keyOf = (sealed: Buffer) => keys.get(sealed.toString('hex', 1, keyHeaderBytes));
  return {
    seal(text, context = '') {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(format), keyId(key), nonce, cipher.getAuthTag(), ciphertext]);
    },
    open(sealed, context = '') {
      if (sealed.length < headerBytes || sealed[0] !== format)
        throw new SealError('These bytes are no sealed secret.');
      const tagAt = keyHeaderBytes + nonceBytes;
      const opener = keyOf(sealed);
      if (!opener) throw new SealError('The key that sealed this secret is not configured.');
      const decipher = createDecipheriv('aes-256-gcm', opener, sealed.subarray(keyHeaderBytes, tagAt), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(tagAt, headerBytes));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(headerBytes)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        throw new SealError('This secret was changed, or sealed for another place.');
      }
    },
    hasKeyOf: sealed => keyOf(sealed) !== undefined,
  };
}

/** Distinguishes keys without revealing anything of them. */
function keyId(key: Buffer): Buffer {
  return createHash('sha256').update('outreach key id').update(key).digest().subarray(0, keyIdBytes);
}
