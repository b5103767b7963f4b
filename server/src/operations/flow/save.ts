import type { EntityManager } from 'typeorm';
import { ApiError } from '../../domain/api-error.js';
import { isLive } from '../../domain/campaign-status.js';
import { declaredFields } from '../../domain/flow-data.js';
import { diffFlows, flowRevision, type FlowChange } from '../../domain/flow-diff.js';
import type { NormalizedFlow } from '../../domain/flow-normalize.js';
import { derivedBodyKeys } from '../../domain/flow-variants.js';
import { firstStanding, standingAfter, standingInstead } from '../../domain/flow-standing.js';
import type { CategorizerHandle, Flow } from '../../domain/flow-types.js';
import { gainedExits, lastDone, lostNodes, type GainedExit } from '../../domain/flow-walk.js';
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
import type { CampaignEntity, CampaignStatus } from '../../store/campaigns/entities.js';
import { flowColumns, savedFlow } from '../../store/flow/flows.js';
import { storeDerivedBodies } from '../../store/flow/repository.js';

/** Whether a campaign of this status takes such a change of its flow. */
export function allowsChange(status: CampaignStatus, { change_kind }: FlowChange): boolean {
  return change_kind !== 'structural' || !isLive(status);
}

/**
 * Saves a normalized and valid flow to a campaign that the transaction holds locked, and lets everyone whom that
 * concerns go on: completed enrollments where their node gained a way out, those at a node that is no more what it was, and leads that
 * lack nothing any more. A dry run tells the same and changes nothing.
 *
 * @throws ApiError `flow_locked` when the campaign is live and the structure changes
 */
export async function saveFlow(
  tx: EntityManager,
  campaign: CampaignEntity,
  { flow, fieldSync }: NormalizedFlow,
  now: Date,
  dryRun = false,
): Promise<SaveOutcome> {
  const before = savedFlow(campaign).flow;
  const change = diffFlows(before, flow);
  if (!allowsChange(campaign.status, change)) throw new ApiError('flow_locked');
  const outcome = { flow, revision: flowRevision(flow), fieldSync, change, reactivated: 0 };
  if (change.change_kind === 'none') return outcome;
  const ways = gainedExits(before, flow).flatMap(exit => continuation(flow, exit, now));
  if (dryRun) return { ...outcome, reactivated: await countReactivations(tx, campaign, ways) };
  await updateCampaign(tx, campaign, { ...flowColumns(flow), updated_at: now });
  // What a release that did not remember them derived is remembered when it is replaced.
  await storeDerivedBodies(tx, campaign, [...derivedBodyKeys(before), ...derivedBodyKeys(flow)]);
  await followFields(tx, campaign, before, flow, now);
  if (campaign.status === 'draft') return outcome;
  for (const { id } of lostNodes(before, flow)) {
    const position = standingInstead(before, flow, id, now);
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
  const position = firstStanding(after, now);
  const mayBegin = !sameFields || firstStanding(before, now) === null;
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
  const position = standingAfter(flow, nodeId, now, sourceHandle ?? undefined);
  if (!position) return [];
  const category = sourceHandle === null ? null : categories[sourceHandle as CategorizerHandle];
  return [{ nodeId, category, position }];
}
