import type { EntityManager } from 'typeorm';
import { htmlToPlainText } from '../../../domain/inbox/html-text.js';
import { forwardBody, replyBody, type QuotedMessage } from '../../../domain/sending/manual-message.js';
import { messageIdFor, messageIdHash, replyHeaders } from '../../../domain/sending/thread-headers.js';
import type {
  AttachmentEntity,
  MailboxEntity,
  MessageEntity,
  MessageJobEntity,
} from '../../../store/entities.js';
import { readAttachments, readMessage } from '../../../store/inbox/messages/repository.js';
import { findThread } from '../../../store/inbox/threads/repository.js';
import type { ManualSend } from '../../../store/sending/entities.js';
import { sanitizeAside } from '../../html-thread.js';
import { buildMime, type OutgoingAttachment } from '../mime.js';

/** Returns the message of a job as the ledger stores it, with what it quotes or passes on; null when that no longer exists. */
export async function renderManual(
  db: EntityManager,
  job: MessageJobEntity,
  mailbox: MailboxEntity,
  now: Date,
): Promise<ManualSend | null> {
  const { account_id, thread_id, source_message_id } = job;
  const owner = await findThread(db, account_id, thread_id);
  const source = source_message_id && (await readMessage(db, account_id, thread_id, source_message_id));
  if (!owner || !source) return null;
  const { campaign_id, lead_id, global_lead_id } = owner;
  const isForward = job.message_type === 'forward';
  const own = { text: job.body_text, html: job.body_html };
  const { text, html } = (isForward ? forwardBody : replyBody)(own, await quotable(source));
  const message_id = messageIdFor(job.id, mailbox.email);
  const thread = threadHeaders(source);
  const attached = isForward ? await readAttachments(db, account_id, source.id) : [];
  const subject = job.subject ?? '';
  const raw = buildMime({
    from: { name: mailbox.display_name, address: mailbox.email },
    to: [{ name: job.to_name, address: job.to_email }],
    cc: (job.cc ?? []).map(address => ({ address })),
    subject,
    text,
    html,
    messageId: message_id,
    ...thread,
    date: now,
    attachments: attached.flatMap(outgoing),
  });
  return {
    account_id,
    id: job.id,
    kind: 'manual',
    enrollment_id: null,
    node_id: null,
    variant_id: null,
    step_number: null,
    campaign_id,
    lead_id,
    global_lead_id,
    mailbox_id: mailbox.id,
    message_id,
    message_id_hash: messageIdHash(message_id),
    in_reply_to: thread.inReplyTo,
    reference_ids: thread.references,
    from_email: mailbox.email,
    from_name: mailbox.display_name,
    to_email: job.to_email,
    to_name: job.to_name,
    cc: job.cc,
    subject,
    body_text: text,
    body_html: html,
    raw,
  };
}

/** Mail without a Message-ID of its own cannot be referred to; its ancestors can. */
function threadHeaders(source: MessageEntity): { inReplyTo: string | null; references: string[] } {
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
