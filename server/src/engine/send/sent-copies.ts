import type { ImapFlow } from 'imapflow';
import type { Logger } from 'pino';
import type { SecretBox } from '../../store/database/crypto.js';
import { isUnavailable } from '../../store/database/errors.js';
import { newId } from '../../store/database/ids.js';
import { findMailbox } from '../../store/mailboxes/sending/queries.js';
import {
  type SentCopy,
  claimSentCopies,
  deleteSentCopy,
  hasDueSentCopy,
  postponeSentCopy,
  renewSentCopy,
} from '../../store/sending/copies/queries.js';
import { transaction } from '../../store/database/transaction.js';
import { imapAccessOf, withImap } from '../receive/imap.js';
import { concurrentTask, type Piece } from '../scheduler/concurrent.js';
import type { Task, TaskServices } from '../scheduler/scheduler.js';
import { copiesToSentFolder } from './record-results.js';
import { findSent, openSent } from './reconcile.js';

export interface SentCopierOptions extends TaskServices {
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
 * Message-ID before, so that neither a server that copies by itself nor a crash in the middle makes a second one. Sending
 * does not wait for it, and after some tries a message is left out.
 */
export function createSentCopier(options: SentCopierOptions): Task {
  const { database, clock } = options;
  const stop = new AbortController();

  async function take(full: readonly string[]): Promise<Piece | null> {
    const now = clock.now();
    if (!(await hasDueSentCopy(database.manager, now))) return null;
    const until = new Date(now.getTime() + leaseMs);
    const copies = await transaction(database, tx =>
      claimSentCopies(tx, newId(), now, until, batchSize, full),
    );
    const [first] = copies;
    return first ? { accountId: first.accountId, work: () => visit(options, copies, stop.signal) } : null;
  }

  return concurrentTask({
    ...{ name: 'sent-copies', pollMs: 5_000, tables: ['sent_filings'] },
    ...{ clock, concurrency, take, stop: () => stop.abort() },
  });
}

/** Appends the copies of one mailbox. */
async function visit(
  options: SentCopierOptions,
  copies: readonly SentCopy[],
  stop: AbortSignal,
): Promise<void> {
  const { database, secretBox } = options;
  const { accountId, mailboxId } = copies[0]!;
  const waiting = new Set(copies);
  const done = async (copy: SentCopy) => {
    await deleteSentCopy(database.manager, copy);
    waiting.delete(copy);
  };
  try {
    const mailbox = await findMailbox(database.manager, accountId, mailboxId);
    const isUsed = mailbox && mailbox.deleted_at === null && mailbox.status !== 'disconnected';
    const access = isUsed && copiesToSentFolder(mailbox) ? imapAccessOf(mailbox, secretBox) : null;
    if (!access) {
      for (const copy of copies) await done(copy);
      return;
    }
    const copyAll = async (client: ImapFlow) => {
      // A folder that is open for reading alone takes no flags.
      const path = await unlessTooLong(client, stop, () => openSent(client, false));
      for (const copy of copies) {
        if (path === null) await giveUp(options, copy, 'The mailbox has no Sent folder.');
        else await unlessTooLong(client, stop, () => appendCopy(options, client, path, copy));
        waiting.delete(copy);
      }
    };
    await withImap(access, copyAll, { signal: stop });
  } catch (error) {
    if (isUnavailable(error)) throw error;
    for (const copy of waiting) await putOff(options, copy, error, stop.aborted);
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
async function appendCopy(
  options: SentCopierOptions,
  client: ImapFlow,
  path: string,
  copy: SentCopy,
): Promise<void> {
  const { database, clock } = options;
  const raw = await renewSentCopy(database.manager, copy, new Date(clock.now().getTime() + leaseMs));
  if (raw === null) return;
  try {
    const since = new Date(copy.sentAt.getTime() - searchBackMs);
    if ((await findSent(client, copy.messageId, since)) === null) {
      const appended = await client.append(path, raw, ['\\Seen'], copy.sentAt);
      if (!appended) throw new Error('The server did not accept the message.');
    }
  } catch (error) {
    if (!client.usable) throw error;
    return putOff(options, copy, error);
  }
  await deleteSentCopy(database.manager, copy);
}

async function putOff(
  options: SentCopierOptions,
  copy: SentCopy,
  error: unknown,
  keepsAttempts = false,
): Promise<void> {
  const { database, clock, log } = options;
  const attempts = copy.attempts + (keepsAttempts ? 0 : 1);
  if (attempts >= maxAttempts) return giveUp(options, copy, String(error));
  // Never at once: the server may still be busy with the previous command.
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, attempts - 1));
  log.debug({ message: copy.id, err: error }, 'message is not in the Sent folder yet');
  await postponeSentCopy(database.manager, copy, attempts, new Date(clock.now().getTime() + pauseMs));
}

async function giveUp({ database, log }: SentCopierOptions, copy: SentCopy, reason: string) {
  const { id, mailboxId } = copy;
  log.info({ message: id, mailbox: mailboxId, reason }, 'message has left, and is not in the Sent folder');
  await deleteSentCopy(database.manager, copy);
}
