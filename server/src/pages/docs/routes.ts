import { ApiError } from '../../domain/api/api-error.js';
import type { PublicRequest, PublicRoute, RouteResponse } from '../../domain/api/public-route.js';
import type { Site, SiteFile } from './site.js';

/** What a page may do: it loads only what lies beside it, and calls nothing but this service. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const missing = 'There is no such page. `GET /llms.txt` lists all pages of the docs.';

/** Every shape that an address of the docs, or a mistaken one, can have. */
const paths = [
  '/docs',
  '/docs/',
  '/docs/{a}',
  '/docs/{a}/',
  '/docs/{a}/{b}',
  '/docs/{a}/{b}/',
  '/docs/{a}/{b}/{c}',
];

/**
 * The docs at `/docs`, open to everybody.
 *
 * @param load makes the site; called with the first request, so that a start and a service whose docs nobody reads pay nothing
 */
export function docsPageRoutes(load: () => Promise<Site>): PublicRoute[] {
  let loaded: ReturnType<typeof load> | undefined;
  const handle = async ({ params, query, headers }: PublicRequest): Promise<RouteResponse> => {
    const site = await (loaded ??= load());
    const path = ['a', 'b', 'c'].flatMap(name => (params[name] ? [`/${params[name]}`] : [])).join('');
    const found = site.file(path);
    // What people guess for a guide.
    if (!found && site.file(`/guides${path}`))
      return { status: 308, headers: { Location: `/docs/guides${path}` } };
    if (!found && !wantsHtml(headers.accept)) throw new ApiError('route_not_found', { message: missing });
    const file = found ?? site.missing;
    const isVersioned = found !== undefined && query.v === file.version;
    const common = {
      ETag: `"${file.version}"`,
      'Cache-Control': isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache',
    };
    if (found && hasTag(headers['if-none-match'], file)) return { status: 304, headers: common };
    return {
      status: found ? 200 : 404,
      body: file.body,
      headers: { ...common, 'Content-Type': file.type, ...securityHeaders },
    };
  };
  return [
    ...paths.map((path): PublicRoute => ({ method: 'GET', path, handle })),
    // Where programs look for them.
    ...['llms.txt', 'llms-full.txt'].map((name): PublicRoute => ({
      method: 'GET',
      path: `/${name}`,
      handle: request => handle({ ...request, params: { a: name } }),
    })),
  ];
}

const securityHeaders = {
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

function wantsHtml(accept: string | string[] | undefined): boolean {
  return String(accept ?? '').includes('text/html');
}

/** Whether the caller holds this very content (RFC 9110, section 13.1.2). */
function hasTag(held: string | string[] | undefined, { version }: SiteFile): boolean {
  const tags = String(held ?? '').split(',');
  return tags.some(tag => tag.trim().replace(/^W\//, '') === `"${version}"` || tag.trim() === '*');
}
