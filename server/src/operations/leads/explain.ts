import { ApiError } from '../../domain/api/api-error.js';
import { explainWait } from '../../domain/explain/lead-wait.js';
import { emailDomain } from '../../domain/leads/email-address.js';
import { followUpsDueBy, intervalMs, readyAt } from '../../domain/sending/mailbox-pace.js';
import { roundRobin } from '../../domain/sending/round-robin.js';
import { nextMailbox } from '../../domain/explain/mailbox-wait.js';
import { withDaysOff } from '../../domain/schedule/sending-calendar.js';
import { campaignWindow } from '../../domain/schedule/recipient-window.js';
import { isOpen } from '../../domain/schedule/send-window.js';
import { nobodyAhead } from '../../domain/explain/wait-facts.js';
import type {
  WaitEnrollment,
  WaitMailbox,
  WaitQueue,
  WaitCampaign,
} from '../../domain/explain/wait-facts.js';
import type { LeadsOperations } from '../../generated/operations.js';
import { presentExplanation } from '../../present/lead.js';
import { readCampaignWithDaysOff, type CampaignWithDaysOff } from '../../store/campaigns/queries.js';
import type { Database } from '../../store/database/database.js';
import { waitingCampaigns, type WaitingCampaign } from '../../store/enrollments/claims/queries.js';
import { countAhead, countFollowUps, readLeadWithEnrollment } from '../../store/leads/position/queries.js';
import type { LeadWithEnrollment } from '../../store/leads/position/queries.js';
import { sendLead } from '../../store/sending/facts/queries.js';
import { readAttachedMailboxes, readSendingMailboxes } from '../../store/mailboxes/sending/queries.js';
import { earlierSends } from '../../store/sending/queries.js';
import { suppressedAddresses } from '../../store/block-list/queries.js';
import { findReceiverLimits } from '../../store/accounts/repository.js';
import { receiversOfDomain } from '../campaigns/receiver-limits.js';
import type { OperationContext, Dependencies } from '../context.js';
import { savedFlow } from '../../store/flow/repository.js';
import { readSendingFlow } from '../../store/variants/repository.js';

type Operations = LeadsOperations<OperationContext>;

/** The operation that reports why nothing happens with a lead. */
export function explainOperations(deps: Dependencies) {
  const { database, clock } = deps;
  return {
    async explainLead({ params }, { accountId }) {
      const db = database.manager;
      const now = clock.now();
      const row = await readCampaignWithDaysOff(database, accountId, params.id);
      if (!row) throw new ApiError('campaign_not_found');
      const member = await readLeadWithEnrollment(db, accountId, params.id, params.leadId);
      if (!member) throw new ApiError('lead_not_found');
      const flow = await readSendingFlow(db, accountId, params.id, row);
      const campaign = { ...waitCampaign(row), flow };
      const enrollment = waitEnrollment(member);
      const lead = { ...sendLead(member), replaced: member.retired_at !== null };
      const block = (await suppressedAddresses(db, accountId, [lead.email])).get(lead.email) ?? null;
      const earlier = enrollment
        ? (await earlierSends(db, accountId, [enrollment.id])).get(enrollment.id)!
        : [];
      const isDue = enrollment?.awaits === 'send';
      const mailboxes = isDue ? await mailboxesOf(database, accountId, params.id, enrollment) : [];
      const mailbox = nextMailbox({ campaign, lead, mailboxes, now });
      const queue =
        isDue && mailbox
          ? await queueOf(database, accountId, row.id, enrollment, mailbox, now)
          : { ...nobodyAhead, mayShrink: false };
      const limits = isDue ? await findReceiverLimits(db, accountId) : null;
      const receivers = await receiversOfDomain(deps, accountId, limits, emailDomain(lead.email));
      const mayShrink = queue.mayShrink || limits !== null || hasRecipientZones(campaign);
      const facts = { now, campaign, lead, enrollment, block, earlier, mailboxes, receivers };
      const wait = explainWait({ ...facts, queue: { ...queue, mayShrink } });
      return { status: 200, body: { data: presentExplanation(member, row.status, wait) } };
    },
  } satisfies Partial<Operations>;
}

