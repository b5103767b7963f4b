import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../store/database/database.js';
import type { Arrival } from './arrival.js';
import { runsOf } from './runs.js';
import { takeRun, type Settle } from './take-run.js';

/** Mails of one mailbox. */
interface Mails {
  arrivals: readonly Arrival[];
  /** How long they are in all. */
  bytes: number;
  settle: Settle;
}

/** The mails of one look into a mailbox. */
interface Look extends Mails {
  end: (error?: unknown) => void;
}

/** Looks into mailboxes of an account whose mails wait. */
interface Queue {
  waiting: Look[];
  /** Groups that are being taken in. */
  groups: number;
}

/** With two, one can be read and understood while the database is at the other. */
const MAX_GROUPS = 2;
/** Mails that are taken in together at most, as of one mailbox. */
const MAX_TOGETHER = 20;
/** Long mails take long to write: others do not wait for them. */
const MAX_BYTES = 1024 * 1024;
/** Whoever waits longer for a thread that somebody holds keeps the others waiting no more. */
const PATIENCE_MS = 1_000;

const queues = new WeakMap<Database, Map<string, Queue>>();

/**
 * Takes mails of one mailbox in. What comes for other mailboxes of the account meanwhile waits, and is taken in together:
 * a transaction for all of it costs hardly more than for each.
 */
export function takeJoined(database: Database, mails: Mails): Promise<void> {
  const [first] = mails.arrivals;
  if (!first) return Promise.resolve();
  const { accountId } = first.mailbox;
  const ofAccounts = queues.get(database) ?? new Map<string, Queue>();
  queues.set(database, ofAccounts);
  const queue = ofAccounts.get(accountId) ?? { waiting: [], groups: 0 };
  ofAccounts.set(accountId, queue);
  return new Promise((resolve, reject) => {
    const end = (error?: unknown) => (error === undefined ? resolve() : reject(error as Error));
    queue.waiting.push({ ...mails, end });
    if (queue.groups < MAX_GROUPS) void takeWaiting(database, queue, () => ofAccounts.delete(accountId));
  });
}

async function takeWaiting(database: Database, queue: Queue, forget: () => void): Promise<void> {
  queue.groups++;
  while (queue.waiting.length > 0) {
    const timer = new AbortController();
    const patience = sleep(PATIENCE_MS, undefined, { signal: timer.signal }).catch(() => undefined);
    await Promise.race([takeTogether(database, nextOf(queue)), patience]);
    timer.abort();
  }
  queue.groups--;
  if (queue.groups === 0) forget();
}

/** Those that have waited longest, as many as are taken in together. */
function nextOf({ waiting }: Queue): Look[] {
  let mails = 0;
  let length = 0;
  const more = waiting.findIndex(({ arrivals, bytes }) => {
    mails += arrivals.length;
    length += bytes;
    return mails > MAX_TOGETHER || length > MAX_BYTES;
  });
  return waiting.splice(0, more < 0 ? waiting.length : Math.max(more, 1));
}

async function takeTogether(database: Database, looks: readonly Look[]): Promise<void> {
  const open = new Map(
    looks.flatMap(({ arrivals, settle }) => arrivals.map(each => [each, settle] as const)),
  );
  const settle: Settle = (arrival, receipt) => {
    open.get(arrival)!(arrival, receipt);
    open.delete(arrival);
  };
  const isAlone = looks.length === 1;
  try {
    for (const run of runsOf([...open.keys()])) await takeRun(database, run, settle, isAlone);
    for (const { end } of looks) end();
  } catch (error) {
    if (isAlone) return looks[0]!.end(error);
    // Nobody fails because of the mail of somebody else, or waits for a thread that only that mail needs.
    const rest = ({ arrivals }: Look) => arrivals.filter(each => open.has(each));
    await Promise.all(looks.map(look => takeTogether(database, [{ ...look, arrivals: rest(look) }])));
  }
}
