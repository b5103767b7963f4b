import mysql2 from 'mysql2';
import type { EntityManager } from 'typeorm';
import type { WebhookDeliveryRow } from './entities/index.js';
import { fromBin, toBin } from './ids.js';

/** A delivery that a worker holds, with what it sends. */
export interface ClaimedDelivery {
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
 * Takes those of the deliveries that are due and that nobody else is taking: until the lease ends they are the
 * holder's. What belongs to an event that is no longer kept is given up here.
 *
 * @param lease.holder UUID of this claim
 */
export async function claimDeliveries(
  tx: EntityManager,
  accountId: string,
  ids: readonly Buffer[],
  lease: { holder: string; until: Date },
  now: Date,
): Promise<ClaimedDelivery[]> {
  const account = toBin(accountId);
  // By key alone: a scan of what is due would lock rows of other accounts for a moment, and their claims would skip them.
  const rows = await tx.query<DeliveryToClaim[]>(
    `SELECT id, event_id, event_type, attempts, attempts_before FROM webhook_deliveries FORCE INDEX (PRIMARY)
     WHERE account_id = ? AND id IN (?) AND due_at <= ? FOR UPDATE SKIP LOCKED`,
    [account, listed(ids), now],
  );
  if (rows.length === 0) return [];
  await tx.query(
    'UPDATE webhook_deliveries SET lease_owner = ?, due_at = ? WHERE account_id = ? AND id IN (?)',
    [toBin(lease.holder), lease.until, account, listed(rows.map(row => row.id))],
  );
  // Bytes, not text: what is stored goes out as it is.
  const events = await tx.query<EventToSend[]>(
    'SELECT id, CAST(payload AS BINARY) AS payload, created_at FROM events WHERE account_id = ? AND id IN (?)',
    [account, listed(rows.map(row => row.event_id))],
  );
  const byId = new Map(events.map(event => [keyOf(event.id), event]));
  const orphans: Buffer[] = [];
  const claimed: ClaimedDelivery[] = [];
  for (const row of rows) {
    const event = byId.get(keyOf(row.event_id));
    if (event) claimed.push(claimedOf(row, event));
    else orphans.push(row.id);
  }
  await abandonDeliveries(tx, accountId, orphans, 'The event is no longer kept.', now);
  return claimed;
}

type DeliveryToClaim = Pick<
  WebhookDeliveryRow,
  'id' | 'event_id' | 'event_type' | 'attempts' | 'attempts_before'
>;

interface EventToSend {
  id: Buffer;
  payload: Buffer;
  created_at: Date;
}

/** Ids as what stands within `IN (…)`. The driver writes lists too, at three times the cost. */
export function listed(ids: readonly Buffer[]) {
  return mysql2.raw(ids.map(id => `X'${id.toString('hex')}'`).join(','));
}

/** An id as a key of maps and sets, for as long as it does not leave the process. */
export function keyOf(id: Buffer): string {
  return id.toString('latin1');
}

/** Gives deliveries back that were not tried: they are due at once. */
export async function releaseDeliveries(
  tx: EntityManager,
  accountId: string,
  holder: string,
  ids: readonly Buffer[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    'UPDATE webhook_deliveries SET due_at = ?, lease_owner = NULL WHERE account_id = ? AND id IN (?) AND lease_owner = ?',
    [now, toBin(accountId), ids, toBin(holder)],
  );
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

function claimedOf(row: DeliveryToClaim, event: EventToSend): ClaimedDelivery {
  return {
    id: row.id,
    eventId: fromBin(row.event_id),
    eventType: row.event_type,
    happenedAt: event.created_at,
    payload: event.payload,
    attempts: row.attempts,
    attemptsInTurn: row.attempts - row.attempts_before,
  };
}
