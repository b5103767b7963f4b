import type { EntityManager } from 'typeorm';
import { judgeVariants, sendsUntilCheckpoint } from '../domain/campaigns/judge-variants.js';
import { autoWinnerOf, comparisonOf, variantKey, variantsInUse } from '../domain/flow/auto-winner.js';
import { emailVariants } from '../domain/flow/data.js';
import { findNode } from '../domain/flow/walk.js';
import { emitVariantsPaused } from '../events/campaign.js';
import { lockCampaign, readFlows } from '../store/campaigns/repository.js';
import { savedFlow } from '../store/flow/repository.js';
import type { RepliedSend } from '../store/sending/repository.js';
import { readTotals } from '../store/stats/repository.js';
import { countByVariant } from '../store/variants/queries.js';
import { findVariantTest, storeVariantTest, type VariantTestEntity } from '../store/variants/repository.js';

/** Pauses the variants of an email that lost, if it has reached a checkpoint; in the transaction that recorded a reply to it. */
export async function compareVariants(
  tx: EntityManager,
  { account_id: accountId, campaign_id: campaignId, node_id: nodeId }: RepliedSend,
  now: Date,
): Promise<void> {
  const columns = (await readFlows(tx, accountId, [campaignId])).get(campaignId);
  if (!columns) return;
  const { flow, revision } = savedFlow(columns);
  const node = findNode(flow, nodeId);
  const setting = node && autoWinnerOf(node);
  if (!setting) return;
  const test = await findVariantTest(tx, accountId, campaignId, nodeId);
  const active = variantsInUse(node, test?.variants).map(variantKey);
  if (active.length < 2) return;
  const { sent_count } = await readTotals(tx, accountId, campaignId);
  // Counting takes longer than all else here: it waits until enough has been sent.
  if (test?.flow_revision === revision && sent_count < test.recount_at) return;
  const counted = await countByVariant(tx, accountId, campaignId, [nodeId]);
  const counts = active.map(
    id => counted.find(({ variantId }) => variantId === id) ?? { variantId: id, sent: 0, replied: 0 },
  );
  const known = comparisonOf(node, test?.variants);
  const judged = Object.keys(known).length > 0 ? test!.checkpoint : 0;
  const stored = (checkpoint: number, left: typeof counts, variants: VariantTestEntity['variants']) => ({
    account_id: accountId,
    campaign_id: campaignId,
    node_id: nodeId,
    checkpoint,
    variants,
    recount_at: sent_count + sendsUntilCheckpoint(left, setting, checkpoint),
    flow_revision: revision,
  });
  const judgement = judgeVariants(counts, setting, judged);
  if (!judgement) return storeVariantTest(tx, stored(judged, counts, known), ['recount_at', 'flow_revision']);
  const campaign = await lockCampaign(tx, accountId, campaignId);
  const latest = await findVariantTest(tx, accountId, campaignId, nodeId, 'locked');
  // Another worker has judged meanwhile, or the flow was saved.
  if (campaign?.flow_revision !== revision || !isSame(test, latest)) return;
  const { checkpoint, losers } = judgement;
  const lost = new Set(losers.map(({ variantId }) => variantId));
  const left = counts.filter(({ variantId }) => !lost.has(variantId));
  const compared = active.map(id => [id, lost.has(id) ? now.toISOString() : null]);
  const variants = { ...known, ...(Object.fromEntries(compared) as VariantTestEntity['variants']) };
  await storeVariantTest(tx, stored(checkpoint, left, variants), [
    'checkpoint',
    'variants',
    'recount_at',
    'flow_revision',
  ]);
  const labels = new Map(emailVariants(node).map(variant => [variantKey(variant), variant.label]));
  const paused = losers.map(loser => ({ ...loser, nodeId, label: labels.get(loser.variantId)! }));
  await emitVariantsPaused(tx, campaign, paused, now);
}

function isSame(a: VariantTestEntity | null, b: VariantTestEntity | null): boolean {
  const judgement = (test: VariantTestEntity | null) =>
    JSON.stringify([test?.checkpoint ?? 0, test?.variants ?? {}]);
  return judgement(a) === judgement(b);
}
