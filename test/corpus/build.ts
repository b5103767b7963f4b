import { encodeText, headerText, transferEncode, type TransferEncoding } from './charset.js';

/** What a mail of the corpus is; keys that are absent are not judged. */
export interface Label {
  kind: 'reply' | 'auto_reply' | 'bounce' | 'complaint' | 'notice';
  /** One per failed recipient, in any order: `hard user@example.com`. */
  bounces?: string[];
  /** The report says which of our messages it is about. */
  joins?: boolean;
  /** YYYY-MM-DD, null where the note names no day. */
  returns?: string | null;
  optOut?: boolean;
  category?: 'Interested' | 'Neutral' | 'Not Interested';
  /** What its sender wrote; several where a closing line may be shown or cut. White space does not count. */
  body?: string | string[];
}

export interface Sample extends Label {
  name: string;
  raw: Buffer;
  /** When it arrived. */
  at: Date;
}

export const us = 'anna.keller@northwind-sales.com';
export const ourId = '<0198f2c4-77aa-7c31-9d42-5b1f0c6a7e10@northwind-sales.com>';
export const ourSubject = 'Quick question about your freight costs';
export const ourText = [
  'Hi there,',
  'I noticed that your team ships a lot of pallets to Spain. We cut freight costs by about 18 percent.',
  'Would you be open to a short call next week?',
  'Anna Keller',
  'Northwind Sales',
  'Not interested? Unsubscribe: https://northwind-sales.com/u/8f2c',
].join('\n');

export const arrival = new Date('2025-03-04T10:00:00Z');

interface Part {
  type: string;
  body: string | Buffer;
  charset?: string;
  encoding?: TransferEncoding;
  headers?: string[];
}

export interface MailParts {
  from: string;
  to?: string;
  subject: string;
  headers?: string[];
  text?: string;
  html?: string;
  charset?: string;
  encoding?: TransferEncoding;
  /** Answers what we sent: In-Reply-To and References. */
  answers?: boolean;
}

/** A message of a text, of HTML, or of both as alternatives. */
export function mail(parts: MailParts): Buffer {
  const { text, html, charset = 'utf-8', encoding = 'quoted-printable' } = parts;
  const bodies: Part[] = [];
  if (text !== undefined) bodies.push({ type: 'text/plain', body: text, charset, encoding });
  if (html !== undefined) bodies.push({ type: 'text/html', body: html, charset, encoding });
  if (bodies.length === 1) return assemble(parts, render(bodies[0]!));
  return assemble(parts, multipart('multipart/alternative', bodies));
}

/** A multipart/report (RFC 6522). `parts` are its parts after the text. */
export function report(
  parts: MailParts & { reportType?: string; attached: Part[]; multipartType?: string },
): Buffer {
  const { text = '', charset = 'utf-8', encoding = 'quoted-printable', reportType } = parts;
  const type = parts.multipartType ?? `multipart/report; report-type=${reportType ?? 'delivery-status'}`;
  return assemble(
    parts,
    multipart(type, [{ type: 'text/plain', body: text, charset, encoding }, ...parts.attached]),
  );
}

/** message/delivery-status (RFC 3464): the fields of the message, then a block for each recipient. */
export function deliveryStatus(perMessage: string[], ...recipients: string[][]): Part {
  const blocks = [perMessage, ...recipients].map(lines => lines.join('\n'));
  return { type: 'message/delivery-status', body: `${blocks.join('\n\n')}\n` };
}

/** The message that a report returns, whole or its header alone. */
export function returned(
  to: string,
  type: 'message/rfc822' | 'text/rfc822-headers' = 'message/rfc822',
): Part {
  return { type, body: ourMessage(to, type === 'message/rfc822') };
}

export function ourMessage(to: string, withBody = true): string {
  const header = [
    `Message-ID: ${ourId}`,
    `From: Anna Keller <${us}>`,
    `To: ${to}`,
    `Subject: ${ourSubject}`,
    'Date: Mon, 03 Mar 2025 08:14:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
  ].join('\n');
  return withBody ? `${header}\n\n${ourText}\n` : `${header}\n`;
}

function assemble(parts: MailParts, content: Buffer): Buffer {
  const { from, to = `Anna Keller <${us}>`, subject, headers = [], charset = 'utf-8', answers } = parts;
  const [, name, address] = /^(.*?)\s*<([^>]*)>$/.exec(from) ?? [null, '', from];
  const lines = [
    `From: ${name ? `${headerText(name, charset)} <${address}>` : from}`,
    `To: ${to}`,
    `Subject: ${headerText(subject, charset)}`,
    'Date: Tue, 04 Mar 2025 09:58:12 +0000',
    `Message-ID: <${Buffer.from(from + subject)
      .toString('hex')
      .slice(-40)}@mx.example.org>`,
    ...(answers ? [`In-Reply-To: ${ourId}`, `References: ${ourId}`] : []),
    ...headers,
    'MIME-Version: 1.0',
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n`), content]);
}

function multipart(type: string, parts: Part[]): Buffer {
  const boundary = '=_b1_4f7d';
  const separator = Buffer.from(`\r\n--${boundary}\r\n`);
  return Buffer.concat([
    Buffer.from(`Content-Type: ${type}; boundary="${boundary}"\r\n\r\nThis is a multi-part message.\r\n`),
    ...parts.flatMap(part => [separator, render(part)]),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

function render({ type, body, charset, encoding = '8bit', headers = [] }: Part): Buffer {
  const text = typeof body === 'string' ? body.replace(/\r?\n/g, '\r\n') : body;
  const bytes = typeof text === 'string' ? encodeText(text, charset ?? 'utf-8') : text;
  const lines = [
    `Content-Type: ${type}${charset ? `; charset=${charset}` : ''}`,
    `Content-Transfer-Encoding: ${encoding}`,
    ...headers,
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), transferEncode(bytes, encoding)]);
}
