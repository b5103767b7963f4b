import { monthNames, relativeNames, weekdayNames, wordsOf } from './day-names.js';

/** A day that a text names, and where. */
export interface NamedDay {
  at: number;
  end: number;
  /** 00:00 UTC. */
  day: Date;
  isWeekday?: boolean;
}

const dayMs = 86_400_000;
/** A day further away than this is no return. */
const horizonDays = 400;
/** In doubt a day within so many days is meant rather than one beyond them. */
const nearDays = 60;
/** A day so far back is that of next year; a nearer one began the absence. */
const pastDays = 60;

const month = monthNames.join('|');
const weekday = weekdayNames.join('|');
const ordinal = '(?:st|nd|rd|th|er|º|ª|°|\\.|-?(?:a|e|го|е))?';

/** Days with their month, most certain first. All but the first are read without a year too. */
const forms: readonly RegExp[] = [
  /(?<!\d)(?<y>\d{4})[-/.]\s?(?<m>\d{1,2})[-/.]\s?(?<d>\d{1,2})(?!\d)/gu,
  /(?:(?<y>\d{4})\s?[年년]\s?)?(?<m>\d{1,2})\s?[月월]\s?(?<d>\d{1,2})\s?[日号號일]/gu,
  // Vietnamese counts its months: "17 tháng 8 năm 2026".
  /(?<!\d)(?<d>\d{1,2})\s(?:thang|thg)\s?(?<m>\d{1,2})(?!\d)(?:,?\s(?:nam\s)?(?<y>\d{4}))?/gu,
  // "December 20-January 4" names no 20 January.
  new RegExp(
    `(?<!\\d|(?:${month})\\s(?=\\d{1,2}-))(?<d>\\d{1,2})${ordinal}(?:-|[\\s,]{0,3})(?:of|de|del|den|d')?\\s{0,2}` +
      `(?<m>${month})(?!\\p{L})(?:\\.(?=,?\\s?\\d))?(?:[,-]?\\s{0,2}(?:del?)?\\s{0,2}(?<y>\\d{4})(?!\\d))?`,
    'gu',
  ),
  new RegExp(
    `(?:(?<y>\\d{4})\\.?\\s)?(?<m>${month})\\.?\\s{1,2}(?<d>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])(?:,?\\s{0,2}(?<z>\\d{4})(?!\\d))?`,
    'gu',
  ),
];
const numericDay =
  /(?<![\d.:/]|(?:\d{3}|-\d{1,2})-)(\d{1,2})([./]|-(?=\d{1,2}-))\s?(\d{1,2})(?:\2\s?(\d{4}|\d{2})(?!\d)|(?<=\.\s?\d{1,2})\.(?!\d))?(?![\d:/])/gu;

/**
 * Returns the days that a text names with their month, in its order.
 *
 * @param text as `withEnglishNames` returns it
 * @param today decides the year where none is written
 */
export function namedDays(text: string, today: Date): NamedDay[] {
  const found: NamedDay[] = [];
  const add = (match: RegExpExecArray, day: Date | null): void => {
    const at = match.index;
    const end = at + match[0].length;
    if (day && !found.some(other => at < other.end && other.at < end)) found.push({ at, end, day });
  };
  for (const form of forms)
    for (const match of text.matchAll(form)) {
      const { y, m = '', d, z } = match.groups!;
      add(match, dayOf(y ?? z, Number(m) || monthNames.indexOf(m) + 1, Number(d), today));
    }
  const order = slashOrder(text);
  for (const match of text.matchAll(numericDay)) add(match, numeric(match, text, order, today));
  return found.sort((a, b) => a.at - b.at);
}

/** A calendar day, or null when there is none such. Without a year the next one that is not past. */
function dayOf(digits: string | undefined, m: number, d: number, today: Date): Date | null {
  const at = (year: number): Date | null => {
    const date = new Date(Date.UTC(year, m - 1, d));
    return date.getUTCMonth() === m - 1 && date.getUTCDate() === d ? date : null;
  };
  if (digits !== undefined) {
    const year = Number(digits) + (digits.length === 2 ? 2000 : 0);
    // Thailand counts the years from 543 BC.
    const common = year >= 2543 ? year - 543 : year;
    return common >= 2000 && common < 2200 ? at(common) : null;
  }
  const thisYear = today.getUTCFullYear();
  const candidate = at(thisYear);
  const isPast = candidate === null || today.getTime() - candidate.getTime() > pastDays * dayMs;
  return isPast ? at(thisYear + 1) : candidate;
}

const english =
  /(?<!\p{L})(?:the|office|back|return|returning|until|will|away|through|ooo|pto|i am|i'm|i'll)(?!\p{L})/u;
