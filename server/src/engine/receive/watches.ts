import type { Logger } from 'pino';
import type { SecretBox } from '../../store/database/crypto.js';
import type { MailboxEntity } from '../../store/entities.js';
import { connectionVersion } from '../../store/mailboxes/credentials.js';
import { wakeInbox, inbox } from '../../store/receiving/repository.js';
import {
  releaseWatch,
  renewWatches,
  takeWatch,
  watchableAmong,
  watchableInboxes,
  watchKey,
  type WatchKey,
} from '../../store/receiving/watches/queries.js';
import type { MailboxTokens } from '../oauth/mailbox-tokens.js';
import { type Task, Waker, type TaskServices } from '../scheduler/scheduler.js';
import { imapAccessOf, openImap, type ImapAccess } from './imap.js';
import type { ImapFlow } from 'imapflow';

export interface InboxWatchesOptions extends TaskServices {
  log: Logger;
  /** UUID of the worker. */
  owner: string;
  secretBox: Pick<SecretBox, 'open'>;
  /** Access tokens of mailboxes that are connected by OAuth; without it those cannot be watched. */
  tokens?: MailboxTokens;
  /** Connections at a time. */
  capacity?: number;
  /** Milliseconds after which an IDLE is begun anew. */
  idleMs?: number;
}

const defaultCapacity = 200;
/** Connections that are being made at a time. */
const maxOpening = 8;
const leaseMs = 60_000;
/** How often it is looked who should be watched; sooner while connections are still being made. */
const chooseEveryMs = 10_000;
const chooseOnMs = 1_000;
/** A mailbox keeps its connection at least this long, so that many at work at once do not push each other out. */
const stayMs = 10 * 60_000;

interface Watch extends WatchKey {
  /** Servers and credentials as they were; others are watched anew. */
  version: string;
  since: number;
  /** Null while the connection is being made. */
  openedAt: Date | null;
  /** There is new mail that no look has been asked for. */
  hasMail: boolean;
  stop: AbortController;
  ended: Promise<void>;
}

/**
 * Waits at inboxes for their servers to report new mail (IMAP IDLE), and has a mailbox checked at once then. It only
 * wakes the poll, which finds the mail by its own cursors, and which alone serves mailboxes that are not watched: their
 * server does not offer it, or others were at work more recently.
 */
export function createInboxWatches(options: InboxWatchesOptions): Task {
  const { database, clock, owner, capacity = defaultCapacity } = options;
  const watches = new Map<string, Watch>();
  const rests = createRests();
  const waker = new Waker();
  let chooseAt = 0;
  let renewAt = 0;

  async function wake(): Promise<void> {
    for (const watch of [...watches.values()].filter(({ hasMail }) => hasMail)) {
      watch.hasMail = false;
      const isWoken = await wakeInbox(database.manager, watch.accountId, watch.mailboxId, clock.now()).catch(
        error => {
          watch.hasMail = true;
          throw error;
        },
      );
      if (!isWoken) watch.hasMail = true;
    }
  }

  async function renew(now: Date): Promise<void> {
    if (now.getTime() < renewAt) return;
    const lease = { owner, until: new Date(now.getTime() + leaseMs) };
    await renewWatches(database.manager, [...watches.values()], lease);
    renewAt = now.getTime() + leaseMs / 3;
  }

  /** Ends watches that are over, and begins those that are wanted. */
  async function choose(now: Date): Promise<void> {
    const top = await watchableInboxes(database.manager, owner, now, capacity + rests.count(now));
    const wanted = new Map(top.map(row => [watchKey(row).mailboxId, row]));
    const behind = [...watches.values()].filter(({ mailboxId }) => !wanted.has(mailboxId));
    const rows = new Map(wanted);
    for (const row of await watchableAmong(database.manager, owner, behind, now))
      rows.set(watchKey(row).mailboxId, row);
    for (const [id, watch] of watches) {
      const row = rows.get(id);
      if (!row || connectionVersion(row) !== watch.version) watch.stop.abort();
    }
    const leaving = behind.filter(
      watch => !watch.stop.signal.aborted && now.getTime() - watch.since >= stayMs,
    );
    const waiting = top.filter(row => {
      const { mailboxId } = watchKey(row);
      return !watches.has(mailboxId) && !rests.rests(mailboxId, now);
    });
    for (const row of waiting) {
      if ([...watches.values()].filter(({ openedAt }) => openedAt === null).length >= maxOpening) break;
      if (watches.size < capacity) begin(row, now);
      else if (!leaving.length) break;
      // Its place is free by the next time.
      else leaving.shift()!.stop.abort();
    }
    chooseAt = now.getTime() + (waiting.length > 0 ? chooseOnMs : chooseEveryMs);
  }

  function begin(row: MailboxEntity, now: Date): void {
    const key = watchKey(row);
    const watch: Watch = {
      ...key,
      version: connectionVersion(row),
      since: now.getTime(),
      openedAt: null,
      hasMail: false,
      stop: new AbortController(),
      ended: Promise.resolve(),
    };
    watches.set(key.mailboxId, watch);
    watch.ended = keep(watch, row)
      .catch((error: unknown) => {
        if (watch.stop.signal.aborted) return;
        options.log.debug({ mailbox: key.mailboxId, err: error }, 'inbox is not watched for now');
        rests.note(key.mailboxId, error, watch.openedAt, clock.now());
      })
      .then(() => releaseWatch(database.manager, key, owner))
      // Its lease runs out.
      .catch(() => undefined)
      .finally(() => watches.delete(key.mailboxId));
  }

  async function keep(watch: Watch, row: MailboxEntity): Promise<void> {
    const now = clock.now();
    const lease = { owner, until: new Date(now.getTime() + leaseMs) };
    if (!(await takeWatch(database.manager, watch, lease, now))) return;
    const access = imapAccessOf(row, options.secretBox, options.tokens);
    if (!access) throw new IdleNotOffered('The mailbox is not read over IMAP.');
    const onMail = () => {
      watch.hasMail = true;
      waker.wake();
    };
    const onOpen = () => {
      watch.openedAt = clock.now();
      onMail();
    };
    await watchInbox(access, { onOpen, onMail }, watch.stop.signal, options.idleMs);
  }

  return {
    name: 'imap-idle',
    pollMs: 1_000,
    waker,
    async run() {
      await wake();
      const now = clock.now();
      await renew(now);
      if (now.getTime() >= chooseAt) await choose(now);
      return false;
    },
    async close() {
      const all = [...watches.values()];
      for (const { stop } of all) stop.abort();
      await Promise.all(all.map(({ ended }) => ended));
    },
  };
}

