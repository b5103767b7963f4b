import { routes } from '../../../generated/routes.js';
import { group, type Check } from '../check.js';
import type { Probe } from '../probe.js';
import { unknownCall } from './routing.js';

const code = 'invalid_api_key';

/** Nothing but what is public answers without a key. */
export const authentication: Check[] = group('Authentication', [
  ...routes
    .filter(route => !route.public)
    .map(route => ({
      name: `no key, no ${route.method} ${route.path}`,
      part: route.operationId,
      readOnly: route.method === 'GET',
      run: (probe: Probe) => probe.refused(route.operationId, code, { ...unknownCall(route), key: null }),
    })),
  {
    name: 'a key that nobody has is refused',
    part: 'Authentication',
    readOnly: true,
    run: async probe => {
      for (const key of ['wrong', '0'.repeat(64), `${probe.session.target.apiKey.slice(0, -1)}~`])
        await probe.refused('listCampaigns', code, { key });
    },
  },
  {
    name: 'another scheme than Bearer is refused',
    part: 'Authentication',
    readOnly: true,
    run: probe =>
      probe.refused('listCampaigns', code, { key: null, headers: { authorization: 'Basic dXNlcjpwYXNz' } }),
  },
  ...routes
    .filter(route => route.public)
    .map(route => ({
      name: `${route.path} needs no key`,
      part: route.operationId,
      readOnly: true,
      run: (probe: Probe) => probe.ok(route.operationId, 200, { key: null }),
    })),
]);
