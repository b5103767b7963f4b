import type { EntityManager } from 'typeorm';
import type { Bounce } from '../../mail/bounce.js';
import { blockAndStop } from '../../events/block-list.js';
import { mailIdentity } from '../../events/identity.js';
import { markReported, markBounced } from '../../store/sending/repository.js';
import { guardCampaign } from '../guard.js';
import { changeMessageJob, lockMessageJob } from '../../store/inbox/message-jobs/repository.js';
import { readThreadFacts } from '../../store/inbox/threads/queries.js';
import { readSendOrigin, readCampaignFacts, readSendLeads } from '../../store/sending/facts/queries.js';
import type { Origin } from '../../store/sending/facts/queries.js';
import type { Arrival, Kept } from './arrival.js';
import type { ReportedMessage } from './match-report.js';
import { localDate } from '../../domain/schedule/zone-time.js';
import { bounceReason, emitBounce, type DetectedBounce } from '../../events/reply.js';
import { endEnrollments } from '../../store/enrollments/repository.js';
import { findMailbox } from '../../store/mailboxes/sending/queries.js';
import { addToStats } from '../../store/stats/repository.js';

/** What follows where a mail reports on a message that was sent. */
export async function applyReport(tx: EntityManager, kept: Kept): Promise<void> {
  const { arrival, place } = kept;
  const { understood } = arrival;
  if (!('messageId' in place)) return;
  const about = { ...kept, reported: place };
  if (understood.kind === 'complaint') await effectOfComplaint(tx, arrival, about);
  if (understood.kind !== 'bounce') return;
  if (place.jobId) await noteReturn(tx, arrival, place.jobId, returned(understood.bounces));
  if (place.aside === undefined)
    await effectOfBounce(tx, arrival, understood.bounces[place.bounceIndex]!, about);
}

/** Records on the job of a manual message that it came back: the job stays `sent`, and shows for whom it was in vain. */
async function noteReturn(
  tx: EntityManager,
  { mailbox: { accountId }, now }: Arrival,
  id: string,
  text: string,
): Promise<void> {
  const job = await lockMessageJob(tx, accountId, id);
  if (job?.status !== 'sent') return;
  const error_message = [job.error_message, text].filter(Boolean).join('; ');
  await changeMessageJob(tx, job, { error_message }, now);
}

/** What a server said is a line or two; a longer text is that of the whole report. */
const DIAGNOSTIC_LENGTH = 200;

/** For whom a message came back, and what their servers said. */
function returned(bounces: readonly Bounce[]): string {
  const each = bounces.map(({ recipient, diagnostic, reason }) => {
    const line = diagnostic.replace(/\s+/g, ' ').trim();
    const said = line !== '' && line.length <= DIAGNOSTIC_LENGTH ? line : reason;
    return recipient === null ? said : `${recipient}: ${said}`;
  });
  return `Bounced: ${each.join('; ')}`;
}

/**
 * What follows from a bounce: the statistics and the event, and after a hard one the block and the end of the sequence. It
 * is held against whom the message went to: the conversation may be another lead's by now.
 */
async function effectOfBounce(
  tx: EntityManager,
  { mailbox: { accountId }, now }: Arrival,
  bounce: Bounce,
  { thread, reported }: Kept & { reported: ReportedMessage },
): Promise<void> {
  const record = {
    ...bounceTarget(await readSendOrigin(tx, accountId, reported.sendId, thread)),
    mailboxId: thread.mailbox_id,
    sendId: reported.sendId,
    threadId: reported.threadId,
    messageId: reported.messageId,
    isCampaignMail: reported.isCampaignMail,
    severity: bounce.kind,
    smtpCode: bounce.enhancedCode ?? bounce.smtpCode,
  };
  await recordBounce(tx, accountId, record, now);
  if (record.isCampaignMail) await guardCampaign(tx, accountId, record.campaignId, now);
}

