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
 * Registers routes with @koa/router. A literal wins over a parameter; letter case and a trailing slash count;
 * each segment is percent-decoded by itself, so `leads%3Aadd` is `leads:add` and `%2F` never splits.
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
  const routers = new Map<number, { router: Router<RequestState, Params>; dispatch: Middleware }>();
  const routerFor = (path: string) => {
    const known = routers.get(segmentsIn(path));
    if (known) return known.router;
    const router = new Router<RequestState, Params>({ strict: true, sensitive: true, exclusive: true });
    routers.set(segmentsIn(path), { router, dispatch: router.routes() as Middleware });
    return router;
  };
  // Of all that match only the last one runs: literals follow parameters, methods what refuses all others.
  const literalsLast = [...byShape].sort(([a], [b]) => b.split('{').length - a.split('{').length);
  for (const [shape, bound] of literalsLast) {
    const router = routerFor(shape);
    router.all(patternOf(bound[0]!.path), ...unmatchedMethod(bound.map(({ method }) => method)));
    for (const { method, path, middleware } of bound)
      router.register(patternOf(path), [method], [...middleware]);
  }

  return {
    middleware(ctx: Context & { newRouterPath?: string }, next) {
      const path = canonicalPath(ctx.path);
      const found = path === null ? undefined : routers.get(segmentsIn(path));
      if (path === null || !found) return next();
      ctx.newRouterPath = path;
      return found.dispatch(ctx, next);
    },
    exists(given) {
      const path = canonicalPath(given);
      const found = path === null ? undefined : routers.get(segmentsIn(path));
      return path !== null && found !== undefined && found.router.match(path, 'GET').path.length > 0;
    },
  };
}

function segmentsIn(path: string): number {
  let count = 0;
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) count += 1;
  return count;
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
