import { quoteMark } from '../domain/inbox/html-text.js';
import { readTable } from './data.js';

/** A line as it was written, and what of it is judged, so that the cost of a mail is bounded and none of it is lost. */
export interface Line {
  /** Without white space at its end. */
  whole: string;
  /** The beginning, with an ellipsis where the line goes on; empty beyond the part of the text that is searched. */
  head: string;
}

/** An attribution may be wrapped over this many lines, and is never longer than this. */
const attributionLines = 4;
const attributionLength = 400;
const headerLines = 12;

const rows = readTable<'label' | 'text'>('reply-body.tsv');

/** Returns what mail programs and people put around a text: a label of `server/data/mail/reply-body.tsv`. */
export function phrases(label: string): string[] {
  return rows.filter(row => row.label === label).map(({ text }) => text);
}

/** Returns a pattern for any of these phrases, the longest first. */
export function anyOf(texts: readonly string[]): string {
  return [...texts]
    .sort((a, b) => b.length - a.length)
    .map(text => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|');
}

const fromLabel = `[*_]{0,2}(?:${anyOf(phrases('from_labels'))})[*_]{0,2}\\s?[*_]{0,2}[:：]`;
const separator = anyOf(phrases('separator_texts'));
const verb = new RegExp(anyOf(phrases('attribution_verbs')), 'iu');
const separatorLine = new RegExp(`^[\\s>*_=-]*(?:${separator})[\\s:*_=-]*$`, 'iu');
/** Old phones put the fields of the original behind it: "---- Original message ----From: …". */
const inlineSeparator = new RegExp(`^-{3,}\\s{0,3}(?:${separator})\\s{0,3}-{3,}\\s{0,3}${fromLabel}`, 'iu');
const from = new RegExp(`^${fromLabel}`, 'iu');
const label = new RegExp(
  `^${fromLabel}|^[*_]{0,2}(?:${anyOf(phrases('other_labels'))})[*_]{0,2}\\s?[*_]{0,2}[:：]`,
  'iu',
);
/** GroupWise: ">>> Jane Doe <jane@acme.example> 01/12/26 9:00 AM >>>". */
const groupWise = /^>>> [^>].{0,200}\d{1,2}[:.]\d\d.{0,8}>>>$/;
const quotedLine = /^\s{0,3}(?:>|\|\s)/;
const address = /[^\s<>@[\]]{1,64}@[^\s<>@[\]]{1,255}/u;
const date = /\d{1,4}[\s./:年日月년일월,-]|\d{4}/u;
const wholeTime = /(?<!\d)20\d\d(?!\d).*\d{1,2}[:.h]\d\d|\d{1,2}[:.h]\d\d.*(?<!\d)20\d\d(?!\d)/u;
/** Begins with a day, perhaps behind a word and a weekday: "On Mon, Mar 2, 2026 at", "пн, 2 мар. 2026 г. в". */
const datedOpening = /^\D{0,24}(?!\d{1,2}[:h]\d|20\d\d[\s,])\d.*(?:20\d\d|\d{1,2}[:.h]\d\d)/u;
/** "On Mon, Mar 2," goes on so. */
const restOfDay = /^(?:20\d\d[\s,]|\d{1,2}[:.h]\d\d?(?![\d./]))/;

export function isQuoted({ whole }: Line): boolean {
  return quotedLine.test(whole);
}

/** Returns where quoted originals are announced: the index of the first line of each header, and how many lines it has. */
export function findQuotes(lines: readonly Line[]): Map<number, number> {
  const found = new Map<number, number>();
  lines.forEach((line, index) => {
    const text = trimmed(line);
    if (text === '') return;
    const isMark =
      text === quoteMark || [groupWise, separatorLine, inlineSeparator].some(each => each.test(text));
    const length = isMark ? 1 : headerLength(lines, index);
    if (length > 0) return found.set(index, length);
    const start = attributionStart(lines, index);
    if (start !== null && !found.has(start)) found.set(start, index - start + 1);
  });
  return found;
}

function trimmed({ head }: Line): string {
  return head.trim();
}

/** Outlook's "From: … Sent: … To: … Subject: …": at least three labelled lines, the sender's first or among three in a row. */
function headerLength(lines: readonly Line[], index: number): number {
  if (!label.test(trimmed(lines[index]!))) return 0;
  const block = lines.slice(index, index + headerLines).map(trimmed);
  const labelled = block.map((line, at) => (label.test(line) ? at : -1)).filter(at => at >= 0);
  const opens =
    from.test(block[0]!) ||
    (labelled[2] === 2 && block.slice(1, 3).some(line => from.test(line) && address.test(line)));
  const length = (labelled.at(-1) ?? 0) + 1;
  // "From: any supplier. To: our SAP." lists what is needed.
  const isOriginal = block.slice(0, length).some(line => /\d/.test(line) || address.test(line));
  return opens && labelled.length >= 3 && isOriginal ? length : 0;
}

/** Where "On … wrote:" begins, in any language, perhaps wrapped over a few lines, that ends with a line; null for no such. */
function attributionStart(lines: readonly Line[], end: number): number | null {
  let joined = '';
  let start: number | null = null;
  for (let at = end; at >= 0 && at > end - attributionLines; at--) {
    const line = trimmed(lines[at]!);
    if (line === '' || (quotedLine.test(line) && !(at === end && /^>[^>]{0,40}:$/.test(line)))) break;
    // What ends a sentence is of the answer above.
    if (start !== null && endsSentence(line, joined)) break;
    joined = `${line} ${joined}`.trim();
    if (!endsAttribution(joined) || joined.length > attributionLength) break;
    if (restOfDay.test(line) || !isAttribution(joined)) continue;
    if (datedOpening.test(line) || (isWhole(joined) && (at === end || address.test(line)))) return at;
    if (!/^[<\p{Ll}]/u.test(line)) start ??= at;
  }
  return start;
}

/** A colon, or the dashes between which some programs put the line: "---- On … wrote ---". */
function endsAttribution(text: string): boolean {
  return /[:：]\s*-*$/.test(text) || text.endsWith('---');
}

/** "Am Mo., 3." ends none: a day goes on with its month or its year below. */
function endsSentence(line: string, below: string): boolean {
  const goesOnBelow = restOfDay.test(below) || (/\d\.$/.test(line) && /^\p{L}+\.? \d/u.test(below));
  return /[.!?…。！？]$/u.test(line) && !goesOnBelow;
}

/** With an address, a year and a time of day none of it stands in the line above. */
function isWhole(text: string): boolean {
  return address.test(text) && wholeTime.test(text);
}

function isAttribution(text: string): boolean {
  if (/-{3}$/.test(text) && !/[:：]\s*-*$/.test(text) && !text.startsWith('---')) return false;
  const dated = date.test(text);
  const addressed = address.test(text);
  if (!dated && !addressed) return false;
  if (verb.test(text)) return true;
  // Whatever the language says: an address, a year and a time of day, and the colon at the end.
  return dated && addressed && (/[>\])]\s*[:：]$/.test(text) || isWhole(text));
}

/** Returns a line in two where format=flowed joined an attribution to what was written above it. */
export function withoutFlow(written: string): string[] {
  if (!/[:：]$/.test(written)) return [written];
  const from = Math.max(0, written.length - attributionLength);
  for (const { index, 0: end } of written.slice(from).matchAll(/(?<=\p{L}{2})[.!?]\s+(?=\p{Lu})/gu)) {
    const at = from + index + end.length;
    const last = written.slice(at);
    if (datedOpening.test(last) && isWhole(last) && isAttribution(last))
      return [written.slice(0, at).trimEnd(), last];
  }
  return [written];
}
