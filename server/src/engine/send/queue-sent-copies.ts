import type { EntityManager } from 'typeorm';
import type { MailboxEntity } from '../../store/entities.js';
import type { SendMessage } from '../../store/sending/entities.js';
import { insertSentCopies } from '../../store/sending/copies/queries.js';

/** Servers that copy to Sent what is sent through them, whoever logs in there. */
const copyingHosts = /(^|\.)(gmail|googlemail|office365|outlook)\.com$/i;
/** A server that copies to Sent what it sends has done so by then. */
const graceMs = 30_000;

/** Whether the mailbox's server does not copy sent mail to Sent, so that this service does. It checks the folder before. */
export function copiesToSentFolder({
  provider,
  settings: { smtp, imap },
}: Pick<MailboxEntity, 'provider' | 'settings'>): boolean {
  if (provider !== 'smtp') return false;
  return imap !== undefined && ![smtp?.host, imap.host].some(host => host && copyingHosts.test(host));
}

/**
 * Queues copies of messages for the Sent folder, in the transaction that records them as sent. Not before: a message that is
 * there while its send is not recorded was put there by the server, which proves that it left.
 */
export async function queueSentCopies(
  tx: EntityManager,
  mailbox: MailboxEntity,
  sends: readonly { message: SendMessage; sentAt: Date }[],
): Promise<void> {
  if (!copiesToSentFolder(mailbox)) return;
  const mails = sends.map(({ message: { account_id, id, mailbox_id, message_id, raw }, sentAt }) => {
    const due_at = new Date(sentAt.getTime() + graceMs);
    return { account_id, id, mailbox_id, message_id, raw, sent_at: sentAt, due_at };
  });
  await insertSentCopies(tx, mails);
}
