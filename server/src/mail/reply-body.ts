import { foldText } from '../domain/inbox/fold-text.js';
import { htmlToMarkedText, quoteMark } from '../domain/inbox/html-text.js';
import type { ParsedMail } from '../domain/inbox/mail-message.js';
import { readTable } from './data.js';

const rows = readTable<'label' | 'language' | 'text'>('reply-body.tsv');

/** What mail programs and people put around a text, in the languages they speak: `server/data/mail/reply-body.tsv`. */
function phrases(label: string): string[] {
  return rows.filter(row => row.label === label).map(({ text }) => text);
}

const attributionVerbs = phrases('attribution_verbs');
const closingFamilies = phrases('closing_families');
const closingJoints = phrases('closing_joints');
const deviceNames = phrases('device_names');
const environmentLines = phrases('environment_lines');
const fromLabels = phrases('from_labels');
const goodDays = phrases('good_days');
const heededWords = phrases('heeded_words');
const heedWords = phrases('heed_words');
const mailWords = phrases('mail_words');
const mobileEndings = phrases('mobile_endings');
const noticeBeginnings = phrases('notice_beginnings');
const noticeWords = phrases('notice_words');
const mobileSignatures = phrases('mobile_signatures');
const otherLabels = phrases('other_labels');
const outsiderWords = phrases('outsider_words');
const separatorTexts = phrases('separator_texts');
const signOffs = phrases('sign_offs');
const thanks = phrases('thanks');
const virusScanners = phrases('virus_scanners');
const warningBeginnings = phrases('warning_beginnings');
const footers = phrases('footers');

/** So much of a text, so many of its lines and so much of a line is searched for quotes and signatures. */
const judgedLength = 200_000;
const judgedLines = 4_000;
const judgedLineLength = 2_000;

/** What of a mail its display body is made from. */
type MailText = Pick<ParsedMail, 'text' | 'isHtmlAlone'> & {
  html?: string | null;
  from?: { name: string; address?: string } | null;
};

/** A line as it was written, and what of it is judged, so that the cost of a mail is bounded and none of it is lost. */
interface Line {
  /** Without white space at its end. */
  whole: string;
  /** The beginning, with an ellipsis where the line goes on; empty beyond the part of the text that is searched. */
  head: string;
}

/** An attribution may be wrapped over this many lines, and is never longer than this. */
const attributionLines = 4;
const attributionLength = 400;

const longestClosing = 80;

/** A name, what its bearer does, and an address. */
const leastCard = 3;

/** A signature below a closing has at most this many non-empty lines. */
const maxSignatureLines = 14;

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function anyOf(phrases: readonly string[]): string {
  return [...phrases]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|');
}

