import { expect } from 'chai';
import { runUntilIdle } from '../support/engine.js';
import { newClient, service, type Client } from '../support/service.js';
import { jobRunner } from '../support/jobs.js';
import { blockAddress, draftCampaign, eventsOf, idOf, runningCampaign, totalsOf } from './support/leads.js';

describe('jobs', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const address = (name: string) => `${name}@example.com`;
  const leads = (...names: string[]) => names.map(name => ({ email: address(name) }));
  const bring = async (campaignId: string, ...names: string[]) => {
    const answer = await client.post(`/v1/campaigns/${campaignId}/leads/bulk`, { leads: leads(...names) });
    expect(answer.status).to.equal(200);
  };
  const list = async (name: string, ...names: string[]) => {
    const body = { name, global_lead_ids: names.map(each => idOf(address(each))) };
    return (await client.post('/v1/lead-lists', body)).body.data.id as string;
  };
  const start = async (body: Record<string, unknown>) => {
    const answer = await client.post('/v1/jobs', body);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(202);
    return answer.body.data.id as string;
  };
  const read = async (id: string) => (await client.get(`/v1/jobs/${id}`)).body.data;
  const finish = async (id: string) => {
    await runUntilIdle([jobRunner(service().core.clock)]);
    return read(id);
  };
  const run = async (body: Record<string, unknown>) => finish(await start(body));

  it('shows the campaign as others do, in whatever case its id was given', async () => {
    const campaign_id = await draftCampaign(client);
    const body = { operation: 'api_lead_import', campaign_id: campaign_id.toUpperCase(), leads: leads('a') };
    const answer = await client.post('/v1/jobs', body);
    expect(answer.body.data.campaign_id).to.equal(campaign_id);
    expect((await finish(answer.body.data.id)).campaign_id).to.equal(campaign_id);
  });

  it('queues a job, runs it and reports its counters and one event', async () => {
    await bring(await draftCampaign(client), 'a', 'b', 'c');
    const campaign_id = await runningCampaign(client);
    const list_id = await list('Three', 'a', 'b', 'c');
    const scope = { kind: 'saved_list', list_id };
    const exclusions = { emails: [' B@Example.com '] };
    const answer = await client.post('/v1/jobs', {
      operation: 'add_to_campaign',
      campaign_id,
      scope,
      exclusions,
    });
    expect(answer.status, JSON.stringify(answer.body)).to.equal(202);
    const queued = answer.body.data;
    expect(queued).to.deep.include({ status: 'queued', progress: 0, result: {}, errors: [], campaign_id });
    expect(queued.input).to.deep.equal({
      operation: 'add_to_campaign',
      scope,
      exclusions,
      saved_list_id: list_id,
    });
    const keys = (await client.get('/v1/api-keys')).body.data;
    expect(queued.created_by_api_key_id).to.equal(keys[0].id);
    const job = await finish(queued.id);
    expect(job).to.deep.include({ status: 'completed', progress: 100, cursor: 2, input: queued.input });
    expect(job.result).to.deep.equal({
      created: 2,
      updated: 0,
      enrolled: 2,
      skipped: 0,
      incomplete: 0,
      failed: 0,
      row_error_count: 0,
      errors: [],
    });
    expect(await totalsOf(client, campaign_id)).to.deep.include({ leads: 2, enrolled: 2 });
    const events = (await eventsOf(client)).filter(event => event.data.source === 'async');
    expect(events.map(event => event.type)).to.deep.equal(['lead.added_to_campaign.completed']);
    expect(events[0]!.data).to.deep.include({ job_id: job.id, campaign_id, operation: 'add_to_campaign' });
    expect(events[0]!.data.global_lead_ids).to.have.members([idOf(address('a')), idOf(address('c'))]);
  });

  it('adds people as leads:add does: who is new, was removed, is blocked, or lacks a declared field', async () => {
    await client.post(`/v1/campaigns/${await draftCampaign(client)}/leads/bulk`, {
      leads: ['a', 'b', 'c', 'd', 'e'].map((name, index) => ({
        email: address(name),
        first_name: name.toUpperCase(),
        custom_lead_data: name === 'e' ? { plan: ' ' } : { plan: 'pro', index },
        tags: ['vip'],
      })),
    });
    await blockAddress(client, address('d'));
    const ids = ['a', 'b', 'c', 'd', 'e', 'nobody'].map(name => idOf(address(name)));
    const outcome = async (add: (id: string) => Promise<Record<string, unknown>>) => {
      const id = await runningCampaign(client, ['plan']);
      await client.post(`/v1/campaigns/${id}/leads:add`, { global_lead_ids: ids.slice(0, 2) });
      await client.post(`/v1/campaigns/${id}/leads:remove`, { global_lead_ids: ids.slice(0, 1) });
      const { created, updated, enrolled, skipped, incomplete, failed } = await add(id);
      const counts = { created, updated, enrolled, skipped, incomplete, failed };
      const found = (await client.get(`/v1/campaigns/${id}/leads`)).body.data as Record<string, unknown>[];
      const leads = found
        .map(({ email, first_name, custom_lead_data, source, enrollment }) => ({
          email,
          first_name,
          custom_lead_data,
          source,
          state: (enrollment as { state: string } | null)?.state,
          node: (enrollment as { current_node_id: string } | null)?.current_node_id,
        }))
        .sort((one, two) => (String(one.email) < String(two.email) ? -1 : 1));
      return { counts, leads, totals: await totalsOf(client, id) };
    };
    const sync = await outcome(
      async id => (await client.post(`/v1/campaigns/${id}/leads:add`, { global_lead_ids: ids })).body.data,
    );
    const async = await outcome(
      async campaign_id =>
        (await run({ operation: 'add_to_campaign', campaign_id, global_lead_ids: ids })).result,
    );
    expect(async).to.deep.equal(sync);
    expect(async.counts).to.deep.equal({
      created: 3,
      updated: 1,
      enrolled: 2,
      skipped: 1,
      incomplete: 1,
      failed: 1,
    });
    const person = (await client.get(`/v1/people/${ids[2]}`)).body.data.person;
    expect(person.campaign_count).to.equal(3);
  });

  it('enrolls by the door of the campaign, and imports the leads that come with it', async () => {
    const id = await runningCampaign(client);
    const answer = await client.post(`/v1/campaigns/${id}/leads/bulk/async`, {
      leads: [...leads('a', 'b'), { email: 'jane@' }, { email: ' A@example.com', first_name: 'Ann' }],
    });
    expect(answer.status, JSON.stringify(answer.body)).to.equal(202);
    expect(answer.body.data.input.leads).to.have.length(4);
    const job = await finish(answer.body.data.id);
    expect(job.status).to.equal('completed');
    expect(job.result).to.deep.include({ imported: 3, created: 2, updated: 1, enrolled: 2, failed: 1 });
    expect(job.errors).to.deep.equal([{ index: 2, message: '"jane@" is not a valid email address.' }]);
    const names = (await eventsOf(client)).map(event => event.type);
    expect(names).to.deep.equal(['lead.bulk_import.completed']);

    const other = await runningCampaign(client);
    const enroll = await client.post(`/v1/campaigns/${other}/enroll`, {
      scope: { kind: 'campaign', campaign_id: id },
    });
    expect(enroll.status, JSON.stringify(enroll.body)).to.equal(202);
    expect((await finish(enroll.body.data.id)).result).to.deep.include({ created: 2, enrolled: 2 });
    const elsewhere = await client.post(`/v1/campaigns/${other}/enroll`, { campaign_id: id, scope: {} });
    expect(elsewhere.body.error.code).to.equal('invalid_flow');
  });

  it('imports the leads that are to be enrolled, says so, and looks at nobody else', async () => {
    const source = await draftCampaign(client);
    await bring(source, 'x');
    const before = (await eventsOf(client)).length;
    const id = await runningCampaign(client);
    const scope = { kind: 'campaign', campaign_id: source };
    const answer = await client.post(`/v1/campaigns/${id}/enroll`, { leads: leads('a', 'b'), scope });
    expect(answer.body.data.input.operation).to.equal('api_lead_import');
    expect((await finish(answer.body.data.id)).result).to.deep.include({ created: 2, enrolled: 2 });
    expect(await totalsOf(client, id)).to.deep.include({ leads: 2 });
    const events = (await eventsOf(client)).slice(before);
    expect(events.map(({ type }) => type)).to.deep.equal(['lead.bulk_import.completed']);
  });

  it('takes people out, pauses and resumes them', async () => {
    const campaign_id = await runningCampaign(client);
    const other = await runningCampaign(client);
    await bring(campaign_id, 'a', 'b', 'c');
    await bring(other, 'a');
    const scope = { kind: 'campaign', campaign_id };
    const paused = await run({ operation: 'pause_enrollments', campaign_id, scope });
    expect(paused.result).to.deep.include({ paused: 3, skipped: 0 });
    const global_lead_ids = [idOf(address('a')), idOf(address('b')), idOf(address('nobody')), 'x'];
    const resumed = await run({ operation: 'resume_enrollments', campaign_id, global_lead_ids });
    expect(resumed.result).to.deep.include({ resumed: 2, skipped: 2, row_error_count: 2 });
    expect(resumed.errors.map((error: { index: number }) => error.index)).to.have.members([2, 3]);
    expect(resumed.input.global_lead_ids).to.deep.equal(global_lead_ids);
    const removed = await run({ operation: 'remove_from_campaign', campaign_id, scope });
    expect(removed.result).to.deep.include({ removed: 3 });
    expect(await totalsOf(client, campaign_id)).to.deep.equal({ leads: 0, enrolled: 3, terminal: 3 });
    const everywhere = await run({
      operation: 'remove_from_all_campaigns',
      scope: { kind: 'explorer_view', query: { q: 'example' } },
    });
    expect(everywhere.result).to.deep.include({ removed: 1, skipped: 2 });
  });

  it('changes lists, with the list that changes and the list that is the source', async () => {
    await bring(await draftCampaign(client), 'a', 'b', 'c');
    const source = await list('Source', 'a', 'b');
    const target = await list('Target', 'b');
    const added = await run({ operation: 'add_to_lead_list', list_id: source, target_list_id: target });
    expect(added.result).to.deep.include({ added: 1, skipped: 1 });
    const alone = await run({
      operation: 'add_to_lead_list',
      list_id: target,
      global_lead_ids: [idOf(address('c'))],
    });
    expect(alone.result).to.deep.include({ added: 1 });
    const answer = await client.post(`/v1/lead-lists/${target}/members:bulk`, {
      action: 'remove',
      scope: { kind: 'saved_list_filtered', list_id: target, query: { q: 'b@example.com' } },
    });
    expect(answer.body.data.input).to.deep.include({
      operation: 'remove_from_lead_list',
      target_list_id: target,
    });
    expect((await finish(answer.body.data.id)).result).to.deep.include({ removed: 1, skipped: 0 });
    const members = (await client.get(`/v1/lead-lists/${target}/people?sort=email&sort_dir=asc`)).body.data;
    expect(members.map((person: { email: string }) => person.email)).to.deep.equal(['a', 'c'].map(address));
  });

  it('reports whole what was given as an id and is none, in the job and its event', async () => {
    await bring(await draftCampaign(client), 'a');
    const given = [`${'b'.repeat(63)}😀`, '😀'.repeat(200), 'd'.repeat(200)];
    const job = await run({
      operation: 'add_to_lead_list',
      target_list_id: await list('Target', 'a'),
      global_lead_ids: given,
    });
    const idsOf = (errors: { globalLeadId?: string }[]) => errors.map(error => error.globalLeadId);
    expect(idsOf(job.errors)).to.deep.equal(given);
    const { data } = (await eventsOf(client)).at(-1)!;
    expect(data.job_id).to.equal(job.id);
    expect(idsOf(data.errors as object[])).to.deep.equal(given);
  });

  it('lists, filters and cancels jobs', async () => {
    const campaign_id = await draftCampaign(client);
    const first = await start({ operation: 'api_lead_import', campaign_id, leads: leads('a') });
    const second = await start({ operation: 'remove_from_all_campaigns', global_lead_ids: [] });
    const ids = async (query: string) =>
      (await client.get(`/v1/jobs?${query}`)).body.data.map((job: { id: string }) => job.id);
    expect(await ids('')).to.deep.equal([second, first]);
    expect(await ids('operation=api_lead_import')).to.deep.equal([first]);
    expect(await ids(`campaign_id=${campaign_id}`)).to.deep.equal([first]);
    expect(await ids('status=running')).to.deep.equal([]);
    const cancelled = (await client.post(`/v1/jobs/${first}/cancel`)).body.data;
    expect(cancelled.status).to.equal('cancelled');
    expect(cancelled.cancel_requested_at).to.equal(cancelled.completed_at);
    expect((await client.post(`/v1/jobs/${first}/cancel`)).status).to.equal(200);
    expect((await finish(second)).status).to.equal('completed');
    expect((await client.post(`/v1/jobs/${second}/cancel`)).body.error).to.include({
      code: 'job_state_conflict',
      message: 'The job is completed. There is nothing left to cancel.',
    });
    expect((await client.post(`/v1/jobs/${second}/finalize`)).body.error.message).to.equal(
      'The job is completed. Its operation is remove_from_all_campaigns. Only a staged import can be finalized.',
    );
    expect((await read(first)).status).to.equal('cancelled');
    expect((await client.get(`/v1/people?limit=0`)).body.total_count).to.equal(0);
  });

  it('refuses what is missing, unknown, named twice or too much', async () => {
    const campaign_id = await draftCampaign(client);
    const refused = async (body: Record<string, unknown>) => {
      const answer = await client.post('/v1/jobs', body);
      const path = answer.body.details?.[0]?.path;
      return [answer.status, answer.body.error.code, ...(path === undefined ? [] : [path])];
    };
    const add = { operation: 'add_to_campaign', campaign_id };
    const nowhere = '01920d3c-7a44-7bb1-9d53-2f1f0d6a1c61';
    expect(await refused({ operation: 'add_to_campaign', global_lead_ids: [] })).to.deep.equal([
      400,
      'invalid_request',
      'campaign_id',
    ]);
    expect(await refused(add)).to.deep.equal([400, 'invalid_request', 'scope']);
    expect(await refused({ ...add, global_lead_ids: [], list_id: nowhere })).to.deep.equal([
      400,
      'invalid_request',
      'list_id',
    ]);
    expect(await refused({ ...add, scope: { kind: 'saved_list' } })).to.include('scope.list_id');
    expect(await refused({ ...add, list_id: nowhere })).to.include('lead_list_not_found');
    expect(await refused({ ...add, upload_id: nowhere })).to.include('upload_not_found');
    expect(await refused({ ...add, source_campaign_id: nowhere })).to.include('campaign_not_found');
    expect(await refused({ ...add, campaign_id: nowhere, global_lead_ids: [] })).to.include(
      'campaign_not_found',
    );
    expect(await refused({ ...add, operation: 'resume_enrollments', global_lead_ids: [] })).to.deep.equal([
      409,
      'campaign_not_running',
    ]);
    const query = { has_reply: 'perhaps' };
    expect(await refused({ ...add, scope: { kind: 'explorer_view', query } })).to.include(
      'scope.query.has_reply',
    );
    expect((await client.get(`/v1/jobs/${nowhere}`)).body.error.code).to.equal('job_not_found');
    for (let i = 0; i < 100; i++)
      await start({ operation: 'remove_from_all_campaigns', global_lead_ids: [] });
    expect(await refused({ operation: 'remove_from_all_campaigns', global_lead_ids: [] })).to.deep.equal([
      409,
      'job_quota_exceeded',
    ]);
  });

  it('previews whom work would reach, and binds a job to it', async () => {
    const campaign_id = await draftCampaign(client);
    await bring(campaign_id, 'a');
    await bring(await draftCampaign(client), 'b', 'c', 'd');
    const [a, b, c] = ['a', 'b', 'c'].map(name => idOf(address(name)));
    const body = {
      operation: 'add_to_campaign',
      campaign_id,
      global_lead_ids: [a, b, b, c, 'x', idOf('nobody@example.com')],
      exclusions: { global_lead_ids: [c] },
    };
    const answer = await client.post('/v1/bulk/preview', body);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
    const { preview_id, counts } = answer.body.data;
    expect(counts).to.deep.equal({ matched: 6, excluded: 1, duplicate: 1, ineligible: 3, actionable: 1 });
    const tried = async (change: Record<string, unknown>) =>
      (await client.post('/v1/jobs', { ...body, preview_id, ...change })).body.error?.code;
    expect(await tried({ operation: 'remove_from_campaign' })).to.equal('preview_mismatch');
    expect(await tried({ exclusions: undefined })).to.equal('preview_mismatch');
    expect(await tried({ preview_id: 'gone' })).to.equal('preview_expired');
    expect(await tried({ expected_count: 2 })).to.equal('count_mismatch');
    const job = await run({ ...body, preview_id, expected_count: 1 });
    expect(job.result).to.deep.include({ created: 1, skipped: 1, failed: 2 });
  });

  it('refuses every kind of work that is not what its preview or count says', async () => {
    const { body } = await client.post('/v1/lead-lists', { name: 'Previewed' });
    for (const path of ['/v1/people/export', `/v1/lead-lists/${body.data.id}/members:bulk`]) {
      const refused = async (change: Record<string, unknown>) =>
        (await client.post(path, { global_lead_ids: [idOf(address('a'))], ...change })).body.error.code;
      expect(await refused({ preview_id: 'gone' }), path).to.equal('preview_expired');
      expect(await refused({ expected_count: 99 }), path).to.equal('count_mismatch');
    }
  });

  it('imports rows that come in parts, once', async () => {
    const id = await runningCampaign(client);
    const started = await client.post(`/v1/campaigns/${id}/imports/staged`, {
      total_count: 3,
      source: 'crm',
    });
    expect(started.status).to.equal(201);
    const job = started.body.data;
    expect(job).to.deep.include({ status: 'uploading', campaign_id: id });
    const append = (body: unknown, key?: string) =>
      client.post(`/v1/jobs/${job.id}/staging-rows`, body, key ? { 'idempotency-key': key } : {});
    const part = { leads: leads('a', 'b') };
    expect((await append(part, 'one')).body).to.deep.equal({ uploaded_count: 2, total_count: 3 });
    expect((await append(part, 'one')).body).to.deep.equal({ uploaded_count: 2, total_count: 3 });
    expect((await append({ leads: [{ email: 'nothing' }] })).body.uploaded_count).to.equal(3);
    expect((await append({ leads: [] })).status).to.equal(400);
    const finalized = await client.post(`/v1/jobs/${job.id}/finalize`);
    expect(finalized.status).to.equal(202);
    expect(finalized.body.data.status).to.equal('queued');
    expect((await append(part)).body.error).to.include({
      code: 'job_state_conflict',
      message:
        'The job is queued. It accepts rows only while it is uploading. Start another staged import for them.',
    });
    const done = await finish(job.id);
    expect(done.result).to.deep.include({ imported: 2, enrolled: 2, failed: 1 });
    expect(done.errors[0].index).to.equal(2);
    expect((await client.post(`/v1/jobs/${job.id}/finalize`)).body.data.status).to.equal('completed');
    expect(await totalsOf(client, id)).to.deep.include({ leads: 2, enrolled: 2 });
  });

  it('says how many rows of a staged import came, whatever number was announced', async () => {
    const id = await draftCampaign(client);
    const path = `/v1/campaigns/${id}/imports/staged`;
    const job = (await client.post(path, { total_count: 5 })).body.data;
    expect(job.input).to.include({ total_count: 5, uploaded_count: 0 });
    await client.post(`/v1/jobs/${job.id}/staging-rows`, { leads: leads('a', 'b') });
    expect((await read(job.id)).input).to.include({ total_count: 5, uploaded_count: 2 });
    expect((await client.post(`/v1/jobs/${job.id}/finalize`)).status).to.equal(202);
    const done = await finish(job.id);
    expect(done).to.include({ status: 'completed', cursor: 2, progress: 100 });
    expect(done.input).to.include({ total_count: 5, uploaded_count: 2 });
    expect(done.result).to.deep.include({ imported: 2, failed: 0 });
  });
});
