import type { CampaignStatsDay, CampaignStatsTotals } from '../generated/types.js';
import type { CampaignDailyStatsEntity, CampaignTotalsEntity } from '../store/campaigns/entities.js';

type Counter = 'sent' | 'replied' | 'positive_reply' | 'bounce';

/** A day of a campaign, of all that was counted for it. */
export function presentStatsDay(date: string, rows: readonly CampaignDailyStatsEntity[]): CampaignStatsDay {
  const total = (counter: Counter) => rows.reduce((sum, row) => sum + row[counter], 0);
  return {
    date,
    sent: total('sent'),
    replied: total('replied'),
    positiveReply: total('positive_reply'),
    bounce: total('bounce'),
  };
}

export function presentStatsTotals(row: CampaignTotalsEntity): CampaignStatsTotals {
  return {
    sentCount: row.sent_count,
    repliedCount: row.replied_count,
    positiveReplyCount: row.positive_reply_count,
    bounceCount: row.bounce_count,
    lastBounceAt: row.last_bounce_at && row.last_bounce_at.toISOString(),
    unsubscribedCount: row.unsubscribed_count,
    enrollmentCount: row.enrollment_count,
    terminalEnrollmentCount: row.terminal_enrollment_count,
    contactedEnrollmentCount: row.contacted_enrollment_count,
  };
}
