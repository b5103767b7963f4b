import { setTimeout as sleep } from 'node:timers/promises';
import type { PublicRoute, RouteResponse } from '../../domain/api/public-route.js';
import type { Middleware } from '../context.js';
import { respond, unavailableRetryAfterSeconds } from '../respond.js';

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
