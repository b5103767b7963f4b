import { In, Not, type EntityManager } from 'typeorm';
import { attachments, messages, type AttachmentEntity, type MessageEntity } from '../entities.js';

/** Returns a message of a thread, or null if it does not exist. */
export function readMessage(
  db: EntityManager,
  accountId: string,
  threadId: string,
  id: string,
): Promise<MessageEntity | null> {
  return db.getRepository(messages).findOneBy({ account_id: accountId, id, thread_id: threadId });
}

/** Stores a message that has left. */
export async function insertMessage(
  tx: EntityManager,
  message: Omit<
    MessageEntity,
    'send_id' | 'reply_to' | 'received_at' | 'truncated' | 'html_sanitized' | 'unproven'
  >,
): Promise<void> {
  await tx.getRepository(messages).insert(message);
}

/** Replaces the HTML of a message by what is shown of it. */
export async function keepSanitized(
  db: EntityManager,
  { account_id, id }: Pick<MessageEntity, 'account_id' | 'id'>,
  body_html: string,
): Promise<void> {
  await db.getRepository(messages).update({ account_id, id }, { body_html, html_sanitized: true });
}

/** Returns the newest message between a lead and a mailbox: no report of a mail system, and nothing sent to others. */
export function latestMessage(
  db: EntityManager,
  accountId: string,
  threadId: string,
): Promise<MessageEntity | null> {
  return db.getRepository(messages).findOne({
    where: { account_id: accountId, thread_id: threadId, kind: Not(In(['bounce', 'forward'] as const)) },
    order: { occurred_at: 'DESC', id: 'DESC' },
  });
}

/** Returns the newest received message of a thread, automatic or not; null when there is none. */
export function latestReceived(
  db: EntityManager,
  accountId: string,
  threadId: string,
): Promise<MessageEntity | null> {
  const kind = In(['reply', 'auto_reply'] as const);
  return db.getRepository(messages).findOne({
    where: { account_id: accountId, thread_id: threadId, kind, direction: 'received' },
    order: { occurred_at: 'DESC', id: 'DESC' },
  });
}

/** Returns the newest message that went to an address in a thread, or null: the lead may have been another before. */
export function latestMessageTo(
  db: EntityManager,
  accountId: string,
  threadId: string,
  email: string,
): Promise<MessageEntity | null> {
  return db.getRepository(messages).findOne({
    where: { account_id: accountId, thread_id: threadId, direction: 'sent', to_email: email },
    order: { occurred_at: 'DESC' },
  });
}

/** Returns the addresses to which a message was sent. */
export async function recipientsOf(db: EntityManager, accountId: string, id: string): Promise<string[]> {
  const message = await db.getRepository(messages).findOne({
    select: { to_email: true, cc: true },
    where: { account_id: accountId, id },
  });
  return [...(message?.to_email ? [message.to_email] : []), ...(message?.cc ?? [])];
}

/** Returns the attachments of a message with their contents. */
export function readAttachments(
  db: EntityManager,
  accountId: string,
  messageId: string,
): Promise<AttachmentEntity[]> {
  return db
    .getRepository(attachments)
    .find({ where: { account_id: accountId, message_id: messageId }, order: { id: 'ASC' } });
}
