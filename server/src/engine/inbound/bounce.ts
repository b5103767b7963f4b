import { findMailbox } from '../../store/mailboxes/sending/queries.js';
import { markBounced } from '../../store/sending/repository.js';
import type { EntityManager } from 'typeorm';
import type { BounceKind } from '../../domain/smtp-status.js';
import { localDate } from '../../domain/zone-time.js';
import { emitEvent } from '../../store/database/outbox.js';
import { endEnrollments } from '../../store/enrollments/repository.js';
import { mailIdentity, readCampaignFacts, readSendLeads, type Origin } from '../../store/sending/facts.js';
import { blockAndStop } from '../../events/block-list.js';
import { addToStats } from '../../store/stats/repository.js';

/** A message of a campaign that came back, or that the server refused. Ids are UUIDs. */
export interface RecordedBounce {
  campaignId: string;
  leadId: string;
  globalLeadId: string;
  enrollmentId: string | null;
  mailboxId: string;
  /** The row of the ledger, where it is known: one send bounces once. */
  sendId: string | null;
  /** Null when the message never left, so that no thread or message holds it. */
  threadId: string | null;
  messageId: string | null;
  /** A message of the campaign itself: its figures count no other. */
  isCampaigns: boolean;
  severity: BounceKind;
  /** Enhanced or basic code, "5.1.1" or "550". */
  smtpCode: string | null;
}

/** Against whom a bounce is held, as a thread or a send names them. */
export function bouncedLead(
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
 * Records a bounce and what follows from it: the campaign's figures and `bounce.detected`; after a hard one also the
 * block-list entry of the address, with its event, and the end of all its sequences. Others block nobody and stop nothing.
 *
 * @returns false when this send had bounced before; then only a hard one, after a softer, still blocks and ends, and is told
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
  const reason = [bounce.severity, bounce.smtpCode].filter(Boolean).join(' ');
  const mailbox = await findMailbox(tx, accountId, bounce.mailboxId);
  const identity = mailIdentity(lead, campaign, mailbox?.email ?? '');
  const ids = { campaign_id: bounce.campaignId, lead_id: bounce.leadId, global_lead_id: bounce.globalLeadId };
  const told = {
    ...identity,
    ...ids,
    enrollment_id: bounce.enrollmentId,
    mailbox_id: bounce.mailboxId,
    thread_id: bounce.threadId,
    message_id: bounce.messageId,
    reason,
    severity: bounce.severity,
    smtp_code: bounce.smtpCode,
    bounced_at: now.toISOString(),
  };
  if (isFirst) await emitEvent(tx, accountId, 'bounce.detected', told, now);
  if (bounce.severity === 'hard') {
    const block = { type: 'email', value: lead.email, reason, origin: 'bounce' } as const;
    const end = { state: 'stopped', reason: 'bounced' } as const;
    if (bounce.enrollmentId !== null) await endEnrollments(tx, accountId, [bounce.enrollmentId], end, now);
    const { created } = await blockAndStop(tx, accountId, block, 'blocked', now, { ...identity, ...ids });
    if (!isFirst && created) await emitEvent(tx, accountId, 'bounce.detected', told, now);
  }
  const day = localDate(campaign.zone, now);
  if (isFirst && bounce.isCampaigns)
    await addToStats(tx, accountId, bounce.campaignId, day, { bounce: 1 }, now);
  return isFirst;
}
