// SQL, because one statement makes the row or adds to it, takes no more than is left, and returns what was there before.
import type { EntityManager } from 'typeorm';
import { isConflict } from '../database/errors.js';
import { toBin } from '../database/ids.js';
import { purgeUntil } from '../database/queries.js';
import { entity, timestamp, integer, key, uuid } from '../database/columns.js';

/** How many requests of an account processes have reserved in a minute, for minutes of late. */
export const rateWindows = entity('rate_windows', {
  account_id: key(uuid),
  starts_at: key(timestamp),
  reserved: integer,
});

/** A minute of an account. */
export interface RateWindow {
  accountId: string;
  startsAt: Date;
}

/** How many requests a process wants: those that wait for it, and some more, of which it gets an eighth of the rest. */
export interface WantedRequests {
  waiting: number;
  ahead: number;
}

const attempts = 3;

/** Reserves requests of a window, as far as there are any; returns how many, and how many are left then. */
export async function reserveRequests(
  db: EntityManager,
  { accountId, startsAt }: RateWindow,
  { waiting, ahead }: WantedRequests,
  limit: number,
): Promise<{ granted: number; left: number }> {
  const grantOf = (reserved: number) => {
    const left = limit - reserved;
    return Math.max(0, Math.min(waiting + Math.min(ahead, Math.trunc(left / 8)), left));
  };
  for (let attempt = 1; ; attempt++) {
    try {
      // 0 for a new row, and what the row held before otherwise.
      const { insertId: reserved } = await db.query<{ insertId: number }>(
        `INSERT INTO rate_windows (account_id, starts_at, reserved) VALUES (?, ?, ?)
         ON DUPLICATE KEY UPDATE reserved = LAST_INSERT_ID(reserved)
           + GREATEST(0, LEAST(? + LEAST(?, (? - reserved) DIV 8), ? - reserved))`,
        [toBin(accountId), startsAt, grantOf(0), waiting, ahead, limit, limit],
      );
      const granted = grantOf(reserved);
      return { granted, left: Math.max(0, limit - reserved - granted) };
    } catch (error) {
      if (!isConflict(error) || attempt === attempts) throw error;
    }
  }
}

/** Gives back requests that were reserved and not made. */
export async function giveBackRequests(
  db: EntityManager,
  { accountId, startsAt }: RateWindow,
  count: number,
): Promise<void> {
  const window = { account_id: accountId, starts_at: startsAt };
  await db.getRepository(rateWindows).decrement(window, 'reserved', count);
}

/** Deletes at most `limit` windows that began by `until`, and returns how many. */
export function purgeRateWindows(db: EntityManager, until: Date, limit: number): Promise<number> {
  return purgeUntil(db, rateWindows, 'starts_at', until, limit);
}
