import { operations } from '../data.js';
import { group, type Check } from '../run.js';
import type { Probe } from '../probe.js';
import { unknownCall } from './routing.js';

const code = 'invalid_api_key';

/** Only public operations work without a key. */
export const authentication: Check[] = group('Authentication', [
  ...operations
    .filter(operation => !operation.open)
    .map(operation => ({
      name: `${operation.method} ${operation.path} needs a key`,
      part: operation.id,
      readOnly: operation.method === 'GET',
      run: (probe: Probe) => probe.refused(operation.id, code, { ...unknownCall(operation), key: null }),
    })),
  {
    name: 'an unknown key is refused',
    part: 'Authentication',
    readOnly: true,
    run: async probe => {
      for (const key of ['wrong', '0'.repeat(64), `${probe.session.target.apiKey.slice(0, -1)}~`])
        await probe.refused('listCampaigns', code, { key });
    },
  },
  {
    name: 'a scheme other than Bearer is refused',
    part: 'Authentication',
    readOnly: true,
    run: probe =>
      probe.refused('listCampaigns', code, { key: null, headers: { authorization: 'Basic dXNlcjpwYXNz' } }),
  },
  ...operations
    .filter(operation => operation.open)
    .map(operation => ({
      name: `${operation.path} needs no key`,
      part: operation.id,
      readOnly: true,
      run: (probe: Probe) => probe.ok(operation.id, 200, { key: null }),
    })),
]);
