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
