import { groupBy } from '../domain/shared/group-by.js';
import { ApiError, type Detail, errorAt } from '../domain/api/api-error.js';
import { countedDays, dayOfLife, campaignZone } from '../domain/schedule/lifecycle-dates.js';
import { limits } from '../domain/api/limits.js';
import { addDays, DAY, localDate } from '../domain/schedule/zone-time.js';
import type { StatsOperations } from '../generated/operations.js';
import { presentStatsDay, presentStatsTotals, presentVariantStats } from '../present/stats.js';
import { readDailyStats, readTotals } from '../store/stats/repository.js';
import { readCampaign } from '../store/campaigns/queries.js';
import { savedFlow } from '../store/flow/repository.js';
import { countByVariant } from '../store/variants/queries.js';
import { comparedVariants } from '../store/variants/repository.js';
import type { OperationContext, Dependencies } from './context.js';

/** The operations of the tag Stats. */
export function statsOperations({ database, clock }: Dependencies): StatsOperations<OperationContext> {
  return {
    async getCampaignStats({ params: { id }, query }, { accountId }) {
      const campaign = await readCampaign(database, accountId, id);
      if (!campaign) throw new ApiError('campaign_not_found');
      const zone = campaignZone(campaign);
      const life = { first: localDate(zone, campaign.created_at), last: localDate(zone, clock.now()) };
      const from = query.start_date ?? life.first;
      const to = query.end_date ?? life.last;
      if (query.start_date !== undefined && query.end_date !== undefined && to < from)
        throw refused('invalid_value', 'end_date must not be before start_date.');
      const days = daysBetween(from, to);
      const [rows, totals] = await Promise.all([
        readDailyStats(database.manager, accountId, id, ...countedDays(from, to, life)),
        readTotals(database.manager, accountId, id),
      ]);
      const byDay = groupBy(rows, row => dayOfLife(row.day, life));
      const daily = days.map(day => presentStatsDay(day, byDay.get(day) ?? []));
      return { status: 200, body: { data: { daily, totals: presentStatsTotals(totals) } } };
    },

    async getVariantStats({ params: { id } }, { accountId }) {
      const campaign = await readCampaign(database, accountId, id);
      if (!campaign) throw new ApiError('campaign_not_found');
      const emails = savedFlow(campaign).flow.nodes.filter(({ type }) => type === 'email');
      const nodeIds = emails.map(node => node.id);
      const [counted, compared] = await Promise.all([
        countByVariant(database.manager, accountId, id, nodeIds),
        comparedVariants(database.manager, accountId, id),
      ]);
      const data = emails.flatMap(node => presentVariantStats(node, counted, compared.get(node.id)));
      return { status: 200, body: { data } };
    },
  };
}

/** Each calendar day of a range, both ends included. */
function daysBetween(from: string, to: string): string[] {
  const first = Date.parse(`${from}T00:00:00Z`);
  const count = Math.max(0, (Date.parse(`${to}T00:00:00Z`) - first) / DAY + 1);
  if (count > limits.statsDays) throw refused('too_large', `A range has at most ${limits.statsDays} days.`);
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

function refused(code: Detail['code'], message: string): ApiError {
  return errorAt('invalid_flow', 'end_date', code, message);
}
