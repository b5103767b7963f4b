import { operationFacts } from '../../domain/jobs/job-state.js';
import type { JobKind } from '../../generated/types.js';
import {
  addPeopleToCampaign,
  addPeopleToList,
  pausePeople,
  removePeopleFromAllCampaigns,
  removePeopleFromCampaign,
  removePeopleFromList,
  resumePeople,
  type BulkChange,
} from '../../store/jobs/bulk/changes.js';
import type { CampaignEntity, LeadListEntity } from '../../store/entities.js';
import { lockCampaign } from '../../store/campaigns/repository.js';
import { lockLeadList } from '../../store/lead-lists/repository.js';
import {
  readPeopleItems,
  unknownPerson,
  JobFailure,
  type ChunkOutcome,
  type Item,
  type JobChunk,
  type Work,
} from './work.js';

type Change = (chunk: JobChunk, ids: readonly string[]) => Promise<BulkChange>;

/** Jobs that change where people are: in campaigns, in their sequences, on lists. */
export const membershipChanges: Partial<Record<JobKind, Change>> = {
  async add_to_campaign(chunk, ids) {
    const { tx, accountId, now } = chunk;
    return addPeopleToCampaign(tx, accountId, { campaign: await campaignOf(chunk), now }, ids);
  },
  remove_from_campaign: async (chunk, ids) =>
    removePeopleFromCampaign(chunk.tx, chunk.accountId, await campaignOf(chunk), ids, chunk.now),
  remove_from_all_campaigns: ({ tx, accountId, now }, ids) =>
    removePeopleFromAllCampaigns(tx, accountId, ids, now),
  pause_enrollments: async (chunk, ids) =>
    pausePeople(chunk.tx, chunk.accountId, await campaignOf(chunk), ids, chunk.now),
  resume_enrollments: async (chunk, ids) => {
    const campaign = await campaignOf(chunk);
    if (campaign.status !== 'running') throw new JobFailure('The campaign is not running.');
    return resumePeople(chunk.tx, chunk.accountId, campaign, ids, chunk.now);
  },
  add_to_lead_list: async (chunk, ids) =>
    addPeopleToList(chunk.tx, chunk.accountId, await listOf(chunk), ids, chunk.now),
  remove_from_lead_list: async (chunk, ids) =>
    removePeopleFromList(chunk.tx, chunk.accountId, await listOf(chunk), ids),
};

/** The work of a job that changes where people are. */
export function membershipWork(operation: JobKind, change: Change): Work {
  return {
    chunkSize: 2000,
    read: readPeopleItems,
    async apply(chunk, items): Promise<ChunkOutcome> {
      const ids = items.flatMap(item => item.globalLeadId ?? []);
      const { counts, people, unknown } = await change(chunk, ids);
      const byId = new Map<string | null, Item>(items.map(item => [item.globalLeadId, item]));
      const errors = unknown.map(id => unknownPerson(byId.get(id)!));
      const counter = operationFacts[operation].unknown;
      return { counts: { ...counts, [counter]: (counts[counter] ?? 0) + errors.length }, errors, people };
    },
  };
}

/** The campaign that a job writes to, held so that it is neither launched nor deleted meanwhile. */
export async function campaignOf({ tx, accountId, job }: JobChunk): Promise<CampaignEntity> {
  const campaign = job.campaign_id && (await lockCampaign(tx, accountId, job.campaign_id, 'share'));
  if (!campaign || campaign.deleted_at !== null) throw new JobFailure('The campaign was deleted.');
  return campaign;
}

async function listOf({ tx, accountId, plan }: JobChunk): Promise<LeadListEntity> {
  const list = plan.targetListId && (await lockLeadList(tx, accountId, plan.targetListId));
  if (!list) throw new JobFailure('The lead list was deleted.');
  return list;
}
