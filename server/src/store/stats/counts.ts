export const dayColumns = ['sent', 'replied', 'positive_reply', 'bounce'] as const;

export const totalColumns = [
  'lead_count',
  'enrollment_count',
  'terminal_enrollment_count',
  'contacted_enrollment_count',
  'unsubscribed_count',
] as const;

export type CounterColumn = (typeof totalColumns)[number] | `${(typeof dayColumns)[number]}_count`;
export const counterColumns: readonly CounterColumn[] = [
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
