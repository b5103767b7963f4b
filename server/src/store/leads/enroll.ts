import type { EntityManager } from 'typeorm';
import { firstStanding, type Standing } from '../../domain/flow-standing.js';
import type { TotalCounts } from '../stats/counts.js';
import { wakeHeld, lockEnrollmentsOfLeads } from '../enrollments/repository.js';
import { goOn } from '../enrollments/resume.js';
import type { LockedEnrollment } from '../enrollments/queries.js';
import type { CampaignEntity, EnrollmentEntity, LeadRow } from '../entities.js';
import { savedFlow } from '../flow/flows.js';
import { fromBin, newIds, toBin } from '../database/ids.js';
import { statementQueue, type StatementQueue } from '../database/bulk/statement-queue.js';
import { suppressedAddresses } from '../block-list/queries.js';

/** A lead that may be enrolled: complete, neither deleted nor retired. */
type Candidate = Pick<LeadRow, 'id' | 'global_lead_id' | 'email'>;

/** Who was enrolled, by lead id. */
export interface Enrolled {
  leadIds: string[];
  totals: TotalCounts;
}

/** A lead that was written: as it was and as it is. */
export interface WrittenLead {
  before: LeadRow;
  after: LeadRow;
}

/** Which of these addresses a campaign must not write to; nobody is asked about while it enrolls nobody. */
export async function barredFrom(
  tx: EntityManager,
  { account_id, launched_at }: CampaignEntity,
  emails: readonly string[],
): Promise<Barred> {
  return launched_at === null ? new Map() : suppressedAddresses(tx, account_id, emails);
}

type Barred = ReadonlyMap<string, unknown>;

/** Enrolls leads that were just made, where the campaign is launched. The caller counts the totals. */
export async function enrollNew(
  queue: StatementQueue,
  campaign: CampaignEntity,
  made: readonly LeadRow[],
  barred: Barred,
  now: Date,
): Promise<Enrolled> {
  if (campaign.launched_at === null) return { leadIds: [], totals: {} };
  const free = made.filter(lead => isReady(lead) && !barred.has(lead.email));
  const { flow } = savedFlow(campaign);
  const started = await insertEnrollments(queue, campaign, free, firstStanding(flow, now), now);
  return { leadIds: started.map(fromBin), totals: { enrollment_count: started.length } };
}

/**
 * Enrolls whom a write has made ready and who were in the campaign before: those who have no enrolment begin, those whose
 * sequence had ended because they were removed go on, and so do those who were held because they lacked a declared custom
 * field. Whoever is on the block list is left out. The caller counts the totals.
 */
export async function enrollWritten(
  tx: EntityManager,
  campaign: CampaignEntity,
  written: readonly WrittenLead[],
  barred: Barred,
  now: Date,
): Promise<Enrolled> {
  const { account_id: accountId } = campaign;
  const ready = written.filter(({ after }) => isReady(after));
  const enrolled = await enrollReturning(
    tx,
    campaign,
    ready.flatMap(({ after }) => (barred.has(after.email) ? [] : [after])),
    now,
  );
  const mended = ready.filter(({ before }) => before.is_incomplete);
  await wakeHeld(
    tx,
    accountId,
    mended.map(({ after }) => fromBin(after.id)),
    now,
  );
  return enrolled;
}

function isReady({ is_incomplete, deleted_at, retired_at }: LeadRow): boolean {
  return !is_incomplete && deleted_at === null && retired_at === null;
}

async function enrollReturning(
  tx: EntityManager,
  campaign: CampaignEntity,
  candidates: readonly Candidate[],
  now: Date,
): Promise<Enrolled> {
  if (candidates.length === 0 || campaign.launched_at === null) return { leadIds: [], totals: {} };
  const { account_id: accountId } = campaign;
  const before = await lockEnrollmentsOfLeads(
    tx,
    accountId,
    candidates.map(lead => fromBin(lead.id)),
  );
  const { flow } = savedFlow(campaign);
  const removed = before.filter(row => row.state === 'stopped' && row.reason === 'removed');
  const completed = await goOn(tx, accountId, flow, removed, now);
  const queue = statementQueue(tx);
  const never = without(candidates, before);
  const started = await insertEnrollments(queue, campaign, never, firstStanding(flow, now), now);
  await queue.drained();
  return {
    leadIds: [...started.map(fromBin), ...removed.map(row => row.lead_id)],
    totals: {
      enrollment_count: started.length,
      terminal_enrollment_count: completed - removed.length,
    },
  };
}

function without(candidates: readonly Candidate[], enrolled: readonly LockedEnrollment[]): Candidate[] {
  const leads = new Set(enrolled.map(row => row.lead_id));
  return candidates.filter(lead => !leads.has(fromBin(lead.id)));
}

const columns = [
  'account_id', 'id', 'campaign_id', 'lead_id', 'global_lead_id', 'state', 'current_node_id', 'awaits', 'next_action_at',
  'created_at', 'updated_at',
] as const satisfies readonly (keyof EnrollmentEntity)[]; // prettier-ignore

/** Stores enrolments that begin now; a flow that leads nowhere takes nobody. */
async function insertEnrollments(
  queue: StatementQueue,
  { account_id, id }: CampaignEntity,
  leads: readonly Candidate[],
  standing: Standing | null,
  now: Date,
): Promise<Buffer[]> {
  if (leads.length === 0 || standing === null) return [];
  const { nodeId: current_node_id, awaits, at: next_action_at } = standing;
  const ids = newIds(leads.length);
  const campaign = { account_id: toBin(account_id), campaign_id: toBin(id) };
  const rows = leads.map((lead, at) => ({
    ...campaign,
    id: ids[at]!,
    lead_id: lead.id,
    global_lead_id: lead.global_lead_id,
    state: 'active',
    current_node_id,
    awaits,
    next_action_at,
    created_at: now,
    updated_at: now,
  }));
  await queue.insert('enrollments', columns, rows);
  return leads.map(lead => lead.id);
}
