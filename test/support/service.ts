import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { composeApi } from '../../server/src/compose/api.js';
import type { Core } from '../../server/src/compose/core.js';
import { engineRoutes } from '../../server/src/compose/engine.js';
import { readConfig, type Config } from '../../server/src/config.js';
import { systemClock, type Clock } from '../../server/src/domain/shared/clock.js';
import { createApiKey } from '../../server/src/store/api-keys/repository.js';
import type { ContractViolation } from '../../server/src/http/middleware/check-response.js';
import { openFileStores } from '../../server/src/store/files/file-stores.js';
import { createSecretBox } from '../../server/src/store/database/crypto.js';
import { database, databaseUrl, freshAccount } from './database.js';
import { filesIn } from './files.js';

/** A response as tests read it: `body` is parsed JSON, or the text where it is none. */
export interface ApiResponse {
  status: number;
  // Tests read into bodies freely; their shape is checked against the contract on the way out.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
  headers: Headers;
}

export interface RequestOptions {
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the API with the key of one account. */
export interface Client {
  accountId: string;
  key: string;
  request(method: string, path: string, options?: RequestOptions): Promise<ApiResponse>;
  get(path: string, headers?: Record<string, string>): Promise<ApiResponse>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>;
  delete(path: string, body?: unknown): Promise<ApiResponse>;
}

export interface TestService {
  /** Address without a trailing slash. */
  url: string;
  core: Core;
  /** A client of the given account, or of a new one. */
  client(accountId?: string): Promise<Client>;
  close(): Promise<void>;
}

const violations: ContractViolation[] = [];
let shared: TestService | undefined;

before(async () => {
  shared = await startService();
});

after(async () => {
  await shared?.close();
  shared = undefined;
});

// An answer that the contract does not allow fails the test that got it.
afterEach(() => {
  const found = violations.splice(0);
  if (found.length > 0) throw new Error(`The contract does not allow: ${JSON.stringify(found, null, 2)}`);
});

/** The service that all tests of a run share, with response checks on. */
export function service(): TestService {
  if (!shared)
    throw new Error('The service is there from the first hook on; ask for it inside a test or hook.');
  return shared;
}

/** A client of a new account on the shared service. */
export function newClient(): Promise<Client> {
  return service().client();
}

/** What the service is made of in tests, on the database of the run. */
export function testCore(settings: Partial<Config> = {}, clock: Clock = systemClock): Core {
  const config = {
    ...readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      RATE_LIMIT_PER_MINUTE: '1000000',
    }),
    allowLoopbackUrls: true,
    ...settings,
  };
  return {
    config,
    clock,
    log: pino({ level: config.logLevel }),
    database: database(),
    files: settings.files ? openFileStores(database(), settings.files) : filesIn(database()),
    url: databaseUrl(),
    secretBox: createSecretBox(randomBytes(32)),
    linkKey: randomBytes(32),
    migrated: [],
    close: async () => undefined,
  };
}

/** Starts a service of one's own on a free port, for tests that need other settings. */
export async function startService(
  settings: Partial<Config> = {},
  clock: Clock = systemClock,
): Promise<TestService> {
  const core = testCore(settings, clock);
  const api = composeApi(core, engineRoutes(core), {
    onContractViolation: violation => violations.push(violation),
  });
  const { port } = await api.http.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    core,
    client: async accountId => clientOf(url, accountId ?? (await freshAccount()), core),
    close: () => api.http.close(1_000),
  };
}

async function clientOf(url: string, accountId: string, core: Core): Promise<Client> {
  const input = { name: 'Tests', expiresAt: null };
  const { secret } = await createApiKey(core.database.manager, accountId, input, core.clock.now());
  const request: Client['request'] = (method, path, options = {}) =>
    send(url + path, method, {
      ...options,
      headers: { authorization: `Bearer ${secret}`, ...options.headers },
    });
  return {
    accountId,
    key: secret,
    request,
    get: (path, headers) => request('GET', path, { headers }),
    post: (path, body, headers) => request('POST', path, { body, headers }),
    put: (path, body, headers) => request('PUT', path, { body, headers }),
    patch: (path, body, headers) => request('PATCH', path, { body, headers }),
    delete: (path, body) => request('DELETE', path, { body }),
  };
}

/** Sends one request; an object as body goes out as JSON, a string as it is. */
export async function send(
  url: string,
  method: string,
  { body, headers = {} }: RequestOptions = {},
): Promise<ApiResponse> {
  const response = await fetch(url, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    body: isWritten(body) ? (body as BodyInit | undefined) : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    body: isJson && text ? JSON.parse(text) : text,
    headers: response.headers,
  };
}

/** Whether a body goes as it is; any other goes as JSON. */
function isWritten(body: unknown): boolean {
  return body === undefined || typeof body === 'string' || body instanceof Uint8Array;
}
