import { monthNumbers } from './return-date-words.js';

/** A day that a text names, and where. */
export interface NamedDay {
  at: number;
  end: number;
  /** 00:00 UTC. */
  day: Date;
  hasYear?: boolean;
}

const dayMs = 86_400_000;
/** Two days so near to each other, in characters, are a range. */
const rangeGap = 12;
const words = [...monthNumbers.keys()].sort((a, b) => b.length - a.length).join('|');
const letters = '\\p{L}';
const ordinal = '(?:st|nd|rd|th|er|º|ª|°|\\.|-?(?:a|e|го|е))?';
/** A dash between spaces joins two days: "December 20 - January 4". */
const joiner = "(?:-|[\\s,.]{0,3})(?:of|de|del|den|d'|ב)?\\s{0,2}";
/** The point of "5 Feb. 2025"; that behind a whole name ends the sentence. */
const point =
  '(?:\\.(?=,?\\s?\\d)|(?<=(?<!\\p{L})(?:jan|feb|fev|febr|mar|apr|abr|jun|jul|aug|ago|sep|sept|set|oct|okt|ott|nov|dec|dez|dic|des))\\.)?';

/** "21 out of office" is no day of October, and "December 20-January 4" names no 20 January. */
const dayMonth = new RegExp(
  `(?<!\\d|(?<!${letters})(?:${words})\\s(?=\\d{1,2}-))(\\d{1,2})${ordinal}${joiner}(${words})(?!${letters}|\\sof\\s)${point}(?:,?\\s{0,2}(?:de|del)?\\s{0,2}(\\d{4})(?!\\d))?`,
  'gu',
);
const monthDay = new RegExp(
  `(?<!${letters})(?:(\\d{4})\\.?\\s)?(${words})\\.?\\s{1,2}(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])(?:,?\\s{0,2}(\\d{4})(?!\\d))?`,
  'gu',
);
const isoDay = /(?<!\d)(\d{4})[-/.]\s?(\d{1,2})[-/.]\s?(\d{1,2})(?!\d)/gu;
const numericDay =
  /(?<![\d.:/]|(?:\d{3}|-\d{1,2})-)(\d{1,2})([./]|-(?=\d{1,2}-))\s?(\d{1,2})(?:\2\s?(\d{4}|\d{2})(?!\d)|(?<=\.\s?\d{1,2})\.(?!\d))?(?![\d:/])/gu;
const eastAsianDay = /(?:(\d{4})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日号號일]/gu;
/** "8月12日(水)~16日": the second day of a range leaves its month out. */
const eastAsianRange =
  /(?:(\d{4})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?\d{1,2}\s?[日号號일](?:\s?\([^)]{1,3}\))?\s?(?:[~〜–-]|から|부터|至|到)\s?(\d{1,2})\s?[日号號일]/gu;
/** Vietnamese counts its months: "17 tháng 8 năm 2026". */
const vietnameseDay = /(?<!\d)(\d{1,2})\s(?:thang|thg)\s?(\d{1,2})(?!\d)(?:,?\s(?:nam\s)?(\d{4}))?/gu;

const romanNumbers = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
/** "23. XII.", "7. I. 2026": of one letter, or as a word of Swedish, only with its point or a year. */
const romanDay =
  /(?<![\d.])(\d{1,2})\.?\s?(?:(x?i{2,3}|i[vx]|vi{2,3}|xi)|(?<=\.\s?)([ivx]|vi)(?=\.(?:\s(?!\d)|,|$)|\.?\s?20\d\d))(?![\p{L}\d])\.?(?:\s?(20\d\d))?/gu;

/** The days that a text names, in its order. `text` is folded (`foldText`); `today` decides the year where none is written. */
export function namedDays(text: string, today: Date): NamedDay[] {
  const found: NamedDay[] = [];
  const add = (match: RegExpExecArray, day: Date | null): void => {
    const at = match.index;
    const end = at + match[0].length;
    if (!day || found.some(other => at < other.end && other.at < end)) return;
    found.push({ at, end, day, hasYear: /\d{4}|[./-]\s?\d{1,2}[./-]\s?\d{2}$/.test(match[0]) });
  };
  for (const match of text.matchAll(isoDay)) add(match, dayOf(Number(match[1]), match[2], match[3], today));
  for (const match of text.matchAll(eastAsianDay))
    add(match, dayOf(yearOf(match[1]), match[2], match[3], today));
  for (const match of text.matchAll(eastAsianRange)) {
    const at = match.index + match[0].lastIndexOf(match[3]!);
    const day = dayOf(yearOf(match[1]), match[2], match[3], today);
    if (day) found.push({ at, end: match.index + match[0].length, day, hasYear: match[1] !== undefined });
  }
  for (const match of text.matchAll(vietnameseDay))
    add(match, dayOf(yearOf(match[3]), match[2], match[1], today));
  for (const match of text.matchAll(dayMonth))
    add(match, dayOf(yearOf(match[3]), monthOf(match[2]), match[1], today));
  for (const match of text.matchAll(monthDay))
    add(match, dayOf(yearOf(match[4] ?? match[1]), monthOf(match[2]), match[3], today));
  for (const match of text.matchAll(romanDay))
    add(match, dayOf(yearOf(match[4]), romanNumbers.indexOf(match[2] ?? match[3]!) + 1, match[1], today));
  const order = slashOrder(text);
  for (const match of text.matchAll(numericDay)) add(match, numeric(match, text, order, today));
  return withSharedYears(found.sort((a, b) => a.at - b.at));
}

