import type { MailServer } from '../../store/mailboxes/entities.js';
import { withImap } from '../receive/imap.js';
import { createSmtpSender } from '../send/smtp.js';

/** A password, or an access token in its place. */
type Secret = string | { accessToken: string };

/** Logs in at an SMTP server, and does nothing more. @throws {SmtpError} */
export async function tryToSend(server: MailServer, secret: Secret): Promise<void> {
  const { host, port, secure, user, allow_invalid_certificate, reach } = server;
  const sender = createSmtpSender({
    host,
    port,
    secure,
    reach,
    auth:
      typeof secret === 'string'
        ? { user, pass: secret }
        : { user, accessToken: async () => secret.accessToken },
    allowInvalidCertificate: allow_invalid_certificate ?? false,
  });
  try {
    await sender.verify();
  } finally {
    await sender.close();
  }
}

/** Logs in at an IMAP server, and looks into the inbox. @throws {ImapError} */
export async function tryToReceive(server: MailServer, secret: Secret): Promise<void> {
  const login =
    typeof secret === 'string' ? { password: secret } : { accessToken: async () => secret.accessToken };
  await withImap({ server, ...login }, client => client.mailboxOpen('INBOX', { readOnly: true }));
}
