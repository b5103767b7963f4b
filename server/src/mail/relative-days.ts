import { phraseMatcher } from './phrase-matcher.js';
import {
  clauseAfter,
  clauseBefore,
  isAnswered,
  isLedToReturn,
  isReturn,
  isUntil,
  isUntilBehind,
} from './return-clause.js';
import { afterTomorrowWords, nextWeekWords, tomorrowWords, weekdayNumbers } from './return-date-words.js';

const dayMs = 86_400_000;
/** "back" stands so near before its weekday. */
const leadReach = 24;
const tomorrow = new Set(tomorrowWords);
const afterTomorrow = new Set(afterTomorrowWords);
const findNextWeek = phraseMatcher(nextWeekWords);

/**
 * "I am back on Monday", "ab morgen wieder da", "back next week": the next such day; null when the note tells none.
 *
 * @param answers takes the day on which mail is answered too
 */
export function relativeDay(note: string, today: Date, answers = false): Date | null {
  const text = withoutOfficeHours(note).replace(unspacedWeekday, ' $& ');
  return (
    namedDay(text, today, isLed) ??
    (answers ? namedDay(text, today, isAnsweredAt) : null) ??
    namedDay(text, today, endsAbsence) ??
    (findNextWeek(text).some(({ at, end }) => isReturnAt(text, at, end))
      ? new Date(today.getTime() + daysToWeekday(1, today) * dayMs)
      : null)
  );
}

/** Whether a folded text tells a day of return, or one on which mail is answered, be it named or relative. */
export function tellsReturnDay(text: string): boolean {
  return tellsDay(text, (at, end) => isReturnAt(text, at, end) || isAnsweredAt(text, at, end));
}

/** Whether a folded text tells until which day something lasts. */
export function tellsLastDay(text: string): boolean {
  return tellsDay(text, at => isUntil(clauseBefore(text, at, 0).slice(-24)));
}

function tellsDay(text: string, means: (at: number, end: number) => boolean): boolean {
  return [...text.matchAll(/\d+|[\p{L}-]{2,}/gu)].some(({ 0: word, index }) => {
    const isDay = /\d/.test(word) || tomorrow.has(word) || weekdayAt(text, index, word) !== undefined;
    return isDay && means(index, index + word.length);
  });
}

/** Weekdays of scripts that write no spaces, or no space before a particle: "我周五回来", "금요일에". */
const unspacedWeekday =
  /明日|明天|내일|[日月火水木金土]曜日?|(?<![一每两兩])(?:周|週|星期)[日一二三四五六]|[일월화수목금토]요일/gu;

type Judge = (text: string, at: number, end: number) => boolean;

function isLed(text: string, at: number): boolean {
  return isLedToReturn(clauseBefore(text, at, Math.max(0, at - leadReach)));
}

/** The first weekday or "tomorrow" that means the return. */
function namedDay(text: string, today: Date, means: Judge): Date | null {
  for (const match of text.matchAll(/[\p{L}-]{2,}/gu)) {
    const end = match.index + match[0].length;
    const days = soon(match[0], text, match.index) ?? daysUntil(match[0], text, match.index, end, today);
    if (days !== null && means(text, match.index, end)) return new Date(today.getTime() + days * dayMs);
  }
  return null;
}

/** "Tomorrow" and the day after it. */
function soon(word: string, text: string, at: number): 1 | 2 | null {
  if (afterTomorrow.has(word)) return 2;
  if (!tomorrow.has(word)) return null;
  return /(?:day after|pasado|depois de)\s$/.test(text.slice(Math.max(0, at - 12), at)) ? 2 : 1;
}

/** "Away until 8 August and back on Monday": the first such weekday after that day. */
export function weekdayAfter(note: string, day: Date): Date | null {
  const text = withoutOfficeHours(note);
  for (const match of text.matchAll(/[\p{L}-]{2,}/gu)) {
    const end = match.index + match[0].length;
    const weekday = weekdayAt(text, match.index, match[0]);
    // A weekday right before a date belongs to it.
    if (weekday === undefined || /^[,.]?\s?(?:the|den|el|il|d|le)?\s?\d/.test(text.slice(end, end + 8)))
      continue;
    if (isReturnAt(text, match.index, end) || isAnsweredAt(text, match.index, end))
      return new Date(day.getTime() + daysToWeekday(weekday, day) * dayMs);
  }
  return null;
}

/** "mon retour" speaks of no Monday: short forms count behind the words that lead to a day. */
function weekdayAt(text: string, at: number, word: string): number | undefined {
  const isShort = /^(?!joi$)[a-z]{2,3}$/.test(word);
  const leads = /(?<!\p{L})(?:on|until|till|til|next|this|back|to|by|am|bis|ab)\s$/u;
  return isShort && !leads.test(text.slice(Math.max(0, at - 8), at)) ? undefined : weekdayNumbers.get(word);
}

/** "Monday to Friday" are office hours. */
function withoutOfficeHours(text: string): string {
  const range = /(\p{L}{3,})\.?\s?(?:-|–|to|through|bis|au|a|al|tot|till?|do|по)\s?(\p{L}{3,})/gu;
  return text.replace(range, (words, first: string, second: string) =>
    weekdayNumbers.has(first) && weekdayNumbers.has(second) ? ' ' : words,
  );
}

function isReturnAt(text: string, at: number, end: number): boolean {
  const before = clauseBefore(text, at, 0);
  const after = clauseAfter(text, end, text.length);
  return isReturn({ day: new Date(0), before, after, endsRange: false });
}

/** "… and will get to my mail on Friday": answering ends an absence as coming back does. */
function isAnsweredAt(text: string, at: number, end: number): boolean {
  const before = clauseBefore(text, at, 0);
  const after = clauseAfter(text, end, text.length);
  return isAnswered({ day: new Date(0), before, after, endsRange: false });
}

function endsAbsence(text: string, at: number, end: number): boolean {
  return (
    isReturnAt(text, at, end) ||
    /(?<!\p{L})(?:do|az do)\s$/u.test(clauseBefore(text, at, 0)) ||
    isUntil(clauseBefore(text, at, 0).slice(-24)) ||
    isUntilBehind(clauseAfter(text, end, text.length))
  );
}

function daysToWeekday(weekday: number, from: Date): number {
  return (weekday - from.getUTCDay() + 7) % 7 || 7;
}

/** Days until the next such weekday, or until that of the given number ("lunes 10") or of the next week. */
function daysUntil(word: string, text: string, at: number, end: number, today: Date): number | null {
  const weekday = weekdayAt(text, at, word);
  if (weekday === undefined) return null;
  const next = daysToWeekday(weekday, today);
  const number = /^,?\s(?:the\s|den\s)?(\d{1,2})(?![\d:/-]|\.\d)/.exec(text.slice(end))?.[1];
  for (let days = next; number !== undefined && days < 60; days += 7)
    if (new Date(today.getTime() + days * dayMs).getUTCDate() === Number(number)) return days;
  const isOfNextWeek = findNextWeek(text.slice(Math.max(0, at - 24), end + 24)).length > 0;
  return isOfNextWeek ? daysToWeekday(1, today) + ((weekday + 6) % 7) : next;
}
