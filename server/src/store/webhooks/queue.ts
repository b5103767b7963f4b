import mysql2 from 'mysql2';
import type { EntityManager } from 'typeorm';
import { fromBin, toBin } from '../database/ids.js';
import { NEVER } from '../database/never.js';

/** A delivery that is due, with what it sends. */
export interface DueDelivery {
  /** The event's. */
  id: Buffer;
  /** JSON text of the event in UTF-8, as it goes out in every attempt. */
  body: Buffer;
  attempts: number;
  /** Attempts since it was queued, first or again: they count for the pauses and for giving up. */
  attemptsInTurn: number;
}

/**
 * Ids of due deliveries by account, the longest due first.
 *
 * @param which accounts to leave out, or the only ones to look for
 */
export async function dueDeliveries(
  db: EntityManager,
  now: Date,
  limit: number,
  which: { except: readonly string[] } | { among: readonly string[] },
): Promise<Map<string, Buffer[]>> {
  const [isIn, accounts] = 'among' in which ? ['IN', which.among] : ['NOT IN', which.except];
  // The index on due_at holds the primary key too, so that accounts are left out without a look at the rows.
  const rows = await db.query<{ account_id: Buffer; id: Buffer }[]>(
    `SELECT account_id, id FROM events FORCE INDEX (due)
     WHERE due_at <= ? ${accounts.length > 0 ? `AND account_id ${isIn} (?)` : ''} ORDER BY due_at LIMIT ?`,
    [now, ...(accounts.length > 0 ? [accounts.map(toBin)] : []), limit],
  );
  const due = new Map<string, Buffer[]>();
  let last: { account: Buffer; ids: Buffer[] } | undefined;
  for (const { account_id, id } of rows) {
    if (!last?.account.equals(account_id)) {
      const accountId = fromBin(account_id);
      last = { account: account_id, ids: due.get(accountId) ?? [] };
      due.set(accountId, last.ids);
    }
    last.ids.push(id);
  }
  return due;
}

/**
 * Reads those of the deliveries that are due, with what they send. Locks nothing: who delivers for the account holds its
 * lease (see `webhook-leases`).
 */
export async function readDueDeliveries(
  db: EntityManager,
  accountId: string,
  ids: readonly Buffer[],
  now: Date,
): Promise<DueDelivery[]> {
  // Bytes, which go out as they come: the server puts them together in a third of the time that we would take.
  return db.query<DueDelivery[]>(
    `SELECT id, attempts, attempts - attempts_before AS attemptsInTurn,
       CONCAT('{"type":"', type, '","timestamp":"', REPLACE(created_at, ' ', 'T'), 'Z","data":', CAST(payload AS BINARY),
         '}') AS body
     FROM events FORCE INDEX (PRIMARY) WHERE account_id = ? AND id IN (?) AND due_at <= ?`,
    [toBin(accountId), listed(ids), now],
  );
}

/** Ids as what stands within `IN (…)`. The driver writes lists too, at three times the cost. */
export function listed(ids: readonly Buffer[]) {
  return mysql2.raw(ids.map(id => `X'${id.toString('hex')}'`).join(','));
}

/** An id as a key of maps and sets, for as long as it does not leave the process. */
export function keyOf(id: Buffer): string {
  return id.toString('latin1');
}

/** The id of a key. */
export function idOf(key: string): Buffer {
  return Buffer.from(key, 'latin1');
}

/** More than are under way to an account's address at a time. */
const HASTENED = 100;

/**
 * Makes some of an account's waiting deliveries due, where there are any, as its delivery is switched off: with them the
 * dispatcher finds that out, and gives up all that wait, some of them for hours yet.
 */
export async function hastenWaiting(tx: EntityManager, accountId: string, now: Date): Promise<void> {
  await tx.query(
    `UPDATE events FORCE INDEX (by_delivery) SET due_at = ?
     WHERE account_id = ? AND delivery_status = 'pending' LIMIT ?`,
    [now, toBin(accountId), HASTENED],
  );
}

/**
 * Gives up, without an attempt, what waits for an account: at most `limit` deliveries, whenever they are due. Answers how
 * many.
 *
 * @param except those that are under way
 * @param reason for the log
 */
export async function abandonWaiting(
  tx: EntityManager,
  accountId: string,
  except: readonly Buffer[],
  reason: string,
  limit: number,
): Promise<number> {
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    `UPDATE events FORCE INDEX (by_delivery) SET delivery_status = 'failed', due_at = ?, last_error = ?
     WHERE account_id = ? AND delivery_status = 'pending' ${except.length > 0 ? 'AND id NOT IN (?)' : ''} LIMIT ?`,
    [NEVER, reason, toBin(accountId), ...(except.length > 0 ? [listed(except)] : []), limit],
  );
  return affectedRows;
}
