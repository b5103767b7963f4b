import type { Database } from '../../store/database/database.js';
import { findUnsettledSend } from '../../store/sending/repository.js';
import { transaction } from '../../store/database/transaction.js';
import { recordSent } from '../send/record-results.js';

/**
 * Settles sends that answers refer to and of which the ledger did not know that they have left (see `messagesAndUnsettled`). An
 * answer proves that; after a crash between hand-over and bookkeeping it may be the first to tell. Then there is a thread
 * for it.
 */
export async function settleProven(
  database: Database,
  accountId: string,
  sendIds: readonly string[],
): Promise<void> {
  for (const id of sendIds) {
    await transaction(database, async tx => {
      const claim = await findUnsettledSend(tx, accountId, id);
      if (!claim) return;
      const sentAt = claim.started_at ?? claim.created_at;
      await recordSent(tx, [{ claim, sentAt, response: null }], 0);
    });
  }
}
