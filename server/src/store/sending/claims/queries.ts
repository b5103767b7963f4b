// SQL, because exactly-once sending rests on these: bulk inserts, and changes by the lease's owner alone.
import { In, type EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { columnsOf, insertRows, inStatements } from '../../database/bulk/queries.js';
import { toStored } from '../../database/entity.js';
import { toBin } from '../../database/ids.js';
import { sends, type SendEntity, type SendMessage } from '../entities.js';
import { LONGEST_FILED } from '../filings/queries.js';

/** A message for the ledger. */
export interface LedgerEntry {
  claim: SendMessage;
  /** The ledger has its row from an earlier try, which certainly did not leave. */
  retry: boolean;
}

/** Whose a row in `sending` is, and until when: after that any worker may find out what became of it. */
export interface SendLease {
  owner: string;
  until: Date;
}

/**
 * Enters messages into the ledger, under a lease. A second row for the same enrollment and node, or
 * for the same message job, is a duplicate key error.
 *
 * @param isBegun whether their hand-over begins at once; of those that wait, {@link beginSend} records when theirs does
 */
export async function enterClaims(
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
  const rows = entries.map(({ claim, retry }) => {
    const { raw } = claim;
    // Stored so that it can be filed later: a longer one is not filed.
    const stored = { raw: raw && raw.length <= LONGEST_FILED ? raw : null, updated_at: now };
    return { retry, row: { ...claim, ...taken, ...stored } };
  });
  const fresh = rows.flatMap(({ retry, row }) => (retry ? [] : { ...row, attempts: 1, created_at: now }));
  for (const batch of inStatements(fresh, sizeOf)) {
    const columns = toStored(sends, batch);
    await insertRows(tx, 'sends', columnsOf(columns), columns);
  }
  for (const { retry, row } of rows) if (retry) await enterRetry(tx, row);
}

function sizeOf({ raw, body_text, body_html }: Pick<SendMessage, 'raw' | 'body_text' | 'body_html'>): number {
  return [raw, body_text, body_html].reduce((sum, part) => sum + Buffer.byteLength(part ?? ''), 0);
}

/** Claims a row of an earlier try with the message as it is now. */
async function enterRetry(tx: EntityManager, row: Partial<SendEntity>): Promise<void> {
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
 * Records that the hand-over of a message of a campaign begins: what is not recorded certainly did not leave when its
 * worker dies.
 *
 * @returns false when it must not be handed over: another worker has it, or it or its campaign was paused, stopped or
 *   deleted meanwhile
 */
export async function beginSend(
  db: EntityManager,
  { account_id, id }: Pick<SendMessage, 'account_id' | 'id'>,
  owner: string,
  now: Date,
): Promise<boolean> {
  const { affectedRows } = await db.query<{ affectedRows: number }>(
    `UPDATE sends s SET s.started_at = ?
     WHERE s.account_id = ? AND s.id = ? AND s.lease_owner = ? AND s.state = 'sending' AND s.started_at IS NULL
       AND EXISTS (SELECT 1 FROM enrollments e
         JOIN campaigns c ON c.account_id = e.account_id AND c.id = e.campaign_id
         WHERE e.account_id = s.account_id AND e.id = s.enrollment_id AND e.state = 'active' AND c.status = 'running'
           AND c.deleted_at IS NULL)`,
    [now, toBin(account_id), toBin(id), toBin(owner)],
  );
  return affectedRows === 1;
}
