import type { ImapFlow } from 'imapflow';
import type { SecretBox } from '../../store/database/crypto.js';
import { folderOf, imapAccessOf, withImap } from '../receive/imap.js';
import type { MailboxTokens } from '../oauth/mailbox-tokens.js';
import type { MailboxEntity } from '../../store/entities.js';
import type { SentFinding } from './reconcile.js';

/**
 * The Sent folder of a mailbox with IMAP. Not every server copies what it sends there, so that a message which is not
 * there may have left all the same. This service copies only messages that are recorded as sent: when an unrecorded one is
 * there, the server put it there, so it was sent.
 */
export function imapSentFolder(secretBox: Pick<SecretBox, 'open'>, tokens?: MailboxTokens) {
  return {
    async find(mailbox: MailboxEntity, messageId: string): Promise<SentFinding> {
      const access = imapAccessOf(mailbox, secretBox, tokens);
      if (!access) return { kind: 'unsure' };
      return withImap(access, async client => {
        if ((await openSent(client)) === null) return { kind: 'unsure' };
        const uid = await findSent(client, messageId);
        if (uid === null) return { kind: 'unsure' };
        const message = await client.fetchOne(String(uid), { internalDate: true }, { uid: true });
        if (!message || !message.internalDate) return { kind: 'unsure' };
        return { kind: 'sent', at: new Date(message.internalDate) };
      });
    },
  };
}

/** Opens the Sent folder and returns its path; null where there is none. */
export async function openSent(client: ImapFlow, readOnly = true): Promise<string | null> {
  const path = await folderOf(client, '\\Sent');
  if (path !== null) await client.mailboxOpen(path, { readOnly });
  return path;
}

/**
 * The UID of a message in the folder that is open; null when it is not there.
 *
 * @param since what is older is not read: servers may have to read each message
 */
export async function findSent(client: ImapFlow, messageId: string, since?: Date): Promise<number | null> {
  const query = { header: { 'message-id': messageId }, ...(since && { since }) };
  const uids = await client.search(query, { uid: true });
  if (!uids) throw new Error('The server could not search the folder.');
  return uids[0] ?? null;
}
