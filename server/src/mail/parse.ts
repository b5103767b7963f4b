import { within } from '../domain/shared/within.js';
import { isUtf8 } from 'node:buffer';
import type { AddressObject, Attachment, ParsedMail as MailparserMail } from 'mailparser';
import {
  emptyMail,
  headerValue,
  maxShownLength,
  messageIdsIn,
  parseHeaderBlock,
  truncations,
  type MailAddress,
  type MailAttachment,
  type MailHeaders,
  type ParsedMail,
  type Truncation,
} from '../domain/inbox/mail-message.js';
import { htmlToPlainText } from '../domain/inbox/html-text.js';
import { boundMail, headerEnd } from './raw-limits.js';

/** Longest text that is kept of a mail, in characters. */
const maxTextLength = 512 * 1024;
const maxAttachments = 200;
/** As many as a thread shows. */
const maxAddresses = 100;
const maxDateLength = 200;
const maxStatusLength = 256 * 1024;
/** Wall-clock guard against input that makes the parser wait; real time on purpose, it bounds work and not the schedule. */
const maxParseMs = 15_000;

/** mailparser and the splitter beneath it take more options than the published types name. */
const parserOptions = {
  keepDeliveryStatus: true,
  ignoreEmbedded: true,
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipImageLinks: true,
  skipTextLinks: true,
  keepCidLinks: true,
};

/**
 * Reads a raw message (RFC 5322 and MIME), cut to what is read in bounded time. Never throws: what cannot be parsed as
 * MIME is read as one plain text, and what has no readable header at all is an empty message.
 */
export async function parseMail(whole: Buffer): Promise<ParsedMail> {
  const { raw, truncated } = boundMail(whole);
  const headers = readHeaders(raw);
  const mail = await parseBounded(raw, headers);
  for (const why of mail.truncated) truncated.add(why);
  return { ...mail, truncated: truncations.filter(why => truncated.has(why)) };
}

async function parseBounded(raw: Buffer, headers: MailHeaders): Promise<ParsedMail> {
  try {
    const mail = assemble(headers, await parseWithin(raw));
    return isHollow(mail) ? await parseLeniently(raw, headers) : await rereadMisread(raw, mail);
  } catch {
    const mail = await parseLeniently(raw, headers);
    return { ...mail, truncated: [...mail.truncated, 'parts'] };
  }
}

/**
 * Reads the header and the beginning of the body of a message, as it stands. For one that a parser has not got through in
 * its time: what is cheap is known of it.
 */
export async function parseBeginning(whole: Buffer): Promise<ParsedMail> {
  const { raw } = boundMail(whole.subarray(0, beginningLength));
  const mail = await parseLeniently(raw, readHeaders(raw));
  return { ...mail, text: mail.text.trim(), truncated: ['time'] };
}

/** So much is read of the beginning of a message. */
export const beginningLength = 32 * 1024;

/** Nothing came out of the body, as with a multipart that names no boundary. */
function isHollow(mail: ParsedMail): boolean {
  return mail.text === '' && mail.html === null && mail.attachments.length === 0;
}

/** Bytes that are no UTF-8, in a text without any that are. */
function isMisread(text: string): boolean {
  return text.includes('\ufffd') && !/[^\p{ASCII}\ufffd]/u.test(text);
}

/** What 0x80 to 0x9f mean in windows-1252, where ISO 8859-1 has control characters. */
const windowsCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Read here, since `TextDecoder` takes the charset for ISO 8859-1 in some versions of Node 20. */
function fromWindows(raw: Buffer): string {
  return raw.toString('latin1').replace(/[\u0080-\u009f]/g, c => windowsCharacters[c.charCodeAt(0) - 0x80]!);
}

/**
 * Reads bytes anew that no charset explains, as old mail programs and scripts send them: most of these are of Windows.
 * What was read well stays, such as parts that name their charset.
 */
async function rereadMisread(raw: Buffer, mail: ParsedMail): Promise<ParsedMail> {
  const { subject, text, html, from } = mail;
  if (![subject, text, html ?? '', from?.name ?? ''].some(isMisread) || isUtf8(raw)) return mail;
  const western = Buffer.from(fromWindows(raw));
  const reread = assemble(mail.headers, await parseWithin(western));
  return {
    ...mail,
    subject: isMisread(subject) ? reread.subject : subject,
    text: isMisread(text) ? reread.text : text,
    html: html !== null && isMisread(html) ? reread.html : html,
    from: isMisread(from?.name ?? '') ? reread.from : from,
  };
}

async function parseWithin(raw: Buffer): Promise<MailparserMail> {
  // Loaded with the first mail: a service that waits for one starts faster and needs 15 MB less.
  const { simpleParser } = await import('mailparser');
  const late = () => new Error('The message took too long to parse');
  return within(maxParseMs, simpleParser(raw, parserOptions), late);
}

