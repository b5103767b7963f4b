import { htmlToMarkedText, quoteMark } from './html-text.js';
import {
  attributionVerbs,
  fromLabels,
  mobileSignatures,
  otherLabels,
  separatorTexts,
  signOffs,
} from './reply-body-phrases.js';

/** Longest text and number of lines that are looked at; an answer beyond them is cut there. */
const maxLength = 200_000;
const maxLines = 4_000;
const maxLineLength = 2_000;

/** An attribution may be wrapped over this many lines, and is never longer than this. */
const attributionLines = 4;
const attributionLength = 400;

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
const separatorPattern = new RegExp(`^[\\s>*_=-]*(?:${anyOf(separatorTexts)})\\s*:?[\\s*_=-]*$`, 'iu');
const fromPattern = new RegExp(`^[*_]{0,2}(?:${anyOf(fromLabels)})[*_]{0,2}\\s?[*_]{0,2}[:：]`, 'iu');
const labelPattern = new RegExp(
  `^[*_]{0,2}(?:${anyOf([...fromLabels, ...otherLabels])})[*_]{0,2}\\s?[*_]{0,2}[:：]`,
  'iu',
);
const rulePattern = /^\s*[_=\-–—*]{5,}\s*$|^\s*[-_=*—]{3,}[^-_=*—\n][^\n]{0,60}[-_=*—]{3,}\s*$/;
const quotedLine = /^\s{0,3}(?:>|\|\s)/;
const signatureRule = /^(?:--|__|—|––)\s*$|^(?:_{3,}|-{3,}|\*{3,}|={3,})\s*$/;
const mobilePattern = new RegExp(`^[\\s*_\\[(]*(?:${anyOf(mobileSignatures)})`, 'iu');
const signOffPattern = new RegExp(`^\\s*(?:${anyOf(signOffs)})[\\s,.!。，-]*$`, 'iu');
const addressPattern = /[^\s<>@[\]]{1,64}@[^\s<>@[\]]{1,255}/u;
const datePattern = /\d{1,4}[\s./:年月日년월일,-]|\d{4}/u;

/**
 * What the sender wrote in this message: quoted history and signature are cut, whichever mail program and language made
 * them. A message that consists of nothing else is given whole rather than empty.
 */
export function displayBody(mail: { text: string; html?: string | null }): string {
  const fromText = mail.text.trim() !== '';
  const source = fromText ? mail.text : mail.html ? htmlToMarkedText(mail.html) : '';
  const lines = toLines(source);
  const written = withoutSignature(withoutQuotes(lines));
  const text = tidy(written);
  return text !== '' ? text : tidy(lines.filter(line => line !== quoteMark));
}

/** True when the text carries a quoted original. Automatic answers rarely do, people nearly always. */
export function hasQuote(mail: { text: string; html?: string | null }): boolean {
  const lines = toLines(mail.text.trim() !== '' ? mail.text : mail.html ? htmlToMarkedText(mail.html) : '');
  return lines.some((line, index) => quotedLine.test(line) || quoteLength(lines, index) > 0);
}

function toLines(text: string): string[] {
  return text
    .slice(0, maxLength)
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .split('\n')
    .slice(0, maxLines)
    .map(line => line.slice(0, maxLineLength).trimEnd());
}

