import { expect } from 'chai';
import { routes } from '../../server/src/generated/routes.js';
import { sequence } from '../domain/flow/fixtures.js';
import { alterCampaign, buildMailbox, eventsOf } from '../support/build.js';
import { newClient, type Client } from '../support/service.js';

/** What the contract lets be asked under a campaign with a method that usually writes, and that stores nothing. */
const reads = new Set(['validateFlow']);

const people = { global_lead_ids: ['a'.repeat(64)] };
const rows = { leads: [{ email: 'new@example.com' }] };

/** A body that is valid, so that nothing else refuses the write; operations that are not here take none. */
const bodies: Record<string, unknown> = {
  updateCampaign: { name: 'Changed' },
  setCampaignStatus: { status: 'stopped' },
  saveFlow: sequence(),
  replaceFlow: sequence(),
  updateFlowNode: { data: { label: 'Changed' } },
  addLeadField: { key: 'changed' },
  createLead: rows.leads[0],
  updateLead: { first_name: 'Changed' },
  bulkImportLeads: rows,
  bulkImportLeadsAsync: rows,
  addLeads: people,
  removeLeads: people,
  pauseEnrollments: people,
  resumeEnrollments: people,
  enrollLeads: { operation: 'add_to_campaign', ...people },
  startStagedImport: {},
};

const writes = routes.filter(
  ({ method, path, operationId }) =>
    path.startsWith('/v1/campaigns/{id}') && method !== 'GET' && !reads.has(operationId),
);

describe('a campaign of an external platform', () => {
  let client: Client;
  let campaignId: string;
  let leadId: string;

  before(async () => {
    client = await newClient();
    const mailbox_ids = [await buildMailbox(client.accountId)];
    const campaign = { name: 'Theirs', flow_data: sequence(), mailbox_ids };
    campaignId = (await client.post('/v1/campaigns', campaign)).body.data.id;
    const lead = await client.post(`/v1/campaigns/${campaignId}/leads`, { email: 'ann@example.com' });
    leadId = lead.body.data.id;
    await alterCampaign(client.accountId, campaignId, { source: 'external', status: 'running' });
  });

  const everything = async () => {
    const paths = ['', '/flow', '/lead-fields', '/leads', '/stats'];
    const answers = await Promise.all(paths.map(path => client.get(`/v1/campaigns/${campaignId}${path}`)));
    expect(answers.map(({ status }) => status)).to.deep.equal(paths.map(() => 200));
    return answers.map(({ body }) => body);
  };

  it('has writes to refuse', () => {
    expect(writes).to.have.length.above(15);
    expect(Object.keys(bodies).filter(id => !writes.some(route => route.operationId === id))).to.deep.equal(
      [],
    );
  });

  for (const { operationId, method, path } of writes) {
    it(`refuses ${operationId} and stays as it is`, async () => {
      const [before, events] = [await everything(), (await eventsOf(client.accountId)).length];
      const url = path.replace('{id}', campaignId).replace('{leadId}', leadId).replace('{nodeId}', 'first');
      const answer = await client.request(method, url, { body: bodies[operationId] });
      expect([answer.status, answer.body.error?.code]).to.deep.equal([403, 'external_read_only']);
      expect(answer.body.error.type).to.equal('permission_error');
      expect(await everything()).to.deep.equal(before);
      expect(await eventsOf(client.accountId)).to.have.lengthOf(events);
    });
  }

  it('refuses jobs that would change it', async () => {
    for (const operation of [
      'api_lead_import',
      'add_to_campaign',
      'remove_from_campaign',
      'pause_enrollments',
      'resume_enrollments',
    ]) {
      const population = operation === 'api_lead_import' ? rows : people;
      const body = { operation, campaign_id: campaignId, ...population };
      const answer = await client.post('/v1/jobs', body);
      expect([answer.status, answer.body.error?.code], operation).to.deep.equal([403, 'external_read_only']);
    }
  });

  it('says whether a flow would be allowed, and that it is not', async () => {
    const answer = await client.post(`/v1/campaigns/${campaignId}/flow:validate`, sequence());
    expect(answer.status).to.equal(200);
    expect(answer.body.data.lifecycle).to.include({ allowed: false, code: 'external_read_only' });
  });
});
