import { errorOf } from './errors.js';

/**
 * What a call of the client resolves to: `data` of a success, or `error`, and the `response` either way.
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
 * The body of a successful call; a failure is thrown instead of being returned.
 *
 * @param call a call of the client, or its result
 * @returns the response body: `{ data }` for most operations, the bare body where the contract says so
 * @throws {import('./errors.js').OutreachError} when the API answered with an error; of a subclass by its status
 * @throws {ConnectionError} when it did not answer
 * @example
 * const { data: campaign } = await unwrap(client.POST('/v1/campaigns', { body: { name: 'Autumn launch' } }));
 */
export async function unwrap<Data>(call: Result<Data> | PromiseLike<Result<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (!response.ok) throw errorOf(error, response);
  return data as Data;
}
