import { randomUUID as newId } from 'node:crypto';
import { group, type Check } from '../run.js';
import type { Call, Probe } from '../probe.js';
import type { ApiResponse } from '../send-request.js';
import { addressOf, campaign, newCampaign, personStays, removal } from './fixtures.js';

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
