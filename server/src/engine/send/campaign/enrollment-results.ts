import type { EntityManager } from 'typeorm';
import { positionAfter, type Position } from '../../../domain/flow/position.js';
import { localDate } from '../../../domain/schedule/zone-time.js';
import { emailSent } from '../../../events/email.js';
import { mailIdentity } from '../../../events/identity.js';
import { readFlows } from '../../../store/campaigns/repository.js';
import type { NewEvent } from '../../../store/database/outbox.js';
import {
  lockEnrollments,
  recordSteps,
  type LockedEnrollment,
} from '../../../store/enrollments/queue/queries.js';
import { changeEnrollments, endEnrollments } from '../../../store/enrollments/repository.js';
import { savedFlow } from '../../../store/flow/repository.js';
import { shortenRests } from '../../../store/mailboxes/queries.js';
import type { CampaignSend } from '../../../store/sending/entities.js';
import {
  readCampaignFacts,
  readSendLeads,
  type SendingCampaign,
  type SendLead,
} from '../../../store/sending/facts/queries.js';
import { recordSentMessages, type RecordedMessage } from '../../../store/sending/sent/queries.js';
import { addToStats, addToTotals } from '../../../store/stats/repository.js';
import { moveEach } from '../../flow/runner.js';
import { recordBounce } from '../../receive/record-bounce.js';
import type { FailureResult } from '../classify-failure.js';
import type { AcceptedSend, FailedSend, RecordedSend, SendResultHandler } from '../result-handler.js';

type Accepted = AcceptedSend<CampaignSend>;
type Recorded = RecordedSend<CampaignSend>;

/** Locks the enrollments of messages of one campaign. */
export async function lockEnrollmentResults(
  tx: EntityManager,
  messages: readonly CampaignSend[],
): Promise<SendResultHandler<CampaignSend>> {
  const { account_id, campaign_id } = messages[0]!;
  const ids = messages.map(message => message.enrollment_id);
  return new EnrollmentResults(tx, account_id, campaign_id, await lockEnrollments(tx, account_id, ids));
}

class EnrollmentResults implements SendResultHandler<CampaignSend> {
  readonly #tx: EntityManager;
  readonly #accountId: string;
  readonly #campaignId: string;
  readonly #enrollments: ReadonlyMap<string, LockedEnrollment>;
  #campaign: SendingCampaign | undefined;

  constructor(
    tx: EntityManager,
    accountId: string,
    campaignId: string,
    enrollments: ReadonlyMap<string, LockedEnrollment>,
  ) {
    this.#tx = tx;
    this.#accountId = accountId;
    this.#campaignId = campaignId;
    this.#enrollments = enrollments;
  }

  attemptsOf({ enrollment_id }: CampaignSend): number {
    return this.#enrollments.get(enrollment_id)?.attempts ?? 0;
  }

