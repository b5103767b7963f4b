import { detailsOf } from 'outreach-contract';
import type { Logger } from 'pino';
import { ApiError, type Detail } from '../../domain/api/api-error.js';
import type { ErrorCode } from '../../generated/errors.js';
import type { Route } from '../../generated/routes.js';
import type { Context, Middleware, OperationValidators } from '../context.js';

/** A response that the contract does not allow. */
export interface ContractViolation {
  operationId: string;
  status: number;
  details: (Omit<Detail, 'code'> & { code: Detail['code'] | 'unknown_status' })[];
}

/** What checks responses, in development and tests. */
export interface ResponseCheck {
  logger: Logger;
  /** Turns errors into responses, which are checked as any other. */
  errors: Middleware;
  onContractViolation: (violation: ContractViolation) => void;
}

/** Compares each response of an operation with the contract; one that is not allowed becomes a 500. */
export function checkResponse(
  route: Route,
  responses: OperationValidators['responses'],
  { logger, errors, onContractViolation }: ResponseCheck,
): Middleware {
  return async (ctx, next) => {
    await errors(ctx, next);
    const { body, status } = ctx;
    const isStreamOrFile = typeof body === 'object' && body !== null;
    if (ctx.respond === false || isStreamOrFile) return;
    const read = asRead(ctx);
    const violation = violationOf(route, responses, status, read) ?? codeViolation(route, status, read);
    if (!violation) return;
    onContractViolation(violation);
    logger.error({ ...violation, requestId: ctx.state.requestId }, 'response breaks the contract');
    throw new ApiError('internal_error');
  };
}

/** Compares a response with the contract; null when it is allowed. */
export function violationOf(
  { operationId, statuses }: Route,
  responses: OperationValidators['responses'],
  status: number,
  body: unknown,
): ContractViolation | null {
  const validator = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  if (!validator && statuses.includes(status)) return null; // a response without JSON
  const judge = validator ?? responses.default;
  if (!judge || (!validator && status < 400)) {
    const message = 'is not a status of this operation';
    return { operationId, status, details: [{ path: '', code: 'unknown_status', message }] };
  }
  return judge(body) ? null : { operationId, status, details: detailsOf(judge.errors ?? [], body) };
}

/** Whether an error has a code that its operation does not name; null for anything else. */
function codeViolation(
  { operationId, errorCodes }: Route,
  status: number,
  body: unknown,
): ContractViolation | null {
  const code = status < 400 ? undefined : (body as { error?: { code?: ErrorCode } } | undefined)?.error?.code;
  if (!code || errorCodes.includes(code)) return null;
  const message = `${code} is not an error of this operation`;
  return { operationId, status, details: [{ path: 'error.code', code: 'invalid_value', message }] };
}

/** The body as the caller reads it. */
function asRead({ body, type }: Context): unknown {
  if (typeof body !== 'string' || body === '') return undefined;
  return type === 'application/json' ? JSON.parse(body) : body;
}
