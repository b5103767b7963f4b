import type { EntityManager } from 'typeorm';
import { intervalEnd } from '../../domain/sending/mailbox-pace.js';
import { messageIdHash } from '../../domain/sending/thread-headers.js';
import { emitMailboxGuard } from '../../events/mailbox.js';
import { lockCampaign } from '../../store/campaigns/repository.js';
import { emitEvents } from '../../store/database/outbox/queries.js';
import type { MailboxEntity } from '../../store/entities.js';
import {
  endSendingTrouble,
  giveBackBudget,
  restartMailboxInterval,
  noteTrouble,
} from '../../store/mailboxes/queries.js';
import { findMailbox, lockConnected } from '../../store/mailboxes/sending/queries.js';
import type { CampaignSend, SendMessage } from '../../store/sending/entities.js';
import { lockSends } from '../../store/sending/queries.js';
import { markUnsent, replaceMessageId } from '../../store/sending/repository.js';
import { markSendRowsSent, touchPeople } from '../../store/sending/sent/queries.js';
import type { CountedReceivers } from './claim-outcome.js';
import { giveBackReceivers } from './campaign/recipient-waits.js';
import { guardCampaign } from '../guard.js';
import { lockEnrollmentResults } from './campaign/enrollment-results.js';
import { classifyFailure, isInTrouble, mailboxResult, troubleOf } from './classify-failure.js';
import { lockJobResults } from './manual/job-results.js';
import type { AcceptedSend, FailedSend, SendResultHandler } from './result-handler.js';
import { insertSentCopies } from '../../store/sending/copies/queries.js';

/** Locks the enrollments or the job of messages of one kind: always before the rows of the ledger. */
function lockResultHandler(tx: EntityManager, messages: readonly SendMessage[]): Promise<SendResultHandler> {
  const [first] = messages;
  return first?.kind === 'manual'
    ? lockJobResults(tx, first)
    : lockEnrollmentResults(tx, messages as CampaignSend[]);
}

/**
 * Records messages of one mailbox that have left, in one transaction and in as many statements as for one: ledger, thread
 * and message, statistics, events, the mailbox's interval, and their enrollments or job go on. What is recorded already is left alone,
 * so that it may run twice.
 */
export async function recordSent(
  tx: EntityManager,
  accepted: readonly AcceptedSend[],
  intervalMs: number,
): Promise<void> {
  const [first] = accepted;
  if (!first) return;
  const { account_id: accountId, mailbox_id: mailboxId, kind } = first.message;
  const { sentAt, message } = accepted.reduce((a, b) => (b.sentAt > a.sentAt ? b : a));
  const isManual = kind === 'manual';
  const nextSendAt = isManual
    ? new Date(sentAt.getTime() + intervalMs)
    : intervalEnd(sentAt, intervalMs, message.id);
  await restartMailboxInterval(tx, accountId, mailboxId, { sentAt, nextSendAt });
  const messages = accepted.map(send => send.message);
  const handler = await lockResultHandler(tx, messages);
  const sends = await lockSends(tx, accountId, idsOf(messages));
  const unrecorded = accepted.filter(send => (sends.get(send.message.id)?.state ?? 'sent') !== 'sent');
  const open = await Promise.all(unrecorded.map(send => withMessageId(tx, send)));
  const recorded = open.length === 0 ? [] : await handler.storeInThreads(open);
  const mailbox = await findMailbox(tx, accountId, mailboxId);
  // What is found in the Sent folder left earlier, perhaps before the trouble.
  const isNews = accepted.some(({ isInSentFolder }) => !isInSentFolder);
  if (mailbox && isNews && isInTrouble(mailbox))
    await endSendingTrouble(tx, mailbox, isManual ? nextSendAt : null);
  if (recorded.length === 0) return;
  await markSendRowsSent(
    tx,
    accountId,
    recorded.map(send => ({ ...send, id: send.message.id })),
  );
  const uncopied = recorded.filter(({ isInSentFolder }) => !isInSentFolder);
  if (mailbox) await queueSentCopies(tx, mailbox, uncopied);
  const events = recorded.flatMap(send => send.events);
  await emitEvents(tx, events, sentAt);
  const people = recorded.flatMap(({ person }) => person ?? []);
  await touchPeople(tx, accountId, people, sentAt);
  await handler.advance(recorded, sentAt);
}

