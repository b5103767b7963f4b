import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ApiError, errorAt } from '../../domain/api/api-error.js';
import type { IdempotencyClaim, StoredResponse, IdempotencyStore } from '../../domain/api/idempotency.js';
import type { RouteResponse } from '../../domain/api/public-route.js';
import { canonicalHash } from '../../domain/shared/canonical-json.js';
import type { ErrorCode } from '../../generated/errors.js';
import type { Route } from '../../generated/routes.js';
import type { ErrorBody } from '../../generated/types.js';
import type { OperationContext } from '../../operations/context.js';
import type { Context, Middleware } from '../context.js';
import { errorResponse, isByteStream, respond, type IsUnavailable } from '../respond.js';

/** The transaction of an operation; the HTTP layer only hands it on. */
type Transaction = Parameters<OperationContext['storeIdempotentResponse']>[0];

export interface IdempotencyServices {
  idempotency: IdempotencyStore<Transaction>;
  isUnavailable: IsUnavailable;
  logger: Logger;
}

/**
 * Runs an operation once per `Idempotency-Key` and replays its response to repetitions, marked
 * `Idempotent-Replayed`. Only responses of the operation itself are stored (see `isStored`). Throws
 * `idempotency_key_reused` and `idempotency_in_progress`.
 */
export function idempotency(
  route: Route,
  { idempotency: store, ...services }: IdempotencyServices,
): Middleware {
  return async (ctx, next) => {
    const key = idempotencyKey(ctx.req.headers['idempotency-key'], route.invalid);
    if (key === null) return next();
    const claim = claimOf(ctx, route, key);
    const result = await store.begin(claim);
    if (result.kind === 'reused') throw new ApiError('idempotency_key_reused');
    if (result.kind === 'in_progress') throw new ApiError('idempotency_in_progress');
    if (result.kind === 'replay') return respond(ctx, replayed(result.response));

    let isFinished = false;
    ctx.state.storeIdempotentResponse = async (tx, response) => {
      if (!(await store.finish(claim, stored(response), tx))) throw new ApiError('idempotency_in_progress');
      isFinished = true;
    };
    /** The operation has run: that this fails is no reason to withhold its response. */
    const finish = async (response: RouteResponse) => {
      const end = (): Promise<unknown> =>
        isStored(response) ? store.finish(claim, stored(response)) : store.abandon(claim);
      try {
        await end();
      } catch (err) {
        const { requestId } = ctx.state;
        services.logger.error({ err, requestId }, 'idempotent response not stored');
        if (services.isUnavailable(err)) void tryAgain(end);
      }
    };
    const renewal = setInterval(() => void store.renew(claim).catch(() => undefined), renewMs);
    try {
      await next();
    } catch (error) {
      await finish(errorResponse(error, services.isUnavailable));
      throw error;
    } finally {
      clearInterval(renewal);
    }
    if (!isFinished) await finish(ctx.state.response!);
  };
}

/** A request that waits for the database keeps its key: its repetitions would roll it back, and each other. */
const renewMs = 3_000;

/** Waits before what failed is tried again: by their end a database has failed over, or the claim is free by itself. */
const waitsMs = [250, 1_000, 2_000, 4_000, 8_000];

/** Ends a claim once the database is back: its key would be in progress for ten seconds, and the caller's retry wait for it. */
async function tryAgain(end: () => Promise<unknown>): Promise<void> {
  for (const wait of waitsMs) {
    await sleep(wait, undefined, { ref: false });
    try {
      return void (await end());
    } catch {
      // It is logged already.
    }
  }
}

const visible = /^[\x21-\x7e]{1,255}$/;

function idempotencyKey(header: string | string[] | undefined, code: ErrorCode): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && visible.test(header)) return header;
  throw errorAt(code, 'Idempotency-Key', 'invalid_format', 'must be 1 to 255 visible ASCII characters');
}

function claimOf({ state, params }: Context, { method, path }: Route, key: string): IdempotencyClaim {
  return {
    accountId: state.key?.accountId ?? '',
    method,
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!)),
    key,
    bodyHash: canonicalHash(state.request.body),
  };
}

/**
 * Neither a refusal of the request as such or for now, nor a failure of ours, nor a stream: a retry is a
 * fresh attempt.
 */
function isStored({ status, body }: RouteResponse): boolean {
  if (isByteStream(body) || status >= 500) return false;
  return ![400, 401, 429].includes(status) && !isQuota(body);
}

/**
 * A limit like that of requests, reported as 409: there is capacity for the same job when others are done.
 */
function isQuota(body: unknown): boolean {
  const { error } = (body ?? {}) as Partial<ErrorBody>;
  return error?.code === 'job_quota_exceeded';
}

function stored({ status, body, headers = {} }: RouteResponse): StoredResponse {
  return { status, body: JSON.stringify(body) ?? null, headers };
}

function replayed({ status, body, headers }: StoredResponse): RouteResponse {
  return {
    status,
    body: body === null ? undefined : JSON.parse(body),
    headers: { ...headers, 'Idempotent-Replayed': 'true' },
  };
}
