import type { IncomingHttpHeaders } from 'node:http';
import { parse as parseQuery } from 'node:querystring';
import type { Answer } from './contract.js';
import type { Endpoint } from './endpoint.js';
import { announcesBody, readBody, streamBody } from './read-body.js';
import { searchOf } from './request-target.js';
import { paramNames, segmentsOf } from './router.js';

/** A request to a handler outside the contract: nothing of it is validated. */
export interface PublicRequest {
  params: Record<string, string>;
  query: Record<string, string | string[] | undefined>;
  headers: IncomingHttpHeaders;
  /** Raw body; empty when there is none, or when the route takes it as a stream. */
  body: Buffer;
  /** The body piece by piece, where the route takes it so. */
  stream: AsyncIterable<Uint8Array>;
  requestId: string;
}

/** A handler that needs no API key and is not in the contract, for instance the one-click unsubscribe link in a mail. */
export interface PublicRoute {
  method: string;
  /** Path template, `/u/{token}`. */
  path: string;
  /** Largest body in bytes. Default 64 KiB. */
  bodyBytes?: number;
  /** The handler reads the body itself, as it arrives. */
  streams?: boolean;
  /** Answers; an ApiError becomes the usual error body. */
  handle(request: PublicRequest): Promise<Answer> | Answer;
}

const defaultBodyBytes = 64 * 1024;

export function publicEndpoint(route: PublicRoute): Endpoint {
  const names = paramNames(segmentsOf(route.path));
  return {
    name: `${route.method} ${route.path}`,
    path: route.path,
    contract: null,
    async answer({ req, requestId }, values) {
      const params = Object.fromEntries(names.map((name, i) => [name, values[i] ?? '']));
      const limit = route.bodyBytes ?? defaultBodyBytes;
      const isRead = announcesBody(req) && !route.streams;
      const body = isRead ? await readBody(req, limit) : Buffer.alloc(0);
      return route.handle({
        params,
        query: parseQuery(searchOf(req.url ?? '')),
        headers: req.headers,
        body,
        stream: streamBody(req, limit),
        requestId,
      });
    },
  };
}
