import { expect } from 'chai';
import { runSql } from '../support/database.js';
import { runUntilIdle } from '../support/engine.js';
import { jobRunner } from '../support/jobs.js';
import { newClient, send, service, type Client } from '../support/service.js';
import { draftCampaign, idOf, runningCampaign } from './support/leads.js';

const nowhere = '01920d3c-7a44-7bb1-9d53-2f1f0d6a1c61';

describe('the rules of jobs', () => {
  let client: Client;
  beforeEach(async () => {
    await runSql("UPDATE jobs SET status = 'cancelled' WHERE status IN ('queued', 'running')");
    client = await newClient();
  });

  const upload = async (body?: string) => {
    const { upload_id, upload_url } = (await client.post('/v1/uploads/presign', { filename: 'a.csv' })).body
      .data;
    const { pathname, search } = new URL(upload_url);
    if (body !== undefined)
      await send(service().url + pathname + search, 'PUT', { body, headers: { 'content-type': 'text/csv' } });
    return upload_id as string;
  };
  const finish = async (id: string) => {
    await runUntilIdle([jobRunner(service().core.clock)]);
    return (await client.get(`/v1/jobs/${id}`)).body.data;
  };
  const refusal = async (path: string, body: unknown) => {
    const answer = await client.post(path, body);
    return [answer.status, answer.body.error?.code, answer.body.details?.[0]?.path];
  };

  it('ignores keys that a scope or exclusions do not know, and shows only those that they do', async () => {
    const list_id = (await client.post('/v1/lead-lists', { name: 'All' })).body.data.id;
    const [scope, exclusions] = [{ kind: 'saved_list', list_id }, { emails: ['no address', 'a@b.co'] }];
    const surplus = { surplus_key: { deep: [1] } };
    const given = { scope: { ...scope, ...surplus }, exclusions: { ...exclusions, ...surplus } };
    const campaign = `/v1/campaigns/${await draftCampaign(client)}`;
    for (const [path, body] of [
      ['/v1/jobs', { operation: 'export_leads' }],
      [`${campaign}/enroll`, {}],
      ['/v1/people/export', {}],
      ['/v1/bulk/preview', { operation: 'export_leads' }],
    ] as const) {
      const answer = await client.post(path, { ...body, ...given });
      expect(answer.status, JSON.stringify(answer.body)).to.be.below(300);
      const shown = answer.body.data.input ?? answer.body.data;
      expect([shown.scope, shown.exclusions], path).to.deep.equal([scope, exclusions]);
    }
    expect((await client.get('/v1/jobs')).status).to.equal(200);
  });

  it('refuses work on people that nobody names, and exports everybody by name alone', async () => {
    const campaign_id = await draftCampaign(client);
    for (const email of ['a@example.com', 'b@example.com'])
      await client.post(`/v1/campaigns/${campaign_id}/leads`, { email });
    const target_list_id = (await client.post('/v1/lead-lists', { name: 'L' })).body.data.id;
    for (const body of [
      { operation: 'export_leads', campaignId: campaign_id },
      { operation: 'export_leads', exclusions: { campaign_id } },
      { operation: 'export_leads', target_list_id },
      { operation: 'remove_from_all_campaigns' },
      ...['add', 'remove'].map(verb => ({
        operation: `${verb}_${verb === 'add' ? 'to' : 'from'}_campaign`,
        campaign_id,
      })),
      ...['pause', 'resume'].map(verb => ({ operation: `${verb}_enrollments`, campaign_id })),
      { operation: 'add_to_lead_list', target_list_id },
      { operation: 'remove_from_lead_list', list_id: target_list_id },
    ])
      for (const path of ['/v1/jobs', '/v1/bulk/preview']) {
        const { status, body: refused } = await client.post(path, body);
        expect([status, refused.details?.[0].path], JSON.stringify(body)).to.deep.equal([400, 'scope']);
        expect(refused.details[0].message).to.contain('{"scope":{"kind":"explorer_view","query":{}}}');
      }
    expect(await refusal(`/v1/campaigns/${campaign_id}/enroll`, {})).to.deep.equal([
      400,
      'invalid_flow',
      'scope',
    ]);
    expect((await client.get('/v1/jobs')).body.total_count).to.equal(0);
    const everybody = { operation: 'export_leads', scope: { kind: 'explorer_view', query: {} } };
    const { preview_id, counts } = (await client.post('/v1/bulk/preview', everybody)).body.data;
    expect(counts.actionable).to.equal(2);
    for (const [path, body] of [
      ['/v1/jobs', everybody],
      ['/v1/people/export', {}],
      ['/v1/people/export', { preview_id, expected_count: 2 }],
    ] as const) {
      const { status, body: started } = await client.post(path, body);
      expect(status, JSON.stringify(started)).to.equal(202);
      expect((await finish(started.data.id)).result.rows_exported).to.equal(2);
    }
  });

  it('names the second way in which people are named, and filters where the body has them', async () => {
    const global_lead_ids = [idOf('a@example.com')];
    const scope = { kind: 'selection', global_lead_ids };
    for (const [body, path] of [
      [{ scope, global_lead_ids }, 'global_lead_ids'],
      [{ global_lead_ids, list_id: nowhere }, 'list_id'],
      [{ scope, source_campaign_id: nowhere }, 'source_campaign_id'],
      [{ scope, upload_id: nowhere }, 'upload_id'],
    ] as const) {
      const job = { operation: 'export_leads', ...body };
      expect(await refusal('/v1/jobs', job)).to.deep.equal([400, 'invalid_request', path]);
    }
    for (const [query, path] of [
      [{ qq: 'acme' }, 'query.qq'],
      [{ tag_ids: [] }, 'query.tag_ids'],
      [{ campaign_ids: 'zz' }, 'query.campaign_ids'],
    ] as const)
      expect(await refusal('/v1/people/export', { query })).to.deep.equal([400, 'invalid_request', path]);
    const both = { scope, query: { q: 'acme' } };
    expect(await refusal('/v1/people/export', both)).to.deep.equal([400, 'invalid_request', 'query']);
  });

  it('enroll answers with the codes of campaigns, and names what the body named', async () => {
    const path = `/v1/campaigns/${await draftCampaign(client)}/enroll`;
    const pending = await upload();
    expect(await refusal(path, {})).to.deep.equal([400, 'invalid_flow', 'scope']);
    expect(await refusal(path, { upload_id: pending })).to.deep.equal([400, 'invalid_flow', 'upload_id']);
    const query = { tag_ids: 7 };
    expect(await refusal(path, { scope: { kind: 'explorer_view', query } })).to.deep.equal([
      400,
      'invalid_flow',
      'scope.query.tag_ids',
    ]);
    expect(await refusal(path, { list_id: nowhere })).to.deep.equal([404, 'lead_list_not_found', 'list_id']);
    // Whoever misspells a filter, or fills it with nothing, does not mean everybody.
    for (const [wrong, key] of [
      [{ list_id: 'zzz' }, 'list_id'],
      [{ list_id: '' }, 'list_id'],
      [{ list_id: null }, 'list_id'],
      [{ has_reply: null }, 'has_reply'],
      [{ qq: 'acme' }, 'qq'],
      [{ limit: 10 }, 'limit'],
      [{ tag_ids: [] }, 'tag_ids'],
      [{ campaign_ids: ' , ' }, 'campaign_ids'],
      [{ campaign_ids: 'zz' }, 'campaign_ids'],
      [{ global_lead_ids: '' }, 'global_lead_ids'],
    ] as const) {
      const people = { kind: 'explorer_view', query: wrong };
      const named = [400, 'invalid_flow', `scope.query.${key}`];
      expect(await refusal(path, { scope: people }), JSON.stringify(wrong)).to.deep.equal(named);
    }
    const scope = { kind: 'saved_list', list_id: nowhere };
    expect(await refusal(path, { scope })).to.deep.equal([404, 'lead_list_not_found', 'scope.list_id']);
    expect(await refusal(path, { source_campaign_id: nowhere })).to.deep.equal([
      404,
      'campaign_not_found',
      'source_campaign_id',
    ]);
    expect(await refusal(`/v1/campaigns/${nowhere}/enroll`, { global_lead_ids: [] })).to.deep.equal([
      404,
      'campaign_not_found',
      undefined,
    ]);
  });

  it('enroll accepts a body that says that leads are imported', async () => {
    const path = `/v1/campaigns/${await draftCampaign(client)}/enroll`;
    const body = { operation: 'api_lead_import', leads: [{ email: 'ann@acme.example' }] };
    const { status, body: answered } = await client.post(path, body);
    expect([status, answered.data.input.operation]).to.deep.equal([202, 'api_lead_import']);
    expect((await finish(answered.data.id)).result).to.include({ created: 1 });
    expect(await refusal(path, { operation: 'api_lead_import' })).to.deep.equal([
      400,
      'invalid_flow',
      'leads',
    ]);
  });

  it('what would narrow a scope of another kind is refused, lest the work reach more than were meant', async () => {
    const list_id = (await client.post('/v1/lead-lists', { name: 'All' })).body.data.id;
    const campaign_id = await draftCampaign(client);
    const query = { q: 'acme' };
    const preview = (scope: object) => client.post('/v1/bulk/preview', { operation: 'export_leads', scope });
    for (const [scope, part, hint] of [
      [{ kind: 'saved_list', list_id, query }, 'query', ' Use saved_list_filtered.'],
      [{ kind: 'campaign', campaign_id, query }, 'query', ''],
      [{ kind: 'campaign', campaign_id, list_id }, 'list_id', ''],
      [{ kind: 'explorer_view', query, global_lead_ids: ['a'] }, 'global_lead_ids', ''],
    ] as const) {
      const { status, body } = await preview(scope);
      expect(status, scope.kind).to.equal(400);
      const message = `A scope of kind ${scope.kind} does not accept ${part}.${hint}`;
      expect(body.details).to.deep.equal([{ path: `scope.${part}`, code: 'ambiguous_scope', message }]);
    }
    const said = { kind: 'saved_list', list_id, query: {}, global_lead_ids: [] };
    expect((await preview(said)).status).to.equal(200);
  });

  it('what is beside the ids of a selection is ignored', async () => {
    const scope = { kind: 'selection', global_lead_ids: [], list_id: nowhere, query: { qq: 1 } };
    const { status } = await client.post('/v1/bulk/preview', { operation: 'export_leads', scope });
    expect(status).to.equal(200);
  });

  it('removal from all campaigns counts whom it would remove, as its preview does', async () => {
    const campaign = await draftCampaign(client);
    const leads = [{ email: 'gone@acme.example' }];
    await client.post(`/v1/campaigns/${campaign}/leads/bulk`, { leads });
    const request = {
      operation: 'remove_from_all_campaigns',
      scope: { kind: 'selection', global_lead_ids: [idOf('gone@acme.example')] },
    };
    const counts = async () => (await client.post('/v1/bulk/preview', request)).body.data.counts;
    expect(await counts()).to.include({ ineligible: 0, actionable: 1 });
    await client.delete(`/v1/campaigns/${campaign}`);
    expect(await counts()).to.include({ ineligible: 1, actionable: 0 });
  });

  it('the list that changes is named as the body named it', async () => {
    const body = { operation: 'add_to_lead_list', global_lead_ids: [] };
    for (const name of ['list_id', 'target_list_id'])
      expect(await refusal('/v1/jobs', { ...body, [name]: nowhere })).to.deep.equal([
        404,
        'lead_list_not_found',
        name,
      ]);
  });

  it('an import is bound to the file of its preview and to the count it expects', async () => {
    const campaign_id = await draftCampaign(client);
    const [one, two] = [
      await upload('email\na@example.com\nb@example.com\n'),
      await upload('email\nc@x.org\n'),
    ];
    const job = { operation: 'csv_lead_import_staged', campaign_id, upload_id: one };
    expect(await refusal('/v1/bulk/preview', { ...job, upload_id: undefined })).to.deep.equal([
      400,
      'invalid_request',
      'upload_id',
    ]);
    const { preview_id, counts } = (await client.post('/v1/bulk/preview', job)).body.data;
    expect(counts.actionable).to.equal(2);
    expect((await refusal('/v1/jobs', { ...job, preview_id, upload_id: two }))[1]).to.equal(
      'preview_mismatch',
    );
    expect((await refusal('/v1/jobs', { ...job, expected_count: 3 }))[1]).to.equal('count_mismatch');
    const leads = [{ email: 'a@example.com' }];
    const inline = { operation: 'api_lead_import', campaign_id, leads, expected_count: 2 };
    expect((await refusal('/v1/jobs', inline))[1]).to.equal('count_mismatch');
    const started = await client.post('/v1/jobs', { ...job, preview_id, expected_count: 2 });
    expect(started.status, JSON.stringify(started.body)).to.equal(202);
    expect(started.body.data.input).to.deep.include({ preview_id, expected_count: 2, upload_id: one });
    expect((await finish(started.body.data.id)).result).to.deep.include({ imported: 2 });
  });

  it('a file is named, and not a place on some disk', async () => {
    for (const filename of ['/etc/passwd', 'C:\\people.csv', ' ']) {
      const { status, body } = await client.post('/v1/uploads/presign', { filename });
      expect(status, filename).to.equal(400);
      const message = 'must be the name of a file, without a path';
      expect(body.details).to.deep.equal([{ path: 'filename', code: 'invalid_format', message }]);
    }
  });

  it('an import may name its file as the scope that it is', async () => {
    const campaign_id = await draftCampaign(client);
    const upload_id = await upload('email\na@example.com\nnew@example.com\n');
    const job = {
      operation: 'csv_lead_import_staged',
      campaign_id,
      scope: { kind: 'staged_upload', upload_id },
    };
    const { preview_id, counts } = (await client.post('/v1/bulk/preview', job)).body.data;
    expect(counts.actionable).to.equal(2);
    const started = await client.post('/v1/jobs', { ...job, preview_id });
    expect(started.status, JSON.stringify(started.body)).to.equal(202);
    expect(started.body.data.input).to.deep.include({ upload_id, scope: job.scope });
    expect((await finish(started.body.data.id)).result).to.deep.include({ imported: 2, failed: 0 });
    const other = { ...job, scope: { kind: 'campaign', campaign_id } };
    expect(await refusal('/v1/jobs', other)).to.deep.equal([400, 'invalid_request', 'upload_id']);
  });

  it('an export of a campaign is found with the jobs of that campaign', async () => {
    const campaign_id = await draftCampaign(client);
    for (const [path, body, wanted] of [
      ['/v1/jobs', { operation: 'export_leads', campaign_id }, campaign_id],
      ['/v1/people/export', { campaign_id }, campaign_id],
      ['/v1/people/export', {}, null],
    ] as const) {
      const { data } = (await client.post(path, body)).body;
      expect(data.campaign_id).to.equal(wanted);
      expect(data.input.source_campaign_id ?? null).to.equal(wanted);
    }
    const { body } = await client.get(`/v1/jobs?campaign_id=${campaign_id}`);
    expect(body.total_count).to.equal(2);
  });

  it('rows of one address count as if they came one by one', async () => {
    const campaign_id = await runningCampaign(client, ['plan']);
    const leads = [
      { email: 'a@example.com' },
      { email: 'A@example.com ', custom_lead_data: { plan: 'pro' } },
      { email: 'b@example.com', custom_lead_data: { plan: ' ' } },
      { email: 'b@example.com' },
    ];
    const started = await client.post(`/v1/campaigns/${campaign_id}/leads/bulk/async`, { leads });
    expect(started.body.data).to.deep.include({ status: 'queued', result: {}, errors: [] });
    expect((await finish(started.body.data.id)).result).to.deep.include({
      imported: 4,
      created: 2,
      updated: 2,
      enrolled: 1,
      incomplete: 3,
      failed: 0,
    });
  });

  it('rows are given within their limits: 1 to 1000 at once, 1 to 500 in parts', async () => {
    const id = await draftCampaign(client);
    const rows = (count: number) => ({
      leads: Array.from({ length: count }, (_, i) => ({ email: `p${i}@example.com` })),
    });
    const path = `/v1/campaigns/${id}/leads/bulk/async`;
    for (const count of [0, 1001])
      expect((await refusal(path, rows(count))).slice(0, 2)).to.deep.equal([400, 'invalid_flow']);
    expect((await client.post(path, rows(1000))).status).to.equal(202);
    const tooMany = { operation: 'api_lead_import', campaign_id: id, ...rows(1001) };
    expect((await refusal('/v1/jobs', tooMany))[0]).to.equal(400);
    const staged = (await client.post(`/v1/campaigns/${id}/imports/staged`)).body.data.id;
    for (const count of [0, 501])
      expect((await refusal(`/v1/jobs/${staged}/staging-rows`, rows(count)))[0]).to.equal(400);
    const taken = await client.post(`/v1/jobs/${staged}/staging-rows`, rows(500));
    expect(taken.body).to.deep.equal({ uploaded_count: 500, total_count: 500 });
    const unknown = { leads: [{ email: 'a@example.com' }, { email: 'b@example.com', result: 'ok' }] };
    expect(await refusal(`/v1/jobs/${staged}/staging-rows`, unknown)).to.deep.equal([
      400,
      'invalid_request',
      'leads[1].result',
    ]);
  });

  it('a cancelled or failed staged import takes no rows and cannot be finalized', async () => {
    const id = await draftCampaign(client);
    const staged = (await client.post(`/v1/campaigns/${id}/imports/staged`)).body.data.id;
    const cancelled = (await client.post(`/v1/jobs/${staged}/cancel`)).body.data;
    expect(cancelled.status).to.equal('cancelled');
    expect(cancelled.cancel_requested_at).to.be.a('string');
    const conflict = [409, 'job_state_conflict', undefined];
    expect(await refusal(`/v1/jobs/${staged}/finalize`, undefined)).to.deep.equal(conflict);
    const leads = [{ email: 'a@example.com' }];
    expect(await refusal(`/v1/jobs/${staged}/staging-rows`, { leads })).to.deep.equal(conflict);
  });

  it('another account sees neither job nor upload, list or campaign', async () => {
    const campaign_id = await draftCampaign(client);
    const upload_id = await upload('email\na@example.com\n');
    const body = { operation: 'csv_lead_import_staged', campaign_id, upload_id };
    const job = (await client.post('/v1/jobs', body)).body.data.id;
    const owner = client;
    client = await newClient();
    for (const path of [`/v1/jobs/${job}`, `/v1/jobs/${job}/download`])
      expect((await client.get(path)).body.error.code).to.equal('job_not_found');
    for (const act of ['cancel', 'finalize'])
      expect((await client.post(`/v1/jobs/${job}/${act}`)).body.error.code).to.equal('job_not_found');
    expect((await client.get('/v1/jobs')).body.total_count).to.equal(0);
    const mine = await draftCampaign(client);
    expect((await refusal('/v1/jobs', { ...body, campaign_id: mine }))[1]).to.equal('upload_not_found');
    expect((await refusal('/v1/jobs', body))[1]).to.equal('campaign_not_found');
    const scope = { kind: 'campaign', campaign_id };
    expect((await refusal('/v1/people/export', { scope }))[1]).to.equal('campaign_not_found');
    client = owner;
    expect((await client.get(`/v1/jobs/${job}`)).status).to.equal(200);
  });

  it('every way to leave people out works in every kind of population', async () => {
    const source = await draftCampaign(client);
    const names = ['a', 'b', 'c', 'd', 'e'];
    const address = (name: string) => `${name}@example.com`;
    const ids = names.map(name => idOf(address(name)));
    await client.post(`/v1/campaigns/${source}/leads/bulk`, {
      leads: names.map(name => ({ email: address(name) })),
    });
    const listOf = async (name: string, ...members: string[]) =>
      (await client.post('/v1/lead-lists', { name, global_lead_ids: members })).body.data.id as string;
    const all = await listOf('All', ...ids);
    const one = await listOf('One', ids[0]!);
    const other = await draftCampaign(client);
    await client.post(`/v1/campaigns/${other}/leads:add`, { global_lead_ids: [ids[1]] });
    const exclusions = {
      list_id: one,
      campaign_id: other,
      global_lead_ids: [ids[2]],
      emails: [` ${address('d').toUpperCase()} `],
    };
    const upload_id = await upload(['email', ...names.map(address)].join('\n'));
    const scopes = [
      { kind: 'selection', global_lead_ids: ids },
      { kind: 'explorer_view', query: { q: 'example' } },
      { kind: 'saved_list', list_id: all },
      { kind: 'saved_list_filtered', list_id: all, query: { campaign_ids: [source] } },
      { kind: 'campaign', campaign_id: source },
      { kind: 'staged_upload', upload_id },
    ];
    for (const scope of scopes) {
      const body = { operation: 'export_leads', scope, exclusions };
      const { counts } = (await client.post('/v1/bulk/preview', body)).body.data;
      expect(counts, scope.kind).to.deep.include({ matched: 5, excluded: 4, actionable: 1 });
      const started = await client.post('/v1/jobs', { ...body, projection: 'compact', expected_count: 1 });
      expect(started.status, JSON.stringify(started.body)).to.equal(202);
      const job = await finish(started.body.data.id);
      expect(job.result, scope.kind).to.deep.include({ rows_exported: 1, failed: 0 });
      const file = (await client.get(`/v1/jobs/${job.id}/download`)).body as string;
      expect(file.trimEnd().split('\r\n')[1]).to.equal(`${address('e')},${ids[4]}`);
    }
  });

  it('leaves out of every import whom the exclusions name, be they people of the account or not', async () => {
    const [campaign_id, known] = [await draftCampaign(client), await draftCampaign(client)];
    const address = (name: string) => `${name}@example.com`;
    await client.post(`/v1/campaigns/${known}/leads/bulk`, {
      leads: ['a', 'b'].map(name => ({ email: address(name) })),
    });
    const list_id = (
      await client.post('/v1/lead-lists', { name: 'One', global_lead_ids: [idOf(address('b'))] })
    ).body.data.id;
    const exclusions = {
      list_id,
      campaign_id: known,
      global_lead_ids: [idOf(address('c'))],
      emails: ['D@example.com'],
    };
    const leads = ['a', 'b', 'c', ' d', 'd', 'e'].map(name => ({ email: address(name) }));
    const upload_id = await upload(['email', ...leads.map(lead => lead.email)].join('\n'));
    const file = { operation: 'csv_lead_import_staged', campaign_id, upload_id };
    for (const [path, body] of [
      ['/v1/jobs', { operation: 'api_lead_import', campaign_id, leads }],
      ['/v1/jobs', file],
      [`/v1/campaigns/${campaign_id}/enroll`, { leads }],
    ] as const) {
      const started = await client.post(path, { ...body, exclusions, expected_count: 6 });
      expect(started.status, JSON.stringify(started.body)).to.equal(202);
      const job = await finish(started.body.data.id);
      expect(job.input.exclusions).to.deep.equal(exclusions);
      expect(job.result, job.operation).to.deep.include({ imported: 1, skipped: 5, failed: 0 });
      const { data } = (await client.get(`/v1/campaigns/${campaign_id}/leads`)).body;
      expect(data.map((lead: { email: string }) => lead.email)).to.deep.equal([address('e')]);
      const nobody = { ...body, exclusions: { list_id: nowhere } };
      expect(await refusal(path, nobody)).to.deep.equal([404, 'lead_list_not_found', 'exclusions.list_id']);
    }
    const preview = (await client.post('/v1/bulk/preview', { ...file, exclusions })).body.data;
    expect(preview.counts).to.deep.include({ matched: 6, actionable: 6 });
    expect(preview.warnings).to.have.length(1);
    const bound = { ...file, preview_id: preview.preview_id };
    expect((await refusal('/v1/jobs', bound))[1]).to.equal('preview_mismatch');
    expect((await client.post('/v1/jobs', { ...bound, exclusions })).status).to.equal(202);
  });

  it('says of a preview of leads that they come with the job, not that nobody is left', async () => {
    const body = { operation: 'api_lead_import', campaign_id: await draftCampaign(client) };
    const { warnings } = (await client.post('/v1/bulk/preview', body)).body.data;
    expect(warnings).to.deep.equal([
      'The leads of this import are sent with the job. They are not counted here.',
    ]);
  });

  it('takes no more rows for a campaign that was deleted meanwhile, and ends without its import', async () => {
    const id = await draftCampaign(client);
    const staged = (await client.post(`/v1/campaigns/${id}/imports/staged`)).body.data.id;
    await client.delete(`/v1/campaigns/${id}`);
    const leads = [{ email: 'a@example.com' }];
    const gone = [404, 'campaign_not_found', undefined];
    expect(await refusal(`/v1/jobs/${staged}/staging-rows`, { leads })).to.deep.equal(gone);
    expect(await refusal(`/v1/jobs/${staged}/finalize`, undefined)).to.deep.equal(gone);
    expect((await client.post(`/v1/jobs/${staged}/cancel`)).body.data.status).to.equal('cancelled');
  });
});
