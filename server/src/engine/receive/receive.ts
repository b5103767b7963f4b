import type { Logger } from 'pino';
import type { Clock } from '../../domain/shared/clock.js';
import type { Database } from '../../store/database/database.js';
import { transaction } from '../../store/database/transaction.js';
import { noteDkimKeys } from '../../store/mailboxes/health.js';
import { emit, type ReceivedKind } from '../engine-events.js';
import { applyMail } from './apply.js';
import { senderOf, type Arrival, type Ignored, type Receipt } from './arrival.js';
import type { ReceivingMailbox } from './known-messages.js';
import { matchThread, mayKnowLater } from './match.js';
import { mailReader, type MailReader, type RawMail } from './read-thread.js';

interface Receiving extends RawMail {
  database: Database;
  clock: Clock;
  log?: Pick<Logger, 'debug'>;
  mailbox: ReceivingMailbox;
  /** Reads the mail; that of the process by default. */
  reader?: MailReader | undefined;
}

/**
 * Receives a mail that arrived in a mailbox: parses it, finds the thread that it belongs to, and in one transaction stores
 * it there and does what follows from it. The same mail received again, by whichever worker, changes nothing; so it may be
 * when this fails.
 */
export async function receiveMail(options: Receiving): Promise<Receipt> {
  const { database, clock, log, mailbox, reader = mailReader, raw, receivedAt } = options;
  const [read] = await reader.read([{ raw, receivedAt }]);
  const { mail, understood, provenance, hash, words, dkimKeys } = read!;
  const ignored = (reason: Ignored['reason']): Ignored => {
    log?.debug({ mailbox: mailbox.id, mail: mail.messageId, reason }, 'mail ignored');
    return { kind: 'ignored', reason };
  };
  if (understood.kind === 'notice') return ignored('notice');
  if (senderOf(mail) === mailbox.email) {
    if (dkimKeys.length > 0) await transaction(database, tx => noteDkimKeys(tx, mailbox, dkimKeys));
    return ignored('own');
  }
  const arrival: Arrival = {
    mailbox,
    mail,
    understood,
    provenance,
    hash,
    words,
    receivedAt,
    now: clock.now(),
  };
  const place = await matchThread(database, arrival);
  if (!place && mailbox.hasOwnIds && (await mayKnowLater(database.manager, arrival)))
    throw new Error('It may be about a message whose Message-ID is not known yet.');
  if (!place) return ignored('unmatched');
  const receipt = await transaction(database, tx => applyMail(tx, { arrival, place }));
  if (receipt.kind === 'ignored') return ignored(receipt.reason);
  if ('messageId' in receipt) emit('received', receipt.unproven ? 'unproven' : receivedKind(understood));
  return receipt;
}

function receivedKind(understood: Arrival['understood']): ReceivedKind {
  return understood.kind === 'bounce' ? `bounce_${understood.bounces[0]!.kind}` : understood.kind;
}
