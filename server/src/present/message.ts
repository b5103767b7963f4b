import type { Attachment, Message } from '../generated/types.js';
import type { AttachmentEntity } from '../store/entities.js';
import type { ListedMessage } from '../store/inbox/messages/queries.js';

/** A message of a thread, whose HTML is sanitized, as the contract shows it. */
export function presentMessage(row: ListedMessage): Message {
  return {
    id: row.id,
    thread_id: row.thread_id,
    direction: row.direction,
    subject: row.subject,
    body_text: row.display_text ?? row.body_text,
    body_html: row.body_html,
    from_email: row.from_email,
    from_name: row.from_name,
    to_email: row.to_email,
    to_name: row.to_name,
    to_emails: row.to_emails ?? [],
    cc: row.cc ?? [],
    message_id_header: row.message_id || null,
    attachments: row.attachments.map(presentAttachment),
    truncated: row.truncated ?? [],
    unproven: row.unproven,
    received_at: row.occurred_at.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}

function presentAttachment({ id, filename, content_type, size_bytes }: AttachmentEntity): Attachment {
  return { id, filename, content_type, size_bytes };
}
