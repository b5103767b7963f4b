import { createHash } from 'node:crypto';
import {
  base64Lines,
  canonicalLines,
  encodeMailbox,
  encodeText,
  headerLine,
  headerText,
  quotedPrintable,
  wellFormed,
} from './mime-encoding.js';

export interface Mailbox {
  name?: string | null;
  address: string;
}

export interface OutgoingAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
  /** Content-ID without angle brackets: makes the part inline. */
  contentId?: string | null;
}

export interface OutgoingMessage {
  from: Mailbox;
  to: readonly Mailbox[];
  cc?: readonly Mailbox[];
  replyTo?: Mailbox | null;
  subject: string;
  text: string;
  html?: string | null;
  /** With angle brackets. */
  messageId: string;
  inReplyTo?: string | null;
  references?: readonly string[];
  date: Date;
  /** Unsubscribe link (RFC 2369); with an HTTP URL also the one-click form (RFC 8058). */
  listUnsubscribe?: { url?: string | null; mailto?: string | null } | null;
  /** Further header fields; they cannot replace those that this builder writes. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly OutgoingAttachment[];
}

interface Part {
  headers: string;
  body: string;
}

/** The type of content without a known type, or that cannot be sent as its own type. */
const UNTYPED = 'application/octet-stream';

const ownHeaders = new Set([
  'from', 'to', 'cc', 'bcc', 'reply-to', 'subject', 'message-id', 'in-reply-to', 'references', 'date', 'mime-version', 'content-type',
  'content-transfer-encoding', 'content-disposition', 'content-id', 'list-unsubscribe', 'list-unsubscribe-post',
]); // prettier-ignore

/**
 * Builds a message (RFC 5322, MIME, RFC 2047, RFC 2369, RFC 8058) with CRLF line ends, ready for SMTP DATA before
 * dot-stuffing. The same input gives the same bytes, and no value can add a header field or a recipient.
 *
 * @throws TypeError for an extra header whose name is no field name or is one this builder writes
 */
export function buildMime(message: OutgoingMessage): Buffer {
  const boundary = boundaryMaker(message.messageId);
  const body = withAttachments(bodyPart(message, boundary), message.attachments ?? [], boundary);
  return Buffer.from(`${messageHeaders(message)}MIME-Version: 1.0\r\n${body.headers}\r\n${body.body}\r\n`);
}

function messageHeaders(message: OutgoingMessage): string {
  const lines = [
    headerLine('From', encodeMailbox(message.from)),
    headerLine('To', mailboxes(message.to)),
    message.cc?.length ? headerLine('Cc', mailboxes(message.cc)) : '',
    message.replyTo ? headerLine('Reply-To', encodeMailbox(message.replyTo)) : '',
    headerLine('Subject', encodeText(message.subject)),
    headerLine('Date', message.date.toUTCString().replace('GMT', '+0000')),
    headerLine('Message-ID', idToken(message.messageId)),
    message.inReplyTo ? headerLine('In-Reply-To', idToken(message.inReplyTo)) : '',
    message.references?.length ? headerLine('References', message.references.map(idToken).join(' ')) : '',
    unsubscribeHeaders(message.listUnsubscribe),
    ...Object.entries(message.headers ?? {}).map(([name, value]) => extraHeader(name, value)),
  ];
  return lines.join('');
}

function mailboxes(list: readonly Mailbox[]): string {
  return list.map(encodeMailbox).join(', ');
}

function idToken(id: string): string {
  return headerText(id).replace(/[^\u0021-\u007e]/g, '');
}

function unsubscribeHeaders(link: OutgoingMessage['listUnsubscribe']): string {
  const uris = [link?.url, link?.mailto ? `mailto:${link.mailto.replace(/^mailto:/i, '')}` : null]
    .filter(uri => uri != null && uri !== '')
    .map(uri => `<${headerText(uri as string).replace(/[^\u0021-\u007e]|[<>]/gu, encodeURIComponent)}>`);
  if (uris.length === 0) return '';
  const oneClick = link?.url ? headerLine('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click') : '';
  return headerLine('List-Unsubscribe', uris.join(', ')) + oneClick;
}

function extraHeader(name: string, value: string): string {
  if (!/^[!-9;-~]{1,70}$/.test(name) || ownHeaders.has(name.toLowerCase())) {
    throw new TypeError(`"${headerText(name)}" cannot be an extra header field`);
  }
  return headerLine(name, encodeText(value));
}

/** Boundaries that differ within the message, are the same each time it is built, and cannot be guessed into a body. */
function boundaryMaker(messageId: string): () => string {
  let count = 0;
  return () => `=_${createHash('sha256').update(`${messageId}/${count++}`).digest('hex').slice(0, 32)}`;
}

function bodyPart(message: OutgoingMessage, boundary: () => string): Part {
  const text = textPart('text/plain', message.text);
  if (!message.html) return text;
  return multipart('alternative', [text, textPart('text/html', message.html)], boundary());
}

function textPart(type: string, text: string): Part {
  const canonical = canonicalLines(text);
  const isPlain =
    /^[\t\r\n\u0020-\u007e]*$/.test(canonical) &&
    !/[^\n]{77}/.test(canonical) &&
    !/[ \t]\r?$/m.test(canonical);
  if (isPlain) return { headers: contentHeaders(`${type}; charset=utf-8`, '7bit'), body: canonical };
  // Base64 is shorter once most characters are beyond ASCII, as in Japanese or Russian.
  const bytes = Buffer.from(canonical);
  if (bytes.length > canonical.length * 1.5) {
    return { headers: contentHeaders(`${type}; charset=utf-8`, 'base64'), body: base64Lines(bytes) };
  }
  return {
    headers: contentHeaders(`${type}; charset=utf-8`, 'quoted-printable'),
    body: quotedPrintable(canonical),
  };
}

function contentHeaders(type: string, encoding: string): string {
  return `Content-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n`;
}

function multipart(subtype: string, parts: readonly Part[], boundary: string): Part {
  const body = parts.map(part => `--${boundary}\r\n${part.headers}\r\n${part.body}\r\n`).join('');
  return {
    headers: `Content-Type: multipart/${subtype};\r\n boundary="${boundary}"\r\n`,
    body: `${body}--${boundary}--`,
  };
}

function withAttachments(
  body: Part,
  attachments: readonly OutgoingAttachment[],
  boundary: () => string,
): Part {
  const inline = attachments.filter(attachment => attachment.contentId).map(attachmentPart);
  const attached = attachments.filter(attachment => !attachment.contentId).map(attachmentPart);
  const related = inline.length > 0 ? multipart('related', [body, ...inline], boundary()) : body;
  return attached.length > 0 ? multipart('mixed', [related, ...attached], boundary()) : related;
}

function attachmentPart(attachment: OutgoingAttachment): Part {
  const named = /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(attachment.contentType)
    ? attachment.contentType.toLowerCase()
    : UNTYPED;
  const unencoded = named.startsWith('message/') ? plainLines(attachment.content) : null;
  const type = /^(?:message|multipart)\//.test(named) && unencoded === null ? UNTYPED : named;
  const disposition = attachment.contentId ? 'inline' : 'attachment';
  const contentId = attachment.contentId
    ? headerLine('Content-ID', `<${idToken(attachment.contentId).replace(/[<>]/g, '')}>`)
    : '';
  return {
    headers:
      contentHeaders(type, unencoded === null ? 'base64' : '7bit') +
      contentId +
      `Content-Disposition: ${disposition};\r\n ${filenameParameter(attachment.filename)}\r\n`,
    body: unencoded ?? base64Lines(attachment.content),
  };
}

/**
 * A message within a message as it can be sent without an encoding, which MIME forbids there (RFC 2046, 5.2.1); null when
 * it has characters beyond ASCII or lines that are too long.
 */
function plainLines(content: Buffer): string | null {
  const lines = canonicalLines(content.toString('latin1'));
  return /^[\t\r\n\u0020-\u007e]*$/.test(lines) && !/[^\r\n]{999}/.test(lines) ? lines : null;
}

/** RFC 2231 for names beyond ASCII, a quoted string otherwise. */
function filenameParameter(filename: string): string {
  const clean = headerText(filename).replace(/[/\\]/g, '_').slice(0, 200) || 'attachment';
  if (/^[\u0020-\u007e]*$/.test(clean)) return `filename="${clean.replace(/"/g, "'")}"`;
  const escaped = encodeURIComponent(wellFormed(clean)).replace(
    /['()*]/g,
    character => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `filename*=utf-8''${escaped}`;
}
