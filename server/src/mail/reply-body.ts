import { foldText } from '../domain/inbox/search-words.js';
import { htmlToMarkedText, quoteMark } from '../domain/inbox/html-text.js';
import type { ParsedMail } from '../domain/inbox/mail-message.js';
import { anyOf, findQuotes, isQuoted, phrases, withoutFlow, type Line } from './quoted-original.js';

/** So much of a text, so many of its lines and so much of a line is searched for quotes and signatures. */
const judgedLength = 200_000;
const judgedLines = 4_000;
const judgedLineLength = 2_000;

/** A signature has at most this many non-empty lines; those below "sent from my phone" are fewer. */
const maxSignatureLines = 14;
const maxLinesBelowMobile = 6;

/** What of a mail its display body is made from. */
type MailText = Pick<ParsedMail, 'text' | 'isHtmlAlone'> & {
  html?: string | null;
  from?: { name: string } | null;
};

const rule = /^\s*[_=\-–—*]{5,}\s*$|^\s*[-_=*—]{3,}[^-_=*—\n][^\n]{0,60}[-_=*—]{3,}\s*$/;
const signatureRule = /^(?:--|__|—|––)\s*$|^(?:_{3,}|-{3,}|\*{3,}|={3,})\s*$/;
/** What stands for a picture that the text cannot show. */
const picture = /^\s*\[cid:[^\]]*\](?:<[^>]*>)?\s*$/i;
/** "Sent from my iPhone", "iPhoneから送信", and "Verzonden via Outlook voor iOS" in whichever language. */
const mobile = new RegExp(
  `^[\\s*_\\[(]*(?:${anyOf(phrases('mobile_signatures'))})|` +
    `^.{0,50}(?:${anyOf(phrases('device_names'))}).{0,50}(?:${anyOf(phrases('mobile_endings'))})[\\s.]*$|` +
    `^.{0,50}outlook\\s\\p{L}{2,5}\\s(?:ios|android)(?!\\p{L})[^.?!]{0,50}$`,
  'iu',
);
const notice = new RegExp(`^[\\s*_>-]*(?:${anyOf(phrases('notice_beginnings'))})`, 'iu');
const noticeWord = new RegExp(anyOf(phrases('notice_words')), 'iu');
const footer = new RegExp(`^[^\\p{L}]{0,6}(?:${phrases('footers').join('|')})`, 'u');
const warning = new RegExp(`^[\\s*_\\[(|>-]*(?:${anyOf(phrases('warning_beginnings'))})`, 'iu');
/** What the further lines of a warning speak of. */
const warningRest = /aka\.ms|(?:links?|attachments?|sender|content|organi[sz]ation)(?!\p{L})[^?]*[.\])]?$/iu;

/** Marks behind a closing. */
const closingEnd = '[\\s,.!:/。，！~-]*$';
const thanks = anyOf([...phrases('thanks'), ...phrases('good_days')]);
const signOffs = `${anyOf(phrases('sign_offs'))}|${phrases('closing_families').join('|')}`;
const joint = `(?:[\\s,.!-]+(?:(?:${anyOf(phrases('closing_joints'))})\\s+)?)`;
const signOff = new RegExp(`^\\s*(?:${signOffs})${closingEnd}`, 'iu');
const bareThanks = new RegExp(`^\\s*(?:${thanks})${closingEnd}`, 'iu');
const place = '(?: (?:aus|from|depuis|desde|da|uit|från|fra|z|из|з) \\p{L}[\\p{L} .-]{1,30})?';
/** "Danke und Gruß", "Thanks, have a great day", "Freundliche Grüße aus Hamburg". */
const closing = new RegExp(
  `^\\s*(?:${thanks}|${signOffs})(?:${joint}(?:${thanks}|${signOffs})){0,2}${place}${closingEnd}`,
  'iu',
);

/** What a mail's text tells. */
export interface ReplyText {
  /**
   * What the sender wrote in this message: quoted history and signature are cut, whichever mail program and language made
   * them. A message that consists of nothing else is whole rather than empty.
   */
  body: string;
  /** Whether it carries a quoted original. Automatic replies rarely do, people nearly always. */
  isQuoting: boolean;
}

/** Reads the text of a mail once for all who judge it. */
export function readReply(mail: MailText): ReplyText {
  const { text, html, isHtmlAlone = text.trim() === '' } = mail;
  const lines = toLines(isHtmlAlone && html ? htmlToMarkedText(html) : text);
  const shown = lines.filter(({ head }) => !picture.test(head));
  const quotes = findQuotes(shown);
  const written = withoutSignature(
    withoutNotice(withoutWarning(withoutQuotes(shown, quotes))),
    wordsOf(mail.from?.name ?? '').filter(word => word.length > 1 || caseless.test(word)),
  );
  // Some people write into the element of their signature.
  const body = tidy(written) || tidy(lines.filter(({ whole }) => whole !== quoteMark)) || tidy(toLines(text));
  return { body, isQuoting: quotes.size > 0 || shown.some(isQuoted) };
}

/** Of many empty lines two are kept, since no more are shown. */
function toLines(text: string): Line[] {
  const written = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .split('\n');
  const lines: Line[] = [];
  let length = 0;
  let empty = 0;
  for (const line of written) {
    const whole = line.trimEnd();
    empty = whole === '' ? empty + 1 : 0;
    if (empty > 2) continue;
    const isJudged = lines.length < judgedLines && length < judgedLength;
    length += line.length + 1;
    if (!isJudged) lines.push({ whole, head: '' });
    else for (const part of withoutFlow(whole)) lines.push({ whole: part, head: headOf(part) });
  }
  return lines;
}

