import Router from '@koa/router';
import type { Context, Middleware, RequestState } from '../context.js';

/** What is registered at a method and path template. */
export interface Registration {
  method: string;
  /** Path template such as `/v1/leads/{id}`. */
  path: string;
  middleware: readonly Middleware[];
}

export interface Routing {
  /** Goes on with the next middleware where no path matches. */
  middleware: Middleware;
  /** Returns whether a path exists, whatever its methods. */
  exists(path: string): boolean;
}

type Params = { params: Record<string, string> };

/**
 * Registers routes with @koa/router. A literal wins over a parameter; letter case and a trailing slash count; each segment is
 * percent-decoded by itself, so `leads%3Aadd` is `leads:add` and `%2F` never splits.
 *
 * @param unmatchedMethod returns the middleware of a path for the methods that it does not have
 */
export function createRouting(
  registrations: readonly Registration[],
  unmatchedMethod: (methods: readonly string[]) => readonly Middleware[],
): Routing {
  const byShape = new Map<string, Registration[]>();
  for (const each of registrations) {
    const same = byShape.get(shapeOf(each.path)) ?? [];
    if (same.some(({ method }) => method === each.method))
      throw new Error(`Route registered twice: ${each.method} ${each.path}`);
    byShape.set(shapeOf(each.path), [...same, each]);
  }
  // @koa/router tests one pattern after the other: with a router per number of segments these are few.
  const routers = new Map<number, Router<RequestState, Params>>();
  // The first match ends the request: literals come before parameters, and methods before what refuses all others.
  const literalsFirst = [...byShape].sort(([a], [b]) => a.split('{').length - b.split('{').length);
  for (const [shape, bound] of literalsFirst) {
    const size = shape.split('/').length;
    const router = routers.get(size) ?? new Router<RequestState, Params>({ strict: true, sensitive: true });
    routers.set(size, router);
    for (const { method, path, middleware } of bound)
      router.register(patternOf(path), [method], [...middleware]);
    router.all(patternOf(bound[0]!.path), ...unmatchedMethod(bound.map(({ method }) => method)));
  }

  const find = (path: string | null) => (path === null ? undefined : routers.get(path.split('/').length));
  const dispatch = new Map([...routers.values()].map(router => [router, router.routes() as Middleware]));
  return {
    middleware(ctx: Context & { newRouterPath?: string }, next) {
      const path = canonicalPath(ctx.path);
      const router = find(path);
      if (path === null || !router) return next();
      ctx.newRouterPath = path;
      return dispatch.get(router)!(ctx, next);
    },
    exists(given) {
      const path = canonicalPath(given);
      return path !== null && (find(path)?.match(path, 'GET').path.length ?? 0) > 0;
    },
  };
}

/** The template as @koa/router writes it: `{id}` is `:id`, and a colon is just a colon. */
function patternOf(path: string): string {
  return path.replace(/[\\()[\]+?!*:]/g, '\\$&').replace(/\{(\w+)\}/g, ':$1');
}

/** The template without the names of its parameters: `/a/{id}` and `/a/{other}` are one path. */
function shapeOf(path: string): string {
  return path.replace(/\{\w+\}/g, '{}');
}

/** Returns the path with each segment encoded in one way; null where its percent-encoding is malformed. */
function canonicalPath(path: string): string | null {
  if (!path.includes('%')) return path;
  try {
    const encode = (segment: string) =>
      encodeURIComponent(decodeURIComponent(segment)).replaceAll('%3A', ':');
    return path.split('/').map(encode).join('/');
  } catch {
    return null;
  }
}
