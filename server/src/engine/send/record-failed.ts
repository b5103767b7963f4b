import type { EntityManager } from 'typeorm';
import { recordBounce } from '../receive/record-bounce.js';
import { changeEnrollments, endEnrollments } from '../../store/enrollments/repository.js';
import { lockEnrollments, type LockedEnrollment } from '../../store/enrollments/queue/queries.js';
import type { MailboxEntity } from '../../store/entities.js';
import { giveBackBudget, noteTrouble } from '../../store/mailboxes/queries.js';
import type { SendClaim } from '../../store/sending/claims/queries.js';
import { lockSends } from '../../store/sending/queries.js';
import { markUnsent, type SmtpAnswer } from '../../store/sending/repository.js';
import type { SmtpError } from './smtp-error.js';
import { classifyFailure, mailboxResult, troubleOf, type FailureResult } from './classify-failure.js';

/** A message whose hand-over failed. */
export interface FailedSend {
  claim: SendClaim;
  error: SmtpError;
  at: Date;
}

export interface FailureContext {
  mailbox: MailboxEntity;
  /** The mailbox's day that the messages were counted in. */
  day: string;
  /** UUID of the worker: a row that another one has taken over is left alone. */
  owner: string;
}

/** Settles messages of one mailbox whose hand-over failed, in one transaction. */
export async function recordFailed(
  tx: EntityManager,
  failed: readonly FailedSend[],
  { mailbox, day, owner }: FailureContext,
): Promise<void> {
  const [first] = failed;
  if (!first) return;
  const { accountId, mailboxId } = first.claim;
  const at = failed.reduce((latest, send) => (send.at > latest ? send.at : latest), first.at);
  await blameMailbox(tx, failed, mailbox, at);
  const enrollments = await lockEnrollments(
    tx,
    accountId,
    failed.map(({ claim }) => claim.enrollmentId),
  );
  const sends = await lockSends(
    tx,
    accountId,
    failed.map(({ claim }) => claim.id),
  );
  let given = 0;
  for (const { claim, error } of failed) {
    const send = sends.get(claim.id);
    if (send?.state !== 'sending' || send.lease_owner !== owner) continue;
    const enrollment = enrollments.get(claim.enrollmentId);
    const verdict = classifyFailure(error, enrollment?.attempts ?? 0, at);
    const due = verdict.state === 'unknown' ? verdict.retryAt : null;
    const state = verdict.state === 'queued' ? stateForLater(enrollment) : verdict.state;
    await markUnsent(tx, accountId, claim.id, state, answerOf(error), at, due);
    if (verdict.state === 'queued') given++;
    if (enrollment) await followUp(tx, claim, enrollment, verdict, error, at);
  }
  if (given > 0) await giveBackBudget(tx, accountId, mailboxId, day, given);
}

/** What becomes of a message that may leave later: nobody tries again where the sequence was stopped meanwhile. */
function stateForLater(enrollment: LockedEnrollment | undefined): 'queued' | 'cancelled' {
  return !enrollment || enrollment.state === 'stopped' ? 'cancelled' : 'queued';
}

async function followUp(
  tx: EntityManager,
  claim: SendClaim,
  enrollment: LockedEnrollment,
  verdict: FailureResult,
  error: SmtpError,
  now: Date,
): Promise<void> {
  const { accountId } = claim;
  const isWaiting = enrollment.state === 'active' && enrollment.awaits === 'sending';
  const last_error = (error.response ?? error.message).slice(0, 1000);
  if (isWaiting) {
    const attempts = enrollment.attempts + (verdict.counts ? 1 : 0);
    const again = { awaits: 'send', next_action_at: verdict.retryAt } as const;
    // Nobody has written to this person yet: another mailbox may.
    const release = verdict.blame !== 'none' && enrollment.stepsSent === 0 ? { mailbox_id: null } : {};
    const move = verdict.state === 'queued' ? { ...again, ...release } : {};
    await changeEnrollments(tx, accountId, [enrollment.id], { last_error, attempts, ...move }, now);
  }
  if (verdict.bounce === null) return;
  await recordBounce(
    tx,
    accountId,
    {
      campaignId: claim.campaignId,
      leadId: claim.leadId,
      globalLeadId: claim.globalLeadId,
      enrollmentId: claim.enrollmentId,
      mailboxId: claim.mailboxId,
      sendId: claim.id,
      threadId: enrollment.threadId,
      messageId: null,
      isCampaigns: true,
      severity: verdict.bounce,
      smtpCode: error.enhancedCode ?? error.smtpCode,
    },
    now,
  );
  // A soft or policy bounce stops no sequence elsewhere, but here it cannot go past this email.
  await endEnrollments(tx, accountId, [enrollment.id], { state: 'stopped', reason: 'bounced' }, now);
}

