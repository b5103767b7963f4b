import { expect } from 'chai';
import { newClient, type Client } from '../support/service.js';
import { draftCampaign, eventsOf, idOf, runningCampaign } from './support/leads.js';

const unknown = (globalLeadId: string) => ({
  globalLeadId,
  message: 'No person in the account has this id.',
});

describe('events of leads', () => {
  let client: Client;
  const [jane, john, nobody] = ['jane', 'john', 'nobody'].map(name => idOf(`${name}@example.com`)) as [
    string,
    string,
    string,
  ];
  beforeEach(async () => {
    client = await newClient();
  });

  it('tell who a single lead is, without fields that are empty', async () => {
    const id = await draftCampaign(client);
    const path = `/v1/campaigns/${id}/leads`;
    const { data } = (
      await client.post(path, {
        email: ' JANE@example.com ',
        first_name: 'Jane',
        last_name: 'Doe',
        website: '',
        phone_number: ' ',
        custom_lead_data: { plan: 'pro', seats: 5, gone: null },
        tags: ['vip'],
        email_verification: { status: 'ok' },
      })
    ).body;
    await client.patch(`${path}/${data.id}`, { last_name: null, company_name: 'Acme', custom_lead_data: {} });
    await client.delete(`${path}/${data.id}`);
    const known = {
      email: 'jane@example.com',
      campaign_id: id,
      campaign_name: 'Autumn launch',
      lead_id: data.id,
      global_lead_id: jane,
      first_name: 'Jane',
      custom_fields: { plan: 'pro', seats: 5 },
    };
    expect(await eventsOf(client)).to.deep.equal([
      { type: 'lead.created', data: { ...known, name: 'Jane Doe', last_name: 'Doe' } },
      { type: 'lead.updated', data: { ...known, name: 'Jane', company_name: 'Acme' } },
      { type: 'lead.deleted', data: { ...known, name: 'Jane', company_name: 'Acme' } },
    ]);
  });

  it('tell by the order of their ids what came last, whoever changes a lead at the same time', async () => {
    const path = `/v1/campaigns/${await draftCampaign(client)}/leads`;
    const { id } = (await client.post(path, { email: 'jane@example.com' })).body.data;
    const names = Array.from({ length: 30 }, (_, at) => `Jane ${at}`);
    await Promise.all(names.map(first_name => client.patch(`${path}/${id}`, { first_name })));
    const { first_name } = (await client.get(`${path}/${id}`)).body.data;
    expect((await eventsOf(client)).at(-1)!.data).to.include({ first_name });

    const verbs = Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? 'remove' : 'add'));
    await Promise.all(verbs.map(verb => client.post(`${path}:${verb}`, { global_lead_ids: [jane] })));
    const { total_count } = (await client.get(path)).body;
    const last = (await eventsOf(client))
      .filter(({ data }) => (data.global_lead_ids as string[] | undefined)?.includes(jane))
      .at(-1)!;
    const expected = total_count === 1 ? 'lead.added_to_campaign' : 'lead.removed_from_campaign';
    expect(last.type).to.equal(`${expected}.completed`);
  });

  it('cut custom fields at 8 KB, and name no campaign that has no name', async () => {
    const { id } = (await client.post('/v1/campaigns', {})).body.data;
    const custom_lead_data = { small: 'x', big: 'y'.repeat(8_192), last: 'z' };
    await client.post(`/v1/campaigns/${id}/leads`, { email: 'jane@example.com', custom_lead_data });
    const [event] = await eventsOf(client);
    expect(event!.data).to.deep.include({
      campaign_name: null,
      custom_fields: { small: 'x', last: 'z' },
      custom_fields_truncated: true,
    });
  });

  it('are one for each batch, with what it came to and whom it was about', async () => {
    const [id, other] = [await runningCampaign(client), await draftCampaign(client)];
    const leads = [{ email: 'jane@example.com' }, { email: 'john@example.com' }, { email: 'nobody' }];
    await client.post(`/v1/campaigns/${other}/leads/bulk`, { leads });
    const list = (await client.post('/v1/lead-lists', { name: 'Fair', global_lead_ids: [john] })).body.data
      .id;
    const global_lead_ids = [jane, john, nobody, 'no id', jane];
    // In the order in which they were given.
    const errors = [unknown(nobody), unknown('no id')];
    const steps: [path: string, type: string, operation: string, expected: object, people: string[]][] = [
      [
        `/v1/campaigns/${id}/leads:add`,
        'lead.added_to_campaign.completed',
        'add_to_campaign',
        { created: 2, updated: 0, enrolled: 2, skipped: 0, incomplete: 0, failed: 2 },
        [jane, john],
      ],
      [
        `/v1/campaigns/${id}/enrollments/pause`,
        'enrollment.pause_completed',
        'pause_enrollments',
        { paused: 2, skipped: 2 },
        [jane, john],
      ],
      [
        `/v1/campaigns/${id}/enrollments/resume`,
        'enrollment.resume_completed',
        'resume_enrollments',
        { resumed: 2, skipped: 2 },
        [jane, john],
      ],
      [
        `/v1/campaigns/${id}/leads:remove`,
        'lead.removed_from_campaign.completed',
        'remove_from_campaign',
        { removed: 2, skipped: 2 },
        [jane, john],
      ],
      [
        '/v1/leads:remove-from-all-campaigns',
        'lead.removed_from_all_campaigns.completed',
        'remove_from_all_campaigns',
        { removed: 2, skipped: 2 },
        [jane, john],
      ],
    ];
    for (const [path, type, operation, counts, people] of steps) {
      const before = (await eventsOf(client)).length;
      const { status, body } = await client.post(path, { global_lead_ids });
      expect(status, path).to.equal(200);
      expect(body, path).to.have.all.keys('data');
      expect(body.data.errors).to.deep.equal(errors);
      expect({ ...body.data, errors: 0 }, path).to.deep.equal({ ...counts, errors: 0 });
      const [event, ...more] = (await eventsOf(client)).slice(before);
      expect(more).to.deep.equal([]);
      expect(event!.type).to.equal(type);
      expect(event!.data.errors).to.deep.equal(errors);
      expect(event!.data.global_lead_ids).to.have.members(people);
      expect({ ...event!.data, errors: 0, global_lead_ids: 0 }, path).to.deep.equal({
        job_id: null,
        source: 'sync',
        operation,
        campaign_id: path.includes(id) ? id : null,
        list_id: null,
        counts,
        errors: 0,
        global_lead_ids: 0,
      });
    }
    const members = `/v1/lead-lists/${list}/members`;
    await client.post(members, { global_lead_ids });
    await client.delete(members, { global_lead_ids });
    const [added, removed] = (await eventsOf(client)).slice(-2);
    const common = { job_id: null, source: 'sync', campaign_id: null, list_id: list };
    expect(added).to.deep.equal({
      type: 'lead_list.members_added.completed',
      data: {
        ...common,
        operation: 'add_to_lead_list',
        counts: { added: 1, skipped: 3 },
        errors,
        global_lead_ids: [jane],
      },
    });
    expect(removed!.data.global_lead_ids).to.have.members([jane, john]);
    expect({ ...removed!.data, global_lead_ids: 0 }).to.deep.equal({
      ...common,
      operation: 'remove_from_lead_list',
      counts: { removed: 2, skipped: 2 },
      errors,
      global_lead_ids: 0,
    });
  });

  it('name the rows of an import that failed, by where they stood', async () => {
    const id = await draftCampaign(client);
    const leads = [{ email: 'nobody' }, { email: 'jane@example.com' }, { email: 'x@y.example', tags: [''] }];
    await client.post(`/v1/campaigns/${id}/leads/bulk`, { leads });
    const [event, ...more] = await eventsOf(client);
    expect(more).to.deep.equal([]);
    expect(event).to.deep.equal({
      type: 'lead.bulk_import.completed',
      data: {
        job_id: null,
        source: 'sync',
        operation: 'api_lead_import',
        campaign_id: id,
        list_id: null,
        counts: { imported: 1, created: 1, updated: 0, enrolled: 0, incomplete: 0, failed: 2 },
        errors: [
          { index: 0, message: '"nobody" is not a valid email address.' },
          { index: 2, message: 'A tag needs a name.' },
        ],
        global_lead_ids: [jane],
      },
    });
  });

  it('do not come of requests that are refused, nor of reading', async () => {
    const id = await draftCampaign(client);
    const path = `/v1/campaigns/${id}`;
    const answers = [
      await client.post(`${path}/leads`, { email: 'nobody' }),
      await client.post(`${path}/leads/bulk`, { leads: [] }),
      await client.post(`${path}/leads:add`, { global_lead_ids: [] }),
      await client.post(`${path}/enrollments/resume`, { global_lead_ids: [jane] }),
      await client.post('/v1/leads:remove-from-all-campaigns', { global_lead_ids: Array(101).fill(jane) }),
      await client.post('/v1/block-list', { value: 'nothing' }),
    ];
    expect(answers.map(({ status }) => status)).to.deep.equal([400, 400, 400, 409, 400, 400]);
    await client.get(`${path}/leads`);
    await client.get('/v1/people');
    expect(await eventsOf(client)).to.deep.equal([]);
  });
});
