import { troubleWith } from '../engine/connect/server-trouble.js';
import type { MailServer } from '../store/mailboxes/entities.js';

/** What went wrong with a mail server, and what to do about it, in lines for a terminal. */
export function adviceOn(error: Error & { kind?: string; response?: string | null }, server: MailServer) {
  const { kind, problem, advice } = troubleWith(error, server);
  const more =
    kind === 'certificate'
      ? 'Use the name that the certificate is for; for a server of your own, --allow-invalid-certificate.'
      : advice;
  return more === null ? problem : `${problem}\n      ${more}`;
}