/** Holds the worst of the failures against the mailbox, once: they are one and the same trouble. */
async function blameMailbox(
  tx: EntityManager,
  failed: readonly FailedSend[],
  mailbox: MailboxEntity,
  now: Date,
): Promise<void> {
  const order = ['none', 'strike', 'trouble', 'auth'] as const;
  const [worst] = failed
    .map(({ error }) => ({ error, blame: classifyFailure(error, 0, now).blame }))
    .sort((a, b) => order.indexOf(b.blame) - order.indexOf(a.blame));
  if (!worst || worst.blame === 'none') return;
  const { status, failures, restsUntil } = mailboxResult(worst.blame, mailbox, now);
  const trouble = {
    status,
    failures,
    retryAt: restsUntil,
    ...troubleOf(worst.blame, worst.error),
  };
  await noteTrouble(tx, mailbox.account_id, mailbox.id, trouble, now);
}

function answerOf(error: SmtpError): SmtpAnswer {
  return {
    code: error.smtpCode === null ? null : Number(error.smtpCode),
    response: error.response,
    error: error.message,
  };
}

/**
 * Puts a message that certainly did not leave back: its enrollment asks for a mailbox again, and the row is taken up under
 * the same Message-ID.
 */
export async function recordWithdrawn(
  tx: EntityManager,
  claim: SendClaim,
  owner: string,
  day: string,
  now: Date,
): Promise<void> {
  const { accountId, mailboxId } = claim;
  const enrollment = (await lockEnrollments(tx, accountId, [claim.enrollmentId])).get(claim.enrollmentId);
  const send = (await lockSends(tx, accountId, [claim.id])).get(claim.id);
  if (!send || send.lease_owner !== owner || (send.state !== 'sending' && send.state !== 'unknown')) return;
  const answer = { code: null, response: null, error: 'The message did not leave.' };
  await markUnsent(tx, accountId, claim.id, stateForLater(enrollment), answer, now);
  await giveBackBudget(tx, accountId, mailboxId, day, 1);
  if (!enrollment) return;
  // Nobody has written to this person yet: another mailbox may, should this one be gone by then.
  const mailbox_id = enrollment.stepsSent === 0 ? null : mailboxId;
  const isWaiting = enrollment.state === 'active' && enrollment.awaits === 'sending';
  const again = { awaits: 'send', next_action_at: now, last_error: null } as const;
  if (isWaiting || enrollment.state === 'paused')
    await changeEnrollments(tx, accountId, [enrollment.id], { mailbox_id, ...(isWaiting && again) }, now);
}

/** Leaves a message of which nobody knows whether it left: shown as such, and never sent again by itself. */
export async function recordUnknown(
  tx: EntityManager,
  claim: SendClaim,
  owner: string,
  now: Date,
): Promise<void> {
  const { accountId } = claim;
  const enrollment = (await lockEnrollments(tx, accountId, [claim.enrollmentId])).get(claim.enrollmentId);
  const send = (await lockSends(tx, accountId, [claim.id])).get(claim.id);
  if (!send || send.lease_owner !== owner || (send.state !== 'sending' && send.state !== 'unknown')) return;
  const error =
    'The connection broke while the message was handed over, and the Sent folder cannot tell whether it left.';
  await markUnsent(tx, accountId, claim.id, 'unknown', { code: null, response: null, error }, now);
  if (enrollment?.awaits === 'sending')
    await changeEnrollments(tx, accountId, [enrollment.id], { last_error: error }, now);
}
