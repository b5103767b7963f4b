/** Where a phrase stands in a text. */
export interface PhraseMatch {
  at: number;
  end: number;
}

export type PhraseMatcher = (text: string) => PhraseMatch[];

interface Phrase {
  text: string;
  /** The last word may go on. */
  isOpen: boolean;
  /** Written in a script without spaces, so that it may stand inside a run of letters. */
  isUnspaced: boolean;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const letter = /[\p{L}\p{N}]/u;
const keyLength = 2;

function phraseOf(entry: string): Phrase {
  const text = entry.replace(/\*$/, '');
  return {
    text,
    isOpen: entry.endsWith('*') || !letter.test(text.at(-1) ?? ''),
    isUnspaced: unspaced.test(text),
  };
}

/**
 * Finds phrases in a text: the longest at each place, none overlapping. Phrases match whole words, a trailing `*` leaves
 * the end of the last word open, and scripts that write no spaces match anywhere. Phrases are looked up by their first
 * letters: one pattern of a thousand alternatives takes a hundred times as long.
 */
export function phraseMatcher(table: readonly string[]): PhraseMatcher {
  const byStart = new Map<string, Phrase[]>();
  let beginsInWords = false;
  for (const phrase of table.map(phraseOf).sort((a, b) => b.text.length - a.text.length)) {
    const key = phrase.text.slice(0, keyLength);
    byStart.set(key, [...(byStart.get(key) ?? []), phrase]);
    beginsInWords ||= phrase.isUnspaced && isPlainLetter(phrase.text.charCodeAt(0));
  }
  return text => {
    const found: PhraseMatch[] = [];
    for (let at = 0; at < text.length; at++) {
      // Most places are within words of plain letters, where none of these can begin.
      if (!beginsInWords && isPlainLetter(text.charCodeAt(at)) && isPlainLetter(text.charCodeAt(at - 1)))
        continue;
      const phrase =
        byStart.get(text.slice(at, at + keyLength))?.find(candidate => standsAt(text, at, candidate)) ??
        // A phrase of one letter is shorter than the key: "с 28 сентября", "不".
        byStart.get(text.charAt(at))?.find(candidate => standsAt(text, at, candidate));
      if (!phrase) continue;
      found.push({ at, end: at + phrase.text.length });
      at += phrase.text.length - 1;
    }
    return found;
  };
}

/** Of ASCII, figures among them. */
function isPlainLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 65 && code <= 90);
}

function standsAt(text: string, at: number, phrase: Phrase): boolean {
  if (!text.startsWith(phrase.text, at)) return false;
  if (phrase.isUnspaced) return true;
  const end = at + phrase.text.length;
  return standsAlone(text, at) && (phrase.isOpen || !letter.test(text.charAt(end)));
}

/** Arabic and Hebrew write "and" as a letter before the word. */
function standsAlone(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  if (!letter.test(before)) return true;
  return /[وفו]/.test(before) && !letter.test(text.charAt(at - 2));
}
