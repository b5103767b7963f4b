import type { SecretBox } from '../database/crypto.js';
import type { MailboxEntity } from './entities.js';

/** The secrets of a mailbox; sealed for the mailbox's id. */
export interface MailboxCredentials {
  smtp_password?: string;
  imap_password?: string;
  /** In place of passwords, where the provider gives access tokens for it (OAuth 2). */
  refresh_token?: string;
}

/** Returns a text that changes with the servers and the secrets of a mailbox. */
export function connectionVersion({ settings, credentials }: MailboxEntity): string {
  const servers = { ...settings, dkim_keys: undefined };
  return `${JSON.stringify(servers)}\n${credentials?.toString('base64') ?? ''}`;
}

/** Seals the secrets of a mailbox. */
export function sealCredentials(
  secretBox: Pick<SecretBox, 'seal'>,
  mailboxId: string,
  credentials: MailboxCredentials,
): Buffer {
  return secretBox.seal(JSON.stringify(credentials), mailboxId);
}

/** Opens the secrets of a mailbox; empty when it has none. Throws SealError when they cannot be opened. */
export function openCredentials(
  secretBox: Pick<SecretBox, 'open'>,
  { id, credentials }: Pick<MailboxEntity, 'id' | 'credentials'>,
): MailboxCredentials {
  return credentials ? (JSON.parse(secretBox.open(credentials, id)) as MailboxCredentials) : {};
}
