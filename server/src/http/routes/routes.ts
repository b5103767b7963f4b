import type { PublicRoute } from '../../domain/api/public-route.js';
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
import { respond } from '../respond.js';
import { metaHandlers, type MetaServices } from './meta.js';

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
