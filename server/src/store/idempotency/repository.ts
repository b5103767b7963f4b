import { hash } from 'node:crypto';
import { LessThanOrEqual, type EntityManager } from 'typeorm';
import type { IdempotencyClaim, StoredResponse, IdempotencyStore } from '../../domain/api/idempotency.js';
import type { Database } from '../database/database.js';
import { isDuplicate } from '../database/errors.js';
import { newId } from '../database/ids.js';
import { purgeUntil } from '../database/queries.js';
import { idempotencyKeys, type IdempotencyKeyEntity } from './entity.js';

const rememberedMs = 24 * 60 * 60_000;
/**
 * How long a request keeps its key unless it renews it; past it the process is taken for dead, and a repetition runs. A
 * request that lives after all fails as it stores its response in its transaction, which is rolled back.
 */
const leaseMs = 10_000;

/** Keeps keys in the database, so that every process of the service knows them. */
export function createIdempotencyStore(
  database: Database,
  clock: { now(): Date },
): IdempotencyStore<EntityManager> {
  const keys = database.manager.getRepository(idempotencyKeys);
  // Fences a request that outlived its lease: it must not end the claim of the one that came after it.
  const owners = new WeakMap<IdempotencyClaim, string>();
  const running = (claim: IdempotencyClaim) => ({
    ...identity(claim),
    owner: owners.get(claim) ?? newId(),
    state: 'running' as const,
  });

  return {
    async begin(claim) {
      const start = started(claim, clock.now());
      if ((await insert(claim, start)) || (await takeOver(claim, start))) {
        owners.set(claim, start.owner);
        return { kind: 'started' };
      }
      const row = await keys.findOneBy(identity(claim));
      if (!row) return { kind: 'in_progress' }; // Given up between our two statements: the caller's retry will get it.
      if (row.body_hash !== claim.bodyHash) return { kind: 'reused' };
      return row.state === 'running'
        ? { kind: 'in_progress' }
        : { kind: 'replay', response: storedResponseOf(row) };
    },
    async renew(claim) {
      await keys.update(running(claim), { lease_until: new Date(clock.now().getTime() + leaseMs) });
    },
    async finish(claim, { status, headers, body }, tx = database.manager) {
      const result = await tx.getRepository(idempotencyKeys).update(running(claim), {
        state: 'done',
        response_status: status,
        response_headers: headers,
        response_body: body,
      });
      return result.affected === 1;
    },
    async abandon(claim) {
      // A key that has its answer stays: the transaction that gave it may have been committed although it reported failure.
      await keys.delete(running(claim));
    },
  };

  async function insert(claim: IdempotencyClaim, start: Start): Promise<boolean> {
    const { method, path } = claim;
    try {
      await keys.insert({ ...identity(claim), method, path: path.slice(0, 512), ...start });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  /** Takes a row over that has expired, or whose request died and that comes again with the same body. */
  async function takeOver(claim: IdempotencyClaim, start: Start): Promise<boolean> {
    const { created_at: now, body_hash } = start;
    const result = await keys
      .createQueryBuilder()
      .update({ ...start, response_status: null, response_headers: null, response_body: null })
      .where(identity(claim))
      .andWhere([
        { expires_at: LessThanOrEqual(now) },
        { state: 'running', lease_until: LessThanOrEqual(now), body_hash },
      ])
      .execute();
    return result.affected === 1;
  }
}

/** Deletes at most `limit` keys whose 24 hours are over, and returns how many. */
export function purgeIdempotencyKeys(database: Database, now: Date, limit: number): Promise<number> {
  return purgeUntil(database.manager, idempotencyKeys, 'expires_at', now, limit);
}

function identity({ accountId, method, path, key }: IdempotencyClaim) {
  return { account_id: accountId, request_hash: hash('sha256', JSON.stringify([method, path, key])) };
}

type Start = ReturnType<typeof started>;

function started(claim: IdempotencyClaim, now: Date) {
  const after = (ms: number) => new Date(now.getTime() + ms);
  return {
    body_hash: claim.bodyHash,
    state: 'running' as const,
    owner: newId(),
    lease_until: after(leaseMs),
    created_at: now,
    expires_at: after(rememberedMs),
  };
}

function storedResponseOf(row: IdempotencyKeyEntity): StoredResponse {
  return {
    status: row.response_status!,
    body: row.response_body,
    headers: row.response_headers ?? {},
  };
}
