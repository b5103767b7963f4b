import { monthNumbers, weekdayNumbers } from './return-date-words.js';

/** A day that a text tells by its number, its week or its month alone. */
export interface LooseDay {
  at: number;
  end: number;
  /** 00:00 UTC. */
  day: Date;
  /** What it means as the end of an absence, where that is another day. */
  asEnd?: Date;
}

const dayMs = 86_400_000;
const months = [...monthNumbers.keys()]
  .filter(word => word.length > 3 || ['may', 'mai', 'mei', 'maj', 'mag'].includes(word))
  .sort((a, b) => b.length - a.length)
  .join('|');

const weekdays = [...weekdayNumbers.keys()]
  .filter(word => word.length > 3)
  .sort((a, b) => b.length - a.length)
  .join('|');

/** "ab dem 5.", "on the 12th", "le 12", "dia 12", "den 12:e": a number that something follows which is no month. */
const article =
  "(?:on|until|till|til|from|by|through|thru|am|ab|bis|zum|dem|den|le|jusqu'au|au|el|del|dal|dia|il|al|ate|op|vanaf|tot|d|до|с|do|od|az|tanggal|tgl|tarikh|petsa|ika|tarehe|ngay|den)";
const dayNumber = new RegExp(
  `(?<!\\p{L})(?:${article}\\s(?:the\\s|dem\\s|zum\\s|el\\s|dia\\s|de\\s|og med\\s|med\\s)?|(?:${weekdays}),?\\s(?:the\\s|den\\s|el\\s|il\\s|le\\s|de\\s|dia\\s|dem\\s|tanggal\\s|tgl\\s|tarikh\\s|tarehe\\s|d\\s+)?|the\\s(?=\\d{1,2}(?:st|nd|rd|th))|de\\s(?=\\d{1,2}e(?!\\p{L}))|วันที่\\s?|(?=\\d{1,2}(?:-?(?:го|ого|e?go)|\\sчисла)(?!\\p{L})))(\\d{1,2})(?:st|nd|rd|th|er|º|:?e|\\.|-?о?го|-e?go|\\sчисла)?(?!\\p{L}|\\d|\\s?[.:/%€-]\\d|\\s\\d|\\.?\\s?(?:${months}|uhr|h|am|pm|stunden|tage|jours|heures|dias|horas|giorni|ore|days|hours|weeks|dagen|dagar|%)(?!\\p{L}))`,
  'gu',
);
const eastAsianNumber =
  /(?<![月월\d:/~〜-]\s?|\.)(\d{1,2})\s?(?:日(?!間|间|以内|内|营|営|後|后)|号|號|일(?!\s?간|\s?이내))/gu;
const hungarianNumber = /(?<![\d.:/-]|\p{L}\s?)(\d{1,2})-(?:an|en|jen|tol)(?!\p{L})/gu;
const week =
  /(?<!\p{L})(?:kw|kalenderwoche|week|wk|vecka|v|uge|uke|viikolla|viikko|vk|semaine|semana|settimana|tydzien|tydnu|weeks?\sno)\.?\s?(\d{1,2})(?!\d|\s?[-.:/]\d)/gu;

const beginnings =
  'early|beginning of|the beginning of|start of|anfang|debut|principios de|inizio|inizi di|inicio de|begin|borjan av|starten af|starten av';
const middles =
  'mid|middle of|the middle of|mitte|mi|mediados de|meta|meados de|half|medio|mitten av|midten af|midten av';
const endings =
  'end of|the end of|late|ende|fin|la fin|finales de|fine|fim de|final de|eind|einde|slutet av|slutningen af|slutten av|utgangen av|udgangen af|konca|konce';
const monthPart = new RegExp(
  `(?<!\\p{L})(?:(${beginnings})|(${middles})|(${endings}))[\\s-](?:of\\s|de\\s|di\\s|d')?(${months})(?!\\p{L}|\\s\\d{1,2}(?!\\d))(?:,?\\s(?:de\\s)?(\\d{4}))?`,
  'gu',
);
const monthAlone = new RegExp(
  `(?<!\\p{L})(?:in|until|till|bis|im|ab|en|jusqu'en|hasta|fino a|a|ad|em|ate|tot|vanaf|i|from|since)\\s(${months})(?!\\p{L}|,?\\s\\d{1,2}(?!\\d))(?:,?\\s(?:de\\s)?(\\d{4}))?`,
  'gu',
);

/** The days that folded text tells by a number, a calendar week or a month alone; they mean little without their words. */
export function looseDays(text: string, today: Date): LooseDay[] {
  return [...dayNumbers(text, today), ...weeks(text, today), ...monthParts(text, today)];
}

function place(match: RegExpExecArray): { at: number; end: number } {
  return { at: match.index, end: match.index + match[0].length };
}

/** The words before the number ("until the") stay outside, so that they can be judged. */
function dayNumbers(text: string, today: Date): LooseDay[] {
  const matches = [dayNumber, eastAsianNumber, hungarianNumber].flatMap(pattern => [
    ...text.matchAll(pattern),
  ]);
  return matches.flatMap(match => {
    const day = nextOfNumber(Number(match[1]), today);
    const at = match.index + match[0].indexOf(match[1]!);
    return day ? [{ at, end: match.index + match[0].length, day }] : [];
  });
}

function nextOfNumber(number: number, today: Date): Date | null {
  if (number < 1 || number > 31) return null;
  for (let days = 1; days < 62; days++) {
    const day = new Date(today.getTime() + days * dayMs);
    if (day.getUTCDate() === number) return day;
  }
  return null;
}

/** ISO 8601 weeks begin on Monday. */
function weeks(text: string, today: Date): LooseDay[] {
  return [...text.matchAll(week)].flatMap(match => {
    const number = Number(match[1]);
    if (number < 1 || number > 53) return [];
    const thisYear = mondayOf(today.getUTCFullYear(), number);
    const isPast = today.getTime() - thisYear.getTime() > 60 * dayMs;
    const day = isPast ? mondayOf(today.getUTCFullYear() + 1, number) : thisYear;
    return [{ ...place(match), day, asEnd: new Date(day.getTime() + 7 * dayMs) }];
  });
}

function mondayOf(year: number, week: number): Date {
  const fourth = new Date(Date.UTC(year, 0, 4));
  const sinceMonday = (fourth.getUTCDay() + 6) % 7;
  return new Date(fourth.getTime() + ((week - 1) * 7 - sinceMonday) * dayMs);
}

function monthParts(text: string, today: Date): LooseDay[] {
  const parts = [...text.matchAll(monthPart)].map(match => {
    const date = match[1] !== undefined ? 1 : match[2] !== undefined ? 15 : 0;
    const month = monthNumbers.get(match[4]!)!;
    return { ...place(match), day: dayIn(month, date, match[5], today) };
  });
  const alone = [...text.matchAll(monthAlone)].map(match => {
    const at = match.index + match[0].lastIndexOf(match[1]!);
    const month = monthNumbers.get(match[1]!)!;
    return { at, end: match.index + match[0].length, day: dayIn(month, 1, match[2], today) };
  });
  return [...parts, ...alone];
}

/** The next such day; 0 is the last day of the month. */
function dayIn(month: number, date: number, year: string | undefined, today: Date): Date {
  const at = (y: number): Date => new Date(Date.UTC(y, date === 0 ? month : month - 1, date));
  if (year !== undefined) return at(Number(year));
  const thisYear = at(today.getUTCFullYear());
  return thisYear > today ? thisYear : at(today.getUTCFullYear() + 1);
}
