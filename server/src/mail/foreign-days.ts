const dayMs = 86_400_000;
/** How far back and ahead a day of another calendar is sought. */
const daysBack = 60;
const daysAhead = 400;

const englishMonths =
  'january february march april may june july august september october november december'.split(' ');
const englishWeekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

/** Month names of several words, with points, or of scripts whose marks are no letters. A stem may take any ending. */
const months: readonly (readonly string[])[] = [
  ['ม ?\\. ?ค\\.?', 'ก ?\\. ?พ\\.?', 'มี ?\\. ?ค\\.?', 'เม ?\\. ?ย\\.?', 'พ ?\\. ?ค\\.?', 'มิ ?\\. ?ย\\.?', 'ก ?\\. ?ค\\.?', 'ส ?\\. ?ค\\.?', 'ก ?\\. ?ย\\.?', 'ต ?\\. ?ค\\.?', 'พ ?\\. ?ย\\.?', 'ธ ?\\. ?ค\\.?'],
  ['كانون الثاني', 'شباط', 'اذار|آذار', 'نيسان', 'ايار|أيار', 'حزيران', 'تموز', 'آب', 'أيلول|ايلول', 'تشرين (?:الاول|الأول)', 'تشرين الثاني', 'كانون (?:الاول|الأول)'],
  ['جانفي', 'فيفري', '', 'أفريل|افريل', 'ماي', 'جوان', 'جويلية|يوليوز', 'أوت|غشت', 'شتنبر', '', 'نونبر', 'دجنبر'],
  ['जनवरी', 'फ\u093c?रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सित(?:म्|ं)बर', 'अक्टूबर|अक्तूबर', 'नव(?:म्|ं)बर', 'दिस(?:म्|ं)बर'],
  ['জানুয়ারি', 'ফেব্রুয়ারি', 'মার্চ', 'এপ্রিল', 'মে', 'জুন', 'জুলাই', 'আগস্ট', 'সেপ্টেম্বর', 'অক্টোবর', 'নভেম্বর', 'ডিসেম্বর'],
  ['იანვ\\p{L}*', 'თებერვ\\p{L}*', 'მარტ\\p{L}*', 'აპრილ\\p{L}*', 'მაის\\p{L}*', 'ივნის\\p{L}*', 'ივლის\\p{L}*', 'აგვისტო\\p{L}*', 'სექტემბ\\p{L}*', 'ოქტომბ\\p{L}*', 'ნოემბ\\p{L}*', 'დეკემბ\\p{L}*'],
  ['հունվար\\p{L}*', 'փետրվար\\p{L}*', 'մարտ\\p{L}*', 'ապրիլ\\p{L}*', 'մայիս\\p{L}*', 'հունիս\\p{L}*', 'հուլիս\\p{L}*', 'օգոստոս\\p{L}*', 'սեպտեմբեր\\p{L}*', 'հոկտեմբեր\\p{L}*', 'նոյեմբեր\\p{L}*', 'դեկտեմբեր\\p{L}*'],
  ['қаңтар\\p{L}*', 'ақпан\\p{L}*', 'наурыз\\p{L}*', 'сәуір\\p{L}*', 'мамыр\\p{L}*', 'маусым\\p{L}*', 'шілде\\p{L}*', 'тамыз\\p{L}*', 'қыркүиек\\p{L}*', 'қазан\\p{L}*', 'қараша\\p{L}*', 'желтоқсан\\p{L}*'],
  ['urtarril\\p{L}*', 'otsail\\p{L}*', 'martxo\\p{L}*', 'apiril\\p{L}*', 'maiatz\\p{L}*', 'ekain\\p{L}*', 'uztail\\p{L}*', 'abuztu\\p{L}*', 'irail\\p{L}*', 'urri(?:a|ak|aren|tik)?', 'azaro\\p{L}*', 'abendu\\p{L}*'],
]; // prettier-ignore