/** Its own mailbox, or all that are attached while it has none. */
function mailboxesOf(
  { manager }: Database,
  accountId: string,
  campaignId: string,
  { mailboxId }: WaitEnrollment,
): Promise<WaitMailbox[]> {
  return mailboxId
    ? readSendingMailboxes(manager, accountId, [mailboxId])
    : readAttachedMailboxes(manager, accountId, campaignId);
}

/** What the mailbox sends before the email of this enrollment, in the order of the dispatcher. */
async function queueOf(
  { manager }: Database,
  accountId: string,
  campaignId: string,
  { id: enrollmentId, mailboxId, nextActionAt }: WaitEnrollment,
  mailbox: WaitMailbox,
  now: Date,
): Promise<WaitQueue> {
  const dueAt = nextActionAt ?? now;
  const ahead = await countAhead(manager, accountId, { campaignId, mailboxId, dueAt, enrollmentId });
  const { inbox } = mailbox;
  const followUp = inbox ? (followUpsDueBy(inbox.readAt, new Date(0), now) ?? new Date(0)) : now;
  const waiting = await waitingCampaigns(manager, accountId, mailbox.id, { firstTouch: now, followUp });
  const turns = roundRobin(waiting.filter(({ schedule }) => isOpen(campaignWindow(schedule), now)));
  const kind = mailboxId === null ? 'first_touch' : 'follow_up';
  const place = turns.findIndex(turn => turn.campaign.id === campaignId && turn.kind === kind);
  const before = turns.slice(0, Math.max(place, 0));
  const pace = { sending_interval_seconds: mailbox.sendingIntervalSeconds };
  const mayShrink = before.some(turn => turn.campaign.pauseAt !== null || hasRecipientZones(turn.campaign));
  const waitedFor = latest(
    before.map(({ campaign }) => readyAt(mailbox.lastSentAt, intervalMs(pace, campaign))),
  );
  if (kind === 'follow_up') return { ahead, turnsAhead: before.length, waitedFor, mayShrink };
  const first = before.filter(turn => turn.kind === 'follow_up').map(turn => turn.campaign.id);
  const followUps = await countFollowUps(manager, accountId, mailbox.id, first, followUp);
  return { ahead, turnsAhead: followUps + before.length - first.length, waitedFor, mayShrink };
}

function hasRecipientZones({ schedule }: Pick<WaitingCampaign, 'schedule'>): boolean {
  return Boolean(schedule?.recipient_time_zone_field);
}

function latest(times: readonly (Date | null)[]): Date | null {
  return times.reduce((a, b) => (a && b && a > b ? a : (b ?? a)), null);
}

/** A campaign as far as its leads' waits go. */
export function waitCampaign(row: CampaignWithDaysOff): WaitCampaign {
  return {
    status: row.status,
    external: row.source === 'external',
    deleted: row.deleted_at !== null,
    launched: row.launched_at !== null,
    startAt: row.start_at,
    pauseAt: row.pause_at,
    guardTrip: row.guard_trip,
    schedule: withDaysOff(row.schedule, row.daysOff, row.lifecycle_time_zone),
    sending_interval_seconds: row.sending_interval_seconds,
    flow: savedFlow(row).flow,
  };
}

/** An enrollment as the engine sees it; null when the lead has none. */
export function waitEnrollment(row: LeadWithEnrollment): WaitEnrollment | null {
  if (row.enrollment_id === null || row.state === null) return null;
  return {
    id: row.enrollment_id,
    state: row.state,
    reason: row.reason,
    nodeId: row.current_node_id,
    awaits: row.awaits,
    nextActionAt: row.next_action_at,
    mailboxId: row.mailbox_id,
    attempts: row.attempts ?? 0,
    lastError: row.last_error,
    inHand: row.is_leased,
  };
}
