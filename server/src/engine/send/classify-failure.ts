import { loginAdvice } from '../../domain/mailboxes/login-advice.js';
import type { BounceKind } from '../../domain/inbox/mail-message.js';
import { MINUTE } from '../../domain/schedule/zone-time.js';
import type { MailboxEntity } from '../../store/entities.js';
import type { MailboxTrouble } from '../../store/mailboxes/queries.js';
import { isAboutConnection, isAboutRecipient, isAboutSenderLimit, type SmtpError } from './smtp-error.js';

/** What follows from a hand-over that failed. */
export interface FailureResult {
  /** The state of the ledger's row: to be tried again, ended, or unknown. */
  state: 'queued' | 'failed' | 'unknown';
  /** When the enrollment asks for a mailbox again, with `queued`; when the row is checked, with `unknown`. */
  retryAt: Date | null;
  /** The try speaks against the recipient or the message, and counts among the tries that it has. */
  counts: boolean;
  /** What is recorded as a bounce, with `failed`. */
  bounce: BounceKind | null;
  /** How far it speaks against the mailbox itself. */
  mailboxFault: 'none' | 'strike' | 'trouble' | 'auth';
}

/** First pause before a message is tried again; each following one is three times as long, up to the longest. */
const firstRetryMs = 5 * MINUTE;
const longestRetryMs = 6 * 60 * MINUTE;
/** Tries of a message that is refused for the moment, about a day in all. */
const maxTries = 8;
/** Tries of a message that is refused for its contents or its sender. */
const maxPolicyTries = 3;
/** The row is checked once the server has had time to file what it took. */
const reconcileDelayMs = MINUTE;

/**
 * Judges a failed hand-over by what the server said. Only an address that does not work counts against the
 * recipient at once; a server that cannot be reached, credentials that are refused and a limit of what may be sent in a
 * time are the mailbox's matter alone.
 *
 * @param tries counted tries of this message before
 */
export function classifyFailure(error: SmtpError, tries: number, now: Date): FailureResult {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const again = { state: 'queued', bounce: null } as const;
  const retry = after(Math.min(longestRetryMs, firstRetryMs * 3 ** tries));
  const over = (bounce: BounceKind, mailboxFault: FailureResult['mailboxFault']): FailureResult => {
    return { state: 'failed', retryAt: null, counts: true, bounce, mailboxFault };
  };
  const later = (): FailureResult => {
    const mailboxFault = isAboutRecipient(error) ? 'none' : 'strike';
    return tries + 1 >= maxTries
      ? over('soft', mailboxFault)
      : { ...again, retryAt: retry, counts: true, mailboxFault };
  };
  switch (error.kind) {
    case 'recipient_rejected':
      return over('hard', 'none');
    case 'unknown':
      return {
        state: 'unknown',
        retryAt: after(reconcileDelayMs),
        counts: false,
        bounce: null,
        mailboxFault: 'none',
      };
    case 'auth':
      return { ...again, retryAt: now, counts: false, mailboxFault: 'auth' };
    case 'policy':
      if (tries + 1 >= maxPolicyTries) return over('policy', 'strike');
      return { ...again, retryAt: retry, counts: true, mailboxFault: 'strike' };
    case 'temporary':
      if (isAboutConnection(error) || isAboutSenderLimit(error))
        return { ...again, retryAt: now, counts: false, mailboxFault: 'trouble' };
      return later();
    case 'dropped':
      return later();
  }
}

/** Whether a failure keeps the mailbox from sending anything at all for now. */
export function stopsMailbox(error: SmtpError): boolean {
  const { mailboxFault } = classifyFailure(error, 0, new Date(0));
  return mailboxFault === 'trouble' || mailboxFault === 'auth';
}

/** The health of a mailbox after trouble, and until when it rests. */
export interface MailboxResult {
  status: 'connected' | 'error' | 'disconnected';
  failures: number;
  restsUntil: Date;
}

/** Refusals in a row that are taken for bad luck with recipients; more speak against the mailbox. */
const toleratedStrikes = 4;
/** Logins refused in a row before someone must connect the mailbox again. */
const maxRefusedLogins = 5;

/** The health of a mailbox before. */
export type MailboxHealth = Pick<MailboxEntity, 'status' | 'trouble' | 'consecutive_failures'>;

/** Returns whether a mailbox has trouble that ends when a message leaves. */
export function isInTrouble({ status, trouble, consecutive_failures }: MailboxHealth): boolean {
  return status === 'error' || trouble !== null || consecutive_failures > 0;
}

/** Returns what is wrong with a mailbox whose hand-over failed: its kind, and in words for people. */
export function troubleOf(
  mailboxFault: Exclude<FailureResult['mailboxFault'], 'none'>,
  { response, message }: SmtpError,
): Pick<MailboxTrouble, 'kind' | 'reason'> {
  const reason = response ?? message;
  if (mailboxFault !== 'auth') return { kind: 'sending', reason };
  const refusal = `The mail server does not allow the mailbox to send: ${reason}`;
  const advice = loginAdvice(reason);
  return { kind: 'sending_login', reason: advice === null ? refusal : `${refusal} ${advice}` };
}

/** Whether what was wrong last is that a login was refused. */
function wasRefused({ status, trouble }: MailboxHealth): boolean {
  return status === 'error' && (trouble === 'sending_login' || trouble === 'reading_login');
}

/** Judges a mailbox whose SMTP session failed. Only refused logins in a row are counted together, without outages before them. */
export function mailboxResult(
  mailboxFault: Exclude<FailureResult['mailboxFault'], 'none'>,
  mailbox: MailboxHealth,
  now: Date,
): MailboxResult {
  const failures = mailboxFault === 'auth' && !wasRefused(mailbox) ? 0 : mailbox.consecutive_failures;
  const rest = (first: number, longest: number, times: number) =>
    new Date(now.getTime() + Math.min(longest, first * 2 ** Math.min(times, 20)));
  const count = failures + 1;
  if (mailboxFault === 'strike' && count <= toleratedStrikes)
    return { status: 'connected', failures: count, restsUntil: now };
  if (mailboxFault === 'strike')
    return {
      status: 'error',
      failures: count,
      restsUntil: rest(MINUTE, 60 * MINUTE, count - toleratedStrikes),
    };
  if (mailboxFault === 'trouble')
    return { status: 'error', failures: count, restsUntil: rest(MINUTE, 60 * MINUTE, failures) };
  return {
    status: count >= maxRefusedLogins ? 'disconnected' : 'error',
    failures: count,
    restsUntil: rest(5 * MINUTE, longestRetryMs, failures),
  };
}
