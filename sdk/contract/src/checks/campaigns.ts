import { randomUUID as newId } from 'node:crypto';
import { valueAt } from '../finding.js';
import { group, type Check } from '../run.js';
import { campaign, newCampaign } from './fixtures.js';

/** The life of a draft. No campaign is launched: only launches that must be refused are tried. */
export const campaigns: Check[] = group('Campaigns', [
  {
    name: 'a draft is created with the defaults',
    part: 'createCampaign',
    run: async probe => {
      const id = await newCampaign(probe, 'defaults');
      const response = await probe.ok('getCampaign', 200, { params: { id } });
      probe.equal(response, 'data.status', 'draft');
      probe.equal(response, 'data.source', 'manual');
      probe.equal(response, 'data.sending_interval_seconds', 1440);
      probe.equal(response, 'data.schedule.timezone', 'America/Chicago');
      probe.equal(response, 'data.schedule.start_hour', 9);
      probe.equal(response, 'data.schedule.end_hour', 17);
      probe.equal(response, 'data.schedule.days_of_week', [1, 2, 3, 4, 5]);
      probe.equal(response, 'data.deleted_at', null);
    },
  },
  {
    name: 'an update changes only the given fields; a schedule of null means around the clock',
    part: 'updateCampaign',
    run: async probe => {
      const id = await newCampaign(probe, 'change');
      const name = `${probe.session.prefix} changed`;
      const response = await probe.ok('updateCampaign', 200, {
        params: { id },
        body: { name, schedule: null, no_such_key: 1 },
      });
      probe.equal(response, 'data.name', name);
      probe.equal(response, 'data.schedule', null);
      probe.equal(response, 'data.sending_interval_seconds', 1440);
      const read = await probe.ok('getCampaign', 200, { params: { id } });
      probe.equal(read, 'data', valueAt(response.body, 'data'));
    },
  },
  {
    name: 'a list shows campaigns without their flows',
    part: 'listCampaigns',
    run: async probe => {
      const id = await campaign(probe);
      const response = await probe.ok('listCampaigns', 200, { query: { status: 'draft', limit: 100 } });
      const row = probe.list(response, 'data').find(each => valueAt(each, 'id') === id);
      probe.holds(row !== undefined, response, `a row with the id ${id}`, 'none');
      probe.holds(
        valueAt(row, 'flow_data') === undefined,
        response,
        'no flow_data',
        valueAt(row, 'flow_data'),
      );
    },
  },
  {
    name: 'the launch readiness is included on request',
    part: 'getCampaign',
    run: async probe => {
      const id = await newCampaign(probe, 'launch state');
      const query = { include: 'launch_state,lead_field_state' };
      const response = await probe.ok('getCampaign', 200, { params: { id }, query });
      probe.equal(response, 'data.launch_state.ready', false);
      const issues = probe.list(response, 'data.launch_state.issues');
      probe.holds(issues.length > 0, response, 'issues of launch_state', issues);
      probe.equal(response, 'data.lead_field_state.incomplete_count', 0);
      await probe.invalid('getCampaign', { params: { id }, query: { include: 'x' } }, 'include');
    },
  },
  {
    name: 'a draft without a flow cannot be launched',
    part: 'launchCampaign',
    run: async probe => {
      const id = await newCampaign(probe, 'empty');
      await probe.invalid('launchCampaign', { params: { id } });
    },
  },
  {
    name: 'the status of a draft cannot be set',
    part: 'setCampaignStatus',
    run: async probe => {
      const params = { id: await campaign(probe) };
      await probe.refused('setCampaignStatus', 'campaign_not_launched', {
        params,
        body: { status: 'paused' },
      });
      await probe.invalid('setCampaignStatus', { params, body: { status: 'draft' } }, 'status');
    },
  },
  {
    name: 'an unknown id in a body is not found, and the error names it',
    part: 'createCampaign',
    run: async probe => {
      const body = { name: `${probe.session.prefix} unknown`, mailbox_ids: [newId()] };
      const response = await probe.refused('createCampaign', 'mailbox_not_found', { body });
      probe.equal(response, 'details[0].path', 'mailbox_ids[0]');
    },
  },
  {
    name: 'a pause date that is not after the start date is refused',
    part: 'updateCampaign',
    run: async probe => {
      const params = { id: await campaign(probe) };
      const lifecycle_schedule = { start_on: '2030-01-02', pause_on: '2030-01-02' };
      await probe.invalid('updateCampaign', { params, body: { lifecycle_schedule } });
    },
  },
  {
    name: 'a draft can be simulated',
    part: 'simulateCampaign',
    run: async probe =>
      probe.ok('simulateCampaign', 200, { params: { id: await campaign(probe) }, body: { days: 7 } }),
  },
  {
    name: 'stats have an item for each day, and totals',
    part: 'getCampaignStats',
    run: async probe => {
      const params = { id: await campaign(probe) };
      await probe.ok('getCampaignStats', 200, { params });
      const query = { start_date: '2030-01-01', end_date: '2030-01-03' };
      const response = await probe.ok('getCampaignStats', 200, { params, query });
      const days = probe.list(response, 'data.daily').map(day => valueAt(day, 'date'));
      const wanted = ['2030-01-01', '2030-01-02', '2030-01-03'];
      probe.holds(String(days) === String(wanted), response, `days ${wanted.join(', ')}`, days);
      await probe.invalid('getCampaignStats', { params, query: { start_date: 'x' } }, 'start_date');
    },
  },
  {
    name: 'the variants of the emails have statistics',
    part: 'getVariantStats',
    run: async probe => {
      await probe.ok('getVariantStats', 200, { params: { id: await campaign(probe) } });
    },
  },
  {
    name: 'a deleted campaign can be read, is hidden from lists, and cannot be changed',
    part: 'deleteCampaign',
    run: async probe => {
      const name = `${probe.session.prefix} deleted`;
      const made = await probe.ok('createCampaign', 201, { body: { name } });
      const params = { id: probe.text(made, 'data.id') };
      await probe.ok('deleteCampaign', 200, { params });
      const read = await probe.ok('getCampaign', 200, { params });
      probe.text(read, 'data.deleted_at');
      await probe.refused('updateCampaign', 'campaign_not_found', { params, body: { name: 'x' } });
      for (const include_deleted of [false, true]) {
        const query = { include_deleted, limit: 100 };
        const response = await probe.ok('listCampaigns', 200, { query });
        const isThere = probe.list(response, 'data').some(row => valueAt(row, 'id') === params.id);
        probe.holds(
          isThere === include_deleted,
          response,
          include_deleted ? 'the campaign' : 'not the campaign',
          isThere,
        );
      }
    },
  },
]);
