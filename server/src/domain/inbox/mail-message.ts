import { fileName } from '../csv/format.js';

/** One mailbox of an address header; `name` is '' when the header gives none. */
export interface MailAddress {
  name: string;
  /** Lower-cased address as written, not validated. */
  address: string;
}

export interface MailAttachment {
  filename: string | null;
  contentType: string;
  /** Decoded size in bytes. */
  size: number;
  /** Content-ID without its angle brackets. */
  contentId: string | null;
  content?: Buffer;
}

/** What of a received mail was left out, and why: it goes beyond a limit, or took longer to read than its time. */
export const truncations = [
  'size',
  'lines',
  'headers',
  'parts',
  'depth',
  'attachments',
  'recipients',
  'text',
  'html',
  'time',
] as const;
export type Truncation = (typeof truncations)[number];

/** A larger attachment is listed without its content, which would not fit into one packet of the database's protocol. */
export const maxContentBytes = 8 * 1024 * 1024;

/** Longest HTML that is shown, in characters; what lies beyond is quoted history. */
export const maxShownLength = 200_000;

/** Header fields by lower-cased name, each with its unfolded values in order of appearance. */
export type MailHeaders = Record<string, string[]>;

/**
 * A received message in plain words, however broken its MIME was. Message-IDs keep their angle brackets.
 */
export interface ParsedMail {
  messageId: string | null;
  inReplyTo: string | null;
  references: string[];
  from: MailAddress | null;
  to: MailAddress[];
  cc: MailAddress[];
  replyTo: MailAddress | null;
  subject: string;
  /** The Date header, null when it is missing or unreadable. */
  date: Date | null;
  /** Text body, '' when the message has none. */
  text: string;
  html: string | null;
  /** `text` was made from `html`, whose markup says more about quotes and signatures. */
  isHtmlAlone?: boolean;
  headers: MailHeaders;
  attachments: MailAttachment[];
  /** Text of each message/delivery-status part (RFC 3464). */
  deliveryStatus: string[];
  /** Header fields of the original message that a report returned (message/rfc822 or text/rfc822-headers). */
  returnedHeaders: MailHeaders | null;
  /** True for multipart/report (RFC 6522). */
  isMultipartReport: boolean;
  /** `report-type` of a multipart/report: delivery-status, disposition-notification, feedback-report, … */
  reportType: string | null;
  truncated: Truncation[];
}

/** What is kept of a message once it has been judged. Its HTML is sanitized. */
export type ReceivedMail = Omit<
  ParsedMail,
  'headers' | 'deliveryStatus' | 'returnedHeaders' | 'isMultipartReport' | 'reportType' | 'isHtmlAlone'
>;

/** A message without any content, to be filled in. */
export function emptyMail(): ParsedMail {
  return {
    messageId: null,
    inReplyTo: null,
    references: [],
    from: null,
    to: [],
    cc: [],
    replyTo: null,
    subject: '',
    date: null,
    text: '',
    html: null,
    headers: {},
    attachments: [],
    deliveryStatus: [],
    returnedHeaders: null,
    isMultipartReport: false,
    reportType: null,
    truncated: [],
  };
}

/** First value of a header field, '' when it is absent. `name` is lower case. */
export function headerValue(headers: MailHeaders, name: string): string {
  return headers[name]?.[0] ?? '';
}

/** A Message-ID header references at most this many ancestors; longer chains keep the first and the newest. */
const maxMessageIds = 200;

/** All `<id>` tokens of a Message-ID, In-Reply-To or References value (RFC 5322 3.6.4), without duplicates. */
export function messageIdsIn(value: string): string[] {
  const ids = value.match(/<[^<>\s]{1,990}>/g) ?? [];
  const unique = [...new Set(ids)];
  return unique.length <= maxMessageIds ? unique : [unique[0] as string, ...unique.slice(1 - maxMessageIds)];
}

/** Parses a block of raw header lines: unfolds (RFC 5322 2.2.3), lower-cases the names, skips what is no header field. */
export function parseHeaderBlock(block: string): MailHeaders {
  const headers: MailHeaders = Object.create(null) as MailHeaders;
  for (const line of block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    if (!/^[!-9;-~]+$/.test(name)) continue;
    (headers[name] ??= []).push(line.slice(colon + 1).trim());
  }
  return headers;
}

