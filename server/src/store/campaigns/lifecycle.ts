import type { EntityManager } from 'typeorm';
import type { CampaignRow, CampaignStatus } from '../entities.js';
import { fromBin } from '../database/ids.js';
import { emitEvent } from '../database/outbox.js';

type DueCampaign = Pick<CampaignRow, 'account_id' | 'id' | 'name'>;

/**
 * Starts scheduled campaigns whose day has come, over all accounts. Each emits `campaign.resumed`, as setting the
 * status by hand does: the contract has one event for "runs from now on", and `previous_status` tells the cases apart.
 *
 * @returns how many there were; as many as the limit means that more may wait
 */
export async function startDueCampaigns(tx: EntityManager, now: Date, limit: number): Promise<number> {
  const due = await lockDue(tx, 'scheduled', 'start_at', now, limit);
  for (const campaign of due) {
    await setStatus(tx, campaign, 'running', now);
    await tellStatus(tx, campaign, 'campaign.resumed', 'running', 'scheduled', now);
  }
  return due.length;
}

/**
 * Pauses running campaigns whose last day is over, each with its `campaign.paused`. Whoever resumes one by hand clears
 * the instant, so that it is not paused again.
 */
export async function pauseDueCampaigns(tx: EntityManager, now: Date, limit: number): Promise<number> {
  const due = await lockDue(tx, 'running', 'pause_at', now, limit);
  for (const campaign of due) {
    await setStatus(tx, campaign, 'paused', now);
    await tellStatus(tx, campaign, 'campaign.paused', 'paused', 'running', now);
  }
  return due.length;
}

function setStatus(
  tx: EntityManager,
  { account_id, id }: DueCampaign,
  status: CampaignStatus,
  now: Date,
): Promise<unknown> {
  return tx.query('UPDATE campaigns SET status = ?, updated_at = ? WHERE account_id = ? AND id = ?', [
    status,
    now,
    account_id,
    id,
  ]);
}

function lockDue(
  tx: EntityManager,
  status: CampaignStatus,
  instant: 'start_at' | 'pause_at',
  now: Date,
  limit: number,
): Promise<DueCampaign[]> {
  return tx.query<DueCampaign[]>(
    `SELECT account_id, id, name FROM campaigns
     WHERE status = ? AND ${instant} <= ? AND deleted_at IS NULL ORDER BY ${instant} LIMIT ? FOR UPDATE SKIP LOCKED`,
    [status, now, limit],
  );
}

async function tellStatus(
  tx: EntityManager,
  campaign: DueCampaign,
  type: 'campaign.resumed' | 'campaign.paused',
  status: CampaignStatus,
  previous: CampaignStatus,
  now: Date,
): Promise<void> {
  const payload = {
    campaign_id: fromBin(campaign.id),
    campaign_name: campaign.name,
    status,
    previous_status: previous,
  };
  await emitEvent(tx, fromBin(campaign.account_id), type, payload, now);
}
