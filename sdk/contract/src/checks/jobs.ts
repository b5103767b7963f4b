import { setTimeout as sleep } from 'node:timers/promises';
import { randomUUID as newId } from 'node:crypto';
import { Halt, valueAt } from '../finding.js';
import { group, type Check } from '../run.js';
import type { Call, Probe } from '../probe.js';
import type { ApiResponse } from '../send-request.js';
import { addressOf, campaign, lead, newCampaign, personId, personStays } from './fixtures.js';

const ended = ['completed', 'failed', 'cancelled'];
const firstPollMs = 50;
const longestPollMs = 2_000;

/** Jobs: started, polled, cancelled, downloaded. */
export const jobs: Check[] = group('Jobs', [
  {
    name: 'an asynchronous import is queued, completed and reported',
    part: 'bulkImportLeadsAsync, getJob',
    run: async probe => {
      const params = { id: await newCampaign(probe, 'imported') };
      const rows = [{ email: addressOf(probe, 'async') }, { email: 'x' }];
      const done = await finished(
        probe,
        await started(probe, 'bulkImportLeadsAsync', { params, body: { leads: rows } }),
      );
      personStays(probe);
      probe.equal(done, 'data.status', 'completed');
      probe.equal(done, 'data.campaign_id', params.id);
      probe.equal(done, 'data.result.imported', 1);
      probe.equal(done, 'data.result.failed', 1);
      probe.equal(await probe.ok('listLeads', 200, { params }), 'total_count', 1);
      const list = await probe.ok('listJobs', 200, {
        query: { campaign_id: params.id, status: 'completed' },
      });
      probe.equal(list, 'data[0].id', valueAt(done.body, 'data.id'));
      await probe.refused('cancelJob', 'job_state_conflict', { params: { id: probe.text(done, 'data.id') } });
    },
  },
  {
    name: 'an export is completed, and downloaded with the key and by its link',
    part: 'exportPeople, downloadJob',
    run: async probe => {
      const { email, globalLeadId } = await lead(probe);
      const scope = { kind: 'selection', global_lead_ids: [globalLeadId] };
      const body = { scope, projection: 'compact' };
      const done = await finished(probe, await started(probe, 'exportPeople', { body }));
      probe.equal(done, 'data.status', 'completed');
      probe.equal(done, 'data.result.rows_exported', 1);
      const file = await probe.ok('downloadJob', 200, { params: { id: probe.text(done, 'data.id') } });
      const hasRow = String(file.body).includes(email) && String(file.body).includes(globalLeadId);
      probe.holds(hasRow, file, `a row with ${email} and its id`, file.body);
      const linked = await probe.follow('GET', probe.text(done, 'data.result.download_url'), 200);
      probe.equal(linked, '', file.body);
    },
  },
  {
    name: 'people are added to a draft by a scope without the exclusions',
    part: 'enrollLeads',
    run: async probe => {
      const { campaignId, email } = await lead(probe);
      const params = { id: await newCampaign(probe, 'enrolled') };
      const body = { scope: { kind: 'campaign', campaign_id: campaignId }, exclusions: { emails: [email] } };
      const done = await finished(probe, await started(probe, 'enrollLeads', { params, body }));
      probe.equal(done, 'data.status', 'completed');
      const leads = await probe.ok('listLeads', 200, { params, query: { limit: 100 } });
      const isThere = probe.list(leads, 'data').some(row => valueAt(row, 'email') === email);
      probe.holds(!isThere, leads, `all but ${email}`, email);
    },
  },
  {
    name: 'a preview counts, and a job that differs from its preview is refused',
    part: 'previewJob, createJob',
    run: async probe => {
      const { globalLeadId } = await lead(probe);
      const campaign_id = await newCampaign(probe, 'previewed');
      const scope = { kind: 'selection', global_lead_ids: [globalLeadId, personId('nobody')] };
      const preview = await probe.ok('previewJob', 200, {
        body: { operation: 'add_to_campaign', campaign_id, scope },
      });
      probe.equal(preview, 'data.counts.actionable', 1);
      const preview_id = probe.text(preview, 'data.preview_id');
      const other = { operation: 'remove_from_campaign', campaign_id, scope, preview_id };
      await probe.refused('createJob', 'preview_mismatch', { body: other });
      const body = { ...other, operation: 'add_to_campaign' };
      const done = await finished(probe, await started(probe, 'createJob', { body }));
      probe.equal(done, 'data.status', 'completed');
      probe.equal(await probe.ok('listLeads', 200, { params: { id: campaign_id } }), 'total_count', 1);
    },
  },
  {
    name: 'an unknown id in a job is not found',
    part: 'createJob',
    run: async probe => {
      const scope = { kind: 'selection', global_lead_ids: ['0'.repeat(64)] };
      const body = { operation: 'add_to_campaign', campaign_id: newId(), scope };
      await probe.refused('createJob', 'campaign_not_found', { body });
      const list = { operation: 'export_leads', scope: { kind: 'saved_list', list_id: newId() } };
      await probe.refused('createJob', 'lead_list_not_found', { body: list });
    },
  },
]);