/** Whoever reports mail as spam is never written to again; also here, that is who got the message. */
async function effectOfComplaint(
  tx: EntityManager,
  { mailbox: { accountId }, now }: Arrival,
  { thread, reported }: Kept & { reported: ReportedMessage },
): Promise<void> {
  const block = { type: 'email', reason: 'Reported as spam', origin: 'complaint' } as const;
  if (reported.aside !== undefined) {
    await blockAndStop(tx, accountId, { ...block, value: reported.aside }, 'unsubscribed', now);
    return;
  }
  const about = { ...thread, ...(await readSendOrigin(tx, accountId, reported.sendId, thread)) };
  const facts = await readThreadFacts(tx, accountId, about);
  const identity = mailIdentity(facts, about.global_lead_id);
  await blockAndStop(tx, accountId, { ...block, value: facts.lead.email }, 'unsubscribed', now, identity);
  if (reported.sendId === null || !reported.isCampaignMail) return;
  await markReported(tx, accountId, reported.sendId, now);
  await guardCampaign(tx, accountId, about.campaign_id, now);
}

/** A message of a campaign that came back, or that the server refused. Ids are UUIDs. */
export interface RecordedBounce extends DetectedBounce {
  campaignId: string;
  leadId: string;
  globalLeadId: string;
  /** The row of the ledger, where it is known: one send bounces once. */
  sendId: string | null;
  /** A message of the campaign itself: its statistics count no other. */
  isCampaignMail: boolean;
}

/** Whom a bounce is recorded for, as a thread or a send names them. */
export function bounceTarget(
  origin: Origin,
): Pick<RecordedBounce, 'campaignId' | 'leadId' | 'globalLeadId' | 'enrollmentId'> {
  return {
    campaignId: origin.campaign_id,
    leadId: origin.lead_id,
    globalLeadId: origin.global_lead_id,
    enrollmentId: origin.enrollment_id,
  };
}

/**
 * Records a bounce and what follows from it: the campaign's statistics and `bounce.detected`; after a hard one also the
 * block-list entry of the address, with its event, and the end of all its sequences. Others block nobody and stop nothing.
 *
 * @returns false when this send had bounced before; then only a hard one, after a softer, still blocks and ends, and is reported
 */
export async function recordBounce(
  tx: EntityManager,
  accountId: string,
  bounce: RecordedBounce,
  now: Date,
): Promise<boolean> {
  const isFirst = bounce.sendId === null || (await markBounced(tx, accountId, bounce.sendId, now));
  if (!isFirst && bounce.severity !== 'hard') return false;
  const lead = (await readSendLeads(tx, accountId, [bounce.leadId])).get(bounce.leadId);
  const campaign = (await readCampaignFacts(tx, accountId, [bounce.campaignId])).get(bounce.campaignId);
  if (!lead || !campaign) return false;
  const mailboxEmail = (await findMailbox(tx, accountId, bounce.mailboxId))?.email ?? null;
  const identity = mailIdentity({ lead, campaign, mailboxEmail }, bounce.globalLeadId);
  const emit = () => emitBounce(tx, accountId, identity, bounce, now);
  if (isFirst) await emit();
  if (bounce.severity === 'hard') {
    const reason = bounceReason(bounce);
    const block = { type: 'email', value: lead.email, reason, origin: 'bounce' } as const;
    const end = { state: 'stopped', reason: 'bounced' } as const;
    if (bounce.enrollmentId !== null) await endEnrollments(tx, accountId, [bounce.enrollmentId], end, now);
    const { created } = await blockAndStop(tx, accountId, block, 'blocked', now, identity);
    if (!isFirst && created) await emit();
  }
  const day = localDate(campaign.zone, now);
  if (!isFirst || !bounce.isCampaignMail) return isFirst;
  await addToStats(tx, accountId, bounce.campaignId, day, { bounce: 1 }, now);
  return true;
}
