import { ApiError, type Detail } from '../../domain/api/api-error.js';
import { launchedStatus, launchIssues } from '../../domain/campaigns/campaign-status.js';
import { firstPosition } from '../../domain/flow/position.js';
import type { CampaignsOperations } from '../../generated/operations.js';
import { presentCampaign, presentCampaignLifecycle } from '../../present/campaign.js';
import { enrollCampaignLeads } from '../../store/enrollments/campaign/queries.js';
import { hasSendingMailbox } from '../../store/campaigns/mailboxes.js';
import { findCampaign, updateCampaign, lockCampaign } from '../../store/campaigns/repository.js';
import { savedFlow } from '../../store/flow/repository.js';
import { transaction } from '../../store/database/transaction.js';
import type { OperationContext, Dependencies } from '../context.js';
import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../../store/campaigns/entities.js';
import { hasCome } from '../../domain/schedule/lifecycle-dates.js';
import { changeCampaignStatus } from '../../events/campaign.js';
import type { CampaignStatusUpdate } from '../../generated/types.js';
import { slices } from '../../domain/jobs/slices.js';
import { checkedMailbox } from '../../domain/mailbox-health/health.js';
import { findMailboxes } from '../../store/mailboxes/repository.js';
import type { MailboxEntity } from '../../store/mailboxes/entities.js';

export function campaignLifecycle(deps: Dependencies) {
  const { database, clock, allowLoopbackUrls } = deps;
  return {
    async launchCampaign({ params: { id }, query }, { accountId }) {
      const unhealthy = query.require_healthy ? await unhealthyMailboxes(deps, accountId, id) : [];
      const data = await transaction(database, async tx => {
        const now = clock.now();
        const campaign = await writableCampaign(tx, accountId, id);
        if (campaign.status !== 'draft') throw new ApiError('campaign_already_launched');
        const { flow } = savedFlow(campaign);
        const lifecycle = presentCampaignLifecycle(campaign);
        const hasMailbox = await hasSendingMailbox(tx, accountId, id);
        const candidate = { name: campaign.name, flow, hasMailbox, pauseAt: lifecycle.pause_at };
        const issues = launchIssues(candidate, { allowLoopback: allowLoopbackUrls }, now);
        const details = [...issues, ...unhealthy];
        if (details.length > 0) throw new ApiError('invalid_flow', { details });
        const status = launchedStatus(lifecycle.start_at, now);
        await updateCampaign(tx, campaign, { status, launched_at: now, updated_at: now });
        const enrolled = await enrollCampaignLeads(tx, campaign, firstPosition(flow, now)!, now);
        return { id: id.toLowerCase(), status, enrolled, lifecycle_schedule: lifecycle };
      });
      return { status: 200, body: { data } };
    },

    async setCampaignStatus({ params: { id }, body }, { accountId }) {
      const row = await transaction(database, async tx => {
        const campaign = await writableCampaign(tx, accountId, id);
        await requestStatus(tx, campaign, body.status, clock.now());
        return findCampaign(tx, accountId, id);
      });
      return { status: 200, body: { data: presentCampaign(row!) } };
    },
  } satisfies Partial<CampaignsOperations<OperationContext>>;
}

/**
 * Reads and locks a campaign that is to be written to, or whose leads are.
 * @throws ApiError `campaign_not_found`, also for a deleted one; `external_read_only`
 */
export async function writableCampaign(
  tx: EntityManager,
  accountId: string,
  id: string,
  lock: 'update' | 'share' = 'update',
): Promise<CampaignEntity> {
  const campaign = await lockCampaign(tx, accountId, id, lock);
  if (!campaign || campaign.deleted_at !== null) throw new ApiError('campaign_not_found');
  if (campaign.source === 'external') throw new ApiError('external_read_only');
  return campaign;
}

/**
 * Gives a launched campaign, which the transaction holds locked, the status that somebody asks for, with the event of
 * it. The status that already holds changes nothing.
 *
 * @throws ApiError `campaign_not_launched` on a draft
 */
export async function requestStatus(
  tx: EntityManager,
  campaign: CampaignEntity,
  status: CampaignStatusUpdate['status'],
  now: Date,
): Promise<void> {
  if (campaign.status === 'draft') throw new ApiError('campaign_not_launched');
  if (campaign.status === status) return;
  // Who resumes a campaign after its last day wants it to run on: that day holds no more.
  if (status === 'running' && hasCome(campaign.pause_at?.toISOString(), now))
    await updateCampaign(tx, campaign, { lifecycle_pause_on: null, pause_at: null });
  await changeCampaignStatus(tx, campaign, status, now);
}

/** Mailboxes that are checked at a time: their checks take ten seconds at most. */
const mostAtOnce = 20;

/** Checks the DNS of the mailboxes of a campaign, and returns each check that fails; none if there is no such campaign. */
async function unhealthyMailboxes(
  deps: Pick<Dependencies, 'database' | 'checkHealth'>,
  accountId: string,
  campaignId: string,
): Promise<Detail[]> {
  const { manager } = deps.database;
  const campaign = await findCampaign(manager, accountId, campaignId);
  const ids = campaign?.mailbox_list?.split(',') ?? [];
  const found = await findMailboxes(
    manager,
    ids.map(id => ({ accountId, id })),
  );
  const real = found
    .filter(({ provider }) => provider !== 'sandbox')
    .map(mailbox => ({ mailbox, at: ids.indexOf(mailbox.id) }))
    .sort((a, b) => a.at - b.at);
  const issues: Detail[] = [];
  for await (const slice of slices(real, mostAtOnce)) {
    const details = await Promise.all(slice.map(({ mailbox, at }) => failingChecks(deps, mailbox, at)));
    issues.push(...details.flat());
  }
  return issues;
}

async function failingChecks(
  { checkHealth }: Pick<Dependencies, 'checkHealth'>,
  mailbox: MailboxEntity,
  at: number,
): Promise<Detail[]> {
  const { checks } = await checkHealth(checkedMailbox(mailbox));
  return checks
    .filter(({ result }) => result === 'fail')
    .map(({ problem, fix }) => ({
      path: `mailbox_ids[${at}]`,
      code: 'mailbox_unhealthy',
      message: [`${mailbox.email}:`, problem, fix].filter(Boolean).join(' '),
    }));
}
