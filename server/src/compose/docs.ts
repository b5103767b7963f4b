import { readFileSync } from 'node:fs';
import type { PublicRoute } from '../domain/api/public-route.js';
import { docsPageRoutes } from '../pages/docs/routes.js';

/** The docs at `/docs`. Their code and the contract are read when somebody first opens them. */
export function docsRoutes(baseUrl: string): PublicRoute[] {
  return docsPageRoutes(async () => {
    const { buildSite } = await import('../pages/docs/site.js');
    const contract = readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8');
    const base = new URL(baseUrl).pathname.replace(/\/$/, '');
    return buildSite(contract, base);
  });
}
