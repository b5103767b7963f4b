// SQL, because counts of many campaigns are added to what is stored, in one statement, and never go below zero.
import type { EntityManager } from 'typeorm';
import { toBin } from '../database/ids.js';
import { tableSql } from '../database/bulk/values/queries.js';

const dayColumns = ['sent', 'replied', 'positive_reply', 'bounce'] as const;

const totalColumns = [
  'lead_count',
  'enrollment_count',
  'terminal_enrollment_count',
  'contacted_enrollment_count',
  'unsubscribed_count',
] as const;

type CounterColumn = (typeof totalColumns)[number] | `${(typeof dayColumns)[number]}_count`;
const counterColumns: readonly CounterColumn[] = [
  ...totalColumns,
  ...dayColumns.map(column => `${column}_count` as const),
];

/** What happened on a day of a campaign. Negative numbers take back what was counted before. */
export type DayCounts = Partial<Record<(typeof dayColumns)[number], number>>;

/** Changes of the totals beside what the days count; `contacted`: was sent at least one message. */
export type TotalCounts = Partial<Record<(typeof totalColumns)[number], number>>;

export interface CampaignCounts {
  /** UUIDs. */
  accountId: string;
  campaignId: string;
  totals: TotalCounts;
  /** By day, `YYYY-MM-DD` in the campaign's zone. */
  days: ReadonlyMap<string, DayCounts>;
  /** The latest bounce among them. */
  bouncedAt: Date | null;
}

/**
 * Writes all counts in two statements, the days before the totals and campaigns in the order given, which every transaction
 * keeps to: replies that arrive together may change what was counted on many days of many campaigns.
 */
export async function writeCampaignCounts(
  tx: EntityManager,
  counted: readonly CampaignCounts[],
): Promise<void> {
  await writeDays(tx, counted);
  await writeTotals(tx, counted);
}

const keyOf = ({ accountId, campaignId }: CampaignCounts) => ({
  account_id: toBin(accountId),
  campaign_id: toBin(campaignId),
});

const zeroDay = { sent: 0, replied: 0, positive_reply: 0, bounce: 0 };

async function writeDays(tx: EntityManager, counted: readonly CampaignCounts[]): Promise<void> {
  const rows = counted.flatMap(counts =>
    [...counts.days]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([day, ofDay]) => ({ ...keyOf(counts), day, ...zeroDay, ...ofDay }))
      .filter(row => dayColumns.some(column => row[column] !== 0)),
  );
  if (rows.length === 0) return;
  await tx.query(
    `INSERT INTO campaign_daily_stats (account_id, campaign_id, day, ${dayColumns.join(', ')})
     SELECT d.account_id, d.campaign_id, d.day, ${dayColumns.map(column => `GREATEST(d.${column}, 0)`).join(', ')} FROM ? d
     ON DUPLICATE KEY UPDATE ${dayColumns.map(column => moved(`campaign_daily_stats.${column}`, `d.${column}`)).join(', ')}`,
    [tableSql(['account_id', 'campaign_id', 'day', ...dayColumns], rows)],
  );
}

async function writeTotals(tx: EntityManager, counted: readonly CampaignCounts[]): Promise<void> {
  const all = counted.map(counts => {
    const ofDays = [...counts.days.values()].reduce<DayCounts>(
      (sum, day) => addCounts(dayColumns, sum, day),
      {},
    );
    const changes = [
      ...totalColumns.map(column => [column, counts.totals[column] ?? 0] as const),
      ...dayColumns.map(column => [`${column}_count`, ofDays[column] ?? 0] as const),
    ];
    const changed = Object.fromEntries(changes) as Record<CounterColumn, number>;
    return { ...keyOf(counts), last_bounce_at: counts.bouncedAt, ...changed };
  });
  const columns = counterColumns.filter(column => all.some(row => row[column] !== 0));
  const rows = all.filter(row => row.last_bounce_at || columns.some(column => row[column] !== 0));
  if (rows.length === 0) return;
  const at = 'CAST(v.last_bounce_at AS DATETIME(3))';
  const latest = `t.last_bounce_at = COALESCE(GREATEST(COALESCE(t.last_bounce_at, ${at}), ${at}), t.last_bounce_at)`;
  const isBounced = rows.some(row => row.last_bounce_at);
  const set = [...columns.map(column => moved(`t.${column}`, `v.${column}`)), ...(isBounced ? [latest] : [])];
  await tx.query(
    `UPDATE ? v STRAIGHT_JOIN campaign_totals t ON t.account_id = v.account_id AND t.campaign_id = v.campaign_id
     SET ${set.join(', ')}`,
    [
      tableSql(
        ['account_id', 'campaign_id', ...columns, ...(isBounced ? ['last_bounce_at' as const] : [])],
        rows,
      ),
    ],
  );
}

/** A counter never goes below zero, whatever is taken back; unsigned arithmetic would be an error there. */
function moved(column: string, by: string): string {
  return `${column} = GREATEST(CAST(${column} AS SIGNED) + ${by}, 0)`;
}

/** Adds people that are new to accounts, in the order given. */
export async function writePeopleCounts(
  tx: EntityManager,
  counts: readonly (readonly [accountId: string, count: number])[],
): Promise<void> {
  for (const [accountId, count] of counts) {
    await tx.query(
      `INSERT INTO account_counts (account_id, name, value) VALUES (?, 'people', ?)
       ON DUPLICATE KEY UPDATE value = value + VALUES(value)`,
      [toBin(accountId), count],
    );
  }
}

/** Two counts of one campaign as one. */
export function sumOfCounts(a: CampaignCounts, b: CampaignCounts): CampaignCounts {
  const days = new Map(a.days);
  for (const [day, counts] of b.days) days.set(day, addCounts(dayColumns, days.get(day) ?? {}, counts));
  const bouncedAt = !a.bouncedAt || (b.bouncedAt && b.bouncedAt > a.bouncedAt) ? b.bouncedAt : a.bouncedAt;
  return { ...a, totals: addCounts(totalColumns, a.totals, b.totals), days, bouncedAt };
}

export function addCounts<Column extends string>(
  columns: readonly Column[],
  a: Partial<Record<Column, number>>,
  b: Partial<Record<Column, number>>,
): Partial<Record<Column, number>> {
  return Object.fromEntries(columns.map(column => [column, (a[column] ?? 0) + (b[column] ?? 0)])) as Partial<
    Record<Column, number>
  >;
}
