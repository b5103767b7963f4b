import type { EntityManager } from 'typeorm';
import { sumOfCounts, type CampaignCounts, writeCampaignCounts, writePeopleCounts } from './queries.js';

/** What a transaction has counted and not written. */
interface Held {
  /** By account and campaign. */
  campaigns: ReadonlyMap<string, CampaignCounts>;
  /** People that are new, by account. */
  people: ReadonlyMap<string, number>;
}

const held = new WeakMap<EntityManager, Held>();

/**
 * Holds back what a transaction counts until {@link writeCounts}: the totals of a campaign are one row, as is the number
 * of an account's people, and whoever has written it keeps everybody else who counts waiting until the commit.
 */
export function collectCounts(tx: EntityManager): void {
  held.set(tx, { campaigns: new Map(), people: new Map() });
}

/** What was counted so far, to come back to by {@link recallCounts} when a part of the transaction is undone. */
export function countsSoFar(tx: EntityManager): Held | undefined {
  return held.get(tx);
}

/** Forgets what was counted since. */
export function recallCounts(tx: EntityManager, before: Held | undefined): void {
  if (before) held.set(tx, before);
}

/** Counts of a campaign: at the end of the transaction where its counts are held back, else now. */
export async function countInCampaign(tx: EntityManager, counts: CampaignCounts): Promise<void> {
  const soFar = held.get(tx);
  if (!soFar) return writeCampaignCounts(tx, [counts]);
  const key = `${counts.accountId} ${counts.campaignId}`;
  const before = soFar.campaigns.get(key);
  const campaigns = new Map(soFar.campaigns).set(key, before ? sumOfCounts(before, counts) : counts);
  held.set(tx, { ...soFar, campaigns });
}

/** Counts people that are new to the account; as {@link countInCampaign}. */
export async function countNewPeople(tx: EntityManager, accountId: string, count: number): Promise<void> {
  const soFar = held.get(tx);
  if (!soFar) return writePeople(tx, new Map([[accountId, count]]));
  const people = new Map(soFar.people).set(accountId, (soFar.people.get(accountId) ?? 0) + count);
  held.set(tx, { ...soFar, people });
}

/** Writes what was held back; last before its commit. */
export async function writeCounts(tx: EntityManager): Promise<void> {
  const { campaigns, people } = held.get(tx) ?? { campaigns: new Map<string, CampaignCounts>(), people: [] };
  held.delete(tx);
  const inOrder = [...campaigns].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counts]) => counts);
  await writeCampaignCounts(tx, inOrder);
  await writePeople(tx, people);
}

/** In the order of the accounts, which every transaction keeps to. */
function writePeople(tx: EntityManager, people: Iterable<[string, number]>): Promise<void> {
  const inOrder = [...people].filter(([, count]) => count !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return writePeopleCounts(tx, inOrder);
}
