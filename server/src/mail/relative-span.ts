import { namedDays } from './named-days.js';
import { clauseAfter, clauseBefore, isReturn, speaksOfAbsence } from './return-clause.js';

const dayMs = 86_400_000;

/** Number words of the languages below, folded; the place among them is the number. */
const numberForms: readonly string[] = [
  'a an one einem einer eine un une una uno um uma een en ett et yhden',
  'two zwei deux dos due dois duas twee tva to kahden dwa dwie dve два две',
  'three drei trois tres tre drie tri три',
  'four vier quatre cuatro quattro quatro fyra fire четыре',
  'five funf cinq cinco cinque vijf fem пять',
  'six sechs seis sei zes sex seks шесть',
];
const numbers = new Map(
  numberForms.flatMap((forms, index) => forms.split(' ').map(form => [form, index + 1] as const)),
);
const dayWords =
  'days?|tage?n?|jours?|dias?|giorn[oi]|dagen|dag|dagar|dage|dager|paivan|dni|dny|день|дня|дней';
const weekWords =
  'weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|vecka|veckor|uger?|uker?|viikon|tydzien|tygodnie|tyden|tydny|неделю|недели|недель';
const number = `\\d{1,2}|${[...numbers.keys()].join('|')}`;

/** "in two weeks", "dans 3 jours", "через неделю". */
const later = new RegExp(
  `(?<!\\p{L})(?:in|dans|en|dentro de|tra|fra|em|daqui a|over|om|za|через)\\s(?:(${number})\\s)?(?:(${dayWords})|(${weekWords}))(?!\\p{L})`,
  'gu',
);
/** "for the next two days", "die nächsten drei Wochen". */
const coming = new RegExp(
  `(?<!\\p{L})(?:(?:for|over) the (?:next|coming)|(?:die|den) (?:nachsten|kommenden)|les|los proximos|las proximas|per i prossimi|de komende)\\s(${number})\\s(?:prochaine?s\\s)?(?:(${dayWords})|(${weekWords}))(?!\\p{L})`,
  'gu',
);

/** "Away for three weeks", "per tre settimane": counted from the day told before it, else from today. */
const lasting = new RegExp(
  `(?<!\\p{L})(?:for|fur|pendant|pour|durante|por|per|voor|i|w|na|на)\\s(${number})\\s(?:(${dayWords})|(${weekWords}))(?!\\p{L})`,
  'gu',
);

/** "I am back in two weeks", "out for the next three days": the day so far from `today`; null when the note tells none. */
export function spanDay(text: string, today: Date): Date | null {
  for (const match of text.matchAll(later)) {
    const [before, after] = around(text, match);
    const cued = { day: today, before, after, endsRange: false };
    if (isReturn(cued) && !/back to (?:you|u)\s$/.test(before)) return dayAfter(match, today);
  }
  for (const match of text.matchAll(coming))
    if (speaksOfAbsence(around(text, match).join(' | '))) return dayAfter(match, today);
  for (const match of text.matchAll(lasting)) {
    const [before] = around(text, match);
    const start = namedDays(before, today).at(-1)?.day ?? today;
    if (speaksOfAbsence(before) && start >= today) return dayAfter(match, start);
  }
  return null;
}

function around(text: string, match: RegExpExecArray): [before: string, after: string] {
  const end = match.index + match[0].length;
  return [clauseBefore(text, match.index, 0), clauseAfter(text, end, text.length)];
}

function dayAfter([, count = 'one', , weeks]: RegExpExecArray, today: Date): Date {
  const times = numbers.get(count) ?? Number(count);
  return new Date(today.getTime() + times * (weeks === undefined ? 1 : 7) * dayMs);
}
