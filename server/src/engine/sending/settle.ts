import type { EntityManager } from 'typeorm';
import { standingAfter } from '../../domain/flow-standing.js';
import { intervalEnd } from '../../domain/mailbox-pace.js';
import { cutText } from '../../domain/merge-fields.js';
import { localDate } from '../../domain/zone-time.js';
import { addToStats, addToTotals } from '../../store/campaign-stats.js';
import { lockEnrollments, readFlows, recordStep } from '../../store/enrollment-queue.js';
import { savedFlow } from '../../store/flows.js';
import { noteSent, readSendingMailbox } from '../../store/mailbox-queue.js';
import type { MailboxRow } from '../../store/entities/index.js';
import { emitEvent } from '../../store/outbox.js';
import {
  mailIdentity,
  readCampaignFacts,
  readSendLeads,
  type CampaignFacts,
  type SendLead,
} from '../../store/send-facts.js';
import type { SendClaim } from '../../store/send-claims.js';
import { lockSends, markSent } from '../../store/sends.js';
import { recordSentMessage, touchPeople } from '../../store/sent-messages.js';
import { stand } from '../flow/stand.js';
import { noteToFile } from './files-sent.js';

/** A message that the mailbox's server has taken. */
export interface AcceptedSend {
  claim: SendClaim;
  sentAt: Date;
  /** What the server said, null where the Sent folder told. */
  response: string | null;
  /** It was found in the Sent folder. */
  isFiled?: boolean;
}

/** Longest text of an event's body, in characters. */
const EVENT_TEXT_LENGTH = 16_000;

/**
 * Settles messages of one mailbox that have left, in one transaction: ledger, thread and message, figures, events, the
 * mailbox's interval, and the enrolments go on. What is settled already is left alone, so that it may run twice.
 */
export async function settleSent(
  tx: EntityManager,
  accepted: readonly AcceptedSend[],
  intervalMs: number,
): Promise<void> {
  const [first] = accepted;
  if (!first) return;
  const { accountId, mailboxId } = first.claim;
  const last = accepted.reduce((a, b) => (b.sentAt > a.sentAt ? b : a));
  const nextSendAt = intervalEnd(last.sentAt, intervalMs, last.claim.id);
  await noteSent(tx, accountId, mailboxId, { sentAt: last.sentAt, nextSendAt });
  const facts = await readFacts(tx, accountId, accepted);
  const counted = new Map<string, { sent: number; contacted: number; campaignId: string; day: string }>();
  for (const send of accepted) {
    const outcome = await settleOne(tx, send, facts);
    if (!outcome) continue;
    const { campaignId } = send.claim;
    const day = localDate(facts.campaigns.get(campaignId)?.zone ?? 'UTC', send.sentAt);
    const key = `${campaignId} ${day}`;
    const entry = counted.get(key) ?? { sent: 0, contacted: 0, campaignId, day };
    counted.set(key, {
      ...entry,
      sent: entry.sent + 1,
      contacted: entry.contacted + (outcome.isFirst ? 1 : 0),
    });
  }
  await touchPeople(
    tx,
    accountId,
    accepted.map(({ claim }) => claim.globalLeadId),
    last.sentAt,
  );
  for (const [, { campaignId, day, sent, contacted }] of [...counted].sort()) {
    await addToStats(tx, accountId, campaignId, day, { sent });
    await addToTotals(tx, accountId, campaignId, { contacted_enrollment_count: contacted });
  }
}

interface Facts {
  enrollments: Awaited<ReturnType<typeof lockEnrollments>>;
  sends: Awaited<ReturnType<typeof lockSends>>;
  leads: Map<string, SendLead>;
  campaigns: Map<string, CampaignFacts>;
  flows: Awaited<ReturnType<typeof readFlows>>;
  mailbox: MailboxRow | null;
}

async function readFacts(
  tx: EntityManager,
  accountId: string,
  accepted: readonly AcceptedSend[],
): Promise<Facts> {
  const claims = accepted.map(({ claim }) => claim);
  const campaignIds = [...new Set(claims.map(claim => claim.campaignId))];
  return {
    enrollments: await lockEnrollments(
      tx,
      accountId,
      claims.map(claim => claim.enrollmentId),
    ),
    sends: await lockSends(
      tx,
      accountId,
      claims.map(claim => claim.id),
    ),
    leads: await readSendLeads(
      tx,
      accountId,
      claims.map(claim => claim.leadId),
    ),
    campaigns: await readCampaignFacts(tx, accountId, campaignIds),
    flows: await readFlows(tx, accountId, campaignIds),
    mailbox: await readSendingMailbox(tx, accountId, claims[0]!.mailboxId),
  };
}

/** Null when the send was settled as sent before. */
async function settleOne(
  tx: EntityManager,
  { claim, sentAt, response, isFiled = false }: AcceptedSend,
  facts: Facts,
): Promise<{ isFirst: boolean } | null> {
  const { accountId } = claim;
  const send = facts.sends.get(claim.id);
  const enrollment = facts.enrollments.get(claim.enrollmentId);
  if (!send || send.state === 'sent') return null;
  const lead = facts.leads.get(claim.leadId);
  const { threadId, messageId } = await recordSentMessage(
    tx,
    claim,
    enrollment?.threadId ?? null,
    sentAt,
    lead?.company_name,
  );
  await markSent(tx, accountId, claim.id, { threadId, sentAt, response });
  if (facts.mailbox && !isFiled) await noteToFile(tx, facts.mailbox, { ...claim, sentAt });
  const campaign = facts.campaigns.get(claim.campaignId);
  if (lead && campaign) await tellSent(tx, claim, { lead, campaign, threadId, messageId, sentAt });
  if (!enrollment) return { isFirst: false };
  await recordStep(tx, accountId, enrollment.id, { threadId, mailboxId: claim.mailboxId, sentAt });
  // Whoever was paused or stopped while the message was on its way stays so; a pause goes on from this node later.
  const isWaiting = enrollment.state === 'active' && enrollment.awaits === 'sending';
  const flow = facts.flows.get(claim.campaignId);
  if (isWaiting && flow) {
    const standing = standingAfter(savedFlow(flow).flow, claim.nodeId, sentAt);
    await stand(tx, accountId, [enrollment.id], standing, sentAt);
  }
  return { isFirst: enrollment.stepsSent === 0 };
}

interface SentFacts {
  lead: SendLead;
  campaign: CampaignFacts;
  threadId: string;
  messageId: string;
  sentAt: Date;
}

async function tellSent(tx: EntityManager, claim: SendClaim, facts: SentFacts): Promise<void> {
  const { lead, campaign, threadId, messageId, sentAt } = facts;
  const payload = {
    ...mailIdentity(lead, campaign, claim.fromEmail),
    campaign_id: claim.campaignId,
    lead_id: claim.leadId,
    global_lead_id: claim.globalLeadId,
    enrollment_id: claim.enrollmentId,
    mailbox_id: claim.mailboxId,
    thread_id: threadId,
    message_id: messageId,
    subject: claim.subject,
    body_text: cutText(claim.bodyText, EVENT_TEXT_LENGTH),
    sent_at: sentAt.toISOString(),
    step_number: claim.stepNumber,
    node_id: claim.nodeId,
    flow_node_id: claim.nodeId,
    variant_id: claim.variantId,
  };
  await emitEvent(tx, claim.accountId, 'email.sent', payload, sentAt);
}
