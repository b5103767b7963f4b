import type { EntityManager } from 'typeorm';
import type { Database } from '../../store/database/database.js';
import { transaction } from '../../store/database/transaction.js';
import { answerOf, type Arrival, type Place, type Placed } from './arrival.js';
import { findReferred, namedIds, placeByReference, placeBySender, type KnownMessages } from './match.js';
import { matchReport } from './match-report.js';
import type { Receipt } from './receive.js';
import { settleProven } from './settle-proven.js';
import { takeIn } from './take-in.js';

/** Told of each mail what became of it, once that is committed. */
export type Settle = (arrival: Arrival, receipt: Receipt) => void;

/**
 * Takes mails of one account in that were split off as a run (see `runsOf`): looked up at once, and those of different
 * threads in one transaction.
 *
 * @param settle told of each mail what became of it, once that is committed
 * @param isPatient whether to wait for threads that others hold, and to try again after a conflict
 */
export async function takeRun(
  database: Database,
  run: readonly Arrival[],
  settle: Settle,
  isPatient: boolean,
): Promise<void> {
  const { accountId } = run[0]!.mailbox;
  const ids = run.flatMap(namedIds);
  const referred = await findReferred(database.manager, accountId, ids);
  if (referred.unsettled.length > 0 && run.length > 1) {
    // Settling moves a sequence on: not before the answers have their turn that came before.
    for (const arrival of run) await takeRun(database, [arrival], settle, isPatient);
    return;
  }
  await settleProven(database, accountId, referred.unsettled);
  const isNews = referred.unsettled.length > 0;
  const { known } = isNews ? await findReferred(database.manager, accountId, ids) : referred;
  let group: Placed[] = [];
  async function takeGroup(): Promise<void> {
    const placed = group;
    group = [];
    if (placed.length === 0) return;
    const receipts = await (isPatient
      ? transaction(database, tx => takeIn(tx, placed))
      : transaction(database, tx => takeIn(tx, placed, 'NOWAIT'), { attempts: 1 }));
    for (const [at, receipt] of receipts.entries()) settle(placed[at]!.arrival, receipt);
  }
  for (const arrival of run) {
    const answered = answerOf(arrival) && placeByReference(arrival.mailbox, arrival.mail, known);
    // Whose sender alone tells belongs to the thread of the latest activity: what came before it counts.
    if (!answered) await takeGroup();
    const place = answered ?? (await placeWithoutReference(database.manager, arrival, known));
    if (!place) {
      settle(arrival, { kind: 'ignored', reason: 'unmatched' });
      continue;
    }
    if (group.some(placed => isShared(placed.place, place))) await takeGroup();
    group.push({ arrival, place });
  }
  await takeGroup();
}

function isShared(a: Place, b: Place): boolean {
  return a.threadId === b.threadId || (a.enrollmentId !== null && a.enrollmentId === b.enrollmentId);
}

/** Where a report belongs, or an answer to nothing that is known. */
async function placeWithoutReference(
  db: EntityManager,
  { mailbox, mail, understood }: Arrival,
  known: KnownMessages,
): Promise<Place | null> {
  if (understood.kind === 'bounce') return matchReport(db, mailbox, understood.bounces, known);
  if (understood.kind === 'complaint')
    return matchReport(db, mailbox, [{ ...understood, recipient: null }], known);
  return placeBySender(db, mailbox, mail);
}
