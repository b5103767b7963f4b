import { emptyMail, parseHeaderBlock } from '../../server/src/domain/inbox/mail-message.js';
import type { ParsedMail } from '../../server/src/domain/inbox/mail-message.js';

/** A received message for tests of pure rules: header lines and a text body. */
export function receivedMail(
  content: { headers?: string; from?: string; subject?: string; text?: string; html?: string } = {},
): ParsedMail {
  return {
    ...emptyMail(),
    headers: parseHeaderBlock(content.headers ?? ''),
    from: { name: '', address: content.from ?? 'jane@example.com' },
    subject: content.subject ?? '',
    text: content.text ?? '',
    html: content.html ?? null,
  };
}

/** Raw MIME from readable lines: joined with CRLF. */
export function rawMail(...lines: string[]): Buffer {
  return Buffer.from(lines.join('\r\n').replace(/\r?\n/g, '\r\n'));
}

/** A bounce, hard or soft, or a complaint about a message to somebody. */
export function report(headers: string[], kind: string, to: string, referred: string | null): Buffer {
  const isComplaint = kind === 'complaint';
  const status = kind === 'hard' ? '5.1.1' : '4.2.2';
  const reported = isComplaint
    ? ['Content-Type: message/feedback-report', '', 'Feedback-Type: abuse']
    : ['Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; theirs.example', '',
       `Final-Recipient: rfc822; ${to}`, 'Action: failed', `Status: ${status}`]; // prettier-ignore
  const type = isComplaint ? 'feedback-report' : 'delivery-status';
  const original = [
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${referred ?? '<none@theirs.example>'}`,
  ];
  return rawMail(
    ...headers, `Content-Type: multipart/report; report-type=${type}; boundary=b`, '',
    '--b', 'Content-Type: text/plain', '', 'It failed.', '--b', ...reported, '--b', ...original, '--b--',
  ); // prettier-ignore
}
