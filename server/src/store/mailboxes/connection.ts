import type { EntityManager } from 'typeorm';
import type { SecretBox } from '../database/crypto.js';
import type { MailboxRow } from '../entities.js';
import { fromBin, toBin } from '../database/ids.js';
import { lookIntoInbox } from '../receiving/repository.js';
import { toJson } from '../database/json.js';
import {
  createMailbox,
  type MailboxCredentials,
  type MailboxProvider,
  type MailboxSettings,
  type NewMailbox,
} from './mailboxes.js';

/** A mailbox whose servers have been tried. */
export type ConnectedMailbox = NewMailbox & { settings: MailboxSettings; credentials: MailboxCredentials };

/** The provider of the account's mailbox with a normalized address; null when there is none. */
export async function providerOf(
  db: EntityManager,
  accountId: string,
  email: string,
): Promise<MailboxProvider | null> {
  const [row] = await db.query<{ provider: MailboxProvider }[]>(
    'SELECT provider FROM mailboxes WHERE account_id = ? AND email = ?',
    [toBin(accountId), email],
  );
  return row?.provider ?? null;
}

/**
 * Stores a mailbox, or gives the one that has its address new servers and credentials and connects it again; what is
 * not told about that one stays. Answers its id. Its mail is read from now on.
 */
export async function connectMailbox(
  tx: EntityManager,
  accountId: string,
  mailbox: ConnectedMailbox,
  now: Date,
  secretBox: SecretBox,
): Promise<string> {
  const [known] = await tx.query<MailboxRow[]>(
    'SELECT * FROM mailboxes WHERE account_id = ? AND email = ? FOR UPDATE',
    [toBin(accountId), mailbox.email],
  );
  const id = known
    ? await reconnect(tx, known, mailbox, now, secretBox)
    : await createMailbox(tx, accountId, mailbox, now, secretBox);
  if (mailbox.settings.imap) await lookIntoInbox(tx, accountId, id, now);
  return id;
}

/** Replaces the sealed secrets of a mailbox, unless others have done so since it was read. */
export async function replaceCredentials(
  db: EntityManager,
  { account_id, id, credentials }: MailboxRow,
  sealed: Buffer,
  now: Date,
): Promise<void> {
  await db.query(
    'UPDATE mailboxes SET credentials = ?, updated_at = ? WHERE account_id = ? AND id = ? AND credentials = ?',
    [sealed, now, account_id, id, credentials],
  );
}

async function reconnect(
  tx: EntityManager,
  known: MailboxRow,
  { settings, credentials, provider, displayName, dailyCap, sendingIntervalSeconds }: ConnectedMailbox,
  now: Date,
  secretBox: SecretBox,
): Promise<string> {
  const id = fromBin(known.id);
  await tx.query(
    `UPDATE mailboxes SET provider = ?, settings = ?, credentials = ?, display_name = ?, daily_cap = ?,
       sending_interval_seconds = ?, next_send_at = IF(status = 'connected', next_send_at, ?), status = 'connected',
       status_reason = NULL, consecutive_failures = 0, checked_at = ?, deleted_at = NULL, updated_at = ?
     WHERE account_id = ? AND id = ?`,
    [
      provider,
      toJson(settings),
      secretBox.seal(JSON.stringify(credentials), id),
      displayName ?? known.display_name,
      dailyCap === undefined ? known.daily_cap : dailyCap,
      sendingIntervalSeconds ?? known.sending_interval_seconds,
      now,
      now,
      now,
      known.account_id,
      known.id,
    ],
  );
  return id;
}
