// SQL, because exactly-once sending rests on these: bulk inserts, and changes by the lease's owner alone.
import { In, type EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { columnsOf, insertRows } from '../../database/bulk/queries.js';
import { toStored } from '../../database/entity.js';
import { fromBin, toBin } from '../../database/ids.js';
import { sends, type SendEntity, type SendMessage } from '../entities.js';
import { LONGEST_SENT_COPY } from '../copies/queries.js';

/** A message for the ledger. */
export interface LedgerEntry {
  message: SendMessage;
  /** The ledger has its row from an earlier try, which certainly did not leave. */
  retry: boolean;
}

/** Whose a row in `sending` is, and until when: after that any worker may find out what became of it. */
export interface SendLease {
  owner: string;
  until: Date;
}

/**
 * Writes messages into the ledger, under a lease. A second row for the same enrollment and node, or
 * for the same message job, is a duplicate key error.
 *
 * @param isBegun whether their hand-over begins at once; of those that wait, {@link beginSends} records when theirs does
 */
export async function writeSends(
  tx: EntityManager,
  entries: readonly LedgerEntry[],
  lease: SendLease,
  isBegun: boolean,
  now: Date,
): Promise<void> {
  const { owner, until } = lease;
  const taken = {
    state: 'sending',
    due_at: until,
    lease_owner: owner,
    started_at: isBegun ? now : null,
  } as const;
  const rows = entries.map(({ message, retry }) => {
    const { raw } = message;
    // Stored so that it can be copied to Sent later: a longer one is not.
    const stored = { raw: raw && raw.length <= LONGEST_SENT_COPY ? raw : null, updated_at: now };
    return { retry, row: { ...message, ...taken, ...stored } };
  });
  const fresh = rows.flatMap(({ retry, row }) => (retry ? [] : { ...row, attempts: 1, created_at: now }));
  const stored = toStored(sends, fresh);
  await insertRows(tx, 'sends', columnsOf(stored), stored);
  for (const { retry, row } of rows) if (retry) await rewriteSendForRetry(tx, row);
}

/** Claims a row of an earlier try with the message as it is now. */
async function rewriteSendForRetry(tx: EntityManager, row: Partial<SendEntity>): Promise<void> {
  const tried = { account_id: row.account_id, id: row.id, state: In(['queued', 'failed', 'cancelled']) };
  const change = { ...row, attempts: () => 'attempts + 1' } as QueryDeepPartialEntity<SendEntity>;
  const { affected } = await tx.getRepository(sends).update(tried, change);
  if (affected !== 1) throw new Error(`The send ${row.id} is not there to be tried again.`);
}

/** Renews the lease of sends under way; of those that another worker has claimed it changes nothing. */
export async function renewSends(
  db: EntityManager,
  accountId: string,
  ids: readonly string[],
  lease: SendLease,
): Promise<void> {
  await db.query(
    "UPDATE sends SET due_at = ? WHERE account_id = ? AND id IN (?) AND lease_owner = ? AND state = 'sending'",
    [lease.until, toBin(accountId), ids.map(toBin), toBin(lease.owner)],
  );
}

/**
 * Records that the hand-over of messages of a campaign begins, and which of those before them the server has accepted: when
 * the worker dies, what has not begun certainly did not leave, and what was accepted certainly did.
 *
 * @returns the ids of those that may be handed over: no other worker has them, and neither they nor their campaign were
 *   paused, stopped or deleted meanwhile
 */
export async function beginSends(
  db: EntityManager,
  messages: readonly Pick<SendMessage, 'account_id' | 'id'>[],
  accepted: readonly Pick<SendMessage, 'id'>[],
  owner: string,
  now: Date,
): Promise<Set<string>> {
  const ids = messages.map(({ id }) => toBin(id));
  // A list may not be empty.
  const left = accepted.length > 0 ? accepted.map(({ id }) => toBin(id)) : [null];
  const [account, by] = [toBin(messages[0]!.account_id), toBin(owner)];
  const { affectedRows } = await db.query<{ affectedRows: number }>(
    `UPDATE sends s SET s.started_at = COALESCE(s.started_at, ?), s.sent_at = IF(s.id IN (?), ?, s.sent_at)
     WHERE s.account_id = ? AND s.id IN (?) AND s.lease_owner = ? AND s.state = 'sending' AND (s.id IN (?) OR s.started_at IS NULL
       AND EXISTS (SELECT 1 FROM enrollments e
         JOIN campaigns c ON c.account_id = e.account_id AND c.id = e.campaign_id
         WHERE e.account_id = s.account_id AND e.id = s.enrollment_id AND e.state = 'active' AND c.status = 'running'
           AND c.deleted_at IS NULL))`,
    [now, left, now, account, [...ids, ...left], by, left],
  );
  if (affectedRows === messages.length + accepted.length) return new Set(messages.map(({ id }) => id));
  const begun = await db.query<{ id: Buffer }[]>(
    `SELECT id FROM sends
     WHERE account_id = ? AND id IN (?) AND lease_owner = ? AND state = 'sending' AND started_at IS NOT NULL`,
    [account, ids, by],
  );
  return new Set(begun.map(({ id }) => fromBin(id)));
}
