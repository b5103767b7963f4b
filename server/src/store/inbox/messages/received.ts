import { maxContentBytes, type MailAddress, type ReceivedMail } from '../../../domain/inbox/mail-message.js';
import { cutText } from '../../../domain/merge/merge-fields.js';
import { newId } from '../../database/ids.js';
import type { AttachmentEntity, MessageEntity } from '../entities.js';

/** A mail that arrived in a mailbox, as its thread stores it. Ids are UUIDs. */
export interface ReceivedMessage {
  threadId: string;
  mailboxId: string;
  kind: Extract<MessageEntity['kind'], 'reply' | 'auto_reply' | 'bounce'>;
  mail: ReceivedMail;
  /** Of the Message-ID, or of the whole mail where it has none. */
  hash: string;
  /** What its sender wrote, without quotes and signature. */
  displayText: string;
  receivedAt: Date;
  /** It claims something without proof. */
  unproven: boolean;
}

/** Capacity of the columns. */
const MAX_ID = 998;
const MAX_NAME = 255;
const MAX_ADDRESS = 320;
const MAX_REFERENCES = 60_000;
const MAX_RECIPIENTS = 100;

/** Returns the message of a received mail, cut to what the columns hold. */
export function receivedMessage(
  accountId: string,
  { threadId, mailboxId, kind, mail, hash, displayText, receivedAt, unproven }: ReceivedMessage,
  now: Date,
): MessageEntity {
  return {
    account_id: accountId,
    id: newId(),
    thread_id: threadId,
    mailbox_id: mailboxId,
    direction: 'received',
    kind,
    send_id: null,
    message_job_id: null,
    message_id: cutText(mail.messageId ?? '', MAX_ID),
    message_id_hash: hash,
    in_reply_to: mail.inReplyTo && cutText(mail.inReplyTo, MAX_ID),
    reference_ids: newestReferences(mail.references),
    subject: cutText(mail.subject, MAX_ID),
    from_email: mail.from && cutText(mail.from.address, MAX_ADDRESS),
    from_name: nameOf(mail.from),
    reply_to: mail.replyTo && cutText(mail.replyTo.address, MAX_ADDRESS),
    to_email: mail.to[0] ? cutText(mail.to[0].address, MAX_ADDRESS) : null,
    to_name: nameOf(mail.to[0]),
    to_emails: addressList(mail.to),
    cc: addressList(mail.cc),
    body_text: mail.text,
    body_html: mail.html,
    display_text: displayText,
    truncated: mail.truncated.length > 0 ? mail.truncated : null,
    html_sanitized: true,
    unproven,
    received_at: receivedAt,
    occurred_at: receivedAt,
    created_at: now,
  };
}

/** Returns the attachments of a received mail. */
export function receivedAttachments(
  { account_id, id: message_id }: MessageEntity,
  mail: ReceivedMail,
  now: Date,
): AttachmentEntity[] {
  return mail.attachments.map(attachment => ({
    account_id,
    id: newId(),
    message_id,
    filename: attachment.filename && cutText(attachment.filename, MAX_NAME),
    content_type: cutText(attachment.contentType, MAX_NAME),
    content_id: attachment.contentId && cutText(attachment.contentId, MAX_NAME),
    is_inline: Boolean(attachment.contentId),
    size_bytes: attachment.size,
    content: attachment.size <= maxContentBytes ? (attachment.content ?? null) : null,
    created_at: now,
  }));
}

function nameOf(address: MailAddress | null | undefined): string | null {
  return cutText(address?.name ?? '', MAX_NAME) || null;
}

function addressList(addresses: readonly MailAddress[]): string[] {
  return addresses.slice(0, MAX_RECIPIENTS).map(({ address }) => cutText(address, MAX_ADDRESS));
}

/** Returns the newest of the ids that fit; a long conversation is found by any of them. */
function newestReferences(ids: readonly string[]): string | null {
  const kept: string[] = [];
  let length = 0;
  for (const id of [...ids].reverse()) {
    length += id.length + 1;
    if (length > MAX_REFERENCES) break;
    kept.unshift(id);
  }
  return kept.join(' ') || null;
}