/** The server does not report new mail by itself (RFC 2177). */
export class IdleNotOffered extends Error {}

/** Before the half hour after which servers may end it (RFC 2177, 3), and often enough for most firewalls. */
const reissueMs = 20 * 60_000;
/** A connection that broke without a word is found out after twice this long. */
const silenceMs = 5 * 60_000;
/** How long a server may take to say goodbye. */
const goodbyeMs = 1_000;

/** What happens while an inbox is watched. */
export interface WatchEvents {
  /** The server reports from now on. Mail may have come before. */
  onOpen(): void;
  onMail(): void;
}

/**
 * Waits at an inbox for word of new mail, without reading any, until the signal aborts. The connection is given up within
 * a second then.
 *
 * @throws {ImapError} when there is no connection
 * @throws {IdleNotOffered}
 * @throws {Error} when the connection is lost, or the signal aborts before there is one
 */
export async function watchInbox(
  access: ImapAccess,
  { onOpen, onMail }: WatchEvents,
  signal: AbortSignal,
  idleMs = reissueMs,
): Promise<void> {
  const client = await openImap(access, { silenceMs, idleMs, signal });
  const leave = () => void sayGoodbye(client);
  signal.addEventListener('abort', leave, { once: true });
  try {
    if (!client.capabilities.has('IDLE')) throw new IdleNotOffered('The server does not offer IDLE.');
    await client.mailboxOpen(inbox, { readOnly: true });
    client.on('exists', ({ count, prevCount }: { count: number; prevCount: number }) => {
      if (count > prevCount) onMail();
    });
    onOpen();
    // It also ends where the client asked after a silent server: then it goes on.
    while (!signal.aborted)
      if ((await client.idle()) === false || !client.usable) throw new Error('The connection was lost.');
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', leave);
    await sayGoodbye(client);
  }
}

async function sayGoodbye(client: ImapFlow): Promise<void> {
  const end = setTimeout(() => client.close(), goodbyeMs);
  if (client.usable) await client.logout().catch(() => undefined);
  clearTimeout(end);
  client.close();
}

const firstPauseMs = 2_500;
const longestPauseMs = 15 * 60_000;
/** A connection that lasted as long was a good one: the next is tried soon. */
const goodMs = 60_000;
/** A server that offers no IDLE is asked again after this long. */
const notOfferedMs = 6 * 60 * 60_000;

/** Which mailboxes are not watched for a while, because it went wrong. */
export interface Rests {
  /** @param openedAt when the connection that failed was made, null when it was not */
  note(mailboxId: string, error: unknown, openedAt: Date | null, now: Date): void;
  rests(mailboxId: string, now: Date): boolean;
  /** How many there are. */
  count(now: Date): number;
}

/** Rests that grow longer with each failure in a row. */
export function createRests(): Rests {
  const known = new Map<string, { until: number; failures: number }>();

  return {
    note(mailboxId, error, openedAt, now) {
      const wasGood = openedAt !== null && now.getTime() - openedAt.getTime() >= goodMs;
      const failures = wasGood ? 1 : (known.get(mailboxId)?.failures ?? 0) + 1;
      const pauseMs =
        error instanceof IdleNotOffered
          ? notOfferedMs
          : Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures, 20));
      known.set(mailboxId, { until: now.getTime() + pauseMs, failures });
    },
    rests: (mailboxId, now) => (known.get(mailboxId)?.until ?? 0) > now.getTime(),
    count(now) {
      let count = 0;
      for (const [id, { until }] of known)
        if (until > now.getTime()) count++;
        // Nothing is held against it after a longest pause without a failure.
        else if (until + longestPauseMs < now.getTime()) known.delete(id);
      return count;
    },
  };
}
