import { namedDays, type NamedDay } from './named-days.js';
import { foldText } from './fold-text.js';
import { phraseMatcher } from './phrase-matcher.js';
import {
  awayCues,
  fromCues,
  presenceCues,
  returnCues,
  tomorrowWords,
  untilCues,
  untilLinks,
  weekdayNumbers,
} from './return-date-words.js';

const maxLength = 4_000;
const dayMs = 86_400_000;
/** A day further away than this is a typing error or another date altogether. */
const horizonDays = 400;
/** An absence that is told by its days alone begins within so many. */
const soonDays = 10;
/** How far before and after a day its cue ("back on", "bis zum", "bin ich zurück") may stand, in characters. */
const reachBefore = 60;
const reachAfter = 36;

const findReturn = phraseMatcher(returnCues);
const findUntil = phraseMatcher(untilCues);
const findFrom = phraseMatcher(fromCues);
const findPresence = phraseMatcher(presenceCues);
const findAway = phraseMatcher(awayCues);
const tomorrow = new Set(tomorrowWords);
const link = untilLinks.map(word => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
/** A link right before the day, perhaps with a weekday or an article between. */
const linked = new RegExp(
  `(?:^|[\\s\\d.,)])(?:${link})(?:\\s+|(?<!\\p{L})\\s*|(?<=[至到ら])\\s*)(?:(?:\\p{L}+,?|el|il|dem|den|the|o)\\s+)?$`,
  'u',
);
/** The same after another day, or after the bare number of the first ("3-14 March"). */
const rangeBefore = new RegExp(`(?:(\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?)\\s*(?:${link})\\s*$`, 'u');
const untilAfter =
  /^(?:\s?\(\p{L}{1,3}\))?[\s'’.-]{0,2}\p{L}{0,4}\s?(?:tarihine\s)?(?:まで|迄|까지|之前|以前|前|asti|saakka|kadar|ig(?!\p{L})|inclu|einschl)/u;

/** A day, and the words of its clause around it. */
interface CuedDay {
  day: Date;
  before: string;
  after: string;
  /** Nothing but a link stands between this and the day before it. */
  endsRange: boolean;
}

/**
 * The day on which the writer of an absence note is back, as 00:00 UTC of that day; null when the note names none.
 * Understands written and numeric dates and weekdays of the common languages. A day told as the last day of the absence
 * ("until 5 May", "bis 5.5.") is taken as told. `now` decides the year where none is written, and past days are ignored.
 *
 * @param certain takes only days that the note calls the return or the end of an absence
 */
export function returnDate(text: string, now: Date, certain = false): Date | null {
  const plain = foldText(text.slice(0, maxLength).replace(/\n\s*\n/g, '. \n'));
  const today = startOfDay(now);
  const days = inClauses(plain, namedDays(plain, today), today).filter(({ day }) => isAhead(day, today));
  const ends = days.filter(isEnd);
  const rest = certain ? [] : days.filter(day => !isStart(day) && isAboutAbsence(day));
  const chosen = days.find(isReturn) ?? latest(ends);
  return chosen?.day ?? relativeDay(withoutOfficeHours(plain), today) ?? latest(rest)?.day ?? null;
}

function startOfDay(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
}

function isAhead(day: Date, today: Date): boolean {
  return day > today && day.getTime() - today.getTime() <= horizonDays * dayMs;
}

function latest(days: readonly CuedDay[]): CuedDay | undefined {
  return days.reduce<CuedDay | undefined>(
    (best, each) => (best && best.day >= each.day ? best : each),
    undefined,
  );
}

function inClauses(text: string, days: readonly NamedDay[], today: Date): CuedDay[] {
  return days.map((named, index) => {
    const previous = days[index - 1];
    const next = days[index + 1];
    return {
      day: named.day,
      before: clauseBefore(text, named.at, previous?.end ?? 0),
      after: clauseAfter(text, named.end, next?.at ?? text.length),
      endsRange: endsAbsence(text, named, previous, today),
    };
  });
}

/** "3-14 March", "24 Feb - 2 April". A range that begins much later is an event, unless the note calls it an absence. */
function endsAbsence(text: string, named: NamedDay, previous: NamedDay | undefined, today: Date): boolean {
  const between = previous && text.slice(previous.end, named.at);
  const first = rangeBefore.exec(text.slice(Math.max(0, named.at - 14), named.at))?.[1];
  const isLinked = between !== undefined && between.length < 24 && linked.test(between);
  if (!isLinked && first === undefined) return false;
  const opening = isLinked && previous ? previous.day : named.day;
  const begins =
    first && !isLinked
      ? opening.getTime() - (opening.getUTCDate() - Number(first)) * dayMs
      : opening.getTime();
  return (
    begins - today.getTime() < soonDays * dayMs ||
    findAway(clauseBefore(text, previous?.at ?? named.at, 0)).length > 0 ||
    findAway(clauseAfter(text, named.end, text.length)).length > 0
  );
}

function clauseBefore(text: string, at: number, from: number): string {
  const before = text.slice(Math.max(from, at - reachBefore), at);
  return before.split(/[!?;。！？]|(?<!\d)\.\s/u).at(-1) ?? '';
}

function clauseAfter(text: string, end: number, to: number): string {
  const after = text.slice(end, Math.min(to, end + reachAfter));
  return after.split(/[!?;,。！？、，]|\.\s/u)[0] ?? '';
}

function isReturn(cued: CuedDay): boolean {
  const { before, after } = cued;
  if (findReturn(before).length > 0) return true;
  // "until 1 May and back on …" speaks of the next day.
  if (findReturn(after).length > 0) return !isEnd(cued);
  const clause = `${before} | ${after}`;
  return findFrom(clause).length > 0 && findPresence(clause).length > 0 && findAway(clause).length === 0;
}

/** Trade fairs and offers have their days too. */
function isAboutAbsence({ before, after }: CuedDay): boolean {
  return findAway(`${before} | ${after}`).length > 0;
}

function isEnd({ before, after, endsRange }: CuedDay): boolean {
  return (
    endsRange ||
    findUntil(before.slice(-36)).length > 0 ||
    (linked.test(before) && !/[-–—~〜]\s*(?:\p{L}+,?\s+)?$/u.test(before)) ||
    untilAfter.test(after)
  );
}

function isStart({ before }: CuedDay): boolean {
  return findFrom(before.slice(-20)).length > 0;
}

/** "Monday to Friday" are office hours. */
function withoutOfficeHours(text: string): string {
  const range = /(\p{L}{3,})\.?\s?(?:-|–|to|through|bis|au|a|al|tot|till?|do|по)\s?(\p{L}{3,})/gu;
  return text.replace(range, (words, first: string, second: string) =>
    weekdayNumbers.has(first) && weekdayNumbers.has(second) ? ' ' : words,
  );
}

/** "I am back on Monday", "ab morgen wieder da": the next such day. */
function relativeDay(text: string, today: Date): Date | null {
  for (const match of text.matchAll(/[\p{L}-]{2,}/gu)) {
    const days = tomorrow.has(match[0])
      ? 1
      : daysUntil(match[0], text.slice(match.index + match[0].length), today);
    if (days === null) continue;
    const before = clauseBefore(text, match.index, 0);
    const after = clauseAfter(text, match.index + match[0].length, text.length);
    const cued: CuedDay = { day: today, before, after, endsRange: false };
    if (isReturn(cued) || findUntil(before.slice(-24)).length > 0)
      return new Date(today.getTime() + days * dayMs);
  }
  return null;
}

/** Days until the next such weekday, or until that of the given number: "lunes 10". */
function daysUntil(word: string, after: string, today: Date): number | null {
  const weekday = weekdayNumbers.get(word);
  if (weekday === undefined) return null;
  const next = (weekday - today.getUTCDay() + 7) % 7 || 7;
  const number = /^,?\s(?:the\s|den\s)?(\d{1,2})(?![\d:/-]|\.\d)/.exec(after)?.[1];
  for (let days = next; number !== undefined && days < 60; days += 7)
    if (new Date(today.getTime() + days * dayMs).getUTCDate() === Number(number)) return days;
  return next;
}
