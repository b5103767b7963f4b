import type { EntityManager } from 'typeorm';
import { localDate } from '../../domain/schedule/zone-time.js';
import { blockAndStop } from '../../events/block-list.js';
import { bounceReason, emitBounce, type DetectedBounce } from '../../events/bounce.js';
import { mailIdentity } from '../../events/identity.js';
import { endEnrollments } from '../../store/enrollments/repository.js';
import { guardCampaign } from '../guard.js';
import { findMailbox } from '../../store/mailboxes/sending/queries.js';
import { markBounced } from '../../store/sending/repository.js';
import { readCampaignFacts, readSendLeads, type Origin } from '../../store/sending/facts/queries.js';
import { addToStats } from '../../store/stats/repository.js';

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
  await guardCampaign(tx, accountId, bounce.campaignId, now);
  await addToStats(tx, accountId, bounce.campaignId, day, { bounce: 1 }, now);
  return true;
}
