import type { Logger } from 'pino';
import type { Clock } from '../../../domain/shared/clock.js';
import type { Database } from '../../../store/database/database.js';
import { dueMessageJobs } from '../../../store/inbox/message-jobs/repository.js';
import { transaction } from '../../../store/database/transaction.js';
import { emit } from '../../engine-events.js';
import type { SentFolder } from '../reconcile.js';
import type { MailboxSenders } from '../senders.js';
import { classifySmtpError } from '../smtp-error.js';
import type { SmtpReceipt } from '../smtp-session.js';
import { concurrentTask, type Piece } from '../../scheduler/concurrent.js';
import type { Task } from '../../scheduler/scheduler.js';
import {
  requeueManual,
  recordManualSent,
  recordManualFailure,
  recordManualUnknown,
} from './record-result.js';
import { claimManualJob, type ClaimedJob, type ClaimJobOptions } from './claim-job.js';

export interface WrittenOptions extends ClaimJobOptions {
  database: Database;
  clock: Clock;
  log: Logger;
  senders: MailboxSenders;
  /** Sent folders by provider; where there is none, what is stranded stays unknown. */
  sentFolders: Readonly<Record<string, SentFolder>>;
}

/** Mailboxes that send at a time, of one account at most half of them. */
const concurrency = 40;
/** Due jobs among which one is found that no other worker has. */
const batchSize = 20;

/**
 * Sends the replies and forwards that people wrote. They leave when they are due, whatever their campaign does; each is
 * handed over once, and after a crash in the middle the Sent folder is asked before anything else happens.
 */
export function createWrittenSender(options: WrittenOptions): Task {
  const { database, clock } = options;
  /** Mailboxes that are sending: messages of one leave one after the other. */
  const busy = new Set<string>();

  async function take(full: readonly string[]): Promise<Piece | null> {
    const except = { accounts: full, mailboxes: [...busy] };
    for (const due of await dueMessageJobs(database.manager, clock.now(), batchSize, except)) {
      const taken = await transaction(database, tx => claimManualJob(tx, due, clock.now(), options));
      if (!taken) continue;
      busy.add(due.mailboxId);
      const work = () => send(taken, options).finally(() => busy.delete(due.mailboxId));
      return { accountId: due.accountId, work };
    }
    return null;
  }

  return concurrentTask({
    name: 'written',
    pollMs: 5_000,
    tables: ['message_jobs'],
    clock,
    concurrency,
    take,
  });
}

async function send(taken: ClaimedJob, options: WrittenOptions): Promise<void> {
  try {
    await (taken.kind === 'send' ? deliverBatch(taken, options) : lookInto(taken, options));
  } catch (err) {
    const { id, mailbox_id } = taken.job;
    options.log.error({ job: id, mailbox: mailbox_id, err }, 'a written message will be looked into again');
  }
}

async function deliverBatch(
  taken: ClaimedJob,
  { database, clock, log, senders, owner }: WrittenOptions,
): Promise<void> {
  const { job, mailbox, message } = taken;
  const envelopeTo = [job.to_email, ...(job.cc ?? [])];
  let response: string;
  let refused: SmtpReceipt['rejected'];
  try {
    const sender = senders.senderFor(mailbox);
    const receipt = await sender.send({ envelopeFrom: mailbox.email, envelopeTo, raw: message.raw });
    refused = receipt.rejected;
    const main = refused.find(({ address }) => address === job.to_email);
    if (main && receipt.accepted.length === 0) throw main.error;
    response = receipt.response;
  } catch (thrown) {
    const error = classifySmtpError(thrown, false);
    log.warn({ job: job.id, kind: error.kind, error: error.message }, 'written message not sent');
    await transaction(database, tx => recordManualFailure(tx, taken, error, owner, clock.now()));
    emit('handed-over', error.kind);
    return;
  }
  await transaction(database, tx => recordManualSent(tx, taken, { sentAt: clock.now(), response, refused }));
  emit('handed-over', 'sent');
}

async function lookInto(taken: ClaimedJob, { database, clock, sentFolders }: WrittenOptions): Promise<void> {
  const { job, mailbox } = taken;
  const finding = await sentFolders[mailbox.provider]?.find(mailbox, job.message_id);
  await transaction(database, tx => {
    if (finding?.kind === 'sent')
      return recordManualSent(tx, taken, { sentAt: finding.at, response: null, isFiled: true });
    return finding?.kind === 'not_sent'
      ? requeueManual(tx, taken, clock.now())
      : recordManualUnknown(tx, taken, clock.now());
  });
}
