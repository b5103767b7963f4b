import type { EntityManager } from 'typeorm';
import { replyRate, type VariantCounts } from '../domain/campaigns/judge-variants.js';
import { guardWords, type StoredTrip } from '../domain/campaigns/guard.js';
import { blocksMailboxes } from '../domain/campaigns/campaign-status.js';
import type { CampaignStatusUpdate } from '../generated/types.js';
import type { CampaignEntity } from '../store/campaigns/entities.js';
import { updateCampaign } from '../store/campaigns/repository.js';
import { emitEvent, emitEvents } from '../store/database/outbox/queries.js';
import { shortenRests } from '../store/mailboxes/queries.js';

/**
 * The event of each status. The contract has one for "runs from now on", whether a campaign starts or goes on:
 * `previous_status` says which case it is.
 */
const statusEvents = {
  running: 'campaign.resumed',
  paused: 'campaign.paused',
  stopped: 'campaign.stopped',
} as const;

/**
 * Gives a launched campaign, which the transaction holds locked, another status than it has, and emits that. A campaign that
 * sends no more does not make its mailboxes wait for its interval either.
 */
export async function changeCampaignStatus(
  tx: EntityManager,
  campaign: Pick<CampaignEntity, 'account_id' | 'id' | 'name' | 'status'>,
  status: CampaignStatusUpdate['status'],
  now: Date,
): Promise<void> {
  const unguarded = status === 'running' ? { guard_from: now, guard_trip: null } : {};
  await updateCampaign(tx, campaign, { status, ...unguarded, updated_at: now });
  if (!blocksMailboxes(status)) await shortenRests(tx, campaign.account_id, campaign.id, 0);
  const payload = {
    campaign_id: campaign.id,
    campaign_name: campaign.name,
    status,
    previous_status: campaign.status,
  };
  await emitEvent(tx, campaign.account_id, statusEvents[status], payload, now);
}

/** Pauses a running campaign, which the transaction holds locked, because its guard tripped; emits that too. */
export async function tripGuard(
  tx: EntityManager,
  campaign: Parameters<typeof changeCampaignStatus>[1],
  trip: StoredTrip,
  now: Date,
): Promise<void> {
  await updateCampaign(tx, campaign, { guard_trip: trip });
  const payload = {
    campaign_id: campaign.id,
    campaign_name: campaign.name,
    guard_trip: { ...trip, message: guardWords(trip) },
  };
  await emitEvent(tx, campaign.account_id, 'campaign.guard_tripped', payload, now);
  await changeCampaignStatus(tx, campaign, 'paused', now);
}

/** A variant of an email that lost. */
export interface PausedVariant extends VariantCounts {
  nodeId: string;
  label: string;
}

/** Emits that variants of a campaign's email were paused. */
export async function emitVariantsPaused(
  tx: EntityManager,
  campaign: Pick<CampaignEntity, 'account_id' | 'id' | 'name'>,
  paused: readonly PausedVariant[],
  now: Date,
): Promise<void> {
  const events = paused.map(({ nodeId, variantId, label, sent, replied }) => ({
    accountId: campaign.account_id,
    type: 'campaign.variant_paused' as const,
    payload: {
      campaign_id: campaign.id,
      campaign_name: campaign.name,
      node_id: nodeId,
      variant_id: variantId,
      label,
      sent,
      replied,
      reply_rate: replyRate({ sent, replied })!,
      paused_at: now.toISOString(),
    },
  }));
  await emitEvents(tx, events, now);
}
