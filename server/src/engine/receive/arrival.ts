import { parseEmail } from '../../domain/leads/email-address.js';
import type { ReceivedMail } from '../../domain/inbox/mail-message.js';
import type { ThreadEntity } from '../../store/entities.js';
import type { ThreadFacts } from '../../store/inbox/threads/queries.js';
import type { ThreadPlace } from '../../store/inbox/threads/repository.js';
import type { Provenance } from '../../mail/provenance.js';
import type { ReceivingMailbox } from './known-messages.js';
import type { ReportedMessage } from './match-report.js';
import type { Understood } from '../../mail/understand.js';

/** An answer of a person or of a mail program. */
export type IncomingReply = Extract<Understood, { kind: 'reply' | 'auto_reply' }>;

/** A mail and what is known of it, while it is taken in. */
export interface Arrival {
  mailbox: ReceivingMailbox;
  mail: ReceivedMail;
  understood: Exclude<Understood, { kind: 'notice' }>;
  provenance: Provenance;
  /** Its thread is found by these. */
  words: readonly string[];
  /** Of the Message-ID, or of the whole mail where it has none. */
  hash: string;
  receivedAt: Date;
  now: Date;
}

/** Where a mail belongs; of a bounce also which of its failed recipients it is about. */
export type Place = ThreadPlace | (ReportedMessage & { bounceIndex: number });

/** A mail on its way into its thread. */
export interface Placed {
  arrival: Arrival;
  place: Place;
}

/** A mail that is in its thread, which the transaction holds locked. */
export interface Kept extends Placed {
  /** The thread as it was before. */
  before: ThreadEntity;
  /** The thread as it is now. */
  thread: ThreadEntity;
  facts: ThreadFacts;
  /** Nothing proves what it claims, so nothing follows from it. */
  unproven: boolean;
  /** UUID of the stored message. */
  messageId: string;
}

/** What is an answer of a mail; null where it is a report. */
export function incomingReplyOf({ understood }: Arrival): IncomingReply | null {
  return understood.kind === 'reply' || understood.kind === 'auto_reply' ? understood : null;
}

/** The normalized address of whoever sent a mail. */
export function senderOf({ from }: ReceivedMail): string | null {
  return from && parseEmail(from.address);
}

/**
 * What became of a mail. `unproven`: it is shown in its thread, and nothing follows from it. `ignored`: it has nothing to do
 * with what was sent, or nothing follows from it.
 */
export type Receipt =
  | { kind: Exclude<Understood['kind'], 'notice'>; threadId: string; messageId: string; unproven: boolean }
  | { kind: 'duplicate' }
  | Ignored;

export interface Ignored {
  kind: 'ignored';
  reason: 'own' | 'notice' | 'unmatched' | 'erased';
}