  mayRetry({ enrollment_id }: CampaignSend): boolean {
    return (this.#enrollments.get(enrollment_id)?.state ?? 'stopped') !== 'stopped';
  }

  async record(accepted: readonly Accepted[]): Promise<Recorded[]> {
    const leadIds = accepted.map(({ message }) => message.lead_id);
    const leads = await readSendLeads(this.#tx, this.#accountId, leadIds);
    const campaigns = await readCampaignFacts(this.#tx, this.#accountId, [this.#campaignId]);
    const campaign = campaigns.get(this.#campaignId);
    this.#campaign = campaign;
    // It was paused or stopped while its message was on its way: the mailbox waits for it no longer.
    if (!campaign?.holdsMailboxes) await shortenRests(this.#tx, this.#accountId, this.#campaignId, 0);
    const messages = accepted.map(({ message, sentAt }) => ({
      send: message,
      threadId: this.#enrollments.get(message.enrollment_id)?.threadId ?? null,
      sentAt,
      company: leads.get(message.lead_id)?.company_name ?? null,
    }));
    const places = await recordSentMessages(this.#tx, this.#accountId, messages);
    return accepted.map((send, index) => {
      const lead = leads.get(send.message.lead_id);
      const events = lead && campaign ? [sentEvent(send, places[index]!, lead, campaign)] : [];
      return { ...send, ...places[index]!, events, person: send.message.global_lead_id };
    });
  }

  /** Records the step on each enrollment, and moves those on that wait for it. */
  async advance(sent: readonly Recorded[], now: Date): Promise<void> {
    const enrolled = sent.filter(({ message }) => this.#enrollments.has(message.enrollment_id));
    const steps = enrolled.map(
      ({ message: { enrollment_id: enrollmentId, mailbox_id: mailboxId }, threadId, sentAt }) => {
        return { enrollmentId, threadId, mailboxId, sentAt };
      },
    );
    await recordSteps(this.#tx, this.#accountId, steps);
    const saved = (await readFlows(this.#tx, this.#accountId, [this.#campaignId])).get(this.#campaignId);
    const flow = saved && savedFlow(saved).flow;
    const positions = new Map<string, Position | null>();
    // Whoever was paused or stopped while the message was on its way stays so; a pause goes on from this node later.
    for (const { message, sentAt } of enrolled)
      if (flow && isWaiting(this.#enrollments.get(message.enrollment_id)!))
        positions.set(message.enrollment_id, positionAfter(flow, message.node_id, sentAt));
    // From here on the totals of the campaign are locked, which all its mailboxes count in.
    await moveEach(this.#tx, this.#accountId, positions, now);
    await this.#count(sent);
  }

  /** Counts messages by day, and whom they were the first to; last in the transaction, see {@link addToStats}. */
  async #count(sent: readonly Recorded[]): Promise<void> {
    const days = new Map<string, number>();
    for (const { sentAt } of sent) {
      const day = localDate(this.#campaign?.zone ?? 'UTC', sentAt);
      days.set(day, (days.get(day) ?? 0) + 1);
    }
    for (const [day, count] of [...days].sort())
      await addToStats(this.#tx, this.#accountId, this.#campaignId, day, { sent: count });
    const first = sent.filter(({ message }) => this.#enrollments.get(message.enrollment_id)?.stepsSent === 0);
    const contacted = { contacted_enrollment_count: first.length };
    await addToTotals(this.#tx, this.#accountId, this.#campaignId, contacted);
  }

  async fail(
    { message, error }: FailedSend<CampaignSend>,
    result: FailureResult,
    _restsUntil: Date | null,
    now: Date,
  ): Promise<void> {
    const enrollment = this.#enrollments.get(message.enrollment_id);
    if (!enrollment) return;
    const ids = [enrollment.id];
    if (isWaiting(enrollment)) {
      const last_error = (error.response ?? error.message).slice(0, 1000);
      const attempts = enrollment.attempts + (result.counts ? 1 : 0);
      const again = { awaits: 'send', next_action_at: result.retryAt } as const;
      // Nobody has written to this person yet: another mailbox may.
      const release =
        result.mailboxFault !== 'none' && enrollment.stepsSent === 0 ? { mailbox_id: null } : {};
      const move = result.state === 'queued' ? { ...again, ...release } : {};
      await changeEnrollments(this.#tx, this.#accountId, ids, { last_error, attempts, ...move }, now);
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
      isCampaigns: true,
      severity: result.bounce,
      smtpCode: error.enhancedCode ?? error.smtpCode,
    };
    await recordBounce(this.#tx, this.#accountId, bounce, now);
    // A soft or policy bounce stops no sequence elsewhere, but here it cannot go past this email.
    await endEnrollments(this.#tx, this.#accountId, ids, { state: 'stopped', reason: 'bounced' }, now);
  }

  async requeue({ enrollment_id, mailbox_id: own }: CampaignSend, now: Date): Promise<void> {
    const enrollment = this.#enrollments.get(enrollment_id);
    if (!enrollment || (!isWaiting(enrollment) && enrollment.state !== 'paused')) return;
    // Nobody has written to this person yet: another mailbox may, should this one be gone by then.
    const mailbox_id = enrollment.stepsSent === 0 ? null : own;
    const again = { awaits: 'send', next_action_at: now, last_error: null } as const;
    const change = { mailbox_id, ...(isWaiting(enrollment) && again) };
    await changeEnrollments(this.#tx, this.#accountId, [enrollment_id], change, now);
  }

  async markUnknown({ enrollment_id }: CampaignSend, error: string, now: Date): Promise<void> {
    if (this.#enrollments.get(enrollment_id)?.awaits !== 'sending') return;
    await changeEnrollments(this.#tx, this.#accountId, [enrollment_id], { last_error: error }, now);
  }
}

/** Whether an enrollment waits for its message to leave: it was not paused or stopped meanwhile. */
function isWaiting({ state, awaits }: LockedEnrollment): boolean {
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