/** Imports whose rows or file are uploaded before they start. */
export const imports: Check[] = group('Staged imports and uploads', [
  {
    name: 'a staged import accepts rows while it is uploading, and starts when it is finalized',
    part: 'startStagedImport, appendStagingRows, finalizeJob',
    run: async probe => {
      const campaignId = await newCampaign(probe, 'staged');
      const begun = await staged(probe, campaignId);
      const params = { id: probe.text(begun, 'data.id') };
      const append = (name: string) =>
        probe.ok('appendStagingRows', 200, { params, body: { leads: [{ email: addressOf(probe, name) }] } });
      probe.equal(await append('staged-1'), 'uploaded_count', 1);
      const second = await append('staged-2');
      personStays(probe, 2);
      probe.equal(second, 'uploaded_count', 2);
      probe.equal(second, 'total_count', 2);
      await probe.invalid('appendStagingRows', { params, body: { leads: [] } }, 'leads');
      await probe.ok('finalizeJob', 202, { params });
      const done = await finished(probe, params.id);
      probe.equal(done, 'data.status', 'completed');
      probe.equal(done, 'data.result.imported', 2);
      const late = { params, body: { leads: [{ email: addressOf(probe, 'late') }] } };
      await probe.refused('appendStagingRows', 'job_state_conflict', late);
      probe.equal(await probe.ok('finalizeJob', 202, { params }), 'data.status', 'completed');
    },
  },
  {
    name: 'a cancelled staged import stays cancelled',
    part: 'cancelJob',
    run: async probe => {
      const begun = await staged(probe, await campaign(probe));
      const params = { id: probe.text(begun, 'data.id') };
      const response = await probe.ok('cancelJob', 200, { params });
      probe.equal(response, 'data.status', 'cancelled');
      probe.text(response, 'data.cancel_requested_at');
      await probe.refused('finalizeJob', 'job_state_conflict', { params });
    },
  },
  {
    name: 'a file is uploaded to its own URL, and imported',
    part: 'presignUpload, createJob',
    run: async probe => {
      const campaign_id = await newCampaign(probe, 'uploaded');
      const csv = `email,first_name\n${addressOf(probe, 'file-1')},Ada\n${addressOf(probe, 'file-2')},Bob\n`;
      const body = {
        filename: 'contract.csv',
        content_type: 'text/csv',
        size_bytes: csv.length,
        campaign_id,
      };
      const upload = await probe.ok('presignUpload', 201, { body });
      const upload_id = probe.text(upload, 'data.upload_id');
      const headers = valueAt(upload.body, 'data.headers') as Record<string, string>;
      await probe.follow('PUT', probe.text(upload, 'data.upload_url'), 200, { body: csv, headers });
      const job = { operation: 'csv_lead_import_staged', campaign_id, upload_id };
      const done = await finished(probe, await started(probe, 'createJob', { body: job }));
      personStays(probe, 2);
      probe.equal(done, 'data.status', 'completed');
      probe.equal(done, 'data.result.imported', 2);
      await probe.refused('createJob', 'upload_not_found', { body: { ...job, upload_id: newId() } });
    },
  },
]);

async function staged(probe: Probe, id: string): Promise<ApiResponse> {
  const begun = await probe.ok('startStagedImport', 201, {
    params: { id },
    body: { total_count: 2, source: 'contract' },
  });
  probe.session.stays('jobs');
  probe.equal(begun, 'data.status', 'uploading');
  return begun;
}

/** Starts a job and returns its id. */
async function started(probe: Probe, operationId: string, call: Call): Promise<string> {
  const response = await probe.ok(operationId, 202, call);
  probe.session.stays('jobs');
  probe.equal(response, 'data.status', 'queued');
  probe.equal(response, 'data.errors', []);
  return probe.text(response, 'data.id');
}

/** Polls a job, less and less often, until it has ended. */
async function finished(probe: Probe, id: string): Promise<ApiResponse> {
  const { timeoutMs, signal } = probe.session.target;
  const deadline = Date.now() + timeoutMs;
  for (let pause = firstPollMs; ; pause = Math.min(2 * pause, longestPollMs)) {
    const response = await probe.ok('getJob', 200, { params: { id } });
    if (ended.includes(String(valueAt(response.body, 'data.status')))) return response;
    if (Date.now() > deadline) {
      probe.holds(
        false,
        response,
        `a job that ends within ${timeoutMs / 1000} s`,
        valueAt(response.body, 'data.status'),
      );
      throw new Halt();
    }
    await sleep(pause, undefined, { signal });
  }
}
