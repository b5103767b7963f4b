import { operations } from '../data.js';
import { group, type Check } from '../run.js';
import type { Probe } from '../probe.js';
import { firstNotFound, unknownCall } from './routing.js';

/** Operations that read one object by an id that is a UUID. */
const byUuid = operations.filter(
  ({ method, path, pathParams }) => method === 'GET' && pathParams.length === 1 && path.endsWith('}'),
);

/** Invalid requests, and what their responses must contain. */
export const errors: Check[] = group('Errors', [
  ...byUuid.map(operation => ({
    name: `a malformed id in ${operation.path} is not found`,
    part: operation.id,
    readOnly: true,
    run: async (probe: Probe) => {
      for (const id of ['x', '0', '%'])
        await probe.refused(operation.id, firstNotFound(operation), {
          ...unknownCall(operation),
          params: { [operation.pathParams[0]!]: id },
        });
    },
  })),
  {
    name: 'malformed JSON is refused',
    part: 'Errors: 400',
    run: probe => probe.invalid('createCampaignTag', { body: '{"name":' }, ''),
  },
  {
    name: 'a body that is not JSON is refused',
    part: 'Errors: 415',
    run: probe =>
      probe.refused('createCampaignTag', 'unsupported_media_type', {
        body: 'name=x',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
  },
  {
    name: 'a value of the wrong type is refused, and the error names it',
    part: 'Errors: details',
    run: async probe => {
      await probe.invalid('createCampaignTag', { body: { name: 5 } }, 'name');
      await probe.invalid('createCampaign', { body: { name: ['x'] } }, 'name');
      await probe.invalid('createLeadList', { body: { name: 'x', global_lead_ids: 'x' } }, 'global_lead_ids');
      await probe.invalid('createApiKey', { body: { name: 'x', expires_at: 'tomorrow' } }, 'expires_at');
    },
  },
  {
    name: 'a missing key is refused, and the error names it',
    part: 'Errors: details',
    run: async probe => {
      await probe.invalid('createCampaignTag', { body: {} }, 'name');
      await probe.invalid('createJob', { body: {} }, 'operation');
      await probe.invalid('addBlockListEntry', { body: {} }, 'value');
    },
  },
  {
    name: 'an invalid query parameter is refused, and an unknown one is ignored',
    part: 'Errors: details',
    readOnly: true,
    run: async probe => {
      await probe.invalid('listCampaigns', { query: { status: 'no-such-status' } }, 'status');
      await probe.invalid('listPeople', { query: { sort_dir: 'sideways' } }, 'sort_dir');
      await probe.invalid('listThreads', { query: { q: 'x' } }, 'q');
      await probe.invalid('listThreads', { query: { date_from: 'yesterday' } }, 'date_from');
      const response = await probe.ok('listCampaigns', 200, { query: { no_such_parameter: 'x' } });
      probe.header(response, 'X-Ignored-Keys', 'no_such_parameter');
    },
  },
  {
    name: 'an invalid Idempotency-Key is refused',
    part: 'Idempotency',
    run: probe =>
      probe.refused('createCampaign', 'invalid_flow', {
        body: {},
        headers: { 'idempotency-key': 'with space' },
      }),
  },
  {
    name: 'a valid request id is returned',
    part: 'X-Request-Id',
    readOnly: true,
    run: async probe => {
      const id = `${probe.session.prefix}-request`;
      for (const response of [
        await probe.ok('listCampaigns', 200, { headers: { 'x-request-id': id } }),
        await probe.refused('listCampaigns', 'invalid_api_key', {
          key: null,
          headers: { 'x-request-id': id },
        }),
      ])
        probe.header(response, 'X-Request-Id', id);
    },
  },
]);
