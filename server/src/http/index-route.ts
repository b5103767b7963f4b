import type { PublicRoute } from './public-route.js';

/** `GET /`: tells whoever opens the address of the service what it is, and where its docs and its contract lie. */
export function indexRoute(version: string): PublicRoute {
  const body = { name: 'outreach', version, docs: '/docs', openapi: '/openapi.json', health: '/health' };
  return { method: 'GET', path: '/', handle: () => ({ status: 200, body }) };
}
