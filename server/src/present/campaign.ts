import { defaultSchedule } from '../domain/send-window.js';
import { firstInstantOfDay, lifecycleZone } from '../domain/lifecycle-dates.js';
import type { Campaign, CampaignSummary, LifecycleSchedule, Schedule } from '../generated/types.js';
import type { CampaignSummaryRow } from '../store/campaigns/campaigns.js';
import type { CampaignRow } from '../store/campaigns/entities.js';
import { savedFlow } from '../store/flow/flows.js';
import { fromBin } from '../store/database/ids.js';
import { presentTagList } from './tag.js';

/** A campaign in full. Written out key by key: this is the hottest answer, and spreading costs more than all the rest. */
export function presentCampaign(row: CampaignRow): Campaign {
  const schedule = presentSchedule(row.schedule);
  const { flow, revision } = savedFlow(row);
  return {
    id: fromBin(row.id),
    account_id: fromBin(row.account_id),
    name: row.name,
    status: row.status,
    source: row.source,
    schedule,
    sending_interval_seconds: row.sending_interval_seconds,
    lifecycle_schedule: presentLifecycle(row, schedule),
    bucket_id: fromBin(row.bucket_id),
    flow_data: flow,
    flow_revision: revision,
    mailbox_ids: row.mailbox_list === null ? [] : row.mailbox_list.split(','),
    tags: presentTagList(row.tag_list),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at && row.deleted_at.toISOString(),
  };
}

/** A campaign as lists show it. */
export function presentCampaignSummary(row: CampaignSummaryRow): CampaignSummary {
  const schedule = presentSchedule(row.schedule);
  return {
    id: fromBin(row.id),
    account_id: fromBin(row.account_id),
    name: row.name,
    status: row.status,
    source: row.source,
    schedule,
    sending_interval_seconds: row.sending_interval_seconds,
    lifecycle_schedule: presentLifecycle(row, schedule),
    tags: presentTagList(row.tag_list),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at && row.deleted_at.toISOString(),
  };
}

type LifecycleRow = Pick<
  CampaignRow,
  'schedule' | 'lifecycle_time_zone' | 'lifecycle_start_on' | 'lifecycle_pause_on' | 'start_at' | 'pause_at'
>;

const defaultScheduleText = JSON.stringify(defaultSchedule);

/** The send window in the column `schedule`, which most campaigns leave as it is by default. */
function presentSchedule(column: string | null): Schedule | null {
  if (column === null) return null;
  return (column === defaultScheduleText ? defaultSchedule : JSON.parse(column)) as Schedule;
}

/** The lifecycle of a campaign, with the instants of its dates. */
export function presentCampaignLifecycle(row: LifecycleRow): LifecycleSchedule {
  return presentLifecycle(row, presentSchedule(row.schedule));
}

function presentLifecycle(row: LifecycleRow, schedule: Schedule | null): LifecycleSchedule {
  const time_zone = lifecycleZone(row.lifecycle_time_zone, schedule && schedule.timezone);
  // The columns of the instants are the worker's: it clears one that has had its effect.
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
