import { operations } from '../data.js';
import { group, type Check } from '../run.js';
import type { Probe, Call } from '../probe.js';
import { firstNotFound, unknownCall } from './routing.js';
import { randomUUID as newId } from 'node:crypto';
import type { ApiResponse } from '../send-request.js';
import { addressOf, campaign, newCampaign, personStays, removal } from './fixtures.js';

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

/** The same request twice acts once. */
export const idempotency: Check[] = group('Idempotency', [
  {
    name: 'a campaign is created once',
    part: 'createCampaign',
    run: async probe => {
      const name = `${probe.session.prefix} once`;
      const first = await repeated(
        probe,
        'createCampaign',
        { body: { name } },
        { body: { name: `${name}, not` } },
      );
      const id = probe.text(first, 'data.id');
      removal(probe, 'deleteCampaign', { id });
    },
  },
  {
    name: 'a lead is created once',
    part: 'createLead',
    run: async probe => {
      const params = { id: await campaign(probe) };
      const email = addressOf(probe, 'once');
      const other = { params, body: { email, first_name: 'Other' } };
      const first = await repeated(probe, 'createLead', { params, body: { email } }, other);
      personStays(probe);
      probe.equal(first, 'created', true);
    },
  },
  {
    name: 'an import is started once',
    part: 'bulkImportLeads',
    run: async probe => {
      const params = { id: await campaign(probe) };
      const leads = [{ email: addressOf(probe, 'once-imported') }];
      const other = { params, body: { leads: [...leads, ...leads] } };
      await repeated(probe, 'bulkImportLeads', { params, body: { leads } }, other);
      personStays(probe);
    },
  },
  {
    name: 'a key belongs to one path, and without a key each request acts',
    part: 'Idempotency',
    run: async probe => {
      const headers = { 'idempotency-key': newId() };
      const body = { leads: [{ email: addressOf(probe, 'paths') }] };
      personStays(probe);
      for (const id of [await campaign(probe), await newCampaign(probe, 'other path')]) {
        const response = await probe.ok('bulkImportLeads', 200, { params: { id }, headers, body });
        probe.equal(response, 'imported', 1);
        isReplay(probe, response, false);
      }
    },
  },
]);

/** Sends a request twice with one key, then another request with the same key. Returns the first response. */
async function repeated(probe: Probe, operationId: string, request: Call, other: Call): Promise<ApiResponse> {
  const headers = { 'idempotency-key': newId() };
  const first = await probe.call(operationId, { ...request, headers });
  probe.holds(first.status < 300, first, 'success', first.status);
  isReplay(probe, first, false);
  const second = await probe.ok(operationId, first.status, { ...request, headers });
  probe.equal(second, '', first.body);
  isReplay(probe, second, true);
  await probe.refused(operationId, 'idempotency_key_reused', { ...other, headers });
  return first;
}

function isReplay(probe: Probe, response: ApiResponse, isReplayed: boolean): void {
  const header = response.headers.get('idempotent-replayed');
  const expected = isReplayed ? 'Idempotent-Replayed: true' : 'no Idempotent-Replayed';
  probe.holds((header === 'true') === isReplayed, response, expected, header ?? 'none');
}
