import type { EntityManager } from 'typeorm';
import { positionAfter, type Position } from '../../../domain/flow/position.js';
import { localDate } from '../../../domain/schedule/zone-time.js';
import { emailSent } from '../../../events/email.js';
import { mailIdentity } from '../../../events/identity.js';
import { readFlows } from '../../../store/campaigns/repository.js';
import type { NewEvent } from '../../../store/database/outbox/queries.js';
import { lockEnrollments, recordSteps } from '../../../store/enrollments/queue/queries.js';
import type { EnrollmentForResult } from '../../../store/enrollments/queue/queries.js';
import { changeEnrollments, endEnrollments } from '../../../store/enrollments/repository.js';
import type { EnrollmentChange } from '../../../store/enrollments/repository.js';
import { savedFlow } from '../../../store/flow/repository.js';
import { shortenRests } from '../../../store/mailboxes/queries.js';
import type { CampaignSend } from '../../../store/sending/entities.js';
import { readCampaignFacts, readSendLeads } from '../../../store/sending/facts/queries.js';
import type { SendingCampaign, SendLead } from '../../../store/sending/facts/queries.js';
import { recordSentMessages, type RecordedMessage } from '../../../store/sending/sent/queries.js';
import { addToStats, addToTotals } from '../../../store/stats/repository.js';
import { moveEach } from '../../flow/runner.js';
import { recordBounce } from '../../receive/apply-report.js';
import type { AcceptedSend, RecordedSend, SendResultHandler } from '../result-handler.js';

type Accepted = AcceptedSend<CampaignSend>;
type Recorded = RecordedSend<CampaignSend>;

