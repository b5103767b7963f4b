/** Numbers of one block: where it has few, they stand sorted; where it has many, each is a bit. As Roaring's containers. */
export type Block = Uint16Array | Uint32Array;

/** Whole numbers from 0 to 2³² - 1, each once, in blocks of 2¹⁶ by the number of the block. No block is empty. */
export type NumberSet = ReadonlyMap<number, Block>;

/** Numbers of a block. */
const BLOCK_SIZE = 2 ** 16;
/** Bytes of a block as bits. */
const BITMAP_BYTES = BLOCK_SIZE / 8;
/** A block of so many is as small as bits. */
const MANY = BITMAP_BYTES / 2;

/** The block of a number. */
export const blockOf = (number: number): number => number >>> 16;

const isBitmap = (block: Block): block is Uint32Array => block instanceof Uint32Array;

/** The set of some numbers, in any order, some perhaps repeated. */
export function setOf(numbers: Iterable<number>): NumberSet {
  const places = new Map<number, number[]>();
  for (const number of numbers) {
    const block = blockOf(number);
    const inBlock = places.get(block);
    if (inBlock) inBlock.push(number % BLOCK_SIZE);
    else places.set(block, [number % BLOCK_SIZE]);
  }
  return new Map([...places].map(([block, all]) => [block, blockFrom(Uint16Array.from(all))]));
}

/** How many numbers a set has. */
export function sizeOf(set: NumberSet): number {
  let size = 0;
  for (const block of set.values()) size += countOf(block);
  return size;
}

/** The numbers of a set in their order. */
export function numbersOf(set: NumberSet): number[] {
  const numbers: number[] = [];
  for (const [at, block] of [...set].sort(([a], [b]) => a - b)) {
    const places = placesOf(block);
    for (let index = 0; index < places.length; index++) numbers.push(at * BLOCK_SIZE + places[index]!);
  }
  return numbers;
}

/** The numbers that are in any of some sets. */
export function union(sets: readonly NumberSet[]): NumberSet {
  const united = new Map<number, Block[]>();
  for (const set of sets)
    for (const [at, block] of set) {
      const alike = united.get(at);
      if (alike) alike.push(block);
      else united.set(at, [block]);
    }
  return new Map([...united].map(([at, blocks]) => [at, uniteBlocks(blocks)]));
}

/** The numbers that are in all of some sets, of which there is one at least. */
export function intersection(sets: readonly NumberSet[]): NumberSet {
  const [smallest, ...others] = [...sets].sort((a, b) => a.size - b.size);
  const common = new Map<number, Block>();
  for (const [at, block] of smallest!) {
    const blocks = others.map(other => other.get(at));
    const met = blocks.reduce<Block | undefined>((a, b) => a && b && intersectBlocks(a, b), block);
    if (met && countOf(met) > 0) common.set(at, met);
  }
  return common;
}

/** A set as bits: the first block that it has, and the bits from there to its last one. */
export function bitsOf(set: NumberSet): { first: number; bits: Buffer } {
  const blocks = [...set.keys()];
  const first = blocks.reduce((a, b) => Math.min(a, b), Infinity);
  const last = blocks.reduce((a, b) => Math.max(a, b), 0);
  const bits = Buffer.alloc((last - first + 1) * BITMAP_BYTES);
  for (const [at, block] of set) bits.set(bytesOf(bitmapOf(block)), (at - first) * BITMAP_BYTES);
  return { first: first * BLOCK_SIZE, bits };
}

/** Bytes that {@link bitsOf} takes. */
export function bitBytes(set: NumberSet): number {
  const blocks = [...set.keys()];
  if (blocks.length === 0) return 0;
  return (
    (blocks.reduce((a, b) => Math.max(a, b)) - blocks.reduce((a, b) => Math.min(a, b)) + 1) * BITMAP_BYTES
  );
}

/** A block as it is stored. */
export function encodeBlock(block: Block): Buffer {
  return Buffer.from(bytesOf(block));
}

