import type { Clock } from '../../domain/shared/clock.js';
import type { Database } from '../../store/database/database.js';
import { transaction } from '../../store/database/transaction.js';
import { abandonWaiting, hastenWaiting } from '../../store/webhooks/queue/queries.js';
import { keepsDelivering } from '../../store/webhooks/settings/repository.js';

const switchedOff = 'Delivery was switched off before the next attempt.';
const atOnce = 1_000;

/**
 * Gives up all that waits for an account whose delivery is off, whenever it is due; nothing from when delivery is switched
 * on again.
 *
 * @param except deliveries whose requests are under way
 */
export async function giveUpWaiting(
  accountId: string,
  except: readonly string[],
  { database, clock }: { database: Database; clock: Clock },
): Promise<void> {
  const giveUpSome = () =>
    transaction(database, async tx => {
      if (await keepsDelivering(tx, accountId)) return 0;
      const givenUp = await abandonWaiting(tx, accountId, except, switchedOff, atOnce);
      // Were this to end here, what is left would be found again only when it is due, hours later.
      if (givenUp === atOnce) await hastenWaiting(tx, accountId, clock.now());
      return givenUp;
    });
  while ((await giveUpSome()) === atOnce);
}
