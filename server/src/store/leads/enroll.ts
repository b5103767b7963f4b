import { In, type EntityManager } from 'typeorm';
import { firstPosition, type Position } from '../../domain/flow/position.js';
import { recipientWindow } from '../../domain/schedule/recipient-window.js';
import { isReady } from '../../domain/leads/draft-import.js';
import { suppressedAddresses } from '../block-list/queries.js';
import { insertEntities } from '../database/bulk/queries.js';
import { statementQueue, type StatementQueue } from '../database/bulk/statement-queue.js';
import { lockEnrollmentsOfLeads, recheckEnrollmentsOfLeads } from '../enrollments/repository.js';
import { continueEnrollments } from '../enrollments/resume.js';
import { newId } from '../database/ids.js';
import { enrollments, type CampaignEntity, type EnrollmentEntity, type LeadEntity } from '../entities.js';
import { savedFlow } from '../flow/repository.js';
import type { TotalCounts } from '../stats/queries.js';
import type { ChangedLead } from './repository.js';

/** Who was enrolled, by lead id. */
export interface Enrolled {
  leadIds: string[];
  totals: TotalCounts;
}

const nobody: Enrolled = { leadIds: [], totals: {} };

type Barred = ReadonlyMap<string, unknown>;

/** Returns which of these addresses a campaign must not write to; a campaign that enrolls nobody asks about none. */
export async function barredFrom(
  tx: EntityManager,
  { account_id, launched_at }: CampaignEntity,
  emails: readonly string[],
): Promise<Barred> {
  return launched_at === null ? new Map() : suppressedAddresses(tx, account_id, emails);
}

/** Enrolls leads that were just made, where the campaign is launched. The caller counts the totals. */
export async function enrollNew(
  queue: StatementQueue,
  campaign: CampaignEntity,
  made: readonly LeadEntity[],
  barred: Barred,
  now: Date,
): Promise<Enrolled> {
  if (campaign.launched_at === null) return nobody;
  const free = made.filter(lead => isReady(lead) && !barred.has(lead.email));
  const started = await enroll(queue, campaign, free, now);
  return { leadIds: started, totals: { enrollment_count: started.length } };
}

/**
 * Enrolls leads that a change has made ready and that were in the campaign before: those without an enrollment begin, those
 * whose sequence had ended because they were removed go on, and so do those that were held because they lacked a declared
 * custom field, or that waited for a window in another time zone. Whoever is on the block list is left out. The caller counts
 * the totals.
 */
export async function enrollWritten(
  tx: EntityManager,
  campaign: CampaignEntity,
  changed: readonly ChangedLead[],
  barred: Barred,
  now: Date,
): Promise<Enrolled> {
  await releaseReplaced(tx, campaign.account_id, changed);
  const ready = changed.filter(({ after }) => isReady(after));
  const free = ready.flatMap(({ after }) => (barred.has(after.email) ? [] : [after]));
  const enrolled = await enrollReturning(tx, campaign, free, now);
  const completed = ready.filter(
    ({ before, after }) =>
      before.is_incomplete || recipientZone(campaign, before) !== recipientZone(campaign, after),
  );
  await recheckEnrollmentsOfLeads(
    tx,
    campaign.account_id,
    completed.map(({ after }) => after.id),
    now,
  );
  return enrolled;
}

function recipientZone({ schedule }: CampaignEntity, { custom_lead_data }: LeadEntity): string | undefined {
  return recipientWindow(schedule, custom_lead_data)?.timezone;
}

/**
 * Treats a sequence that a replacement ended as one of a removed lead, where the lead comes back: it can go on, in a
 * conversation of its own, because the previous one is the successor's now. What had ended before stays ended.
 */
async function releaseReplaced(
  tx: EntityManager,
  accountId: string,
  changed: readonly ChangedLead[],
): Promise<void> {
  const retired = new Map(
    changed.flatMap(({ before, after }) =>
      before.retired_at && !after.retired_at ? [[after.id, before.retired_at.getTime()]] : [],
    ),
  );
  if (retired.size === 0) return;
  const repository = tx.getRepository(enrollments);
  const replaced = await repository.find({
    select: { id: true, lead_id: true, ended_at: true },
    where: { account_id: accountId, lead_id: In([...retired.keys()]), reason: 'replaced' },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const ids = replaced.flatMap(row => (row.ended_at?.getTime() === retired.get(row.lead_id) ? [row.id] : []));
  if (ids.length > 0)
    await repository.update({ account_id: accountId, id: In(ids) }, { reason: 'removed', thread_id: null });
}

async function enrollReturning(
  tx: EntityManager,
  campaign: CampaignEntity,
  candidates: readonly LeadEntity[],
  now: Date,
): Promise<Enrolled> {
  if (candidates.length === 0 || campaign.launched_at === null) return nobody;
  const leadIds = candidates.map(lead => lead.id);
  const before = await lockEnrollmentsOfLeads(tx, campaign.account_id, leadIds);
  const removed = before.filter(row => row.state === 'stopped' && row.reason === 'removed');
  const completed = await continueEnrollments(
    tx,
    campaign.account_id,
    savedFlow(campaign).flow,
    removed,
    now,
  );
  const enrolled = new Set(before.map(row => row.lead_id));
  const queue = statementQueue(tx);
  const others = candidates.filter(lead => !enrolled.has(lead.id));
  const started = await enroll(queue, campaign, others, now);
  await queue.drained();
  return {
    leadIds: [...started, ...removed.map(row => row.lead_id)],
    totals: {
      enrollment_count: started.length,
      terminal_enrollment_count: completed - removed.length,
    },
  };
}

/** Stores enrollments that begin now, and returns the ids of their leads; a flow that leads nowhere enrolls nobody. */
async function enroll(
  queue: StatementQueue,
  campaign: CampaignEntity,
  leads: readonly LeadEntity[],
  now: Date,
): Promise<string[]> {
  const position = firstPosition(savedFlow(campaign).flow, now);
  if (leads.length === 0 || position === null) return [];
  const begun = leads.map(lead => newEnrollment(lead, position, now));
  await insertEntities(queue, enrollments, begun);
  return leads.map(lead => lead.id);
}

function newEnrollment(lead: LeadEntity, { nodeId, awaits, at }: Position, now: Date): EnrollmentEntity {
  return {
    account_id: lead.account_id,
    id: newId(),
    campaign_id: lead.campaign_id,
    lead_id: lead.id,
    global_lead_id: lead.global_lead_id,
    state: 'active',
    reason: null,
    current_node_id: nodeId,
    awaits,
    next_action_at: at,
    due_before_pause: null,
    mailbox_id: null,
    thread_id: null,
    steps_sent: 0,
    last_sent_at: null,
    attempts: 0,
    last_error: null,
    lease_owner: null,
    lease_until: null,
    ended_at: null,
    created_at: now,
    updated_at: now,
  };
}
