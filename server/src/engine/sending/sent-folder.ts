import type { SecretBox } from '../../store/crypto.js';
import { folderOf, imapAccessOf, withImap } from '../inbound/imap.js';
import type { MailboxTokens } from '../oauth/mailbox-tokens.js';
import type { SentFinding, SentFolder } from './reconcile.js';

/**
 * The Sent folder of a mailbox with IMAP. Not every server files what it sends, so that a message which is not there
 * may have left all the same.
 */
export function imapSentFolder(secretBox: Pick<SecretBox, 'open'>, tokens?: MailboxTokens): SentFolder {
  return {
    async find(mailbox, messageId): Promise<SentFinding> {
      const access = imapAccessOf(mailbox, secretBox, tokens);
      if (!access) return { kind: 'unsure' };
      return withImap(access, async client => {
        const path = await folderOf(client, '\\Sent');
        if (path === null) return { kind: 'unsure' };
        await client.mailboxOpen(path, { readOnly: true });
        const uids = await client.search({ header: { 'message-id': messageId } }, { uid: true });
        const [uid] = uids || [];
        if (uid === undefined) return { kind: 'unsure' };
        const message = await client.fetchOne(String(uid), { internalDate: true }, { uid: true });
        if (!message || !message.internalDate) return { kind: 'unsure' };
        return { kind: 'sent', at: new Date(message.internalDate) };
      });
    },
  };
}
