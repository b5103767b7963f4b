import { errorOf } from './errors.js';

/**
 * The result of `client.GET` and its siblings: `data` or `error`, and the `response`.
 *
 * @example
 * const statusOf = ({ response }: Result<unknown>) => response.status;
 */
export interface Result<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/**
 * Returns the body of a successful call, and throws the error of a failed one.
 *
 * @param call a call of the client, or its result
 * @returns the response body: for most operations `{ data }`
 * @throws {import('./errors.js').OutreachError} when the API returns an error; its class depends on the status
 * @throws {ConnectionError} when no response arrives
 * @example
 * const { data: campaign } = await unwrap(client.POST('/v1/campaigns', { body: { name: 'Autumn launch' } }));
 */
export async function unwrap<Data>(call: Result<Data> | PromiseLike<Result<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok) throw errorOf(error, response);
  return data as Data;
}

/**
 * The rate limit of the account in the current minute.
 *
 * @example
 * const isLow = (rateLimit?: RateLimit) => rateLimit !== undefined && rateLimit.remaining < 10;
 */
export interface RateLimit {
  /** Requests that are allowed per minute. */
  limit: number;
  /** Requests that are left in this minute. */
  remaining: number;
  /** When the next minute begins. */
  resetsAt: Date;
}

/**
 * Returns the rate limit from the headers of a response, or undefined if it has none, such as a response without authentication.
 *
 * @example
 * const { response } = await client.GET('/v1/campaigns');
 * console.log(readRateLimit(response)?.remaining);
 */
export function readRateLimit(response: Response): RateLimit | undefined {
  const [limit, remaining, reset] = ['Limit', 'Remaining', 'Reset'].map(name =>
    parseFloat(response.headers.get(`X-RateLimit-${name}`)!),
  ) as [number, number, number];
  if (isNaN(limit + remaining + reset)) return undefined;
  return { limit, remaining, resetsAt: new Date(reset * 1000) };
}
