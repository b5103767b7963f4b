import type { SandboxBehaviour } from './behaviour.js';

export interface NewSandboxMessage {
  /** Message-ID header with angle brackets, '' when the message has none. */
  messageIdHeader: string;
  /** Envelope sender: the mailbox an answer goes to. */
  mailFrom: string;
  rcptTo: string;
  raw: Buffer;
  behaviour: SandboxBehaviour;
  acceptedAt: Date;
  /** When the recipient acts; null for one who stays silent. */
  answerDueAt: Date | null;
}

export interface SandboxMessage extends NewSandboxMessage {
  id: string;
  /** How often this Message-ID reached this recipient; more than one is a double send. */
  deliveries: number;
}

/** Durable storage of the sandbox: its recipients' mail, which is also its "Sent folder". */
export interface SandboxRepository {
  /**
   * Keeps a message before its sender learns that it was accepted: once per Message-ID and recipient. A further
   * arrival is counted in `deliveries` and answered no second time.
   */
  accept(message: NewSandboxMessage): Promise<void>;
  /**
   * Takes messages whose recipients have yet to act and whose time has come, oldest first. Two workers never take the
   * same; one that is not marked comes round again after a while.
   */
  dueAnswers(now: Date, limit: number): Promise<SandboxMessage[]>;
  markAnswered(id: string, at: Date): Promise<void>;
  /** Returns whether a message with this Message-ID arrived: asked after a crash in the middle of sending. */
  hasMessageId(messageId: string): Promise<boolean>;
}
