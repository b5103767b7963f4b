/**
 * Under which keys threads are kept: words, and, with signs that no word has, what is asked as often as words. These sort
 * before all words.
 */
/** Threads that anybody, or any program, has answered. */
export const ANSWERED = '';
/** All threads. */
export const EVERY = '!';

/** The threads of a campaign. */
export const campaignKey = (id: string): string => `${EVERY}${id.replaceAll('-', '').toLowerCase()}`;

const WEEK = '#';
const weekMs = 7 * 24 * 60 * 60_000;

/** The week of an instant, counted from 1970 on. */
export const weekOf = (at: Date): number => Math.max(0, Math.floor(at.getTime() / weekMs));

/** When a week begins. */
export const beginOfWeek = (week: number): Date => new Date(week * weekMs);

/** The threads of which an answer was the latest in a week: those that were answered again later, too. */
export const weekKey = (week: number): string => `${WEEK}${String(week).padStart(5, '0')}`;

/**
 * What a thread is kept under when the time of its latest answer was `before` and is `now`: that it is answered at its first
 * answer, and its week where that is another one.
 */
export function answerKeys(before: Date | null, now: Date | null): string[] {
  if (now === null) return [];
  if (before === null) return [ANSWERED, weekKey(weekOf(now))];
  return weekOf(before) === weekOf(now) ? [] : [weekKey(weekOf(now))];
}

/** Words are also kept together by their beginnings of so many letters: thousands of words may begin so. */
const KEPT_LETTERS = 3;
/** By longer ones as far as digits follow: nobody writes thousands of words like "customer", but programs count "customer12". */
const COUNTED_LETTERS = 10;

const beginningKey = (letters: readonly string[]) => `${letters.join('')}*`;

/** The keys that the threads of a key are packed under too: those of the beginnings of a word. */
export function widerKeys(key: string): string[] {
  if (key === ANSWERED || key.startsWith(WEEK)) return [];
  if (key.startsWith(EVERY)) return [EVERY];
  const letters = [...key];
  const isKept = (length: number) => length <= KEPT_LETTERS || /^[0-9]$/.test(letters[length] ?? '');
  return letters
    .slice(0, COUNTED_LETTERS)
    .flatMap((_, at) => (isKept(at + 1) ? beginningKey(letters.slice(0, at + 1)) : []));
}

/** A key; all keys that begin so; or these but those where a digit follows. */
export interface KeyRange {
  key: string;
  reach: 'itself' | 'all' | 'uncounted';
}

/** Where the threads of a word are, those that are packed and those that are not yet. */
export interface KeyLookup {
  packed: KeyRange[];
  fresh: KeyRange;
}

/** Where the threads of one key are. */
export function lookupOf(key: string): KeyLookup {
  const range: KeyRange = { key, reach: 'itself' };
  return { packed: [range], fresh: range };
}

/** Where the threads are that have a word that begins so. */
export function beginningLookup(word: string): KeyLookup {
  const fresh: KeyRange = { key: word, reach: 'all' };
  const letters = [...word];
  if (letters.length > COUNTED_LETTERS) return { packed: [fresh], fresh };
  const kept: KeyRange = { key: beginningKey(letters), reach: 'itself' };
  if (letters.length <= KEPT_LETTERS) return { packed: [kept], fresh };
  return { packed: [kept, { key: word, reach: 'uncounted' }], fresh };
}

/** Where all threads are. */
export const everyLookup: KeyLookup = {
  packed: [{ key: EVERY, reach: 'itself' }],
  fresh: { key: EVERY, reach: 'all' },
};
