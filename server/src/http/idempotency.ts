import { hash } from 'node:crypto';
import { ApiError } from '../domain/api-error.js';
import type { ErrorCode } from '../generated/errors.js';
import type { ErrorBody } from '../generated/types.js';
import type { OperationContext } from '../operations/context.js';
import { isByteStream, type Answer } from './contract.js';
import type { Settle } from './request-context.js';

/** The transaction of an operation; the HTTP layer only hands it on. */
type Transaction = Parameters<OperationContext['settle']>[0];

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

/** What is known of a key when it is claimed. */
export type ClaimResult =
  | { kind: 'started' }
  | { kind: 'replay'; answer: StoredAnswer }
  | { kind: 'reused' }
  | { kind: 'in_progress' };

/** Remembers keys for 24 hours. Exactly one of several concurrent claims of a key is `started`. */
export interface IdempotencyStore {
  begin(claim: IdempotencyClaim): Promise<ClaimResult>;
  /**
   * Keeps the answer of a started claim, in the given transaction if there is one. False when the claim is another's by
   * now, or ended.
   */
  finish(claim: IdempotencyClaim, answer: StoredAnswer, tx?: Transaction): Promise<boolean>;
  /** Gives a started claim up that has no answer: the key may be used anew. */
  abandon(claim: IdempotencyClaim): Promise<void>;
}

const visible = /^[\x21-\x7e]{1,255}$/;

/** The request's `Idempotency-Key`, null when absent. Throws `code` when it is not 1 to 255 visible characters. */
export function idempotencyKey(header: string | string[] | undefined, code: ErrorCode): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && visible.test(header)) return header;
  const message = 'must be 1 to 255 visible ASCII characters';
  throw new ApiError(code, { details: [{ path: 'Idempotency-Key', code: 'invalid_format', message }] });
}

/** Hash of a JSON value that does not depend on the order of keys. */
export function bodyHash(body: unknown): string {
  return hash('sha256', JSON.stringify(body, sortedKeys) ?? '', 'hex');
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** How `onlyOnce` runs an operation and reports on it. */
export interface Attempt {
  /** `settle` keeps the answer in the transaction of its effects. */
  run(settle: Settle): Promise<Answer>;
  /** Turns what `run` throws into its response. */
  toAnswer(error: unknown): Answer;
  /** Told when the store fails after the operation ran; its answer is sent all the same. */
  onStoreFailure(error: unknown): void;
}

/**
 * Runs an operation once per claim and answers repetitions from the store, marked `Idempotent-Replayed`. Only answers of the
 * operation itself are kept (see `isKept`). Throws `idempotency_key_reused` and `idempotency_in_progress`.
 */
export async function onlyOnce(
  store: IdempotencyStore,
  claim: IdempotencyClaim,
  attempt: Attempt,
): Promise<Answer> {
  const result = await store.begin(claim);
  if (result.kind === 'reused') throw new ApiError('idempotency_key_reused');
  if (result.kind === 'in_progress') throw new ApiError('idempotency_in_progress');
  if (result.kind === 'replay') return replayed(result.answer);
  let isSettled = false;
  try {
    const answer = await attempt.run(async (tx, kept) => {
      if (!(await store.finish(claim, stored(kept), tx))) throw new ApiError('idempotency_in_progress');
      isSettled = true;
    });
    if (!isSettled) await settle(store, claim, answer, attempt);
    return answer;
  } catch (error) {
    await settle(store, claim, attempt.toAnswer(error), attempt);
    throw error;
  }
}

async function settle(
  store: IdempotencyStore,
  claim: IdempotencyClaim,
  answer: Answer,
  attempt: Attempt,
): Promise<void> {
  try {
    if (isKept(answer)) await store.finish(claim, stored(answer));
    else await store.abandon(claim);
  } catch (error) {
    attempt.onStoreFailure(error);
  }
}

/** A refusal of the request as such or for now, a failure of ours and a stream are not kept: a retry is a fresh attempt. */
function isKept(answer: Answer): boolean {
  if (isByteStream(answer.body) || answer.status >= 500) return false;
  return ![400, 401, 429].includes(answer.status) && !isQuota(answer.body);
}

/** A limit like that of requests, which 409 tells of: the same job has its place when others are done. */
function isQuota(body: unknown): boolean {
  const { error } = (body ?? {}) as Partial<ErrorBody>;
  return error?.code === 'job_quota_exceeded';
}

function stored(answer: Pick<Answer, 'status' | 'body' | 'headers'>): StoredAnswer {
  return { status: answer.status, body: JSON.stringify(answer.body) ?? null, headers: answer.headers ?? {} };
}

function replayed(answer: StoredAnswer): Answer {
  return {
    status: answer.status,
    body: answer.body === null ? undefined : JSON.parse(answer.body),
    headers: { ...answer.headers, 'Idempotent-Replayed': 'true' },
  };
}
