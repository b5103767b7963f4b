import type { MailServer } from '../../store/mailboxes.js';
import { withImap } from '../inbound/imap.js';
import { createSmtpSender } from '../sending/smtp.js';

/** Logs in at an SMTP server, and does nothing more. @throws {SmtpError} */
export async function tryToSend(server: MailServer, password: string): Promise<void> {
  const { host, port, secure, user, allow_invalid_certificate, reach } = server;
  const sender = createSmtpSender({
    host,
    port,
    secure,
    reach,
    auth: { user, pass: password },
    allowInvalidCertificate: allow_invalid_certificate ?? false,
  });
  try {
    await sender.verify();
  } finally {
    await sender.close();
  }
}

/** Logs in at an IMAP server, and looks into the inbox. @throws {ImapError} */
export async function tryToReceive(server: MailServer, password: string): Promise<void> {
  await withImap({ server, password }, client => client.mailboxOpen('INBOX', { readOnly: true }));
}
