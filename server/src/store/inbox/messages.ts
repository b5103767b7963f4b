import type { EntityManager } from 'typeorm';
import { cutText } from '../../domain/merge-fields.js';
import type { MailAddress, ParsedMail } from '../../domain/mail-message.js';
import { attachments, type MessageRow, type ThreadRow } from '../entities.js';
import { fromBin, fromBinOrNull, newId, toBin } from '../database/ids.js';
import { insertRows } from '../database/bulk/queries.js';
import { inStatements } from '../database/bulk/in-statements.js';

/** A mail that arrived in a mailbox, as its thread keeps it. Ids are UUIDs. */
export interface ReceivedMessage {
  threadId: string;
  mailboxId: string;
  kind: Extract<MessageRow['kind'], 'reply' | 'auto_reply' | 'bounce'>;
  mail: ParsedMail;
  /** Of the Message-ID, or of the whole mail where it has none. */
  hash: Buffer;
  /** What its sender wrote, without quotes and signature. */
  displayText: string;
  receivedAt: Date;
}

/** Room of the columns. */
const MAX_ID = 998;
const MAX_NAME = 255;
const MAX_ADDRESS = 320;
const MAX_REFERENCES = 60_000;
const MAX_RECIPIENTS = 100;
/** A larger attachment is listed without its content, which would not fit into one packet of the protocol. */
const MAX_CONTENT = 8 * 1024 * 1024;

const receivedColumns = [
  'account_id', 'id', 'thread_id', 'mailbox_id', 'direction', 'kind', 'message_id', 'message_id_hash', 'in_reply_to',
  'reference_ids', 'subject', 'from_email', 'from_name', 'reply_to', 'to_email', 'to_name', 'to_emails', 'cc', 'body_text',
  'body_html', 'display_text', 'received_at', 'occurred_at', 'created_at',
] as const; // prettier-ignore

/**
 * Stores received mails and their attachments; answers their ids, in their order. The same mail in the same mailbox is a
 * duplicate key error.
 */
export async function insertReceived(
  tx: EntityManager,
  accountId: string,
  received: readonly ReceivedMessage[],
  now: Date,
): Promise<string[]> {
  const stored = received.map(message => ({ id: newId(), message }));
  const sizeOf = ({ message: { mail, displayText } }: (typeof stored)[number]) =>
    Buffer.byteLength(mail.text) + Buffer.byteLength(mail.html ?? '') + Buffer.byteLength(displayText);
  for (const batch of inStatements(stored, sizeOf)) {
    const rows = batch.map(({ id, message }) => receivedRow(accountId, id, message, now));
    await insertRows(tx, 'messages', receivedColumns, rows);
  }
  for (const { id, message } of stored) await insertAttachments(tx, accountId, id, message.mail, now);
  return stored.map(({ id }) => id);
}

function receivedRow(
  accountId: string,
  id: string,
  { threadId, mailboxId, kind, mail, hash, displayText, receivedAt }: ReceivedMessage,
  now: Date,
) {
  return {
    account_id: toBin(accountId),
    id: toBin(id),
    thread_id: toBin(threadId),
    mailbox_id: toBin(mailboxId),
    direction: 'received',
    kind,
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
    received_at: receivedAt,
    occurred_at: receivedAt,
    created_at: now,
  };
}

/** One by one: all contents together may not fit into one packet. */
async function insertAttachments(
  tx: EntityManager,
  accountId: string,
  messageId: string,
  mail: ParsedMail,
  now: Date,
): Promise<void> {
  for (const attachment of mail.attachments) {
    await tx.getRepository(attachments).insert({
      account_id: toBin(accountId),
      id: toBin(newId()),
      message_id: toBin(messageId),
      filename: attachment.filename && cutText(attachment.filename, MAX_NAME),
      content_type: cutText(attachment.contentType, MAX_NAME),
      content_id: attachment.contentId && cutText(attachment.contentId, MAX_NAME),
      is_inline: attachment.contentId ? 1 : 0,
      size_bytes: attachment.size,
      content: attachment.size <= MAX_CONTENT ? (attachment.content ?? null) : null,
      created_at: now,
    });
  }
}

function nameOf(address: MailAddress | null | undefined): string | null {
  return cutText(address?.name ?? '', MAX_NAME) || null;
}

