import { foldText } from './fold-text.js';
import { monthNumbers, returnCues, untilCues, weekdayNumbers } from './return-date-words.js';

/** Where an absence note names a day, and how. */
interface FoundDay {
  at: number;
  end: number;
  day: Date;
}

const maxLength = 4_000;
const dayMs = 86_400_000;
/** A day further away than this is a typing error or another date altogether. */
const horizonDays = 400;
/** How far before a date its cue ("back on", "bis zum") may stand, in characters. */
const cueDistance = 36;

const words = [...monthNumbers.keys()].sort((a, b) => b.length - a.length).join('|');
const letters = '\\p{L}';
const ordinal = '(?:st|nd|rd|th|er|º|ª|°|\\.)?';
const joiner = "[\\s,.-]{0,3}(?:of|de|del|den|d')?\\s{0,2}";

const dayMonth = new RegExp(
  `(?<!\\d)(\\d{1,2})${ordinal}${joiner}(${words})(?!${letters})\\.?(?:,?\\s{0,2}(?:de|del)?\\s{0,2}(\\d{4})(?!\\d))?`,
  'gu',
);
const monthDay = new RegExp(
  `(?<!${letters})(${words})\\.?\\s{1,2}(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])(?:,?\\s{0,2}(\\d{4})(?!\\d))?`,
  'gu',
);
const isoDay = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/gu;
const numericDay = /(?<![\d.:/-])(\d{1,2})([./-])(\d{1,2})(?:\2(\d{4}|\d{2}))?(?![\d:/])/gu;
const eastAsianDay = /(?:(\d{4})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/gu;

/**
 * The day on which the writer of an absence note is back, as 00:00 UTC of that day; null when the note names none.
 * Understands written and numeric dates and weekdays of the common languages. A day told as the last day of the absence
 * ("until 5 May", "bis 5.5.") is taken as told. `now` decides the year where none is written, and past days are ignored.
 */
export function returnDate(text: string, now: Date): Date | null {
  const plain = foldText(text.slice(0, maxLength));
  const today = startOfDay(now);
  const days = findDays(plain, today).filter(found => isAhead(found.day, today));
  const cued = days.filter(found => precededBy(plain, found, returnCues));
  const until = days.filter(found => precededBy(plain, found, untilCues) || followedByUntil(plain, found));
  const chosen = cued[0] ?? latest(until) ?? latest(days);
  return chosen?.day ?? weekdayAfterCue(plain, today);
}

function startOfDay(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
}

function isAhead(day: Date, today: Date): boolean {
  return day > today && day.getTime() - today.getTime() <= horizonDays * dayMs;
}

function latest(days: readonly FoundDay[]): FoundDay | undefined {
  return days.reduce<FoundDay | undefined>(
    (best, found) => (best && best.day >= found.day ? best : found),
    undefined,
  );
}

function findDays(text: string, today: Date): FoundDay[] {
  const found: FoundDay[] = [];
  const add = (match: RegExpExecArray, day: Date | null): void => {
    const at = match.index;
    const end = at + match[0].length;
    if (day && !found.some(other => at < other.end && other.at < end)) found.push({ at, end, day });
  };
  for (const match of text.matchAll(isoDay)) add(match, dayOf(Number(match[1]), match[2], match[3], today));
  for (const match of text.matchAll(eastAsianDay))
    add(match, dayOf(yearOf(match[1]), match[2], match[3], today));
  for (const match of text.matchAll(dayMonth))
    add(match, dayOf(yearOf(match[3]), monthOf(match[2]), match[1], today));
  for (const match of text.matchAll(monthDay))
    add(match, dayOf(yearOf(match[3]), monthOf(match[1]), match[2], today));
  for (const match of text.matchAll(numericDay)) add(match, numeric(match, text, today));
  return found.sort((a, b) => a.at - b.at);
}

function monthOf(word: string | undefined): number {
  return monthNumbers.get(word ?? '') ?? 0;
}

function yearOf(digits: string | undefined): number | null {
  if (digits === undefined) return null;
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

/** A calendar day, or null when there is none such. Without a year the next one that is not past. */
function dayOf(
  year: number | null,
  month: number | string | undefined,
  day: number | string | undefined,
  today: Date,
): Date | null {
  const [m, d] = [Number(month), Number(day)];
  const at = (y: number): Date | null => {
    const date = new Date(Date.UTC(y, m - 1, d));
    return date.getUTCMonth() === m - 1 && date.getUTCDate() === d ? date : null;
  };
  if (year !== null) return year >= 2000 && year < 2200 ? at(year) : null;
  const thisYear = today.getUTCFullYear();
  const candidate = at(thisYear);
  // A day a few weeks back is the start of the absence, not a day of next year.
  const isLongPast = candidate !== null && today.getTime() - candidate.getTime() > 60 * dayMs;
  return candidate === null || isLongPast ? at(thisYear + 1) : candidate;
}

/** 12/05: month first in English text with slashes, day first elsewhere, unless only one reading is a day ahead. */
function numeric(match: RegExpExecArray, text: string, today: Date): Date | null {
  const [, first, separator, second, yearDigits] = match;
  if (separator === '-' && yearDigits === undefined) return null;
  if (separator === '.' && yearDigits === undefined && !isDottedDay(text, match)) return null;
  const year = yearOf(yearDigits);
  const dayFirst = dayOf(year, second, first, today);
  const monthFirst = separator === '/' ? dayOf(year, first, second, today) : null;
  const american =
    separator === '/' && /(?<!\p{L})(?:the|office|back|return|until|will)(?!\p{L})/u.test(text);
  const [preferred, other] = american ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  if (preferred && isAhead(preferred, today)) return preferred;
  return other && isAhead(other, today) ? other : (preferred ?? other);
}

/** "5.5." and "am 05.05 wieder" are days, "version 1.2" and "9.30 Uhr" are not. */
function isDottedDay(text: string, match: RegExpExecArray): boolean {
  const next = text.slice(match.index + match[0].length, match.index + match[0].length + 5);
  if (/^\s?(?:uhr|h\b|am|pm)/u.test(next)) return false;
  return next.startsWith('.') || precededBy(text, { at: match.index }, [...returnCues, ...untilCues]);
}

/** True when a cue word stands shortly before the day, with no other sentence or date in between. */
function precededBy(text: string, found: Pick<FoundDay, 'at'>, cues: readonly string[]): boolean {
  const before =
    text
      .slice(Math.max(0, found.at - cueDistance), found.at)
      .split(/[!?;:]|\.\s|\d/u)
      .at(-1) ?? '';
  return cues.some(cue => hasWord(before, cue));
}

/** "10日まで", "5 toukokuuta asti", "10 Mayıs'a kadar": the cue follows the day. */
function followedByUntil(text: string, found: FoundDay): boolean {
  return /^[\s'.]{0,2}\p{L}{0,4}\s?(?:まで|까지|asti|saakka|kadar|ig|에 복귀|に復帰)/u.test(
    text.slice(found.end, found.end + 14),
  );
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + word.length);
    if (/[^\u0000-\u07ff]/u.test(word) || (!/\p{L}/u.test(before) && !/\p{L}/u.test(after))) return true;
  }
  return false;
}

/** "I am back on Monday" without a date: the next such weekday. */
function weekdayAfterCue(text: string, today: Date): Date | null {
  for (const match of text.matchAll(/[\p{L}-]{4,}/gu)) {
    const weekday = weekdayNumbers.get(match[0]);
    if (weekday === undefined || !precededBy(text, { at: match.index }, [...returnCues, ...untilCues]))
      continue;
    const ahead = (weekday - today.getUTCDay() + 7) % 7 || 7;
    return new Date(today.getTime() + ahead * dayMs);
  }
  return null;
}
