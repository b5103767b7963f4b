import { headerValue, type MailHeaders, type ParsedMail } from '../domain/inbox/mail-message.js';
import { daemonName, isDaemonAddress, isFilterAddress, senderOf } from './notice.js';

/** What is known of where a mail comes from. */
export interface Provenance {
  /** The server of the mailbox says that the domain in From did not send it. */
  failsDmarc: boolean;
  /** A mail system sent it and not a person, by its sender and its envelope. */
  isSystem: boolean;
  /** The domain in From. */
  domain: string | null;
}

/** Returns where a mail claims to come from, and what the server of the mailbox says of that. */
export function provenanceOf(mail: ParsedMail): Provenance {
  const sender = senderOf(mail).toLowerCase();
  const at = sender.lastIndexOf('@');
  return {
    failsDmarc: failsDmarc(mail.headers),
    isSystem: isSystem(mail, sender),
    domain: at < 0 ? null : sender.slice(at + 1),
  };
}

/** Addresses of feedback loops. */
const feedbackSender =
  /^(?:abuse|arf|complaints?|fbl|feedback|feedbackloop|jmrp|scomp)(?![a-z])|^staff@hotmail\.com$|@(?:reports\.)?spamcop\.net$|@(?:fbl|feedback|abuse)[.-]/;

const isRole = (address: string): boolean =>
  isDaemonAddress(address) || isFilterAddress(address) || feedbackSender.test(address);

/** The envelope sender is what the receiving server saw: it is empty for reports, or else a mail system's too. */
function isSystem(mail: ParsedMail, sender: string): boolean {
  const envelope = mail.headers['return-path'] && headerValue(mail.headers, 'return-path').trim();
  if (envelope === undefined) return isRole(sender);
  const path = envelope.replace(/^<|>$/g, '').trim().toLowerCase();
  if (path === '') return isRole(sender) || (sender === '' && daemonName.test(mail.from?.name ?? ''));
  return isRole(sender) && isRole(path);
}

/**
 * Only the topmost Authentication-Results and those of the same server count: a receiving server puts its own above what
 * came with the mail. Where it writes none, a forged one can only claim a failure, which harms nothing but its own mail.
 */
function failsDmarc(headers: MailHeaders): boolean {
  const results = (headers['authentication-results'] ?? []).map(readResults);
  return results.some(({ server, fails }) => fails && server === results[0]!.server);
}

function readResults(value: string): { server: string; fails: boolean } {
  const parts = value
    .slice(0, 10_000)
    .replace(/"[^"]*"|\([^()]*\)/g, ' ')
    .split(';');
  // Microsoft names no server, and begins with the first result.
  const [server = ''] = parts[0]!.trim().toLowerCase().split(/\s+/);
  return {
    server: server.includes('=') ? '' : server,
    fails: parts.some(part => /^\s*dmarc\s*=\s*fail\b/i.test(part)),
  };
}
