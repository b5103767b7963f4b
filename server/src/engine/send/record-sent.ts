import type { EntityManager } from 'typeorm';
import { positionAfter, type Position } from '../../domain/flow/position.js';
import type { Flow } from '../../domain/flow/types.js';
import { intervalEnd } from '../../domain/sending/mailbox-pace.js';
import { localDate } from '../../domain/schedule/zone-time.js';
import { emailSent } from '../../events/email.js';
import { mailIdentity } from '../../events/identity.js';
import { addToStats, addToTotals } from '../../store/stats/repository.js';
import {
  lockEnrollments,
  recordSteps,
  type LockedEnrollment,
} from '../../store/enrollments/queue/queries.js';
import { readFlows } from '../../store/campaigns/repository.js';
import { savedFlow } from '../../store/flow/repository.js';
import { endSendingTrouble, noteSent, shortenRests } from '../../store/mailboxes/queries.js';
import { findMailbox } from '../../store/mailboxes/sending/queries.js';
import type { MailboxEntity } from '../../store/entities.js';
import { emitEvents, type NewEvent } from '../../store/database/outbox.js';
import {
  readCampaignFacts,
  readSendLeads,
  type SendingCampaign,
  type SendLead,
} from '../../store/sending/facts/queries.js';
import type { SendClaim } from '../../store/sending/claims/queries.js';
import { lockSends } from '../../store/sending/queries.js';
import {
  markSent,
  type RecordedMessage,
  recordSentMessages,
  touchPeople,
} from '../../store/sending/sent/queries.js';
import { moveEach } from '../flow/runner.js';
import { queueSentCopies } from './sent-copy-owner.js';
import { isInTrouble } from './classify-failure.js';

/** A message that the mailbox's server has taken. */
export interface AcceptedSend {
  claim: SendClaim;
  sentAt: Date;
  /** What the server said, null where the Sent folder told. */
  response: string | null;
  /** It was found in the Sent folder. */
  isFiled?: boolean;
}

/**
 * Settles messages of one mailbox that have left, in one transaction and in as many statements as for one: ledger, thread
 * and message, figures, events, the mailbox's interval, and the enrollments go on. What is settled already is left alone,
 * so that it may run twice.
 */
export async function recordSent(
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
  const { mailbox, ...facts } = await readFacts(tx, accountId, accepted);
  // A campaign that was paused or stopped while its message was on its way: the mailbox waits for it no longer.
  const { campaignId } = first.claim;
  const isHeld = facts.campaigns.get(campaignId)?.holdsMailboxes ?? false;
  if (!isHeld) await shortenRests(tx, accountId, campaignId, 0);
  // What is found in the Sent folder left earlier, perhaps before the trouble.
  const isNews = accepted.some(({ isFiled }) => !isFiled);
  if (mailbox && isNews && isInTrouble(mailbox)) await endSendingTrouble(tx, mailbox, null);
  const settled = await record(tx, accountId, accepted, facts);
  if (settled.length === 0) return;
  if (mailbox) {
    const unfiled = settled.filter(({ isFiled }) => !isFiled);
    await queueSentCopies(
      tx,
      mailbox,
      unfiled.map(({ claim, sentAt }) => ({ ...claim, sentAt })),
    );
  }
  await emitEvents(tx, settled.flatMap(sentEvent), last.sentAt);
  await touchPeople(
    tx,
    accountId,
    settled.map(({ claim }) => claim.globalLeadId),
    last.sentAt,
  );
  // From here on the totals of the campaign are locked, which all its mailboxes count in.
  await goOn(tx, accountId, settled, last.sentAt);
  await count(tx, accountId, settled);
}

interface Facts {
  enrollments: Awaited<ReturnType<typeof lockEnrollments>>;
  sends: Awaited<ReturnType<typeof lockSends>>;
  leads: Map<string, SendLead>;
  campaigns: Map<string, SendingCampaign>;
  flows: Awaited<ReturnType<typeof readFlows>>;
}

async function readFacts(
  tx: EntityManager,
  accountId: string,
  accepted: readonly AcceptedSend[],
): Promise<Facts & { mailbox: MailboxEntity | null }> {
  const claims = accepted.map(({ claim }) => claim);
  const campaignIds = [...new Set(claims.map(claim => claim.campaignId))];
  const idsOf = (key: 'id' | 'enrollmentId' | 'leadId') => claims.map(claim => claim[key]);
  return {
    enrollments: await lockEnrollments(tx, accountId, idsOf('enrollmentId')),
    sends: await lockSends(tx, accountId, idsOf('id')),
    leads: await readSendLeads(tx, accountId, idsOf('leadId')),
    campaigns: await readCampaignFacts(tx, accountId, campaignIds),
    flows: await readFlows(tx, accountId, campaignIds),
    mailbox: await findMailbox(tx, accountId, claims[0]!.mailboxId),
  };
}

