import type { EntityManager } from 'typeorm';
import { globalLeadId, parseEmail } from '../../../domain/leads/email-address.js';
import { ended, waitFor } from '../../../domain/inbox/message-job.js';
import type { BounceKind } from '../../../domain/inbox/mail-message.js';
import { emailSent } from '../../../events/email.js';
import { threadIdentity } from '../../../events/identity.js';
import type { MessageJobEntity } from '../../../store/entities.js';
import { bouncedLead, recordBounce } from '../../receive/record-bounce.js';
import { endSendingTrouble, noteTrouble } from '../../../store/mailboxes/queries.js';
import { emitEvents } from '../../../store/database/outbox.js';
import { touchPeople } from '../../../store/sending/sent/queries.js';
import type { SmtpError } from '../smtp-error.js';
import type { SmtpReceipt } from '../smtp-session.js';
import { queueSentCopies } from '../sent-copy-owner.js';
import { isInTrouble, classifyFailure, mailboxResult, troubleOf } from '../classify-failure.js';
import type { ClaimedJob } from './claim-job.js';
import { changeMessageJob, lockMessageJob } from '../../../store/inbox/message-jobs/repository.js';
import { readThreadOrigin } from '../../../store/leads/replacements/repository.js';
import { readThreadFacts } from '../../../store/inbox/threads/queries.js';
import { lockThread } from '../../../store/inbox/threads/repository.js';
import { recordManualMessage } from './record-message.js';

/** What the mailbox is to blame for is tried again when it has rested, and neither sooner nor later than this. */
const SHORTEST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 15 * 60_000;

/** How a written message left. */
export interface ManualReceipt {
  sentAt: Date;
  response: string | null;
  /** Recipients that the server did not take it for. */
  refused?: SmtpReceipt['rejected'];
  /** It stands in the Sent folder. */
  isFiled?: boolean;
}

/** Settles a written message that has left: in its thread, with its event. What is settled stays as it is. */
export async function recordManualSent(
  tx: EntityManager,
  { job, mailbox, message }: ClaimedJob,
  { sentAt, response, refused = [], isFiled = false }: ManualReceipt,
): Promise<void> {
  const accountId = job.account_id;
  // What is found in the Sent folder left earlier, perhaps before the trouble.
  if (isInTrouble(mailbox) && !isFiled) {
    const restsUntil = new Date(sentAt.getTime() + mailbox.sending_interval_seconds * 1000);
    await endSendingTrouble(tx, mailbox, restsUntil);
  }
  const locked = await lockMessageJob(tx, accountId, job.id);
  if (locked?.status !== 'sending') return;
  const thread = await lockThread(tx, accountId, job.thread_id);
  const id = await recordManualMessage(tx, thread, { job, mailbox, message }, sentAt);
  const change = {
    status: 'sent',
    sent_message_id: id,
    sent_at: sentAt,
    smtp_response: response,
  } as const;
  await changeMessageJob(
    tx,
    job,
    { ...change, due_at: null, lease_owner: null, error_message: refusals(refused) },
    sentAt,
  );
  if (!isFiled) {
    const ids = { id: job.id, accountId, mailboxId: job.mailbox_id };
    await queueSentCopies(tx, mailbox, [{ ...ids, messageId: job.message_id, raw: message.raw, sentAt }]);
  }
  if (!thread) return;
  // The conversation may have been handed over while the message waited: it belongs to the lead it was written to.
  const written = { ...thread, ...(await readThreadOrigin(tx, thread, job.created_at)) };
  const parties = {
    ...threadIdentity(written, await readThreadFacts(tx, accountId, written)),
    mailbox_email: mailbox.email,
    mailbox_id: job.mailbox_id,
  };
  const sent = {
    messageId: id,
    type: job.message_type,
    to: job.to_email,
    subject: job.subject ?? '',
    text: message.body.displayText,
    sentAt,
  };
  await emitEvents(tx, [emailSent(accountId, parties, sent)], sentAt);
  // A forward goes to somebody else: it is no activity of the lead.
  if (job.message_type === 'forward') return;
  await touchPeople(tx, accountId, [written.global_lead_id], sentAt);
}

