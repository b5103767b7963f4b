import type { EntityManager } from 'typeorm';
import { ApiError } from '../../domain/api/api-error.js';
import { isLive } from '../../domain/campaigns/campaign-status.js';
import { declaredFields, keepsLeadSource } from '../../domain/flow/data.js';
import { diffFlows, flowRevision, type FlowChange } from '../../domain/flow/diff.js';
import type { NormalizedFlow } from '../../domain/flow/normalize.js';
import { derivedBodyKeys } from '../../domain/flow/variants.js';
import { firstPosition, positionAfter, replacedPosition } from '../../domain/flow/position.js';
import type { CategorizerHandle, Flow } from '../../domain/flow/types.js';
import { gainedExits, lastDone, lostNodes, type GainedExit } from '../../domain/flow/walk.js';
import { errorTable } from '../../generated/errors.js';
import type { SaveOutcome } from '../../present/flow.js';
import {
  countReactivations,
  enrollCampaignLeads,
  reactivateEnrollments,
  refreshIncomplete,
  type Continuation,
} from '../../store/enrollments/campaign/queries.js';
import { moveAllFrom } from '../../store/enrollments/repository.js';
import { updateCampaign } from '../../store/campaigns/repository.js';
import type { CampaignEntity } from '../../store/campaigns/entities.js';
import { flowColumns, savedFlow, storeDerivedBodies } from '../../store/flow/repository.js';

/** Why a save or a patch of the lead source of a live flow is refused. */
export const leadSourceLocked =
  'The lead source of a live flow cannot change. Add custom fields with POST …/lead-fields, or stop the campaign first.';

/** Returns why a campaign refuses to save a flow, as a sentence for people; null when it accepts it. */
export function lockOf(
  campaign: CampaignEntity,
  { flow, fieldSync }: NormalizedFlow,
  { change_kind }: FlowChange,
): string | null {
  if (change_kind === 'none' || !isLive(campaign.status)) return null;
  if (change_kind === 'structural') return errorTable.flow_locked.message;
  const before = savedFlow(campaign).flow;
  return keepsLeadSource(before, flow, fieldSync.declared_custom_added) ? null : leadSourceLocked;
}

/**
 * Saves a normalized and valid flow to a campaign that the transaction holds locked, and lets everyone whom that
 * concerns go on: completed enrollments where their node gained a way out, those at a node that is no more what it was, and leads that
 * lack nothing any more. A dry run reports the same and changes nothing.
 *
 * @throws ApiError `flow_locked` when the campaign is live and the structure or the lead source changes
 */
export async function saveFlow(
  tx: EntityManager,
  campaign: CampaignEntity,
  normalized: NormalizedFlow,
  now: Date,
  dryRun = false,
): Promise<SaveOutcome> {
  const { flow, fieldSync } = normalized;
  const before = savedFlow(campaign).flow;
  const change = diffFlows(before, flow);
  const message = lockOf(campaign, normalized, change);
  if (message !== null) throw new ApiError('flow_locked', { message });
  const outcome = { flow, revision: flowRevision(flow), fieldSync, change, reactivated: 0 };
  if (change.change_kind === 'none') return outcome;
  const ways = gainedExits(before, flow).flatMap(exit => continuation(flow, exit, now));
  if (dryRun) return { ...outcome, reactivated: await countReactivations(tx, campaign, ways) };
  await updateCampaign(tx, campaign, { ...flowColumns(flow), updated_at: now });
  // What a release that did not remember them derived is remembered when it is replaced.
  await storeDerivedBodies(tx, campaign.account_id, [...derivedBodyKeys(before), ...derivedBodyKeys(flow)]);
  await followFields(tx, campaign, before, flow, now);
  if (campaign.status === 'draft') return outcome;
  for (const { id } of lostNodes(before, flow)) {
    const position = replacedPosition(before, flow, id, now);
    await moveAllFrom(tx, campaign, id, position, lastDone(before, flow, id)?.nodeId ?? id, now);
  }
  return { ...outcome, reactivated: await reactivateEnrollments(tx, campaign, ways, now) };
}

/** Judges the leads anew when other custom fields are declared, and enrolls whom the change lets begin. */
async function followFields(
  tx: EntityManager,
  campaign: CampaignEntity,
  before: Flow,
  after: Flow,
  now: Date,
): Promise<void> {
  const keys = declaredFields(after).custom;
  const known = new Set(declaredFields(before).custom);
  const sameFields = keys.length === known.size && keys.every(key => known.has(key));
  if (!sameFields) await refreshIncomplete(tx, campaign, keys);
  const position = firstPosition(after, now);
  const mayBegin = !sameFields || firstPosition(before, now) === null;
  if (campaign.status !== 'draft' && position && mayBegin)
    await enrollCampaignLeads(tx, campaign, position, now);
}

/** The category of a conversation that leads to each way out of a categorizer. */
const categories: Record<CategorizerHandle, string> = {
  interested: 'Interested',
  neutral: 'Neutral',
  'not-interested': 'Not Interested',
};

function continuation(flow: Flow, { nodeId, sourceHandle }: GainedExit, now: Date): Continuation[] {
  const position = positionAfter(flow, nodeId, now, sourceHandle ?? undefined);
  if (!position) return [];
  const category = sourceHandle === null ? null : categories[sourceHandle as CategorizerHandle];
  return [{ nodeId, category, position }];
}

/**
 * Refuses a save that builds upon another revision than the present one.
 *
 * @param header `If-Match`: revisions quoted or bare, separated by commas, or `*` for any
 * @throws ApiError `flow_revision_conflict`; the body contains the present revision
 */
export function requireRevision(header: string | undefined, current: string): void {
  if (header === undefined || header.trim() === '') return;
  const revisions = header.split(',').map(tag => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'));
  if (revisions.includes('*') || revisions.includes(current)) return;
  throw new ApiError('flow_revision_conflict', { extra: { current_flow_revision: current } });
}
