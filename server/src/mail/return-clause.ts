import { weekdayNames, withEnglishNames, wordsOf } from './day-names.js';
import { phraseMatcher } from './phrase-matcher.js';

/** How far before and after a day its words ("back on", "bis zum", "bin ich zurück") may stand, in characters. */
const reachBefore = 60;
const reachAfter = 36;

const absenceWords = wordsOf('absence');
const findBack = phraseMatcher(wordsOf('back'));
const findUntil = phraseMatcher(wordsOf('until'));
const findFrom = phraseMatcher(wordsOf('from'));
const findPresence = phraseMatcher(wordsOf('present'));
const findAway = phraseMatcher([...absenceWords, ...wordsOf('away')]);
const findAnswer = phraseMatcher(wordsOf('answer'));
const findAbsence = phraseMatcher(absenceWords);
const findInvitation = phraseMatcher(wordsOf('invitation'));
const findChange = phraseMatcher(wordsOf('change'));

/** A day, and the words of its clause around it. */
export interface CuedDay {
  day: Date;
  before: string;
  after: string;
  /** Nothing but a link stands between this and the day before it. */
  endsRange: boolean;
}

function anyOf(words: readonly string[]): string {
  return words.map(word => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
}

const untilLinks = wordsOf('to');
const weekday = `(?:(?:${weekdayNames.join('|')}),?\\s+)?`;
/** A weekday that is a part of the date behind it. */
const ownWeekday = new RegExp(
  `(?:${weekdayNames.join('|')})[\\s,.(]*(?:(?:the|den|dem|el|il|le|d)\\s*)?$`,
  'u',
);

/** A link right before the day, perhaps with a weekday or an article between. */
function linkBefore(words: readonly string[]): RegExp {
  return new RegExp(
    `(?:^|[\\s\\d.,)])(?:${anyOf(words)})(?:\\s+|(?<!\\p{L})\\s*|(?<=[至到ら])\\s*)(?:(?:\\p{L}+,?|el|il|dem|den|the|o)\\s+)?$`,
    'u',
  );
}

const linked = linkBefore(untilLinks);
const joined = linkBefore([...untilLinks, ...wordsOf('and')]);
const rangeBefore = new RegExp(
  `(?<![\\d:.])\\d{1,2}(?:st|nd|rd|th|er|\\.|º)?\\s*(?:${anyOf([...untilLinks, ...wordsOf('and')])})\\s*${weekday}$`,
  'u',
);
const rangeAfter = new RegExp(`^\\s*(?:${anyOf(untilLinks)})\\s*${weekday}(?:$|\\d)`, 'u');
const untilBehind = new RegExp(
  `^(?:\\s?\\(\\p{L}{1,6}\\))?[\\s'’.-]{0,2}\\p{L}{0,4}\\s?(?:tarihine\\s)?(?:${anyOf(wordsOf('until behind'))})`,
  'u',
);

const officeDays = new RegExp(
  `(?:${weekdayNames.join('|')})s?\\.?\\s?(?:${anyOf(untilLinks)})\\s?(?:${weekdayNames.join('|')})s?(?!\\p{L})`,
  'gu',
);

/**
 * Returns a text with its names of days in English, without the points of abbreviations ("t.o.m. 31 augusti", "d. 28.") and
 * without "Monday to Friday", which are office hours.
 */
export function comparable(folded: string): string {
  return withEnglishNames(folded)
    .replace(officeDays, ' ')
    .replace(/(?<!\p{L})((?:\p{L}\.)*\p{L}{1,4})\.(?=\s\d)/gu, '$1 ');
}

export function clauseBefore(text: string, at: number, from: number): string {
  const before = text.slice(Math.max(from, at - reachBefore), at).replace(ownWeekday, '');
  return before.split(/[!?;。！？؛]|(?<!\d)\.\s/u).at(-1) ?? '';
}

export function clauseAfter(text: string, end: number, to: number): string {
  const after = text.slice(end, Math.min(to, end + reachAfter));
  return after.split(/[!?;,。！？、，،؛]|\.\s/u)[0] ?? '';
}

const conjunction = 'and|und|et|y|e|en|och|og|ja|i|a|si|es|и|та|і|ve|και|dan|ir|dhe|eta|و|और';
/** "… for the holiday and will be back on Tuesday": the second part leads to the day behind it. */
const leadingPart = new RegExp(`\\s(?:(?:${conjunction})\\s|[\u0648\u05d5](?=\\p{L}))[^.!?;。！？]*$`, 'u');

/** Returns what follows a day before the next one; "… and reopens on" belongs to the next alone. */
export function clauseBetween(text: string, end: number, next: number | undefined): string {
  const after = clauseAfter(text, end, next ?? text.length);
  if (next === undefined) return after;
  const between = next - end <= reachBefore ? text.slice(end, next) : '';
  return after.slice(0, leadingPart.exec(between)?.index ?? after.length);
}

export function isReturn(cued: CuedDay): boolean {
  const { before, after } = cued;
  if (findBack(before).length > 0) return true;
  // "until 1 May and back on …" speaks of the next day.
  if (findBack(after).length > 0) return !isEnd(cued);
  const clause = `${before} | ${after}`;
  return findFrom(clause).length > 0 && findPresence(clause).length > 0 && !speaksOfAbsence(clause);
}

/** "I am away and can answer from …": the parts of a sentence speak each for themselves. */
const partBreak = /[,、，]|\s(?:and|und|et|y|e|en|och|og|ja|i|и)\s/u;

/** "Ab 18.08. kümmere ich mich darum", "I will answer on Friday": from that day on something other than an absence. */
export function isResumption(cued: CuedDay): boolean {
  const { before, after } = cued;
  const own = before.split(partBreak).at(-1)!;
  const clause = `${own} | ${after}`;
  if (isEnd(cued) || speaksOfAbsence(clause) || findChange(`${before} | ${after}`).length > 0) return false;
  return isStart(cued) || /^\s?(?:\([^)]{1,3}\))?\s?起/u.test(after) || isAnswered(cued);
}

