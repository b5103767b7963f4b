import { setTimeout as sleep } from 'node:timers/promises';
import { budgetLeft, mailboxDay, mailboxZone } from '../../domain/sending/mailbox-pace.js';
import { describeBriefly, isUnavailable } from '../../store/database/errors.js';
import { findRunningAt, type CampaignPace } from '../../store/campaigns/repository.js';
import type { MailboxEntity } from '../../store/mailboxes/entities.js';
import { dueMessageJobs } from '../../store/inbox/message-jobs/repository.js';
import { findMailboxes } from '../../store/mailboxes/repository.js';
import { type DueMailbox, dueMailboxes } from '../../store/mailboxes/sending/queries.js';
import { transaction } from '../../store/database/transaction.js';
import { onWrites } from '../../store/database/writes.js';
import { Slots } from '../scheduler/concurrent.js';
import { type Task, Waker } from '../scheduler/scheduler.js';
import { claimSends } from './campaign/claim.js';
import type { ClaimOptions, ClaimOutcome } from './claim-outcome.js';
import { deliverBatch, type DispatchOptions } from './deliver-batch.js';
import { claimManual } from './manual/claim.js';

type Work = DispatchOptions & ClaimOptions;

const pollMs = 2_000;
/** A mailbox for which there was nothing to do is left alone for this long. */
const idleBackoffMs = 1_000;
/** An interval or a window that a mailbox or a campaign waits for is looked at again after this long: other processes change them. */
const longestBackoffMs = 120_000;
/** A cap as well, sooner: whoever raises it looks what happens, and it costs one statement for all. */
const capRecheckMs = 10_000;
/** A mailbox is left alone for this long after its work failed for a reason of ours. */
const failureBackoffMs = 10_000;
/** A mailbox whose due rows other workers have locked is asked again this often, then left alone. */
const busyAttempts = 5;
/** Longest pause between two of these tries; a random part of it, so that workers do not meet again. */
const busyPauseMs = 20;

/** A mailbox to be served: with a manual message, or with what its campaigns have due. */
interface Due extends DueMailbox {
  jobId?: string;
}

/**
 * Sends what is due. Each run serves as many mailboxes as the concurrency limit lets it, each by one worker at a time: first
 * those with a manual message, then those of campaigns, idle for longest first. It does not wait for slow servers. True
 * while mailboxes are being served.
 */
export function createDispatcher(options: DispatchOptions): Task {
  const { database, clock, log } = options;
  const concurrency = options.concurrency ?? 16;
  const serving = new Map<string, Promise<void>>();
  const slots = new Slots(concurrency);
  const waker = new Waker();
  const backoffs = new Map<string, Backoff>();
  // Campaigns outside their send window, until when. Their mailboxes are still searched: other campaigns use them too.
  const closedCampaigns = new Map<string, number>();
  // A schedule or days off that were changed in this process count at once.
  const stopListening = onWrites(['campaigns', 'accounts'], () => closedCampaigns.clear());
  const stopping = new AbortController();
  const work = { ...options, workerStartedAt: clock.now() };

  function startServing(due: Due): void {
    slots.take(due.accountId);
    const served = serve(due, work, closedCampaigns, stopping.signal).then(
      backoff => void (backoff && backoffs.set(due.id, { ...backoff, due })),
      (error: unknown) => {
        if (isUnavailable(error))
          log.warn({ mailbox: due.id, error: describeBriefly(error) }, 'database is unavailable');
        else log.error({ mailbox: due.id, err: error }, 'could not serve the mailbox');
        backoffs.set(due.id, { due, until: clock.now().getTime() + failureBackoffMs, hasFailed: true });
      },
    );
    serving.set(
      due.id,
      served.finally(() => {
        slots.giveBack(due.accountId);
        serving.delete(due.id);
        waker.wake();
      }),
    );
  }

  /** Ends backoffs that are over. Mailboxes at their cap stay out of the search: by the evening there may be many. */
  async function wake(now: Date): Promise<void> {
    const isOver = (until: number) => until <= now.getTime();
    for (const [id, until] of closedCampaigns) if (isOver(until)) closedCampaigns.delete(id);
    const ended = [...backoffs.values()].filter(({ until }) => isOver(until));
    const capped = ended.filter(({ cappedUntil }) => cappedUntil !== undefined && !isOver(cappedUntil));
    const mailboxes = await findMailboxes(
      database.manager,
      capped.map(({ due }) => due),
    );
    const isCapped = (mailbox: MailboxEntity) =>
      budgetLeft(mailbox, mailboxDay(mailboxZone(mailbox), now)) === 0;
    const still = new Set(mailboxes.filter(isCapped).map(({ id }) => id));
    for (const backoff of ended) {
      if (still.has(backoff.due.id))
        backoff.until = Math.min(backoff.cappedUntil!, now.getTime() + capRecheckMs);
      else backoffs.delete(backoff.due.id);
    }
    // A campaign that was paused, stopped or made faster meanwhile is waited for no longer.
    const turns = new Map<string, CampaignPace>();
    for (const { turnOf } of backoffs.values()) if (turnOf) turns.set(turnOf.id, turnOf);
    const running = await findRunningAt(database.manager, [...turns.values()]);
    for (const [id, { turnOf }] of backoffs) if (turnOf && !running.has(turnOf.id)) backoffs.delete(id);
  }

  async function findWork(): Promise<void> {
    const now = clock.now();
    await wake(now);
    const full = new Set<string>();
    for (let isLeftOut = true; isLeftOut && slots.free > 0;) {
      for (const accountId of slots.full) full.add(accountId);
      const accounts = [...full];
      const serves = [...serving.keys()];
      isLeftOut = false;
      for (const due of [
        ...(await dueManual(now, accounts, serves)),
        ...(await dueCampaigns(now, accounts, serves)),
      ]) {
        // A mailbox that cannot be served now takes a place in the result: others may be behind it, so search again without it.
        if (!serving.has(due.id) && slots.has(due.accountId)) {
          startServing(due);
          continue;
        }
        isLeftOut = true;
        if (!slots.has(due.accountId)) full.add(due.accountId);
      }
    }
  }

  /** A mailbox that waits for a campaign sends manual messages all the same. */
  async function dueManual(now: Date, accounts: string[], serves: string[]): Promise<Due[]> {
    const failed = [...backoffs.values()].filter(({ hasFailed }) => hasFailed).map(({ due }) => due.id);
    const except = { accounts, mailboxes: [...serves, ...failed] };
    const jobs = await dueMessageJobs(database.manager, now, slots.free, except);
    return jobs.map(({ accountId, id, mailboxId }) => ({
      accountId,
      id: mailboxId,
      jobId: id,
      lastSentAt: null,
    }));
  }

  async function dueCampaigns(now: Date, accounts: string[], serves: string[]): Promise<Due[]> {
    const except = {
      accounts,
      mailboxes: [...serves, ...backoffs.keys()],
      campaigns: [...closedCampaigns.keys()],
    };
    return (await dueMailboxes(database.manager, now, slots.free, except)).sort(byIdleness);
  }

  return {
    name: 'dispatch',
    ...{ pollMs, tables: ['enrollments', 'campaigns', 'accounts', 'mailboxes', 'message_jobs'], waker },
    async run() {
      waker.clear();
      await findWork();
      if (serving.size === 0) return false;
      // Whichever comes first: a mailbox has been served, or it is time to look for others that came due meanwhile.
      await waker.wait(clock, pollMs);
      return true;
    },
    async close() {
      stopListening();
      stopping.abort();
      await Promise.all(serving.values());
      await options.pools.close();
    },
  };
}

