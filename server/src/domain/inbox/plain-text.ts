/** A note as a text column takes it, and so as it is read again: half a surrogate pair is replaced (U+FFFD). */
export function noteText(text: string | null | undefined): string | null {
  return text == null ? null : Buffer.from(text).toString();
}

/** A name that people give, as a text column takes it: without spaces around it, accents in one form (NFC). */
export function nameText(text: string): string {
  return Buffer.from(text).toString().normalize('NFC').trim();
}

/** The name of a tag of people, as imports and filters compare it. */
export function tagName(text: string): string {
  return nameText(text).replace(/\s+/g, ' ');
}
