/**
 * Bytes of messages in one statement: as text in its SQL they are twice as long, and servers take 16 MB by
 * default.
 */
const STATEMENT_BYTES = 4 * 1024 * 1024;

/**
 * What is stored, in batches that a server takes in one statement each; what is larger goes alone.
 *
 * @param bytesOf what an item adds to its statement, beside small columns
 */
export function inStatements<Item>(items: readonly Item[], bytesOf: (item: Item) => number): Item[][] {
  const batches: Item[][] = [];
  let room = 0;
  for (const item of items) {
    const size = bytesOf(item);
    if (batches.length === 0 || size > room) {
      batches.push([]);
      room = STATEMENT_BYTES;
    }
    batches.at(-1)!.push(item);
    room -= size;
  }
  return batches;
}