/** Until when a mailbox is left alone, in milliseconds since 1970. */
interface Backoff {
  due: DueMailbox;
  until: number;
  /** Its cap of the day is used up, and the day ends then. */
  cappedUntil?: number;
  /** It waits for the interval of the campaign whose turn it is. */
  turnOf?: CampaignPace;
  /** Something of ours failed. */
  hasFailed?: boolean;
}

/** Mailboxes that never sent come first. */
function byIdleness(a: DueMailbox, b: DueMailbox): number {
  return Number(a.lastSentAt) - Number(b.lastSentAt);
}

/**
 * Lets one mailbox send what it may now. Returns how long it is left alone, null when it may be asked again at once.
 *
 * @param closedCampaigns where campaigns are noted whose windows are closed, and until when they are left alone
 */
async function serve(
  due: Due,
  options: Work,
  closedCampaigns: Map<string, number>,
  stop: AbortSignal,
): Promise<Omit<Backoff, 'due'> | null> {
  const { clock, checkpoint } = options;
  const now = clock.now();
  const backoff = (at: number, longestMs = longestBackoffMs) => ({
    until: Math.min(at, now.getTime() + longestMs),
  });
  const outcome = await claim(due, now, options);
  switch (outcome.kind) {
    case 'decided_without_send':
      return null;
    case 'unclassified':
      await options.lookUpProviders!(outcome.domains);
      return null;
    case 'interval_running':
      return { ...backoff(outcome.at.getTime()), turnOf: outcome.turnOf };
    case 'capped':
      return { ...backoff(outcome.at.getTime(), capRecheckMs), cappedUntil: outcome.at.getTime() };
    case 'windows_closed':
      for (const { id, opensAt } of outcome.campaigns)
        closedCampaigns.set(id, backoff(opensAt?.getTime() ?? Infinity).until);
      return backoff(now.getTime() + idleBackoffMs);
    case 'busy':
    case 'nothing_due':
      return backoff(now.getTime() + idleBackoffMs);
    case 'claimed':
      checkpoint?.('claimed');
      await deliverBatch(outcome, options, stop);
      return null;
  }
}

/**
 * Claims what the mailbox sends next. InnoDB also locks the row after the end of a scan, for a moment. So a claim of another
 * campaign, even of another account, can make rows seem taken: then the claim is tried again.
 */
async function claim(due: Due, now: Date, options: Work): Promise<ClaimOutcome> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await transaction(options.database, async tx => {
      const { accountId, id, jobId } = due;
      const claimed = jobId
        ? await claimManual(tx, { accountId, id: jobId, mailboxId: id }, now, options)
        : await claimSends(tx, due, now, options);
      options.checkpoint?.('claiming');
      return claimed;
    });
    if (outcome.kind !== 'busy' || attempt === busyAttempts) return outcome;
    await sleep(Math.random() * busyPauseMs);
  }
}
