import { detailsOf } from 'outreach-contract';
import { ApiError } from '../../domain/api/api-error.js';
import type { ErrorCode } from '../../generated/errors.js';
import type { Route } from '../../generated/routes.js';
import type { Middleware, OperationValidators, Validate } from '../context.js';

/** Validates path ids, query and headers, coerces types and sets defaults: `ctx.state.request`. */
export function validate(route: Route, validators: OperationValidators): Middleware {
  return (ctx, next) => {
    const { params } = ctx;
    if (validators.params && !validators.params(params))
      throw new ApiError(notFoundCode(route, validators.params));
    const query: Record<string, unknown> = ctx.querystring === '' ? {} : ctx.query;
    normalizeQuery(query, route.integers);
    if (validators.query && !validators.query(query)) throw invalidQuery(route, validators.query, query);
    const headers = validators.headers ? withoutSecrets(ctx.headers) : {};
    requireValid(
      validators.headers,
      headers,
      route.invalid,
      'A header is not valid. `details` says what is wrong.',
    );
    ctx.state.request = { params, query, headers, body: undefined };
    return next();
  };
}

/**
 * Passes a value that its validator accepts (types coerced and defaults set in place); throws `code` with
 * details otherwise.
 *
 * @param message what is not valid, where the message of the code does not say it
 */
export function requireValid(
  validator: Validate | undefined,
  value: unknown,
  code: ErrorCode,
  message?: string,
): void {
  if (!validator || validator(value)) return;
  throw new ApiError(code, { message, details: detailsOf(validator.errors ?? [], value) });
}

/** No query parameter is a list: one that came twice is reported as such. */
function invalidQuery({ invalid }: Route, { errors }: Validate, query: Record<string, unknown>): ApiError {
  const details = detailsOf(errors ?? [], query).map(detail =>
    Array.isArray(query[detail.path]) ? { ...detail, message: 'must be sent only once' } : detail,
  );
  const message = 'A query parameter is not valid. `details` says what is wrong.';
  return new ApiError(invalid, { message, details });
}

/** The code for the first ill-formed path id: nothing has such an id. */
function notFoundCode(route: Route, { errors }: Validate): ErrorCode {
  const param = errors?.[0]?.instancePath.slice(1) ?? '';
  return route.notFoundByParam[param] ?? route.notFound;
}

const decimal = /^-?\d+$/;
/** A time whose `+` was not percent-encoded, and so came as a space. */
const spacedZone = /^(\d{4}-\d\d-\d\dT[\d:.]+) (\d\d:\d\d)$/i;

/**
 * Prepares query parameters for their validator. An integer is one in decimal digits: what only JavaScript
 * accepts as a number (`0x10`, `1e3`, a blank) is not. A time may have a bare `+` in its zone.
 */
function normalizeQuery(query: Record<string, unknown>, integers: readonly string[] = []): void {
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'string') continue;
    const isOdd = integers.includes(name) && !decimal.test(value);
    query[name] = isOdd ? Number.NaN : value.replace(spacedZone, '$1+$2');
  }
}

function withoutSecrets(headers: Record<string, unknown>): Record<string, unknown> {
  const { authorization: _authorization, cookie: _cookie, ...rest } = headers;
  return rest;
}
