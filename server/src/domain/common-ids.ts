/** Bytes of an id. */
export const ID_BYTES = 16;
/** How many 32-bit numbers they are. */
const NUMBERS = 4;

/**
 * The ids that are in all of some lists, each once. A list is the bytes of its ids one after another, in any order and
 * some perhaps repeated: a hundred thousand are gone through in a few milliseconds, as rows they would take a hundred.
 */
export function commonIds(lists: readonly Uint8Array[]): Buffer {
  const [shortest, ...others] = lists.map(numbersOf).sort((a, b) => a.length - b.length);
  const common = others.reduce((found, other) => meeting(tableOf(found), other), shortest!);
  const distinct = others.length > 0 ? common : meeting(tableOf(common), common);
  return Buffer.from(distinct.buffer, distinct.byteOffset, distinct.byteLength);
}

/** Where ids are found again: at the place that their own bits name, or the next one that was free. */
interface Table {
  ids: Uint32Array;
  /** The number of an id in `ids`, counted from 1; 0 is free. */
  places: Int32Array;
}

function tableOf(ids: Uint32Array): Table {
  const count = ids.length / NUMBERS;
  const table = { ids, places: new Int32Array(2 ** Math.ceil(Math.log2(2 * count + 2))) };
  for (let at = 0; at < count; at++) {
    const place = placeOf(table, ids, at);
    if (table.places[place] === 0) table.places[place] = at + 1;
  }
  return table;
}

/** The ids of another list that a table has, each once: what was found is taken out of sight. */
function meeting(table: Table, others: Uint32Array): Uint32Array {
  const found = new Uint32Array(Math.min(table.ids.length, others.length));
  const isTaken = new Uint8Array(table.ids.length / NUMBERS);
  let length = 0;
  for (let at = 0; at * NUMBERS < others.length; at++) {
    const known = table.places[placeOf(table, others, at)]!;
    if (known === 0 || isTaken[known - 1]) continue;
    isTaken[known - 1] = 1;
    for (let part = 0; part < NUMBERS; part++) found[length++] = others[at * NUMBERS + part]!;
  }
  return found.subarray(0, length);
}

/** The place of an id, or the free one where it would be. */
function placeOf({ ids, places }: Table, others: Uint32Array, at: number): number {
  const first = at * NUMBERS;
  // The last bits of our ids are random.
  let place = (Math.imul(others[first + 3]! ^ others[first + 2]!, 0x9e3779b1) >>> 0) & (places.length - 1);
  for (;;) {
    const known = places[place]!;
    if (known === 0 || isSame(ids, (known - 1) * NUMBERS, others, first)) return place;
    place = (place + 1) & (places.length - 1);
  }
}

function isSame(a: Uint32Array, atA: number, b: Uint32Array, atB: number): boolean {
  return (
    a[atA + 3] === b[atB + 3] && a[atA + 2] === b[atB + 2] && a[atA + 1] === b[atB + 1] && a[atA] === b[atB]
  );
}

/** A copy, because the bytes may lie where no numbers may. */
function numbersOf(bytes: Uint8Array): Uint32Array {
  const copy = new Uint8Array(Math.floor(bytes.length / ID_BYTES) * ID_BYTES);
  copy.set(bytes.subarray(0, copy.length));
  return new Uint32Array(copy.buffer);
}
