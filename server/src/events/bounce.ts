import type { EntityManager } from 'typeorm';
import type { BounceKind } from '../domain/inbox/mail-message.js';
import { emitEvent } from '../store/database/outbox/queries.js';
import type { MailIdentity } from './identity.js';

/** A message that came back, or that the server refused. */
export interface DetectedBounce {
  enrollmentId: string | null;
  mailboxId: string;
  /** Null when the message never left, so that no thread or message holds it. */
  threadId: string | null;
  messageId: string | null;
  severity: BounceKind;
  /** Enhanced or basic code, "5.1.1" or "550". */
  smtpCode: string | null;
}

/** Returns why a message came back, in a few words. */
export function bounceReason({ severity, smtpCode }: DetectedBounce): string {
  return [severity, smtpCode].filter(Boolean).join(' ');
}

export async function emitBounce(
  tx: EntityManager,
  accountId: string,
  identity: MailIdentity,
  bounce: DetectedBounce,
  now: Date,
): Promise<void> {
  const payload = {
    ...identity,
    enrollment_id: bounce.enrollmentId,
    mailbox_id: bounce.mailboxId,
    thread_id: bounce.threadId,
    message_id: bounce.messageId,
    reason: bounceReason(bounce),
    severity: bounce.severity,
    smtp_code: bounce.smtpCode,
    bounced_at: now.toISOString(),
  };
  await emitEvent(tx, accountId, 'bounce.detected', payload, now);
}