/** Reads a block as it was stored: only bits take their full length. */
export function decodeBlock(bytes: Buffer): Block {
  // A copy, because the bytes may lie where no numbers may.
  const { buffer } = new Uint8Array(bytes);
  return bytes.length === BITMAP_BYTES ? new Uint32Array(buffer) : new Uint16Array(buffer);
}

/** The numbers that are in any of some blocks. */
export function uniteBlocks(blocks: readonly Block[]): Block {
  if (blocks.length === 1) return blocks[0]!;
  const total = blocks.reduce((sum, block) => sum + (isBitmap(block) ? MANY : block.length), 0);
  if (total < MANY) return blockFrom(joined(blocks));
  const bitmap = new Uint32Array(BITMAP_BYTES / 4);
  for (const block of blocks)
    if (isBitmap(block)) for (let at = 0; at < bitmap.length; at++) bitmap[at]! |= block[at]!;
    else for (const place of block) bitmap[place >>> 5]! |= 1 << (place & 31);
  return smallest(bitmap);
}

function joined(blocks: readonly Block[]): Uint16Array {
  const all = new Uint16Array(blocks.reduce((sum, block) => sum + block.length, 0));
  let length = 0;
  for (const block of blocks) {
    all.set(block, length);
    length += block.length;
  }
  return all;
}

function intersectBlocks(a: Block, b: Block): Block {
  if (isBitmap(a) && isBitmap(b)) return smallest(intersectBitmaps(a, b));
  if (isBitmap(a)) return intersectBlocks(b, a);
  if (isBitmap(b)) return (a as Uint16Array).filter(place => (b[place >>> 5]! >>> (place & 31)) & 1);
  return meeting(a as Uint16Array, b as Uint16Array);
}

// Plain loops: with a function for each element, or an iterator, these take five times as long.
function intersectBitmaps(a: Uint32Array, b: Uint32Array): Uint32Array {
  const common = new Uint32Array(a.length);
  for (let at = 0; at < a.length; at++) common[at] = a[at]! & b[at]!;
  return common;
}

function meeting(a: Uint16Array, b: Uint16Array): Uint16Array {
  const common = new Uint16Array(Math.min(a.length, b.length));
  let length = 0;
  for (let inA = 0, inB = 0; inA < a.length && inB < b.length;) {
    const [left, right] = [a[inA]!, b[inB]!];
    if (left === right) common[length++] = left;
    if (left <= right) inA++;
    if (right <= left) inB++;
  }
  return common.slice(0, length);
}

/** A block of places in any order, some perhaps repeated. */
function blockFrom(places: Uint16Array): Block {
  places.sort();
  const distinct = places.filter((place, at) => at === 0 || place !== places[at - 1]);
  return distinct.length < MANY ? distinct : bitmapOf(distinct);
}

/** Bits as they are stored smallest. */
function smallest(bitmap: Uint32Array): Block {
  return countOf(bitmap) < MANY ? placesOf(bitmap) : bitmap;
}

function bitmapOf(block: Block): Uint32Array {
  if (isBitmap(block)) return block;
  const bitmap = new Uint32Array(BITMAP_BYTES / 4);
  for (const place of block) bitmap[place >>> 5]! |= 1 << (place & 31);
  return bitmap;
}

function placesOf(block: Block): Uint16Array {
  if (!isBitmap(block)) return block;
  const places = new Uint16Array(countOf(block));
  let length = 0;
  for (let at = 0; at < block.length; at++)
    for (let bits = block[at]!; bits !== 0; bits &= bits - 1)
      places[length++] = at * 32 + 31 - Math.clz32(bits & -bits);
  return places;
}

function countOf(block: Block): number {
  if (!isBitmap(block)) return block.length;
  let count = 0;
  for (let at = 0; at < block.length; at++) {
    const bits = block[at]!;
    // Counts the bits of 32 at once (Hacker's Delight, 5-1).
    const twos = bits - ((bits >>> 1) & 0x55555555);
    const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Block) => new Uint8Array(buffer, byteOffset, byteLength);
