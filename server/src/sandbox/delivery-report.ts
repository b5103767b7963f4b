import type { ParsedMail } from '../domain/inbox/mail-message.js';
import { headerLine } from '../engine/send/mime-encoding.js';
import { sandboxDomain } from './behaviour.js';
import type { SandboxMessage } from './repository.js';

const causes = {
  'bounce-hard': {
    status: '5.1.1',
    words: '550 5.1.1 {to}: Recipient address rejected: User unknown in virtual mailbox table',
  },
  'bounce-soft': { status: '4.2.2', words: '452 4.2.2 {to}: Mailbox full, quota exceeded' },
} as const;

/** A non-delivery report with human-readable, machine-readable and returned parts (RFC 3464, RFC 6522), from the null sender. */
export function buildDeliveryReport(
  stored: SandboxMessage,
  original: ParsedMail,
  behaviour: keyof typeof causes,
  now: Date,
): Buffer {
  const { status, words } = causes[behaviour];
  const diagnostic = words.replace('{to}', `<${stored.rcptTo}>`);
  const id = stored.id.toLowerCase().replace(/[^a-z0-9]/g, '');
  const boundary = `=_report_${id}`;
  const date = (at: Date): string => at.toUTCString().replace('GMT', '+0000');
  const parts = [
    `Content-Description: Notification\r\nContent-Type: text/plain; charset=us-ascii\r\n\r\n${notice(stored.rcptTo, diagnostic)}`,
    [
      'Content-Description: Delivery report',
      'Content-Type: message/delivery-status',
      '',
      `Reporting-MTA: dns; mx.${sandboxDomain}`,
      `Arrival-Date: ${date(stored.acceptedAt)}`,
      '',
      `Final-Recipient: rfc822; ${stored.rcptTo}`,
      `Original-Recipient: rfc822; ${stored.rcptTo}`,
      'Action: failed',
      `Status: ${status}`,
      `Remote-MTA: dns; mx.${sandboxDomain}`,
      `Diagnostic-Code: smtp; ${diagnostic}`,
    ].join('\r\n'),
    `Content-Description: Undelivered Message Headers\r\nContent-Type: text/rfc822-headers\r\n\r\n${headersOf(stored.raw)}`,
  ];
  const head = [
    'Return-Path: <>\r\n',
    headerLine('From', `Mail Delivery System <MAILER-DAEMON@mx.${sandboxDomain}>`),
    headerLine('To', original.from?.address ?? stored.mailFrom),
    headerLine('Subject', 'Undelivered Mail Returned to Sender'),
    headerLine('Date', date(now)),
    headerLine('Message-ID', `<report.${id}@mx.${sandboxDomain}>`),
    'Auto-Submitted: auto-replied\r\nMIME-Version: 1.0\r\n',
    `Content-Type: multipart/report; report-type=delivery-status;\r\n boundary="${boundary}"\r\n`,
  ].join('');
  const body = parts.map(part => `--${boundary}\r\n${part}\r\n\r\n`).join('');
  return Buffer.from(`${head}\r\n${body}--${boundary}--\r\n`, 'latin1');
}

function notice(recipient: string, diagnostic: string): string {
  return [
    `This is the mail system at host mx.${sandboxDomain}.`,
    '',
    "I'm sorry to have to inform you that your message could not",
    "be delivered to one or more recipients. It's attached below.",
    '',
    `<${recipient}>: ${diagnostic}`,
  ].join('\r\n');
}

function headersOf(raw: Buffer): string {
  const end = raw.indexOf('\r\n\r\n');
  return raw.subarray(0, end < 0 ? raw.length : end).toString('latin1');
}