function headOf(line: string): string {
  // A regular expression takes the Turkish "İ" for no capital of "i".
  const even = line.replaceAll('İ', 'I').replaceAll('’', "'");
  return even.length <= judgedLineLength ? even : `${even.slice(0, judgedLineLength)}…`;
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

function withoutQuotes(lines: readonly Line[], quotes: ReadonlyMap<number, number>): Line[] {
  if (quotes.size === 0) return lines.filter(line => !isQuoted(line));
  const start = Math.min(...quotes.keys());
  const top = lines.slice(0, start).filter(line => !isQuoted(line));
  const last = top.findLastIndex(isFilled);
  if (last >= 0 && rule.test(top[last]!.head)) top.splice(last);
  // Only ">" quoting shows where the original ends; below any other header everything is the original.
  const end = start + quotes.get(start)!;
  const firstQuoted = lines.findIndex((line, index) => index >= end && isQuoted(line));
  const answersBelow =
    firstQuoted < 0
      ? []
      : lines.filter((line, index) => index > firstQuoted && !isQuoted(line) && !quotes.has(index));
  return top.some(isFilled) ? [...top, ...answersBelow] : answersBelow;
}

/** "You don't often get email from …" stands above the text, perhaps wrapped. */
function withoutWarning(lines: readonly Line[]): readonly Line[] {
  const first = lines.findIndex(isFilled);
  if (first < 0 || !warning.test(lines[first]!.head)) return lines;
  const end = lines.findIndex(({ head }, index) => index > first && !warningRest.test(head));
  return end < 0 ? lines : lines.slice(end);
}

/** Lawyers' notices, ways to unsubscribe and the like stand at the end, below the signature or instead of it. */
function withoutNotice(lines: readonly Line[]): readonly Line[] {
  return upTo(lines, (line, index) => {
    if (line.head === '') return false;
    if (footer.test(foldText(line.head.slice(0, 240)))) return true;
    const near = lines.slice(index, index + 4);
    return notice.test(line.head) && near.some(({ head }) => noticeWord.test(head));
  });
}

/** The lines above the first that ends what was written; all of them where nothing stands above it. */
function upTo(lines: readonly Line[], ends: (line: Line, index: number) => boolean): readonly Line[] {
  const end = lines.findIndex(ends);
  return end > 0 && lines.slice(0, end).some(isFilled) ? lines.slice(0, end) : lines;
}

function withoutSignature(lines: readonly Line[], sender: readonly string[]): readonly Line[] {
  return upTo(lines, (line, index) => {
    if (line.head === '') return false;
    const rest = (): Line[] => lines.slice(index + 1, index + 60).filter(isFilled);
    return startsSignature(line, lines[index - 1], rest) || opensWithName(line, sender, rest);
  });
}

function startsSignature({ head }: Line, above: Line | undefined, rest: () => Line[]): boolean {
  // What is below is counted first, which costs less than to look for the words of all languages.
  const below = rest();
  if (below.length > maxSignatureLines * 2) return false;
  if (signatureRule.test(head)) return !isOwnRule(head, above, below[0]);
  if (head.length > 120 || below.length > maxSignatureLines) return false;
  if (mobile.test(head)) return below.length <= maxLinesBelowMobile;
  if (!closing.test(head)) return false;
  // "Which day is / best / for you?" is broken by its mail program.
  if (signOff.test(head)) return below.every(isContactLine) && !/^\p{Ll}.*[.?!]$/u.test(below[0]?.head ?? '');
  // "Thanks / Kate" ends the letter, and a signature is more than that.
  return below.length >= (bareThanks.test(head) ? 2 : 1) && below.every(isShortContactLine);
}

/** What stands between two cells of a table. */
const column = /\S(?: {2,}|\t|\s?\|\s?)\S/u;

/** A sentence below "---" goes on with the letter, and so does a table; "-- " alone always opens a signature. */
function isOwnRule(head: string, above: Line | undefined, first: Line | undefined): boolean {
  if (!/^(?:-{3}|\*{3}|={3})/.test(head) || first === undefined) return false;
  const isTable = column.test(first.head) && above !== undefined && column.test(above.head);
  return isTable || /^\p{Lu}?\p{Ll}+,? (?:\p{Ll}+,? ){1,14}\p{Ll}+[.?!]$/u.test(first.head);
}

/** Names, titles, phone numbers: short, and no postscript. */
function isContactLine({ whole }: Line): boolean {
  return whole.length < 120 && !/^\s*(?:p\.?\s?s\.?|n\.?b\.?)[\s:.]/i.test(whole);
}

/** A line of a signature that no closing announces: short, and no sentence. */
function isShortContactLine(line: Line): boolean {
  return isContactLine(line) && line.whole.length < 70 && !/(?<!\p{L})\p{Ll}{2,}[.?!]$/u.test(line.whole);
}

/** Scripts without capitals, which alone would tell a name from a sentence. */
const caseless =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Kana}\p{Script=Hira}\p{Script=Hebr}\p{Script=Arab}\p{Script=Thai}]/u;
const capitalName = /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]*){1,3}$/u;

/** The sender's whole name on a line of its own, with a title or an address below and without a closing above. */
function opensWithName({ head }: Line, sender: readonly string[], rest: () => Line[]): boolean {
  if (sender.length === 0 || !(capitalName.test(head) || caseless.test(head))) return false;
  const words = wordsOf(head);
  const isName = caseless.test(head)
    ? words.join('') === sender.join('')
    : sender.every(word => words.includes(word));
  const below = isName ? rest() : [];
  return below.length > 0 && below.length <= maxSignatureLines && below.every(isShortContactLine);
}

function wordsOf(line: string): string[] {
  return foldText(line.slice(0, 80)).match(/\p{L}+/gu) ?? [];
}
