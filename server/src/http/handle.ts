import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { ApiError } from '../domain/api-error.js';
import { logAccess } from './access-log.js';
import { admitStray } from './admission.js';
import { healthPath } from './bind.js';
import { violationOf, type ContractViolation } from './contract-check.js';
import type { Answer } from './contract.js';
import type { Cors } from './cors.js';
import type { Endpoint } from './endpoint.js';
import { answerToError, type IsUnavailable } from './error-body.js';
import type { Exchange } from './exchange.js';
import type { KeyLookup } from './key-cache.js';
import type { HttpLimits } from './limits.js';
import { unboundMethodAnswer } from './meta-endpoints.js';
import type { RateLimiter } from './rate-limit.js';
import { ClientGone } from './read-body.js';
import { requestIdFor } from './request-id.js';
import { pathOf } from './request-target.js';
import { respond } from './respond.js';
import type { Match, Router } from './router.js';
import { noSuchPath } from './stray.js';

export interface HandlerOptions {
  router: Router<Endpoint>;
  keys: KeyLookup;
  limiter: RateLimiter;
  limits: HttpLimits;
  cors: Cors;
  logger: Logger;
  isUnavailable: IsUnavailable;
  isClosing: () => boolean;
  /** Compare every response with the contract, and answer 500 where it is not allowed. */
  validateResponses: boolean;
  onContractViolation: (violation: ContractViolation) => void;
  /** Told of each request that has ended. */
  onAnswered?: (request: AnsweredRequest) => void;
}

/** A request that was answered, or whose caller hung up (status 499). */
export interface AnsweredRequest {
  method: string;
  /** Path template; empty where nothing is bound. */
  route: string;
  status: number;
  seconds: number;
  requestId: string;
  /** Null where no key was known. */
  accountId: string | null;
}

/** Status in the log of a request whose caller hung up; nothing is sent. */
const clientClosedRequest = 499;

/** Handles one request from its id to its line in the log. Never rejects. */
export function requestHandler(
  options: HandlerOptions,
): (req: IncomingMessage, res: ServerResponse) => Promise<void> {
  const { router, limits, cors, logger, isUnavailable, isClosing, onAnswered } = options;

  function route(exchange: Exchange): Promise<Answer> | Answer {
    const { req } = exchange;
    requireSaneHead(req, limits);
    const preflight = cors.preflight(req);
    if (preflight) return preflight;
    const match = router.find(pathOf(req.url ?? ''));
    const method = req.method === 'HEAD' ? 'GET' : (req.method ?? '');
    const endpoint = match?.targets.get(method);
    if (!match || !endpoint) return strayAnswer(exchange, match);
    exchange.endpoint = endpoint;
    if (isClosing() && endpoint.path !== healthPath) throw new ApiError('service_unavailable');
    return endpoint.answer(exchange, match.values);
  }

  async function strayAnswer(exchange: Exchange, match: Match<Endpoint> | null): Promise<Answer> {
    await admitStray(exchange, options);
    if (!match) throw noSuchPath(pathOf(exchange.req.url ?? ''), path => router.find(path) !== null);
    return unboundMethodAnswer(exchange.req.method, match.allow);
  }

  function failure(exchange: Exchange, error: unknown): Answer {
    const answer = answerToError(error, isUnavailable);
    const { requestId, endpoint } = exchange;
    const known = error instanceof ApiError || answer.status === 501;
    if (!known) logger.error({ err: error, requestId, operation: endpoint?.name }, 'request failed');
    return answer;
  }

  function checked(exchange: Exchange, answer: Answer): Answer {
    const violation = exchange.endpoint && violationOf(exchange.endpoint, answer);
    if (!violation) return answer;
    options.onContractViolation(violation);
    logger.error({ ...violation, requestId: exchange.requestId }, 'response breaks the contract');
    return answerToError(new ApiError('internal_error'), isUnavailable);
  }

  function send(exchange: Exchange, answer: Answer): void {
    const headers = cors.headersFor(exchange.req);
    respond(exchange, answer, { close: isClosing(), drainBytes: limits.bodyBytes, headers });
    ended(exchange, answer.status);
  }

  function ended(exchange: Exchange, status: number): void {
    logAccess(logger, exchange, status);
    if (!onAnswered) return;
    const seconds = (performance.now() - exchange.startedAt) / 1000;
    onAnswered({
      method: exchange.req.method ?? '',
      route: exchange.endpoint?.path ?? '',
      status,
      seconds,
      requestId: exchange.requestId,
      accountId: exchange.key?.accountId ?? null,
    });
  }

  return async (req, res) => {
    const exchange: Exchange = {
      req,
      res,
      requestId: requestIdFor(req.headers['x-request-id']),
      startedAt: performance.now(),
      endpoint: null,
      key: null,
      rate: null,
    };
    let answer: Answer;
    try {
      answer = await route(exchange);
    } catch (error) {
      if (error instanceof ClientGone) return ended(exchange, clientClosedRequest);
      answer = failure(exchange, error);
    }
    try {
      send(exchange, options.validateResponses ? checked(exchange, answer) : answer);
    } catch (error) {
      // What an operation answered cannot be written: no JSON, or no header value.
      if (res.headersSent) res.destroy();
      else send(exchange, failure(exchange, error));
    }
  };
}

function requireSaneHead(req: IncomingMessage, limits: HttpLimits): void {
  if ((req.url?.length ?? 0) > limits.urlLength) throw new ApiError('uri_too_long');
  if (req.rawHeaders.length > 2 * limits.headerCount) throw new ApiError('headers_too_large');
  const hosts = countHosts(req.rawHeaders);
  if (hosts === 0 && req.httpVersion === '1.1')
    throw new ApiError('invalid_request', { message: 'A Host header is required.' });
  // RFC 9112, 3.2: whoever reads the other one, such as a proxy, would take the request for another's.
  if (hosts > 1) throw new ApiError('invalid_request', { message: 'There may be only one Host header.' });
}

/** @param rawHeaders names and values by turns */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
