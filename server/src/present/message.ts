import { sanitizeHtml } from '../domain/sanitize-html.js';
import type { Attachment, Message } from '../generated/types.js';
import type { ListedAttachment, ListedMessage } from '../store/inbox/message-list.js';
import { fromBin } from '../store/database/ids.js';
import { fromJson } from '../store/database/json.js';

/** A message of a thread as the contract shows it. */
export function presentMessage(row: ListedMessage, attachments: readonly ListedAttachment[]): Message {
  return {
    id: fromBin(row.id),
    thread_id: fromBin(row.thread_id),
    direction: row.direction,
    subject: row.subject,
    body_text: row.display_text ?? row.body_text,
    body_html: row.body_html === null ? null : sanitizeHtml(row.body_html),
    from_email: row.from_email,
    from_name: row.from_name,
    to_email: row.to_email,
    to_name: row.to_name,
    to_emails: fromJson<string[]>(row.to_emails) ?? [],
    cc: fromJson<string[]>(row.cc) ?? [],
    message_id_header: row.message_id || null,
    attachments: attachments.map(presentAttachment),
    received_at: row.occurred_at.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}

function presentAttachment({ id, filename, content_type, size_bytes }: ListedAttachment): Attachment {
  return { id: fromBin(id), filename, content_type, size_bytes };
}
