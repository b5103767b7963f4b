/** A request to a public route: nothing of it is validated. */
export interface PublicRequest {
  params: Record<string, string>;
  query: Record<string, string | string[] | undefined>;
  headers: Record<string, string | string[] | undefined>;
  /** Raw body; empty when there is none, or when the route reads it as a stream. */
  body: Buffer;
  /** The body chunk by chunk, for a route that `streams`. */
  stream: AsyncIterable<Uint8Array>;
  requestId: string;
}

/**
 * A response as handlers return it. `body` becomes JSON, unless it is bytes or an async iterable of them
 * (sent as it comes), or a text whose `Content-Type` header is not JSON.
 */
export interface RouteResponse {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A route outside the contract that needs no API key, for instance the one-click unsubscribe link in a mail.
 */
export interface PublicRoute {
  readonly method: string;
  /** Path template, `/u/{token}`. */
  readonly path: string;
  /** Largest body in bytes. Default 64 KiB. */
  readonly bodyBytes?: number;
  /** The handler reads the body itself, as it arrives. */
  readonly streams?: boolean;
  /** Returns the account that the request counts against, if any: its rate limit applies. */
  readonly accountOf?: (request: Pick<PublicRequest, 'params' | 'query'>) => string | null;
  /** Handles a request; an ApiError that it throws becomes the usual error body. */
  handle(request: PublicRequest): Promise<RouteResponse> | RouteResponse;
}
