import { ApiError } from '../../domain/api/api-error.js';
import { skipDatesIssues } from '../../domain/schedule/send-window.js';
import type { CampaignsOperations } from '../../generated/operations.js';
import { findDaysOff, replaceDaysOff } from '../../store/accounts/repository.js';
import { transaction } from '../../store/database/transaction.js';
import type { OperationContext, Dependencies } from '../context.js';

type DaysOff = Pick<CampaignsOperations<OperationContext>, 'getDaysOff' | 'replaceDaysOff'>;

/** The days on which no campaign of an account sends. */
export function daysOffOperations({ database, clock }: Dependencies): DaysOff {
  return {
    async getDaysOff(_request, { accountId }) {
      const skip_dates = (await findDaysOff(database.manager, accountId)) ?? [];
      return { status: 200, body: { data: { skip_dates } } };
    },

    async replaceDaysOff({ body }, { accountId }) {
      const skip_dates = body.skip_dates ?? [];
      const details = skipDatesIssues(skip_dates);
      if (details.length > 0) throw new ApiError('invalid_request', { details });
      // In a transaction, because its end wakes the mailboxes that wait for a window (see `onWrites`).
      await transaction(database, tx =>
        replaceDaysOff(tx, accountId, skip_dates.length > 0 ? skip_dates : null, clock.now()),
      );
      return { status: 200, body: { data: { skip_dates } } };
    },
  };
}
