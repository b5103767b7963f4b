import { foldText } from '../domain/inbox/fold-text.js';
import { withKnownDays } from './foreign-days.js';
import { looseDays, type LooseDay } from './loose-days.js';
import { namedDays, type NamedDay } from './named-days.js';
import { relativeDay, weekdayAfter } from './relative-days.js';
import { spanDay } from './relative-span.js';
import {
  afterComma,
  clauseAfter,
  clauseBefore,
  clauseBetween,
  isAboutAbsence,
  isDeadline,
  isEnd,
  isInvitation,
  isLink,
  isOtherMatter,
  isResumption,
  isReturn,
  isStart,
  namesAbsence,
  opensRange,
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
  const today = startOfDay(now);
  const folded = comparable(text, today);
  // A firm's receipt says too by when somebody comes back to its reader.
  const tellsNoAbsence = certain && !namesAbsence(folded);
  const plain = tellsNoAbsence && !ownVoice.test(folded) ? folded.replace(answering, 'answer') : folded;
  const named = namedDays(plain, today);
  const days = inClauses(plain, named, today, looseDays(plain, today)).filter(({ day }) =>
    isAhead(day, today),
  );
  const back = days.find(each => isReturn(each) && each.begins === undefined)?.day;
  if (openEnded.test(plain)) return back ?? null;
  const ends = days.filter(each => isEnd(each) && !(tellsNoAbsence && isDeadline(each)));
  const end = latest(ofFirstAbsence(ends))?.day;
  const rest = certain ? [] : days.filter(day => !isStart(day) && isAboutAbsence(day));
  const loose = looseInClauses(plain, named, end ?? today);
  const resumed = certain && !namesAbsence(plain) ? undefined : resumption(days, end ?? today);
  return (
    back ??
    resumed ??
    (end && (looseReturn(loose, end) ?? looseResumption(loose, end) ?? weekdayAfter(plain, end))) ??
    (end && (nextDay(days, end) ?? nextDay(loose, end) ?? end)) ??
    looseReturn(loose, today) ??
    looseEnd(loose, today) ??
    relativeDay(plain, today, !certain) ??
    spanDay(plain, today) ??
    (certain ? null : looseAbsence(loose, today)) ??
    latest(rest)?.day ??
    null
  );
}

function comparable(text: string, today: Date): string {
  const paragraphs = text.slice(0, maxLength).replace(/\n\s*\n/g, '. \n');
  return withoutAbbreviationPoints(withWeekdayWords(withKnownDays(foldText(paragraphs), today)));
}

/** Somebody who speaks for herself, not for a firm. */
const ownVoice = /(?<!\p{L})(?:i|i'm|i'll|ich|je|yo|me|io|eu|ik|jag|jeg)(?!\p{L})/u;

/** To come back to somebody is to answer. */
const answering =
  /(?<!\p{L})(?:(?:come|came|get|getting|be|revert|report|circle)s? back (?:to|with) (?:you|u|everyone|all)|(?:auf|an) (?:sie|dich|ihr\p{L}{0,2} \p{L}+|dein\p{L}{0,2} \p{L}+) zuruck\p{L}*|(?:reviens|reviendr\p{L}+|revenons|retour) (?:vers|a) (?:vous|toi)|(?:volver\p{L}+|volvemos) a (?:contactar\p{L}*|escribir\p{L}*|ponernos)|op (?:u|je|uw \p{L}+|jouw \p{L}+) terug|(?:bij|met) (?:u|je|een antwoord) terug|(?:aterkommer|vender tilbage|kommer tilbake|kommer tillbaka) (?:till|til|med) (?:dig|er|deg|dere|jer|svar|et svar|ett svar)|retornar\p{L}* (?:o |a )?(?:seu |sua )?(?:contac?to|mensagem|voce)|wroc\p{L}+ do (?:panstwa|pana|pani|ciebie)|вернемся к вам|donus (?:yap|sagla)\p{L}*)/gu;

