import type { Database } from '../../store/database/database.js';
import { findUnsettledSend } from '../../store/sending/repository.js';
import { transaction } from '../../store/database/transaction.js';
import { recordSent } from '../send/record-results.js';

/**
 * Records sends that replies refer to as sent, where the ledger did not know that they have left (see
 * `messagesAndUnsettled`). A reply proves that; after a crash between hand-over and record it may be the first to do so.
 * Then there is a thread for it.
 */
export async function recordProven(
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
