import type { Logger } from 'pino';
import type { Clock } from '../../domain/clock.js';
import type { ReceivedMail } from '../../domain/mail-message.js';
import type { Database } from '../../store/database/database.js';
import { tell } from '../happenings.js';
import { senderOf, type Arrival } from './arrival.js';
import { takeJoined } from './joined.js';
import type { ReceivingMailbox } from './match.js';
import { mailReader, type MailReader, type RawMail } from './read-thread.js';
import type { Understood } from '../../mail/understand.js';

interface Receiving {
  database: Database;
  clock: Clock;
  log?: Pick<Logger, 'debug'>;
  mailbox: ReceivingMailbox;
  /** Reads the mails; that of the process by default. */
  reader?: MailReader | undefined;
}

/**
 * What became of a mail. `unproven`: it is shown in its thread, and nothing follows from it. `ignored`: it has nothing to do
 * with what was sent, or nothing follows from it.
 */
export type Receipt =
  | { kind: Exclude<Understood['kind'], 'notice'>; threadId: string; messageId: string; unproven: boolean }
  | { kind: 'duplicate' }
  | { kind: 'ignored'; reason: 'own' | 'notice' | 'unmatched' };

/** Takes one mail in, as {@link receiveMails} does several. */
export async function receiveMail({ raw, receivedAt, ...options }: Receiving & RawMail): Promise<Receipt> {
  const [receipt] = await receiveMails({ ...options, mails: [{ raw, receivedAt }] });
  return receipt!;
}

/**
 * Takes mails in that arrived in a mailbox, in their order: finds what each answers or reports on, keeps it in its thread,
 * and does what follows from it, those together in one transaction that have nothing to do with each other. The same mail
 * taken in again, by whichever worker, changes nothing; so may all of them be when this fails.
 */
export async function receiveMails(options: Receiving & { mails: readonly RawMail[] }): Promise<Receipt[]> {
  const { clock, mailbox, mails, reader = mailReader } = options;
  const arrivals: Arrival[] = [];
  const receipts = new Map<Arrival, Receipt>();
  const entries: (Arrival | Receipt)[] = [];
  for (const [at, { mail, understood, provenance, hash }] of (await reader.read(mails)).entries()) {
    const { receivedAt } = mails[at]!;
    const entry = asArrival(mail, understood, { mailbox, provenance, hash, receivedAt, now: clock.now() });
    if (!('mail' in entry)) note(options, mail, entry);
    else arrivals.push(entry);
    entries.push(entry);
  }
  const settle = (arrival: Arrival, receipt: Receipt) => {
    note(options, arrival.mail, receipt, arrival);
    receipts.set(arrival, receipt);
  };
  const bytes = mails.reduce((sum, { raw }) => sum + raw.length, 0);
  await takeJoined(options.database, { arrivals, bytes, settle });
  return entries.map(entry => ('mail' in entry ? receipts.get(entry)! : entry));
}

function asArrival(
  mail: ReceivedMail,
  understood: Understood,
  rest: Pick<Arrival, 'mailbox' | 'provenance' | 'hash' | 'receivedAt' | 'now'>,
): Arrival | Receipt {
  if (understood.kind === 'notice') return { kind: 'ignored', reason: 'notice' };
  if (senderOf(mail) === rest.mailbox.email) return { kind: 'ignored', reason: 'own' };
  return { mail, understood, ...rest };
}

function note({ log, mailbox }: Receiving, mail: ReceivedMail, receipt: Receipt, arrival?: Arrival): void {
  if (receipt.kind === 'ignored')
    log?.debug({ mailbox: mailbox.id, mail: mail.messageId, reason: receipt.reason }, 'mail ignored');
  if (!('messageId' in receipt) || !arrival) return;
  const { understood } = arrival;
  if (receipt.unproven) tell('received', 'unproven');
  else
    tell('received', understood.kind === 'bounce' ? `bounce_${understood.bounces[0]!.kind}` : receipt.kind);
}
