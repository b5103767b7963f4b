// SQL, because the messages of a mailbox are recorded together, in as many statements as one.
import { messages, threads } from '../../inbox/entities.js';
import { indexThreads, threadNumbers } from '../../inbox/search/indexing/queries.js';
import type { EntityManager } from 'typeorm';
import { snippetOf } from '../../../domain/inbox/thread-words.js';
import { toStored } from '../../database/entity.js';
import { hashToBin, newId, toBin } from '../../database/ids.js';
import { columnsOf, insertRows } from '../../database/bulk/queries.js';
import { tableSql } from '../../database/bulk/values/queries.js';
import type { CampaignSend, SendMessage } from '../entities.js';

/** A campaign's message that has left. */
export interface SentMessage {
  send: CampaignSend;
  /** The enrollment's thread, null when it has none yet. */
  threadId: string | null;
  sentAt: Date;
  /** Of the lead: searches find the thread by it. */
  company: string | null;
}

/** Where a message was recorded. Ids are UUIDs. */
export interface RecordedMessage {
  threadId: string;
  messageId: string;
}

/**
 * Records messages of one account that have left, of different enrollments: each in its thread, which a first message
 * opens, and as the thread's newest. Returns where, in their order.
 */
export async function recordSentMessages(
  tx: EntityManager,
  accountId: string,
  sent: readonly SentMessage[],
): Promise<RecordedMessage[]> {
  const recorded = sent.map(({ threadId, ...message }) => {
    return { ...message, isFirst: threadId === null, threadId: threadId ?? newId(), messageId: newId() };
  });
  await openThreads(
    tx,
    recorded.filter(({ isFirst }) => isFirst),
  );
  await continueThreads(
    tx,
    accountId,
    recorded.filter(({ isFirst }) => !isFirst),
  );
  await storeMessages(tx, recorded);
  await indexRecorded(tx, accountId, recorded);
  return recorded.map(({ threadId, messageId }) => ({ threadId, messageId }));
}

type Recorded = RecordedMessage & Omit<SentMessage, 'threadId'> & { isFirst: boolean };

async function indexRecorded(
  tx: EntityManager,
  accountId: string,
  recorded: readonly Recorded[],
): Promise<void> {
  if (recorded.length === 0) return;
  const ids = recorded.map(({ threadId }) => threadId);
  const numbers = await threadNumbers(tx, accountId, ids);
  const words = recorded.flatMap(({ send, company, threadId }) => {
    const number = numbers.get(threadId);
    if (number === undefined) return [];
    const people = [send.to_email, send.to_name, send.from_email, send.from_name, company];
    const texts = [send.subject, ...people, send.body_text];
    return { number, texts };
  });
  await indexThreads(tx, accountId, words);
}

async function openThreads(tx: EntityManager, first: readonly Recorded[]): Promise<void> {
  const opened = first.map(({ send, threadId, sentAt }) => ({
    account_id: send.account_id,
    id: threadId,
    campaign_id: send.campaign_id,
    mailbox_id: send.mailbox_id,
    lead_id: send.lead_id,
    enrollment_id: send.enrollment_id,
    global_lead_id: send.global_lead_id,
    subject: send.subject,
    snippet: snippetOf(send.body_text ?? ''),
    message_count: 1,
    last_message_at: sentAt,
    conversation_status: 'open' as const,
    created_at: sentAt,
    updated_at: sentAt,
  }));
  const rows = toStored(threads, opened);
  await insertRows(tx, 'threads', columnsOf(rows), rows);
}

async function continueThreads(
  tx: EntityManager,
  accountId: string,
  later: readonly Recorded[],
): Promise<void> {
  if (later.length === 0) return;
  const rows = later.map(({ send, threadId, sentAt }) => ({
    id: toBin(threadId),
    snippet: snippetOf(send.body_text ?? ''),
    sent_at: sentAt,
  }));
  const sentAt = 'CAST(v.sent_at AS DATETIME(3))';
  await tx.query(
    `UPDATE ? v STRAIGHT_JOIN threads t ON t.account_id = ? AND t.id = v.id
     SET t.message_count = t.message_count + 1, t.snippet = IF(t.last_message_at > ${sentAt}, t.snippet, v.snippet),
       t.last_message_at = GREATEST(t.last_message_at, ${sentAt}), t.updated_at = v.sent_at`,
    [tableSql(['id', 'snippet', 'sent_at'], rows), toBin(accountId)],
  );
}

async function storeMessages(tx: EntityManager, recorded: readonly Recorded[]): Promise<void> {
  const rows = toStored(messages, recorded.map(messageOf));
  await insertRows(tx, 'messages', columnsOf(rows), rows);
}

function messageOf({ send, threadId, messageId, sentAt }: Recorded) {
  return {
    ...sentMessage(send, sentAt),
    id: messageId,
    thread_id: threadId,
    kind: 'campaign' as const,
    send_id: send.id,
    display_text: send.body_text,
  };
}

/** Returns the columns of a message that a send gives it, in its thread. */
export function sentMessage(send: SendMessage, sentAt: Date) {
  return {
    account_id: send.account_id,
    mailbox_id: send.mailbox_id,
    direction: 'sent' as const,
    message_id: send.message_id,
    message_id_hash: send.message_id_hash,
    in_reply_to: send.in_reply_to,
    reference_ids: send.reference_ids.join(' ') || null,
    subject: send.subject,
    from_email: send.from_email,
    from_name: send.from_name,
    to_email: send.to_email,
    to_name: send.to_name,
    to_emails: [send.to_email],
    cc: send.cc,
    body_text: send.body_text,
    body_html: send.body_html,
    occurred_at: sentAt,
    created_at: sentAt,
  };
}

/** A message that has left. */
export interface SentSend {
  id: string;
  threadId: string;
  sentAt: Date;
  response: string | null;
}

/** Marks the rows of sends as sent. Their messages are then those of the threads, so that the ledger keeps no copies. */
export async function markSendRowsSent(
  tx: EntityManager,
  accountId: string,
  sent: readonly SentSend[],
): Promise<void> {
  const rows = sent.map(({ id, threadId, sentAt, response }) => ({
    id: toBin(id),
    thread_id: toBin(threadId),
    sent_at: sentAt,
    response: response?.slice(0, 1000) ?? null,
  }));
  await tx.query(
    `UPDATE ? v STRAIGHT_JOIN sends s ON s.account_id = ? AND s.id = v.id
     SET s.state = 'sent', s.sent_at = v.sent_at, s.thread_id = v.thread_id, s.smtp_response = v.response,
       s.error_message = NULL, s.due_at = NULL, s.lease_owner = NULL, s.raw = NULL, s.body_text = NULL,
       s.body_html = NULL, s.updated_at = v.sent_at`,
    [tableSql(['id', 'thread_id', 'sent_at', 'response'], rows), toBin(accountId)],
  );
}

/** Records on people that something happened with them: the explorer sorts by it. */
export async function touchPeople(
  tx: EntityManager,
  accountId: string,
  globalLeadIds: readonly string[],
  at: Date,
): Promise<void> {
  if (globalLeadIds.length === 0) return;
  await tx.query(
    `UPDATE people SET latest_activity_at = GREATEST(COALESCE(latest_activity_at, ?), ?)
     WHERE account_id = ? AND global_lead_id IN (?)`,
    [at, at, toBin(accountId), globalLeadIds.map(hashToBin)],
  );
}
