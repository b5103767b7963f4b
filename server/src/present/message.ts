import type { Attachment, Message, MessageJob } from '../generated/types.js';
import type { AttachmentEntity, MessageJobEntity } from '../store/entities.js';
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

export function presentMessageJob(row: MessageJobEntity): MessageJob {
  return {
    id: row.id,
    status: row.status,
    message_type: row.message_type,
    thread_id: row.thread_id,
    error_message: row.error_message,
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
    send_wait_reason: row.send_wait_reason,
    status_reason: row.status_reason,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