/** Replies name a message by the Message-ID that its server gave it, so that one takes the place of ours. */
async function withMessageId(tx: EntityManager, send: AcceptedSend): Promise<AcceptedSend> {
  const { message, newMessageId: messageId = message.message_id } = send;
  if (messageId === message.message_id) return send;
  const replaced = { message_id: messageId, message_id_hash: messageIdHash(messageId) };
  await replaceMessageId(tx, message, replaced);
  return { ...send, message: { ...message, ...replaced } };
}

export interface FailureContext {
  mailbox: MailboxEntity;
  /** The mailbox's day that the messages were counted in. */
  day: string;
  /** UUID of the worker: a row that another one has claimed is left alone. */
  owner: string;
  /** For whom they were counted; null where no receiver has a limit, or where that is not known. */
  receivers: CountedReceivers | null;
}

/**
 * Locks the campaign of messages some of which bounced, first in their transaction: the guard judges it at the end, and who
 * changes enrollments of a campaign, or its status, locks it before them and before mailboxes, too.
 */
export async function lockGuarded(tx: EntityManager, failed: readonly FailedSend[]): Promise<void> {
  const bounced = failed.find(({ error, at }) => classifyFailure(error, 0, at).bounce !== null);
  if (bounced?.message.kind === 'campaign')
    await lockCampaign(tx, bounced.message.account_id, bounced.message.campaign_id);
}

/** Records messages of one mailbox whose hand-over failed, in one transaction. */
export async function recordFailed(
  tx: EntityManager,
  failed: readonly FailedSend[],
  { mailbox, day, owner, receivers }: FailureContext,
): Promise<void> {
  const [first] = failed;
  if (!first) return;
  const { account_id: accountId, mailbox_id: mailboxId } = first.message;
  const at = failed.reduce((latest, send) => (send.at > latest ? send.at : latest), first.at);
  const restsUntil = await recordMailboxFault(tx, failed, mailbox, at);
  const messages = failed.map(({ message }) => message);
  const handler = await lockResultHandler(tx, messages);
  const sends = await lockSends(tx, accountId, idsOf(messages));
  const unsent: string[] = [];
  let hasBounced = false;
  for (const send of failed) {
    const { message, error } = send;
    const row = sends.get(message.id);
    if (row?.state !== 'sending' || row.lease_owner !== owner) continue;
    const result = classifyFailure(error, handler.attemptsOf(message), at);
    const state = result.state === 'queued' ? stateForLater(handler, message) : result.state;
    const reply = {
      code: error.smtpCode === null ? null : Number(error.smtpCode),
      response: error.response,
      error: error.message,
    };
    await markUnsent(
      tx,
      accountId,
      message.id,
      state,
      reply,
      at,
      state === 'unknown' ? result.retryAt : null,
    );
    if (result.state === 'queued') unsent.push(message.id);
    await handler.fail(send, result, restsUntil, at);
    hasBounced ||= result.bounce !== null;
  }
  if (hasBounced && first.message.kind === 'campaign')
    await guardCampaign(tx, accountId, first.message.campaign_id, at);
  if (unsent.length > 0) await giveBackBudget(tx, accountId, mailboxId, day, unsent.length);
  await giveBackReceivers(tx, accountId, receivers, unsent);
}

/** What becomes of a message that may leave later: nobody tries again where the sequence was stopped meanwhile. */
function stateForLater(handler: SendResultHandler, message: SendMessage): 'queued' | 'cancelled' {
  return handler.mayRetry(message) ? 'queued' : 'cancelled';
}

