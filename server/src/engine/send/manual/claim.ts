import type { EntityManager } from 'typeorm';
import { ended, waitFor } from '../../../domain/sending/manual-message.js';
import { mailboxDay, mailboxZone, readyAt } from '../../../domain/sending/mailbox-pace.js';
import { suppressedAddresses } from '../../../store/block-list/queries.js';
import type { MailboxEntity, MessageJobEntity } from '../../../store/entities.js';
import {
  changeMessageJob,
  lockDueMessageJob,
  type DueMessageJob,
} from '../../../store/inbox/message-jobs/repository.js';
import { chargeMailboxForClaims } from '../../../store/mailboxes/queries.js';
import { lockMailbox } from '../../../store/mailboxes/repository.js';
import { writeSends } from '../../../store/sending/claims/queries.js';
import type { ManualSend } from '../../../store/sending/entities.js';
import { isInLedger } from '../../../store/sending/repository.js';
import type { ClaimOptions, ClaimOutcome } from '../claim-outcome.js';
import { renderManual } from './render.js';

/** A mailbox that cannot be used is polled again after this long. */
const unavailableMs = 60_000;

/**
 * Claims a manual message whose time has come, in one transaction: its mailbox keeps its interval, nobody on the block list
 * is written to, and the rendered message is in the ledger. Otherwise the job shows what it waits for, or why it ended.
 */
export async function claimManual(
  tx: EntityManager,
  due: DueMessageJob,
  now: Date,
  { owner, leaseMs }: ClaimOptions,
): Promise<ClaimOutcome> {
  const mailbox = await lockMailbox(tx, due.accountId, due.mailboxId);
  const job = await lockDueMessageJob(tx, due, now);
  if (!job) return { kind: 'nothing_due' };
  const { message, change } = await decide(tx, job, mailbox, now);
  if (!mailbox || !message) {
    await changeMessageJob(tx, job, change ?? {}, now);
    return { kind: 'decided_without_send' };
  }
  const lease = { owner, until: new Date(now.getTime() + leaseMs) };
  const retry = await isInLedger(tx, due.accountId, job.id);
  await writeSends(tx, [{ message, retry }], lease, true, now);
  await changeMessageJob(tx, job, { status: 'sending', send_wait_reason: null, due_at: null }, now);
  const day = mailboxDay(mailboxZone(mailbox), now);
  const intervalMs = mailbox.sending_interval_seconds * 1000;
  const nextSendAt = new Date(now.getTime() + intervalMs);
  await chargeMailboxForClaims(tx, mailbox, { campaignId: null, count: 1, day, now, nextSendAt });
  return { kind: 'claimed', mailbox, messages: [message], isBegun: true, intervalMs, day, receivers: null };
}

/** The message to send now, or what it waits for, or how it ends. */
interface Decision {
  message?: ManualSend;
  change?: Partial<MessageJobEntity>;
}

async function decide(
  tx: EntityManager,
  job: MessageJobEntity,
  mailbox: MailboxEntity | null,
  now: Date,
): Promise<Decision> {
  if (!mailbox || mailbox.deleted_at !== null || mailbox.status === 'disconnected')
    return { change: waitFor('mailbox_unavailable', now.getTime() + unavailableMs) };
  // Whoever sends it now waives the interval.
  const sentAt = job.expedited ? null : mailbox.last_sent_at;
  const ready = readyAt(sentAt, mailbox.sending_interval_seconds * 1000);
  if (ready && ready > now) return { change: waitFor('mailbox_interval', ready.getTime()) };
  const message = await renderManual(tx, job, mailbox, now);
  if (!message) return { change: ended('failed', 'message_not_found') };
  const blocked = await suppressedAddresses(tx, job.account_id, [message.to_email, ...(message.cc ?? [])]);
  if (blocked.size === 0) return { message };
  return { change: ended('failed', 'blocked', `On the block list: ${[...blocked.keys()].join(', ')}`) };
}