const verbPattern = new RegExp(`(?:${anyOf(attributionVerbs)})`, 'iu');
const separatorPattern = new RegExp(`^[\\s>*_=-]*(?:${anyOf(separatorTexts)})[\\s:*_=-]*$`, 'iu');
/** Old phones put the fields of the original behind it: "---- Original message ----From: …". */
const inlineSeparatorPattern = new RegExp(
  `^-{3,}\\s{0,3}(?:${anyOf(separatorTexts)})\\s{0,3}-{3,}\\s{0,3}(?:${anyOf(fromLabels)})\\s?[:：]`,
  'iu',
);
const fromPattern = new RegExp(`^[*_]{0,2}(?:${anyOf(fromLabels)})[*_]{0,2}\\s?[*_]{0,2}[:：]`, 'iu');
const labelPattern = new RegExp(
  `^[*_]{0,2}(?:${anyOf([...fromLabels, ...otherLabels])})[*_]{0,2}\\s?[*_]{0,2}[:：]`,
  'iu',
);
const rulePattern = /^\s*[_=\-–—*]{5,}\s*$|^\s*[-_=*—]{3,}[^-_=*—\n][^\n]{0,60}[-_=*—]{3,}\s*$/;
const quotedLine = /^\s{0,3}(?:>|\|\s)/;
const signatureRule = /^(?:--|__|—|––)\s*$|^(?:_{3,}|-{3,}|\*{3,}|={3,})\s*$/;
const mobilePattern = new RegExp(`^[\\s*_\\[(]*(?:${anyOf(mobileSignatures)})`, 'iu');
const mobileEndPattern = new RegExp(`(?:${anyOf(deviceNames)}).*(?:${anyOf(mobileEndings)})[\\s.]*$`, 'iu');
/** "Verzonden via Outlook voor iOS", in whichever language. */
const outlookPattern = /outlook\s\p{L}{2,5}\s(?:ios|android)(?!\p{L})[^.?!]*$/iu;
const noticePattern = new RegExp(`^[\\s*_>-]*(?:${anyOf(noticeBeginnings)})`, 'iu');
const footerPattern = new RegExp(`^[^\\p{L}]{0,6}(?:${footers.join('|')})`, 'u');
const noticeWordPattern = new RegExp(anyOf(noticeWords), 'iu');
const environmentPattern = new RegExp(`^[^\\p{L}]{0,6}(?:${anyOf(environmentLines)})`, 'iu');
const warningPattern = new RegExp(`^[\\s*_\\[(|>-]*(?:${anyOf(warningBeginnings)})`, 'iu');
/** What the further lines of a warning speak of. */
const warningRest = /aka\.ms|(?:links?|attachments?|sender|content|organi[sz]ation)(?!\p{L})[^?]*[.\])]?$/iu;
/** In another line of a warning, whichever language it speaks. */
const heededPattern = new RegExp(anyOf(heededWords), 'iu');
const heedPattern = new RegExp(`^[^\\p{L}]{0,8}(?:${anyOf(heedWords)})(?!\\p{L})`, 'iu');
const outsiderPattern = new RegExp(anyOf(outsiderWords), 'iu');
const mailWordPattern = new RegExp(anyOf(mailWords), 'iu');
/** Marks behind a closing. */
const closingEnd = '[\\s,.!:/。，！~-]*$';
const anySignOff = `${anyOf(signOffs)}|${closingFamilies.join('|')}`;
const signOffPattern = new RegExp(`^\\s*(?:${anySignOff})${closingEnd}`, 'iu');
const closing = `(?:${anyOf([...thanks, ...goodDays])}|${anySignOff})`;
const joint = `(?:[\\s,.!-]+(?:(?:${anyOf(closingJoints)})\\s+)?)`;
/** "Danke und Gruß", "Thanks, have a great day", "Freundliche Grüße aus Hamburg". */
const closingPattern = new RegExp(
  `^\\s*${closing}(?:${joint}${closing}){0,2}(?: (?:aus|from|depuis|desde|da|uit|från|fra|z|из|з) \\p{Lu}[\\p{L}.-]+(?: \\p{Lu}[\\p{L}.-]+)?)?${closingEnd}`,
  'iu',
);
const bareThanks = new RegExp(`^\\s*(?:${anyOf([...thanks, ...goodDays])})${closingEnd}`, 'iu');
/** What stands for a picture that the text cannot show. */
const picture = /^\s*\[cid:[^\]]*\](?:<[^>]*>)?\s*$/i;
const scanner = anyOf(virusScanners);
const scannerPattern = new RegExp(
  `vir(?:us|en|u).{0,120}(?:${scanner})|(?:${scanner}).{0,120}vir(?:us|en|u)`,
  'iu',
);
const addressPattern = /[^\s<>@[\]]{1,64}@[^\s<>@[\]]{1,255}/u;
const datePattern = /\d{1,4}[\s./:年月日년월일,-]|\d{4}/u;

/**
 * What the sender wrote in this message: quoted history and signature are cut, whichever mail program and language made
 * them. A message that consists of nothing else is given whole rather than empty.
 */
export function displayBody(mail: MailText): string {
  return bodyOf(mail, linesOf(mail));
}

/** True when the text carries a quoted original. Automatic answers rarely do, people nearly always. */
export function hasQuote(mail: MailText): boolean {
  return quotes(linesOf(mail));
}

/** What a mail's text tells: its display body, and whether it carries a quoted original. */
export interface ReplyText {
  body: string;
  isQuoting: boolean;
}

/** Reads the text of a mail once for all who judge it: see `displayBody` and `hasQuote`. */
export function readReply(mail: MailText): ReplyText {
  const lines = linesOf(mail);
  return { body: bodyOf(mail, lines), isQuoting: quotes(lines) };
}

function bodyOf(mail: MailText, lines: readonly Line[]): string {
  const shown = lines.filter(({ head }) => !picture.test(head));
  const written = withoutSignature(withoutNotice(withoutWarning(withoutQuotes(shown))), senderOf(mail));
  const text = tidy(written);
  // Some people write into the element of their signature.
  return text || tidy(lines.filter(({ whole }) => whole !== quoteMark)) || tidy(toLines(mail.text));
}