function tidy(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replaceAll(quoteMark, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function withoutQuotes(lines: readonly string[]): string[] {
  const start = lines.findIndex((_line, index) => quoteLength(lines, index) > 0);
  if (start < 0) return lines.filter(line => !quotedLine.test(line));
  const top = lines.slice(0, start).filter(line => !quotedLine.test(line));
  if (rulePattern.test(lastFilled(top))) top.splice(top.lastIndexOf(lastFilled(top)));
  const below = lines.slice(start + quoteLength(lines, start));
  // Only ">" quoting shows where the original ends; below any other header everything is the original.
  const answersBelow = below.some(line => quotedLine.test(line)) ? unquoted(below) : [];
  if (top.some(line => line.trim() !== '')) return [...top, ...answersBelow];
  return answersBelow;
}

/** The sender's lines between and after ">" lines; a quote that follows within them is cut the same way. */
function unquoted(lines: readonly string[]): string[] {
  const firstQuoted = lines.findIndex(line => quotedLine.test(line));
  return lines
    .slice(firstQuoted)
    .filter((line, index, all) => !quotedLine.test(line) && quoteLength(all, index) === 0);
}

function lastFilled(lines: readonly string[]): string {
  return lines.findLast(line => line.trim() !== '') ?? '';
}

/** How many lines from `index` on announce a quoted original; 0 when that line does not. */
function quoteLength(lines: readonly string[], index: number): number {
  const line = (lines[index] as string).trim();
  if (line === '') return 0;
  if (line === quoteMark || separatorPattern.test(line)) return 1;
  return headerBlockLength(lines, index) || attributionSpan(lines, index);
}

/** Outlook's "From: … Sent: … To: … Subject: …", at least three labelled lines that begin with the sender. */
function headerBlockLength(lines: readonly string[], index: number): number {
  const first = (lines[index] as string).trim();
  if (!fromPattern.test(first) && !opensWithOtherLabel(lines, index)) return 0;
  let labelled = 0;
  let end = index;
  for (let next = index; next < Math.min(lines.length, index + 12); next++) {
    if (!labelPattern.test((lines[next] as string).trim())) continue;
    labelled++;
    end = next;
  }
  return labelled >= 3 ? end - index + 1 : 0;
}

/** GMX and some others put the date or the subject first: three labelled lines in a row, the sender's among them. */
function opensWithOtherLabel(lines: readonly string[], index: number): boolean {
  const block = lines.slice(index, index + 3).map(line => line.trim());
  return (
    block.length === 3 &&
    block.every(line => labelPattern.test(line)) &&
    block.some(line => fromPattern.test(line) && addressPattern.test(line))
  );
}

/** "On … wrote:" in any language, perhaps wrapped over a few lines. */
function attributionSpan(lines: readonly string[], index: number): number {
  let joined = '';
  for (let count = 1; count <= attributionLines && index + count <= lines.length; count++) {
    const line = (lines[index + count - 1] as string).trim();
    if (line === '' || quotedLine.test(line)) return 0;
    joined = joined === '' ? line : `${joined} ${line}`;
    if (joined.length > attributionLength) return 0;
    if (/[:：]\s*-*$/.test(joined)) return isAttribution(joined) ? count : 0;
  }
  return 0;
}

function isAttribution(text: string): boolean {
  const dated = datePattern.test(text);
  const addressed = addressPattern.test(text);
  if (verbPattern.test(text)) return dated || addressed;
  if (!dated || !addressed) return false;
  // Whatever the language says: an address, a year and a time of day, and the colon at the end.
  return /[>\])]\s*[:：]$/.test(text) || (/(?<!\d)20\d\d(?!\d)/.test(text) && /\d{1,2}[:.h]\d\d/.test(text));
}

function withoutSignature(lines: readonly string[]): string[] {
  const start = lines.findIndex((_line, index) => startsSignature(lines, index));
  return start > 0 && lines.slice(0, start).some(line => line.trim() !== '')
    ? lines.slice(0, start)
    : [...lines];
}

/** Names, titles, phone numbers: short, and no postscript. */
function looksLikeContactLine(line: string): boolean {
  return line.length < 120 && !/^\s*(?:p\.?\s?s\.?|n\.?b\.?)[\s:.]/i.test(line);
}

function startsSignature(lines: readonly string[], index: number): boolean {
  const line = lines[index] as string;
  const rest = lines.slice(index + 1, index + 60).filter(next => next.trim() !== '');
  if (signatureRule.test(line)) return rest.length <= maxSignatureLines * 2;
  if (mobilePattern.test(line.replaceAll('’', "'"))) return line.length < 120 && rest.length <= 6;
  return signOffPattern.test(line) && rest.length <= maxSignatureLines && rest.every(looksLikeContactLine);
}
