import type { EntityManager } from 'typeorm';
import { htmlToPlainText } from '../../../domain/inbox/html-text.js';
import { forwardBody, replyBody, type QuotedMessage } from '../../../domain/sending/manual-message.js';
import { messageIdFor, replyHeaders } from '../../../domain/sending/thread-headers.js';
import type {
  AttachmentEntity,
  MailboxEntity,
  MessageEntity,
  MessageJobEntity,
} from '../../../store/entities.js';
import { readAttachments, readMessage } from '../../../store/inbox/messages/repository.js';
import { findThread } from '../../../store/inbox/threads/repository.js';
import type { ManualSend } from '../../../store/sending/claims/queries.js';
import { sanitizeAside } from '../../html-thread.js';
import { buildMime, type OutgoingAttachment } from '../mime.js';

/** Returns the message of a job as the ledger stores it, with what it quotes or passes on; null when that no longer exists. */
export async function renderManual(
  db: EntityManager,
  job: MessageJobEntity,
  mailbox: MailboxEntity,
  now: Date,
): Promise<ManualSend | null> {
  const accountId = job.account_id;
  const thread = await findThread(db, accountId, job.thread_id);
  const source =
    job.source_message_id && (await readMessage(db, accountId, job.thread_id, job.source_message_id));
  if (!thread || !source) return null;
  const isForward = job.message_type === 'forward';
  const own = { text: job.body_text, html: job.body_html };
  const { text, html } = (isForward ? forwardBody : replyBody)(own, await quotable(source));
  const message = {
    messageId: messageIdFor(job.id, mailbox.email),
    subject: job.subject ?? '',
    ...threadHeaders(source),
  };
  const attached = isForward ? await readAttachments(db, accountId, source.id) : [];
  const cc = job.cc ?? [];
  const raw = buildMime({
    ...message,
    from: { name: mailbox.display_name, address: mailbox.email },
    to: [{ name: job.to_name, address: job.to_email }],
    cc: cc.map(address => ({ address })),
    text,
    html,
    date: now,
    attachments: attached.flatMap(outgoing),
  });
  return {
    ...message,
    kind: 'manual',
    id: job.id,
    accountId,
    campaignId: thread.campaign_id,
    leadId: thread.lead_id,
    globalLeadId: thread.global_lead_id,
    mailboxId: mailbox.id,
    fromEmail: mailbox.email,
    fromName: mailbox.display_name,
    toEmail: job.to_email,
    toName: job.to_name,
    cc,
    bodyText: text,
    bodyHtml: html,
    raw,
  };
}

/** Mail without a Message-ID of its own cannot be referred to; its ancestors can. */
function threadHeaders(source: MessageEntity): { inReplyTo: string | null; references: readonly string[] } {
  const references = source.reference_ids?.split(' ') ?? [];
  return source.message_id === ''
    ? { inReplyTo: null, references }
    : replyHeaders({ messageId: source.message_id, references });
}

async function quotable(source: MessageEntity): Promise<QuotedMessage> {
  const { body_html } = source;
  const named = (name: string | null, address: string | null) =>
    name ? `${name} <${address ?? ''}>` : (address ?? '');
  return {
    from: named(source.from_name, source.from_email),
    to: named(source.to_name, source.to_email),
    subject: source.subject,
    at: source.occurred_at,
    // Of a received message its HTML has given no more.
    text: source.body_text || (source.direction === 'sent' ? htmlToPlainText(body_html ?? '') : ''),
    html: body_html === null || source.html_sanitized ? body_html : await sanitizeAside(body_html),
  };
}

/** Only those whose content was kept can be passed on. */
function outgoing({
  filename,
  content_type,
  content,
  content_id,
  is_inline,
}: AttachmentEntity): OutgoingAttachment[] {
  if (content === null) return [];
  return [
    {
      filename: filename ?? (content_type === 'message/rfc822' ? 'message.eml' : 'attachment'),
      contentType: content_type,
      content,
      contentId: is_inline ? content_id : null,
    },
  ];
}