/** Words and telephone numbers of English that writes the day first. */
const british =
  /annual leave|bank holiday|fortnight|organis|whilst|(?<!\d)(?:\+|00)(?:44|61|64|353|27)\s?\(?\d|(?<!\d)0(?:20|7\d{3})\s\d{3}|\.co\.uk/;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** What "12/05" begins with; in doubt the other reading may be meant. */
type Order = 'day' | 'month' | 'month?';

/** Another date of the text may tell the order, else the language does. */
function slashOrder(text: string): Order {
  for (const [, first, second] of text.matchAll(/(?<![\d/])(\d{1,2})\/(\d{1,2})(?!\d)/g)) {
    if (Number(first) > 12 && Number(second) <= 12) return 'day';
    if (Number(second) > 12 && Number(first) <= 12) return 'month';
  }
  if (eastAsian.test(text)) return 'month';
  return english.test(text) && !british.test(text) ? 'month?' : 'day';
}

function numeric(match: RegExpExecArray, text: string, order: Order, today: Date): Date | null {
  const [, first, separator, second, year] = match;
  if (separator === '-' && year === undefined) return null;
  if (separator === '.' && year === undefined && !isDottedDay(text, match)) return null;
  const dayFirst = dayOf(year, Number(second), Number(first), today);
  if (separator !== '/' || order === 'day') return dayFirst;
  const monthFirst = dayOf(year, Number(first), Number(second), today);
  const isOtherMeant =
    order === 'month?' && !isAhead(monthFirst, today, nearDays) && isAhead(dayFirst, today, nearDays);
  return isOtherMeant ? dayFirst : (monthFirst ?? dayFirst);
}

/** "5.5." and "am 05.05 wieder" are days; "version 1.2" and "9.30 Uhr" are not. */
function isDottedDay(text: string, match: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, match.index - 12), match.index);
  const next = text.slice(match.index + match[0].length, match.index + match[0].length + 5);
  if (/^\s?(?:uhr|h\b|am\b|pm\b|%|€)|^[.]?\d/u.test(next)) return false;
  if (/(?<!\p{L})(?:version|v|kl|klo|ca|um|at)\.?\s*$/u.test(before)) return false;
  return match[0].endsWith('.') || /\p{L}\.?\s$|[-–—]\s?$/u.test(before);
}

/** Whether a day is after `from`, and not so far that it is another date altogether. */
export function isAhead(day: Date | null, from: Date, days = horizonDays): boolean {
  return day !== null && day > from && day.getTime() - from.getTime() <= days * dayMs;
}

const leads = wordsOf('number lead').join('|');
const units = wordsOf('number unit').join('|');
/** "ab dem 5.", "on the 12th", "dia 12", "den 12:e", "วันที่ 5", "5-го": a number that is counted in no unit. */
const dayNumber = new RegExp(
  `(?:(?<!\\p{L})(?:(?:${leads}|${weekday}),?\\s(?:(?:the|og med|med|${leads})\\s)?|(?:the|de)\\s(?=\\d{1,2}(?:st|nd|rd|th|e)(?!\\p{L})))|` +
    'วันที่\\s?|(?=(?<!\\d)\\d{1,2}(?:-?(?:го|ого|e?go)|\\sчисла)(?!\\p{L})))' +
    `(?<d>\\d{1,2})(?:st|nd|rd|th|er|º|:?e|\\.|-?о?го|-e?go|\\sчисла)?(?!\\p{L}|\\d|\\s?[.:/%€-]\\d|\\s\\d|\\.?\\s?(?:${units}|${month})(?!\\p{L}))`,
  'gu',
);
const looseForms: readonly RegExp[] = [
  dayNumber,
  /(?<![月월\d:/]\s?|\.)(?<d>\d{1,2})\s?(?:日(?!間|间|以内|内|営|営|後|后)|号|號|일(?!\s?간|\s?이내))/gu,
  new RegExp(
    `(?<!\\p{L})(?:(?<w>${weekday})(?!\\s\\d{1,2}\\s\\p{Script=Arabic})|(?<r>${relativeNames.join('|')}))(?!\\p{L})`,
    'gu',
  ),
];

/**
 * Returns the days that a text tells by a number, a weekday or "tomorrow" alone, which mean little without their words.
 * They follow the named day before them, else today.
 */
export function looseDays(text: string, named: readonly NamedDay[], today: Date): NamedDay[] {
  const found: NamedDay[] = [];
  for (const form of looseForms)
    for (const match of text.matchAll(form)) {
      const { d, w, r } = match.groups!;
      const at = match.index + (d === undefined ? 0 : match[0].lastIndexOf(d));
      const end = match.index + match[0].length;
      const isPart = [...named, ...found].some(other => belongs(text, match.index, end, other));
      const after = named.findLast(other => other.end <= at && isAhead(other.day, today))?.day ?? today;
      const from = r === undefined ? after : today;
      const day = d === undefined ? relativeDay(w ?? r!, from) : nextOfNumber(Number(d), from);
      if (day && !isPart) found.push({ at, end, day, isWeekday: d === undefined });
    }
  return found;
}

/** "Monday, the 4th of May", "4 May (Monday)": the weekday is part of the date. */
function belongs(text: string, at: number, end: number, other: NamedDay): boolean {
  if (at < other.end)
    return other.at < end || /^[\s,.(]*(?:the|den|dem|el|il|le|d)?\s*$/.test(text.slice(end, other.at));
  return /^\p{L}/u.test(text.slice(at, end)) && /^[\s,(]*$/.test(text.slice(other.end, at));
}

/** The next such weekday, tomorrow, the day after it, or the Monday to come. */
function relativeDay(name: string, from: Date): Date {
  const weekday = name === 'next week' ? 1 : weekdayNames.indexOf(name);
  const days = weekday < 0 ? relativeNames.indexOf(name) + 1 : (weekday - from.getUTCDay() + 7) % 7 || 7;
  return new Date(from.getTime() + days * dayMs);
}

function nextOfNumber(number: number, from: Date): Date | null {
  for (let days = 1; days < 62; days++) {
    const day = new Date(from.getTime() + days * dayMs);
    if (day.getUTCDate() === number) return day;
  }
  return null;
}