/** hard: the address does not work. soft: it may later. policy: the receiver refuses this mail or this sender. */
export type BounceKind = 'hard' | 'soft' | 'policy';

export type ReplyCategory = 'Interested' | 'Neutral' | 'Not Interested';

/** Controls, halves of characters, marks that turn the writing direction, and what some system takes for a path. */
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|]/gu;
const maxLength = 100;

/**
 * The Content-Disposition of a file for download (RFC 6266), named by words of a person. Clients that know `filename*`
 * (RFC 8187, before RFC 5987) get the words as they are, all others an ASCII name.
 *
 * @param fallback the name, without ending, when the words leave nothing
 */
export function attachmentHeader(base: string | undefined, fallback: string, ending: string): string {
  const bare = withoutEnding(base ?? '', ending);
  const ascii = fileName(bare, fallback, ending);
  const words = bare.normalize('NFC').replace(unfit, '').trim().replace(/^\.+/, '').trim();
  const whole = `${[...words].slice(0, maxLength).join('') || fallback}.${ending}`;
  const header = `attachment; filename="${ascii}"`;
  return whole === ascii ? header : `${header}; filename*=UTF-8''${encoded(whole)}`;
}

/** A name that is given with the ending that it gets anyway. */
function withoutEnding(name: string, ending: string): string {
  const text = name.trimEnd();
  return text.toLowerCase().endsWith(`.${ending}`) ? text.slice(0, -ending.length - 1) : name;
}

/** RFC 8187 allows fewer characters than a URI component. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Prefixes that mail programs put before a subject when answering or forwarding, by language. The ASCII colon, the
 * full-width colon and counters such as `Re[2]:` or `Re^2:` are handled by the pattern below.
 */
const replyPrefixes = [
  're', 'r', 'aw', 'antw', 'antwort', 'sv', 'vs', 'ref', 'rif', 'rép', 'rep', 'réf', 'res', 'odp', 'ynt', 'yan', 'vá', 'bls',
  'atb', 'hth', 'απ', 'σχετ', 'отв', 'ответ', 'відп', 'відповідь', 'отг', 'บตอบ', 'ตอบ', 'trả lời',
  '回复', '回覆', '答复', '答覆', '返信', '회신', '답장', 'תגובה', 'השב', 'رد',
]; // prettier-ignore
const forwardPrefixes = [
  'fw', 'fwd', 'wg', 'wtr', 'tr', 'rv', 'enc', 'i', 'inoltra', 'vb', 'vl', 'doorst', 'pd', 'podaj dalej', 'ilt', 'továbbítás',
  'прд', 'пересл', 'переслать', 'пер', 'πρθ', '转发', '轉寄', '转寄', '転送', '전달', 'הועבר', 'إعادة توجيه',
]; // prettier-ignore

function prefixPattern(words: readonly string[]): RegExp {
  const alternatives = [...words].sort((a, b) => b.length - a.length).join('|');
  return new RegExp(
    `^\\s*(?:${alternatives})\\s?(?:\\[\\d{1,3}\\]|\\^\\d{1,3}|\\(\\d{1,3}\\))?\\s?[:：]\\s*`,
    'iu',
  );
}

const replyPattern = prefixPattern(replyPrefixes);
const anyPattern = prefixPattern([...replyPrefixes, ...forwardPrefixes]);

/** How many stacked prefixes are peeled off: bounds the work on a hostile subject. */
const maxPrefixes = 50;

/** The subject without its chain of reply and forward prefixes in any common language, spaces collapsed. */
export function baseSubject(subject: string): string {
  let rest = subject.slice(0, 2000).replace(/\s+/g, ' ').trim();
  for (let peeled = 0; peeled < maxPrefixes; peeled++) {
    const match = anyPattern.exec(rest);
    if (!match) break;
    rest = rest.slice(match[0].length);
  }
  return rest.trim();
}

/** True when the subject begins with an answer prefix ("Re:", "AW:", "回复：", …). */
export function isReplySubject(subject: string): boolean {
  return replyPattern.test(subject.slice(0, 100));
}

/** "Re: " and the base subject, for a message that continues a thread. Never stacks prefixes. */
export function continuedSubject(threadSubject: string): string {
  return `Re: ${baseSubject(threadSubject)}`.trim();
}
