import { ApiError } from '../domain/api-error.js';
import type { Answer } from './contract.js';
import { answerToError } from './error-body.js';

/** State of the service's dependencies. */
export interface HealthReport {
  /** The database answers. */
  db: boolean;
}

const patienceMs = 2_000;
const retryAfterSeconds = '5';

/**
 * The answer of `GET /health`: 200 when all is well, 503 with `Retry-After` when the database cannot be reached, does not
 * answer within two seconds, or the service is shutting down.
 */
export async function healthAnswer(check: () => Promise<HealthReport>, isClosing: boolean): Promise<Answer> {
  const reachable = await databaseAnswers(check);
  const db = reachable ? 'ok' : 'unreachable';
  if (reachable && !isClosing) return { status: 200, body: { status: 'ok', db } };
  return { status: 503, body: { status: 'unavailable', db }, headers: { 'Retry-After': retryAfterSeconds } };
}

async function databaseAnswers(check: () => Promise<HealthReport>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const impatience = new Promise<HealthReport>(resolve => {
    timer = setTimeout(resolve, patienceMs, { db: false });
  });
  try {
    return (await Promise.race([check(), impatience])).db;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Answers `GET /openapi.json` with the contract, serialized once. */
export function documentAnswer(document: string | object): Answer {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  return {
    status: 200,
    body: Buffer.from(text),
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  };
}

/** The answer on a path that exists, to a method that it does not take. */
export function unboundMethodAnswer(method: string | undefined, allow: string): Answer {
  if (method === 'OPTIONS') return { status: 204, headers: { Allow: allow } };
  const message = `This path does not take ${method ?? 'this method'}; it takes ${allow}.`;
  const refused = answerToError(new ApiError('method_not_allowed', { message }), () => false);
  return { ...refused, headers: { Allow: allow } };
}