function addressList(addresses: readonly MailAddress[]): string {
  return JSON.stringify(
    addresses.slice(0, MAX_RECIPIENTS).map(({ address }) => cutText(address, MAX_ADDRESS)),
  );
}

/** The newest of the ids that fit; a long conversation is found by any of them. */
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

/** A message that a received mail may answer or report on. */
export interface KnownMessage {
  id: string;
  threadId: string;
  /** The enrolment that its thread belongs to now. */
  enrollmentId: string | null;
  mailboxId: string;
  direction: MessageRow['direction'];
  kind: MessageRow['kind'];
  sendId: string | null;
  hash: Buffer;
  at: Date;
}

type KnownRow = MessageRow & Pick<ThreadRow, 'enrollment_id'>;

const knownSql = `SELECT m.id, m.thread_id, m.mailbox_id, m.direction, m.kind, m.send_id, m.message_id_hash, m.occurred_at,
    t.enrollment_id
  FROM messages m LEFT JOIN threads t ON t.account_id = m.account_id AND t.id = m.thread_id
  WHERE m.account_id = ? AND m.message_id_hash IN (?)`;
const unsettledSql = `SELECT id, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM sends
  WHERE account_id = ? AND message_id_hash IN (?) AND state IN ('sending', 'unknown')`;

/** The messages of an account that have these hashes of a Message-ID, in whatever mailbox. */
export async function messagesByHash(
  db: EntityManager,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<KnownMessage[]> {
  if (hashes.length === 0) return [];
  return (await db.query<KnownRow[]>(knownSql, [toBin(accountId), hashes])).map(known);
}

/**
 * As {@link messagesByHash}, with the ids of sends of which the ledger does not know yet that they have left. In one
 * statement, so that what is settled meanwhile is among either.
 */
export async function messagesAndUnsettled(
  db: EntityManager,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<{ messages: KnownMessage[]; unsettled: string[] }> {
  if (hashes.length === 0) return { messages: [], unsettled: [] };
  const values = [toBin(accountId), hashes];
  const rows = await db.query<(KnownRow | { id: Buffer; thread_id: null })[]>(
    `${knownSql} UNION ALL ${unsettledSql}`,
    [...values, ...values],
  );
  return {
    messages: rows.flatMap(row => (row.thread_id ? known(row) : [])),
    unsettled: rows.flatMap(row => (row.thread_id ? [] : fromBin(row.id))),
  };
}

function known(row: KnownRow): KnownMessage {
  return {
    id: fromBin(row.id),
    threadId: fromBin(row.thread_id),
    enrollmentId: fromBinOrNull(row.enrollment_id),
    mailboxId: fromBin(row.mailbox_id),
    direction: row.direction,
    kind: row.kind,
    sendId: row.send_id && fromBin(row.send_id),
    hash: row.message_id_hash,
    at: row.occurred_at,
  };
}

/** The newest message that went to an address in a thread, null when none did: the lead may have been another before. */
export async function latestMessageTo(
  db: EntityManager,
  accountId: string,
  threadId: string,
  email: string,
): Promise<Pick<KnownMessage, 'id' | 'kind' | 'sendId'> | null> {
  const [row] = await db.query<Pick<MessageRow, 'id' | 'kind' | 'send_id'>[]>(
    `SELECT id, kind, send_id FROM messages WHERE account_id = ? AND thread_id = ? AND direction = 'sent' AND to_email = ?
     ORDER BY occurred_at DESC LIMIT 1`,
    [toBin(accountId), toBin(threadId), email],
  );
  return row ? { id: fromBin(row.id), kind: row.kind, sendId: row.send_id && fromBin(row.send_id) } : null;
}

/** The address that a message went to, null where it went to others too. */
export async function onlyRecipient(
  db: EntityManager,
  accountId: string,
  id: string,
): Promise<string | null> {
  const [row] = await db.query<Pick<MessageRow, 'to_email'>[]>(
    `SELECT to_email FROM messages WHERE account_id = ? AND id = ? AND COALESCE(JSON_LENGTH(cc), 0) = 0`,
    [toBin(accountId), toBin(id)],
  );
  return row?.to_email ?? null;
}
