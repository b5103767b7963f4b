import { emailDomain } from '../leads/email-address.js';
import { cutText } from '../merge/merge-fields.js';

/** Longest word that is kept or looked up. */
const WORD_LENGTH = 40;
/** Most words kept of one person. */
const MAX_WORDS = 16;
/** Most words of a search that are read. */
const MAX_SEARCH_WORDS = 8;

/** The words of a text as searches compare them: folded, without punctuation. */
export function wordsOf(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map(word => cutText(word, WORD_LENGTH));
}

/** The words under which a person is found: those of address and names, without the top-level domain. */
export function personWords(email: string, names: readonly (string | null)[]): string[] {
  const labels = emailDomain(email).split('.').slice(0, -1);
  const local = email.slice(0, email.lastIndexOf('@'));
  const words = new Set(wordsOf([local, ...labels, ...names].join(' ')));
  return [...words].slice(0, MAX_WORDS);
}

/** A search for people: words that each begin one of theirs, and parts that address or name contain. */
export interface PeopleSearch {
  words: string[];
  pieces: string[];
}

/**
 * Reads a search text, null when it is blank. A term with a dot or an `@` is searched for as it is; its words but the
 * last one, which may be a top-level domain, lead to it quickly. Without any word nobody is meant.
 */
export function readSearch(text: string): PeopleSearch | null {
  if (text.trim() === '') return null;
  const words = new Set<string>();
  const pieces: string[] = [];
  for (const term of foldText(text.trim()).split(' ')) {
    const inTerm = wordsOf(term);
    if (inTerm.length === 0) continue;
    const isPiece = /[.@]/.test(term);
    if (isPiece) pieces.push(term);
    for (const word of isPiece && inTerm.length > 1 ? inTerm.slice(0, -1) : inTerm) words.add(word);
  }
  return { words: [...words].slice(0, MAX_SEARCH_WORDS), pieces: pieces.slice(0, MAX_SEARCH_WORDS) };
}

// Most names and addresses: there is nothing to normalize.
const isAscii = /^[\0-\x7f]*$/;

/**
 * Text made comparable for phrase tables: lower case, without diacritics of Latin, Greek and Cyrillic letters, with
 * straight apostrophes and single spaces. Tables are folded the same way before they are matched.
 */
export function foldText(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase().replaceAll('`', "'").replace(/\s+/g, ' ');
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('đ', 'd')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ');
}
