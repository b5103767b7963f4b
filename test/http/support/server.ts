import { pino } from 'pino';
import { VirtualClock } from '../../support/virtual-clock.js';
import type { Operation } from '../../../server/src/http/context.js';
import type { ApiKeyIdentity } from '../../../server/src/http/key-cache.js';
import type { ContractViolation } from '../../../server/src/http/middleware/check-response.js';
import { createRateLimiter } from '../../../server/src/http/rate-limiter.js';
import {
  createHttpServer,
  type HttpServer,
  type HttpServerOptions,
} from '../../../server/src/http/server.js';
import { routes, validators } from './contract.js';
import { memoryIdempotencyStore } from './idempotency-store.js';

export const campaignId = '01920d3c-7a44-7bb1-9d53-2f1f0d6a1c01';
export const secret = 'key-of-account-a';

const keys = new Map<string, ApiKeyIdentity>([
  [secret, { id: 'key-a', accountId: 'account-a', expiresAt: null, revokedAt: null }],
  ['key-of-account-b', { id: 'key-b', accountId: 'account-b', expiresAt: null, revokedAt: null }],
]);

export class DatabaseGone extends Error {}

export type OperationOverrides = Record<string, Operation>;

export interface TestServer {
  url: string;
  port: number;
  clock: VirtualClock;
  http: HttpServer;
  store: ReturnType<typeof memoryIdempotencyStore>;
  /** Lines of the log, parsed. */
  logs: Record<string, unknown>[];
  violations: ContractViolation[];
  /** fetch with a key, relative to the server. */
  call(path: string, init?: RequestInit & { json?: unknown }): Promise<Response>;
  close(): Promise<void>;
}

/** Every operation answers what it was called with, unless the test says otherwise. */
const echo: Operation = async (request, context) => ({
  status: 200,
  body: { ...request, accountId: context.accountId },
});

/** A listening server over the small contract of these tests. */
export async function startServer(
  operations: OperationOverrides = {},
  options: Partial<HttpServerOptions> & { perMinute?: number; port?: number } = {},
): Promise<TestServer> {
  const clock = new VirtualClock(new Date('2026-03-01T10:00:15.000Z'));
  const store = memoryIdempotencyStore();
  const logs: Record<string, unknown>[] = [];
  const violations: ContractViolation[] = [];
  const http = createHttpServer({
    routes,
    validators,
    operations: {
      campaigns: { ...Object.fromEntries(routes.map(route => [route.operationId, echo])), ...operations },
    },
    keys: { find: given => keys.get(given) ?? null },
    limiter: createRateLimiter({ clock, perMinute: options.perMinute ?? 200 }),
    idempotency: store,
    health: async () => ({ db: true }),
    document: { openapi: '3.1.0' },
    logger: pino(
      {},
      { write: (line: string) => void logs.push(JSON.parse(line) as Record<string, unknown>) },
    ),
    isUnavailable: error => error instanceof DatabaseGone,
    validateResponses: false,
    onContractViolation: violation => violations.push(violation),
    ...options,
  });
  const { port } = await http.listen(options.port ?? 0, '127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    clock,
    http,
    store,
    logs,
    violations,
    call(path, { json, ...init } = {}) {
      const headers = new Headers(init.headers);
      if (!headers.has('authorization')) headers.set('authorization', `Bearer ${secret}`);
      if (json !== undefined) headers.set('content-type', 'application/json');
      return fetch(url + path, {
        ...init,
        headers,
        ...(json !== undefined && { body: JSON.stringify(json) }),
      });
    },
    close: () => http.close(0),
  };
}

/** The code of an error response. */
export async function codeOf(response: Response): Promise<string> {
  return ((await response.json()) as { error: { code: string } }).error.code;
}
