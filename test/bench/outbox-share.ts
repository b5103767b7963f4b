import { normalizeFlow } from '../../server/src/domain/flow-normalize.js';
import type * as campaignsModule from '../../server/src/store/campaigns/repository.js';
import type { Database } from '../../server/src/store/database/database.js';
import { flowColumns } from '../../server/src/store/flow/flows.js';
import { newId } from '../../server/src/store/database/ids.js';
import type * as outboxModule from '../../server/src/store/database/outbox.js';
import type * as transactionModule from '../../server/src/store/database/transaction.js';
import { built } from './http/built.js';
import { median, type BenchRow } from './row.js';

const times = 600;
const warmups = 100;

/** How much longer the transaction takes that pauses or resumes a campaign because it tells so, webhooks switched on. */
export async function benchOutboxShare(database: Database, accountId: string): Promise<BenchRow> {
  const { insertCampaign } = await built<typeof campaignsModule>('store/campaigns/repository.js');
  const [id, bucketId] = [newId(), newId()];
  const lead = { id: 'lead', type: 'leadSource', position: { x: 0, y: 0 }, data: {} };
  const { flow } = normalizeFlow({ nodes: [lead], edges: [] }, { bucketId });
  const now = new Date();
  await insertCampaign(database.manager, {
    account_id: accountId,
    id,
    name: 'Spring',
    status: 'running',
    source: 'manual',
    schedule: null,
    sending_interval_seconds: 0,
    lifecycle_time_zone: 'UTC',
    lifecycle_start_on: null,
    lifecycle_pause_on: null,
    start_at: null,
    pause_at: null,
    bucket_id: bucketId,
    ...flowColumns(flow),
    launched_at: now,
    deleted_at: null,
    created_at: now,
    updated_at: now,
  });
  const move = await mover(database, accountId, id);
  const took: { silent: number[]; told: number[] } = { silent: [], told: [] };
  // One after the other, so that whatever else the machine does meets both alike.
  for (let time = -warmups; time < times; time++)
    for (const kind of ['silent', 'told'] as const) {
      const started = performance.now();
      await move(kind === 'told');
      if (time >= 0) took[kind].push(performance.now() - started);
    }
  const [silent, told] = [median(took.silent), median(took.told)];
  const share = (100 * (told - silent)) / silent;
  return {
    name: 'outbox: its part in the transaction that pauses a campaign',
    value: share,
    unit: '%',
    target: 'at most 10 % more',
    ok: share <= 10,
    note: `${silent.toFixed(2)} ms without the event, ${told.toFixed(2)} ms with it`,
  };
}

/** What `setCampaignStatus` does in its transaction, with the event or without. */
async function mover(database: Database, accountId: string, id: string) {
  const { lockCampaign, findCampaign, updateCampaign } = await built<typeof campaignsModule>(
    'store/campaigns/repository.js',
  );
  const { emitEvent } = await built<typeof outboxModule>('store/database/outbox.js');
  const { transaction } = await built<typeof transactionModule>('store/database/transaction.js');
  return (tells: boolean) =>
    transaction(database, async tx => {
      const now = new Date();
      const campaign = (await lockCampaign(tx, accountId, id))!;
      const status = campaign.status === 'running' ? 'paused' : 'running';
      await updateCampaign(tx, campaign, { status, updated_at: now });
      const payload = {
        campaign_id: id,
        campaign_name: campaign.name,
        status,
        previous_status: campaign.status,
      } as const;
      const type = status === 'paused' ? 'campaign.paused' : 'campaign.resumed';
      if (tells) await emitEvent(tx, accountId, type, payload, now);
      return findCampaign(tx, accountId, id);
    });
}
