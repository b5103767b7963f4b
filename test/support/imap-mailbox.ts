import { withImap, type ImapAccess } from '../../server/src/engine/receive/imap.js';
import { createSecretBox } from '../../server/src/store/database/crypto.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { connectMailbox } from '../../server/src/store/mailboxes/repository.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { database } from './database.js';
import { password } from './dovecot.js';
import { rawMail } from './mail.js';

export const secretBox = createSecretBox(Buffer.alloc(32, 3));

/** What the owner of an address sees. */
export interface OwnMail {
  /** Files a mail in a folder, as its server would. */
  deliver(raw: Buffer, folder?: string): Promise<void>;
  /** The mails of a folder, as their source. */
  mails(folder: string): Promise<{ source: string; flags: string[] }[]>;
}

/** A connected mailbox of a test. */
export interface ImapMailbox extends OwnMail {
  id: string;
  address: string;
}

export interface MailboxPorts {
  smtp: number;
  imap: number;
  /** Where the test itself reads it; `imap` unless reported. */
  direct?: number;
  address?: string;
}

export async function connectImapMailbox(
  accountId: string,
  { smtp, imap, direct = imap, address = `ann-${newId().slice(-12)}@example.com` }: MailboxPorts,
  now: Date,
): Promise<ImapMailbox> {
  const server = (port: number) => ({ host: '127.0.0.1', port, secure: false, user: address });
  const settings = { smtp: server(smtp), imap: server(imap) };
  const credentials = { smtp_password: password, imap_password: password };
  const mailbox = { email: address, provider: 'smtp', settings, credentials, dailyCap: null } as const;
  const id = await transaction(database(), tx => connectMailbox(tx, accountId, mailbox, now, secretBox));
  return { id, address, ...ownMail(direct, address, now) };
}

/** The mail of an address, as its owner reads it at an IMAP server on loopback. */
export function ownMail(port: number, address: string, now?: Date): OwnMail {
  const access: ImapAccess = { server: { host: '127.0.0.1', port, secure: false, user: address }, password };
  return {
    deliver: (raw, folder = 'INBOX') =>
      withImap(access, async client => {
        if (!(await client.append(folder, raw, [], now))) throw new Error('The mail was not filed.');
      }),
    mails: folder =>
      withImap(access, async client => {
        const { exists } = await client.mailboxOpen(folder, { readOnly: true });
        if (exists === 0) return [];
        const found = await client.fetchAll('1:*', { source: true, flags: true });
        return found.map(mail => ({
          source: mail.source?.toString('latin1') ?? '',
          flags: [...(mail.flags ?? [])],
        }));
      }),
  };
}

/** A lead's answer to a message. */
export function answerOf(lead: string, to: string, messageId: string, text: string): Buffer {
  return rawMail(
    `From: Jane <${lead}>`,
    `To: ${to}`,
    'Subject: Re: A question',
    `Message-ID: <${newId()}@example.org>`,
    `In-Reply-To: ${messageId}`,
    '',
    text,
  );
}

/** What people answered in an account, in the order of arrival. */
export async function answersIn(accountId: string): Promise<string[]> {
  const rows = await database().manager.query<{ body_text: string }[]>(
    `SELECT body_text FROM messages WHERE account_id = ? AND direction = 'received' ORDER BY received_at, id`,
    [toBin(accountId)],
  );
  return rows.map(row => row.body_text.trim());
}

/** No worker reads the account's mailboxes any more. */
export async function leaveInboxes(accountId: string): Promise<void> {
  await database().manager.query('UPDATE inbound_cursors SET due_at = NULL WHERE account_id = ?', [
    toBin(accountId),
  ]);
}

/** Does something over and over until it answers true; throws after some seconds. */
export async function until(what: string, done: () => Promise<boolean> | boolean, ms = 8_000): Promise<void> {
  for (const end = Date.now() + ms; !(await done());) {
    if (Date.now() > end) throw new Error(`It did not happen in time: ${what}.`);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}
