import createFetchClient, {
  mergeHeaders,
  type Client,
  type ClientOptions as FetchClientOptions,
} from 'openapi-fetch';
import type { paths } from './generated/types.js';
import { honoursKey } from './generated/idempotent.js';
import type { Resources } from './generated/resources.js';
import { readRateLimit, type RateLimit } from './rate-limit.js';
import { createResources } from './resources.js';
import { createSender, type CallOptions, type Send, type SendOptions } from './send.js';

/**
 * How to reach the service; further options are those of openapi-fetch.
 *
 * @example
 * const options: ClientOptions = { baseUrl: 'https://outreach.example.com', apiKey, timeoutMs: 10_000 };
 */
export interface ClientOptions extends FetchClientOptions, SendOptions {
  /** Where the service answers, such as `https://outreach.example.com`, without `/v1`; `OUTREACH_BASE_URL` when left out. */
  baseUrl?: string;
  /** An API key of the account to act on; `OUTREACH_API_KEY` when left out. */
  apiKey?: string;
}

/**
 * The typed client: `GET`, `POST`, `PUT`, `PATCH`, `DELETE` for every path of the contract, as openapi-fetch has them.
 *
 * @example
 * async function pause(client: OutreachClient, id: string) {
 *   await unwrap(client.PATCH('/v1/campaigns/{id}/status', { params: { path: { id } }, body: { status: 'paused' } }));
 * }
 */
export interface OutreachClient extends Client<paths>, Resources {
  /** The rate limit as of the latest response that reported it; undefined before the first. */
  readonly rateLimit: RateLimit | undefined;
  /**
   * Sends a request that is no call of the contract, such as a file to the address that `POST /v1/uploads/presign` gave: with the
   * client's `fetch`, timeout, retries and log, and without its key.
   */
  readonly send: Send;
}

/**
 * A client for one account. Every call takes the path of the contract, typed parameters and a typed body, and resolves to
 * `{ data, error, response }`; wrap it in {@link unwrap} to have the body alone and errors thrown.
 *
 * @throws {TypeError} when `baseUrl` or `apiKey` is empty, as a forgotten environment variable makes them, and when
 * `baseUrl` does not begin with http:// or https://
 * @example
 * const client = createClient({ baseUrl: 'http://localhost:3000', apiKey: process.env.API_KEY! });
 *
 * const { data, error } = await client.GET('/v1/campaigns/{id}', { params: { path: { id } } });
 * if (error) console.error(error.error.code);
 * else console.log(data.data.name);
 *
 * const { data: campaigns } = await unwrap(client.GET('/v1/campaigns'));
 */
export function createClient(given: ClientOptions = {}): OutreachClient {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  const { OUTREACH_API_KEY, OUTREACH_BASE_URL } = process?.env ?? {};
  const { apiKey = OUTREACH_API_KEY, baseUrl = String(OUTREACH_BASE_URL), ...others } = given;
  const options = { ...others, baseUrl };
  if (!/^https?:\/\//i.test(baseUrl))
    throw new TypeError(`baseUrl must begin with http:// or https://, not "${baseUrl}"`);
  if (!apiKey) throw new TypeError('apiKey is missing');

  let rateLimit: RateLimit | undefined;
  const fetch = (options.fetch ?? globalThis.fetch) as typeof globalThis.fetch;
  const send = createSender({
    ...options,
    async fetch(request) {
      const response = await fetch(request, options.requestInitExt);
      rateLimit = readRateLimit(response) ?? rateLimit;
      return response;
    },
  });
  const client = createFetchClient<paths>({
    ...options,
    // A call may bring an Authorization header of its own, such as a key that was just created.
    headers: mergeHeaders({ Authorization: `Bearer ${apiKey}` }, options.headers),
    fetch: request => sendCall(send, request),
  });
  return {
    ...client,
    ...createResources(client),
    send,
    get rateLimit() {
      return rateLimit;
    },
  };
}

/** Gives operations that honour it an `Idempotency-Key`: under one key and body they act once. */
function sendCall(send: Send, request: Request): Promise<Response> {
  const { headers, method, url, signal } = request;
  const isKeyed = honoursKey.test(`${method} ${new URL(url).pathname}`);
  // 128 random bits; `crypto.randomUUID` is missing on pages without TLS.
  const randomKey = crypto.getRandomValues(new Uint32Array(4)).join('-');
  if (isKeyed && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', randomKey);
  // Options of a call that `fetch` does not know are left on the request by openapi-fetch, for us and for others.
  const own = Object.fromEntries(Object.entries(request)) as CallOptions;
  const make = (signal: AbortSignal) => Object.assign(new Request(request.clone(), { signal }), own);
  return send(make, { idempotent: isKeyed || undefined, ...own, signal });
}
