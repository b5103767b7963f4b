import type { ImapFlow } from 'imapflow';
import type { Logger } from 'pino';
import type { Clock } from '../../domain/shared/clock.js';
import type { SecretBox } from '../../store/database/crypto.js';
import type { Database } from '../../store/database/database.js';
import { isUnavailable } from '../../store/database/errors.js';
import { newId } from '../../store/database/ids.js';
import { findMailbox } from '../../store/mailboxes/sending/queries.js';
import { type Filing, claimFilings } from '../../store/sending/filings/queries.js';
import {
  deleteFiling,
  hasDueFiling,
  postponeFiling,
  renewFiling,
} from '../../store/sending/filings/repository.js';
import { transaction } from '../../store/database/transaction.js';
import { imapAccessOf, withImap } from '../receive/imap.js';
import { concurrentTask, type Piece } from '../scheduler/concurrent.js';
import type { Task } from '../scheduler/scheduler.js';
import { isFiledHere } from './sent-copy-owner.js';
import { findSent, openSent } from './sent-folder.js';

export interface SentFilerOptions {
  database: Database;
  clock: Clock;
  log: Logger;
  secretBox: Pick<SecretBox, 'open'>;
}

/** Mailboxes at a time, of one account at most half of them. */
const concurrency = 8;
const batchSize = 50;
/** Much longer than a connection may take for one message. */
const leaseMs = 5 * 60_000;
/** A connection that takes longer for one message is cut. */
const longestStepMs = 2 * 60_000;
const firstPauseMs = 60_000;
const longestPauseMs = 4 * 60 * 60_000;
const maxAttempts = 10;
/** The folder is searched from this long before a message left on: its days are those of the server's zone. */
const searchBackMs = 2 * 24 * 60 * 60_000;

/**
 * Puts messages that have left into the Sent folder of their mailbox, once each: a message is searched for by its
 * Message-ID before, so that neither a server that files by itself nor a crash in the middle makes a second one. Sending
 * does not wait for it, and after some tries a message is left unfiled.
 */
export function createSentFiler(options: SentFilerOptions): Task {
  const { database, clock } = options;
  const stop = new AbortController();

  async function take(full: readonly string[]): Promise<Piece | null> {
    const now = clock.now();
    if (!(await hasDueFiling(database.manager, now))) return null;
    const until = new Date(now.getTime() + leaseMs);
    const filings = await transaction(database, tx => claimFilings(tx, newId(), now, until, batchSize, full));
    const [first] = filings;
    return first ? { accountId: first.accountId, work: () => visit(options, filings, stop.signal) } : null;
  }

  return concurrentTask({
    ...{ name: 'file-sent', pollMs: 5_000, tables: ['sent_filings'] },
    ...{ clock, concurrency, take, stop: () => stop.abort() },
  });
}

/** Files messages of one mailbox. */
async function visit(
  options: SentFilerOptions,
  filings: readonly Filing[],
  stop: AbortSignal,
): Promise<void> {
  const { database, secretBox } = options;
  const { accountId, mailboxId } = filings[0]!;
  const waiting = new Set(filings);
  const done = async (filing: Filing) => {
    await deleteFiling(database.manager, filing);
    waiting.delete(filing);
  };
  try {
    const mailbox = await findMailbox(database.manager, accountId, mailboxId);
    const isUsed = mailbox && mailbox.deleted_at === null && mailbox.status !== 'disconnected';
    const access = isUsed && isFiledHere(mailbox) ? imapAccessOf(mailbox, secretBox) : null;
    if (!access) {
      for (const filing of filings) await done(filing);
      return;
    }
    const fileAll = async (client: ImapFlow) => {
      // A folder that is open for reading alone takes no flags.
      const path = await unlessTooLong(client, stop, () => openSent(client, false));
      for (const filing of filings) {
        if (path === null) await leaveUnfiled(options, filing, 'The mailbox has no Sent folder.');
        else await unlessTooLong(client, stop, () => fileOne(options, client, path, filing));
        waiting.delete(filing);
      }
    };
    await withImap(access, fileAll, { signal: stop });
  } catch (error) {
    if (isUnavailable(error)) throw error;
    for (const filing of waiting) await putOff(options, filing, error, stop.aborted);
  }
}

/** Cuts the connection when the work takes too long, or the worker ends. */
async function unlessTooLong<T>(client: ImapFlow, stop: AbortSignal, work: () => Promise<T>): Promise<T> {
  const cut = () => client.close();
  const timer = setTimeout(cut, longestStepMs);
  stop.addEventListener('abort', cut, { once: true });
  try {
    if (stop.aborted) cut();
    return await work();
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', cut);
  }
}

/** What is wrong with this message alone is noted at it; what is wrong with the connection passes through. */
async function fileOne(
  options: SentFilerOptions,
  client: ImapFlow,
  path: string,
  filing: Filing,
): Promise<void> {
  const { database, clock } = options;
  const raw = await renewFiling(database.manager, filing, new Date(clock.now().getTime() + leaseMs));
  if (raw === null) return;
  try {
    const since = new Date(filing.sentAt.getTime() - searchBackMs);
    if ((await findSent(client, filing.messageId, since)) === null) {
      const filed = await client.append(path, raw, ['\\Seen'], filing.sentAt);
      if (!filed) throw new Error('The server did not take the message.');
    }
  } catch (error) {
    if (!client.usable) throw error;
    return putOff(options, filing, error);
  }
  await deleteFiling(database.manager, filing);
}

async function putOff(
  options: SentFilerOptions,
  filing: Filing,
  error: unknown,
  isInnocent = false,
): Promise<void> {
  const { database, clock, log } = options;
  const attempts = filing.attempts + (isInnocent ? 0 : 1);
  if (attempts >= maxAttempts) return leaveUnfiled(options, filing, String(error));
  // Never at once: the server may still be busy with the previous command.
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, attempts - 1));
  log.debug({ message: filing.id, err: error }, 'message is not in the Sent folder yet');
  await postponeFiling(database.manager, filing, attempts, new Date(clock.now().getTime() + pauseMs));
}

async function leaveUnfiled({ database, log }: SentFilerOptions, filing: Filing, reason: string) {
  const { id, mailboxId } = filing;
  log.info({ message: id, mailbox: mailboxId, reason }, 'message has left, and is not in the Sent folder');
  await deleteFiling(database.manager, filing);
}
