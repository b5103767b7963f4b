// SQL, because messages are counted through an index alone.
import type { EntityManager } from 'typeorm';
import type { VariantCounts } from '../../domain/campaigns/judge-variants.js';
import { fromBin, toBin } from '../database/ids.js';

/** What became of the messages of a variant of an email. */
export interface NodeVariantCounts extends VariantCounts {
  nodeId: string;
}

/** Counts the messages of some emails of a campaign by variant. */
export async function countByVariant(
  db: EntityManager,
  accountId: string,
  campaignId: string,
  nodeIds: readonly string[],
): Promise<NodeVariantCounts[]> {
  if (nodeIds.length === 0) return [];
  const rows = await db.query<{ node_id: string; variant_id: Buffer; sent: string; replied: string }[]>(
    `SELECT node_id, variant_id, COUNT(*) AS sent, COUNT(replied_at) AS replied FROM sends FORCE INDEX (by_variant)
     WHERE account_id = ? AND campaign_id = ? AND node_id IN (?) AND sent_at IS NOT NULL
     GROUP BY node_id, variant_id`,
    [toBin(accountId), toBin(campaignId), nodeIds],
  );
  return rows.map(row => ({
    nodeId: row.node_id,
    variantId: fromBin(row.variant_id),
    sent: Number(row.sent),
    replied: Number(row.replied),
  }));
}
