import createFetchClient, { type Client, type ClientOptions as FetchClientOptions } from 'openapi-fetch';
import { ConnectionError } from './errors.js';
import type { paths } from './generated/types.js';
import { readRateLimit, type RateLimit } from './rate-limit.js';

/** How to reach the service; further options are those of openapi-fetch. */
export interface ClientOptions extends FetchClientOptions {
  /** Where the service answers, such as `https://outreach.example.com`, without `/v1`. */
  baseUrl: string;
  /** An API key of the account to act on. */
  apiKey: string;
}

/** The typed client: `GET`, `POST`, `PUT`, `PATCH`, `DELETE` for every path of the contract, as openapi-fetch has them. */
export interface OutreachClient extends Client<paths> {
  /** The rate limit as of the latest response that told it; undefined before the first. */
  readonly rateLimit: RateLimit | undefined;
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
export function createClient({ apiKey, ...options }: ClientOptions): OutreachClient {
  if (!options.baseUrl) throw new TypeError('createClient: baseUrl is missing');
  if (!/^https?:\/\//i.test(options.baseUrl))
    throw new TypeError(
      `createClient: baseUrl must begin with http:// or https://, not "${options.baseUrl}"`,
    );
  if (!apiKey) throw new TypeError('createClient: apiKey is missing');

  const client = createFetchClient<paths>(options);
  let rateLimit: RateLimit | undefined;
  client.use({
    onRequest({ request }) {
      // A call may bring an Authorization header of its own, such as a key that was just created.
      if (!request.headers.has('Authorization')) request.headers.set('Authorization', `Bearer ${apiKey}`);
    },
    onResponse({ response }) {
      rateLimit = readRateLimit(response) ?? rateLimit;
    },
    // `fetch` throws a TypeError when it got no answer; whoever aborts a call gets their own reason back.
    onError: ({ error, request }) =>
      error instanceof TypeError ? new ConnectionError(request, error) : undefined,
  });
  return {
    ...client,
    get rateLimit() {
      return rateLimit;
    },
  };
}
