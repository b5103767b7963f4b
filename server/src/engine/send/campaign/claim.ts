import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import {
  budgetLeft,
  budgetRenewal,
  followUpsDueBy,
  intervalEnd,
  intervalMs,
  mailboxDay,
  mailboxZone,
  readyAt,
} from '../../../domain/sending/mailbox-pace.js';
import { emailDomain } from '../../../domain/leads/email-address.js';
import { roundRobin } from '../../../domain/sending/round-robin.js';
import { campaignWindow } from '../../../domain/schedule/recipient-window.js';
import { isOpen, nextOpening } from '../../../domain/schedule/send-window.js';
import { inboxCheckedAt } from '../../../store/receiving/repository.js';
import {
  lockForSend,
  lockSendingRules,
  waitingCampaigns,
  type WaitingCampaign,
} from '../../../store/enrollments/claims/queries.js';
import { chargeMailboxForClaims } from '../../../store/mailboxes/queries.js';
import { type DueMailbox, lockDueMailbox } from '../../../store/mailboxes/sending/queries.js';
import { changeEnrollments, endEnrollments } from '../../../store/enrollments/repository.js';
import { readFlows } from '../../../store/campaigns/repository.js';
import type { DueEnrollment } from '../../../store/enrollments/queue/queries.js';
import type { MailboxEntity } from '../../../store/entities.js';
import { writeSends, type LedgerEntry } from '../../../store/sending/claims/queries.js';
import type { CampaignSend } from '../../../store/sending/entities.js';
import { readSendLeads } from '../../../store/sending/facts/queries.js';
import { earlierSends } from '../../../store/sending/queries.js';
import { suppressedAddresses } from '../../../store/block-list/queries.js';
import { readSendingFlow } from '../../../store/variants/repository.js';
import { moveTo } from '../../flow/runner.js';
import type { Claimed, ClaimOptions, ClaimOutcome } from '../claim-outcome.js';
import { planSend, type PlannedSend } from './plan-send.js';
import { countForReceivers, openReceivers, postpone, type Waiting } from './recipient-waits.js';

/** An enrollment that somebody has to fix is checked again after this long, or as soon as its lead was changed. */
const RECHECK_MS = 15 * 60_000;
/** So many people who wait because of themselves are postponed at once: whoever is behind them has its turn soon. */
const MOST_POSTPONED = 500;
/** Messages that leave through an API at a time: Gmail may give them new Message-IDs, which the ledger is to have soon. */
const API_BATCH = 2;

/**
 * Claims what a mailbox sends next, in one transaction: which campaign's turn it is, whom it writes to, the suppression
 * check, the rendered message in the ledger, and the mailbox's interval and budget. Nothing has left then, and what is
 * in the ledger is never claimed again.
 */
