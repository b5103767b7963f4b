/**
 * Whether a text has more than so many characters, counted as the contract and the columns count them: one outside of the
 * basic plane, such as an emoji, is one, though it takes two UTF-16 units.
 */
export function isLongerThan(text: string, characters: number): boolean {
  if (text.length <= characters) return false;
  return text.length > 2 * characters || [...text].length > characters;
}

/** A text's first characters, counted like that. */
export function firstCharacters(text: string, characters: number): string {
  if (text.length <= characters) return text;
  let units = 0;
  for (let count = 0; count < characters && units < text.length; count++)
    units += text.codePointAt(units)! > 0xffff ? 2 : 1;
  return text.slice(0, units);
}

const eventTextLength = 16_000;

/** The text of a message as events have it. */
export function eventText(text: string): string {
  return firstCharacters(text, eventTextLength);
}
