import { foldText } from '../domain/inbox/search-words.js';
import { readTable } from './data.js';

/** A word, or several that belong together, and its classes in `words.tsv`. */
export interface ClassifiedWord {
  text: string;
  classes: ReadonlySet<string>;
}

/** A reply says what it wants at its beginning. */
const maxLength = 1_200;
const longestEntry = 6;
const shortestStem = 2;
const longestStem = 24;
/** Classes of words which say nothing about what is wanted. */
const unspoken = new Set(['filler', 'polite']);
const none: ReadonlySet<string> = new Set();
const clauseEnd = /[.;:!?…。！？؟।,،、\n]+/u;
const address = /[\w.+-]{1,64}@[\w.-]{1,100}/g;

interface Lexicon {
  words: Map<string, Set<string>>;
  /** Entries whose last word may go on. */
  stems: Map<string, Set<string>>;
}

let lexicon: Lexicon | undefined;

function loadLexicon(): Lexicon {
  const made: Lexicon = { words: new Map(), stems: new Map() };
  for (const { label, text } of readTable<'label' | 'language' | 'text'>('words.tsv')) {
    const entry = normalize(text);
    const [table, key] = entry.endsWith('*') ? [made.stems, entry.slice(0, -1)] : [made.words, entry];
    table.set(key, (table.get(key) ?? new Set()).add(label));
  }
  return made;
}

/** Evens out spellings which keyboards and habits make differ, beside what `foldText` does. */
function normalize(text: string): string {
  return foldText(text)
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ک', 'ك')
    .replaceAll('ς', 'σ')
    .replace(/['-]/g, ' ');
}

/** Returns the words of a text with their classes: the longest known entry at each place. */
export function classifiedWords(text: string): ClassifiedWord[] {
  lexicon ??= loadLexicon();
  const tokens = normalize(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const words: ClassifiedWord[] = [];
  for (let at = 0; at < tokens.length;) {
    let length = Math.min(longestEntry, tokens.length - at);
    while (length > 1 && !lexicon.words.has(tokens.slice(at, at + length).join(' '))) length--;
    const found = tokens.slice(at, at + length).join(' ');
    words.push({
      text: found,
      classes: length > 1 ? lexicon.words.get(found)! : classesOf(lexicon, found),
    });
    at += length;
  }
  return words;
}

function classesOf({ words, stems }: Lexicon, word: string): ReadonlySet<string> {
  // Arabic and Hebrew write "and" and "that" onto the next word.
  const forms = /^[وفבושה]/u.test(word) && word.length > shortestStem ? [word, word.slice(1)] : [word];
  for (const form of forms) {
    const classes = new Set(words.get(form));
    for (let end = shortestStem; end <= Math.min(form.length, longestStem); end++)
      for (const label of stems.get(form.slice(0, end)) ?? []) classes.add(label);
    if (classes.size > 0) return classes;
  }
  return none;
}

/**
 * Returns names of features: which classes of words meet in a clause, and how many other words are beside them. They carry
 * what the model learned in one language over to others.
 */
export function classFeatures(text: string): Set<string> {
  const features = new Set<string>();
  for (const clause of text.slice(0, maxLength).replace(address, 'me').split(clauseEnd)) {
    const words = classifiedWords(clause);
    const unknown = words.filter(({ classes }) => classes.size === 0).length;
    const rest = `beside ${Math.min(3, Math.ceil(Math.log2(unknown + 1)))}`;
    const classes = [...new Set(words.flatMap(word => [...word.classes]))]
      .filter(name => !unspoken.has(name))
      .sort();
    classes.forEach((one, index) => {
      for (const other of classes.slice(index)) {
        features.add(`${one}+${other}`);
        features.add(`${one}+${other} ${rest}`);
      }
    });
    if (classes.length > 0) features.add(`${classes.join('+')} ${rest}`);
  }
  return features;
}
