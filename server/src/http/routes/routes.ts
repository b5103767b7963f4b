import type { PublicRoute, RouteResponse } from '../../domain/api/public-route.js';
import type { Route } from '../../generated/routes.js';
import type { Middleware, OperationValidators, RequestState } from '../context.js';
import { authenticateIfPossible } from '../middleware/authenticate.js';
import { checkResponse, type ContractViolation } from '../middleware/check-response.js';
import { draining } from '../middleware/connection.js';
import { errors, methodNotAllowed } from '../middleware/errors.js';
import { ignoredParameters } from '../middleware/ignored-keys.js';
import { rateLimit, countRequest } from '../middleware/rate-limit.js';
import { operationMiddleware, type OperationServices } from './operations.js';
import { createRouting, type Registration, type Routing } from './router.js';
import { announcesBody, bodyReader } from '../middleware/body.js';
import { streamBody } from '../middleware/upload.js';
import type { RateLimiter } from '../rate-limiter.js';
import { respond, unavailableRetryAfterSeconds } from '../respond.js';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the routes are made of. */
export interface RouteServices extends OperationServices, MetaServices {
  /** The operations of the contract. */
  routes: readonly Route[];
  validators: { operations: Record<string, OperationValidators> };
  /** Routes outside the contract. */
  publicRoutes: readonly PublicRoute[];
  /**
   * Compare every response with the contract, and respond 500 where it is not allowed; for development and
   * tests.
   */
  validateResponses: boolean;
  /** Called with each response that the contract does not allow. */
  onContractViolation: (violation: ContractViolation) => void;
}

/** Registers the operations of the contract and the routes outside it. */
export function createRoutes(services: RouteServices): Routing {
  const meta = metaHandlers(services);
  const { keys, limiter, validateResponses } = services;
  const handleErrors = errors(services);
  const drain = draining(services.isClosing);

  const contractRoute = (route: Route): Registration => {
    const validators = services.validators.operations[route.operationId] ?? { responses: {} };
    const check = checkResponse(route, validators.responses, { ...services, errors: handleErrors });
    const handler = meta.get(route.path);
    const middleware = handler
      ? [ignoredParameters(route), handler]
      : [drain, ...operationMiddleware(route, validators, services)];
    return registration(route, validateResponses ? [check, ...middleware] : middleware);
  };
  const publicRoute = (route: PublicRoute) => registration(route, [drain, publicHandler(route, limiter)]);

  const unmatched = [authenticateIfPossible(keys), rateLimit(limiter)];
  return createRouting(
    [...services.routes.map(contractRoute), ...services.publicRoutes.map(publicRoute)],
    methods => [...unmatched, methodNotAllowed(methods)],
  );
}

function registration(
  route: NonNullable<RequestState['route']> & { method: string },
  middleware: readonly Middleware[],
): Registration {
  const matched: Middleware = (ctx, next) => {
    ctx.state.route = route;
    return next();
  };
  return { method: route.method, path: route.path, middleware: [matched, ...middleware] };
}

const defaultBodyBytes = 64 * 1024;

/** Handles a request to a route outside the contract. */
export function publicHandler(route: PublicRoute, limiter: RateLimiter): Middleware {
  const limit = route.bodyBytes ?? defaultBodyBytes;
  const read = bodyReader(limit);
  return async ctx => {
    const { params, query, headers, req, state } = ctx;
    const accountId = route.accountOf?.({ params, query }) ?? null;
    if (accountId !== null) await countRequest(ctx, limiter, accountId);
    const body = announcesBody(req) && !route.streams ? await read(ctx) : Buffer.alloc(0);
    const stream = streamBody(req, limit);
    respond(ctx, await route.handle({ params, query, headers, body, stream, requestId: state.requestId }));
  };
}

/** State of the service's dependencies. */
export interface HealthReport {
  /** The database answers. */
  db: boolean;
}

export interface MetaServices {
  health: () => Promise<HealthReport>;
  /** The contract, for `GET /openapi.json`. */
  document: object;
  isClosing: () => boolean;
}

const healthTimeoutMs = 2_000;

/** Handlers of the operations that the HTTP layer implements itself, also while it shuts down, by path. */
export function metaHandlers({ health, document, isClosing }: MetaServices): Map<string, Middleware> {
  const contract: RouteResponse = {
    status: 200,
    body: Buffer.from(JSON.stringify(document)),
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  };
  return new Map<string, Middleware>([
    ['/health', async ctx => respond(ctx, await healthResponse(health, isClosing()))],
    ['/openapi.json', ctx => respond(ctx, contract)],
  ]);
}

/**
 * `GET /`: shows whoever opens the address of the service what it is, and where its docs and its contract
 * are.
 */
export function indexRoute(version: string): PublicRoute {
  const body = { name: 'outreach', version, docs: '/docs', openapi: '/openapi.json', health: '/health' };
  return { method: 'GET', path: '/', handle: () => ({ status: 200, body }) };
}

/** 200 when all is well; 503 when the database cannot be reached in time, or the service is shutting down. */
async function healthResponse(
  check: () => Promise<HealthReport>,
  isClosing: boolean,
): Promise<RouteResponse> {
  const isReachable = await isDatabaseReachable(check);
  const db = isReachable ? 'ok' : 'unreachable';
  if (isReachable && !isClosing) return { status: 200, body: { status: 'ok', db } };
  const headers = { 'Retry-After': String(unavailableRetryAfterSeconds) };
  return { status: 503, body: { status: 'unavailable', db }, headers };
}

async function isDatabaseReachable(check: () => Promise<HealthReport>): Promise<boolean> {
  const timeout = sleep(healthTimeoutMs, { db: false }, { ref: false });
  return (await Promise.race([check().catch(() => ({ db: false })), timeout])).db;
}
