import createFetchClient, { mergeHeaders, type ClientOptions as FetchClientOptions } from 'openapi-fetch';
import type { paths } from './generated/types.js';
import { honoursKey } from './generated/idempotent.js';
import { version, type LeadsResource } from './generated/resources.js';
import type { Job } from './generated/types.js';
import { importLeads, type ImportLeadsOptions, type LeadSource } from './import-leads.js';
import { readRateLimit, type RateLimit } from './rate-limit.js';
import { createResources, type BaseClient } from './resources.js';
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
  /** Allows a web page to hold the key, which everybody who opens the page can then read and use. */
  dangerouslyAllowBrowser?: boolean;
}

/**
 * The typed client: `GET`, `POST`, `PUT`, `PATCH`, `DELETE` for every path of the contract, as openapi-fetch has them.
 *
 * @example
 * async function pause(client: OutreachClient, id: string) {
 *   await unwrap(client.PATCH('/v1/campaigns/{id}/status', { params: { path: { id } }, body: { status: 'paused' } }));
 * }
 */
export interface OutreachClient extends Omit<BaseClient, 'leads'> {
  readonly leads: LeadsResource & {
    /** Imports any number of leads, or a CSV, and waits until it is done: {@link importLeads}. */
    import(id: string, leads: LeadSource, options?: ImportLeadsOptions): Promise<Job>;
  };
  /** The rate limit as of the latest response that reported it; undefined before the first. */
  readonly rateLimit: RateLimit | undefined;
}

/**
 * A client for one account. Every call takes the path of the contract, typed parameters and a typed body, and resolves to
 * `{ data, error, response }`; wrap it in {@link unwrap} to have the body alone and errors thrown.
 *
 * @throws {TypeError} when `baseUrl` or `apiKey` is empty, as a forgotten environment variable makes them, and when
 * `baseUrl` does not begin with http:// or https://, and on a web page that may not hold the key
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
  const { process, document } = globalThis as {
    process?: { env?: Record<string, string | undefined> };
    document?: object;
  };
  const { OUTREACH_API_KEY, OUTREACH_BASE_URL } = process?.env ?? {};
  const { apiKey = OUTREACH_API_KEY, baseUrl = String(OUTREACH_BASE_URL), ...rest } = given;
  const { dangerouslyAllowBrowser, ...others } = rest;
  if (document && !dangerouslyAllowBrowser)
    throw new TypeError('A web page would show the API key to everybody: call the service from your server');
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
    headers: mergeHeaders(
      { Authorization: `Bearer ${apiKey}`, ...(process && { 'User-Agent': `outreach-sdk/${version}` }) },
      options.headers,
    ),
    fetch: request => sendCall(send, request),
  });
  const resources = createResources(client);
  const whole: OutreachClient = {
    ...client,
    ...resources,
    leads: {
      ...resources.leads,
      import: (id, leads, options) => importLeads(whole, id, leads, options),
    },
    send,
    get rateLimit() {
      return rateLimit;
    },
  };
  return whole;
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
