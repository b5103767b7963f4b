/**
 * What is left of the account's requests in the present minute.
 *
 * @example
 * const isLow = (rateLimit?: RateLimit) => rateLimit !== undefined && rateLimit.remaining < 10;
 */
export interface RateLimit {
  /** Requests allowed in the window. */
  limit: number;
  /** Requests left in the window. */
  remaining: number;
  /** When the window ends and the count begins anew. */
  resetsAt: Date;
}

/**
 * The rate limit as one response reports it; undefined where it does not, as on calls without authentication.
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