/** Second try: the address and subject fields alone decide, the body is taken as it stands. */
async function parseLeniently(raw: Buffer, headers: MailHeaders): Promise<ParsedMail> {
  const kept = ['from', 'to', 'cc', 'reply-to', 'subject', 'date'];
  const lines = kept.flatMap(name =>
    (headers[name] ?? []).slice(0, 1).map(value => `${name}: ${value.slice(0, 4000)}`),
  );
  const all = raw.subarray(headerEnd(raw));
  const body = all.subarray(0, maxTextLength).toString('utf8');
  const truncated: Truncation[] = all.length > maxTextLength ? ['text'] : [];
  try {
    const mail = assemble(headers, await parseWithin(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)));
    return { ...mail, text: body, truncated: [...mail.truncated, ...truncated] };
  } catch {
    return {
      ...emptyMail(),
      headers,
      text: body,
      subject: headerValue(headers, 'subject').slice(0, 2000),
      truncated,
    };
  }
}

/** Reads the header of a raw message. */
export function readHeaders(raw: Buffer): MailHeaders {
  return parseHeaderBlock(raw.subarray(0, headerEnd(raw)).toString('utf8'));
}

function assemble(headers: MailHeaders, mail: MailparserMail): ParsedMail {
  const contentType = headerValue(headers, 'content-type').toLowerCase();
  const whole = { text: mail.text ?? '', html: typeof mail.html === 'string' ? mail.html : null };
  const html = whole.html && whole.html.slice(0, maxShownLength);
  const text = whole.text.slice(0, maxTextLength);
  const isHtmlAlone = text.trim() === '' && html !== null;
  const recipients = { to: addressesOf(mail.to), cc: addressesOf(mail.cc) };
  const truncated: Truncation[] = [
    ...only('attachments', mail.attachments.length > maxAttachments),
    ...only(
      'recipients',
      Object.values(recipients).some(({ length }) => length > maxAddresses),
    ),
    ...only('text', whole.text.length > maxTextLength),
    ...only('html', whole.html !== null && whole.html.length > maxShownLength),
  ];
  const isMultipartReport = contentType.startsWith('multipart/report');
  return {
    messageId: messageIdsIn(headerValue(headers, 'message-id'))[0] ?? bareMessageId(headers),
    inReplyTo: messageIdsIn(headerValue(headers, 'in-reply-to'))[0] ?? null,
    references: messageIdsIn((headers['references'] ?? []).join(' ')),
    from: addressesOf(mail.from)[0] ?? null,
    to: recipients.to.slice(0, maxAddresses),
    cc: recipients.cc.slice(0, maxAddresses),
    replyTo: addressesOf(mail.replyTo)[0] ?? null,
    subject: (mail.subject ?? '')
      .replace(/[\s\0]+/g, ' ')
      .trim()
      .slice(0, 2000),
    date: dateOf(headerValue(headers, 'date')),
    text: isHtmlAlone ? htmlToPlainText(html) : text,
    html,
    isHtmlAlone,
    headers,
    attachments: mail.attachments.slice(0, maxAttachments).map(attachmentOf),
    deliveryStatus: partsOfType(mail.attachments, [
      'message/delivery-status',
      'message/global-delivery-status',
    ]),
    returnedHeaders: returnedHeaders(mail.attachments),
    isMultipartReport,
    reportType: isMultipartReport ? (/report-type\s*=\s*"?([\w-]+)/.exec(contentType)?.[1] ?? null) : null,
    truncated,
  };
}

function only(why: Truncation, isSo: boolean): Truncation[] {
  return isSo ? [why] : [];
}

/** Some senders forget the angle brackets. */
function bareMessageId(headers: MailHeaders): string | null {
  const value = headerValue(headers, 'message-id');
  return /^[^<>\s]{1,990}$/.test(value) ? `<${value}>` : null;
}

function addressesOf(value: AddressObject | AddressObject[] | undefined): MailAddress[] {
  const found: MailAddress[] = [];
  const collect = (entries: AddressObject['value'], depth: number): void => {
    for (const entry of entries) {
      if (found.length > maxAddresses) return;
      if (entry.group && depth < 3) collect(entry.group, depth + 1);
      else if (entry.address)
        found.push({ name: clean(entry.name), address: clean(entry.address).toLowerCase() });
    }
  };
  for (const object of value === undefined ? [] : [value].flat()) collect(object.value, 0);
  return found;
}

function clean(text: string): string {
  return text
    .replace(/[\s\0]+/g, ' ')
    .trim()
    .slice(0, 500);
}

function dateOf(value: string): Date | null {
  const date = new Date(value.slice(0, maxDateLength).replace(/\s*\([^()]*\)\s*$/, ''));
  return Number.isNaN(date.getTime()) ? null : date;
}

function attachmentOf(part: Attachment): MailAttachment {
  return {
    filename: part.filename ? clean(part.filename) : null,
    contentType: part.contentType,
    size: part.size,
    contentId: part.cid ?? null,
    content: part.content,
  };
}

function partsOfType(parts: readonly Attachment[], types: readonly string[]): string[] {
  return parts
    .filter(part => types.includes(part.contentType))
    .slice(0, 10)
    .map(part => part.content.subarray(0, maxStatusLength).toString('utf8'));
}

function returnedHeaders(parts: readonly Attachment[]): MailHeaders | null {
  const types = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];
  const part = parts.find(candidate => types.includes(candidate.contentType));
  return part ? readHeaders(part.content.subarray(0, maxStatusLength)) : null;
}
