import { isLive, launchedStatus } from '../../domain/campaigns/campaign-status.js';
import { defaultMaxBouncePercent } from '../../domain/campaigns/guard.js';
import { derivedBodyKeys } from '../../domain/flow/variants.js';
import { changeCampaignStatus } from '../../events/campaign.js';
import type { CampaignsOperations } from '../../generated/operations.js';
import type { CampaignCreate } from '../../generated/types.js';
import { presentCampaign } from '../../present/campaign.js';
import { recheckPostponed, stopCampaignEnrollments } from '../../store/enrollments/repository.js';
import { insertCampaign, findCampaign, updateCampaign } from '../../store/campaigns/repository.js';
import type { NewCampaign } from '../../store/campaigns/repository.js';
import { newId } from '../../store/database/ids.js';
import { shortenRests } from '../../store/mailboxes/queries.js';
import { uncountMemberships } from '../../store/people/queries.js';
import { savedFlow, storeDerivedBodies } from '../../store/flow/repository.js';
import { transaction } from '../../store/database/transaction.js';
import type { OperationContext, Dependencies } from '../context.js';
import { firstFlowColumns } from '../flow/accept.js';
import { timingColumns } from './timing.js';
import { writableCampaign } from './lifecycle.js';
import type { EntityManager } from 'typeorm';
import {
  addMailboxes,
  removeMailboxes,
  replaceMailboxes,
  existingMailboxes,
} from '../../store/campaigns/mailboxes.js';
import { campaignTagKind } from '../../store/tags/entities.js';
import { addTagLinks, lockTags, removeTagLinks, replaceTagLinks } from '../../store/tags/repository.js';
import { idsAmong, requireKnown } from '../references.js';

const defaultIntervalSeconds = 24 * 60;

export function campaignWrites(deps: Dependencies) {
  const { database, clock } = deps;

  return {
    async createCampaign({ body }, context) {
      const { accountId } = context;
      const now = clock.now();
      const id = newId();
      const bucketId = newId();
      const flow = await firstFlowColumns(deps, database.manager, { accountId, bucketId }, body.flow_data);
      const campaign = { ...newCampaign(accountId, id, body, now), ...flow, bucket_id: bucketId };
      return transaction(database, async tx => {
        await insertCampaign(tx, campaign);
        await storeDerivedBodies(tx, accountId, derivedBodyKeys(savedFlow(campaign).flow));
        await assign(tx, accountId, id, body, now);
        const row = await findCampaign(tx, accountId, id);
        const answer = { status: 201, body: { data: presentCampaign(row!) } } as const;
        await context.storeIdempotentResponse(tx, answer);
        return answer;
      });
    },

    async updateCampaign({ params: { id }, body }, { accountId }) {
      const row = await transaction(database, async tx => {
        const now = clock.now();
        const campaign = await writableCampaign(tx, accountId, id);
        const change = {
          ...(body.name !== undefined && { name: body.name }),
          ...(body.sending_interval_seconds !== undefined && {
            sending_interval_seconds: body.sending_interval_seconds,
          }),
          ...(body.max_bounce_percent !== undefined && { max_bounce_percent: body.max_bounce_percent }),
          ...((body.schedule !== undefined || body.lifecycle_schedule !== undefined) &&
            timingColumns(body, campaign)),
        };
        await updateCampaign(tx, campaign, { ...change, updated_at: now });
        await assign(tx, accountId, id, body, now);
        if (body.schedule !== undefined && campaign.schedule?.recipient_time_zone_field)
          await recheckPostponed(tx, { account_id: accountId, campaign_id: id }, now);
        const interval = body.sending_interval_seconds ?? Infinity;
        if (interval < campaign.sending_interval_seconds) await shortenRests(tx, accountId, id, interval);
        const changed = { ...campaign, ...change };
        const mayStart = launchedStatus(changed.start_at?.toISOString() ?? null, now) === 'running';
        if (changed.status === 'scheduled' && mayStart)
          await changeCampaignStatus(tx, changed, 'running', now);
        return findCampaign(tx, accountId, id);
      });
      return { status: 200, body: { data: presentCampaign(row!) } };
    },

    async deleteCampaign({ params: { id } }, { accountId }) {
      const row = await transaction(database, async tx => {
        const now = clock.now();
        const campaign = await writableCampaign(tx, accountId, id);
        if (isLive(campaign.status)) await changeCampaignStatus(tx, campaign, 'stopped', now);
        await updateCampaign(tx, campaign, { deleted_at: now, updated_at: now });
        await stopCampaignEnrollments(tx, campaign, 'removed', now);
        await uncountMemberships(tx, accountId, id);
        return findCampaign(tx, accountId, id);
      });
      return { status: 200, body: { data: presentCampaign(row!) } };
    },
  } satisfies Partial<CampaignsOperations<OperationContext>>;
}

