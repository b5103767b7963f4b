import type { EntityManager } from 'typeorm';
import { emailDomain, globalLeadId } from '../../domain/leads/email-address.js';
import { findMailbox } from '../../store/mailboxes/sending/queries.js';
import { hasRepliedSince } from '../../store/receiving/queries.js';
import { incomingReplyOf, type Arrival, type Placed } from './arrival.js';

/** A report that names only the recipient is about a message that was sent within this time. */
const recentMs = 14 * 24 * 60 * 60_000;

/**
 * Whether what a mail claims may have consequences: anybody can write a report, and an opt-out in somebody else's name.
 * The caller holds the thread locked.
 */
export async function isProven(tx: EntityManager, { arrival, place }: Placed): Promise<boolean> {
  const { provenance, mailbox, receivedAt } = arrival;
  const answer = incomingReplyOf(arrival);
  // Opt-outs are honoured unless the server of the mailbox says that their sender is forged.
  if (answer) return !(answer.kind === 'reply' && answer.optOut && provenance.failsDmarc);
  if (!('messageId' in place) || provenance.failsDmarc || !provenance.isSystem) return false;
  const { evidence, recipient, sentAt, threadId } = place;
  if (evidence === 'none') return false;
  if (evidence === 'recipient') {
    if (receivedAt.getTime() - sentAt.getTime() > recentMs) return false;
    if (!(await isHandledBy(tx, arrival, recipient))) return false;
  }
  const person = { threadId, globalLeadId: globalLeadId(recipient) };
  return !(await hasRepliedSince(tx, mailbox.accountId, person, sentAt));
}

/** Whether the sender of a report is in the domain of the recipient, of the mailbox, or of one of the mailbox's servers. */
async function isHandledBy(
  tx: EntityManager,
  { mailbox, provenance: { domain } }: Arrival,
  recipient: string,
): Promise<boolean> {
  if (domain === null || !domain.includes('.')) return false;
  const settings = (await findMailbox(tx, mailbox.accountId, mailbox.id))?.settings;
  const domains = [emailDomain(recipient), emailDomain(mailbox.email)];
  const hosts = [settings?.smtp?.host, settings?.imap?.host].flatMap(host => host?.toLowerCase() ?? []);
  return [...domains, ...hosts].some(
    name => name === domain || name.endsWith(`.${domain}`) || domain.endsWith(`.${name}`),
  );
}