/** For whom a message was not taken, though it left. */
function refusals(refused: SmtpReceipt['rejected']): string | null {
  if (refused.length === 0) return null;
  const each = refused.map(({ address, error }) => `${address}: ${error.response ?? error.message}`);
  return `Not taken for ${each.join('; ')}`;
}

/** Settles a hand-over that failed: tried again, over, or to be looked into, by what the server said. */
export async function recordManualFailure(
  tx: EntityManager,
  { job, mailbox }: ClaimedJob,
  error: SmtpError,
  owner: string,
  now: Date,
): Promise<void> {
  const accountId = job.account_id;
  const verdict = classifyFailure(error, job.attempts - 1, now);
  let restMs = 0;
  if (verdict.blame !== 'none') {
    const { status, failures, restsUntil } = mailboxResult(verdict.blame, mailbox, now);
    restMs = restsUntil.getTime() - now.getTime();
    await noteTrouble(
      tx,
      accountId,
      mailbox.id,
      { ...troubleOf(verdict.blame, error), status, failures, retryAt: restsUntil },
      now,
    );
  }
  const locked = await lockMessageJob(tx, accountId, job.id);
  if (locked?.status !== 'sending' || locked.lease_owner !== owner) return;
  const error_message = error.response ?? error.message;
  if (verdict.state === 'failed') {
    await changeMessageJob(tx, job, ended('failed', 'rejected', error_message), now);
    if (verdict.bounce) await bounceOfLead(tx, job, verdict.bounce, error, now);
    return;
  }
  const retryAt = verdict.retryAt?.getTime() ?? now.getTime();
  if (verdict.state === 'unknown')
    return changeMessageJob(tx, job, { due_at: new Date(retryAt), lease_owner: null, error_message }, now);
  const retryMs = Math.max(SHORTEST_RETRY_MS, Math.min(LONGEST_RETRY_MS, restMs));
  const wait = verdict.counts
    ? waitFor('retry_backoff', retryAt)
    : { ...waitFor('mailbox_unavailable', now.getTime() + retryMs), attempts: job.attempts - 1 };
  await changeMessageJob(tx, job, { ...wait, error_message }, now);
}

/** A refusal of the lead's address is a bounce as one of the campaign's messages has it; others to whom it went are no lead. */
async function bounceOfLead(
  tx: EntityManager,
  job: MessageJobEntity,
  severity: BounceKind,
  error: SmtpError,
  now: Date,
): Promise<void> {
  const accountId = job.account_id;
  const email = parseEmail(job.to_email);
  const thread = await lockThread(tx, accountId, job.thread_id);
  if (!thread || !email || thread.global_lead_id !== globalLeadId(email)) return;
  const bounce = {
    ...bouncedLead(thread),
    mailboxId: job.mailbox_id,
    sendId: null,
    threadId: thread.id,
    messageId: null,
    isCampaigns: false,
    severity,
    smtpCode: error.enhancedCode ?? error.smtpCode,
  };
  await recordBounce(tx, accountId, bounce, now);
}

/** Settles a stranded message of which the Sent folder cannot tell: it may have left, so it is not sent again. */
export async function recordManualUnknown(tx: EntityManager, { job }: ClaimedJob, now: Date): Promise<void> {
  const locked = await lockMessageJob(tx, job.account_id, job.id);
  if (locked?.status !== 'sending') return;
  const error = 'The connection broke while the message was handed over, and nobody knows whether it left.';
  await changeMessageJob(tx, job, ended('failed', 'unknown', error), now);
}

/** Puts a stranded message that certainly did not leave back into the queue. */
export async function requeueManual(tx: EntityManager, { job }: ClaimedJob, now: Date): Promise<void> {
  const locked = await lockMessageJob(tx, job.account_id, job.id);
  if (locked?.status !== 'sending') return;
  await changeMessageJob(tx, job, { status: 'queued', due_at: now, lease_owner: null }, now);
}
