import { describeBriefly, isUnavailable } from '../../store/database/errors.js';
import { transaction } from '../../store/database/transaction.js';
import { beginSends, renewSends } from '../../store/sending/claims/queries.js';
import type { SendMessage } from '../../store/sending/entities.js';
import { emit } from '../engine-events.js';
import type { Claimed, ClaimOptions } from './claim-outcome.js';
import { lockGuarded, recordFailed, recordSent, recordNotSent } from './record-results.js';
import { classifySmtpError, type SmtpError } from './smtp-error.js';
import type { SmtpReceipt } from './smtp-session.js';
import type { SmtpPool } from './smtp-pool.js';
import { stopsMailbox } from './classify-failure.js';
import type { Logger } from 'pino';
import type { Clock } from '../../domain/shared/clock.js';
import type { Database } from '../../store/database/database.js';
import type { SmtpPoolRegistry } from './smtp-pool-registry.js';

/** Messages of one mailbox under way at a time. */
const connections = 2;
const writeRetryMs = 1_000;

/**
 * How the hand-over of a message ended: the server accepted it, or did not, or nobody knows; `not_sent` never began.
 */
type Delivery =
  | { message: SendMessage; kind: 'accepted'; receipt: SmtpReceipt; at: Date }
  | { message: SendMessage; kind: 'failed'; error: SmtpError; at: Date }
  | { message: SendMessage; kind: 'not_sent' };

/** Hands claimed messages to the mailbox's server and records the result of each. */
export async function deliverBatch(
  claimed: Claimed,
  options: DispatchOptions,
  stop: AbortSignal,
): Promise<void> {
  const { mailbox, day, intervalMs, receivers } = claimed;
  const { checkpoint, log, owner } = options;
  const lease = keepLease(claimed.messages, options);
  const deliveries = await deliverAll(claimed, lease, options).finally(() => lease.end());
  const sent = deliveries.filter(delivery => delivery.kind === 'accepted');
  const failed = deliveries.filter(delivery => delivery.kind === 'failed');
  const notSent = deliveries.filter(delivery => delivery.kind === 'not_sent');
  if (sent.length > 0) checkpoint?.('accepted');
  await retryWhileDatabaseIsAway(options, stop, () =>
    transaction(options.database, async tx => {
      await lockGuarded(tx, failed);
      for (const { message } of notSent)
        await recordNotSent(tx, message, { owner, day, receivers }, options.clock.now());
      const accepted = sent.map(({ message, at, receipt }) => {
        const { response, rejected: refused, messageId: newMessageId } = receipt;
        return { message, sentAt: at, response, refused, newMessageId };
      });
      await recordSent(tx, accepted, intervalMs);
      await recordFailed(tx, failed, { mailbox, day, owner, receivers });
      checkpoint?.('recording');
    }),
  );
  for (const _ of sent) emit('handed-over', 'sent');
  for (const { message, error } of failed) {
    emit('handed-over', error.kind);
    // What a server said names the address; it is in the ledger.
    const { kind, smtpCode, enhancedCode, response } = error;
    const about = response === null ? { error: error.message } : { smtpCode, enhancedCode };
    log.warn({ send: message.id, mailbox: mailbox.id, kind, ...about }, 'message not sent');
  }
  checkpoint?.('recorded');
}

interface HeldLease {
  /** Whether no other worker can have taken the messages over by now. */
  isHeld(): boolean;
  end(): void;
}

/** Renews the lease of messages for as long as their hand-over takes. */
function keepLease(messages: readonly SendMessage[], options: DispatchOptions): HeldLease {
  const { clock, database, leaseMs, log, owner } = options;
  const { account_id: accountId } = messages[0]!;
  const ids = messages.map(message => message.id);
  const ended = new AbortController();
  let until = clock.now().getTime() + leaseMs;

  async function renew(): Promise<void> {
    while (!ended.signal.aborted) {
      await clock.sleep(leaseMs / 3, ended.signal);
      const next = clock.now().getTime() + leaseMs;
      try {
        await renewSends(database.manager, accountId, ids, { owner, until: new Date(next) });
        until = next;
      } catch (error) {
        log.warn({ error: describeBriefly(error) }, 'the lease of sends could not be renewed');
      }
    }
  }

  renew().catch(() => undefined);
  return { isHeld: () => clock.now().getTime() < until, end: () => ended.abort() };
}

