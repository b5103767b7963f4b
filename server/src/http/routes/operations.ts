import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Route } from '../../generated/routes.js';
import type { OperationContext } from '../../operations/context.js';
import type { Context, Middleware, Operation, OperationValidators } from '../context.js';
import type { KeyLookup } from '../key-cache.js';
import type { HttpLimits } from '../limits.js';
import { isJsonMediaType } from '../json.js';
import { authenticate } from '../middleware/authenticate.js';
import { body, ignoredBody } from '../middleware/body.js';
import { idempotency, type IdempotencyServices } from '../middleware/idempotency.js';
import { ignoredParameters } from '../middleware/ignored-keys.js';
import { rateLimit } from '../middleware/rate-limit.js';
import { upload } from '../middleware/upload.js';
import { validate } from '../middleware/validate.js';
import type { RateLimiter } from '../rate-limiter.js';
import { respond } from '../respond.js';

/** What every operation's middleware is made with. */
export interface OperationServices extends IdempotencyServices {
  /** Implementation of every operation: `operations[tag][operationId]`. */
  operations: object;
  keys: KeyLookup;
  limiter: RateLimiter;
  limits: HttpLimits;
  logger: Logger;
  /** Public address of the service, without a trailing slash; null: each request's own `Host`. */
  publicUrl: string | null;
}

/** The life of a request to an operation of the contract, from top to bottom. */
export function operationMiddleware(
  route: Route,
  validators: OperationValidators,
  services: OperationServices,
): Middleware[] {
  const { keys, limiter, limits } = services;
  const takesJson = !route.bodyTypes || route.bodyTypes.some(isJsonMediaType);
  const readBody = takesJson ? body(route, validators.body, limits) : upload(route, limits.uploadBytes);
  return [
    ...(route.public ? [] : [authenticate(keys), rateLimit(limiter)]),
    ignoredParameters(route),
    validate(route, validators),
    ...(route.hasBody ? [readBody] : route.method === 'GET' ? [] : [ignoredBody(limits)]),
    ...(route.idempotent ? [idempotency(route, services)] : []),
    operate(implementation(services.operations, route), services),
  ];
}

/** Calls the operation, and responds with what it returns. */
function operate(operation: Operation, services: OperationServices): Middleware {
  return async ctx => {
    ctx.state.response = await operation(ctx.state.request, new RequestContext(ctx, services));
    respond(ctx, ctx.state.response);
  };
}

function implementation(operations: object, route: Route): Operation {
  // The generated interfaces type each operation for its author; here all are called alike.
  const group = (operations as Record<string, Record<string, Operation> | undefined>)[route.tag];
  const operation = group?.[route.operationId];
  if (!operation) throw new Error(`No implementation of ${route.tag}.${route.operationId}`);
  return operation.bind(group);
}

/**
 * The context of one operation. A class, because an object literal with getters is slow to make for each
 * request.
 */
class RequestContext implements OperationContext {
  readonly #ctx: Context;
  readonly #services: OperationServices;

  constructor(ctx: Context, services: OperationServices) {
    this.#ctx = ctx;
    this.#services = services;
  }

  get accountId(): string {
    return this.#ctx.state.key?.accountId ?? '';
  }

  get apiKeyId(): string {
    return this.#ctx.state.key?.id ?? '';
  }

  get requestId(): string {
    return this.#ctx.state.requestId;
  }

  get baseUrl(): string {
    return this.#services.publicUrl ?? addressIn(this.#ctx.req);
  }

  get log(): Logger {
    return this.#services.logger.child({ requestId: this.requestId, accountId: this.accountId });
  }

  async storeIdempotentResponse(
    ...stored: Parameters<OperationContext['storeIdempotentResponse']>
  ): Promise<void> {
    await this.#ctx.state.storeIdempotentResponse?.(...stored);
  }
}

const validHost = /^[A-Za-z0-9.-]+(?::\d{1,5})?$|^\[[0-9A-Fa-f:.]+\](?::\d{1,5})?$/;

/**
 * The address under which the caller reached us: that of its `Host` header, or ours where that is no host.
 */
function addressIn(req: IncomingMessage): string {
  const { host } = req.headers;
  if (host !== undefined && validHost.test(host)) return `http://${host}`;
  const { localAddress = '127.0.0.1', localPort = 80 } = req.socket;
  return `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}
