import { receiverBudget, storedLimits } from '../../domain/receivers/limits.js';
import type { CampaignsOperations } from '../../generated/operations.js';
import type { ReceiverLimits } from '../../generated/types.js';
import { findReceiverLimits, replaceReceiverLimits } from '../../store/accounts/repository.js';
import { transaction } from '../../store/database/transaction.js';
import { recheckPostponed } from '../../store/enrollments/repository.js';
import type { OperationContext, Dependencies } from '../context.js';

type Limits = Pick<CampaignsOperations<OperationContext>, 'getReceiverLimits' | 'replaceReceiverLimits'>;

const none: ReceiverLimits = {
  per_domain: null,
  per_provider: { google: null, microsoft: null, other: null },
};

/** How many messages of campaigns a receiver may get in a day. */
export function receiverLimitsOperations({ database, clock }: Dependencies): Limits {
  return {
    async getReceiverLimits(_request, { accountId }) {
      const data = (await findReceiverLimits(database.manager, accountId)) ?? none;
      return { status: 200, body: { data } };
    },

    async replaceReceiverLimits({ body: { per_domain, per_provider } }, { accountId }) {
      const { google, microsoft, other } = per_provider;
      const data = { per_domain, per_provider: { google, microsoft, other } };
      // In a transaction, because its end wakes the workers (see `onWrites`).
      await transaction(database, async tx => {
        const now = clock.now();
        await replaceReceiverLimits(tx, accountId, storedLimits(data), now);
        // Whoever waited for a limit waits for the next day.
        const { renewal } = receiverBudget(data, now, new Map(), new Map());
        await recheckPostponed(tx, { account_id: accountId, next_action_at: renewal }, now);
      });
      return { status: 200, body: { data } };
    },
  };
}