function quotes(lines: readonly Line[]): boolean {
  return lines.some((line, index) => isQuoted(line) || quoteLength(lines, index) > 0);
}

function linesOf({ text, html, isHtmlAlone = text.trim() === '' }: MailText): Line[] {
  return toLines(isHtmlAlone && html ? htmlToMarkedText(html) : text);
}

function toLines(text: string): Line[] {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .split('\n')
    .flatMap(line => (line === '' ? line : withoutFlow(line)));
  let position = 0;
  return lines.map((line, index) => {
    const whole = line.trimEnd();
    const isJudged = index < judgedLines && position < judgedLength;
    position += line.length + 1;
    return { whole, head: isJudged ? headOf(whole) : '' };
  });
}

/** format=flowed joins the attribution to what was written above it, in one line. */
function withoutFlow(line: string): string[] {
  const written = line.trimEnd();
  const from = Math.max(0, written.length - attributionLength);
  if (!/[:：]$/.test(written)) return [line];
  for (const { index, 0: end } of written.slice(from).matchAll(/(?<=\p{L}{2})[.!?]\s+(?=\p{Lu})/gu)) {
    const at = from + index + end.length;
    const last = written.slice(at);
    if (datedOpening.test(last) && isWholeAttribution(last) && isAttribution(last))
      return [written.slice(0, at), last];
  }
  return [line];
}

function headOf(line: string): string {
  // A regular expression takes the Turkish "İ" for no capital of "i".
  const even = line.replaceAll('İ', 'I');
  return even.length <= judgedLineLength ? even : `${even.slice(0, judgedLineLength)}…`;
}

function isQuoted({ whole }: Line): boolean {
  return quotedLine.test(whole);
}

function isFilled({ whole }: Line): boolean {
  return whole !== '';
}

