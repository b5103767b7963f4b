import { operations } from '../data.js';
import { group, type Check } from '../run.js';
import type { Probe } from '../probe.js';
import { firstNotFound, unknownCall } from './routing.js';

/** Reads of one thing, by an id that is a UUID. */
const byUuid = operations.filter(
  ({ method, path, pathParams }) => method === 'GET' && pathParams.length === 1 && path.endsWith('}'),
);

/** Wrong requests, and what the responses to them must contain. */
export const errors: Check[] = group('Errors', [
  ...byUuid.map(operation => ({
    name: `an id of ${operation.path} that is none is not found`,
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
    name: 'JSON that is malformed is refused',
    part: 'Errors: 400',
    run: probe => probe.invalid('createCampaignTag', { body: '{"name":' }, ''),
  },
  {
    name: 'a body of another type than JSON is refused',
    part: 'Errors: 415',
    run: probe =>
      probe.refused('createCampaignTag', 'unsupported_media_type', {
        body: 'name=x',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
  },
  {
    name: 'a value of the wrong type is refused and named',
    part: 'Errors: details',
    run: async probe => {
      await probe.invalid('createCampaignTag', { body: { name: 5 } }, 'name');
      await probe.invalid('createCampaign', { body: { name: ['x'] } }, 'name');
      await probe.invalid('createLeadList', { body: { name: 'x', global_lead_ids: 'x' } }, 'global_lead_ids');
      await probe.invalid('createApiKey', { body: { name: 'x', expires_at: 'tomorrow' } }, 'expires_at');
    },
  },
  {
    name: 'a key that is required is missed and named',
    part: 'Errors: details',
    run: async probe => {
      await probe.invalid('createCampaignTag', { body: {} }, 'name');
      await probe.invalid('createJob', { body: {} }, 'operation');
      await probe.invalid('addBlockListEntry', { body: {} }, 'value');
    },
  },
  {
    name: 'a known query parameter with a bad value is refused and named, an unknown one ignored',
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
    name: 'an Idempotency-Key that is none is refused',
    part: 'Idempotency',
    run: probe =>
      probe.refused('createCampaign', 'invalid_flow', {
        body: {},
        headers: { 'idempotency-key': 'with space' },
      }),
  },
  {
    name: 'a valid request id comes back',
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