/** A message that this transaction settles, with what it is about; null or absent where that is gone. */
interface Settled extends AcceptedSend, RecordedMessage {
  enrollment: LockedEnrollment | undefined;
  lead: SendLead | undefined;
  campaign: SendingCampaign | undefined;
  flow: Flow | null;
}

/** Writes messages into their threads and settles their sends; leaves out what was settled as sent before. */
async function record(
  tx: EntityManager,
  accountId: string,
  accepted: readonly AcceptedSend[],
  facts: Facts,
): Promise<Settled[]> {
  const flows = new Map([...facts.flows].map(([id, saved]) => [id, savedFlow(saved).flow]));
  const open = accepted
    .filter(({ claim }) => (facts.sends.get(claim.id)?.state ?? 'sent') !== 'sent')
    .map(send => ({
      ...send,
      enrollment: facts.enrollments.get(send.claim.enrollmentId),
      lead: facts.leads.get(send.claim.leadId),
      campaign: facts.campaigns.get(send.claim.campaignId),
      flow: flows.get(send.claim.campaignId) ?? null,
    }));
  if (open.length === 0) return [];
  const messages = open.map(({ claim, sentAt, enrollment, lead }) => {
    return {
      send: claim,
      threadId: enrollment?.threadId ?? null,
      sentAt,
      company: lead?.company_name ?? null,
    };
  });
  const recorded = await recordSentMessages(tx, accountId, messages);
  const settled = open.map((send, index) => ({ ...send, ...recorded[index]! }));
  await markSent(
    tx,
    accountId,
    settled.map(({ claim: { id }, threadId, sentAt, response }) => ({ id, threadId, sentAt, response })),
  );
  return settled;
}

/** Records the step on each enrollment, and moves those on that wait for it. */
async function goOn(
  tx: EntityManager,
  accountId: string,
  settled: readonly Settled[],
  now: Date,
): Promise<void> {
  const enrolled = settled.filter(({ enrollment }) => enrollment !== undefined);
  const steps = enrolled.map(({ claim: { enrollmentId, mailboxId }, threadId, sentAt }) => {
    return { enrollmentId, threadId, mailboxId, sentAt };
  });
  await recordSteps(tx, accountId, steps);
  const positions = new Map<string, Position | null>();
  for (const { claim, sentAt, enrollment, flow } of enrolled) {
    // Whoever was paused or stopped while the message was on its way stays so; a pause goes on from this node later.
    const isWaiting = enrollment!.state === 'active' && enrollment!.awaits === 'sending';
    if (isWaiting && flow) positions.set(enrollment!.id, positionAfter(flow, claim.nodeId, sentAt));
  }
  await moveEach(tx, accountId, positions, now);
}

/** Counts messages by campaign and day, and whom they were the first to; last in the transaction, see {@link addToStats}. */
async function count(tx: EntityManager, accountId: string, settled: readonly Settled[]): Promise<void> {
  const counted = new Map<string, { campaignId: string; day: string; sent: number; contacted: number }>();
  for (const { claim, sentAt, enrollment, campaign } of settled) {
    const { campaignId } = claim;
    const day = localDate(campaign?.zone ?? 'UTC', sentAt);
    const key = `${campaignId} ${day}`;
    const entry = counted.get(key) ?? { campaignId, day, sent: 0, contacted: 0 };
    entry.sent++;
    if (enrollment?.stepsSent === 0) entry.contacted++;
    counted.set(key, entry);
  }
  for (const [, { campaignId, day, sent, contacted }] of [...counted].sort()) {
    await addToStats(tx, accountId, campaignId, day, { sent });
    await addToTotals(tx, accountId, campaignId, { contacted_enrollment_count: contacted });
  }
}

function sentEvent({
  claim,
  lead,
  campaign,
  threadId,
  messageId,
  sentAt,
}: Settled): NewEvent<'email.sent'>[] {
  if (!lead || !campaign) return [];
  const parties = {
    ...mailIdentity({ lead, campaign, mailboxEmail: claim.fromEmail }, claim.globalLeadId),
    enrollment_id: claim.enrollmentId,
    mailbox_id: claim.mailboxId,
    thread_id: threadId,
  };
  const { toEmail: to, subject, bodyText: text, stepNumber: number, nodeId, variantId } = claim;
  const step = { number, nodeId, variantId };
  const sent = { messageId, type: 'campaign', to, subject, text, sentAt, step } as const;
  return [emailSent(claim.accountId, parties, sent)];
}
