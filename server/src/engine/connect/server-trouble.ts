import { loginAdvice } from '../../domain/mailboxes/login-advice.js';
import type { ServerTrouble } from '../../domain/mailboxes/mail-servers.js';
import type { MailServer } from '../../store/mailboxes/entities.js';

/** Names that Node and OpenSSL give to certificates that do not verify. */
const certificateCodes =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|CERT_\w+|ERR_TLS_CERT_ALTNAME_INVALID)$/;

/** How OpenSSL words them, where the code is lost on the way. */
const certificateWords =
  /self[- ]signed certificate|unable to (?:get|verify) .*certificate|certificate has expired|does not match certificate/i;

/** What a server says in the way of TLS, as OpenSSL reports it: among numbers, files and lines of its own. */
const tlsAlert = /:SSL routines:\w*:((?:tlsv?1|sslv3|ssl\/tls) alert [a-z ]+):/;

/** The name leads nowhere, or to where it may not. */
const unreachableCodes = new Set(['EFORBIDDENHOST', 'ENOTFOUND', 'EAI_AGAIN', 'EDNS']);

/** What went wrong with a mail server, and what to do about it, in plain words. */
export function troubleWith(
  error: Error & { kind?: string; response?: string | null },
  server: MailServer,
): ServerTrouble {
  const place = `${server.host}:${server.port}`;
  const said = (kind: ServerTrouble['kind'], problem: string, advice: string | null = null) => ({
    kind,
    problem,
    advice,
  });
  if (error.kind === 'auth') {
    const response = error.response ?? error.message;
    return said(
      'auth',
      `${place} rejected the user "${server.user}" or the password: ${response}`,
      loginAdvice(response) ?? 'Check both. Accounts with two-step verification need an app password.',
    );
  }
  const codes = codesOf(error);
  if (codes.some(code => certificateCodes.test(code)) || certificateWords.test(error.message))
    return said(
      'certificate',
      `the certificate of ${place} is not valid: ${error.message}`,
      'Use the host name that the certificate is for.',
    );
  if (codes.some(code => unreachableCodes.has(code)))
    // Whoever may not look around in this network does not learn either which names there are in it.
    return server.reach === undefined
      ? said('name', `the server ${server.host} does not exist: check the name.`)
      : said('name', `${server.host} is not a server on the internet: check the name.`);
  if (codes.includes('ECONNREFUSED'))
    return said('refused', `no server responds at ${place}: check the host and the port.`);
  if (/wrong version number/i.test(error.message))
    return said('not_tls', `${place} does not use TLS at this port: check the host and the port.`);
  if (codes.some(code => /TIMEDOUT|TIMEOUT/i.test(code)))
    return said(
      'timeout',
      `${place} did not respond in time: check the host and the port, and whether a firewall is in between.`,
    );
  const alert = tlsAlert.exec(error.message)?.[1];
  if (alert !== undefined)
    return said(
      'other',
      `${place} closed the connection during the TLS handshake: ${alert}`,
      'See the log of the server. Its certificate or key may be invalid.',
    );
  // Who refuses in the words of SMTP is at the right port.
  const refused = /^([45])\d\d[- ]/.exec(error.response ?? '');
  if (refused)
    return said(
      'other',
      `${place}: ${error.response}`,
      refused[1] === '4' ? 'The problem is temporary. Try again in a few minutes.' : null,
    );
  return said(
    'other',
    `${place}: ${error.response ?? error.message}`,
    'Check the port: 587 or 465 for SMTP, 993 or 143 for IMAP.',
  );
}

/** The codes of an error and of what caused it. */
function codesOf(error: Error): string[] {
  const codes: string[] = [];
  let current: unknown = error;
  for (let depth = 0; current instanceof Error && depth < 5; depth++) {
    const { code, cause } = current as NodeJS.ErrnoException;
    if (code !== undefined) codes.push(String(code));
    if (/ECONNREFUSED|ENOTFOUND/.test(current.message))
      codes.push(current.message.includes('ENOTFOUND') ? 'ENOTFOUND' : 'ECONNREFUSED');
    current = cause;
  }
  return codes;
}
