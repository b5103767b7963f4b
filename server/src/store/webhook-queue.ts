import mysql2 from 'mysql2';
import type { EntityManager } from 'typeorm';
import type { WebhookDeliveryRow } from './entities/index.js';
import { fromBin, toBin } from './ids.js';

/** A delivery that is due, with what it sends. */
export interface DueDelivery {
  /** As the database holds it: nobody but the database reads it. */
  id: Buffer;
  eventId: string;
  eventType: string;
  /** When the event happened. */
  happenedAt: Date;
  /** JSON text of the event's `data`, in UTF-8 as it is stored and as it goes out. */
  payload: Buffer;
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
    `SELECT account_id, id FROM webhook_deliveries FORCE INDEX (due)
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
 *
 * @returns also those whose event is no longer kept: there is nothing to send
 */
export async function readDueDeliveries(
  db: EntityManager,
  accountId: string,
  ids: readonly Buffer[],
  now: Date,
): Promise<{ deliveries: DueDelivery[]; orphans: Buffer[] }> {
  // Bytes, not text: what is stored goes out as it is.
  const rows = await db.query<DueRow[]>(
    `SELECT d.id, d.event_id, d.event_type, d.attempts, d.attempts_before,
       CAST(e.payload AS BINARY) AS payload, e.created_at AS happened_at
     FROM webhook_deliveries d FORCE INDEX (PRIMARY)
     LEFT JOIN events e ON e.account_id = d.account_id AND e.id = d.event_id
     WHERE d.account_id = ? AND d.id IN (?) AND d.due_at <= ?`,
    [toBin(accountId), listed(ids), now],
  );
  return {
    deliveries: rows.filter(isKept).map(deliveryOf),
    orphans: rows.filter(row => !isKept(row)).map(({ id }) => id),
  };
}

type DueRow = Pick<WebhookDeliveryRow, 'id' | 'event_id' | 'event_type' | 'attempts' | 'attempts_before'> &
  (Kept | { payload: null; happened_at: null });

interface Kept {
  payload: Buffer;
  happened_at: Date;
}

function isKept(row: DueRow): row is DueRow & Kept {
  return row.payload !== null;
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
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    `UPDATE webhook_deliveries SET status = 'failed', due_at = NULL, lease_owner = NULL, last_error = ?, updated_at = ?
     WHERE account_id = ? AND id IN (?)`,
    [reason, now, toBin(accountId), ids],
  );
}

function deliveryOf(row: DueRow & Kept): DueDelivery {
  return {
    id: row.id,
    eventId: fromBin(row.event_id),
    eventType: row.event_type,
    happenedAt: row.happened_at,
    payload: row.payload,
    attempts: row.attempts,
    attemptsInTurn: row.attempts - row.attempts_before,
  };
}