function tidy(lines: readonly Line[]): string {
  return lines
    .map(({ whole }) => whole)
    .join('\n')
    .replaceAll(quoteMark, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function withoutQuotes(lines: readonly Line[]): Line[] {
  const start = lines.findIndex((_line, index) => quoteLength(lines, index) > 0);
  if (start < 0) return lines.filter(line => !isQuoted(line));
  const top = lines.slice(0, start).filter(line => !isQuoted(line));
  const last = top.findLastIndex(isFilled);
  if (last >= 0 && rulePattern.test(top[last]!.head)) top.splice(last);
  const below = lines.slice(start + quoteLength(lines, start));
  // Only ">" quoting shows where the original ends; below any other header everything is the original.
  const answersBelow = below.some(isQuoted) ? unquoted(below) : [];
  if (top.some(isFilled)) return [...top, ...answersBelow];
  return answersBelow;
}

/** The sender's lines between and after ">" lines; a quote that follows within them is cut the same way. */
function unquoted(lines: readonly Line[]): Line[] {
  const firstQuoted = lines.findIndex(isQuoted);
  return lines
    .slice(firstQuoted)
    .filter((line, index, all) => !isQuoted(line) && quoteLength(all, index) === 0);
}

/** GroupWise: ">>> Jane Doe <jane@acme.example> 01/12/26 9:00 AM >>>". */
const groupWise = /^>>> [^>].{0,200}\d{1,2}[:.]\d\d.{0,8}>>>$/;

/** How many lines from `index` on announce a quoted original; 0 when that line does not. */
function quoteLength(lines: readonly Line[], index: number): number {
  const line = trimmed(lines[index]!);
  if (line === '') return 0;
  if (line === quoteMark || groupWise.test(line)) return 1;
  if (separatorPattern.test(line) || inlineSeparatorPattern.test(line)) return 1;
  return headerBlockLength(lines, index) || attributionSpan(lines, index);
}

function trimmed({ head }: Line): string {
  return head.trim();
}

/** Outlook's "From: … Sent: … To: … Subject: …", at least three labelled lines that begin with the sender. */
function headerBlockLength(lines: readonly Line[], index: number): number {
  const first = trimmed(lines[index]!);
  if (!fromPattern.test(first) && !opensWithOtherLabel(lines, index)) return shapedBlockLength(lines, index);
  let labelled = 0;
  let end = index;
  for (let next = index; next < Math.min(lines.length, index + 12); next++) {
    if (!labelPattern.test(trimmed(lines[next]!))) continue;
    labelled++;
    end = next;
  }
  // "From: any supplier. To: our SAP." lists what is needed.
  const isOriginal = lines
    .slice(index, end + 1)
    .some(({ head }) => /\d/.test(head) || addressPattern.test(head));
  return labelled >= 3 && isOriginal ? end - index + 1 : 0;
}

const labelled = /^[*_]{0,2}\p{L}[\p{L} .'-]{0,20}[*_]{0,2}\s?[:：][*_]{0,2}\s*\S/u;
const wholeTime = /(?<!\d)20\d\d(?!\d).*\d{1,2}[:.]\d\d|\d{1,2}[:.]\d\d.*(?<!\d)20\d\d(?!\d)/u;

/** Such a block in a language without labels above: an address, then the time of sending, then at least one label more. */
function shapedBlockLength(lines: readonly Line[], index: number): number {
  const near = lines.slice(index, index + 8).map(trimmed);
  const end = near.findIndex(line => !labelled.test(line));
  const length = end < 0 ? near.length : end;
  return length >= 3 && addressPattern.test(near[0]!) && wholeTime.test(near[1]!) ? length : 0;
}

/** GMX and some others put the date or the subject first: three labelled lines in a row, the sender's among them. */
function opensWithOtherLabel(lines: readonly Line[], index: number): boolean {
  const block = lines.slice(index, index + 3).map(trimmed);
  return (
    block.length === 3 &&
    block.every(line => labelPattern.test(line)) &&
    block.some(line => fromPattern.test(line) && addressPattern.test(line))
  );
}

/** "On … wrote:" in any language, perhaps wrapped over a few lines. */
function attributionSpan(lines: readonly Line[], index: number): number {
  let joined = '';
  for (let count = 1; count <= attributionLines && index + count <= lines.length; count++) {
    const line = trimmed(lines[index + count - 1]!);
    const closesAddress = /<[^<>]*$/.test(joined) && /^>[^>]{0,40}:$/.test(line);
    if (line === '' || (quotedLine.test(line) && !closesAddress)) return 0;
    joined = joined === '' ? line : `${joined} ${line}`;
    if (joined.length > attributionLength) return 0;
    if (count > 1 && isDatedAttribution(line) && !restOfDay.test(line))
      if (isWholeAttribution(line) || !datePattern.test(trimmed(lines[index]!))) return 0;
    if (endsAttribution(joined))
      return isAttribution(joined) && !beginsLater(lines.slice(index, index + count).map(trimmed))
        ? count
        : 0;
  }
  return 0;
}

/** "On Mon, Mar 2," goes on so. */
const restOfDay = /^(?:20\d\d[\s,]|\d{1,2}[:.h]\d)/;

/** Begins with a day, perhaps behind a word and a weekday: "On Mon, Mar 2, 2026 at", "пн, 2 мар. 2026 г. в". */
const datedOpening = /^(?!\d{1,2}[:.h]\d|20\d\d[\s,])\D{0,24}\d.*(?:20\d\d|\d{1,2}[:.h]\d\d)/u;

/** Whether the attribution begins below the first of the lines: above it stands what the sender wrote. */
function beginsLater(joined: readonly string[]): boolean {
  const [first = ''] = joined;
  if (datedOpening.test(first) || addressPattern.test(first)) return false;
  return joined.slice(1).some((line, at) => {
    const below = joined.slice(at + 1).join(' ');
    if (!datedOpening.test(line) && !endsSentence(joined[at]!, below)) return false;
    return isAttribution(below);
  });
}

/** "Am Mo., 3." ends none: a day goes on with its month or its year below. */
function endsSentence(line: string, below: string): boolean {
  const goesOnBelow = restOfDay.test(below) || (/\d\.$/.test(line) && /^\p{L}+\.? \d/u.test(below));
  return /[.!?…。！？]$/u.test(line) && !goesOnBelow;
}

/** A colon, or the dashes between which some programs put the line: "---- On … wrote ---". */
function endsAttribution(text: string): boolean {
  return /[:：]\s*-*$/.test(text) || (text.startsWith('---') && text.endsWith('---'));
}

/** A whole attribution by itself: the line above it is what the sender wrote. */
function isDatedAttribution(line: string): boolean {
  return /[:：]\s*-*$/.test(line) && datePattern.test(line) && isAttribution(line);
}

/** With an address, a year and a time of day none of it stands in the line above. */
function isWholeAttribution(line: string): boolean {
  return addressPattern.test(line) && wholeTime.test(line);
}

function isAttribution(text: string): boolean {
  const dated = datePattern.test(text);
  const addressed = addressPattern.test(text);
  if (verbPattern.test(text)) return dated || addressed;
  if (!dated || !addressed) return false;
  // Whatever the language says: an address, a year and a time of day, and the colon at the end.
  return /[>\])]\s*[:：]$/.test(text) || (/(?<!\d)20\d\d(?!\d)/.test(text) && /\d{1,2}[:.h]\d\d/.test(text));
}

/** "You don't often get email from …" stands above the text, perhaps wrapped. */
function withoutWarning(lines: readonly Line[]): Line[] {
  const first = lines.findIndex(isFilled);
  if (first < 0 || !isWarning(lines[first]!.head.replaceAll('’', "'"))) return [...lines];
  const end = lines.findIndex(
    ({ head }, index) => index > first && !warningRest.test(head) && !isHeeded(head),
  );
  return end < 0 ? [...lines] : lines.slice(end);
}

function isWarning(line: string): boolean {
  if (warningPattern.test(line)) return true;
  return heedPattern.test(line) && outsiderPattern.test(line) && mailWordPattern.test(line);
}

/** Two of the things that a warning tells not to open: links, attachments, the sender. */
function isHeeded(line: string): boolean {
  const found = line.replace(heededPattern, '');
  return line.length < 300 && found !== line && heededPattern.test(found) && !/[?？]/.test(line);
}

/** Lawyers' notices about confidence stand at the end, below the signature or instead of it. */
function withoutNotice(lines: readonly Line[]): Line[] {
  const start = lines.findIndex(
    ({ head }, index) =>
      head !== '' &&
      (environmentPattern.test(head) ||
        footerPattern.test(foldText(head.slice(0, 240))) ||
        (head.length < 240 && scannerPattern.test(head)) ||
        (noticePattern.test(head) &&
          noticeWordPattern.test(
            lines
              .slice(index, index + 4)
              .map(line => line.head)
              .join(' '),
          ))),
  );
  return start > 0 && lines.slice(0, start).some(isFilled) ? lines.slice(0, start) : [...lines];
}

/** As the From header names who wrote. */
interface Sender {
  words: readonly string[];
  address: string;
}

/** The filled lines around a line, found without going through all the others: each line is judged by them. */
class FilledLines {
  readonly #filled: readonly Line[];
  /** How many lines before each are filled. */
  readonly #before: readonly number[];

  constructor(lines: readonly Line[]) {
    let count = 0;
    this.#before = lines.map(line => (isFilled(line) ? count++ : count));
    this.#filled = lines.filter(isFilled);
  }

  /** The filled lines from a line on; of more than a signature has, only so many that this is seen. */
  from(index: number): Line[] {
    const start = this.#before[index] ?? this.#filled.length;
    return this.#filled.slice(start, start + maxSignatureLines + 1);
  }

  /** The last filled line above a line. */
  above(index: number): Line | undefined {
    return this.#filled[this.#before[index]! - 1];
  }
}

function withoutSignature(lines: readonly Line[], sender: Sender): Line[] {
  const filled = new FilledLines(lines);
  const start = lines.findIndex(
    (_line, index) =>
      startsSignature(lines, index) ||
      opensWithName(lines, index, sender, filled) ||
      opensOwnCard(lines, index, sender, filled),
  );
  return start > 0 && lines.slice(0, start).some(isFilled) ? lines.slice(0, start) : [...lines];
}

function senderOf({ from }: MailText): Sender {
  return {
    words: wordsOf(from?.name ?? '').filter(word => word.length > 1 || caseless.test(word)),
    address: (from?.address ?? '').toLowerCase(),
  };
}

function wordsOf(line: string): string[] {
  return foldText(line.slice(0, 80)).match(/\p{L}+/gu) ?? [];
}

/** Scripts without capitals, which alone would tell a name from a sentence. */
const caseless =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Kana}\p{Script=Hira}\p{Script=Hebr}\p{Script=Arab}\p{Script=Thai}]/u;
const capitalName = /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]*){1,3}$/u;