const weekdays: readonly (readonly string[])[] = [
  ['रविवार|इतवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार|बृहस्पतिवार|वीरवार', 'शुक्रवार', 'शनिवार'],
  ['রবিবার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার'],
  ['კვირა(?:ს|დან|მდე)', 'ორშაბათ\\p{L}*', 'სამშაბათ\\p{L}*', 'ოთხშაბათ\\p{L}*', 'ხუთშაბათ\\p{L}*', 'პარასკევ\\p{L}*', 'შაბათ\\p{L}*'],
  ['կիրակի\\p{L}*', 'երկուշաբթի\\p{L}*', 'երեքշաբթի\\p{L}*', 'չորեքշաբթի\\p{L}*', 'հինգշաբթի\\p{L}*', 'ուրբաթ\\p{L}*', 'շաբաթ օր\\p{L}*'],
  ['یک[\\s\\u200c]?شنبه', 'دو[\\s\\u200c]?شنبه', 'سه[\\s\\u200c]?شنبه', 'چهار[\\s\\u200c]?شنبه', 'پنج[\\s\\u200c]?شنبه', 'جمعه', 'شنبه'],
  ['igande\\p{L}*', 'astelehen\\p{L}*', 'astearte\\p{L}*', 'asteazken\\p{L}*', 'ostegun\\p{L}*', 'ostiral\\p{L}*', 'larunbat\\p{L}*'],
  ['жексенбі\\p{L}*', 'дүисенбі\\p{L}*', 'сеисенбі\\p{L}*', 'сәрсенбі\\p{L}*', 'беисенбі\\p{L}*', 'жұма\\p{L}*', 'сенбі\\p{L}*'],
  ['', 'bazar ertəsi', 'çərsənbə axsami', 'cərsənbə', 'cumə axsami', 'cumə', 'sənbə'],
]; // prettier-ignore

interface Names {
  /** A group for each name of the row. */
  pattern: RegExp;
  words: readonly string[];
}

