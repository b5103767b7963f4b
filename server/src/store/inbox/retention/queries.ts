// SQL, because threads of all accounts are walked in an index, each asked at once whether something is still to come.
import { groupBy } from '../../../domain/shared/group-by.js';
import type { EntityManager } from 'typeorm';
import { fromBin, toBin } from '../../database/ids.js';
import { lockEnrollmentsOfLeads } from '../../enrollments/repository.js';
import { deleteThreads } from '../threads/deletion/queries.js';
import { lockThreads } from '../threads/queries.js';

/**
 * Whether nobody has written in a thread `t` since a time, and nothing is to come there: no reply or forward that waits, no
 * message whose fate is open, and no sequence of the lead that can go on. Scalars, which no optimizer makes joins of.
 */
const isExpired = `t.last_message_at < ?
  AND (SELECT 1 FROM message_jobs j
    WHERE j.account_id = t.account_id AND j.thread_id = t.id AND j.status IN ('queued', 'sending') LIMIT 1) IS NULL
  AND (SELECT 1 FROM sends s
    WHERE s.account_id = t.account_id AND s.thread_id = t.id AND s.state IN ('queued', 'sending') LIMIT 1) IS NULL
  AND (SELECT 1 FROM enrollments e
    WHERE e.account_id = t.account_id AND e.lead_id = t.lead_id AND e.state IN ('active', 'paused') LIMIT 1) IS NULL`;

/** Threads of one account. */
export interface ExpiredThreads {
  accountId: string;
  ids: string[];
}

/**
 * Looks at the next threads of all accounts behind a number, in the order in which they began.
 *
 * @returns those of them that are to be deleted, by account, and up to which number it looked; null at the end
 */
export async function nextExpiredThreads(
  db: EntityManager,
  after: number,
  before: Date,
  limit: number,
): Promise<{ found: ExpiredThreads[]; lookedTo: number | null }> {
  const rows = await db.query<{ number: number; account_id: Buffer; id: Buffer; is_expired: number }[]>(
    `SELECT t.number, t.account_id, t.id, ${isExpired} AS is_expired FROM threads t FORCE INDEX (numbered)
     WHERE t.number > ? ORDER BY t.number LIMIT ?`,
    [before, after, limit],
  );
  const expired = rows.filter(({ is_expired }) => is_expired);
  const found = groupBy(expired, ({ account_id }) => fromBin(account_id));
  return {
    found: [...found].map(([accountId, own]) => ({ accountId, ids: own.map(({ id }) => fromBin(id)) })),
    lookedTo: rows.length < limit ? null : rows.at(-1)!.number,
  };
}

/** Deletes those threads in which still nobody has written, with their messages. Sequences that have ended forget them. */
export async function deleteExpired(
  tx: EntityManager,
  { accountId, ids }: ExpiredThreads,
  before: Date,
): Promise<void> {
  const account = toBin(accountId);
  const theirs = [account, ids.map(toBin)];
  const leads = await tx.query<{ id: Buffer }[]>(
    `SELECT lead_id AS id FROM threads WHERE account_id = ? AND id IN (?)
     UNION SELECT old_lead_id FROM lead_replacements WHERE account_id = ? AND thread_id IN (?)`,
    [...theirs, ...theirs],
  );
  if (leads.length === 0) return;
  const leadIds = leads.map(({ id }) => id);
  // As all transactions do: enrollments before threads.
  await lockEnrollmentsOfLeads(tx, accountId, leadIds.map(fromBin));
  await lockThreads(tx, accountId, ids);
  // A thread that has gone over to another lead meanwhile waits for the next time.
  const rows = await tx.query<{ id: Buffer }[]>(
    `SELECT t.id FROM threads t WHERE t.account_id = ? AND t.id IN (?) AND t.lead_id IN (?) AND ${isExpired}`,
    [...theirs, leadIds, before],
  );
  if (rows.length === 0) return;
  const expired = rows.map(({ id }) => id);
  // A campaign that gets another step may go on with whom it has finished: in a new thread, then.
  await tx.query(
    'UPDATE enrollments SET thread_id = NULL WHERE account_id = ? AND lead_id IN (?) AND thread_id IN (?)',
    [account, leadIds, expired],
  );
  await deleteThreads(tx, { sql: 't.account_id = ? AND t.id IN (?)', values: [account, expired] });
}
