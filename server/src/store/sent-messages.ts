import type { EntityManager } from 'typeorm';
import { messages } from './entities/index.js';
import { hashToBin, newId, toBin } from './ids.js';
import { messageIdHash, type SendClaim } from './sends.js';

/**
 * Records a campaign's message that has left: in its thread, which a first message opens, and as the thread's newest.
 *
 * @param threadId the enrolment's thread, null when it has none yet
 */
export async function recordSentMessage(
  tx: EntityManager,
  send: SendClaim,
  threadId: string | null,
  sentAt: Date,
): Promise<{ threadId: string; messageId: string }> {
  const thread = threadId ?? (await openThread(tx, send, sentAt));
  if (threadId !== null) {
    await tx.query(
      `UPDATE threads SET last_message_at = GREATEST(last_message_at, ?), updated_at = ?
       WHERE account_id = ? AND id = ?`,
      [sentAt, sentAt, toBin(send.accountId), toBin(threadId)],
    );
  }
  const messageId = newId();
  await tx.getRepository(messages).insert({
    account_id: toBin(send.accountId),
    id: toBin(messageId),
    thread_id: toBin(thread),
    mailbox_id: toBin(send.mailboxId),
    direction: 'sent',
    kind: 'campaign',
    send_id: toBin(send.id),
    message_id: send.messageId,
    message_id_hash: messageIdHash(send.messageId),
    in_reply_to: send.inReplyTo,
    reference_ids: send.references.join(' ') || null,
    subject: send.subject,
    from_email: send.fromEmail,
    from_name: send.fromName,
    to_email: send.toEmail,
    to_name: send.toName,
    to_emails: JSON.stringify([send.toEmail]),
    body_text: send.bodyText,
    body_html: send.bodyHtml,
    display_text: send.bodyText,
    occurred_at: sentAt,
    created_at: sentAt,
  });
  return { threadId: thread, messageId };
}

async function openThread(tx: EntityManager, send: SendClaim, sentAt: Date): Promise<string> {
  const id = newId();
  await tx.query(
    `INSERT INTO threads (account_id, id, campaign_id, mailbox_id, lead_id, enrollment_id, global_lead_id, subject,
       last_message_at, conversation_status, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', ?, ?)`,
    [
      toBin(send.accountId),
      toBin(id),
      toBin(send.campaignId),
      toBin(send.mailboxId),
      toBin(send.leadId),
      toBin(send.enrollmentId),
      hashToBin(send.globalLeadId),
      send.subject,
      sentAt,
      sentAt,
      sentAt,
    ],
  );
  return id;
}

/** Notes on people that something happened with them: the explorer sorts by it. */
export async function touchPeople(
  tx: EntityManager,
  accountId: string,
  globalLeadIds: readonly string[],
  at: Date,
): Promise<void> {
  await tx.query(
    `UPDATE people SET latest_activity_at = GREATEST(COALESCE(latest_activity_at, ?), ?)
     WHERE account_id = ? AND global_lead_id IN (?)`,
    [at, at, toBin(accountId), globalLeadIds.map(hashToBin)],
  );
}