/** Counts the worst of the failures against the mailbox, once: they have one cause. Returns until when it rests, if so. */
async function recordMailboxFault(
  tx: EntityManager,
  failed: readonly FailedSend[],
  mailbox: MailboxEntity,
  now: Date,
): Promise<Date | null> {
  const order = ['none', 'strike', 'trouble', 'auth'] as const;
  const [worst] = failed
    .map(({ error }) => ({ error, mailboxFault: classifyFailure(error, 0, now).mailboxFault }))
    .sort((a, b) => order.indexOf(b.mailboxFault) - order.indexOf(a.mailboxFault));
  if (!worst || worst.mailboxFault === 'none') return null;
  const { status, failures, restsUntil: usual } = mailboxResult(worst.mailboxFault, mailbox, now);
  const restsUntil = new Date(Math.max(usual.getTime(), now.getTime() + worst.error.retryAfterMs));
  const trouble = { status, failures, retryAt: restsUntil, ...troubleOf(worst.mailboxFault, worst.error) };
  if (worst.mailboxFault === 'strike' && status === 'error' && (await lockConnected(tx, mailbox)))
    await emitMailboxGuard(tx, mailbox, trouble.reason, restsUntil, now);
  await noteTrouble(tx, mailbox.account_id, mailbox.id, trouble, now);
  return restsUntil;
}

/**
 * Records that a message certainly did not leave: its enrollment or job asks for a mailbox again, and the row is claimed again
 * under the same Message-ID.
 */
export async function recordNotSent(
  tx: EntityManager,
  message: SendMessage,
  { owner, day, receivers }: Omit<FailureContext, 'mailbox'>,
  now: Date,
): Promise<void> {
  const handler = await lockIfOwned(tx, message, owner);
  if (!handler) return;
  const reply = { code: null, response: null, error: 'The message was not sent.' };
  await markUnsent(tx, message.account_id, message.id, stateForLater(handler, message), reply, now);
  await giveBackBudget(tx, message.account_id, message.mailbox_id, day, 1);
  await giveBackReceivers(tx, message.account_id, receivers, [message.id]);
  await handler.requeue(message, now);
}

/** Marks a message whose fate is unknown; it is never resent automatically. */
export async function recordUnknown(
  tx: EntityManager,
  message: SendMessage,
  owner: string,
  now: Date,
): Promise<void> {
  const handler = await lockIfOwned(tx, message, owner);
  if (!handler) return;
  const error =
    'The connection broke during sending, and the Sent folder does not show whether the message was sent.';
  await markUnsent(tx, message.account_id, message.id, 'unknown', { code: null, response: null, error }, now);
  await handler.markUnknown(message, error, now);
}

/** Locks the enrollment or job of a message that this worker has to reconcile; null when another worker has, or it has ended. */
async function lockIfOwned(
  tx: EntityManager,
  message: SendMessage,
  owner: string,
): Promise<SendResultHandler | null> {
  const handler = await lockResultHandler(tx, [message]);
  const send = (await lockSends(tx, message.account_id, [message.id])).get(message.id);
  const isOpen = send?.state === 'sending' || send?.state === 'unknown';
  return isOpen && send.lease_owner === owner ? handler : null;
}

function idsOf(messages: readonly SendMessage[]): string[] {
  return messages.map(({ id }) => id);
}

/** Servers that copy to Sent what is sent through them, whoever logs in there. */
const copyingHosts = /(^|\.)(gmail|googlemail|office365|outlook)\.com$/i;
/** A server that copies to Sent what it sends has done so by then. */
const graceMs = 30_000;

/** Whether the mailbox's server does not copy sent mail to Sent, so that this service does. It checks the folder before. */
export function copiesToSentFolder({
  provider,
  settings: { smtp, imap },
}: Pick<MailboxEntity, 'provider' | 'settings'>): boolean {
  if (provider !== 'smtp') return false;
  return imap !== undefined && ![smtp?.host, imap.host].some(host => host && copyingHosts.test(host));
}

/**
 * Queues copies of messages for the Sent folder, in the transaction that records them as sent. Not before: a message that is
 * there while its send is not recorded was put there by the server, which proves that it left.
 */
async function queueSentCopies(
  tx: EntityManager,
  mailbox: MailboxEntity,
  sends: readonly { message: SendMessage; sentAt: Date }[],
): Promise<void> {
  if (!copiesToSentFolder(mailbox)) return;
  const mails = sends.map(({ message: { account_id, id, mailbox_id, message_id, raw }, sentAt }) => {
    const due_at = new Date(sentAt.getTime() + graceMs);
    return { account_id, id, mailbox_id, message_id, raw, sent_at: sentAt, due_at };
  });
  await insertSentCopies(tx, mails);
}
