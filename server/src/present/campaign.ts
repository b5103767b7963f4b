import { guardWords } from '../domain/campaigns/guard.js';
import { campaignZone, firstInstantOfDay } from '../domain/schedule/lifecycle-dates.js';
import type { Campaign, CampaignSummary, GuardTrip, LifecycleSchedule } from '../generated/types.js';
import type { CampaignSummaryEntity } from '../store/campaigns/repository.js';
import type { CampaignEntity } from '../store/campaigns/entities.js';
import { savedFlow } from '../store/flow/repository.js';
import { presentFlow } from './flow.js';
import { presentTagList } from './tag.js';

/** A campaign in full. Written out key by key: this is the hottest answer, and spreading costs more than all the rest. */
export function presentCampaign(row: CampaignEntity): Campaign {
  const { schedule } = row;
  const { flow, revision } = savedFlow(row);
  return {
    id: row.id,
    account_id: row.account_id,
    name: row.name,
    status: row.status,
    source: row.source,
    schedule,
    sending_interval_seconds: row.sending_interval_seconds,
    lifecycle_schedule: presentCampaignLifecycle(row),
    max_bounce_percent: row.max_bounce_percent,
    guard_trip: presentGuardTrip(row),
    bucket_id: row.bucket_id,
    flow_data: presentFlow(flow),
    flow_revision: revision,
    mailbox_ids: row.mailbox_list === null ? [] : row.mailbox_list.split(','),
    tags: presentTagList(row.tag_list),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at && row.deleted_at.toISOString(),
  };
}

/** A campaign as lists show it. */
export function presentCampaignSummary(row: CampaignSummaryEntity): CampaignSummary {
  return {
    id: row.id,
    account_id: row.account_id,
    name: row.name,
    status: row.status,
    source: row.source,
    schedule: row.schedule,
    sending_interval_seconds: row.sending_interval_seconds,
    lifecycle_schedule: presentCampaignLifecycle(row),
    max_bounce_percent: row.max_bounce_percent,
    guard_trip: presentGuardTrip(row),
    tags: presentTagList(row.tag_list),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at && row.deleted_at.toISOString(),
  };
}

function presentGuardTrip({ guard_trip }: Pick<CampaignEntity, 'guard_trip'>): GuardTrip | null {
  return guard_trip && { ...guard_trip, message: guardWords(guard_trip) };
}

type LifecycleColumns = Pick<
  CampaignEntity,
  'schedule' | 'lifecycle_time_zone' | 'lifecycle_start_on' | 'lifecycle_pause_on' | 'start_at' | 'pause_at'
>;

/** The lifecycle of a campaign, with the times at which its dates begin. */
export function presentCampaignLifecycle(row: LifecycleColumns): LifecycleSchedule {
  const time_zone = campaignZone(row);
  // The columns of the times are the worker's: it clears one that has had its effect.
  const instant = (day: string | null, known: Date | null) =>
    day === null ? null : (known ?? firstInstantOfDay(day, time_zone)).toISOString();
  return {
    time_zone,
    start_on: row.lifecycle_start_on,
    pause_on: row.lifecycle_pause_on,
    start_at: instant(row.lifecycle_start_on, row.start_at),
    pause_at: instant(row.lifecycle_pause_on, row.pause_at),
  };
}
