import type { Route } from '../../generated/routes.js';
import type { Context, Middleware } from '../context.js';

const header = 'X-Ignored-Keys';
/** So that a body of unknown keys does not become a header that no client accepts. */
const maxLength = 1_000;

/** Lists the query parameters that an operation does not know: they are ignored. */
export function ignoredParameters(route: Route): Middleware {
  const known = new Set(route.queryKeys);
  return (ctx, next) => {
    if (ctx.querystring !== '') addIgnoredKeys(ctx, unknownKeys(ctx.query, known));
    return next();
  };
}

/** Adds names to those that `X-Ignored-Keys` lists, whatever the response will be. */
export function addIgnoredKeys(ctx: Context, names: readonly string[]): void {
  if (names.length === 0) return;
  const all = new Set([...(ctx.state.ignoredKeys ?? []), ...names]);
  ctx.state.ignoredKeys = [...all];
  ctx.set(header, listOf(all));
}

/** Returns the top-level keys of an object that are unknown; none of what is no object. */
export function unknownKeys(value: unknown, known: ReadonlySet<string>): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.keys(value).filter(key => !known.has(key));
}

function listOf(names: ReadonlySet<string>): string {
  let list = '';
  for (const name of names) {
    const longer = (list && `${list},`) + name.replace(/[^\x21-\x7e]|[,%]/gu, encode);
    if (longer.length > maxLength) return `${list && `${list},`}...`;
    list = longer;
  }
  return list;
}

/** Percent-encodes a character; half a surrogate pair, which has no encoding, becomes U+FFFD. */
function encode(character: string): string {
  return encodeURIComponent(Buffer.from(character).toString());
}