/** The sender's whole name on a line of its own, with a title or an address below and without a closing above. */
function opensWithName(lines: readonly Line[], index: number, sender: Sender, filled: FilledLines): boolean {
  const { head } = lines[index]!;
  if (sender.words.length === 0 || !(capitalName.test(head) || caseless.test(head))) return false;
  const words = wordsOf(head);
  const isName = caseless.test(head)
    ? words.join('') === sender.words.join('')
    : sender.words.every(word => words.includes(word));
  if (!isName) return false;
  const rest = filled.from(index + 1);
  return rest.length > 0 && rest.length <= maxSignatureLines && rest.every(isShortContactLine);
}

/** Sentences that go on from line to line begin with small letters; addresses do too. */
const isCardLine = (line: Line): boolean =>
  isShortContactLine(line) &&
  (!/^\s*\p{Ll}/u.test(line.head) || addressPattern.test(line.head) || /^www\./.test(line.head));

/** A last block of short lines that holds the sender's own address; "reach me at:" above it makes it part of the letter. */
function opensOwnCard(
  lines: readonly Line[],
  index: number,
  { address }: Sender,
  filled: FilledLines,
): boolean {
  if (address === '' || index === 0 || lines[index]!.head === '' || isFilled(lines[index - 1]!)) return false;
  const card = filled.from(index);
  if (card.length < leastCard || card.length > maxSignatureLines || !card.every(isCardLine)) return false;
  const above = filled.above(index)?.whole ?? '';
  return (
    !/[:：,，]$/u.test(above) &&
    !/[:：?？!！,]$/u.test(card[0]!.head) &&
    card.slice(1).some(({ head }) => head.toLowerCase().includes(address))
  );
}

