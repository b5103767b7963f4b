import type { Client } from 'openapi-fetch';
import { methods, type Resources } from './generated/resources.js';
import type { paths } from './generated/types.js';
import { paginate, type ListBody } from './paginate.js';
import { unwrap, type Result } from './result.js';
import type { CallOptions, Send } from './send.js';

/** The part of a client that the helpers of the SDK use. */
export interface BaseClient extends Client<paths>, Resources {
  /**
   * Sends a request outside the contract, such as a file to the URL from `POST /v1/uploads/presign`. It uses the client's `fetch`,
   * timeout, retries and log, but not its key.
   */
  readonly send: Send;
}

/**
 * Options of one call, after its other arguments.
 *
 * @example
 * await client.campaigns.create({ name: 'Autumn launch' }, { idempotencyKey: 'autumn-1', timeoutMs: 5_000 });
 */
export interface MethodOptions extends CallOptions {
  /** `Idempotency-Key`. Default: a random key, if the operation honors one. */
  idempotencyKey?: string;
  /** `If-Match` for a flow: the revision that you read. */
  ifMatch?: string;
  headers?: Record<string, string>;
  /** Aborts the call. */
  signal?: AbortSignal;
}

/**
 * Query parameters. A list that is separated by commas may be an array.
 *
 * @example
 * const query: QueryOf<{ tag_ids?: string }> = { tag_ids: [tag.id] };
 */
export type QueryOf<Query> = {
  [Name in keyof Query]: Name extends `${string}_ids` | 'include'
    ? Query[Name] | readonly string[]
    : Query[Name];
};

/**
 * The data of a call with its response.
 *
 * @example
 * const { data, requestId, response } = await client.campaigns.get(id).withResponse();
 */
export interface WithResponse<Data, Body = unknown> {
  data: Data;
  /** The whole body: `data` and the properties next to it, such as `total_count`. */
  body: Body;
  /** Status and headers. */
  response: Response;
  /** `X-Request-Id` of the response. Give it to the operator of the service, who finds the request by it. */
  requestId: string | null;
}

/**
 * A call. Await it for its data, or call {@link withResponse} for the status and headers too.
 *
 * @example
 * const call: ApiCall<Campaign> = client.campaigns.get(id);
 * const campaign = await call;
 */
export class ApiCall<Data, Body = unknown> implements Promise<Data> {
  readonly [Symbol.toStringTag] = 'ApiCall';
  /** Makes the request, or returns the one that was made. */
  readonly #send: () => Promise<WithResponse<Data, Body>>;

  /** @param send makes the request; must make only one, even if it is called more than once */
  constructor(send: () => Promise<WithResponse<Data, Body>>) {
    this.#send = send;
  }

  /**
   * Returns the data with the whole body, the response and the request id.
   *
   * @throws {OutreachError} when the API returns an error
   */
  withResponse(): Promise<WithResponse<Data, Body>> {
    return this.#send();
  }

  // The error is `any`, as in the type of a Promise.
  /* eslint-disable @typescript-eslint/no-explicit-any */
  then<A = Data, B = never>(
    onData?: ((data: Data) => A | PromiseLike<A>) | null,
    onError?: ((error: any) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#send()
      .then(({ data }) => data)
      .then(onData, onError);
  }

  catch<B>(onError?: ((error: any) => B | PromiseLike<B>) | null): Promise<Data | B> {
    return this.then(undefined, onError);
  }

  /* eslint-enable @typescript-eslint/no-explicit-any */

  finally(onEnd?: (() => void) | null): Promise<Data> {
    return this.then().finally(onEnd);
  }
}

/**
 * A list. `for await` reads all rows, page by page. `await` returns the rows of one page. A page is read when you ask for it.
 *
 * Pages are cut by position. If rows are added or removed while you iterate, a row can appear twice or be missed.
 *
 * @example
 * for await (const lead of client.leads.list(campaignId)) console.log(lead.email);
 * const newest = await client.campaigns.list({ limit: 5 });
 */
export class ApiList<Row, Body = ListBody<Row>> extends ApiCall<Row[], Body> implements AsyncIterable<Row> {
  readonly #rows: () => AsyncGenerator<Row, void, undefined>;

  constructor(
    send: () => Promise<WithResponse<Row[], Body>>,
    rows: () => AsyncGenerator<Row, void, undefined>,
  ) {
    super(send);
    this.#rows = rows;
  }

  [Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    return this.#rows();
  }

  /**
   * Reads the rows into an array.
   *
   * @param options.limit the most rows to read. Default: all
   */
  async toArray({ limit = Infinity }: { limit?: number } = {}): Promise<Row[]> {
    const rows: Row[] = [];
    if (limit > 0) for await (const row of this) if (rows.push(row) >= limit) break;
    return rows;
  }
}

type Values = Record<string, unknown>;
type AnyClient = Record<string, (path: string, init: object) => Promise<Result<Values>>>;

/** Creates the methods of each resource, which call the paths of the contract. */
export function createResources(client: Client<paths>): Resources {
  const resources: Values = {};
  for (const [resource, all] of Object.entries(methods)) {
    const own: Values = (resources[resource] = {});
    for (const [name, call] of Object.entries(all)) own[name] = method(client as unknown as AnyClient, call);
  }
  return resources as unknown as Resources;
}

/** @param call an entry of `methods`: the HTTP method, a sign for its input or output, and the path */
function method(client: AnyClient, call: string): (...args: unknown[]) => unknown {
  const [, verb = '', sign, path = ''] = /^([A-Z]+)(\W?)(\/.*)$/.exec(call)!;
  const names = [...path.matchAll(/{(\w+)}/g)].map(([, name]) => name!);
  return (...args) => {
    const ids = names.map(name => {
      const value = args.shift();
      if (typeof value !== 'string' || !value) throw new TypeError(`${name} is missing: ${verb} ${path}`);
      return [name, value];
    });
    const input = sign ? args.shift() : undefined;
    const { idempotencyKey, ifMatch, headers, query, ...options } = (args.shift() ?? {}) as MethodOptions & {
      query?: Values;
    };
    const send = (page?: object): Promise<Result<Values>> => {
      const init: Values = {
        ...options,
        headers: {
          ...headers,
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
          ...(ifMatch && { 'If-Match': ifMatch }),
        },
        params: {
          path: Object.fromEntries(ids),
          query: joined({ ...(sign === '+' ? query : (input as Values)), ...page }),
        },
      };
      if (sign === '+') init.body = input;
      if (sign === '=') init.parseAs = 'stream';
      return client[verb]!(path, init);
    };
    let made: Promise<WithResponse<never>> | undefined;
    const respond = () => (made ??= responseOf(send(), sign));
    if (sign !== '*') {
      void respond();
      return new ApiCall(respond);
    }
    const { limit, offset } = (input ?? {}) as { limit?: number; offset?: number };
    return new ApiList(respond, () =>
      paginate(page => send(page) as unknown as Promise<Result<ListBody<never>>>, { limit, offset }),
    );
  };
}

/** Returns the query with each array as a list separated by commas, which the contract expects. */
function joined(query: Values): Values {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.join() : value]),
  );
}

async function responseOf(call: Promise<Result<Values>>, sign?: string): Promise<WithResponse<never>> {
  const { response } = await call;
  const body = await unwrap(call);
  // The caller reads a file. Most bodies have their data under `data`.
  const data = sign === '=' ? response : body && 'data' in body ? body.data : body;
  return { data: data as never, body, response, requestId: response.headers.get('X-Request-Id') };
}
