import { emptyMail, parseHeaderBlock } from '../../server/src/domain/mail-message.js';
import type { ParsedMail } from '../../server/src/domain/mail-message.js';

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
