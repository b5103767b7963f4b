import type { PublicRoute } from './public-route.js';

/** `GET /`: tells whoever opens the address of the service what it is and where its contract lies. */
export function indexRoute(version: string): PublicRoute {
  const body = { name: 'outreach', version, openapi: '/openapi.json', health: '/health' };
  return { method: 'GET', path: '/', handle: () => ({ status: 200, body }) };
}
