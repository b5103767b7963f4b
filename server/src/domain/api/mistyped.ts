/** Short words are too near to others. */
const leastLength = 5;
const longLength = 9;

/** Whether a word is one of these but for a letter or two that were left out, doubled, exchanged or hit beside. */
export function mistypedAs(word: string, known: readonly string[]): boolean {
  if (word.length < leastLength) return false;
  return known.some(other => {
    const most = other.length >= longLength ? 2 : 1;
    return (
      word[0] === other[0] && Math.abs(word.length - other.length) <= most && distance(word, other) <= most
    );
  });
}

/** Damerau and Levenshtein's, neighbours exchanged counting as one. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1;
      line[at] = Math.min(line[at - 1]! + 1, above[at]! + 1, above[at - 1]! + same);
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        line[at] = Math.min(line[at]!, before[at - 2]! + 1);
    }
    before = above;
    above = line;
  }
  return above[other.length]!;
}
