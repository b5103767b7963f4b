import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A new UUIDv7 in its usual text form: ids made later sort after earlier ones, so primary keys grow at the end. */
export function newId(): string {
  return v7();
}

/** As many of these ids, each later than the one before, as id columns hold them: one draw of random bytes for all. */
export function newIds(count: number): Buffer[] {
  const random = randomBytes(16 * (count + 1));
  const msecs = Date.now();
  // Room to count on in its 32 bits.
  const first = random.readUInt32BE(16 * count) >>> 1;
  return Array.from({ length: count }, (_, at) =>
    v7({ random: random.subarray(16 * at, 16 * at + 16), msecs, seq: first + at }, Buffer.allocUnsafe(16)),
  );
}

/** The 16 bytes of a UUID text, as id columns hold them. */
export function toBin(uuid: string): Buffer {
  return decodeHex(uuid.replaceAll('-', ''), 16);
}

/** The lower-case text form of the 16 bytes of an id column. */
export function fromBin(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The text when it is a UUID, else null: for ids that come from outside. */
export function parseUuid(text: string): string | null {
  return uuidPattern.test(text) ? text : null;
}

/** As {@link fromBin}, for columns that may be NULL. */
export function fromBinOrNull(bytes: Buffer | null): string | null {
  return bytes && fromBin(bytes);
}

/** As {@link toBin}, for values that may be missing. */
export function toBinOrNull(uuid: string | null | undefined): Buffer | null {
  return uuid == null ? null : toBin(uuid);
}

/** The 32 bytes of a SHA-256 given as 64 hex characters, as `global_lead_id` and hash columns hold them. */
export function hashToBin(hex: string): Buffer {
  return decodeHex(hex, 32);
}

/** The 64 lower-case hex characters of a hash column. */
export function hashFromBin(bytes: Buffer): string {
  return bytes.toString('hex');
}

/** Buffer.from stops silently at the first character that is no hex; a shortened id must not reach a query. */
function decodeHex(hex: string, length: number): Buffer {
  const bytes = Buffer.from(hex, 'hex');
  if (bytes.length !== length || hex.length !== length * 2)
    throw new RangeError(`Not ${length} bytes in hex: ${hex}`);
  return bytes;
}
