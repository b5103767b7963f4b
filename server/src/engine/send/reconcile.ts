import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import { mailboxDay, mailboxZone } from '../../domain/sending/mailbox-pace.js';
import type { Database } from '../../store/database/database.js';
import type { MailboxEntity } from '../../store/entities.js';
import { findMailbox } from '../../store/mailboxes/sending/queries.js';
import { claimStranded } from '../../store/sending/queries.js';
import { type StrandedSend, strandedSends } from '../../store/sending/repository.js';
import { sandboxArrival } from '../../store/sandbox/repository.js';
import { transaction } from '../../store/database/transaction.js';
import { concurrentTask, type Piece } from '../scheduler/concurrent.js';
import type { Task, TaskServices } from '../scheduler/scheduler.js';
import { recordSent, recordUnknown, recordNotSent } from './record-results.js';
import type { ImapFlow } from 'imapflow';
import type { SecretBox } from '../../store/database/crypto.js';
import { folderOf, imapAccessOf, withImap } from '../receive/imap.js';
import type { MailboxTokens } from '../oauth/mailbox-tokens.js';

/**
 * What a Sent folder knows of a message: when it left, and under which Message-ID if that was replaced, that it certainly did
 * not, or nothing for sure.
 */
export type SentFinding =
  { kind: 'sent'; at: Date; messageId?: string | undefined } | { kind: 'not_sent' } | { kind: 'unsure' };

/** The Sent folder of one kind of mailbox. `not_sent` is for folders that the server itself fills, before it answers. */
export interface SentFolder {
  /** @param messageId with angle brackets */
  find(mailbox: MailboxEntity, messageId: string, send: StrandedSend): Promise<SentFinding>;
}

/** The sandbox keeps what it accepts before it says so: what it does not have it never took. */
export function sandboxSentFolder(database: Pick<Database, 'manager'>): SentFolder {
  return {
    async find(_mailbox, messageId) {
      const at = await sandboxArrival(database.manager, messageId);
      return at ? { kind: 'sent', at } : { kind: 'not_sent' };
    },
  };
}

export interface ReconcileOptions extends TaskServices {
  log: Logger;
  /** UUID of the worker. */
  owner: string;
  /** Sent folders by provider; where there is none, what is stranded stays unknown. */
  sentFolders: Readonly<Record<string, SentFolder>>;
  /**
   * How long a question may take before another worker asks it, and after how long a folder that could not be reached is
   * asked again. Milliseconds, a minute by default.
   */
  leaseMs?: number;
}

/** Messages that are searched for at a time, of one account at most half of them. */
const concurrency = 16;
/** Due messages among which one is found that no other worker has. */
const batchSize = 20;
const defaultLeaseMs = 60_000;

/**
 * Finds out what became of messages whose worker died, or whose connection broke, while they were handed over: those
 * that left are recorded as sent, those that certainly did not leave go back to their enrollment or job, the rest is marked unknown.
 */
export function createReconciler(options: ReconcileOptions): Task {
  const { database, clock, owner, leaseMs = defaultLeaseMs } = options;

  async function take(full: readonly string[]): Promise<Piece | null> {
    const now = clock.now();
    const lease = { owner, until: new Date(now.getTime() + leaseMs) };
    for (const { accountId, id } of await strandedSends(database.manager, now, batchSize, full)) {
      const send = await transaction(database, tx => claimStranded(tx, accountId, id, lease, now));
      if (send) return { accountId, work: () => reconcile(options, send) };
    }
    return null;
  }

  return concurrentTask({ name: 'reconcile', pollMs: 10_000, clock, concurrency, take });
}

async function reconcile(options: ReconcileOptions, send: StrandedSend): Promise<void> {
  const { database, log } = options;
  const about = { send: send.id, mailbox: send.mailbox_id };
  const mailbox = await findMailbox(database.manager, send.account_id, send.mailbox_id);
  if (!mailbox) return;
  try {
    const finding = await findingOf(options, mailbox, send);
    await transaction(database, tx => recordFinding(tx, options, mailbox, send, finding));
    log.info({ ...about, finding: finding.kind }, 'stranded message reconciled');
  } catch (error) {
    log.warn({ ...about, err: error }, 'stranded message will be reconciled later');
  }
}

async function findingOf(
  { sentFolders }: ReconcileOptions,
  mailbox: MailboxEntity,
  send: StrandedSend,
): Promise<SentFinding> {
  if (send.started_at === null) return { kind: 'not_sent' };
  if (send.sent_at !== null) return { kind: 'sent', at: send.sent_at };
  return (await sentFolders[mailbox.provider]?.find(mailbox, send.message_id, send)) ?? { kind: 'unsure' };
}

async function recordFinding(
  tx: EntityManager,
  { clock, owner }: ReconcileOptions,
  mailbox: MailboxEntity,
  send: StrandedSend,
  finding: SentFinding,
): Promise<void> {
  if (finding.kind === 'sent') {
    const isInSentFolder = send.sent_at === null;
    const { at: sentAt, messageId: newMessageId } = finding;
    return recordSent(tx, [{ message: send, sentAt, response: null, isInSentFolder, newMessageId }], 0);
  }
  if (finding.kind === 'unsure') return recordUnknown(tx, send, owner, clock.now());
  const day = mailboxDay(mailboxZone(mailbox), send.started_at ?? send.created_at);
  // For which receivers it was counted is not known any more: there it stays counted.
  return recordNotSent(tx, send, { owner, day, receivers: null }, clock.now());
}

/**
 * The Sent folder of a mailbox with IMAP. Not every server copies what it sends there, so that a message which is not
 * there may have left all the same. This service copies only messages that are recorded as sent: when an unrecorded one is
 * there, the server put it there, so it was sent.
 */
export function imapSentFolder(secretBox: Pick<SecretBox, 'open'>, tokens?: MailboxTokens) {
  return {
    async find(mailbox: MailboxEntity, messageId: string): Promise<SentFinding> {
      const access = imapAccessOf(mailbox, secretBox, tokens);
      if (!access) return { kind: 'unsure' };
      return withImap(access, async client => {
        if ((await openSent(client)) === null) return { kind: 'unsure' };
        const uid = await findSent(client, messageId);
        if (uid === null) return { kind: 'unsure' };
        const message = await client.fetchOne(String(uid), { internalDate: true }, { uid: true });
        if (!message || !message.internalDate) return { kind: 'unsure' };
        return { kind: 'sent', at: new Date(message.internalDate) };
      });
    },
  };
}

/** Opens the Sent folder and returns its path; null where there is none. */
export async function openSent(client: ImapFlow, readOnly = true): Promise<string | null> {
  const path = await folderOf(client, '\\Sent');
  if (path !== null) await client.mailboxOpen(path, { readOnly });
  return path;
}

/**
 * The UID of a message in the folder that is open; null when it is not there.
 *
 * @param since what is older is not read: servers may have to read each message
 */
export async function findSent(client: ImapFlow, messageId: string, since?: Date): Promise<number | null> {
  const query = { header: { 'message-id': messageId }, ...(since && { since }) };
  const uids = await client.search(query, { uid: true });
  if (!uids) throw new Error('The server could not search the folder.');
  return uids[0] ?? null;
}
