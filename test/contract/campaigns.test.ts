import { expect } from 'chai';
import { toBin } from '../../server/src/store/database/ids.js';
import {
  alterCampaign,
  buildLead,
  buildMailbox,
  buildSend,
  enrollmentsOf,
  eventsOf,
  sendStates,
  unknownId,
} from '../support/build.js';
import { runSql } from '../support/database.js';
import { newClient, type Client } from '../support/service.js';
import { sequence } from '../domain/flow/fixtures.js';

const centralHours = {
  timezone: 'America/Chicago',
  start_hour: 9,
  start_minute: 0,
  end_hour: 17,
  end_minute: 0,
  days_of_week: [1, 2, 3, 4, 5],
};

/** Codes and paths of the details of a refusal. */
function issuesOf({ body }: { body: { details?: { path: string; code: string }[] } }): string[] {
  return (body.details ?? []).map(({ path, code }) => `${path} ${code}`);
}

describe('campaigns', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  async function created(body: object = {}) {
    const { status, body: answer } = await client.post('/v1/campaigns', body);
    expect(status, JSON.stringify(answer)).to.equal(201);
    return answer.data;
  }

  describe('create', () => {
    it('fills in Central business hours, 1440 seconds and an empty flow', async () => {
      const campaign = await created();
      expect(campaign).to.include({ name: null, status: 'draft', source: 'manual', deleted_at: null });
      expect(campaign.account_id).to.equal(client.accountId);
      expect(campaign.schedule).to.deep.equal(centralHours);
      expect(campaign.sending_interval_seconds).to.equal(1440);
      expect(campaign.lifecycle_schedule).to.deep.equal({
        time_zone: 'America/Chicago',
        start_on: null,
        pause_on: null,
        start_at: null,
        pause_at: null,
      });
      expect(campaign.flow_data).to.deep.equal({ nodes: [], edges: [] });
      expect(campaign.mailbox_ids).to.deep.equal([]);
      expect(campaign.tags).to.deep.equal([]);
      expect((await client.get(`/v1/campaigns/${campaign.id}`)).body.data).to.deep.equal(campaign);
    });

    it('takes a null schedule for 24/7, and completes a given one', async () => {
      expect((await created({ schedule: null })).schedule).to.equal(null);
      const schedule = { timezone: 'Europe/Berlin', start_hour: 22, end_hour: 6 };
      expect((await created({ schedule })).schedule).to.deep.equal({
        ...schedule,
        start_minute: 0,
        end_minute: 0,
        days_of_week: null,
      });
    });

    it('derives the times of the lifecycle, by default in the zone of the schedule', async () => {
      const dates = { start_on: '2030-03-31', pause_on: '2030-07-01' };
      const schedule = { timezone: 'Europe/Berlin', start_hour: 9, end_hour: 17 };
      expect((await created({ schedule, lifecycle_schedule: dates })).lifecycle_schedule).to.deep.equal({
        time_zone: 'Europe/Berlin',
        ...dates,
        start_at: '2030-03-30T23:00:00.000Z',
        pause_at: '2030-06-30T22:00:00.000Z',
      });
      const tokyo = { ...dates, time_zone: 'Asia/Tokyo' };
      expect((await created({ schedule, lifecycle_schedule: tokyo })).lifecycle_schedule).to.include({
        time_zone: 'Asia/Tokyo',
        start_at: '2030-03-30T15:00:00.000Z',
      });
      expect(
        (await created({ schedule: null, lifecycle_schedule: dates })).lifecycle_schedule.time_zone,
      ).to.equal('America/Chicago');
    });

    it('takes a flow, mailboxes and tags along, and puts its own bucket on the lead source', async () => {
      const mailboxes = [await buildMailbox(client.accountId), await buildMailbox(client.accountId)];
      const tag = (await client.post('/v1/campaign-tags', { name: 'Q4', color: '#fff' })).body.data;
      const flow = sequence();
      flow.nodes[0]!.data.bucketId = unknownId();
      const campaign = await created({
        flow_data: flow,
        mailbox_ids: [mailboxes[1], mailboxes[0], mailboxes[1]],
        tag_ids: [tag.id.toUpperCase()],
      });
      expect(campaign.flow_data.nodes[0].data.bucketId).to.equal(campaign.bucket_id);
      expect(campaign.mailbox_ids).to.have.members(mailboxes).and.lengthOf(2);
      expect(campaign.tags).to.deep.equal([tag]);
    });

    it('strips unknown keys and what is not writable', async () => {
      const campaign = await created({ name: 'A', status: 'running', unknown: 1, deleted_at: '2030-01-01' });
      expect(campaign).to.include({ name: 'A', status: 'draft', deleted_at: null });
    });

    it('answers a retry with the same Idempotency-Key from memory', async () => {
      const headers = { 'idempotency-key': 'create-1' };
      const first = await client.post('/v1/campaigns', { name: 'Once' }, headers);
      const again = await client.post('/v1/campaigns', { name: 'Once' }, headers);
      expect(again.body).to.deep.equal(first.body);
      expect(again.headers.get('idempotent-replayed')).to.equal('true');
      expect((await client.get('/v1/campaigns')).body.total_count).to.equal(1);
    });

    const refusals: [why: string, body: object, issues: string[]][] = [
      [
        'a zone that does not exist',
        { schedule: { ...centralHours, timezone: 'Mars/Base' } },
        ['schedule.timezone invalid_time_zone'],
      ],
      [
        'a lifecycle zone that does not exist',
        { lifecycle_schedule: { time_zone: '+02:00' } },
        ['lifecycle_schedule.time_zone invalid_time_zone'],
      ],
      [
        'a pause on the day of the start',
        { lifecycle_schedule: { start_on: '2030-01-02', pause_on: '2030-01-02' } },
        ['lifecycle_schedule.pause_on pause_not_after_start'],
      ],
      [
        'a year that no calendar column holds',
        { lifecycle_schedule: { start_on: '0001-01-01' } },
        ['lifecycle_schedule.start_on invalid_format'],
      ],
      [
        'a flow that is wrong',
        {
          flow_data: {
            nodes: [{ id: 'w', type: 'waitTime', data: { wait_duration_seconds: 1 } }],
            edges: [],
          },
        },
        [
          'flow_data.nodes[0].data.wait_duration_seconds wait_too_short',
          'flow_data.nodes missing_lead_source',
        ],
      ],
    ];
    for (const [why, body, issues] of refusals) {
      it(`refuses ${why}`, async () => {
        const answer = await client.post('/v1/campaigns', body);
        expect(answer.status).to.equal(400);
        expect(answer.body.error.code).to.equal('invalid_flow');
        expect(issuesOf(answer)).to.have.members(issues);
        expect((await client.get('/v1/campaigns?limit=0')).body.total_count).to.equal(0);
      });
    }

    it('refuses what the contract does not allow, with the code of campaigns', async () => {
      for (const body of [
        { name: 7 },
        { sending_interval_seconds: -1 },
        { schedule: { start_hour: 9, end_hour: 24 } },
        { mailbox_ids: 'x' },
      ]) {
        const answer = await client.post('/v1/campaigns', body);
        expect(answer.status, JSON.stringify(body)).to.equal(400);
        expect(answer.body.error.code).to.equal('invalid_flow');
      }
    });

    it('names each mailbox and tag that does not exist, and makes nothing', async () => {
      const foreign = await buildMailbox((await newClient()).accountId);
      const mine = await buildMailbox(client.accountId);
      const mailboxes = await client.post('/v1/campaigns', { mailbox_ids: [mine, foreign, 'no uuid'] });
      expect([mailboxes.status, mailboxes.body.error.code]).to.deep.equal([404, 'mailbox_not_found']);
      expect(issuesOf(mailboxes)).to.deep.equal(['mailbox_ids[1] not_found', 'mailbox_ids[2] not_found']);
      const tags = await client.post('/v1/campaigns', { mailbox_ids: [mine], tag_ids: [unknownId()] });
      expect([tags.status, tags.body.error.code]).to.deep.equal([404, 'tag_not_found']);
      expect((await client.get('/v1/campaigns?limit=0')).body.total_count).to.equal(0);
    });
  });

  describe('list', () => {
    it('shows the newest first, a page at a time, without flow and mailboxes', async () => {
      for (const name of ['A', 'B', 'C']) await created({ name });
      const page = (await client.get('/v1/campaigns?limit=2')).body;
      expect(page.data.map((each: { name: string }) => each.name)).to.deep.equal(['C', 'B']);
      expect(page).to.include({ limit: 2, offset: 0, total_count: 3 });
      expect(page.data[0]).to.not.have.any.keys('flow_data', 'flow_revision', 'mailbox_ids');
      const rest = (await client.get('/v1/campaigns?limit=2&offset=2')).body;
      expect(rest.data.map((each: { name: string }) => each.name)).to.deep.equal(['A']);
      expect((await client.get('/v1/campaigns?limit=0')).body).to.deep.equal({
        data: [],
        limit: 0,
        offset: 0,
        total_count: 3,
      });
    });

    it('filters by status, text, tags and deletion', async () => {
      const tags = [];
      for (const name of ['one', 'two', 'three'])
        tags.push((await client.post('/v1/campaign-tags', { name })).body.data.id);
      const a = await created({ name: '100% Alpha_1', tag_ids: [tags[0]] });
      const b = await created({ name: 'beta', tag_ids: [tags[0], tags[1]] });
      const c = await created({ name: 'Gamma' });
      await alterCampaign(client.accountId, c.id, { status: 'running' });
      await client.delete(`/v1/campaigns/${a.id}`);
      const listed = async (query: string) =>
        (await client.get(`/v1/campaigns?${query}`)).body.data.map((each: { id: string }) => each.id);
      expect(await listed('')).to.deep.equal([c.id, b.id]);
      expect(await listed('include_deleted=true')).to.deep.equal([c.id, b.id, a.id]);
      expect(await listed('status=running')).to.deep.equal([c.id]);
      expect(await listed('q=GAM')).to.deep.equal([c.id]);
      expect(await listed('q=%25&include_deleted=true')).to.deep.equal([a.id]);
      expect(await listed('q=_&include_deleted=true')).to.deep.equal([a.id]);
      expect(await listed(`tag_ids=${tags[1]}`)).to.deep.equal([b.id]);
      expect(await listed(`tag_ids=${tags[0]},${tags[1]}&include_deleted=true`)).to.deep.equal([b.id, a.id]);
      expect(await listed(`tag_ids=${tags[2]}`)).to.deep.equal([]);
      expect(await listed('tag_ids=')).to.have.length(2);
      const refused = await client.get('/v1/campaigns?tag_ids=x');
      expect([refused.status, ...issuesOf(refused)]).to.deep.equal([400, 'tag_ids invalid_format']);
    });

    it('refuses a page that is too large and a status that does not exist', async () => {
      for (const query of ['limit=101', 'limit=-1', 'offset=-1', 'status=live', 'include_deleted=maybe'])
        expect((await client.get(`/v1/campaigns?${query}`)).status, query).to.equal(400);
    });

    it('never shows campaigns of another account', async () => {
      const { id } = await created();
      const other = await newClient();
      expect((await other.get('/v1/campaigns')).body.total_count).to.equal(0);
      for (const [method, path] of [
        ['GET', ''],
        ['PATCH', ''],
        ['DELETE', ''],
        ['POST', '/launch'],
        ['GET', '/flow'],
        ['GET', '/stats'],
      ]) {
        const answer = await other.request(method!, `/v1/campaigns/${id}${path}`, {
          body: method === 'PATCH' ? {} : undefined,
        });
        expect([answer.status, answer.body.error.code], `${method} ${path}`).to.deep.equal([
          404,
          'campaign_not_found',
        ]);
      }
    });
  });

  describe('read', () => {
    it('is not found for an id that nothing has or that is none', async () => {
      for (const id of [unknownId(), 'x', 'urn:uuid:01920d3c-7a44-7bb1-9d53-2f1f0d6a1c01']) {
        const answer = await client.get(`/v1/campaigns/${id}`);
        expect([answer.status, answer.body.error.code]).to.deep.equal([404, 'campaign_not_found']);
      }
    });

    it('carries the flow revision as ETag', async () => {
      const { id, flow_revision } = await created();
      expect((await client.get(`/v1/campaigns/${id}`)).headers.get('etag')).to.equal(`"${flow_revision}"`);
    });

    it('includes what keeps it from being launched', async () => {
      const { id } = await created();
      const path = `/v1/campaigns/${id}?include=launch_state`;
      const { launch_state } = (await client.get(path)).body.data;
      expect(launch_state.ready).to.equal(false);
      expect(launch_state.issues.map((issue: { code: string }) => issue.code)).to.have.members([
        'missing_name',
        'missing_lead_source',
        'missing_email_node',
        'missing_mailbox',
      ]);
      await client.patch(`/v1/campaigns/${id}`, {
        name: 'N',
        mailbox_ids: [await buildMailbox(client.accountId)],
      });
      await client.post(`/v1/campaigns/${id}/flow`, sequence());
      expect((await client.get(path)).body.data.launch_state).to.deep.equal({ ready: true, issues: [] });
    });

    it('includes the fields in use and how many leads lack one', async () => {
      const flow = sequence();
      flow.nodes[1]!.data.variants![0]!.template = '{{first_name}} {{custom.pain}}';
      const { id } = await created({ flow_data: flow });
      await buildLead(client.accountId, id, { is_incomplete: true });
      await buildLead(client.accountId, id);
      const { data } = (await client.get(`/v1/campaigns/${id}?include=lead_field_state,launch_state`)).body;
      expect(data.lead_field_state).to.deep.equal({
        standard: ['first_name'],
        custom: ['pain'],
        incomplete_count: 1,
      });
      expect(data.launch_state.ready).to.equal(false);
    });

    it('refuses to include what does not exist', async () => {
      const { id } = await created();
      const answer = await client.get(`/v1/campaigns/${id}?include=everything`);
      expect(answer.status).to.equal(400);
      expect(issuesOf(answer)[0]).to.match(/^include /);
    });
  });

  describe('update', () => {
    it('changes only what is given', async () => {
      const before = await created({ name: 'Old', sending_interval_seconds: 60 });
      const after = (await client.patch(`/v1/campaigns/${before.id}`, { name: 'New' })).body.data;
      expect(after).to.deep.equal({ ...before, name: 'New', updated_at: after.updated_at });
      expect(after.updated_at >= before.updated_at).to.equal(true);
      expect(
        (await client.patch(`/v1/campaigns/${before.id}`, { name: null, schedule: null })).body.data,
      ).to.include({
        name: null,
        schedule: null,
        sending_interval_seconds: 60,
      });
    });

    it('lets a mailbox go by a shorter interval at once where its last message was of the campaign', async () => {
      const mailboxId = await buildMailbox(client.accountId);
      const [{ id }, { id: other }] = [
        await created({ mailbox_ids: [mailboxId] }),
        await created({ mailbox_ids: [mailboxId] }),
      ];
      const sentAt = Date.parse('2036-03-02T10:00:00Z');
      const nextSendAt = async () =>
        (Date.parse((await client.get(`/v1/mailboxes/${mailboxId}`)).body.data.next_send_at) - sentAt) / 1000;
      const set = (table: string, change: string, value: unknown, campaignId?: string) =>
        runSql(
          `UPDATE ${table} SET ${change} = ? WHERE account_id = ? AND ${campaignId ? 'campaign_id' : 'id'} = ?`,
          [value, toBin(client.accountId), toBin(campaignId ?? mailboxId)],
        );
      await set('mailboxes', 'last_sent_at', new Date(sentAt));
      await set('mailboxes', 'next_send_at', new Date(sentAt + 1_500_000));
      await set('campaign_mailboxes', 'last_sent_at', new Date(sentAt), id);
      await client.patch(`/v1/campaigns/${other}`, { sending_interval_seconds: 600 });
      await client.patch(`/v1/campaigns/${id}`, { sending_interval_seconds: 7200 });
      expect(await nextSendAt()).to.equal(1500);
      await client.patch(`/v1/campaigns/${id}`, { sending_interval_seconds: 600 });
      expect(await nextSendAt()).to.equal(600);
      await set('campaign_mailboxes', 'last_sent_at', new Date(sentAt + 1), other);
      await client.patch(`/v1/campaigns/${id}`, { sending_interval_seconds: 60 });
      expect(await nextSendAt()).to.equal(600);
      await set('mailboxes', 'status', 'error');
      await client.patch(`/v1/campaigns/${other}`, { sending_interval_seconds: 60 });
      expect(await nextSendAt()).to.equal(600);
    });

    it('lets a mailbox go by its own interval where its last message was of a campaign that ended or paused', async () => {
      const sentAt = new Date('2036-03-02T10:00:00Z');
      const restAfter = async (mailboxId: string) => {
        const { next_send_at } = (await client.get(`/v1/mailboxes/${mailboxId}`)).body.data;
        return (Date.parse(next_send_at) - sentAt.getTime()) / 1000;
      };
      const changes: [rest: number, change: (path: string) => Promise<unknown>][] = [
        [1500, path => client.patch(path, { name: 'Runs on' })],
        [7, path => client.patch(`${path}/status`, { status: 'paused' })],
        [7, path => client.patch(`${path}/status`, { status: 'stopped' })],
        [7, path => client.delete(path)],
      ];
      for (const [rest, change] of changes) {
        const mailboxId = await buildMailbox(client.accountId);
        const { id } = await created({ name: 'N', flow_data: sequence(), mailbox_ids: [mailboxId] });
        await client.post(`/v1/campaigns/${id}/launch`);
        const key = [toBin(client.accountId), toBin(mailboxId)];
        await runSql(
          `UPDATE mailboxes SET sending_interval_seconds = 7, last_sent_at = ?, next_send_at = ?
           WHERE account_id = ? AND id = ?`,
          [sentAt, new Date(sentAt.getTime() + 1_500_000), ...key],
        );
        await runSql(
          'UPDATE campaign_mailboxes SET last_sent_at = ? WHERE account_id = ? AND mailbox_id = ?',
          [sentAt, ...key],
        );
        await change(`/v1/campaigns/${id}`);
        expect(await restAfter(mailboxId), String(change)).to.equal(rest);
      }
    });

    it('merges the lifecycle key by key', async () => {
      const { id } = await created({
        lifecycle_schedule: { start_on: '2030-01-10', pause_on: '2030-02-10' },
      });
      const patch = async (lifecycle_schedule: object) =>
        client.patch(`/v1/campaigns/${id}`, { lifecycle_schedule });
      expect((await patch({ pause_on: '2030-03-01' })).body.data.lifecycle_schedule).to.deep.equal({
        time_zone: 'America/Chicago',
        start_on: '2030-01-10',
        pause_on: '2030-03-01',
        start_at: '2030-01-10T06:00:00.000Z',
        pause_at: '2030-03-01T06:00:00.000Z',
      });
      expect((await patch({ time_zone: 'UTC' })).body.data.lifecycle_schedule.start_at).to.equal(
        '2030-01-10T00:00:00.000Z',
      );
      expect(issuesOf(await patch({ pause_on: '2030-01-10' }))).to.deep.equal([
        'lifecycle_schedule.pause_on pause_not_after_start',
      ]);
      expect(issuesOf(await patch({ start_on: '2030-03-02' }))).to.deep.equal([
        'lifecycle_schedule.pause_on pause_not_after_start',
      ]);
      expect((await patch({ start_on: null, pause_on: null })).body.data.lifecycle_schedule).to.include({
        start_on: null,
        pause_on: null,
        start_at: null,
        pause_at: null,
      });
    });

    it('lets the lifecycle follow the zone of the schedule until it has one of its own', async () => {
      const { id } = await created({ lifecycle_schedule: { start_on: '2030-01-10' } });
      const schedule = { timezone: 'Asia/Tokyo', start_hour: 9, end_hour: 17 };
      const { lifecycle_schedule } = (await client.patch(`/v1/campaigns/${id}`, { schedule })).body.data;
      expect(lifecycle_schedule).to.include({
        time_zone: 'Asia/Tokyo',
        start_at: '2030-01-09T15:00:00.000Z',
      });
    });

    it('replaces, adds and removes mailboxes and tags', async () => {
      const mailboxes: string[] = [];
      const tags: string[] = [];
      for (const name of ['a', 'b', 'c']) {
        mailboxes.push(await buildMailbox(client.accountId));
        tags.push((await client.post('/v1/campaign-tags', { name })).body.data.id);
      }
      const { id } = await created({ mailbox_ids: mailboxes.slice(0, 2), tag_ids: tags.slice(0, 2) });
      const patched = async (body: object) => {
        const { data } = (await client.patch(`/v1/campaigns/${id}`, body)).body;
        return [data.mailbox_ids, data.tags.map((tag: { id: string }) => tag.id)];
      };
      const [m, t] = [mailboxes, tags];
      expect(await patched({ add_mailbox_ids: [m[2], m[0]], remove_mailbox_ids: [m[1]] })).to.deep.equal([
        [m[0], m[2]],
        [t[0], t[1]],
      ]);
      expect(await patched({ add_tag_ids: [t[2], t[0]], remove_tag_ids: [t[0]] })).to.deep.equal([
        [m[0], m[2]],
        [t[1], t[2]],
      ]);
      expect(await patched({ mailbox_ids: [m[1]], tag_ids: [t[0]] })).to.deep.equal([[m[1]], [t[0]]]);
      expect(await patched({ mailbox_ids: [], tag_ids: [] })).to.deep.equal([[], []]);
      const unknown = await client.patch(`/v1/campaigns/${id}`, {
        name: 'X',
        add_tag_ids: [t[0], unknownId()],
      });
      expect([unknown.status, ...issuesOf(unknown)]).to.deep.equal([404, 'add_tag_ids[1] not_found']);
      expect((await client.get(`/v1/campaigns/${id}`)).body.data).to.deep.include({ name: null, tags: [] });
    });

    it('does not touch an external or a deleted campaign', async () => {
      const external = await created({ name: 'E' });
      await alterCampaign(client.accountId, external.id, { source: 'external' });
      const deleted = await created({ name: 'D' });
      await client.delete(`/v1/campaigns/${deleted.id}`);
      const writes: [method: string, path: string, body?: object][] = [
        ['PATCH', '', { name: 'X' }],
        ['DELETE', ''],
        ['POST', '/launch'],
        ['PATCH', '/status', { status: 'paused' }],
        ['POST', '/flow', sequence()],
        ['POST', '/flow?dry_run=true', sequence()],
        ['PUT', '/flow', sequence()],
        ['PATCH', '/flow/nodes/first', { data: {} }],
        ['POST', '/lead-fields', { key: 'k' }],
      ];
      for (const [method, path, body] of writes) {
        const refused = await client.request(method, `/v1/campaigns/${external.id}${path}`, { body });
        expect([refused.status, refused.body.error.code], path).to.deep.equal([403, 'external_read_only']);
        const missing = await client.request(method, `/v1/campaigns/${deleted.id}${path}`, { body });
        expect([missing.status, missing.body.error.code], path).to.deep.equal([404, 'campaign_not_found']);
      }
      expect((await client.get(`/v1/campaigns/${external.id}`)).body.data).to.include({
        name: 'E',
        source: 'external',
      });
    });
  });

  describe('delete', () => {
    it('keeps the campaign readable, stops its enrollments and says so when it was live', async () => {
      const { id } = await created({
        name: 'Gone',
        flow_data: sequence(),
        mailbox_ids: [await buildMailbox(client.accountId)],
      });
      await buildLead(client.accountId, id);
      await client.post(`/v1/campaigns/${id}/launch`);
      const answer = await client.delete(`/v1/campaigns/${id}`);
      expect(answer.status).to.equal(200);
      expect((await eventsOf(client.accountId)).map(({ type }) => type)).to.deep.equal(['campaign.stopped']);
      expect(answer.body.data.deleted_at).to.be.a('string');
      expect(answer.body.data.status).to.equal('stopped');
      expect((await client.get(`/v1/campaigns/${id}`)).body.data).to.deep.equal(answer.body.data);
      const [enrollment] = await enrollmentsOf(client.accountId, id);
      expect(enrollment).to.include({
        state: 'stopped',
        reason: 'removed',
        awaits: null,
        next_action_at: null,
      });
      const { totals } = (await client.get(`/v1/campaigns/${id}/stats`)).body.data;
      expect(totals).to.include({ enrollmentCount: 1, terminalEnrollmentCount: 1 });
      expect((await client.get('/v1/campaigns')).body.total_count).to.equal(0);
    });

    it('leaves everything to be read', async () => {
      const tag = (await client.post('/v1/campaign-tags', { name: 'Kept' })).body.data;
      const mailbox_ids = [await buildMailbox(client.accountId)];
      const before = await created({ name: 'Gone', flow_data: sequence(), mailbox_ids, tag_ids: [tag.id] });
      const path = `/v1/campaigns/${before.id}`;
      await client.post(`${path}/leads`, { email: 'kept@example.com' });
      await client.delete(path);
      const { data } = (await client.get(`${path}?include=launch_state,lead_field_state`)).body;
      expect(data).to.deep.include({ name: 'Gone', flow_data: before.flow_data, mailbox_ids, tags: [tag] });
      expect(data.lead_field_state).to.deep.equal({ standard: [], custom: [], incomplete_count: 0 });
      expect((await client.get(`${path}/flow`)).body.data).to.deep.equal(before.flow_data);
      expect((await client.get(`${path}/lead-fields`)).status).to.equal(200);
      expect((await client.get(`${path}/leads`)).body.total_count).to.equal(1);
      const listed = (await client.get(`/v1/campaigns?include_deleted=true&tag_ids=${tag.id}`)).body;
      expect(listed).to.deep.include({ total_count: 1 });
      expect(listed.data[0]).to.include({ id: before.id, deleted_at: data.deleted_at });
    });

    it('cancels queued sends, and leaves alone what is on its way or was sent', async () => {
      const { id } = await created();
      for (const state of ['queued', 'sending', 'sent'] as const)
        await buildSend(client.accountId, id, state);
      await client.delete(`/v1/campaigns/${id}`);
      expect(await sendStates(client.accountId, id)).to.deep.equal(['cancelled', 'sending', 'sent']);
    });

    it('says nothing of a draft, which stays one', async () => {
      const { id } = await created();
      expect((await client.delete(`/v1/campaigns/${id}`)).body.data.status).to.equal('draft');
      expect(await eventsOf(client.accountId)).to.deep.equal([]);
    });
  });
});