export async function claimSends(
  tx: EntityManager,
  due: DueMailbox,
  now: Date,
  options: ClaimOptions,
): Promise<ClaimOutcome> {
  const mailbox = await lockDueMailbox(tx, due.accountId, due.id, now);
  if (!mailbox) return { kind: 'nothing_due' };
  const zone = mailboxZone(mailbox);
  const day = mailboxDay(zone, now);
  const budget = budgetLeft(mailbox, day);
  if (budget === 0) return { kind: 'capped', at: budgetRenewal(zone, day) };
  const dueBy = { firstTouch: now, followUp: await dueByOf(tx, due, mailbox, now, options.workerStartedAt) };
  const waiting = await waitingCampaigns(tx, due.accountId, due.id, dueBy);
  const turns = roundRobin(waiting.filter(({ schedule }) => isOpen(campaignWindow(schedule), now)));
  if (turns.length === 0) return windowsClosed(waiting, now);
  for (const { campaign, kind } of turns) {
    const interval = intervalMs(mailbox, campaign);
    const ready = readyAt(mailbox.last_sent_at, interval);
    const restsUntil = ready && ready > now ? ready : null;
    const campaignId = campaign.id;
    const [mailboxId, by] = kind === 'follow_up' ? [due.id, dueBy.followUp] : [null, dueBy.firstTouch];
    const decide = async (limit: number, wanted: number) => {
      const enrollments = await lockForSend(tx, due.accountId, campaignId, mailboxId, by, limit);
      if (enrollments.length === 0) return null;
      return decideBatch(tx, { due, mailbox, campaign, enrollments, wanted, now }, options);
    };
    // Whoever waits because of themselves lets nobody else wait for the interval of their campaign.
    const held = restsUntil && mayHold(campaign) ? await decide(1, 0) : null;
    if (held && 'unclassified' in held) return { kind: 'unclassified', domains: held.unclassified };
    if (held?.isPostponed) {
      await decide(MOST_POSTPONED, 0);
      return { kind: 'decided_without_send' };
    }
    // Wait for the campaign whose turn it is; otherwise campaigns with short intervals starve those with long ones.
    if (restsUntil) {
      const { id, sending_interval_seconds } = campaign;
      return {
        kind: 'interval_running',
        at: restsUntil,
        turnOf: { account_id: due.accountId, id, sending_interval_seconds },
      };
    }
    const batchSize = mailbox.settings.transport === 'api' ? API_BATCH : options.batchSize;
    const wanted = interval > 0 ? 1 : Math.min(budget, batchSize);
    let decided = await decide(wanted, wanted);
    if (!decided) continue;
    if ('messages' in decided && decided.messages.length === 0 && decided.isPostponed)
      decided = (await decide(MOST_POSTPONED, wanted)) ?? decided;
    if (!('messages' in decided)) return { kind: 'unclassified', domains: decided.unclassified };
    const { messages, isBegun, receivers } = decided;
    if (messages.length === 0) return { kind: 'decided_without_send' };
    const nextSendAt = intervalEnd(now, interval, messages[0]!.id);
    await chargeMailboxForClaims(tx, mailbox, { campaignId, count: messages.length, day, now, nextSendAt });
    return { kind: 'claimed', mailbox, messages, isBegun, intervalMs: interval, day, receivers };
  }
  return { kind: 'busy' };
}

/** When follow-ups that may leave now came due, at the latest; a mailbox without an inbox of its own never waits. */
async function dueByOf(
  tx: EntityManager,
  { accountId, id }: DueMailbox,
  mailbox: MailboxEntity,
  now: Date,
  workerStartedAt: Date,
): Promise<Date> {
  if (!mailbox.settings.imap) return now;
  return followUpsDueBy(await inboxCheckedAt(tx, accountId, id), workerStartedAt, now) ?? new Date(0);
}

/** Whether people may wait because of themselves. */
function mayHold({ schedule, receiverLimits }: WaitingCampaign): boolean {
  return receiverLimits !== null || Boolean(schedule?.recipient_time_zone_field);
}

/** When the campaigns that have something to send open their windows. */
function windowsClosed(waiting: readonly WaitingCampaign[], now: Date): ClaimOutcome {
  if (waiting.length === 0) return { kind: 'nothing_due' };
  const campaigns = waiting.map(({ id, schedule }) => ({
    id,
    opensAt: nextOpening(campaignWindow(schedule), now),
  }));
  return { kind: 'windows_closed', campaigns };
}

interface Batch {
  due: DueMailbox;
  mailbox: MailboxEntity;
  campaign: WaitingCampaign;
  enrollments: DueEnrollment[];
  /** Messages to send at most; who is left over stays as it is. */
  wanted: number;
  now: Date;
}

/** What came of a batch. `isPostponed`: somebody in it waits because of their recipient. */
type DecidedBatch = Pick<Claimed, 'messages' | 'isBegun' | 'receivers'> & { isPostponed: boolean };

interface Decided {
  id: string;
  decision: Exclude<PlannedSend, { kind: 'send' | 'wait' }>;
}

