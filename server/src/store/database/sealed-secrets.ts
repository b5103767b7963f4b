import type { EntityManager } from 'typeorm';
import { keyHeaderBytes, type SecretBox } from './crypto.js';

/** How many have secrets stored that a key does not open. */
export interface UnreadableSecrets {
  mailboxes: number;
  /** Accounts, by the signing secret of their webhooks. */
  accounts: number;
}

/**
 * Counts what was sealed by another key, as after a restore without the right one; opens nothing.
 *
 * @param secretBox null when there is no key at all
 */
export async function countUnreadableSecrets(
  db: EntityManager,
  secretBox: Pick<SecretBox, 'hasKeyOf'> | null,
): Promise<UnreadableSecrets> {
  const count = async (secret: string, from: string) => {
    const heads = await db.query<{ head: Buffer; amount: number | string }[]>(
      `SELECT LEFT(${secret}, ${keyHeaderBytes}) AS head, COUNT(*) AS amount FROM ${from} GROUP BY head`,
    );
    return heads
      .filter(({ head }) => !secretBox?.hasKeyOf(head))
      .reduce((sum, { amount }) => sum + Number(amount), 0);
  };
  return {
    mailboxes: await count('credentials', 'mailboxes WHERE credentials IS NOT NULL AND deleted_at IS NULL'),
    accounts: await count('secret', 'webhook_settings'),
  };
}
