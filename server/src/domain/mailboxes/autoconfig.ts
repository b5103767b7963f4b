import { emailDomain, parseDomain } from '../leads/email-address.js';
import type { MailEndpoint } from './mail-servers.js';

type Login = MailEndpoint & { user: string };

/**
 * Reads the file in which a domain publishes its mail servers to mail programs (Mozilla's autoconfig, config-v1.1.xml): the
 * first IMAP and the first SMTP server that can be reached with TLS. Null when it does not name both.
 *
 * @param email a normalized address, which placeholders in the file stand for
 */
export function readAutoconfig(xml: string, email: string): { smtp: Login; imap: Login } | null {
  const smtp = serverIn(xml, 'outgoingServer', 'smtp', email);
  const imap = serverIn(xml, 'incomingServer', 'imap', email);
  return smtp && imap ? { smtp, imap } : null;
}

function serverIn(xml: string, element: string, type: string, email: string): Login | null {
  for (const piece of xml.split(`</${element}>`).slice(0, -1)) {
    const start = piece.lastIndexOf(`<${element}`);
    const end = start < 0 ? -1 : piece.indexOf('>', start);
    if (end < 0) continue;
    const isType = new RegExp(`\\stype\\s*=\\s*["']${type}["']`, 'i').test(piece.slice(start, end));
    const server = isType ? readServer(piece.slice(end + 1), email) : null;
    if (server) return server;
  }
  return null;
}

function readServer(content: string, email: string): Login | null {
  const host = parseDomain(fill(textOf(content, 'hostname'), email));
  const port = Number(textOf(content, 'port'));
  const security = textOf(content, 'socketType').toUpperCase();
  if (host === null || !Number.isInteger(port) || port < 1 || port > 65_535) return null;
  if (security !== 'SSL' && security !== 'STARTTLS') return null;
  const user = fill(textOf(content, 'username'), email) || email;
  return { host, port, secure: security === 'SSL', user };
}

/** What is in the first element of a name. */
function textOf(content: string, element: string): string {
  const from = content.indexOf(`<${element}>`);
  const to = content.indexOf(`</${element}>`, from);
  if (from < 0 || to < 0) return '';
  return content
    .slice(from + element.length + 2, to)
    .trim()
    .slice(0, 320)
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

function fill(text: string, email: string): string {
  return text
    .replaceAll('%EMAILADDRESS%', () => email)
    .replaceAll('%EMAILLOCALPART%', () => email.slice(0, email.lastIndexOf('@')))
    .replaceAll('%EMAILDOMAIN%', () => emailDomain(email));
}
