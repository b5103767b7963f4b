import type { Database } from '../../store/database.js';
import type { Lease } from '../../store/leases.js';
import { transaction } from '../../store/transaction.js';
import { keepsLease } from '../../store/webhook-leases.js';
import { abandonWaiting } from '../../store/webhook-queue.js';
import { keepsDelivering } from '../../store/webhook-settings.js';
import type { Lane } from './lane.js';

const switchedOff = 'Delivery was switched off before the next attempt.';
const atOnce = 1_000;

/**
 * Gives up all that waits for an account whose delivery is off, whenever it is due; none of it from when delivery is
 * switched on again or another worker took over.
 */
export async function giveUpWaiting(
  lane: Pick<Lane, 'accountId' | 'elsewhere'>,
  lease: Lease,
  database: Database,
): Promise<void> {
  while ((await giveUpSome(lane, lease, database)) === atOnce);
}

function giveUpSome(
  { accountId, elsewhere }: Pick<Lane, 'accountId' | 'elsewhere'>,
  lease: Lease,
  database: Database,
): Promise<number> {
  return transaction(database, async tx => {
    if (!(await keepsLease(tx, lease)) || (await keepsDelivering(tx, accountId))) return 0;
    return abandonWaiting(tx, accountId, elsewhere(), switchedOff, atOnce);
  });
}
