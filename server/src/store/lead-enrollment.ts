import type { EntityManager } from 'typeorm';
import { firstStanding, type Standing } from '../domain/flow-standing.js';
import type { TotalCounts } from './campaign-counts.js';
import { wakeHeld } from './enrollment-queue.js';
import { goOn } from './enrollment-standing.js';
import { lockEnrollmentsOfLeads, type LockedEnrollment } from './enrollments.js';
import type { CampaignRow, EnrollmentRow, LeadRow } from './entities/index.js';
import { savedFlow } from './flows.js';
import { fromBin, newIds } from './ids.js';
import { insertRows } from './insert-rows.js';
import { statementQueue } from './statement-queue.js';
import { suppressedAddresses } from './suppression.js';

/** A lead that may be enrolled: complete, neither deleted nor retired. `isNew`: it cannot have an enrolment yet. */
export type Candidate = Pick<LeadRow, 'id' | 'global_lead_id' | 'email'> & { isNew: boolean };

/** Who was enrolled (lead ids), and what that means for the campaign's totals. */
export interface Enrolled {
  leadIds: Set<string>;
  totals: TotalCounts;
}

/** A lead that was written: as it was, undefined when it is new, and as it is. */
export interface WrittenLead {
  before: LeadRow | undefined;
  after: LeadRow;
}

/**
 * Enrolls whom a write has made ready (see {@link enrollLeads}), and lets those go on who were held because they lacked
 * a declared custom field.
 */
export async function enrollWritten(
  tx: EntityManager,
  accountId: string,
  campaign: CampaignRow,
  written: readonly WrittenLead[],
  now: Date,
): Promise<Enrolled> {
  const ready = written.filter(
    ({ after }) => !after.is_incomplete && after.deleted_at === null && after.retired_at === null,
  );
  const candidates = ready.map(({ before, after: { id, global_lead_id, email } }) => {
    return { id, global_lead_id, email, isNew: before === undefined };
  });
  const enrolled = await enrollLeads(tx, accountId, campaign, candidates, now);
  const mended = ready.filter(({ before }) => before?.is_incomplete);
  await wakeHeld(
    tx,
    accountId,
    mended.map(({ after }) => fromBin(after.id)),
    now,
  );
  return enrolled;
}

/**
 * Enrolls leads of a launched campaign that are not enrolled, and lets those go on whose sequence had ended because
 * they were removed. Whoever is on the block list is left out. The caller counts the totals.
 */
export async function enrollLeads(
  tx: EntityManager,
  accountId: string,
  campaign: CampaignRow,
  candidates: readonly Candidate[],
  now: Date,
): Promise<Enrolled> {
  const none: Enrolled = { leadIds: new Set(), totals: {} };
  if (candidates.length === 0 || campaign.launched_at === null) return none;
  const blocked = await suppressedAddresses(
    tx,
    accountId,
    candidates.map(lead => lead.email),
  );
  const free = candidates.filter(lead => !blocked.has(lead.email));
  const returning = free.filter(lead => !lead.isNew).map(lead => lead.id);
  const before = await lockEnrollmentsOfLeads(tx, accountId, returning);
  const { flow } = savedFlow(campaign);
  const removed = before.filter(row => row.state === 'stopped' && row.reason === 'removed');
  const completed = await goOn(tx, accountId, flow, removed, now);
  const started = await insertEnrollments(tx, campaign, without(free, before), firstStanding(flow, now), now);
  return {
    leadIds: new Set([...started, ...removed.map(row => row.lead_id)].map(fromBin)),
    totals: {
      enrollment_count: started.length,
      terminal_enrollment_count: completed - removed.length,
    },
  };
}

function without(candidates: readonly Candidate[], enrolled: readonly LockedEnrollment[]): Candidate[] {
  const leads = new Set(enrolled.map(row => fromBin(row.lead_id)));
  return candidates.filter(lead => lead.isNew || !leads.has(fromBin(lead.id)));
}

const columns = [
  'account_id', 'id', 'campaign_id', 'lead_id', 'global_lead_id', 'state', 'current_node_id', 'awaits', 'next_action_at',
  'created_at', 'updated_at',
] as const satisfies readonly (keyof EnrollmentRow)[]; // prettier-ignore

/** Stores enrolments that begin now; a flow that leads nowhere takes nobody. */
async function insertEnrollments(
  tx: EntityManager,
  { account_id, id }: CampaignRow,
  leads: readonly Candidate[],
  standing: Standing | null,
  now: Date,
): Promise<Buffer[]> {
  if (leads.length === 0 || standing === null) return [];
  const { nodeId: current_node_id, awaits, at: next_action_at } = standing;
  const ids = newIds(leads.length);
  const rows = leads.map((lead, at) => ({
    account_id,
    id: ids[at]!,
    campaign_id: id,
    lead_id: lead.id,
    global_lead_id: lead.global_lead_id,
    state: 'active',
    current_node_id,
    awaits,
    next_action_at,
    created_at: now,
    updated_at: now,
  }));
  const queue = statementQueue(tx);
  await insertRows(queue, 'enrollments', columns, rows);
  await queue.drained();
  return leads.map(lead => lead.id);
}
