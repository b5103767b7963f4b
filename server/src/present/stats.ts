import { replyRate } from '../domain/campaigns/judge-variants.js';
import { comparisonOf, variantKey, type ComparedVariants } from '../domain/flow/auto-winner.js';
import { emailVariants } from '../domain/flow/data.js';
import type { FlowNode } from '../domain/flow/types.js';
import type { CampaignStatsDay, CampaignStatsTotals, VariantStats } from '../generated/types.js';
import type { CampaignDailyStatsEntity, CampaignTotalsEntity } from '../store/campaigns/entities.js';
import type { NodeVariantCounts } from '../store/variants/queries.js';

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

/** The variants of an email. */
export function presentVariantStats(
  node: FlowNode,
  counted: readonly NodeVariantCounts[],
  compared: ComparedVariants | undefined,
): VariantStats[] {
  const pausedAt = comparisonOf(node, compared);
  return emailVariants(node).map(variant => {
    const id = variantKey(variant);
    const own = counted.find(({ nodeId, variantId }) => nodeId === node.id && variantId === id);
    const counts = { sent: own?.sent ?? 0, replied: own?.replied ?? 0 };
    return {
      node_id: node.id,
      variant_id: variant.id,
      label: variant.label,
      ...counts,
      reply_rate: replyRate(counts),
      paused_at: pausedAt[id] ?? null,
    };
  });
}
