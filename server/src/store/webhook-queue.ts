import mysql2 from 'mysql2';
import type { EntityManager } from 'typeorm';
import { fromBin, toBin } from './ids.js';
import { NEVER } from './never.js';

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
 * @param except accounts to leave out
 */
export async function dueDeliveries(
  db: EntityManager,
  now: Date,
  limit: number,
  except: readonly string[] = [],
): Promise<Map<string, Buffer[]>> {
  // The index on due_at holds the primary key too, so that accounts are left out without a look at the rows.
  const rows = await db.query<{ account_id: Buffer; id: Buffer }[]>(
    `SELECT account_id, id FROM events FORCE INDEX (due)
     WHERE due_at <= ? ${except.length > 0 ? 'AND account_id NOT IN (?)' : ''} ORDER BY due_at LIMIT ?`,
    [now, ...(except.length > 0 ? [except.map(toBin)] : []), limit],
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

/** Gives deliveries up without an attempt, with the reason for the log. */
export async function abandonDeliveries(
  tx: EntityManager,
  accountId: string,
  ids: readonly Buffer[],
  reason: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    `UPDATE events SET delivery_status = 'failed', due_at = ?, last_error = ? WHERE account_id = ? AND id IN (?)`,
    [NEVER, reason, toBin(accountId), ids],
  );
}