/** Scripts that write no spaces, and marks that are no letters: the end of the name is not judged. */
function namesOf(forms: readonly string[], words: readonly string[]): Names {
  const groups = forms.map(form => `(${form === '' ? '(?!)' : form.normalize('NFC')})`);
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:و|ب|ل)?(?:${groups.join('|')})(?!\\p{M})`, 'gu'),
    words,
  };
}

const spelled: readonly Names[] = [
  ...weekdays.map(forms => namesOf(forms, englishWeekdays)),
  ...months.map(forms => namesOf(forms, englishMonths)),
];

function withEnglishNames(text: string, { pattern, words }: Names): string {
  return text.replace(pattern, (_all, ...groups: (string | undefined)[]) => {
    const index = groups.slice(0, words.length).findIndex(group => group !== undefined);
    return ` ${words[index]!} `;
  });
}

/** Of a script or a spelling that the tables above know: most texts have nothing of it. */
const foreign =
  /[\u0530-\u058f\u0600-\u06ff\u0900-\u0dff\u0e00-\u0e7f\u10a0-\u10ff]|[қғәіңөұүһ]|(?<!\p{L})(?:aste|oste|iga|laru|urri|urta|otsa|martxo|apiril|maiatz|ekain|uzta|abuz|irail|azaro|abendu|bazar)/u;

/**
 * Folded text with the names of months and weekdays that are no single words of letters, with days of the Iranian and the
 * Islamic calendar, and with years of Japan's eras and of the Republic of China, all as ones that are looked up elsewhere.
 */
export function withKnownDays(text: string, today: Date): string {
  const digits = withEastAsianDays(text.replace(/\p{Nd}/gu, digitOf));
  if (!foreign.test(digits)) return withNumericDays(digits, today);
  const known = withNumericDays(withCalendarDays(digits, today), today);
  return spelled.reduce(withEnglishNames, known).replace(/ {2,}/g, ' ');
}

/** Digits stand in blocks of sixteen from nought on; those of India from six on. */
function digitOf(digit: string): string {
  const code = digit.charCodeAt(0);
  if (code < 0x80) return digit;
  return String((code >= 0x900 && code < 0xe00 ? code - 6 : code) & 0xf);
}

interface Calendar {
  name: string;
  /** One per month, as patterns on folded text. */
  months: readonly string[];
}

const iranian: Calendar = {
  name: 'persian',
  months: ['فروردین', 'اردیبهشت', 'خرداد', 'تیر', 'مرداد', 'شهریور', 'مهر', '[آا]بان', '[آا]ذر', 'دی', 'بهمن', 'اسفند'],
}; // prettier-ignore
const islamic: Calendar = {
  name: 'islamic-umalqura',
  months: ['محرم', 'صفر', 'ربيع (?:ال[أا]ول)', 'ربيع (?:الثاني|الآخر)', 'جماد[ىي] (?:ال[أا]ول[ىي])', 'جماد[ىي] (?:الثاني[ةه]|الآخر[ةه])', 'رجب', 'شعبان', 'رمضان', 'شوال', 'ذ[وي] القعد[ةه]', 'ذ[وي] الحج[ةه]'],
}; // prettier-ignore

const named = [iranian, islamic].map(({ name, months: names }) => ({
  name,
  names: names.map(form => new RegExp(`^(?:${form.normalize('NFC')})$`, 'u')),
  // A day of our calendar that follows says it better.
  pattern: new RegExp(
    `(?<!\\d)(\\d{1,2})\\s?(?:ام\\s)?(?:من\\s)?(?:شهر\\s)?(${names.join('|').normalize('NFC')})(?!\\p{L})(?:\\sماه)?(?:\\s(?:سال\\s)?(1[34]\\d\\d)(?!\\d))?(?:\\s?هـ?(?!\\p{L}))?(?!\\s?(?:1[34]\\d\\d)?\\s?(?:هـ?)?\\s?(?:الموافق|موافق|برابر|مصادف))`,
    'gu',
  ),
}));

function withCalendarDays(text: string, today: Date): string {
  return named.reduce(
    (known, { name, names, pattern }) =>
      known.replace(pattern, (all, day: string, month: string, year?: string) => {
        const number = names.findIndex(form => form.test(month)) + 1;
        return sought(name, year === undefined ? null : Number(year), number, Number(day), today) ?? all;
      }),
    text,
  );
}

/** "1405/01/15", "R8.1.5": the years tell the calendar, since a day that is far off is not meant. */
function withNumericDays(text: string, today: Date): string {
  return text.replace(
    /(?<![\d./-])(1[34]\d\d)([/.-])(\d{1,2})\2(\d{1,2})(?![\d/-])/g,
    (all, year: string, _separator, month: string, day: string) =>
      [iranian, islamic]
        .map(({ name }) => sought(name, Number(year), Number(month), Number(day), today))
        .find(found => found !== null) ?? all,
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(calendar: string): Intl.DateTimeFormat {
  const known = formats.get(calendar);
  if (known) return known;
  const date = { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, date);
  formats.set(calendar, format);
  return format;
}

/** The day near `today` that a calendar counts so, as `YYYY-MM-DD`. */
function sought(
  calendar: string,
  year: number | null,
  month: number,
  day: number,
  today: Date,
): string | null {
  const format = formatOf(calendar);
  for (let days = -daysBack; days <= daysAhead; days++) {
    const each = new Date(today.getTime() + days * dayMs);
    const parts = new Map(format.formatToParts(each).map(({ type, value }) => [type, parseInt(value, 10)]));
    const isYear = year === null || parts.get('year') === year;
    if (isYear && parts.get('month') === month && parts.get('day') === day)
      return ` ${each.toISOString().slice(0, 10)} `;
  }
  return null;
}

const kanji = '〇一二三四五六七八九十';

/** "令和8年1月5日", "民國115年1月5日", "十月八日". */
function withEastAsianDays(text: string): string {
  if (!/[年月]/u.test(text)) return text;
  return text
    .replace(/令和\s?(\d{1,2}|元)\s?年/gu, (_all, year: string) => `${2018 + (Number(year) || 1)}年`)
    .replace(/民[國国]\s?(\d{3})\s?年/gu, (_all, year: string) => `${1911 + Number(year)}年`)
    .replace(/元月(?=\s?\d)/gu, '1月')
    .replace(
      /(?<![〇一二三四五六七八九十])([一二三四五六七八九十]{1,3})月([一二三四五六七八九十]{1,3})(日|号|號)/gu,
      (_all, month: string, day: string, ending: string) => `${numberOf(month)}月${numberOf(day)}${ending}`,
    );
}

/** "十二" is 12, "二十" is 20, "二十一" is 21. */
function numberOf(digits: string): number {
  const [tens, ones] = digits.includes('十') ? digits.split('十') : ['', digits];
  const ten = !digits.includes('十') ? 0 : tens === '' ? 1 : kanji.indexOf(tens!);
  return ten * 10 + (ones === '' ? 0 : kanji.indexOf(ones!));
}
