import { foldText } from './fold-text.js';
import { looseDays } from './loose-days.js';
import { namedDays, type NamedDay } from './named-days.js';
import { relativeDay, weekdayAfter } from './relative-days.js';
import { spanDay } from './relative-span.js';
import {
  afterComma,
  clauseAfter,
  clauseBefore,
  clauseBetween,
  isAboutAbsence,
  isEnd,
  isInvitation,
  isLink,
  isResumption,
  isReturn,
  isStart,
  namesAbsence,
  rangeOpening,
  speaksOfAbsence,
  withoutAbbreviationPoints,
  type CuedDay,
} from './return-clause.js';

const maxLength = 4_000;
const dayMs = 86_400_000;
/** A day further away than this is a typing error or another date altogether. */
const horizonDays = 400;
/** An absence that is told by its days alone begins within so many. */
const soonDays = 10;

/**
 * The day on which the writer of an absence note is back, as 00:00 UTC of that day; null when the note names none.
 * Understands written and numeric dates, calendar weeks and weekdays of the common languages. A day told as the last day
 * of the absence ("until 5 May", "bis 5.5.") is taken as told. `now` decides the year where none is written, and past
 * days are ignored.
 *
 * @param certain takes only days that the note calls the return or the end of an absence
 */
export function returnDate(text: string, now: Date, certain = false): Date | null {
  const plain = comparable(text);
  const today = startOfDay(now);
  const named = namedDays(plain, today);
  const days = inClauses(plain, named, today).filter(({ day }) => isAhead(day, today));
  const ends = days.filter(isEnd);
  const end = latest(ends)?.day;
  const rest = certain ? [] : days.filter(day => !isStart(day) && isAboutAbsence(day));
  const loose = looseInClauses(plain, named, end ?? today);
  const resumed = certain && !namesAbsence(plain) ? undefined : resumption(days, end ?? today);
  return (
    days.find(isReturn)?.day ??
    resumed ??
    (end && (looseReturn(loose, end) ?? looseResumption(loose, end) ?? weekdayAfter(plain, end) ?? end)) ??
    looseReturn(loose, today) ??
    looseEnd(loose, today) ??
    relativeDay(plain, today, !certain) ??
    spanDay(plain, today) ??
    (certain ? null : looseAbsence(loose, today)) ??
    latest(rest)?.day ??
    null
  );
}

function comparable(text: string): string {
  const paragraphs = text.slice(0, maxLength).replace(/\n\s*\n/g, '. \n');
  return withoutAbbreviationPoints(withWeekdayWords(foldText(paragraphs)).replace(/[٠-٩۰-۹]/g, digitOf));
}

/** Weekdays of two words, and of a script without spaces, as the words that are looked up. */
const spelledWeekdays: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})chu nhat(?!\p{L})|วันอาทิตย์/gu, ' sunday '],
  [/(?<!\p{L})thu (?:hai|2)(?![\p{L}\d])|วันจันทร์/gu, ' monday '],
  [/(?<!\p{L})thu (?:ba|3)(?![\p{L}\d])|วันอังคาร/gu, ' tuesday '],
  [/(?<!\p{L})thu (?:tu|4)(?![\p{L}\d])|วันพุธ/gu, ' wednesday '],
  [/(?<!\p{L})thu (?:nam|5)(?![\p{L}\d])|วันพฤหัส(?:บดี)?/gu, ' thursday '],
  [/(?<!\p{L})thu (?:sau|6)(?![\p{L}\d])|วันศุกร์/gu, ' friday '],
  [/(?<!\p{L})thu (?:bay|7)(?![\p{L}\d])|วันเสาร์/gu, ' saturday '],
];

function withWeekdayWords(text: string): string {
  return spelledWeekdays.reduce((words, [spelled, word]) => words.replace(spelled, word), text);
}

/** Arabic and Persian digits stand in blocks of sixteen whose last four bits are the number. */
function digitOf(digit: string): string {
  return String(digit.charCodeAt(0) & 0xf);
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
  return days.flatMap((named, index) => {
    const previous = days[index - 1];
    const before = clauseBefore(text, named.at, previous?.end ?? 0);
    const after =
      clauseBetween(text, named.end, days[index + 1]?.at) +
      afterComma(before, text, named.end, days[index + 1]?.at);
    const isRange = previous !== undefined && isLink(text.slice(previous.end, named.at));
    const opening = isRange ? clauseBefore(text, previous.at, 0) : before;
    if (isInvitation(`${opening} | ${after}`)) return [];
    return [{ day: named.day, before, after, endsRange: endsAbsence(text, named, previous, today) }];
  });
}

/** "3-14 March", "24 Feb - 2 April". A range that begins much later is an event, unless the note calls it an absence. */
function endsAbsence(text: string, named: NamedDay, previous: NamedDay | undefined, today: Date): boolean {
  const isLinked = previous !== undefined && isLink(text.slice(previous.end, named.at));
  const first = rangeOpening(text.slice(0, named.at));
  if (!isLinked && first === null) return false;
  const begins = isLinked
    ? previous.day.getTime()
    : named.day.getTime() - (named.day.getUTCDate() - first!) * dayMs;
  return (
    begins - today.getTime() < soonDays * dayMs ||
    speaksOfAbsence(clauseBefore(text, previous?.at ?? named.at, 0)) ||
    speaksOfAbsence(clauseAfter(text, named.end, text.length))
  );
}

/** The first day after the end of the absence from which something else is told than an absence. */
function resumption(days: readonly CuedDay[], end: Date): Date | undefined {
  return days.find(
    (each, index) => each.day > end && isResumption(each) && days[index + 1]?.endsRange !== true,
  )?.day;
}

interface CuedLooseDay extends CuedDay {
  asEnd: Date | undefined;
}

/** Weeks, months and days' numbers that stand alone. `from` decides which month a number belongs to. */
function looseInClauses(text: string, named: readonly NamedDay[], from: Date): CuedLooseDay[] {
  const loose = looseDays(text, from).filter(
    ({ at, end }) => !named.some(other => at < other.end && other.at < end),
  );
  const all = [...named, ...loose].sort((a, b) => a.at - b.at);
  return loose
    .map(({ day, asEnd, at, end }) => {
      const before = clauseBefore(text, at, all.findLast(other => other.end <= at)?.end ?? 0);
      const next = all.find(other => other.at >= end)?.at;
      const after = clauseBetween(text, end, next) + afterComma(before, text, end, next);
      return { day, asEnd, before, after, endsRange: false };
    })
    .filter(({ before, after }) => !isInvitation(`${before} | ${after}`));
}

function looseReturn(days: readonly CuedLooseDay[], from: Date): Date | undefined {
  return days.find(each => isReturn(each) && !isEnd(each) && isAhead(each.day, from))?.day;
}

function looseResumption(days: readonly CuedLooseDay[], end: Date): Date | undefined {
  return days.find(each => isResumption(each) && isAhead(each.day, end))?.day;
}

/** "In KW 43 nicht erreichbar": the day after the week. */
function looseAbsence(days: readonly CuedLooseDay[], today: Date): Date | null {
  const end = days.findLast(each => each.asEnd && !isStart(each) && isAboutAbsence(each))?.asEnd;
  return end && isAhead(end, today) ? end : null;
}

function looseEnd(days: readonly CuedLooseDay[], today: Date): Date | undefined {
  const end = days.find(isEnd);
  const day = end?.asEnd ?? end?.day;
  return day && isAhead(day, today) ? day : undefined;
}