/** "31 March to 3 April 2026", "from 20.12. to 5.1.2026": the year of the second is that of both, or the one after. */
function withSharedYears(days: readonly NamedDay[]): NamedDay[] {
  return days.map((named, index) => {
    const next = days[index + 1];
    if (!next?.hasYear || named.hasYear || next.at - named.end > rangeGap) return named;
    const [month, date] = [named.day.getUTCMonth(), named.day.getUTCDate()];
    const sameYear = new Date(Date.UTC(next.day.getUTCFullYear(), month, date));
    const day =
      sameYear > next.day ? new Date(Date.UTC(next.day.getUTCFullYear() - 1, month, date)) : sameYear;
    return { ...named, day };
  });
}

function monthOf(word: string | undefined): number {
  return monthNumbers.get(word ?? '') ?? 0;
}

/** Thailand counts the years from 543 BC. */
function yearOf(digits: string | undefined): number | null {
  if (digits === undefined) return null;
  const year = digits.length === 2 ? 2000 + Number(digits) : Number(digits);
  return year >= 2543 && year < 2743 ? year - 543 : year;
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

/** Which number of "12/05" is the day, and whether the text leaves a doubt. */
interface Order {
  monthFirst: boolean;
  isSure: boolean;
}

/** In doubt a day within so many days is meant rather than one beyond them. */
const nearDays = 60;
/** A day further away than this is no return. */
const horizonDays = 400;

const romance =
  /(?<!\p{L})(?:du|le|les|el|los|del|dal|nel|em|até|ate|bureau|estoy|estare|sono|estou|jusqu'au)(?!\p{L})/u;
const english =
  /(?<!\p{L})(?:the|office|back|return|returning|until|will|away|through|ooo|pto|i am|i'm|i'll)(?!\p{L})/u;
/** Words and telephone numbers of English that writes the day first. */
const commonwealth =
  /annual leave|bank holiday|fortnight|organis|whilst|(?<!\d)(?:\+|00)(?:44|61|64|353|27)\s?\(?\d|(?<!\d)0(?:20|7\d{3})\s\d{3}|\.co\.uk/;
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Another date of the text may tell the order, else the language does. */
function slashOrder(text: string): Order {
  for (const [, first, second] of text.matchAll(/(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d])/g)) {
    if (Number(first) > 12 && Number(first) <= 31 && Number(second) <= 12)
      return { monthFirst: false, isSure: true };
    if (Number(second) > 12 && Number(second) <= 31 && Number(first) <= 12)
      return { monthFirst: true, isSure: true };
  }
  if (eastAsian.test(text)) return { monthFirst: true, isSure: true };
  if (!english.test(text) || romance.test(text)) return { monthFirst: false, isSure: true };
  return { monthFirst: !commonwealth.test(text), isSure: false };
}

/** 12/05 in the order of the text, unless only the other reading is a day to come, or one that is far nearer. */
function numeric(match: RegExpExecArray, text: string, order: Order, today: Date): Date | null {
  const [, first, separator, second, yearDigits] = match;
  if (separator === '-' && yearDigits === undefined) return null;
  if (separator === '.' && yearDigits === undefined && !isDottedDay(text, match)) return null;
  const year = yearOf(yearDigits);
  const dayFirst = dayOf(year, second, first, today);
  const monthFirst = separator === '/' ? dayOf(year, first, second, today) : null;
  const isMonthFirst = separator === '/' && order.monthFirst;
  const [preferred, other] = isMonthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  const within = (day: Date | null, days: number): boolean =>
    day !== null && day > today && day.getTime() - today.getTime() <= days * dayMs;
  const isOtherMeant = !order.isSure && within(other, nearDays) && !within(preferred, nearDays);
  if (preferred && within(preferred, horizonDays) && !isOtherMeant) return preferred;
  return other && within(other, horizonDays) ? other : (preferred ?? other);
}

/** "5.5." and "am 05.05 wieder" are days; "version 1.2" and "9.30 Uhr" are not. */
function isDottedDay(text: string, match: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, match.index - 12), match.index);
  const next = text.slice(match.index + match[0].length, match.index + match[0].length + 5);
  if (/^\s?(?:uhr|h\b|am\b|pm\b|%|€)|^[.]?\d/u.test(next)) return false;
  if (/(?<!\p{L})(?:version|v|kl|klo|ca|um|at)\.?\s*$/u.test(before)) return false;
  return match[0].endsWith('.') || /\p{L}\.?\s$/u.test(before) || /[-–—]\s?$/u.test(before);
}
