import type { EntityManager } from 'typeorm';
import { snippetOf } from '../domain/thread-words.js';
import { messages } from './entities/index.js';
import { hashToBin, newId, toBin } from './ids.js';
import type { SendClaim } from './send-claims.js';
import { messageIdHash } from './sends.js';
import { indexThread } from './thread-search.js';

/**
 * Records a campaign's message that has left: in its thread, which a first message opens, and as the thread's newest.
 *
 * @param threadId the enrolment's thread, null when it has none yet
 * @param company of the lead: searches find the thread by it
 */
export async function recordSentMessage(
  tx: EntityManager,
  send: SendClaim,
  threadId: string | null,
  sentAt: Date,
  company: string | null = null,
): Promise<{ threadId: string; messageId: string }> {
  const thread = threadId ?? (await openThread(tx, send, sentAt));
  if (threadId !== null) {
    await tx.query(
      `UPDATE threads SET message_count = message_count + 1, snippet = IF(last_message_at > ?, snippet, ?),
         last_message_at = GREATEST(last_message_at, ?), updated_at = ? WHERE account_id = ? AND id = ?`,
      [sentAt, snippetOf(send.bodyText), sentAt, sentAt, toBin(send.accountId), toBin(threadId)],
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
  await indexThread(tx, send.accountId, thread, [
    send.subject,
    send.toEmail,
    send.toName,
    send.fromEmail,
    send.fromName,
    company,
    send.bodyText,
  ]);
  return { threadId: thread, messageId };
}

async function openThread(tx: EntityManager, send: SendClaim, sentAt: Date): Promise<string> {
  const id = newId();
  await tx.query(
    `INSERT INTO threads (account_id, id, campaign_id, mailbox_id, lead_id, enrollment_id, global_lead_id, subject,
       snippet, message_count, last_message_at, conversation_status, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, 'open', ?, ?)`,
    [
      toBin(send.accountId),
      toBin(id),
      toBin(send.campaignId),
      toBin(send.mailboxId),
      toBin(send.leadId),
      toBin(send.enrollmentId),
      hashToBin(send.globalLeadId),
      send.subject,
      snippetOf(send.bodyText),
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
