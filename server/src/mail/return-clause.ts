import { phraseMatcher } from './phrase-matcher.js';
import {
  absenceWords,
  answerCues,
  awayCues,
  beforeWords,
  fromCues,
  invitationCues,
  negations,
  presenceCues,
  rangeLinks,
  returnCues,
  untilCues,
  untilLinks,
  weekdayNumbers,
} from './return-date-words.js';

/** How far before and after a day its cue ("back on", "bis zum", "bin ich zurück") may stand, in characters. */
const reachBefore = 60;
const reachAfter = 36;
/** How far before the words of a return a negation may stand: "I will not be back". */
const negationReach = 14;
/** How far before a day a "from" word may stand, a weekday between. */
const fromReach = 16;

const findReturn = phraseMatcher(returnCues);
const findUntil = phraseMatcher(untilCues);
const findFrom = phraseMatcher(fromCues);
const findPresence = phraseMatcher(presenceCues);
const findAway = phraseMatcher(awayCues);
const findNegation = phraseMatcher(negations);
const findAnswer = phraseMatcher(answerCues);
const findAbsence = phraseMatcher(absenceWords);
const findInvitation = phraseMatcher(invitationCues);

function anyOf(words: readonly string[]): string {
  return words.map(word => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
}

/** A link right before the day, perhaps with a weekday or an article between. */
function linkBefore(words: readonly string[]): RegExp {
  return new RegExp(
    `(?:^|[\\s\\d.,)])(?:${anyOf(words)})(?:\\s+|(?<!\\p{L})\\s*|(?<=[至到ら])\\s*)(?:(?:\\p{L}+,?|el|il|dem|den|the|o)\\s+)?$`,
    'u',
  );
}

const weekday = `(?:(?:${[...weekdayNumbers.keys()].join('|')}),?\\s+)?`;
const linked = linkBefore(untilLinks);
const joined = linkBefore(rangeLinks);
/** The same after the bare number of the first day ("3-14 March"). */
const rangeBefore = new RegExp(
  `(?:(?<![\\d:.])(\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?)\\s*(?:${anyOf(rangeLinks)})\\s*${weekday}$`,
  'u',
);
/** So far before its last day a range may open, a weekday between. */
const rangeReach = 24;
const notBefore = new RegExp(`(?<!\\p{L})(?:${anyOf(beforeWords)})\\s(?:\\p{L}+,?\\s)?$`, 'u');
const untilAfter =
  /^(?:\s?\(\p{L}{1,3}\))?[\s'’.-]{0,2}\p{L}{0,4}\s?(?:tarihine\s)?(?:まで|迄|까지|之前|以前|前|asti|saakka|kadar|तक|পর্যন্ত|تک|arte(?!\p{L})|гача|дейін|деиін|-?მდე|qədər|ig(?!\p{L})|inclu|einschl)/u;

/** A day, and the words of its clause around it. */
export interface CuedDay {
  day: Date;
  before: string;
  after: string;
  /** Nothing but a link stands between this and the day before it. */
  endsRange: boolean;
  /** When the range begins that it ends. */
  begins?: Date | undefined;
}

/** Points of abbreviations ("d. 28. juli", "t.o.m. 31 augusti", "Mo. 5.5.") end no sentence. */
export function withoutAbbreviationPoints(text: string): string {
  return text.replace(/(?<!\p{L})((?:\p{L}\.)*\p{L}{1,4})\.(?=\s\d)/gu, '$1 ');
}

export function clauseBefore(text: string, at: number, from: number): string {
  const before = text.slice(Math.max(from, at - reachBefore), at);
  return before.split(/[!?;。！？]|(?<!\d)\.\s/u).at(-1) ?? '';
}

export function clauseAfter(text: string, end: number, to: number): string {
  const after = text.slice(end, Math.min(to, end + reachAfter));
  return after.split(/[!?;,。！？、，]|\.\s/u)[0] ?? '';
}

/** Arabic and Hebrew write it as the first letter of the next word. */
const conjunction =
  /^\s?(?:(?:and|und|et|y|e|en|och|og|ja|i|a|si|es|и|та|і|ve|και|dan|ir|dhe|eta|و|और)\s|[وו](?=\p{L}))/u;

/** "… for the holiday and will be back on Tuesday, ": the second part leads to the day behind it. */
const leadingPart =
  /\s(?:and|und|et|y|e|en|och|og|ja|i|a|si|es|и|та|і|ve|και|dan|ir|dhe|eta|و|और)\s[^.!?;。！？]*$/u;

/** What follows a day before the next one; "… and reopens on" belongs to the next alone. */
export function clauseBetween(text: string, end: number, next: number | undefined): string {
  const after = clauseAfter(text, end, next ?? text.length);
  if (next === undefined) return after;
  if (after.length === next - end && conjunction.test(after)) return '';
  const between = next - end <= reachBefore ? text.slice(end, next) : '';
  const own = leadingPart.exec(between)?.index ?? after.length;
  return after.slice(0, own);
}

/** "Ab Mittwoch, 7. Januar, sind wir wieder da": what stands behind the comma, unless it leads to the next day. */
export function afterComma(before: string, text: string, end: number, next: number | undefined): string {
  const comma = /^\s?,\s?/.exec(text.slice(end, end + 3))?.[0];
  if (comma === undefined || speaksOfAbsence(before)) return '';
  const from = end + comma.length;
  const after = clauseAfter(text, from, next ?? text.length);
  return next !== undefined && after.length === next - from ? '' : after;
}

/** A negation shortly before the words makes them tell the absence. */
function tellsReturn(clause: string): boolean {
  return findReturn(clause).some(
    ({ at }) =>
      findNegation(
        clause
          .slice(Math.max(0, at - negationReach), at)
          .split(',')
          .at(-1)!,
      ).length === 0,
  );
}

/** Only what stands before the day counts: of several weekdays the one that "back" leads to. */
export function isLedToReturn(before: string): boolean {
  return tellsReturn(before);
}

export function isReturn(cued: CuedDay): boolean {
  const { before, after } = cued;
  if (tellsReturn(before)) return true;
  // "until 1 May and back on …" speaks of the next day.
  if (tellsReturn(after)) return !isEnd(cued);
  const clause = `${before} | ${after}`;
  return findFrom(clause).length > 0 && findPresence(clause).length > 0 && findAway(clause).length === 0;
}

/** "I am away and can answer from …": the parts of a sentence speak each for themselves. */
const partBreak = /[,、，]|\s(?:and|und|et|y|e|en|och|og|ja|i|и)\s/u;

/** New addresses and prices have their first days too. */
const change =
  /addres|adres|price|preis|tarif|preci|prezz|prij|ceny|цен|адрес|new (?:e-?mail|number|phone|office|team)|neue|nouvel|nuev|nuov|umzug|umzieh|mov(?:e|ing)|demenag/u;

/** Somebody else does the work from that day on: "from 15 June Theresa takes over". */
const takeover =
  /ubernimmt|ubernehmen|vertritt|takes? over|taking over|will be covering|is covering|prend(?:ra)? (?:la suite|le relais)|remplace|(?:se hara|se hace) cargo|sustituye|sustituira|sostituisc|sostituira|subentra|substitui|assumira|neemt [^.]{0,24}over|neemt waar|tar over|tager over|overtar|overtager|zastepuje|przejmuje|przejmie|zastupuje|prevezme|helyettesit|ii ia locul|preia|замещает|принимает дела|заміщає|замества|devralac|yerime/u;

/** Days on which its writer is not at the desk either. */
const elsewhere =
  /(?<!\p{L})(?:fairs?|trade show|conference|client site|training|workshops?|messe|kunden(?:termin|besuch)|schulung|salon|foire|seminaire|feria|congreso|fiera|convegno|feira|congresso|beurs|massan?|messu\p{L}*|targ(?:i|ach)|szkoleni\p{L}*|veletrh\p{L}*|vasar|выставк\p{L}*|конференц\p{L}*|fuar\p{L}*|εκθεση)(?!\p{L})|展示会|展覧会|展会|전시회/u;

/** Whether its clause speaks of something else than being back: of an absence, a fair, a colleague, a new address. */
export function isOtherMatter({ before, after }: CuedDay): boolean {
  const clause = `${before.split(/[,;]/).at(-1)!} | ${after}`;
  return speaksOfAbsence(clause) || [elsewhere, takeover, change].some(words => words.test(clause));
}

/** "Ab 18.08. kümmere ich mich darum", "после 12 августа": from that day on something other than an absence. */
export function isResumption(cued: CuedDay): boolean {
  const { before, after } = cued;
  const leads =
    findFrom(before.slice(-fromReach)).length > 0 ||
    findFrom(after.slice(0, 8)).some(({ at }) => at < 5) ||
    /^\s?(?:\([^)]{1,3}\))?\s?起/u.test(after);
  const own = before.split(partBreak).at(-1)!;
  const answers = findAnswer(`${own} | ${after}`).length > 0;
  if (change.test(before) || takeover.test(`${own} | ${after}`)) return false;
  return (leads || answers) && !isEnd(cued) && !speaksOfAbsence(`${own} | ${after}`);
}

/** A day on which mail is answered, and that no other word makes an end. */
export function isAnswered(cued: CuedDay): boolean {
  const own = cued.before.split(partBreak).at(-1)!;
  const clause = `${own} | ${cued.after}`;
  return findAnswer(clause).length > 0 && !isEnd(cued) && findNegation(clause).length === 0;
}

/** "An agent will answer until 20 March", "this address is forwarded until May": no end of an absence. */
export function isDeadline({ before, after }: CuedDay): boolean {
  const clause = `${before} | ${after}`;
  if (findNegation(clause).length > 0) return false;
  return (
    findAnswer(clause).length > 0 ||
    change.test(clause) ||
    /forward|mailbox|postfach|boite|buzon|casella/.test(clause)
  );
}

export function namesAbsence(text: string): boolean {
  return findAbsence(text).length > 0;
}

/** Trade fairs and offers have their days too. */
export function isAboutAbsence({ before, after }: CuedDay): boolean {
  return findAway(`${before} | ${after}`).length > 0;
}

export function isEnd({ before, after, endsRange }: CuedDay): boolean {
  return (
    endsRange ||
    isUntil(before.slice(-36)) ||
    (notBefore.test(before) && findNegation(before).length > 0) ||
    (isLinked(before) && !/[-–—~〜]\s*(?:\p{L}+,?\s+)?$/u.test(before)) ||
    untilAfter.test(after)
  );
}

/** An article behind a weekday or a word of return, which in Vietnamese would mean "until". */
const germanicArticle = /(?:dag(?:en)?|tag|woch|abend|igen|igjen|ater|tilbage|tilbake|tillbaka),?\sden\s$/;

/** The "do" of "a partir do dia 5" is no until, nor is the "den" of "måndagen den 27:e". */
function isLinked(before: string): boolean {
  if (germanicArticle.test(before)) return false;
  const at = linked.exec(before)?.index;
  return at !== undefined && !findFrom(before).some(from => from.at < at && at < from.end);
}

export function isUntil(words: string): boolean {
  return findUntil(words).length > 0;
}

/** "perjantaihin asti", "金曜日まで": where the word for "until" stands behind the day. */
export function isUntilBehind(after: string): boolean {
  return untilAfter.test(after);
}

export function isStart({ before }: CuedDay): boolean {
  return findFrom(before.slice(-20)).length > 0;
}

/** "Visit us from 31 March to 3 April": days of the reader, not of the writer's absence. */
export function isInvitation(clause: string): boolean {
  // "Zapraszamy ponownie od …": whoever asks to come again is back.
  return findInvitation(clause).length > 0 && !tellsReturn(clause);
}

export function speaksOfAbsence(clause: string): boolean {
  return findAway(clause).length > 0;
}

/** Whether nothing but a link stands between two days. */
export function isLink(between: string): boolean {
  return between.length < 24 && joined.test(between);
}

const rangeAfter = new RegExp(
  `^\\s*(?:${anyOf(untilLinks)})\\s*${weekday}$|^\\s*(?:${anyOf(untilLinks)})\\s*${weekday}\\d`,
  'u',
);

/** Whether nothing but a link, or a link and another number, stands behind a day: the 23 of "from 23 to 25 March". */
export function opensRange(after: string): boolean {
  return rangeAfter.test(after);
}

/** The bare number that opens a range right before a day: the 3 of "3-14 March". */
export function rangeOpening(before: string): number | null {
  const number = rangeBefore.exec(before.slice(-rangeReach))?.[1];
  return number === undefined ? null : Number(number);
}
