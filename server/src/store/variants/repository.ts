import type { EntityManager } from 'typeorm';
import { hasAutoWinner, withoutPaused, type ComparedVariants } from '../../domain/flow/auto-winner.js';
import type { Flow } from '../../domain/flow/types.js';
import type { FlowColumns } from '../campaigns/repository.js';
import { entity, integer, json, key, text, uuid, type Entity } from '../database/columns.js';
import { savedFlow } from '../flow/repository.js';

/** What the comparison of the variants of an email has come to; see `judgeVariants`. */
export const variantTests = entity('variant_tests', {
  account_id: key(uuid),
  campaign_id: key(uuid),
  node_id: key(text),
  /** The checkpoint at which they were compared last, 0 for none. */
  checkpoint: integer,
  variants: json<ComparedVariants>(),
  /** Until the campaign has sent so many messages, they cannot have reached the next checkpoint; in this revision of the flow. */
  recount_at: integer,
  flow_revision: text,
});
export type VariantTestEntity = Entity<typeof variantTests>;

/** Returns the variants that were compared in a campaign, by node. */
export async function comparedVariants(
  db: EntityManager,
  accountId: string,
  campaignId: string,
): Promise<Map<string, ComparedVariants>> {
  const rows = await db
    .getRepository(variantTests)
    .findBy({ account_id: accountId, campaign_id: campaignId });
  return new Map(rows.map(row => [row.node_id, row.variants]));
}

/** Returns the flow of a campaign as it is sent to whom it has not written yet: variants that lost are not active. */
export async function readSendingFlow(
  db: EntityManager,
  accountId: string,
  campaignId: string,
  columns: FlowColumns,
): Promise<Flow> {
  const { flow } = savedFlow(columns);
  if (!hasAutoWinner(flow)) return flow;
  return withoutPaused(flow, await comparedVariants(db, accountId, campaignId));
}

/** Returns what is stored of the variants of an email, locked where that is asked for; null when that is nothing. */
export function findVariantTest(
  db: EntityManager,
  accountId: string,
  campaignId: string,
  nodeId: string,
  lock?: 'locked',
): Promise<VariantTestEntity | null> {
  return db.getRepository(variantTests).findOne({
    where: { account_id: accountId, campaign_id: campaignId, node_id: nodeId },
    ...(lock && { lock: { mode: 'pessimistic_write' } }),
  });
}

/**
 * Stores what the comparison of the variants of an email has come to.
 *
 * @param changed the columns that change where a row is there already
 */
export async function storeVariantTest(
  tx: EntityManager,
  test: VariantTestEntity,
  changed: (keyof VariantTestEntity)[],
): Promise<void> {
  const key = ['account_id', 'campaign_id', 'node_id'];
  await tx.createQueryBuilder().insert().into(variantTests).values(test).orUpdate(changed, key).execute();
}