/** A day on which mail is answered, and that no other word makes an end. */
export function isAnswered(cued: CuedDay): boolean {
  const clause = `${cued.before.split(partBreak).at(-1)!} | ${cued.after}`;
  return findAnswer(clause).length > 0 && !isEnd(cued);
}

/** "An agent will answer until 20 March", "this address is forwarded until May": no end of an absence. */
export function isDeadline({ before, after }: CuedDay): boolean {
  const clause = `${before} | ${after}`;
  return findAnswer(clause).length > 0 || findChange(clause).length > 0;
}

export function isEnd({ before, after, endsRange }: CuedDay): boolean {
  return (
    endsRange || findUntil(before.slice(-36)).length > 0 || linked.test(before) || untilBehind.test(after)
  );
}

export function isStart({ before }: CuedDay): boolean {
  return findFrom(before.slice(-20)).length > 0;
}

/** "Visit us from 31 March to 3 April": days of the reader, not of the writer's absence. */
export function isInvitation(clause: string): boolean {
  return findInvitation(clause).length > 0 && findBack(clause).length === 0;
}

export function speaksOfAbsence(clause: string): boolean {
  return findAway(clause).length > 0;
}

/** Returns whether a folded text has a word that says by itself that somebody is away. */
export function namesAbsence(text: string): boolean {
  return findAbsence(text).length > 0;
}

/** Whether nothing but a link stands between two days. */
export function isLink(between: string): boolean {
  return between.length < 24 && joined.test(between);
}

/** Whether nothing but a link and another number stands behind a day: the 23 of "from 23 to 25 March". */
export function opensRange(after: string): boolean {
  return rangeAfter.test(after);
}

/** Whether a bare number and a link stand right before a day: the 3 of "3-14 March". */
export function followsNumber(before: string): boolean {
  return rangeBefore.test(before);
}
