import type { NewEvent } from '../../store/database/outbox/queries.js';
import type { SendMessage } from '../../store/sending/entities.js';
import type { RecordedMessage } from '../../store/sending/sent/queries.js';
import type { FailureResult } from './classify-failure.js';
import type { SmtpError } from './smtp-error.js';
import type { SmtpReceipt } from './smtp-session.js';

/** A message that the mailbox's server has accepted. */
export interface AcceptedSend<C extends SendMessage = SendMessage> {
  message: C;
  sentAt: Date;
  /** What the server said, null where the Sent folder showed it. */
  response: string | null;
  /** Recipients that the server refused while it accepted others. */
  refused?: SmtpReceipt['rejected'];
  /** It was found in the Sent folder. */
  isInSentFolder?: boolean;
  /** The Message-ID that the server gave it in place of ours. */
  newMessageId?: string | undefined;
}

/** A message whose hand-over failed. */
export interface FailedSend<C extends SendMessage = SendMessage> {
  message: C;
  error: SmtpError;
  at: Date;
}

/** A message that has left, as its thread has it. */
export interface RecordedSend<C extends SendMessage = SendMessage> extends AcceptedSend<C>, RecordedMessage {
  events: NewEvent<'email.sent'>[];
  /** The global id of the lead who got it; null where it went to others. */
  person: string | null;
}

/**
 * Handles the results of messages of one kind, with their enrollments or their message job locked by the transaction: what
 * campaign mail and manual messages do differently once SMTP has answered.
 */
export interface SendResultHandler<C extends SendMessage = SendMessage> {
  /** Counted tries of a message before this one. */
  attemptsOf(message: C): number;
  /** Whether a message that did not leave may leave later. */
  mayRetry(message: C): boolean;
  /** Records messages that have left in their threads, and returns them in their order. */
  storeInThreads(accepted: readonly AcceptedSend<C>[]): Promise<RecordedSend<C>[]>;
  /** Lets the enrollments go on, or completes the job, after their messages have left. */
  advance(sent: readonly RecordedSend<C>[], now: Date): Promise<void>;
  /** @param restsUntil until when the mailbox rests because of failures; null where it is not at fault */
  fail(failed: FailedSend<C>, result: FailureResult, restsUntil: Date | null, now: Date): Promise<void>;
  /** Lets the enrollment or job of a message that certainly did not leave ask for a mailbox again. */
  requeue(message: C, now: Date): Promise<void>;
  /** Shows at the enrollment or job that nobody knows whether the message left. */
  markUnknown(message: C, error: string, now: Date): Promise<void>;
}
