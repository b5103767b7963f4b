/**
 * Whether a text has more than so many characters, counted as the contract and the columns count them: one outside of the
 * basic plane, such as an emoji, is one, though it takes two UTF-16 units.
 */
export function isLongerThan(text: string, characters: number): boolean {
  if (text.length <= characters) return false;
  return text.length > 2 * characters || [...text].length > characters;
}
