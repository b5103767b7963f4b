import type { CampaignStatsDay, CampaignStatsTotals } from '../generated/types.js';
import type { CampaignDailyStatsRow, CampaignTotalsRow } from '../store/entities/campaigns.js';

/** A day of a campaign; a day on which nothing was counted has no row. */
export function presentStatsDay(date: string, row: CampaignDailyStatsRow | undefined): CampaignStatsDay {
  return {
    date,
    sent: row?.sent ?? 0,
    replied: row?.replied ?? 0,
    positiveReply: row?.positive_reply ?? 0,
    bounce: row?.bounce ?? 0,
  };
}

export function presentStatsTotals(row: CampaignTotalsRow): CampaignStatsTotals {
  return {
    sentCount: row.sent_count,
    repliedCount: row.replied_count,
    positiveReplyCount: row.positive_reply_count,
    bounceCount: row.bounce_count,
    lastBounceAt: row.last_bounce_at && row.last_bounce_at.toISOString(),
    enrollmentCount: row.enrollment_count,
    terminalEnrollmentCount: row.terminal_enrollment_count,
    contactedEnrollmentCount: row.contacted_enrollment_count,
  };
}
