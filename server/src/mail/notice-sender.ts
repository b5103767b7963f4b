import { daemonName, daemonSender, robotSender } from './bounce-patterns.js';
import { headerValue, type ParsedMail } from '../domain/mail-message.js';
import { isReplySubject } from '../domain/subject.js';

/** True for mail of a mail system, by its sender or, as bounces travel, by having none. */
export function isFromDaemon(mail: ParsedMail): boolean {
  const returnPath = headerValue(mail.headers, 'return-path').replace(/\s/g, '');
  return returnPath === '<>' || isDaemonNamed(mail);
}

/** True for mail that is signed as a mail system's, a postmaster's included. */
export function isDaemonNamed(mail: ParsedMail): boolean {
  return daemonSender.test(senderOf(mail)) || daemonName.test(mail.from?.name ?? bareSender(mail));
}

/** Some systems sign as "MAILER-DAEMON (Mail Delivery System)", without any address. */
export function senderOf(mail: ParsedMail): string {
  return (
    mail.from?.address ??
    bareSender(mail)
      .replace(/\([^()]*\)/g, '')
      .trim()
  );
}

const bareSender = ({ headers }: ParsedMail): string => headerValue(headers, 'from').slice(0, 500);

/** True for a sender that is never a person. */
export function isFromRobot(mail: ParsedMail): boolean {
  return robotSender.test(senderOf(mail));
}

/** Filters before a mailbox sign as nobody in particular. */
export function isFromFilter(mail: ParsedMail): boolean {
  if (isReplySubject(mail.subject)) return false;
  const submitted = headerValue(mail.headers, 'auto-submitted').toLowerCase();
  return (
    /^auto-/.test(submitted) ||
    /^(?:do-?)?not?[-_.]?reply|^(?:mail-?)?(?:filter|gateway|anti-?spam|quarantine)(?![a-z])/.test(
      senderOf(mail),
    )
  );
}
