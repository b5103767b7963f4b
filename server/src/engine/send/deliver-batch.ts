import type { Logger } from 'pino';
import type { Clock } from '../../domain/shared/clock.js';
import type { Database } from '../../store/database/database.js';
import { describeBriefly } from '../../store/database/describe-error.js';
import { transaction } from '../../store/database/transaction.js';
import { isUnavailable } from '../../store/database/errors.js';
import { type SendClaim, beginSend, goingOn, renewSends } from '../../store/sending/claims/queries.js';
import { emit } from '../engine-events.js';
import type { Claimed, ClaimOptions } from './claimed.js';
import { deliver, type Delivery } from './deliver-message.js';
import { recordFailed, recordSent, recordWithdrawn } from './record-results.js';
import { classifySmtpError, SmtpError } from './smtp-error.js';
import type { MailboxSenders } from './senders.js';
import type { SmtpSender } from './smtp.js';
import { isMailboxTrouble } from './classify-failure.js';

/** Points between which a process may die; tests do so there. `claiming` and `settling` lie inside a transaction. */
export type SendPoint = 'claiming' | 'claimed' | 'begun' | 'accepted' | 'settling' | 'settled';

export interface DispatchOptions extends Omit<ClaimOptions, 'since'> {
  database: Database;
  clock: Clock;
  log: Logger;
  senders: MailboxSenders;
  /** Mailboxes served at a time, of one account at most half of them. */
  concurrency?: number;
  /** Called at each point; what it throws ends the work on that mailbox there, as a crash would. */
  checkpoint?(point: SendPoint): void;
}

/** Messages of one mailbox under way at a time. */
const connections = 2;
const writeRetryMs = 1_000;
/** For so long it is taken that messages may leave which might a moment ago. */
const eligibilityMs = 10;

/** Hands claimed messages to the mailbox's server and records the result of each. */
export async function deliverBatch(
  claimed: Claimed,
  options: DispatchOptions,
  stop: AbortSignal,
): Promise<void> {
  const { checkpoint, log, owner } = options;
  const lease = keepLease(claimed.claims, options);
  const deliveries = await deliverAll(claimed, lease, options).finally(() => lease.end());
  const sent = deliveries.filter(delivery => delivery.kind === 'accepted');
  const failed = deliveries.filter(delivery => delivery.kind === 'failed');
  if (sent.length > 0) checkpoint?.('accepted');
  await persist(options, stop, () =>
    transaction(options.database, async tx => {
      const accepted = sent.map(({ claim, at, receipt }) => {
        return { claim, sentAt: at, response: receipt.response, refused: receipt.rejected };
      });
      await recordSent(tx, accepted, claimed.intervalMs);
      await recordFailed(tx, failed, { mailbox: claimed.mailbox, day: claimed.day, owner });
      checkpoint?.('settling');
    }),
  );
  for (const { claim, kind } of deliveries) {
    if (kind !== 'withdrawn') continue;
    await persist(options, stop, () =>
      transaction(options.database, tx =>
        recordWithdrawn(tx, claim, owner, claimed.day, options.clock.now()),
      ),
    );
  }
  for (const _ of sent) emit('handed-over', 'sent');
  for (const { claim, error } of failed) {
    emit('handed-over', error.kind);
    const { kind, message } = error;
    log.warn({ send: claim.id, mailbox: claim.mailboxId, kind, error: message }, 'message not sent');
  }
  checkpoint?.('settled');
}

interface HeldLease {
  /** Whether no other worker can have taken the messages over by now. */
  isHeld(): boolean;
  end(): void;
}

/** Renews the lease of messages for as long as their hand-over takes. */
function keepLease(claims: readonly SendClaim[], options: DispatchOptions): HeldLease {
  const { clock, database, leaseMs, log, owner } = options;
  const { accountId } = claims[0]!;
  const ids = claims.map(claim => claim.id);
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
  { mailbox, claims, isBegun }: Claimed,
  lease: HeldLease,
  options: DispatchOptions,
): Promise<Delivery[]> {
  const now = () => options.clock.now();
  let sender: SmtpSender;
  try {
    sender = options.senders.senderFor(mailbox);
  } catch (error) {
    return claims.map(claim => notBegun(claim, classifySmtpError(error, false), now()));
  }
  const waiting = [...claims];
  const deliveries: Delivery[] = [];
  // Whatever keeps the mailbox from sending meets all that were taken together: none of the others asks for it again.
  let trouble: SmtpError | null = null;
  const eligibility = watchEligibility(claims, options);
  const attempt = async (claim: SendClaim): Promise<Delivery> => {
    if (trouble) return notBegun(claim, trouble, now());
    const start = !lease.isHeld() ? 'lost' : isBegun ? 'begun' : await begin(claim, eligibility, options);
    if (start === 'withdrawn') return { claim, kind: 'withdrawn' };
    if (start === 'lost') return notBegun(claim, leaseLost(), now());
    options.checkpoint?.('begun');
    const delivery = await deliver(sender, claim, now);
    if (delivery.kind === 'failed' && isMailboxTrouble(delivery.error)) trouble = delivery.error;
    return delivery;
  };
  const work = async () => {
    for (let claim = waiting.shift(); claim; claim = waiting.shift()) deliveries.push(await attempt(claim));
  };
  const stopOthers = (error: unknown) => {
    waiting.length = 0;
    throw error;
  };
  // What fails at one connection ends the others first: none goes on while another worker reconciles what is left.
  const works = await Promise.allSettled(Array.from({ length: connections }, () => work().catch(stopOthers)));
  for (const ended of works) if (ended.status === 'rejected') throw ended.reason;
  return deliveries;
}

interface Eligibility {
  goesOn(claim: SendClaim): Promise<boolean>;
}

/** Asks which of the messages taken together may still leave, for all of them and again after a moment. */
function watchEligibility(claims: readonly SendClaim[], { database }: DispatchOptions): Eligibility {
  const ids = claims.map(({ id }) => id);
  let askedAt = -Infinity;
  let going: Promise<Set<string>>;
  return {
    async goesOn({ id }) {
      if (performance.now() - askedAt > eligibilityMs) {
        askedAt = performance.now();
        going = goingOn(database.manager, claims[0]!.accountId, ids);
      }
      return (await going).has(id);
    },
  };
}

/**
 * Notes in the ledger that the hand-over begins now. Messages that were taken together leave one after the other: those
 * whose turn comes after a pause, a stop or a deletion do not leave.
 */
async function begin(
  claim: SendClaim,
  eligibility: Eligibility,
  { database, clock, log, owner }: DispatchOptions,
): Promise<'begun' | 'withdrawn' | 'lost'> {
  try {
    if (!(await eligibility.goesOn(claim))) return 'withdrawn';
    return (await beginSend(database.manager, claim, owner, clock.now())) ? 'begun' : 'lost';
  } catch (error) {
    log.warn({ send: claim.id, error: describeBriefly(error) }, 'the beginning of a send could not be noted');
    return 'lost';
  }
}

function notBegun(claim: SendClaim, error: SmtpError, at: Date): Delivery {
  return { claim, kind: 'failed', error, at };
}

function leaseLost(): SmtpError {
  const status = { smtpCode: null, enhancedCode: null };
  return new SmtpError('temporary', 'Not begun: another worker may have taken it over.', status, null);
}

/**
 * Writes down what happened outside the database, however long that is away: a message that has left must not be
 * forgotten while this process lives.
 */
async function persist(
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
        'the outcome of sends will be written once the database is back',
      );
      await clock.sleep(writeRetryMs, stop).catch(() => undefined);
    }
  }
}
