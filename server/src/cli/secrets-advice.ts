import type { Config } from '../config.js';
import type { SecretBox } from '../store/database/crypto.js';
import type { Database } from '../store/database/database.js';
import { countUnreadableSecrets, type UnreadableSecrets } from '../store/database/sealed-secrets.js';

/**
 * What to tell whoever runs the service without the key that its database was used with, as after a restore; null when all
 * that is stored can be read.
 *
 * @param secretBox null when there is no key at all
 */
export async function adviceOnSecrets(
  { secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>,
  { manager }: Pick<Database, 'manager'>,
  secretBox: Pick<SecretBox, 'hasKeyOf'> | null,
): Promise<string | null> {
  const unreadable = await countUnreadableSecrets(manager, secretBox);
  if (unreadable.mailboxes + unreadable.accounts === 0) return null;
  const key = secretKey ? 'SECRET_KEY' : `SECRET_KEY is not set, and the key in DATA_DIR (${dataDir})`;
  return `${key} is not the one that this database was used with: ${inWords(unreadable)} cannot be read.
      Set the SECRET_KEY of then, or put its file secret-key back into DATA_DIR.`;
}

function inWords({ mailboxes, accounts }: UnreadableSecrets): string {
  const parts = [
    mailboxes > 0 && `the passwords of ${mailboxes} mailbox${mailboxes === 1 ? '' : 'es'}`,
    accounts > 0 &&
      `the webhook secret${accounts === 1 ? '' : 's'} of ${accounts} account${accounts === 1 ? '' : 's'}`,
  ];
  return parts.filter(Boolean).join(' and ');
}
