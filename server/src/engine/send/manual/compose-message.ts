import type { EntityManager } from 'typeorm';
import { htmlToPlainText } from '../../../domain/inbox/html-text.js';
import { replyHeaders } from '../../../domain/sending/thread-headers.js';
import {
  forwardBody,
  replyBody,
  type QuotedMessage,
  type WrittenBody,
} from '../../../domain/sending/written-mail.js';
import type {
  MailboxEntity,
  AttachmentEntity,
  MessageEntity,
  MessageJobEntity,
} from '../../../store/entities.js';
import { readAttachments, readMessage } from '../../../store/inbox/messages/repository.js';
import { sanitizeAside } from '../../html-thread.js';
import { buildMime, type OutgoingAttachment } from '../mime.js';

/** A written message, ready to leave. */
export interface Composed {
  raw: Buffer;
  body: WrittenBody;
  inReplyTo: string | null;
  references: readonly string[];
}

/** Writes the message of a job, with what it quotes or passes on; null when that is no longer there. */
export async function composeMessage(
  db: EntityManager,
  job: MessageJobEntity,
  mailbox: MailboxEntity,
  now: Date,
): Promise<Composed | null> {
  const accountId = job.account_id;
  const source =
    job.source_message_id && (await readMessage(db, accountId, job.thread_id, job.source_message_id));
  if (!source) return null;
  const isForward = job.message_type === 'forward';
  const writing = { text: job.body_text, html: job.body_html };
  const body = (isForward ? forwardBody : replyBody)(writing, await quotable(source));
  const thread = threadOf(source);
  const attached = isForward ? await readAttachments(db, accountId, source.id) : [];
  const raw = buildMime({
    from: { name: mailbox.display_name, address: mailbox.email },
    to: [{ name: job.to_name, address: job.to_email }],
    cc: (job.cc ?? []).map(address => ({ address })),
    subject: job.subject ?? '',
    text: body.text,
    html: body.html,
    messageId: job.message_id,
    inReplyTo: thread.inReplyTo,
    references: thread.references,
    date: now,
    attachments: attached.flatMap(outgoing),
  });
  return { raw, body, ...thread };
}

/** Mail without a Message-ID of its own cannot be referred to; its ancestors can. */
function threadOf(source: MessageEntity): { inReplyTo: string | null; references: readonly string[] } {
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