/** Decides each enrollment and writes the decisions; returns the messages to send, or what must be looked up before. */
async function decideBatch(
  tx: EntityManager,
  batch: Batch,
  options: ClaimOptions,
): Promise<DecidedBatch | { unclassified: string[] }> {
  const { due, enrollments, wanted } = batch;
  const isLookedUp = options.lookUpProviders !== undefined;
  const { id: campaignId, schedule, receiverLimits } = batch.campaign;
  const ids = enrollments.map(enrollment => enrollment.id);
  const leads = await readSendLeads(
    tx,
    due.accountId,
    enrollments.map(enrollment => enrollment.leadId),
  );
  const emails = [...leads.values()].map(lead => lead.email);
  const open =
    receiverLimits && (await openReceivers(tx, due.accountId, receiverLimits, emails, batch.now, isLookedUp));
  if (open && 'unclassified' in open) return open;
  const receivers = open?.budget ?? null;
  const suppressed = await suppressedAddresses(tx, due.accountId, emails);
  const earlier = await earlierSends(tx, due.accountId, ids);
  const saved = (await readFlows(tx, due.accountId, [campaignId])).get(campaignId)!;
  const flow = await readSendingFlow(tx, due.accountId, campaignId, saved);
  const mailbox = { id: due.id, email: batch.mailbox.email, displayName: batch.mailbox.display_name };
  let planned: Extract<PlannedSend, { kind: 'send' }>[] = [];
  const waiting: Waiting[] = [];
  const decided: Decided[] = [];
  for (const enrollment of enrollments) {
    const lead = leads.get(enrollment.leadId);
    const isBlocked = lead !== undefined && suppressed.has(lead.email);
    const facts = { lead, isBlocked, earlier: earlier.get(enrollment.id) ?? [] };
    const decision = planSend(
      { accountId: due.accountId, mailbox, enrollment, flow, schedule, receivers, now: batch.now, ...facts },
      options,
    );
    if (decision.kind === 'send') {
      if (planned.length === wanted) break;
      planned.push(decision);
      receivers?.take(emailDomain(decision.message.to_email), 1);
    } else if (decision.kind === 'wait') waiting.push({ id: enrollment.id, wait: decision.wait });
    else decided.push({ id: enrollment.id, decision });
  }
  const messages = planned.map(({ message }) => message);
  const count = open && (await countForReceivers(tx, due.accountId, open, messages));
  if (count?.waiting.length) {
    waiting.push(...count.waiting);
    planned = planned.filter(({ message }) => count.counted.keys.has(message.id));
  }
  // Rules that were changed meanwhile have let those come due who waited then: whoever would wait now is decided again.
  const areRulesCurrent =
    waiting.length > 0 &&
    isDeepStrictEqual(await lockSendingRules(tx, due.accountId, campaignId), { schedule, receiverLimits });
  if (areRulesCurrent) await postpone(tx, due.accountId, waiting, batch.now);
  await writeDecisions(tx, due.accountId, decided, batch.now);
  const isBegun = planned.length === 1;
  await reserveSends(tx, batch, planned, isBegun, options);
  return {
    messages: planned.map(({ message }) => message),
    isBegun,
    receivers: count?.counted ?? null,
    isPostponed: areRulesCurrent,
  };
}

async function writeDecisions(
  tx: EntityManager,
  accountId: string,
  decided: readonly Decided[],
  now: Date,
): Promise<void> {
  for (const reason of ['removed', 'blocked'] as const) {
    const ended = decided.filter(({ decision }) => decision.kind === 'end' && decision.reason === reason);
    const ids = ended.map(({ id }) => id);
    await endEnrollments(tx, accountId, ids, { state: 'stopped', reason }, now);
  }
  for (const { id, decision } of decided) {
    if (decision.kind === 'needs_fix') {
      const next_action_at = new Date(now.getTime() + RECHECK_MS);
      const last_error = decision.reason.slice(0, 1000);
      await changeEnrollments(tx, accountId, [id], { next_action_at, last_error }, now);
    } else if (decision.kind === 'in_flight') {
      await changeEnrollments(tx, accountId, [id], { awaits: 'sending', next_action_at: null }, now);
    } else if (decision.kind === 'move') {
      await moveTo(tx, accountId, [id], decision.position, now);
    }
  }
}

/** Writes messages into the ledger, and lets their enrollments wait until they have left. */
async function reserveSends(
  tx: EntityManager,
  { due, now }: Batch,
  messages: readonly (LedgerEntry & { message: CampaignSend })[],
  isBegun: boolean,
  { owner, leaseMs }: ClaimOptions,
): Promise<void> {
  const lease = { owner, until: new Date(now.getTime() + leaseMs) };
  await writeSends(tx, messages, lease, isBegun, now);
  const ids = messages.map(({ message }) => message.enrollment_id);
  const change = { awaits: 'sending', next_action_at: null, mailbox_id: due.id } as const;
  await changeEnrollments(tx, due.accountId, ids, change, now);
}
