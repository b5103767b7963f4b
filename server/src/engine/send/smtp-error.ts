import { classifyStatus, isSenderLimit, statusIn } from '../../mail/smtp-text.js';
import type { SmtpStatus } from '../../mail/smtp-text.js';

/**
 * What a failed hand-over means. `recipient_rejected`: the address does not work. `temporary`: try again later.
 * `dropped`: the server ends the connection at this message, which has not begun to leave. `policy`: this mail or sender
 * is refused. `auth`: the mailbox's credentials are refused. `unknown`: the connection was lost after the message had
 * begun to leave, so it may have been delivered; never send it again blindly.
 */
export type SmtpFailureKind = 'recipient_rejected' | 'temporary' | 'dropped' | 'policy' | 'auth' | 'unknown';

/** A message that was not handed over, or not knowably. */
export class SmtpError extends Error {
  readonly kind: SmtpFailureKind;
  /** Reply code, "550"; null when the server said nothing. */
  readonly smtpCode: string | null;
  /** Enhanced status code (RFC 3463), "5.1.1". */
  readonly enhancedCode: string | null;
  /** The server's last words. */
  readonly response: string | null;
  /** Milliseconds for which the server wants nothing more; 0 where it does not say so. */
  readonly retryAfterMs: number;

  constructor(
    kind: SmtpFailureKind,
    message: string,
    status: SmtpStatus,
    response: string | null,
    cause?: unknown,
    retryAfterMs = 0,
  ) {
    super(message, { cause });
    this.name = 'SmtpError';
    this.retryAfterMs = retryAfterMs;
    this.kind = kind;
    this.smtpCode = status.smtpCode;
    this.enhancedCode = status.enhancedCode;
    this.response = response;
  }
}

/** Replies to an AUTH command that say nothing about the credentials: it is not known here, or not now. */
const noLoginCodes = new Set([502, 503, 504]);

/** The fields of nodemailer's errors that tell what happened. */
interface ConnectionError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** Words about somebody's limit, be it the sender's or the recipient's: nothing is over for good. */
const someLimit = /(?:user|message)[^\n]{0,40}(?:limit|quota)[^\n]{0,40}(?:exceed|reach)/i;

const authCodes = /^5\.7\.(?:8|13|14|30|57|60)$/;

/**
 * Classifies what nodemailer or the server reported of a message that was not accepted.
 *
 * @param bodyBegan true once the server had taken the DATA command and the message began to leave
 */
export function classifySmtpError(error: unknown, bodyBegan: boolean): SmtpError {
  if (error instanceof SmtpError) return error;
  const known = (error instanceof Error ? error : new Error(String(error))) as ConnectionError;
  const response = known.response?.slice(0, 2000) ?? null;
  const stated = statusIn(response ?? '');
  const status = { ...stated, smtpCode: known.responseCode ? String(known.responseCode) : stated.smtpCode };
  return new SmtpError(kindOf(known, status, bodyBegan), known.message, status, response, error);
}

/**
 * Classifies a failure before MAIL FROM. Whatever the server says, and under whatever code, none of it is about the message:
 * the mailbox must wait, or log in again.
 */
export function classifyConnectError(error: unknown): SmtpError {
  const failure = classifySmtpError(error, false);
  const { code, responseCode } = error as ConnectionError;
  const isLogin = code === 'EAUTH' || code === 'ENOAUTH';
  if (failure.kind === 'auth' && isLogin && !noLoginCodes.has(responseCode ?? 0)) return failure;
  return withoutStatus('temporary', failure);
}

/** The same failure, said to be of a kind whatever the code of the server's answer. */
export function withoutStatus(kind: SmtpFailureKind, { message, response, cause }: SmtpError): SmtpError {
  return new SmtpError(kind, message, { smtpCode: null, enhancedCode: null }, response, cause);
}

/** Whether the server ends or refuses this connection itself, before the message began to leave over it. */
export function isConnectionGivenUp({ smtpCode, cause }: SmtpError): boolean {
  const { code, command } = (cause ?? {}) as ConnectionError;
  if (code !== 'EENVELOPE' || smtpCode === null) return false;
  return smtpCode === '421' || (command === 'MAIL FROM' && smtpCode.startsWith('4'));
}

/**
 * Whether nothing of a failure is about the message: the server said nothing, or that it serves nobody now (421) before it
 * knew whom the message is for.
 */
export function isAboutConnection({ smtpCode, cause }: SmtpError): boolean {
  const { command = '' } = (cause ?? {}) as ConnectionError;
  return smtpCode === null || (smtpCode === '421' && !['RCPT TO', 'DATA'].includes(command));
}

/** Whether a refusal names the recipient's own address or mailbox (RFC 3463, 3.2 and 3.3): it is unknown, shut or full. */
export function isAboutRecipient(error: SmtpError): boolean {
  return /^[45]\.(?:1\.[1-6]|2\.[12])$/.test(error.enhancedCode ?? '') && !isAboutSenderLimit(error);
}

/** Whether a refusal says that the mailbox has sent as much as it may for now. */
export function isAboutSenderLimit({ enhancedCode, response }: SmtpError): boolean {
  return isSenderLimit(enhancedCode, response ?? '');
}

function kindOf(error: ConnectionError, status: SmtpStatus, bodyBegan: boolean): SmtpFailureKind {
  if (status.smtpCode === null) {
    if (bodyBegan) return 'unknown';
    return error.code === 'EAUTH' || error.code === 'ENOAUTH' ? 'auth' : withoutReply(error);
  }
  const words = error.response ?? '';
  if (!status.smtpCode.startsWith('5')) return 'temporary';
  if (
    error.code === 'EAUTH' ||
    ['530', '534', '535'].includes(status.smtpCode) ||
    authCodes.test(status.enhancedCode ?? '')
  ) {
    return 'auth';
  }
  if (isSenderLimit(status.enhancedCode, words) || someLimit.test(words)) return 'temporary';
  if (error.command === 'MAIL FROM') return 'policy';
  // Only at RCPT was the server asked about an address: before and after it no code of its own speaks of one.
  const stage = error.command === 'RCPT TO' ? 'recipient' : 'other';
  const kind = classifyStatus(status, words, stage);
  return { hard: 'recipient_rejected', soft: 'temporary', policy: 'policy' }[kind] as SmtpFailureKind;
}

/** Nodemailer refuses by itself what no server could take: an address it cannot send, a message above the SIZE limit. */
function withoutReply(error: ConnectionError): SmtpFailureKind {
  if (error.code === 'EENVELOPE') return 'recipient_rejected';
  return error.code === 'EMESSAGE' ? 'policy' : 'temporary';
}
