import { parse as parseQuery } from 'node:querystring';
import type { Logger } from 'pino';
import { ApiError } from '../domain/api-error.js';
import type { ErrorCode } from '../generated/errors.js';
import type { Route } from '../generated/routes.js';
import { admit } from './admission.js';
import type { Answer, Operation, OperationRequest, OperationValidators, Validate } from './contract.js';
import type { Endpoint } from './endpoint.js';
import { answerToError, type IsUnavailable } from './error-body.js';
import type { Exchange } from './exchange.js';
import { bodyHash, idempotencyKey, onlyOnce, type IdempotencyStore } from './idempotency.js';
import type { KeyLookup } from './key-cache.js';
import type { RateLimiter } from './rate-limit.js';
import { bodyReader, type BodyLimits } from './request-body.js';
import { RequestContext } from './request-context.js';
import { searchOf } from './request-target.js';
import { paramNames } from './router.js';
import { requireValid, requireValidQuery } from './validate.js';

/** What every operation's endpoint is made with. */
export interface OperationServices {
  keys: KeyLookup;
  limiter: RateLimiter;
  idempotency: IdempotencyStore;
  isUnavailable: IsUnavailable;
  logger: Logger;
  publicUrl: string | null;
  limits: BodyLimits;
}

const invalidHeaders = 'A header is not valid; `details` names each point.';

/**
 * Binds an operation of the contract. A request is, in this order: authenticated, counted against the rate limit, and its
 * path ids, query, headers and body are validated; then the operation runs, once per `Idempotency-Key`.
 */
export function operationEndpoint(
  route: Route,
  validators: OperationValidators,
  operation: Operation,
  services: OperationServices,
): Endpoint {
  const names = paramNames(route.segments);
  const readBody = route.hasBody ? bodyReader(route, validators.body, services.limits) : null;

  /** All of a request but its body. */
  function readHead(exchange: Exchange, values: readonly string[]): OperationRequest {
    const params = named(names, values);
    if (validators.params && !validators.params(params))
      throw new ApiError(notFoundCode(route, validators.params));
    const query = queryOf(exchange, route.integers);
    requireValidQuery(validators.query, query, route.invalid);
    const headers = validators.headers ? withoutSecrets(exchange.req.headers) : {};
    requireValid(validators.headers, headers, route.invalid, invalidHeaders);
    return { params, query, headers, body: undefined };
  }

  function run(exchange: Exchange, request: OperationRequest): Promise<Answer> {
    const key = route.idempotent
      ? idempotencyKey(exchange.req.headers['idempotency-key'], route.invalid)
      : null;
    const context = new RequestContext(exchange, services);
    if (key === null) return operation(request, context);
    const claim = {
      accountId: context.accountId,
      method: route.method,
      path: concretePath(route, request.params),
      key,
      bodyHash: bodyHash(request.body),
    };
    return onlyOnce(services.idempotency, claim, {
      run: settle => operation(request, new RequestContext(exchange, services, settle)),
      toAnswer: error => answerToError(error, services.isUnavailable),
      onStoreFailure: err => context.log.error({ err }, 'idempotency key not settled'),
    });
  }

  return {
    name: route.operationId,
    path: route.path,
    contract: { statuses: route.statuses, responses: validators.responses },
    async answer(exchange, values) {
      const admission = route.public ? undefined : admit(exchange, services.keys, services.limiter);
      if (admission) await admission;
      const request = readHead(exchange, values);
      if (readBody) request.body = await readBody(exchange.req);
      const answer = await run(exchange, request);
      return route.responseTypes ? withMediaType(answer, route.responseTypes[answer.status]) : answer;
    },
  };
}

function named(names: readonly string[], values: readonly string[]): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (let i = 0; i < names.length; i++) params[names[i]!] = values[i];
  return params;
}

/** What the first ill-formed path id answers: nothing has such an id. */
function notFoundCode(route: Route, { errors }: Validate): ErrorCode {
  const param = errors?.[0]?.instancePath.slice(1) ?? '';
  return route.notFoundByParam[param] ?? route.notFound;
}

const decimal = /^-?\d+$/;
/** A time whose `+` was not percent-encoded, and so came as a space. */
const spacedZone = /^(\d{4}-\d\d-\d\dT[\d:.]+) (\d\d:\d\d)$/i;

/**
 * Query parameters; one that is repeated is an array, which a scalar's validator refuses. An integer is one in decimal
 * digits: what only JavaScript takes for a number (`0x10`, `1e3`, a blank) is none. A time may have a bare `+` in its zone.
 */
function queryOf(exchange: Exchange, integers: readonly string[] = []): Record<string, unknown> {
  const search = searchOf(exchange.req.url ?? '');
  if (search === '') return {};
  const query: Record<string, unknown> = parseQuery(search);
  for (const name of integers) {
    const value = query[name];
    if (typeof value === 'string' && !decimal.test(value)) query[name] = Number.NaN;
  }
  for (const [name, value] of Object.entries(query))
    if (typeof value === 'string') query[name] = value.replace(spacedZone, '$1+$2');
  return query;
}

function withoutSecrets(headers: Record<string, unknown>): Record<string, unknown> {
  const { authorization: _authorization, cookie: _cookie, ...rest } = headers;
  return rest;
}

function concretePath(route: Route, params: Record<string, unknown>): string {
  return route.segments
    .map(part => `/${'param' in part ? encodeURIComponent(String(params[part.param])) : part.literal}`)
    .join('');
}

/** Names the media type of a response that is not JSON, unless the operation did. */
function withMediaType(answer: Answer, mediaType: string | undefined): Answer {
  if (mediaType === undefined) return answer;
  const contentType = mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType;
  return { ...answer, headers: { 'Content-Type': contentType, ...answer.headers } };
}
