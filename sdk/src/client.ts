import createFetchClient, { mergeHeaders, type ClientOptions as FetchClientOptions } from 'openapi-fetch';
import type { paths } from './generated/types.js';
import { errorOf } from './errors.js';
import { honoursKey } from './generated/idempotent.js';
import { version, type LeadsResource } from './generated/resources.js';
import type { Job } from './generated/types.js';
import { importLeads, type ImportLeadsOptions, type LeadSource } from './import-leads.js';
import { readRateLimit, type RateLimit } from './result.js';
import { createResources, type BaseClient } from './resources.js';
import { createSender, type CallOptions, type Send, type SendOptions } from './send.js';

/**
 * Options of {@link createClient}, besides those of openapi-fetch.
 *
 * @example
 * const options: ClientOptions = { baseUrl: 'https://outreach.example.com', apiKey, timeoutMs: 10_000 };
 */
export interface ClientOptions extends FetchClientOptions, SendOptions {
  /** Address of the service without `/v1`, such as `https://outreach.example.com`. Default: `OUTREACH_BASE_URL`. */
  baseUrl?: string;
  /** An API key of the account. Default: `OUTREACH_API_KEY`. */
  apiKey?: string;
  /** Allows a client on a web page. Everyone who opens the page can then read and use the key. */
  dangerouslyAllowBrowser?: boolean;
}

/**
 * The typed client. It has a method for every operation, by resource, and `GET`, `POST`, `PUT`, `PATCH` and `DELETE` of
 * openapi-fetch for every path of the contract.
 *
 * @example
 * async function pause(client: OutreachClient, id: string) {
 *   await client.campaigns.setStatus(id, { status: 'paused' });
 * }
 */
export interface OutreachClient extends Omit<BaseClient, 'leads'> {
  readonly leads: LeadsResource & {
    /** Imports any number of leads, or a CSV file, and returns the completed job. The same as {@link importLeads}. */
    import(id: string, leads: LeadSource, options?: ImportLeadsOptions): Promise<Job>;
  };
  /** The rate limit from the latest response that had one; undefined before the first. */
  readonly rateLimit: RateLimit | undefined;
}

/**
 * Creates a client for one account. Its methods, such as `client.campaigns.create`, return the data and throw errors.
 *
 * `client.GET` and its siblings accept a path of the contract instead, and resolve to `{ data, error, response }`. Wrap such a
 * call in {@link unwrap} to get the body, and to have errors thrown.
 *
 * @throws {TypeError} when `apiKey` is missing or empty; when `baseUrl` does not begin with http:// or https://; and on a web
 * page, unless `dangerouslyAllowBrowser` is set
 * @example
 * const client = createClient({ baseUrl: 'http://localhost:3000', apiKey: process.env.API_KEY! });
 *
 * const campaign = await client.campaigns.get(id);
 * console.log(campaign.name);
 *
 * const { data, error } = await client.GET('/v1/campaigns/{id}', { params: { path: { id } } });
 * if (error) console.error(error.error.code);
 * else console.log(data.data.name);
 */
export function createClient(given: ClientOptions = {}): OutreachClient {
  const { process, document } = globalThis as {
    process?: { env?: Record<string, string | undefined> };
    document?: object;
  };
  const { OUTREACH_API_KEY, OUTREACH_BASE_URL } = process?.env ?? {};
  const { apiKey = OUTREACH_API_KEY, baseUrl = OUTREACH_BASE_URL, ...rest } = given;
  const { dangerouslyAllowBrowser, ...others } = rest;
  if (document && !dangerouslyAllowBrowser)
    throw new TypeError(
      'A web page would show the API key to everyone. Call the service from your server, or set dangerouslyAllowBrowser',
    );
  if (!baseUrl) throw new TypeError('baseUrl (or OUTREACH_BASE_URL) is missing');
  const options = { ...others, baseUrl };
  if (!/^https?:\/\//i.test(baseUrl) || /\/v1\/?$/.test(baseUrl))
    throw new TypeError(
      `baseUrl (or OUTREACH_BASE_URL) must begin with http:// or https:// and not end in /v1, unlike "${baseUrl}"`,
    );
  if (!apiKey) throw new TypeError('apiKey (or OUTREACH_API_KEY) is missing');

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
    // A call may set its own Authorization header, such as a key that was just created.
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

/** Adds an `Idempotency-Key` to operations that honor one: with the same key and body they act once. */
async function sendCall(send: Send, request: Request): Promise<Response> {
  const { headers, method, url, signal } = request;
  const isKeyed = honoursKey.test(`${method} ${new URL(url).pathname}`);
  // 128 random bits. `crypto.randomUUID` does not exist on pages without TLS.
  const randomKey = crypto.getRandomValues(new Uint32Array(4)).join('-');
  if (isKeyed && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', randomKey);
  // openapi-fetch leaves the options that `fetch` does not know on the request.
  const own = Object.fromEntries(Object.entries(request)) as CallOptions;
  const make = (signal: AbortSignal) => Object.assign(new Request(request.clone(), { signal }), own);
  const response = await send(make, { idempotent: isKeyed || undefined, ...own, signal });
  // At this address is a website, or a proxy that wants a login: no operation responds with a page.
  if (response.ok && /html/.test(response.headers.get('Content-Type')!)) {
    await response.body?.cancel();
    throw errorOf(undefined, response);
  }
  return response;
}
