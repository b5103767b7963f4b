import type { EntityManager } from 'typeorm';
import type { BounceKind } from '../../../domain/inbox/mail-message.js';
import { ended, waitFor, manualDisplayText } from '../../../domain/sending/manual-message.js';
import { snippetOf } from '../../../domain/inbox/thread-words.js';
import { globalLeadId, parseEmail } from '../../../domain/leads/email-address.js';
import { emailSent } from '../../../events/email.js';
import { threadIdentity } from '../../../events/identity.js';
import { newId } from '../../../store/database/ids.js';
import type { MessageJobEntity, ThreadEntity } from '../../../store/entities.js';
import { changeMessageJob, lockMessageJob } from '../../../store/inbox/message-jobs/repository.js';
import { copyAttachments } from '../../../store/inbox/messages/queries.js';
import { insertMessage } from '../../../store/inbox/messages/repository.js';
import { indexThreads } from '../../../store/inbox/search/indexing/queries.js';
import { readThreadFacts } from '../../../store/inbox/threads/queries.js';
import { changeThread, lockThread } from '../../../store/inbox/threads/repository.js';
import { readThreadOrigin } from '../../../store/leads/replacements/repository.js';
import type { ManualSend } from '../../../store/sending/entities.js';
import { sentMessage } from '../../../store/sending/sent/queries.js';
import { bounceTarget, recordBounce } from '../../receive/apply-report.js';
import type { AcceptedSend, FailedSend, RecordedSend, SendResultHandler } from '../result-handler.js';

/** What the mailbox is at fault for is tried again when it has rested, and neither sooner nor later than this. */
const SHORTEST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 15 * 60_000;

/** Locks the job of a manual message. */
export async function lockJobResults(
  tx: EntityManager,
  { account_id, id }: ManualSend,
): Promise<SendResultHandler<ManualSend>> {
  const job = await lockMessageJob(tx, account_id, id);
  if (!job) throw new Error(`The message job ${id} does not exist.`);
  const change = (to: Partial<MessageJobEntity>, now: Date) => changeMessageJob(tx, job, to, now);
  return {
    attemptsOf: () => job.attempts,
    mayRetry: () => true,
    storeInThreads: async ([accepted]) => [await recordInThread(tx, job, accepted!)],
    advance: ([sent], now) => {
      const sentJob = { status: 'sent', status_reason: null, due_at: null } as const;
      return change({ ...sentJob, error_message: refusalsOf(sent!) }, now);
    },
    async fail(failed, { state, counts, retryAt, bounce }, restsUntil, now) {
      const error_message = failed.error.response ?? failed.error.message;
      if (state === 'unknown') return change({ error_message }, now);
      if (state === 'failed') {
        await change(ended('failed', 'rejected', error_message), now);
        if (bounce) await bounceOfLead(tx, job, bounce, failed, now);
        return;
      }
      if (counts) {
        const wait = waitFor('retry_backoff', retryAt!.getTime());
        return change({ ...wait, attempts: job.attempts + 1, error_message }, now);
      }
      const restMs = (restsUntil?.getTime() ?? 0) - now.getTime();
      const retryMs = Math.max(SHORTEST_RETRY_MS, Math.min(LONGEST_RETRY_MS, restMs));
      return change({ ...waitFor('mailbox_unavailable', now.getTime() + retryMs), error_message }, now);
    },
    requeue: (_message, now) => change({ status: 'queued', due_at: now }, now),
    markUnknown: (_message, error, now) => change(ended('failed', 'unknown', error), now),
  };
}

/** Records a manual message that has left in its thread, as the thread's newest. */
async function recordInThread(
  tx: EntityManager,
  job: MessageJobEntity,
  accepted: AcceptedSend<ManualSend>,
): Promise<RecordedSend<ManualSend>> {
  const { message, sentAt } = accepted;
  const { account_id, thread_id, message_type, source_message_id } = job;
  const thread = await lockThread(tx, account_id, thread_id);
  const messageId = newId();
  const display = manualDisplayText(
    message_type,
    { text: job.body_text, html: job.body_html },
    message.body_text ?? '',
  );
  await insertMessage(tx, {
    ...sentMessage(message, sentAt),
    id: messageId,
    thread_id,
    kind: message_type,
    message_job_id: job.id,
    display_text: display,
  });
  if (message_type === 'forward' && source_message_id)
    await copyAttachments(tx, account_id, source_message_id, messageId, sentAt);
  const recorded = { ...accepted, threadId: thread_id, messageId, events: [], person: null };
  if (!thread) return recorded;
  const isNewest = thread.last_message_at <= sentAt;
  const newest = isNewest ? { snippet: snippetOf(display), last_message_at: sentAt } : {};
  await changeThread(tx, thread, { ...newest, message_count: thread.message_count + 1 }, sentAt);
  const texts = [message.subject, message.to_email, message.to_name, ...(message.cc ?? []), display];
  await indexThreads(tx, account_id, [{ number: thread.number, texts }]);
  // The conversation may have been handed over while the message waited: it belongs to the lead it was written to.
  const origin: ThreadEntity = { ...thread, ...(await readThreadOrigin(tx, thread, job.created_at)) };
  const parties = {
    ...threadIdentity(origin, await readThreadFacts(tx, account_id, origin)),
    mailbox_email: message.from_email,
    mailbox_id: message.mailbox_id,
  };
  const { to_email: to, subject } = message;
  const sent = { messageId, type: message_type, to, subject, text: display, sentAt };
  // A forward goes to somebody else: it is no activity of the lead.
  const person = message_type === 'forward' ? null : origin.global_lead_id;
  return { ...recorded, events: [emailSent(account_id, parties, sent)], person };
}

/** For whom a message was refused, though it left. */
function refusalsOf({ refused = [] }: AcceptedSend): string | null {
  if (refused.length === 0) return null;
  const each = refused.map(({ address, error }) => `${address}: ${error.response ?? error.message}`);
  return `Rejected for ${each.join('; ')}`;
}

/** A refusal of the lead's address is a bounce as one of the campaign's messages has it; other recipients are no leads. */
async function bounceOfLead(
  tx: EntityManager,
  job: MessageJobEntity,
  severity: BounceKind,
  { message, error }: FailedSend<ManualSend>,
  now: Date,
): Promise<void> {
  const email = parseEmail(message.to_email);
  const thread = await lockThread(tx, job.account_id, job.thread_id);
  if (!thread || !email || thread.global_lead_id !== globalLeadId(email)) return;
  const bounce = {
    ...bounceTarget(thread),
    mailboxId: message.mailbox_id,
    sendId: null,
    threadId: thread.id,
    messageId: null,
    isCampaignMail: false,
    severity,
    smtpCode: error.enhancedCode ?? error.smtpCode,
  };
  await recordBounce(tx, job.account_id, bounce, now);
}