/** Kinds of companies, departments and titles end in a full stop too. */
const abbreviated =
  /(?<!\p{L})(?:ltda?|lda|inc|corp|bros|assoc|dept|dpto|dip|ing|dipl|kft|zrt|nyrt|bt|şti|tic|san|jr|sr|tel|ext|esq|hons|mgr|prof|sped|abt|afd|cía|cia)\.$/iu;

/** A line of a signature that no closing announces: short, and no sentence. */
function isShortContactLine(line: Line): boolean {
  return (
    looksLikeContactLine(line) &&
    line.whole.length < 70 &&
    (!/\p{Ll}{2}[.?!]$/u.test(line.whole) || abbreviated.test(line.whole))
  );
}

/** Names, titles, phone numbers: short, and no postscript. */
function looksLikeContactLine({ whole }: Line): boolean {
  return whole.length < 120 && !/^\s*(?:p\.?\s?s\.?|n\.?b\.?)[\s:.]/i.test(whole);
}

/** What stands between two cells of a table. */
const column = /\S(?: {2,}|\t|\s?\|\s?)\S/u;

/** A sentence below "---" goes on with the letter; "-- " alone always opens a signature. */
function isOwnRule(rule: string, above: Line | undefined, [first]: readonly Line[]): boolean {
  if (/^[-=]{3,}/.test(rule) && [above, first].every(line => line && column.test(line.head))) return true;
  return (
    /^(?:-{3}|\*{3,}|={3,})/.test(rule) &&
    first !== undefined &&
    /^\p{Lu}?\p{Ll}+,? (?:\p{Ll}+,? ){1,14}\p{Ll}+[.?!]$/u.test(first.head)
  );
}

function startsSignature(lines: readonly Line[], index: number): boolean {
  const line = lines[index]!.head;
  if (line === '') return false;
  const rest = lines.slice(index + 1, index + 60).filter(isFilled);
  if (signatureRule.test(line))
    return rest.length <= maxSignatureLines * 2 && !isOwnRule(line, lines[index - 1], rest);
  if (mobilePattern.test(line.replaceAll('’', "'"))) return line.length < 120 && rest.length <= 6;
  if (line.length < 80 && outlookPattern.test(line)) return rest.length <= 6;
  if (line.length < 60 && mobileEndPattern.test(line)) return rest.length <= 6;
  if (rest.length > maxSignatureLines || goesOn(lines[index + 1])) return false;
  if (signOffPattern.test(line)) return rest.every(looksLikeContactLine);
  // "Thanks / Kate" ends the letter, and a signature is more than that.
  const least = bareThanks.test(line) ? 2 : 1;
  return (
    line.length < longestClosing &&
    closingPattern.test(line) &&
    rest.length >= least &&
    rest.every(isShortContactLine)
  );
}

/** "Which day is / best / for you?" is broken by its mail program. */
function goesOn(next: Line | undefined): boolean {
  return next !== undefined && /^\p{Ll}+ \p{Ll}.*[.?!]$/u.test(next.head);
}
