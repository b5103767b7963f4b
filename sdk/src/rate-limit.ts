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