/** Locks the enrollments of messages of one campaign. */
export async function lockEnrollmentResults(
  tx: EntityManager,
  messages: readonly CampaignSend[],
): Promise<SendResultHandler<CampaignSend>> {
  const { account_id: accountId, campaign_id: campaignId } = messages[0]!;
  const ids = messages.map(message => message.enrollment_id);
  const enrollments = await lockEnrollments(tx, accountId, ids);
  let campaign: SendingCampaign | undefined;
  const change = (id: string, to: EnrollmentChange, now: Date) =>
    changeEnrollments(tx, accountId, [id], to, now);

  /** Counts messages by day, and whom they were the first to; last in the transaction, see {@link addToStats}. */
  async function count(sent: readonly Recorded[]): Promise<void> {
    const days = new Map<string, number>();
    for (const { sentAt } of sent) {
      const day = localDate(campaign?.zone ?? 'UTC', sentAt);
      days.set(day, (days.get(day) ?? 0) + 1);
    }
    for (const [day, sentCount] of [...days].sort())
      await addToStats(tx, accountId, campaignId, day, { sent: sentCount });
    const first = sent.filter(({ message }) => enrollments.get(message.enrollment_id)?.stepsSent === 0);
    await addToTotals(tx, accountId, campaignId, { contacted_enrollment_count: first.length });
  }

  return {
    attemptsOf: ({ enrollment_id }) => enrollments.get(enrollment_id)?.attempts ?? 0,
    mayRetry: ({ enrollment_id }) => (enrollments.get(enrollment_id)?.state ?? 'stopped') !== 'stopped',

    async storeInThreads(accepted) {
      const leadIds = accepted.map(({ message }) => message.lead_id);
      const leads = await readSendLeads(tx, accountId, leadIds);
      campaign = (await readCampaignFacts(tx, accountId, [campaignId])).get(campaignId);
      // It was paused or stopped while its message was on its way: the mailbox waits for it no longer.
      if (!campaign?.blocksMailboxes) await shortenRests(tx, accountId, campaignId, 0);
      const sent = accepted.map(({ message, sentAt }) => ({
        send: message,
        threadId: enrollments.get(message.enrollment_id)?.threadId ?? null,
        sentAt,
        company: leads.get(message.lead_id)?.company_name ?? null,
      }));
      const places = await recordSentMessages(tx, accountId, sent);
      return accepted.map((send, index) => {
        const lead = leads.get(send.message.lead_id);
        const events = lead && campaign ? [sentEvent(send, places[index]!, lead, campaign)] : [];
        return { ...send, ...places[index]!, events, person: send.message.global_lead_id };
      });
    },

    /** Records the step on each enrollment, and moves those on that wait for it. */
    async advance(sent, now) {
      const enrolled = sent.filter(({ message }) => enrollments.has(message.enrollment_id));
      const steps = enrolled.map(
        ({ message: { enrollment_id: enrollmentId, mailbox_id: mailboxId }, threadId, sentAt }) => {
          return { enrollmentId, threadId, mailboxId, sentAt };
        },
      );
      await recordSteps(tx, accountId, steps);
      const saved = (await readFlows(tx, accountId, [campaignId])).get(campaignId);
      const flow = saved && savedFlow(saved).flow;
      const positions = new Map<string, Position | null>();
      // Whoever was paused or stopped while the message was on its way stays so; a pause goes on from this node later.
      for (const { message, sentAt } of enrolled)
        if (flow && isWaiting(enrollments.get(message.enrollment_id)!))
          positions.set(message.enrollment_id, positionAfter(flow, message.node_id, sentAt));
      // From here on the totals of the campaign are locked, which all its mailboxes count in.
      await moveEach(tx, accountId, positions, now);
      await count(sent);
    },

    async fail({ message, error }, result, _restsUntil, now) {
      const enrollment = enrollments.get(message.enrollment_id);
      if (!enrollment) return;
      if (isWaiting(enrollment)) {
        const last_error = (error.response ?? error.message).slice(0, 1000);
        const attempts = enrollment.attempts + (result.counts ? 1 : 0);
        const again = { awaits: 'send', next_action_at: result.retryAt } as const;
        // Nobody has written to this person yet: another mailbox may.
        const release =
          result.mailboxFault !== 'none' && enrollment.stepsSent === 0 ? { mailbox_id: null } : {};
        const move = result.state === 'queued' ? { ...again, ...release } : {};
        await change(enrollment.id, { last_error, attempts, ...move }, now);
      }
      if (result.bounce === null) return;
      const bounce = {
        campaignId: message.campaign_id,
        leadId: message.lead_id,
        globalLeadId: message.global_lead_id,
        enrollmentId: message.enrollment_id,
        mailboxId: message.mailbox_id,
        sendId: message.id,
        threadId: enrollment.threadId,
        messageId: null,
        isCampaignMail: true,
        severity: result.bounce,
        smtpCode: error.enhancedCode ?? error.smtpCode,
      };
      await recordBounce(tx, accountId, bounce, now);
      // A soft or policy bounce stops no sequence elsewhere, but here it cannot go past this email.
      await endEnrollments(tx, accountId, [enrollment.id], { state: 'stopped', reason: 'bounced' }, now);
    },

    async requeue({ enrollment_id, mailbox_id: own }, now) {
      const enrollment = enrollments.get(enrollment_id);
      if (!enrollment || (!isWaiting(enrollment) && enrollment.state !== 'paused')) return;
      // Nobody has written to this person yet: another mailbox may, should this one be gone by then.
      const mailbox_id = enrollment.stepsSent === 0 ? null : own;
      const again = { awaits: 'send', next_action_at: now, last_error: null } as const;
      await change(enrollment_id, { mailbox_id, ...(isWaiting(enrollment) && again) }, now);
    },

    async markUnknown({ enrollment_id }, error, now) {
      if (enrollments.get(enrollment_id)?.awaits !== 'sending') return;
      await change(enrollment_id, { last_error: error }, now);
    },
  };
}

/** Whether an enrollment waits for its message to leave: it was not paused or stopped meanwhile. */
function isWaiting({ state, awaits }: EnrollmentForResult): boolean {
  return state === 'active' && awaits === 'sending';
}

function sentEvent(
  { message, sentAt }: Accepted,
  { threadId, messageId }: RecordedMessage,
  lead: SendLead,
  campaign: SendingCampaign,
): NewEvent<'email.sent'> {
  const parties = {
    ...mailIdentity({ lead, campaign, mailboxEmail: message.from_email }, message.global_lead_id),
    enrollment_id: message.enrollment_id,
    mailbox_id: message.mailbox_id,
    thread_id: threadId,
  };
  const step = { number: message.step_number, nodeId: message.node_id, variantId: message.variant_id };
  const content = { to: message.to_email, subject: message.subject, text: message.body_text ?? '' };
  return emailSent(message.account_id, parties, { messageId, type: 'campaign', ...content, sentAt, step });
}
