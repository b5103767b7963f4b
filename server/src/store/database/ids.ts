import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** Random bytes drawn ahead: a draw for each id would cost three times what else an id does. */
let drawn = Buffer.alloc(0);
const DRAWN = 4096;

function drawBytes(count: number): Buffer {
  if (drawn.length < count) drawn = randomBytes(DRAWN);
  const bytes = drawn.subarray(0, count);
  drawn = drawn.subarray(count);
  return bytes;
}

let currentTime: () => number = Date.now;

/** Lets new ids carry the time that this returns, in milliseconds, instead of the machine's. */
export function setTimeOfIds(now: () => number): void {
  currentTime = now;
}

/** The time of the latest id, and how far ids have counted on since it. */
let msecs = 0;
let seq = 0;

/** A new UUIDv7 as id columns hold it: later than each made before, so primary keys grow at the end. */
export function newIdBytes(): Buffer {
  const random = drawBytes(16);
  const now = Math.floor(currentTime());
  if (now > msecs) {
    msecs = now;
    // In the lower half of its 32 bits, which leaves room to count on.
    seq = random.readUInt32BE(6) >>> 1;
  } else seq++;
  return v7({ random, msecs, seq }, Buffer.allocUnsafe(16));
}

/** As {@link newIdBytes}, in the usual text form. */
export function newId(): string {
  return fromBin(newIdBytes());
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
