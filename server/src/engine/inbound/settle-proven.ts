import type { Database } from '../../store/database.js';
import { readUnsettledSend } from '../../store/stranded-sends.js';
import { transaction } from '../../store/transaction.js';
import { settleSent } from '../sending/settle.js';

/**
 * Settles sends of which the ledger did not know that they have left (see `findReferred`). An answer to a message proves that it left. After a crash between hand-over and bookkeeping the answer may be the first
 * to tell; the message is settled then, so that there is a thread for its answer.
 */
export async function settleProven(
  database: Database,
  accountId: string,
  sendIds: readonly string[],
): Promise<void> {
  for (const id of sendIds) {
    await transaction(database, async tx => {
      const claim = await readUnsettledSend(tx, accountId, id);
      if (claim) await settleSent(tx, [{ claim, sentAt: claim.startedAt, response: null }], 0);
    });
  }
}
