import type { EntityManager } from 'typeorm';
import { globalLeadId, parseEmail } from '../../domain/leads/email-address.js';
import type { Bounce } from '../../mail/bounce.js';
import { latestMessageTo, recipientsOf } from '../../store/inbox/messages/repository.js';
import { placeOfPerson, threadOfPerson, type ThreadPlace } from '../../store/inbox/threads/repository.js';
import { knownOf, type KnownMessages, type ReceivingMailbox } from './known-messages.js';

/** A message that came back or was complained about, and the thread it belongs to. */
export interface ReportedMessage extends ThreadPlace {
  messageId: string;
  sendId: string | null;
  /** A campaign's own message, no reply or forward of a person. */
  isCampaignMail: boolean;
  /** The job of a manual message that its Message-ID names. */
  jobId: string | null;
  /** The address that it went to where that is no lead's. */
  aside?: string;
  /** Whom the report is about. */
  recipient: string;
  sentAt: Date;
  /**
   * What ties the report to the message. `message_id`: only the systems that handled the message, its recipient, and
   * whomever they passed it on to know its Message-ID, because 46 of its bits are random: no stranger can name it, and
   * whoever can could block nobody but the one who received it. `recipient`: the address alone, which anybody may know.
   * `none`: the Message-ID, and another address than those that the message was sent to.
   */
  evidence: 'message_id' | 'recipient' | 'none';
}

type Report = Pick<Bounce, 'originalMessageId' | 'recipient'>;

/**
 * Returns the message that a report is about, the one with the best evidence of several: by its Message-ID, else the newest
 * that was sent from this mailbox to the address that the report names. `bounceIndex` says which of the reports it is.
 */
export async function matchReport(
  db: EntityManager,
  mailbox: ReceivingMailbox,
  reports: readonly Report[],
  known: KnownMessages,
): Promise<(ReportedMessage & { bounceIndex: number }) | null> {
  let weak: (ReportedMessage & { bounceIndex: number }) | null = null;
  for (const [bounceIndex, report] of reports.entries()) {
    const found = (await byMessageId(db, mailbox, report, known)) ?? (await byRecipient(db, mailbox, report));
    if (found && found.evidence !== 'none') return { ...found, bounceIndex };
    if (found) weak ??= { ...found, bounceIndex };
  }
  return weak;
}

/** A report that names no address is about the only one that the message went to. */
async function byMessageId(
  db: EntityManager,
  mailbox: ReceivingMailbox,
  { originalMessageId, recipient: named }: Report,
  known: KnownMessages,
): Promise<ReportedMessage | null> {
  const message = knownOf(mailbox, originalMessageId === null ? [] : [originalMessageId], known);
  if (message?.direction !== 'sent') return null;
  const { id: messageId, threadId, enrollmentId, sendId, jobId, at: sentAt } = message;
  const recipients = await recipientsOf(db, mailbox.accountId, messageId);
  const recipient = named === null ? (recipients.length === 1 ? recipients[0]! : null) : asEmail(named);
  if (recipient === null) return null;
  const evidence = recipients.includes(recipient) ? 'message_id' : 'none';
  const about = { messageId, recipient, sentAt, referredAt: sentAt, evidence } as const;
  if (message.kind === 'campaign')
    return { ...about, threadId, enrollmentId, sendId, isCampaignMail: true, jobId: null };
  const manual = { ...about, sendId: null, isCampaignMail: false, jobId };
  const person = globalLeadId(recipient);
  const place =
    (await placeOfPerson(db, mailbox.accountId, threadId, person)) ??
    (await threadOfPerson(db, mailbox.accountId, person, mailbox.id));
  return place ? { ...place, ...manual } : { ...manual, threadId, enrollmentId: null, aside: recipient };
}

async function byRecipient(
  db: EntityManager,
  { accountId, id }: ReceivingMailbox,
  { recipient: named }: Report,
): Promise<ReportedMessage | null> {
  const recipient = named && parseEmail(named);
  const place = recipient && (await threadOfPerson(db, accountId, globalLeadId(recipient), id));
  const latest = place && (await latestMessageTo(db, accountId, place.threadId, recipient));
  if (!latest) return null;
  return {
    ...place,
    messageId: latest.id,
    sendId: latest.send_id,
    isCampaignMail: latest.kind === 'campaign',
    jobId: null,
    recipient,
    sentAt: latest.occurred_at,
    evidence: 'recipient',
  };
}

function asEmail(address: string): string {
  return parseEmail(address) ?? address;
}
