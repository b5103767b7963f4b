import { foldText } from '../domain/inbox/search-words.js';
import { readTable } from './data.js';
import { phraseMatcher, type PhraseMatcher } from './phrase-matcher.js';

export const monthNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];
export const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** In the order of the days from today on, then the Monday to come. */
export const relativeNames = ['tomorrow', 'day after tomorrow', 'next week'];

/** Where languages share a name for different months or weekdays, the first one wins. */
const languages =
  'en de fr es it pt nl sv da nb nn fi pl cs sk sl hr sr sr-Latn bs mk bg ro hu el tr az uk ru be kk lt lv et is ga cy ca gl ' +
  'eu sq ka hy he ar ar-DZ ar-MA ar-IQ fa ur hi bn th vi id ms fil sw uz af ja ko zh';

const rows = readTable<'label' | 'text'>('return-dates.tsv');

/** Returns the folded words of a label of `return-dates.tsv`. */
export function wordsOf(label: string): string[] {
  return rows.filter(row => row.label === label).map(row => foldText(row.text));
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** "tammikuuta" is found in "tammikuussa", "august" in "augustsse": names of some length take any ending. */
function stemOf(form: string, isMonth: boolean): string {
  if (form.length < (isMonth ? 5 : 6) || form.includes(' ') || unspaced.test(form)) return form;
  return `${form.length < 7 ? form : form.slice(0, -2)}*`;
}

interface Names {
  /** English names by stem, without the `*`. */
  english: ReadonlyMap<string, string>;
  find: PhraseMatcher;
}

let known: Names | null = null;

/** The names take a fifth of a second to collect, so they are collected when the first note is read. */
function names(): Names {
  if (known) return known;
  const english = new Map<string, string>();
  const stems = new Set<string>();
  const add = (name: string, form: string): void => {
    const folded = foldText(form).replace(/^(?:de |d')|\.$/g, '');
    const stem = relativeNames.includes(name) ? folded : stemOf(folded, monthNames.includes(name));
    const key = stem.replace('*', '');
    // Two letters are words of other languages: "so", "to", "on".
    if (/^[a-z]{0,2}$|^.$|\d/u.test(key) || english.has(key)) return;
    english.set(key, name);
    stems.add(stem);
  };
  for (const name of [...relativeNames, ...monthNames, ...weekdayNames])
    wordsOf(name).forEach(form => add(name, form));
  for (const width of ['long', 'short'] as const)
    for (const language of languages.split(' ')) addNames(language, width, add);
  known = { english, find: phraseMatcher([...stems]) };
  return known;
}

function addNames(
  language: string,
  width: 'long' | 'short',
  add: (name: string, form: string) => void,
): void {
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    day: 'numeric',
    month: width,
    weekday: width,
    timeZone: 'UTC',
  });
  const part = (date: Date, type: 'month' | 'weekday'): string =>
    format.formatToParts(date).find(each => each.type === type)?.value ?? '';
  monthNames.forEach((name, month) => add(name, part(new Date(Date.UTC(2024, month, 15)), 'month')));
  // The first of September 2024 is a Sunday.
  // Short weekdays of other languages are words of a third: "sam", "vend", "pay".
  if (width === 'short' && !['en', 'zh'].includes(language)) return;
  weekdayNames.forEach((name, day) => add(name, part(new Date(Date.UTC(2024, 8, 1 + day)), 'weekday')));
}

/** Short names are words of other languages too: "mar", "set", "sun". */
function isMeant(form: string, name: string, before: string, after: string): boolean {
  if (form.length > 3 || !/^[a-z]+$/.test(form)) return true;
  if (monthNames.includes(name))
    // "3/21 out of office" is no day of October.
    return (
      !after.startsWith(' of ') &&
      (/\d(?:st|nd|rd|th)?[\s./-]{0,3}(?:of |de |d')?$/.test(before) || /^\.?\s\d/.test(after))
    );
  if (!name.startsWith(form)) return true;
  const leads = /(?<!\p{L})(?:on|until|till|til|next|this|back|by|am|bis|ab)\s$/u;
  return leads.test(before) || /^\.?,?\s(?:\d|\p{L}{3,9}\.?\s\d)/u.test(after);
}

/** The rest of a word, or the point of an abbreviation before the day. */
const endings = /^(?:[\p{L}\p{M}]+|\.(?=\s(?:\d|\p{L}+\.?\s\d)))?/u;

/** Returns folded text with the names of months and weekdays in English, and digits of all scripts as ASCII ones. */
export function withEnglishNames(folded: string): string {
  const text = folded.replace(/[^\P{Nd}\d]/gu, digitOf).replace(/(?<=\d\s|-)ב(?=\p{L})/gu, '');
  const { english, find } = names();
  let rest = '';
  let from = 0;
  for (const { at, end } of find(text)) {
    const form = text.slice(at, end);
    const name = english.get(form)!;
    if (!isMeant(form, name, text.slice(Math.max(0, at - 10), at), text.slice(end, end + 16))) continue;
    const isSpaced = !unspaced.test(form);
    const ending = isSpaced ? endings.exec(text.slice(end, end + 20))![0] : '';
    // "Mondays" are no day to come, and stay a word of their own.
    const isHabit = ending === 's' && weekdayNames.includes(name);
    rest += text.slice(from, at) + (isSpaced ? name : ` ${name} `) + (isHabit ? 's' : '');
    const isShort = form.length === 3 && name !== 'may' && text.charAt(end) === '.';
    from = end + (isShort ? 1 : ending.length);
  }
  return (rest + text.slice(from)).replace(/ {2,}/g, ' ');
}

/** Digits stand in blocks of sixteen from nought on; those of India from six on. */
function digitOf(digit: string): string {
  const code = digit.charCodeAt(0);
  return String((code >= 0x900 && code < 0xe00 ? code - 6 : code) & 0xf);
}
