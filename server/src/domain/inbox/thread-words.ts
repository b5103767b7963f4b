import { foldText, wordsOf } from './search-words.js';

/** Most different words that one message adds to what its thread is found by: more than any language has in a long book. */
const MAX_WORDS = 50_000;
/** Shorter words are found in no search: the least that is asked for is two characters. */
const MIN_WORD = 2;

/** The different words of texts about a thread, those of the first texts first. */
export function threadWords(texts: readonly (string | null | undefined)[]): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    for (const word of wordsOf(text ?? '')) {
      if (words.size >= MAX_WORDS) return [...words];
      if (word.length >= MIN_WORD) words.add(word);
    }
  }
  return [...words];
}

const SNIPPET_LENGTH = 200;

/** The beginning of a message on one line, as lists of threads show it. */
export function snippetOf(body: string): string {
  const line = body
    .slice(0, 4 * SNIPPET_LENGTH)
    .replace(/\s+/g, ' ')
    .trim();
  return [...line].slice(0, SNIPPET_LENGTH).join('');
}

/** Most words of a search that are read. */
const MAX_SEARCH_WORDS = 8;

/** A search for threads. */
export interface ThreadSearch {
  /** Each begins a word of the thread. */
  words: string[];
  /** Those of them that are such a word as they stand. */
  whole: ReadonlySet<string>;
}

/**
 * Reads a search for threads. In an address only the last word may go on: "lead1@acme.test" is not "lead12@acme.test".
 * Single letters beside longer words are left out.
 */
export function readThreadSearch(text: string): ThreadSearch {
  const words = new Set<string>();
  const whole = new Set<string>();
  for (const term of foldText(text).split(' ')) {
    const inTerm = wordsOf(term);
    const open = /[\p{L}\p{N}]$/u.test(term) ? inTerm.at(-1) : undefined;
    for (const word of inTerm) {
      words.add(word);
      if (term.includes('@') && word !== open) whole.add(word);
    }
  }
  const telling = [...words].filter(word => word.length >= MIN_WORD);
  return { words: (telling.length > 0 ? telling : [...words]).slice(0, MAX_SEARCH_WORDS), whole };
}
