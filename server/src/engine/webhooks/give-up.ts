import type { Clock } from '../../domain/clock.js';
import type { Database } from '../../store/database/database.js';
import { keepsLease, type Lease } from '../../store/database/leases.js';
import { transaction } from '../../store/database/transaction.js';
import { abandonWaiting, hastenWaiting } from '../../store/webhooks/queue/queries.js';
import { keepsDelivering } from '../../store/webhooks/settings/repository.js';
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
  { database, clock }: { database: Database; clock: Clock },
): Promise<void> {
  while ((await giveUpSome(lane, lease, database, clock.now())) === atOnce);
}

function giveUpSome(
  { accountId, elsewhere }: Pick<Lane, 'accountId' | 'elsewhere'>,
  lease: Lease,
  database: Database,
  now: Date,
): Promise<number> {
  return transaction(database, async tx => {
    if (!(await keepsLease(tx, lease)) || (await keepsDelivering(tx, accountId))) return 0;
    const givenUp = await abandonWaiting(tx, accountId, elsewhere(), switchedOff, atOnce);
    // Were this to end here, what is left would be found again only when it is due, hours later.
    if (givenUp === atOnce) await hastenWaiting(tx, accountId, now);
    return givenUp;
  });
}