/** Weekdays of two words, and of a script without spaces, as the words that are looked up. */
const spelledWeekdays: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:den|toi) (?=(?:het )?(?:thu (?:hai|ba|tu|nam|sau|bay|[2-7])(?![\p{L}\d])|chu nhat))/gu,
    'until ',
  ],
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

function inClauses(
  text: string,
  days: readonly NamedDay[],
  today: Date,
  loose: readonly LooseDay[],
): CuedDay[] {
  let closed: NamedDay | undefined;
  return days.flatMap((named, index) => {
    // A day that ends a range opens none.
    const previous = days[index - 1] === closed ? undefined : days[index - 1];
    const before = clauseBefore(text, named.at, days[index - 1]?.end ?? 0);
    const after =
      clauseBetween(text, named.end, days[index + 1]?.at) +
      afterComma(before, text, named.end, days[index + 1]?.at ?? loose.find(({ at }) => at > named.end)?.at);
    const isRange = previous !== undefined && isLink(text.slice(previous.end, named.at));
    const opening = isRange ? clauseBefore(text, previous.at, 0) : before;
    if (isInvitation(`${opening} | ${after}`)) return [];
    const begins = beginOf(text, named, previous);
    const endsRange = begins !== undefined && isOfAbsence(begins, text, named, previous, today);
    if (endsRange) closed = named;
    return [{ day: named.day, before, after, endsRange, begins }];
  });
}

/** When a range begins that a day ends: "3-14 March", "24 Feb - 2 April". */
function beginOf(text: string, named: NamedDay, previous: NamedDay | undefined): Date | undefined {
  const between = previous && text.slice(previous.end, named.at);
  const first = rangeOpening(text.slice(0, named.at));
  // In "10-13 March and 23-25 March" the second range begins between the two days.
  if (between !== undefined && isLink(between) && rangeOpening(between) === null) return previous!.day;
  return first === null
    ? undefined
    : new Date(named.day.getTime() - (named.day.getUTCDate() - first) * dayMs);
}

/** A range that begins much later is an event, unless the note calls it an absence. */
function isOfAbsence(
  begins: Date,
  text: string,
  named: NamedDay,
  previous: NamedDay | undefined,
  today: Date,
): boolean {
  return (
    begins.getTime() - today.getTime() < soonDays * dayMs ||
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

/** No day is told for the end of an absence that lasts until further notice. */
const openEnded =
  /until further notice|bis auf weiteres|nouvel (?:ordre|avis)|nuevo aviso|nuovo avviso|novo aviso|nova ordem|nader (?:order|bericht)|tills vidare|indtil videre|inntil videre|toistaiseksi|do odwolania|do odvolani|tovabbi ertesitesig|noi ordine|noi instructiuni|до особого распоряжения|до дальнеишего|до подальшого|ikinci bir (?:duyuru|emr)|当面の間|另行通知|추후 공지|pemberitahuan lebih lanjut|إشعار آخر|להודעה חדשה/u;

/** Of two absences with working days between them the first is the present one. */
function ofFirstAbsence(ends: readonly CuedDay[]): readonly CuedDay[] {
  const [first, ...others] = ends.filter(({ begins }) => begins !== undefined);
  if (!first || others.length === 0 || ends.some(({ begins }) => begins === undefined)) return ends;
  const isApart = others.every(({ begins }) => begins! > dayAfterWeekend(first.day));
  return isApart ? [first] : ends;
}

/** The day after, or the Monday after a weekend. */
function dayAfterWeekend(day: Date): Date {
  const weekday = day.getUTCDay();
  const days = weekday === 5 ? 3 : weekday === 6 ? 2 : 1;
  return new Date(day.getTime() + days * dayMs);
}

/** Told without any word of a return: the day that follows an absence, unless it opens or ends something else. */
function nextDay(days: readonly CuedDay[], end: Date): Date | undefined {
  const last = dayAfterWeekend(end);
  return days.find(
    (each, index) =>
      each.day > end &&
      each.day <= last &&
      !isEnd(each) &&
      days[index + 1]?.endsRange !== true &&
      !isOtherMatter(each),
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
    .filter(({ before, after }) => !isInvitation(`${before} | ${after}`) && !opensRange(after));
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
