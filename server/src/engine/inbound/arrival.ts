import type { ParsedMail } from '../../domain/mail-message.js';
import type { ThreadRow } from '../../store/entities/index.js';
import type { ThreadPlace } from '../../store/inbound.js';
import type { ThreadFacts } from '../../store/replies.js';
import type { ReceivingMailbox, ReportedMessage } from './match.js';
import type { Understood } from './understand.js';

/** A mail and what is known of it, while it is taken in. */
export interface Arrival {
  mailbox: ReceivingMailbox;
  mail: ParsedMail;
  understood: Exclude<Understood, { kind: 'notice' }>;
  /** Of the Message-ID, or of the whole mail where it has none. */
  hash: Buffer;
  receivedAt: Date;
  now: Date;
}

/** Where a mail belongs; of a bounce also which of its failed recipients it is about. */
export type Place = ThreadPlace | (ReportedMessage & { bounceIndex: number });

/** A mail that stands in its thread, which the transaction holds locked. */
export interface Kept {
  thread: ThreadRow;
  facts: ThreadFacts;
  /** UUID of the stored message. */
  messageId: string;
  place: Place;
}
