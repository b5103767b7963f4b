import type { StoredTrip } from '../../domain/campaigns/guard.js';
import type { Schedule } from '../../domain/flow/types.js';
import {
  day,
  entity,
  timestamp,
  integer,
  json,
  jsonText,
  key,
  nullable,
  oneOf,
  text,
  uuid,
  type Entity,
} from '../database/columns.js';

export type CampaignStatus = 'draft' | 'scheduled' | 'running' | 'paused' | 'stopped';

export const campaigns = entity('campaigns', {
  account_id: key(uuid),
  id: key(uuid),
  name: nullable(text),
  status: oneOf<CampaignStatus>(),
  source: oneOf<'manual' | 'external'>(),
  /** NULL sends at any time. */
  schedule: nullable(json<Schedule>()),
  sending_interval_seconds: integer,
  /** NULL: it does not pause itself, however many of its messages bounce. */
  max_bounce_percent: nullable(integer),
  /** When it was resumed last: the guard judges messages from then on. */
  guard_from: nullable(timestamp),
  /** Why it paused itself; NULL where it did not, or was resumed since. */
  guard_trip: nullable(json<StoredTrip>()),
  lifecycle_time_zone: nullable(text),
  lifecycle_start_on: nullable(day),
  lifecycle_pause_on: nullable(day),
  start_at: nullable(timestamp),
  pause_at: nullable(timestamp),
  bucket_id: uuid,
  /** Text, because flows are parsed once per revision: see `savedFlow`. */
  flow_data: nullable(jsonText),
  flow_revision: nullable(text),
  /** UUIDs of the attached mailboxes, comma-separated, in the order of their attachment; NULL: none. */
  mailbox_list: nullable(text),
  /** The tags by name, as `presentTagList` reads them; NULL: none. */
  tag_list: nullable(text),
  launched_at: nullable(timestamp),
  deleted_at: nullable(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
});
export type CampaignEntity = Entity<typeof campaigns>;

export const campaignMailboxes = entity('campaign_mailboxes', {
  account_id: key(uuid),
  campaign_id: key(uuid),
  mailbox_id: key(uuid),
  last_sent_at: nullable(timestamp),
  created_at: timestamp,
});

export const campaignDailyStats = entity('campaign_daily_stats', {
  account_id: key(uuid),
  campaign_id: key(uuid),
  day: key(day),
  sent: integer,
  replied: integer,
  positive_reply: integer,
  bounce: integer,
});
export type CampaignDailyStatsEntity = Entity<typeof campaignDailyStats>;

export const campaignTotals = entity('campaign_totals', {
  account_id: key(uuid),
  campaign_id: key(uuid),
  lead_count: integer,
  sent_count: integer,
  replied_count: integer,
  positive_reply_count: integer,
  bounce_count: integer,
  last_bounce_at: nullable(timestamp),
  enrollment_count: integer,
  terminal_enrollment_count: integer,
  contacted_enrollment_count: integer,
  unsubscribed_count: integer,
});
export type CampaignTotalsEntity = Entity<typeof campaignTotals>;