async function deliverAll(
  { mailbox, messages, isBegun }: Claimed,
  lease: HeldLease,
  options: DispatchOptions,
): Promise<Delivery[]> {
  const now = () => options.clock.now();
  const failed = (message: SendMessage, error: unknown) => {
    return { message, kind: 'failed' as const, error: classifySmtpError(error, false), at: now() };
  };
  let pool: SmtpPool;
  try {
    pool = options.pools.poolFor(mailbox);
  } catch (error) {
    return messages.map(message => failed(message, error));
  }
  const deliveries: Delivery[] = [];
  /** Accepted by the server, and not yet noted in the ledger. */
  let accepted: SendMessage[] = [];
  // After a failure of the whole mailbox, the rest of the batch fails without a try.
  let trouble: SmtpError | null = null;
  const deliver = async (message: SendMessage): Promise<Delivery> => {
    options.checkpoint?.('begun');
    try {
      return { message, kind: 'accepted', receipt: await handOver(pool, message), at: now() };
    } catch (error) {
      const delivery = failed(message, error);
      if (stopsMailbox(delivery.error)) trouble = delivery.error;
      return delivery;
    }
  };
  for (let from = 0; from < messages.length; from += connections) {
    const next = messages.slice(from, from + connections);
    if (trouble) {
      deliveries.push(...next.map(message => failed(message, trouble)));
      continue;
    }
    const begun = isBegun || !lease.isHeld() ? null : await markStarted(next, accepted, options);
    accepted = [];
    const mayLeave = (message: SendMessage) => lease.isHeld() && (isBegun || begun?.has(message.id));
    const ended = await Promise.allSettled(
      next.map(message => (mayLeave(message) ? deliver(message) : ({ message, kind: 'not_sent' } as const))),
    );
    for (const result of ended) {
      if (result.status === 'rejected') throw result.reason;
      deliveries.push(result.value);
      if (result.value.kind === 'accepted') accepted.push(result.value.message);
    }
  }
  return deliveries;
}

/**
 * Writes to the ledger that SMTP begins now for these messages, and which earlier ones the server accepted. A claimed batch
 * is sent a few messages at a time, so this also leaves out those whose sequence or campaign was paused, stopped or deleted
 * since the claim.
 */
async function markStarted(
  messages: readonly SendMessage[],
  accepted: readonly SendMessage[],
  { database, clock, log, owner }: DispatchOptions,
): Promise<Set<string>> {
  try {
    return await beginSends(database.manager, messages, accepted, owner, clock.now());
  } catch (error) {
    const about = { sends: messages.map(({ id }) => id), error: describeBriefly(error) };
    log.warn(about, 'the beginning of sends could not be recorded');
    return new Set();
  }
}

/** Hands one message to the mailbox's server. */
async function handOver(
  pool: SmtpPool,
  { from_email, to_email, cc, raw, message_id: messageId }: SendMessage,
): Promise<SmtpReceipt> {
  const envelopeTo = [to_email, ...(cc ?? [])];
  const receipt = await pool.send({ envelopeFrom: from_email, envelopeTo, raw: raw!, messageId });
  const { accepted, rejected } = receipt;
  const refusal = rejected.find(({ address }) => address === to_email) ?? rejected[0];
  if (refusal && accepted.length === 0) throw refusal.error;
  return receipt;
}

/**
 * Records what happened outside the database, however long that is away: a message that has left must not be
 * forgotten while this process lives.
 */
async function retryWhileDatabaseIsAway(
  { clock, log }: DispatchOptions,
  stop: AbortSignal,
  write: () => Promise<void>,
): Promise<void> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isUnavailable(error) || stop.aborted) throw error;
      log.warn(
        { error: describeBriefly(error) },
        'the results of sends will be recorded once the database is back',
      );
      await clock.sleep(writeRetryMs, stop).catch(() => undefined);
    }
  }
}

/** Points between which a process may die; tests do so there. `claiming` and `recording` lie inside a transaction. */
export type SendPoint = 'claiming' | 'claimed' | 'begun' | 'accepted' | 'recording' | 'recorded';

export interface DispatchOptions extends Omit<ClaimOptions, 'workerStartedAt'> {
  database: Database;
  clock: Clock;
  log: Logger;
  pools: SmtpPoolRegistry;
  /** Mailboxes served at a time, of one account at most half of them. */
  concurrency?: number;
  /** Called at each point; what it throws ends the work on that mailbox there, as a crash would. */
  checkpoint?(point: SendPoint): void;
}
