import { IsNull, Not, type EntityManager, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { mailboxes, webhookSettings } from '../entities.js';
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
  const count = async <T extends ObjectLiteral>(rows: SelectQueryBuilder<T>, secret: keyof T & string) => {
    const heads = await rows
      .select(`LEFT(${rows.alias}.${secret}, ${keyHeaderBytes})`, 'head')
      .addSelect('COUNT(1)', 'amount')
      .groupBy('head')
      .getRawMany<{ head: Buffer; amount: number | string }>();
    return heads
      .filter(({ head }) => !secretBox?.hasKeyOf(head))
      .reduce((sum, { amount }) => sum + Number(amount), 0);
  };
  const connected = db.getRepository(mailboxes).createQueryBuilder('mailbox');
  return {
    mailboxes: await count(
      connected.where({ credentials: Not(IsNull()), deleted_at: IsNull() }),
      'credentials',
    ),
    accounts: await count(db.getRepository(webhookSettings).createQueryBuilder('settings'), 'secret'),
  };
}
