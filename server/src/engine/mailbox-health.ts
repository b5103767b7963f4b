import type { Logger } from 'pino';
import { checkedMailbox, type DatedReport, compareHealth } from '../domain/mailbox-health/health.js';
import type { CheckedMailbox } from '../domain/mailbox-health/lookups.js';
import { emitHealthWorsened } from '../events/mailbox.js';
import { transaction } from '../store/database/transaction.js';
import { listUncheckedMailboxes, storeHealth, type UncheckedMailbox } from '../store/mailboxes/health.js';
import { lockMailbox } from '../store/mailboxes/repository.js';
import type { Task, TaskServices } from './scheduler/scheduler.js';

export interface MailboxHealthOptions extends TaskServices {
  log: Logger;
  /** Checks the DNS of a mailbox, in ten seconds at most. */
  checkHealth(mailbox: CheckedMailbox): Promise<DatedReport>;
  /** Hours between two checks of a mailbox. */
  hours: number;
}

/** Mailboxes that are checked at a time, so that a run takes ten seconds at most. */
const batchSize = 20;

/** Checks the DNS of the connected mailboxes now and then, and emits what became worse. */
export function createMailboxHealth(options: MailboxHealthOptions): Task {
  const { database, clock, hours } = options;
  return {
    name: 'mailbox health',
    pollMs: 10 * 60_000,
    async run() {
      const before = new Date(clock.now().getTime() - hours * 60 * 60_000);
      const due = await listUncheckedMailboxes(database.manager, before, batchSize);
      const reports = await Promise.all(due.map(mailbox => check(options, mailbox)));
      for (const [at, mailbox] of due.entries()) await record(options, mailbox, reports[at]!);
      return due.length === batchSize;
    },
  };
}

/** A mailbox that cannot be checked does not hold up the others: its turn comes again like theirs. */
async function check(
  { clock, log, checkHealth }: MailboxHealthOptions,
  mailbox: UncheckedMailbox,
): Promise<Pick<DatedReport, 'checks' | 'checkedAt'>> {
  try {
    return await checkHealth(checkedMailbox(mailbox));
  } catch (error) {
    log.error({ mailbox: mailbox.id, err: error }, 'the DNS of a mailbox was not checked');
    return { checks: [], checkedAt: clock.now() };
  }
}

/** Stores a report, with its event; not where the mailbox was deleted, or checked by another worker, since it was read. */
async function record(
  { database, clock }: MailboxHealthOptions,
  mailbox: UncheckedMailbox,
  { checks, checkedAt }: Pick<DatedReport, 'checks' | 'checkedAt'>,
): Promise<void> {
  await transaction(database, async tx => {
    const locked = await lockMailbox(tx, mailbox.account_id, mailbox.id);
    if (!locked || locked.deleted_at) return;
    if (Number(locked.health_checked_at) !== Number(mailbox.health_checked_at)) return;
    const { known, worsened } = compareHealth(locked.health, checks);
    await storeHealth(tx, locked, known, checkedAt);
    if (worsened.length > 0) await emitHealthWorsened(tx, locked, worsened, checkedAt, clock.now());
  });
}