function newCampaign(
  accountId: string,
  id: string,
  body: CampaignCreate,
  now: Date,
): Omit<NewCampaign, 'bucket_id' | 'flow_data' | 'flow_revision'> {
  return {
    account_id: accountId,
    id,
    name: body.name ?? null,
    status: 'draft',
    source: 'manual',
    ...timingColumns(body),
    sending_interval_seconds: body.sending_interval_seconds ?? defaultIntervalSeconds,
    max_bounce_percent:
      body.max_bounce_percent === undefined ? defaultMaxBouncePercent : body.max_bounce_percent,
    launched_at: null,
    deleted_at: null,
    created_at: now,
    updated_at: now,
  };
}

/** What a request says of a campaign's mailboxes and tags: first all are replaced, then some added, then some removed. */
export interface Assignments {
  mailbox_ids?: string[];
  add_mailbox_ids?: string[];
  remove_mailbox_ids?: string[];
  tag_ids?: string[];
  add_tag_ids?: string[];
  remove_tag_ids?: string[];
}

/**
 * Assigns mailboxes and tags to a campaign that the transaction holds locked.
 *
 * @throws ApiError `mailbox_not_found`, `tag_not_found` with each id that does not exist; the transaction must then end
 */
export async function assign(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  assignments: Assignments,
  now: Date,
): Promise<void> {
  await assignMailboxes(tx, accountId, campaignId, assignments, now);
  await assignTags(tx, accountId, campaignId, assignments);
}

async function assignMailboxes(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  { mailbox_ids, add_mailbox_ids, remove_mailbox_ids }: Assignments,
  now: Date,
): Promise<void> {
  const named = idsAmong(mailbox_ids, add_mailbox_ids, remove_mailbox_ids);
  const known = await existingMailboxes(tx, accountId, named);
  requireKnown('mailbox_not_found', { mailbox_ids, add_mailbox_ids, remove_mailbox_ids }, known);
  if (mailbox_ids) await replaceMailboxes(tx, accountId, campaignId, idsAmong(mailbox_ids), now);
  await addMailboxes(tx, accountId, campaignId, idsAmong(add_mailbox_ids), now);
  await removeMailboxes(tx, accountId, campaignId, idsAmong(remove_mailbox_ids));
}

async function assignTags(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  { tag_ids, add_tag_ids, remove_tag_ids }: Assignments,
): Promise<void> {
  const known = await lockTags(
    tx,
    accountId,
    campaignTagKind,
    idsAmong(tag_ids, add_tag_ids, remove_tag_ids),
  );
  requireKnown('tag_not_found', { tag_ids, add_tag_ids, remove_tag_ids }, known);
  if (tag_ids) await replaceTagLinks(tx, accountId, campaignTagKind, campaignId, idsAmong(tag_ids));
  await addTagLinks(tx, accountId, campaignTagKind, campaignId, idsAmong(add_tag_ids));
  await removeTagLinks(tx, accountId, campaignTagKind, campaignId, idsAmong(remove_tag_ids));
}
