import type { Client } from 'openapi-fetch';
import { methods, type Resources } from './generated/resources.js';
import type { paths } from './generated/types.js';
import { paginate, type ListBody } from './paginate.js';
import { unwrap, type Result } from './result.js';
import type { CallOptions, Send } from './send.js';

/** What the helpers of the SDK need of a client. */
export interface BaseClient extends Client<paths>, Resources {
  /**
   * Sends a request that is no call of the contract, such as a file to the address that `POST /v1/uploads/presign` gave: with the
   * client's `fetch`, timeout, retries and log, and without its key.
   */
  readonly send: Send;
}

/**
 * Options of one call, after its other arguments.
 *
 * @example
 * await client.campaigns.create({ name: 'Autumn launch' }, { idempotencyKey: 'autumn-1', timeoutMs: 5_000 });
 */
export interface MethodOptions extends Omit<CallOptions, 'idempotent'> {
  /** `Idempotency-Key`; where the operation honours one, the client makes one when left out. */
  idempotencyKey?: string;
  /** `If-Match` of a flow: the revision that you read. */
  ifMatch?: string;
  headers?: Record<string, string>;
  /** Ends the call. */
  signal?: AbortSignal;
}

/**
 * Query parameters, with arrays for lists that are separated by commas.
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
 * What a call gave besides its data.
 *
 * @example
 * const { data, requestId, response } = await client.campaigns.get(id).withResponse();
 */
export interface WithResponse<Data, Body = unknown> {
  data: Data;
  /** The whole body: `data` and what is beside it. */
  body: Body;
  /** Status and headers. */
  response: Response;
  /** `X-Request-Id`: name it when you ask the operator of the service. */
  requestId: string | null;
}

/**
 * A call that has begun: await it for its data, or call {@link withResponse} for status and headers too.
 *
 * @example
 * const call: ApiCall<Campaign> = client.campaigns.get(id);
 * const campaign = await call;
 */
export class ApiCall<Data, Body = unknown> implements Promise<Data> {
  readonly [Symbol.toStringTag] = 'ApiCall';
  /** Makes the request, or returns the one that was made. */
  readonly #answer: () => Promise<WithResponse<Data, Body>>;

  /** @param answer makes the request; called once or more, it must make one */
  constructor(answer: () => Promise<WithResponse<Data, Body>>) {
    this.#answer = answer;
  }

  /** @throws {OutreachError} when the API answered with an error */
  withResponse(): Promise<WithResponse<Data, Body>> {
    return this.#answer();
  }

  // An error is `any`, as a Promise has it.
  /* eslint-disable @typescript-eslint/no-explicit-any */
  then<A = Data, B = never>(
    onData?: ((data: Data) => A | PromiseLike<A>) | null,
    onError?: ((error: any) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#answer()
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
 * A list: `for await` reads all of it, page by page; `await` gives the rows of one page; nothing is read before.
 *
 * Pages are cut by position: rows that appear or vanish while you iterate can shift the others, so that one comes twice or is missed.
 *
 * @example
 * for await (const lead of client.leads.list(campaignId)) console.log(lead.email);
 * const newest = await client.campaigns.list({ limit: 5 });
 */
export class ApiList<Row, Body = ListBody<Row>> extends ApiCall<Row[], Body> implements AsyncIterable<Row> {
  readonly #rows: () => AsyncGenerator<Row, void, undefined>;

  constructor(
    answer: () => Promise<WithResponse<Row[], Body>>,
    rows: () => AsyncGenerator<Row, void, undefined>,
  ) {
    super(answer);
    this.#rows = rows;
  }

  [Symbol.asyncIterator](): AsyncGenerator<Row, void, undefined> {
    return this.#rows();
  }

  /**
   * The rows as an array.
   *
   * @param options.limit how many at most; all when left out
   */
  async toArray({ limit = Infinity }: { limit?: number } = {}): Promise<Row[]> {
    const rows: Row[] = [];
    if (limit > 0) for await (const row of this) if (rows.push(row) >= limit) break;
    return rows;
  }
}

type Values = Record<string, unknown>;
type AnyClient = Record<string, (path: string, init: object) => Promise<Result<Values>>>;

/** The methods of each resource, which call the paths of the contract. */
export function createResources(client: Client<paths>): Resources {
  const resources: Values = {};
  for (const [resource, all] of Object.entries(methods)) {
    const own: Values = (resources[resource] = {});
    for (const [name, call] of Object.entries(all)) own[name] = method(client as unknown as AnyClient, call);
  }
  return resources as unknown as Resources;
}

/** @param call as `methods` has it: the HTTP method, a sign that says what it takes or gives, and the path */
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
    const answer = () => (made ??= answerOf(send(), sign));
    if (sign !== '*') {
      void answer();
      return new ApiCall(answer);
    }
    const { limit, offset } = (input ?? {}) as { limit?: number; offset?: number };
    return new ApiList(answer, () =>
      paginate(page => send(page) as unknown as Promise<Result<ListBody<never>>>, { limit, offset }),
    );
  };
}

/** Arrays become lists separated by commas, as the contract has them. */
function joined(query: Values): Values {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.join() : value]),
  );
}

async function answerOf(call: Promise<Result<Values>>, sign?: string): Promise<WithResponse<never>> {
  const { response } = await call;
  const body = await unwrap(call);
  // A file is read by the caller; most bodies hold their data under `data`.
  const data = sign === '=' ? response : body && 'data' in body ? body.data : body;
  return { data: data as never, body, response, requestId: response.headers.get('X-Request-Id') };
}
