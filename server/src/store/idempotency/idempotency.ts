import { hash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Database } from '../database/database.js';
import type { IdempotencyKeyRow } from '../entities.js';
import { isDuplicate } from '../database/errors.js';
import { hashToBin, newId, toBin } from '../database/ids.js';
import { fromJson, toJson } from '../database/json.js';

/** One use of an `Idempotency-Key`: it counts per account, method and path. */
export interface IdempotencyClaim {
  accountId: string;
  method: string;
  path: string;
  key: string;
  /** Hex SHA-256 of the request's body. */
  bodyHash: string;
}

/** A response as it is kept. */
export interface StoredAnswer {
  status: number;
  /** JSON text; null where the response had no body. */
  body: string | null;
  headers: Readonly<Record<string, string>>;
}

export type ClaimResult =
  | { kind: 'started' }
  | { kind: 'replay'; answer: StoredAnswer }
  | { kind: 'reused' }
  | { kind: 'in_progress' };

export interface IdempotencyStore {
  /** Exactly one of several concurrent claims of a key is `started`; the same object ends it below. */
  begin(claim: IdempotencyClaim): Promise<ClaimResult>;
  /**
   * Keeps the answer of a started claim, in the given transaction if there is one. False when the claim is another's by
   * now, or ended.
   */
  finish(claim: IdempotencyClaim, answer: StoredAnswer, tx?: EntityManager): Promise<boolean>;
  /** Gives a started claim up that has no answer: the key may be used anew. */
  abandon(claim: IdempotencyClaim): Promise<void>;
}

const rememberedMs = 24 * 60 * 60_000;
/** How long a request may run before its key is free again; past it the process is taken for dead. */
const leaseMs = 60_000;

/** Keeps keys in the database, so that every process of the service knows them. */
export function createIdempotencyStore(database: Database, clock: { now(): Date }): IdempotencyStore {
  const db = database.manager;
  // Fences a request that outlived its lease: it must not end the claim of the one that came after it.
  const owners = new WeakMap<IdempotencyClaim, Buffer>();

  return {
    async begin(claim) {
      const now = clock.now();
      const owner = toBin(newId());
      if ((await insert(claim, owner, now)) || (await takeOver(claim, owner, now))) {
        owners.set(claim, owner);
        return { kind: 'started' };
      }
      const [row] = await db.query<IdempotencyKeyRow[]>(
        'SELECT * FROM idempotency_keys WHERE account_id = ? AND request_hash = ?',
        identity(claim),
      );
      if (!row) return { kind: 'in_progress' }; // Given up between our two looks: the caller's retry will get it.
      if (!row.body_hash.equals(hashToBin(claim.bodyHash))) return { kind: 'reused' };
      return row.state === 'running' ? { kind: 'in_progress' } : { kind: 'replay', answer: answerOf(row) };
    },
    async finish(claim, answer, tx = db) {
      const { affectedRows } = await tx.query<{ affectedRows: number }>(
        `UPDATE idempotency_keys SET state = 'done', response_status = ?, response_headers = ?, response_body = ?
          WHERE account_id = ? AND request_hash = ? AND owner = ? AND state = 'running'`,
        [answer.status, toJson(answer.headers), answer.body, ...identity(claim), owners.get(claim) ?? null],
      );
      return affectedRows === 1;
    },
    async abandon(claim) {
      // A key that has its answer stays: the transaction that gave it may have been committed although it reported failure.
      await db.query(
        `DELETE FROM idempotency_keys
          WHERE account_id = ? AND request_hash = ? AND owner = ? AND state = 'running'`,
        [...identity(claim), owners.get(claim) ?? null],
      );
    },
  };

  async function insert(claim: IdempotencyClaim, owner: Buffer, now: Date): Promise<boolean> {
    try {
      await db.query(
        `INSERT INTO idempotency_keys
           (account_id, request_hash, method, path, body_hash, state, owner, lease_until, created_at, expires_at)
         VALUES (?, ?, ?, ?, ?, 'running', ?, ?, ?, ?)`,
        [...identity(claim), claim.method, claim.path.slice(0, 512), ...started(claim, owner, now)],
      );
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /** Takes a row over that has expired, or whose request died and that comes again with the same body. */
  async function takeOver(claim: IdempotencyClaim, owner: Buffer, now: Date): Promise<boolean> {
    const result = await db.query<{ affectedRows: number }>(
      `UPDATE idempotency_keys
          SET body_hash = ?, state = 'running', owner = ?, lease_until = ?, created_at = ?, expires_at = ?,
              response_status = NULL, response_headers = NULL, response_body = NULL
        WHERE account_id = ? AND request_hash = ?
          AND (expires_at <= ? OR (state = 'running' AND lease_until <= ? AND body_hash = ?))`,
      [...started(claim, owner, now), ...identity(claim), now, now, hashToBin(claim.bodyHash)],
    );
    return result.affectedRows === 1;
  }
}

/** Forgets at most `limit` keys whose 24 hours are over; answers how many. */
export async function purgeIdempotencyKeys(database: Database, now: Date, limit: number): Promise<number> {
  const result = await database.manager.query<{ affectedRows: number }>(
    'DELETE FROM idempotency_keys WHERE expires_at <= ? ORDER BY expires_at LIMIT ?',
    [now, limit],
  );
  return result.affectedRows;
}

function identity({ accountId, method, path, key }: IdempotencyClaim): [Buffer, Buffer] {
  return [toBin(accountId), hashToBin(hash('sha256', JSON.stringify([method, path, key])))];
}

function started(claim: IdempotencyClaim, owner: Buffer, now: Date) {
  const after = (ms: number) => new Date(now.getTime() + ms);
  return [hashToBin(claim.bodyHash), owner, after(leaseMs), now, after(rememberedMs)];
}

function answerOf(row: IdempotencyKeyRow): StoredAnswer {
  return {
    status: row.response_status!,
    body: row.response_body,
    headers: fromJson<Record<string, string>>(row.response_headers) ?? {},
  };
}
