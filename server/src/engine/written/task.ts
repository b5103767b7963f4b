import type { Logger } from 'pino';
import type { Clock } from '../../domain/clock.js';
import type { Database } from '../../store/database/database.js';
import { dueMessageJobs, type DueMessageJob } from '../../store/inbox/message-jobs/repository.js';
import { transaction } from '../../store/database/transaction.js';
import { tell } from '../happenings.js';
import type { SentFolder } from '../sending/reconcile.js';
import type { MailboxSenders } from '../sending/senders.js';
import { classifySmtpError } from '../sending/smtp-error.js';
import type { SmtpReceipt } from '../sending/smtp-session.js';
import type { Task } from '../worker.js';
import { requeueWritten, settleWritten, settleWrittenFailure, settleWrittenUnknown } from './settle.js';
import { takeJob, type TakenJob, type TakeOptions } from './take.js';

export interface WrittenOptions extends TakeOptions {
  database: Database;
  clock: Clock;
  log: Logger;
  senders: MailboxSenders;
  /** Sent folders by provider; where there is none, what is stranded stays unknown. */
  sentFolders: Readonly<Record<string, SentFolder>>;
}

const batchSize = 20;

/**
 * Sends the replies and forwards that people wrote. They leave when they are due, whatever their campaign does; each is
 * handed over once, and after a crash in the middle the Sent folder is asked before anything else happens.
 */
export function createWrittenSender(options: WrittenOptions): Task {
  const { database, clock } = options;
  return {
    name: 'written',
    idleMs: 500,
    async run() {
      const due = await dueMessageJobs(database.manager, clock.now(), batchSize);
      await Promise.all(byMailbox(due).map(jobs => inTurn(jobs, options)));
      return due.length === batchSize;
    },
  };
}

/** Jobs of different mailboxes at once, those of one mailbox one after the other. */
function byMailbox(due: readonly DueMessageJob[]): DueMessageJob[][] {
  const groups = new Map<string, DueMessageJob[]>();
  for (const job of due) groups.set(job.mailboxId, [...(groups.get(job.mailboxId) ?? []), job]);
  return [...groups.values()];
}

async function inTurn(jobs: readonly DueMessageJob[], options: WrittenOptions): Promise<void> {
  const { database, clock, log } = options;
  for (const due of jobs) {
    const taken = await transaction(database, tx => takeJob(tx, due, clock.now(), options));
    if (!taken) continue;
    try {
      await (taken.kind === 'send' ? handOver(taken, options) : lookInto(taken, options));
    } catch (err) {
      log.error({ job: due.id, mailbox: due.mailboxId, err }, 'a written message will be looked into again');
    }
  }
}

async function handOver(
  taken: TakenJob,
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
    await transaction(database, tx => settleWrittenFailure(tx, taken, error, owner, clock.now()));
    tell('handed-over', error.kind);
    return;
  }
  await transaction(database, tx => settleWritten(tx, taken, { sentAt: clock.now(), response, refused }));
  tell('handed-over', 'sent');
}

async function lookInto(taken: TakenJob, { database, clock, sentFolders }: WrittenOptions): Promise<void> {
  const { job, mailbox } = taken;
  const finding = await sentFolders[mailbox.provider]?.find(mailbox, job.message_id);
  await transaction(database, tx => {
    if (finding?.kind === 'sent')
      return settleWritten(tx, taken, { sentAt: finding.at, response: null, isFiled: true });
    return finding?.kind === 'not_sent'
      ? requeueWritten(tx, taken, clock.now())
      : settleWrittenUnknown(tx, taken, clock.now());
  });
}
