import { shown, valueAt } from '../finding.js';
import { group, type Check } from '../run.js';
import { addressOf, campaign, lead, newCampaign, personId, personStays } from './fixtures.js';

/** Leads of a draft, and the people behind them. */
export const leads: Check[] = group('Leads and people', [
  {
    name: 'a lead is created, and found by its address in any case',
    part: 'createLead',
    run: async probe => {
      const { campaignId, id, email, globalLeadId } = await lead(probe);
      const body = { email: ` ${email.toUpperCase()} `, last_name: 'Lovelace' };
      const response = await probe.ok('createLead', 200, { params: { id: campaignId }, body });
      probe.equal(response, 'created', false);
      probe.equal(response, 'data.id', id);
      probe.equal(response, 'data.email', email);
      probe.equal(response, 'data.global_lead_id', globalLeadId);
      probe.equal(response, 'data.first_name', 'Ada');
      probe.equal(response, 'data.last_name', 'Lovelace');
    },
  },
  {
    name: 'a lead is read and listed, and an update changes only the given fields',
    part: 'getLead, listLeads, updateLead',
    run: async probe => {
      const { campaignId, id, globalLeadId } = await lead(probe);
      const params = { id: campaignId, leadId: id };
      const changed = await probe.ok('updateLead', 200, { params, body: { company_name: 'Changed' } });
      probe.equal(changed, 'data.company_name', 'Changed');
      probe.equal(changed, 'data.first_name', 'Ada');
      probe.equal(await probe.ok('getLead', 200, { params }), 'data', valueAt(changed.body, 'data'));
      const query = { global_lead_ids: globalLeadId };
      const list = await probe.ok('listLeads', 200, { params: { id: campaignId }, query });
      probe.equal(list, 'total_count', 1);
      probe.equal(list, 'data[0].id', id);
    },
  },
  {
    name: 'an unknown key of a lead is refused, and the error names it',
    part: 'LeadCreate',
    run: async probe => {
      const params = { id: await campaign(probe) };
      const row = { email: addressOf(probe, 'never'), no_such_key: 1 };
      await probe.invalid('createLead', { params, body: row }, 'no_such_key');
      await probe.invalid('bulkImportLeads', { params, body: { leads: [row] } }, 'leads[0].no_such_key');
      const flag = { email: row.email, first_name: 5 };
      await probe.invalid('bulkImportLeads', { params, body: { leads: [flag] } }, 'leads[0].first_name');
    },
  },
  {
    name: 'a bulk import accepts 1 to 100 rows, and an invalid row does not stop the others',
    part: 'bulkImportLeads',
    run: async probe => {
      const params = { id: await campaign(probe) };
      const email = addressOf(probe, 'bulk');
      const response = await probe.ok('bulkImportLeads', 200, {
        params,
        body: { leads: [{ email }, { email: 'x' }] },
      });
      personStays(probe);
      probe.equal(response, 'imported', 1);
      probe.equal(response, 'failed', 1);
      probe.holds(
        probe.list(response, 'errors').length === 1,
        response,
        'one row error',
        valueAt(response.body, 'errors'),
      );
      await probe.invalid('bulkImportLeads', { params, body: { leads: [] } }, 'leads');
      const many = Array.from({ length: 101 }, () => ({ email }));
      await probe.invalid('bulkImportLeads', { params, body: { leads: many } }, 'leads');
    },
  },
  {
    name: 'people are added to a campaign and removed from it by id',
    part: 'addLeads, removeLeads',
    run: async probe => {
      const { globalLeadId } = await lead(probe);
      const params = { id: await newCampaign(probe, 'members') };
      const body = { global_lead_ids: [globalLeadId, personId(`nobody-${probe.session.prefix}`)] };
      const added = await probe.ok('addLeads', 200, { params, body });
      probe.equal(added, 'data.created', 1);
      probe.equal(added, 'data.failed', 1);
      probe.holds(
        probe.list(added, 'data.errors').length === 1,
        added,
        'one error',
        valueAt(added.body, 'data.errors'),
      );
      const removed = await probe.ok('removeLeads', 200, { params, body });
      probe.equal(removed, 'data.removed', 1);
      probe.equal(removed, 'data.skipped', 1);
      probe.equal(await probe.ok('listLeads', 200, { params }), 'total_count', 0);
      await probe.invalid('addLeads', { params, body: { global_lead_ids: [] } }, 'global_lead_ids');
    },
  },
  {
    name: 'enrollments of a draft can be paused, but not resumed',
    part: 'pauseEnrollments, resumeEnrollments',
    run: async probe => {
      const { campaignId, globalLeadId } = await lead(probe);
      const call = { params: { id: campaignId }, body: { global_lead_ids: [globalLeadId] } };
      await probe.ok('pauseEnrollments', 200, call);
      await probe.refused('resumeEnrollments', 'campaign_not_running', call);
    },
  },
  {
    name: 'a lead is explained, and its email is previewed',
    part: 'explainLead, previewLeadEmail',
    run: async probe => {
      const { campaignId, id } = await lead(probe);
      const params = { id: campaignId, leadId: id };
      await probe.ok('explainLead', 200, { params });
      const response = await probe.ok('previewLeadEmail', 200, { params, query: { node_id: 'first' } });
      probe.equal(response, 'data.subject', 'Hello Ada');
      await probe.refused('previewLeadEmail', 'node_not_found', { params, query: { node_id: 'nothing' } });
    },
  },
  {
    name: 'a removed lead is in no list, and cannot be changed',
    part: 'deleteLead',
    run: async probe => {
      const campaignId = await campaign(probe);
      const body = { email: addressOf(probe, 'removed') };
      const made = await probe.ok('createLead', 201, { params: { id: campaignId }, body });
      personStays(probe);
      const params = { id: campaignId, leadId: probe.text(made, 'data.id') };
      await probe.ok('deleteLead', 200, { params });
      await probe.call('getLead', { params });
      const query = { global_lead_ids: personId(body.email) };
      probe.equal(await probe.ok('listLeads', 200, { params: { id: campaignId }, query }), 'total_count', 0);
      await probe.refused('updateLead', 'lead_not_found', { params, body: { first_name: 'x' } });
    },
  },
  {
    name: 'a person is read with memberships, found and updated',
    part: 'getPerson, listPeople, updatePerson, exportPersonData',
    run: async probe => {
      const { campaignId, email, globalLeadId } = await lead(probe);
      const params = { globalLeadId };
      const read = await probe.ok('getPerson', 200, { params });
      probe.equal(read, 'data.person.email', email);
      const campaigns = probe.list(read, 'data.memberships').map(each => valueAt(each, 'campaign_id'));
      probe.holds(campaigns.includes(campaignId), read, `a membership in ${campaignId}`, shown(campaigns));
      const changed = await probe.ok('updatePerson', 200, {
        params,
        body: { phone_number: '+1 312 555 0100' },
      });
      probe.equal(changed, 'data.phone_number', '+1 312 555 0100');
      const found = await probe.ok('listPeople', 200, { query: { q: email } });
      probe.equal(found, 'data[0].global_lead_id', globalLeadId);
      const data = await probe.ok('exportPersonData', 200, { params });
      probe.equal(data, 'data.person.phone_number', '+1 312 555 0100');
      probe.equal(data, 'data.leads[0].lead.email', email);
    },
  },
]);
