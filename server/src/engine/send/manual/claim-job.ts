import type { EntityManager } from 'typeorm';
import { mailboxDay, mailboxZone } from '../../../domain/sending/mailbox-pace.js';
import type { MailboxEntity, MessageJobEntity } from '../../../store/entities.js';
import { noteWritten } from '../../../store/mailboxes/queries.js';
import { lockMailbox } from '../../../store/mailboxes/repository.js';
import { ended, waitFor } from '../../../domain/inbox/message-job.js';
import {
  changeMessageJob,
  lockDueMessageJob,
  type DueMessageJob,
} from '../../../store/inbox/message-jobs/repository.js';
import { suppressedAddresses } from '../../../store/block-list/queries.js';
import { composeMessage, type Composed } from './compose-message.js';

/** A job in this worker's hands: to be handed over, or to be looked into because its worker was not heard of. */
export interface ClaimedJob {
  kind: 'send' | 'stranded';
  job: MessageJobEntity;
  mailbox: MailboxEntity;
  message: Composed;
}

export interface ClaimJobOptions {
  /** UUID of the worker. */
  owner: string;
  /** Longer than a hand-over takes; after it another worker looks into the job. */
  leaseMs: number;
}

/** A mailbox that cannot be used is looked at again after this long. */
const unavailableMs = 60_000;

/**
 * Takes a job whose time has come into a lease. Null when it is another worker's, or waits on, or has ended here: its
 * mailbox keeps its interval, and nobody on the block list is written to.
 */
export async function claimManualJob(
  tx: EntityManager,
  due: DueMessageJob,
  now: Date,
  { owner, leaseMs }: ClaimJobOptions,
): Promise<ClaimedJob | null> {
  const mailbox = await lockMailbox(tx, due.accountId, due.mailboxId);
  const job = await lockDueMessageJob(tx, due, now);
  if (!job) return null;
  const lease = { due_at: new Date(now.getTime() + leaseMs), lease_owner: owner };
  const isStranded = job.status === 'sending';
  const wait = isStranded ? null : waitOf(job, mailbox, now);
  if (wait || !mailbox) {
    await changeMessageJob(
      tx,
      job,
      wait ?? waitFor('mailbox_unavailable', now.getTime() + unavailableMs),
      now,
    );
    return null;
  }
  const message = await composeMessage(tx, job, mailbox, now);
  if (message === null) {
    await changeMessageJob(tx, job, ended('failed', 'message_not_found'), now);
    return null;
  }
  const blocked = isStranded ? [] : await blockedOf(tx, due.accountId, job);
  if (blocked.length > 0) {
    const error = `On the block list: ${blocked.join(', ')}`;
    await changeMessageJob(tx, job, ended('failed', 'blocked', error), now);
    return null;
  }
  if (isStranded) {
    await changeMessageJob(tx, job, lease, now);
    return { kind: 'stranded', job, mailbox, message };
  }
  const attempts = job.attempts + 1;
  await changeMessageJob(tx, job, { ...lease, status: 'sending', send_wait_reason: null, attempts }, now);
  const day = mailboxDay(mailboxZone(mailbox), now);
  await noteWritten(tx, mailbox, day, now);
  return { kind: 'send', job: { ...job, attempts }, mailbox, message };
}

/** What a job waits for; whoever sends it now waives the interval, but not the mailbox. */
function waitOf(job: MessageJobEntity, mailbox: MailboxEntity | null, now: Date) {
  if (!mailbox || mailbox.deleted_at !== null || mailbox.status === 'disconnected')
    return waitFor('mailbox_unavailable', now.getTime() + unavailableMs);
  if (job.expedited || mailbox.last_sent_at === null) return null;
  const readyAt = mailbox.last_sent_at.getTime() + mailbox.sending_interval_seconds * 1000;
  return readyAt > now.getTime() ? waitFor('mailbox_interval', readyAt) : null;
}

/** Recipients that are on the block list. */
async function blockedOf(tx: EntityManager, accountId: string, job: MessageJobEntity): Promise<string[]> {
  const addresses = [job.to_email, ...(job.cc ?? [])];
  return [...(await suppressedAddresses(tx, accountId, addresses)).keys()];
}
