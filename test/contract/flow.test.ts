import { expect } from 'chai';
import { validateFlow } from '../../server/src/domain/flow/validate.js';
import type { FlowIssue } from '../../server/src/domain/flow/shape.js';
import { emptyFlow } from '../../server/src/domain/flow/walk.js';
import { branching, email, flow, node, sequence, sender, wait, type Flow } from '../domain/flow/fixtures.js';
import { buildLead, buildMailbox, unknownId } from '../support/build.js';
import { runSql } from '../support/database.js';
import { newClient, type Client } from '../support/service.js';
import { toBin } from '../../server/src/store/database/ids.js';

describe('flow', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  async function campaignWith(body: object = {}): Promise<string> {
    return (await client.post('/v1/campaigns', { name: 'F', ...body })).body.data.id;
  }

  async function launched(flow_data: Flow): Promise<string> {
    const id = await campaignWith({ flow_data, mailbox_ids: [await buildMailbox(client.accountId)] });
    expect((await client.post(`/v1/campaigns/${id}/launch`)).status).to.equal(200);
    return id;
  }

  const save = (id: string, graph: unknown, headers?: Record<string, string>, query = '') =>
    client.post(`/v1/campaigns/${id}/flow${query}`, graph, headers);
  const saved = async (id: string) => (await client.get(`/v1/campaigns/${id}/flow`)).body.data as Flow;

  describe('save', () => {
    it('keeps keys of data and of variants that the service does not use', async () => {
      const graph = structuredClone(sequence());
      const own = { note: { of: ['mine'] } };
      Object.assign(graph.nodes[1]!.data, own);
      Object.assign((graph.nodes[1]!.data.variants as object[])[0]!, own);
      const answers = [
        await save(await campaignWith(), graph),
        await client.get(`/v1/campaigns/${await campaignWith({ flow_data: graph })}`),
      ];
      for (const { status, body } of answers) {
        expect(status).to.equal(200);
        const { data } = (body.data.flow ?? body.data.flow_data).nodes[1];
        expect([data.note, data.variants[0].note]).to.deep.equal([own.note, own.note]);
      }
    });

    it('refuses a data sender to a private address as webhooks do, however it is saved', async () => {
      const id = await campaignWith({ flow_data: flow([node('lead', 'leadSource'), sender('s')], 'lead>s') });
      const before = await saved(id);
      for (const endpoint_url of [
        'https://10.1.2.3/',
        'https://169.254.169.254/latest/meta-data',
        'https://[::ffff:10.0.0.1]/',
        'https://167837953/',
        'https://db.internal/',
      ]) {
        const webhook = { webhook_url: endpoint_url, webhook_enabled_events: [] };
        const [{ code, message }] = (await client.put('/v1/webhooks', webhook)).body.details;
        expect(code, endpoint_url).to.equal('private_address');
        const graph = flow([node('lead', 'leadSource'), sender('s', { endpoint_url })], 'lead>s');
        const issue = { path: 'nodes[1].data.endpoint_url', code, message };
        for (const [refused, at] of [
          [await save(id, graph), ''],
          [await save(id, graph, {}, '?dry_run=true'), ''],
          [await client.patch(`/v1/campaigns/${id}/flow/nodes/s`, { data: { endpoint_url } }), ''],
          [await client.post('/v1/campaigns', { name: 'F', flow_data: graph }), 'flow_data.'],
        ] as const) {
          expect([refused.status, refused.body.error?.code]).to.deep.equal([400, 'invalid_flow']);
          expect(refused.body.details).to.deep.equal([{ ...issue, path: at + issue.path }]);
        }
        const judged = (await client.post(`/v1/campaigns/${id}/flow:validate`, graph)).body.data;
        expect([judged.allowed, judged.issues]).to.deep.equal([false, [issue]]);
      }
      expect(await saved(id)).to.deep.equal(before);
    });

    it('stores the normalized graph and reports its revision as ETag, in the campaign too', async () => {
      const id = await campaignWith();
      const empty = await client.get(`/v1/campaigns/${id}/flow`);
      expect(empty.body.data).to.deep.equal(emptyFlow());
      const answer = await save(id, sequence());
      expect(answer.status).to.equal(200);
      const { data } = answer.body;
      expect(data).to.deep.include({
        field_sync: { declared_custom_added: [], declared_standard_added: [] },
        change_kind: 'structural',
        change_reasons: ['node_added', 'edge_added_or_rewired'],
        reactivated_count: 0,
      });
      expect(data.flow.nodes[1].data.variants[0]).to.include({
        body_html: '<p>Hello</p>',
        editor_mode: 'richText',
        isActive: true,
      });
      expect(data.flow.nodes[2].data).to.include({
        duration: '1',
        unit: 'days',
        wait_duration_seconds: 86_400,
      });
      expect(answer.headers.get('etag')).to.equal(`"${data.flow_revision}"`);
      const read = await client.get(`/v1/campaigns/${id}/flow`);
      expect(read.body.data).to.deep.equal(data.flow);
      expect(read.headers.get('etag'))
        .to.equal(answer.headers.get('etag'))
        .and.not.equal(empty.headers.get('etag'));
      const campaign = (await client.get(`/v1/campaigns/${id}`)).body.data;
      expect(campaign).to.deep.include({ flow_data: data.flow, flow_revision: data.flow_revision });
    });

    it('is the same behind the deprecated PUT', async () => {
      const id = await campaignWith();
      const answer = await client.put(`/v1/campaigns/${id}/flow`, sequence());
      expect([answer.status, answer.body.data.change_kind]).to.deep.equal([200, 'structural']);
      expect((await client.put(`/v1/campaigns/${id}/flow?dry_run=true`, branching())).status).to.equal(200);
      expect((await saved(id)).nodes).to.have.length(4);
    });

    it('changes nothing when nothing changed', async () => {
      const id = await campaignWith({ flow_data: sequence() });
      const before = (await client.get(`/v1/campaigns/${id}`)).body.data;
      const { data } = (await save(id, before.flow_data)).body;
      expect(data).to.deep.include({
        change_kind: 'none',
        change_reasons: [],
        flow_revision: before.flow_revision,
      });
      expect((await client.get(`/v1/campaigns/${id}`)).body.data).to.deep.equal(before);
    });

    it('only validates with dry_run', async () => {
      const id = await campaignWith();
      const before = await client.get(`/v1/campaigns/${id}/flow`);
      const answer = await save(id, sequence(), {}, '?dry_run=true');
      expect(answer.body.data.flow.nodes).to.have.length(4);
      expect(answer.headers.get('etag')).to.equal(before.headers.get('etag'));
      expect(answer.body.data.flow_revision).to.not.equal(before.headers.get('etag')!.slice(1, -1));
      expect(await saved(id)).to.deep.equal(emptyFlow());
      expect((await save(id, { nodes: [], edges: [] }, {}, '?dry_run=true')).status).to.equal(400);
    });

    it('names what is wrong with exact paths, and keeps what was saved', async () => {
      const id = await campaignWith({ flow_data: sequence() });
      const broken = sequence();
      broken.nodes[1]!.data.variants![0]!.id = 'a';
      broken.nodes[3]!.data.variants![0]!.template = '{{nobody}}';
      const answer = await save(id, broken);
      expect([answer.status, answer.body.error.code]).to.deep.equal([400, 'invalid_flow']);
      expect(
        answer.body.details.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`),
      ).to.deep.equal([
        'nodes[1].data.variants[0].id invalid_variant_id',
        'nodes[3].data.variants[0].template unknown_merge_field',
      ]);
      expect((await saved(id)).nodes[1]!.data.variants![0]!.id).to.not.equal('a');
    });

    it('declares what is used, and judges the leads anew', async () => {
      const id = await campaignWith({ flow_data: sequence() });
      const keys = ['pain point', `quo"te\\'d`, 'ünï.kö*d€'];
      const full = Object.fromEntries(keys.map(key => [key, 'x']));
      const leads: [data: Record<string, unknown>, incomplete: boolean][] = [
        [full, false],
        [{ ...full, [keys[0]!]: 0 }, false],
        [{ ...full, [keys[1]!]: ['a'] }, false],
        [{ ...full, [keys[0]!]: '' }, true],
        [{ ...full, [keys[1]!]: ' \n ' }, true],
        [{ ...full, [keys[2]!]: null }, true],
        [{ ...full, [keys[2]!]: [] }, true],
        [{ [keys[0]!]: 'x', [keys[1]!]: 'x' }, true],
        [{}, true],
      ];
      const ids: string[] = [];
      for (const [data] of leads) ids.push(await buildLead(client.accountId, id, { custom_lead_data: data }));
      const none = await buildLead(client.accountId, id);
      const graph = sequence();
      graph.nodes[0]!.data.customFieldKeys = keys.slice(1);
      graph.nodes[1]!.data.variants![0]!.template = '{{custom["pain point"]}} {{last_name}}';
      const { data } = (await save(id, graph)).body;
      expect(data.field_sync).to.deep.equal({
        declared_custom_added: ['pain point'],
        declared_standard_added: ['last_name'],
      });
      const flags = async () => {
        const rows: { id: Buffer; is_incomplete: number }[] = await runSql(
          'SELECT id, is_incomplete FROM leads WHERE account_id = ?',
          [toBin(client.accountId)],
        );
        return new Map(rows.map(row => [row.id.toString('hex'), row.is_incomplete === 1]));
      };
      const judged = await flags();
      leads.forEach(([given, incomplete], index) =>
        expect(judged.get(ids[index]!.replaceAll('-', '')), JSON.stringify(given)).to.equal(incomplete),
      );
      expect(judged.get(none.replaceAll('-', ''))).to.equal(true);
      await save(id, sequence());
      expect([...(await flags()).values()]).to.not.include(true);
    });

    it('reports fields that it declares once, and none that the campaign declares already', async () => {
      const id = await campaignWith({ flow_data: flow([node('lead', 'leadSource')]) });
      await client.post(`/v1/campaigns/${id}/lead-fields`, { key: 'city' });
      const graph = sequence();
      graph.nodes[1]!.data.variants![0]!.template = '{{custom.city}} {{custom.job title}} {{first_name}}';
      const added = { declared_custom_added: ['job title'], declared_standard_added: ['first_name'] };
      expect((await save(id, graph, {}, '?dry_run=true')).body.data.field_sync).to.deep.equal(added);
      expect((await save(id, graph)).body.data.field_sync).to.deep.equal(added);
      const again = (await save(id, graph)).body.data;
      expect(again).to.deep.include({
        change_kind: 'none',
        field_sync: { declared_custom_added: [], declared_standard_added: [] },
      });
      expect((await client.get(`/v1/campaigns/${id}/lead-fields`)).body.data.custom).to.have.members([
        'city',
        'job title',
      ]);
    });

    it('takes edges without ids and keys that editors send along', async () => {
      const id = await campaignWith();
      const graph = sequence();
      const answer = await save(id, {
        ...graph,
        viewport: { zoom: 1 },
        nodes: graph.nodes.map(each => ({ ...each, selected: true, measured: { width: 3 } })),
        edges: graph.edges.map(({ source, target }) => ({ source, target, animated: true })),
      });
      expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
      expect(new Set(answer.body.data.flow.edges.map((edge: { id: string }) => edge.id)).size).to.equal(3);
    });
  });

  describe('the body of a variant', () => {
    const body = async (id: string) => (await saved(id)).nodes[1]!.data.variants![0]!.body_html;
    const variantOf = (graph: Flow) => graph.nodes[1]!.data.variants![0]!;
    const edited = async (id: string, change: object) => {
      const graph = await saved(id);
      Object.assign(variantOf(graph), change);
      return graph;
    };
    const patch = (id: string, graph: Flow) =>
      client.patch(`/v1/campaigns/${id}/flow/nodes/first`, { data: { variants: [variantOf(graph)] } });
    type Ways = [name: string, send: (id: string, graph: Flow) => ReturnType<typeof save>][];
    const ways: Ways = [
      ['a save', (id, graph) => save(id, graph)],
      ['a node patch', patch],
    ];

    for (const [name, send] of ways) {
      it(`is the same after ${name} that is sent again`, async () => {
        const id = await campaignWith({ flow_data: sequence() });
        const graph = await edited(id, { template: 'New' });
        const first = (await send(id, graph)).body.data;
        expect(variantOf(first.flow).body_html).to.equal('<p>New</p>');
        for (let retry = 0; retry < 2; retry++) {
          const again = (await send(id, graph)).body.data;
          expect(again).to.deep.include({
            flow: first.flow,
            flow_revision: first.flow_revision,
            change_kind: 'none',
          });
        }
        const result = (await client.post(`/v1/campaigns/${id}/flow:validate`, graph)).body.data;
        expect(result).to.deep.include({ normalized_flow: first.flow, change_kind: 'none' });
        expect((await save(id, graph, {}, '?dry_run=true')).body.data.change_kind).to.equal('none');
      });
    }

    it('is derived from the template where the service derived it for any flow before', async () => {
      const id = await campaignWith({ flow_data: sequence() });
      const oldest = await saved(id);
      for (const template of ['Second', 'Third']) await save(id, await edited(id, { template }));
      variantOf(oldest).template = 'Fourth';
      await save(id, oldest);
      expect(await body(id)).to.equal('<p>Fourth</p>');
      await save(id, await edited(id, { template: 'Fifth', body_html: '<p>Third</p>' }));
      expect(await body(id)).to.equal('<p>Fifth</p>');
    });

    it("is its author's where the service did not derive it for this variant", async () => {
      const id = await campaignWith({ flow_data: sequence() });
      await save(id, await edited(id, { template: 'New', body_html: '<p>Mine</p>' }));
      const graph = await edited(id, { template: 'Newer' });
      for (let retry = 0; retry < 2; retry++) await save(id, graph);
      expect(await body(id)).to.equal('<p>Mine</p>');
      const other = await edited(id, { id: unknownId(), template: 'Other', body_html: '<p>Hello</p>' });
      for (let retry = 0; retry < 2; retry++) await save(id, other);
      expect(await body(id)).to.equal('<p>Hello</p>');
    });

    it("is its author's in html mode, unless it is empty", async () => {
      const html = sequence();
      Object.assign(variantOf(html), { editor_mode: 'html' });
      const id = await campaignWith({ flow_data: html });
      expect(await body(id)).to.equal('Hello');
      const graph = await edited(id, { template: 'New' });
      for (let retry = 0; retry < 2; retry++) await save(id, graph);
      expect(await body(id)).to.equal('Hello');
      await save(id, await edited(id, { editor_mode: 'richText' }));
      expect(await body(id)).to.equal('<p>New</p>');
    });

    it('is derived where it was derived in another campaign, and not for another account', async () => {
      const graph = await edited(await campaignWith({ flow_data: sequence() }), { template: 'New' });
      const copy = (await client.post('/v1/campaigns', { name: 'Copy', flow_data: graph })).body.data;
      const other = await campaignWith();
      await save(other, graph);
      for (const id of [copy.id, other]) expect(await body(id)).to.equal('<p>New</p>');
      const stranger = await newClient();
      const theirs = (await stranger.post('/v1/campaigns', { name: 'Theirs', flow_data: graph })).body.data;
      const { data } = (await stranger.get(`/v1/campaigns/${theirs.id}/flow`)).body;
      expect(variantOf(data.flow ?? data).body_html).to.equal('<p>Hello</p>');
    });

    it('is recognised in flows that a release before saved', async () => {
      const id = await campaignWith({ flow_data: sequence() });
      await runSql('DELETE FROM derived_bodies WHERE account_id = ?', [toBin(client.accountId)]);
      const graph = await edited(id, { template: 'New' });
      for (let retry = 0; retry < 2; retry++) await save(id, graph);
      expect(await body(id)).to.equal('<p>New</p>');
    });
  });

  describe('node data', () => {
    it("keeps keys of one's own and leaves out those of other types of node", async () => {
      const graph = sequence();
      Object.assign(graph.nodes[2]!.data, { variants: 7, bucketId: [], icon: { size: 3 } });
      Object.assign(graph.nodes[1]!.data, { duration: 5, payload: null, on_failure: 'never' });
      const { data } = (await save(await campaignWith(), graph)).body;
      const keys = { label: 'Wait', wait_duration_seconds: 86_400, duration: '1', unit: 'days' };
      expect(data.flow.nodes[2].data).to.deep.equal({ ...keys, icon: { size: 3 } });
      expect(data.flow.nodes[1].data).to.have.all.keys('label', 'priority', 'variants');
    });
  });

  describe('If-Match', () => {
    it('takes the revision quoted, bare or weak, and any with *', async () => {
      const id = await campaignWith();
      for (const form of [
        (r: string) => r,
        (r: string) => `"${r}"`,
        (r: string) => `W/"${r}"`,
        () => '*',
        (r: string) => `"x", "${r}"`,
        (r: string) => `"${'0'.repeat(64)}", W/"${'1'.repeat(64)}","${'2'.repeat(64)}", "${r}"`,
      ]) {
        const { flow_revision } = (await client.get(`/v1/campaigns/${id}`)).body.data;
        const graph = flow(
          [node('lead', 'leadSource'), email('first', { subject: `S${Math.random()}` })],
          'lead>first',
        );
        expect((await save(id, graph, { 'if-match': form(flow_revision) })).status).to.equal(200);
      }
    });

    it('refuses a stale one with the present revision, whatever else is wrong', async () => {
      const id = await campaignWith({ flow_data: sequence() });
      const { flow_revision } = (await client.get(`/v1/campaigns/${id}`)).body.data;
      const stale = { 'if-match': '"0000"' };
      for (const answer of [
        await save(id, branching(), stale),
        await save(id, { nodes: [], edges: [] }, stale),
        await save(id, branching(), stale, '?dry_run=true'),
        await client.put(`/v1/campaigns/${id}/flow`, branching(), stale),
        await client.patch(
          `/v1/campaigns/${id}/flow/nodes/pause`,
          { data: { wait_duration_seconds: 3600 } },
          stale,
        ),
      ]) {
        expect(answer.status).to.equal(412);
        expect(answer.body.error.code).to.equal('flow_revision_conflict');
        expect(answer.body.current_flow_revision).to.equal(flow_revision);
      }
      expect((await client.get(`/v1/campaigns/${id}`)).body.data.flow_revision).to.equal(flow_revision);
    });

    it('lets one of several savers through', async () => {
      const id = await campaignWith({ flow_data: sequence() });
      const { flow_revision } = (await client.get(`/v1/campaigns/${id}`)).body.data;
      const answers = await Promise.all(
        [1, 2, 3, 4].map(number => {
          const graph = sequence();
          graph.nodes[1]!.data.variants![0]!.subject = `Saver ${number}`;
          return save(id, graph, { 'if-match': flow_revision });
        }),
      );
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 412, 412, 412]);
      const winner = answers.find(({ status }) => status === 200)!;
      const current = (await client.get(`/v1/campaigns/${id}`)).body.data;
      expect(current.flow_data).to.deep.equal(winner.body.data.flow);
      for (const { status, body } of answers)
        if (status === 412) expect(body.current_flow_revision).to.equal(current.flow_revision);
    });
  });

  describe('of a live campaign', () => {
    const liveStatuses: [status: string, reach: (id: string) => Promise<unknown>][] = [
      ['running', async () => undefined],
      ['paused', id => client.patch(`/v1/campaigns/${id}/status`, { status: 'paused' })],
    ];
    for (const [status, reach] of liveStatuses) {
      it(`keeps its structure while ${status}`, async () => {
        const id = await launched(sequence());
        await reach(id);
        const before = await saved(id);
        for (const graph of [branching(), flow(before.nodes.slice(0, 2), 'lead>first')]) {
          for (const query of ['', '?dry_run=true']) {
            const answer = await save(id, graph, {}, query);
            expect([answer.status, answer.body.error.code]).to.deep.equal([403, 'flow_locked']);
          }
        }
        expect(await saved(id)).to.deep.equal(before);
        const graph = sequence();
        graph.nodes[1]!.data.variants![0]!.subject = 'Another';
        expect((await save(id, graph)).body.data).to.deep.include({
          change_kind: 'content',
          change_reasons: ['content_changed'],
        });
      });
    }

    for (const status of ['scheduled', 'running', 'paused']) {
      it(`takes new content of emails, waits and data senders while ${status}`, async () => {
        const steps = [node('lead', 'leadSource'), email('first'), wait('pause'), sender('crm')];
        const id = await campaignWith({
          flow_data: flow(steps, 'lead>first', 'first>pause', 'pause>crm'),
          mailbox_ids: [await buildMailbox(client.accountId)],
          ...(status === 'scheduled' && { lifecycle_schedule: { start_on: '2090-01-01' } }),
        });
        await client.post(`/v1/campaigns/${id}/launch`);
        if (status === 'paused') await client.patch(`/v1/campaigns/${id}/status`, { status });
        const [variant] = (await saved(id)).nodes[1]!.data.variants!;
        const added = { id: unknownId(), subject: '{{custom.city}}', template: 'Other' };
        const changes: [nodeId: string, data: object][] = [
          ['first', { label: 'Opening', priority: true }],
          ['first', { variants: [{ ...variant, isActive: false }, added] }],
          ['pause', { wait_duration_seconds: 180 }],
          ['crm', { endpoint_url: 'https://example.com/new', payload_template: { who: '{{email}}' } }],
        ];
        for (const [nodeId, data] of changes) {
          const answer = await client.patch(`/v1/campaigns/${id}/flow/nodes/${nodeId}`, { data });
          expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
          expect(answer.body.data).to.deep.include({
            change_kind: 'content',
            change_reasons: ['content_changed'],
            reactivated_count: 0,
          });
        }
        const { nodes } = await saved(id);
        expect(nodes[0]!.data.customFieldKeys).to.deep.equal(['city']);
        expect(nodes[1]!.data).to.include({ label: 'Opening', priority: true });
        expect(nodes[2]!.data).to.include({ duration: '3', unit: 'minutes' });
        expect(nodes[3]!.data).to.include({ payload: '{"who":"{{email}}"}', on_failure: 'continue' });
        const { data } = (await client.get(`/v1/campaigns/${id}`)).body;
        expect(data.status).to.equal(status);
      });
    }

    const source = (data: object) => {
      const graph = sequence();
      Object.assign(graph.nodes[0]!.data, { customFieldKeys: ['city', 'size'], ...data });
      return graph;
    };
    for (const status of ['scheduled', 'running', 'paused']) {
      it(`keeps its lead source while ${status}, by a save as by a node patch`, async () => {
        const id = await campaignWith({
          flow_data: source({}),
          mailbox_ids: [await buildMailbox(client.accountId)],
          ...(status === 'scheduled' && { lifecycle_schedule: { start_on: '2090-01-01' } }),
        });
        await client.post(`/v1/campaigns/${id}/launch`);
        if (status === 'paused') await client.patch(`/v1/campaigns/${id}/status`, { status });
        const before = await saved(id);
        for (const data of [
          { customFieldKeys: ['city'] },
          { customFieldKeys: ['city', 'age'] },
          { customFieldKeys: ['city', 'size', 'age'] },
          { mappedStandardFieldKeys: ['website'] },
          { label: 'People' },
          { isRequired: true },
          { note: 'mine' },
        ]) {
          const label = JSON.stringify(data);
          const result = (await client.post(`/v1/campaigns/${id}/flow:validate`, source(data))).body.data;
          expect(result.lifecycle, label).to.include({ allowed: false, code: 'flow_locked' });
          expect(result, label).to.deep.include({ allowed: false, change_kind: 'content', issues: [] });
          for (const refused of [
            await save(id, source(data)),
            await save(id, source(data), {}, '?dry_run=true'),
            await client.patch(`/v1/campaigns/${id}/flow/nodes/lead`, { data }),
          ]) {
            expect([refused.status, refused.body.error.code], label).to.deep.equal([403, 'flow_locked']);
            expect(refused.body.error.message).to.equal(result.lifecycle.message).and.include('lead-fields');
          }
        }
        expect(await saved(id)).to.deep.equal(before);
        await client.patch(`/v1/campaigns/${id}/status`, { status: 'stopped' });
        expect((await save(id, source({ customFieldKeys: ['city'] }))).status).to.equal(200);
      });
    }

    it('takes fields that its templates use and those of lead-fields, and a lead source that was moved', async () => {
      const id = await launched(source({}));
      await client.post(`/v1/campaigns/${id}/lead-fields`, { key: 'age' });
      expect((await save(id, source({}))).body.error.code).to.equal('flow_locked');
      const graph = await saved(id);
      graph.nodes[0]!.position = { x: 7, y: 7 };
      graph.nodes[1]!.data.variants![0]!.subject = '{{custom.pain}} {{website}}';
      const first = (await save(id, graph)).body.data;
      expect(first.field_sync).to.deep.equal({
        declared_custom_added: ['pain'],
        declared_standard_added: ['website'],
      });
      expect(first.flow.nodes[0].data.customFieldKeys).to.deep.equal(['city', 'size', 'age', 'pain']);
      Object.assign(first.flow.nodes[0].data, { customFieldKeys: ['city', 'size', 'age', 'pain', 'job'] });
      first.flow.nodes[1].data.variants[0].template = '{{custom.job}}';
      expect((await save(id, first.flow)).body.data.change_kind).to.equal('content');
    });

    it('keeps its structure while scheduled, and lets it go when stopped', async () => {
      const id = await campaignWith({
        flow_data: sequence(),
        mailbox_ids: [await buildMailbox(client.accountId)],
        lifecycle_schedule: { start_on: '2090-01-01' },
      });
      await client.post(`/v1/campaigns/${id}/launch`);
      expect((await save(id, branching())).body.error.code).to.equal('flow_locked');
      await client.patch(`/v1/campaigns/${id}/status`, { status: 'stopped' });
      expect((await save(id, branching())).status).to.equal(200);
    });
  });

  describe('node patch', () => {
    const patch = (id: string, nodeId: string, data: object) =>
      client.patch(`/v1/campaigns/${id}/flow/nodes/${nodeId}`, { data });

    it('merges keys into the data of emails, waits and data senders, also while live', async () => {
      const graph = flow(
        [
          node('lead', 'leadSource'),
          email('first'),
          wait('pause'),
          sender('crm', { payload: '{"a":"{{email}}"}' }),
        ],
        'lead>first',
        'first>pause',
        'pause>crm',
      );
      const id = await launched(graph);
      const waited = await patch(id, 'pause', { wait_duration_seconds: 7200 });
      expect(waited.status).to.equal(200);
      expect(waited.headers.get('etag')).to.equal(`"${waited.body.data.flow_revision}"`);
      expect(waited.body.data).to.include({ change_kind: 'content', reactivated_count: 0 });
      expect(waited.body.data.flow.nodes[2].data).to.deep.equal({
        label: 'Wait',
        wait_duration_seconds: 7200,
        duration: '2',
        unit: 'hours',
      });
      const sent = (await patch(id, 'crm', { on_failure: 'stop' })).body.data.flow.nodes[3].data;
      expect(sent).to.include({ on_failure: 'stop', payload: '{"a":"{{email}}"}' });
      const variants = (await saved(id)).nodes[1]!.data.variants!;
      const subject = { variants: [{ ...variants[0], subject: 'Hello {{custom.city}}' }] };
      expect((await patch(id, 'first', subject)).body.data.field_sync.declared_custom_added).to.deep.equal([
        'city',
      ]);
      expect((await client.get(`/v1/campaigns/${id}/lead-fields`)).body.data.custom).to.deep.equal(['city']);
    });

    it('derives a body anew when its template alone changed, and keeps a body that was written', async () => {
      const graph = sequence();
      graph.nodes[1] = email(
        'first',
        { template: 'Old' },
        { id: unknownId(), template: 'Old', body_html: '<i>own</i>' },
      );
      const id = await campaignWith({ flow_data: graph });
      const before = (await saved(id)).nodes[1]!.data.variants!;
      const variants = before.map(variant => ({ ...variant, template: 'New' }));
      const { data } = (await patch(id, 'first', { variants })).body.data.flow.nodes[1];
      expect(data.variants.map((variant: { body_html: string }) => variant.body_html)).to.deep.equal([
        '<p>New</p>',
        '<i>own</i>',
      ]);
    });

    it('refuses other nodes and another structure while live', async () => {
      const id = await launched(branching());
      const source = await patch(id, 'lead', { customFieldKeys: ['x'] });
      expect([source.status, source.body.error.code]).to.deep.equal([403, 'flow_locked']);
      expect((await patch(id, 'sort', { label: 'Sort' })).body.error.code).to.equal('flow_locked');
      const variants = [{ id: unknownId(), subject: 'New', template: 'New' }];
      expect((await patch(id, 'first', { variants })).body.error.code).to.equal('flow_locked');
      await client.patch(`/v1/campaigns/${id}/status`, { status: 'stopped' });
      expect((await patch(id, 'first', { variants })).body.data.change_reasons).to.include(
        'variant_removed_or_replaced',
      );
      expect((await patch(id, 'lead', { customFieldKeys: ['x'] })).status).to.equal(200);
    });

    it('does not find a node that is not there, and refuses what is invalid', async () => {
      const id = await campaignWith({ flow_data: sequence() });
      const missing = await patch(id, 'nowhere', {});
      expect([missing.status, missing.body.error.code]).to.deep.equal([404, 'node_not_found']);
      expect((await patch(await campaignWith(), 'first', {})).body.error.code).to.equal('node_not_found');
      const short = await patch(id, 'pause', { wait_duration_seconds: 179 });
      expect(short.status).to.equal(400);
      expect(short.body.details[0]).to.include({
        path: 'nodes[2].data.wait_duration_seconds',
        code: 'wait_too_short',
      });
      expect((await patch(id, 'pause', {})).body.data.change_kind).to.equal('none');
      expect((await client.patch(`/v1/campaigns/${id}/flow/nodes/pause`, {})).status).to.equal(400);
    });

    it('finds nodes whose ids need escaping in a path', async () => {
      const graph = flow([node('lead', 'leadSource'), email('a/b c?%')], 'lead>a/b c?%');
      const id = await campaignWith({ flow_data: graph });
      expect((await patch(id, encodeURIComponent('a/b c?%'), { label: 'L' })).status).to.equal(200);
    });
  });

  describe('validate', () => {
    const validate = async (id: string, graph: unknown) =>
      client.post(`/v1/campaigns/${id}/flow:validate`, graph);

    it('allows what a save would take, and stores nothing', async () => {
      const id = await campaignWith();
      const answer = await validate(id, sequence());
      expect(answer.status).to.equal(200);
      const { normalized_flow, ...result } = answer.body.data;
      expect(result).to.deep.equal({
        allowed: true,
        change_kind: 'structural',
        change_reasons: ['node_added', 'edge_added_or_rewired'],
        lifecycle: { allowed: true, code: null, message: null },
        issues: [],
      });
      expect((await save(id, sequence(), {}, '?dry_run=true')).body.data.flow).to.deep.equal(normalized_flow);
      expect(await saved(id)).to.deep.equal(emptyFlow());
      expect(answer.headers.get('etag')).to.equal(
        (await client.get(`/v1/campaigns/${id}/flow`)).headers.get('etag'),
      );
    });

    it('answers 200 with the issues of an invalid flow, of whatever shape', async () => {
      const id = await campaignWith();
      const { data } = (
        await validate(id, {
          nodes: [{ id: 'x', type: 'pigeon', data: { variants: 7 } }],
          edges: [{ source: 'x', target: 'y' }],
        })
      ).body;
      expect(data.allowed).to.equal(false);
      expect(data.issues.map((issue: { code: string }) => issue.code)).to.include.members([
        'unknown_node_type',
        'dangling_edge',
        'missing_lead_source',
      ]);
      expect((await validate(id, {})).status).to.equal(400);
      const none = await validate(id, { nodes: [null, 'x'], edges: [null, 5] });
      expect([none.status, none.body.data.allowed]).to.deep.equal([200, false]);
      const bare = await validate(id, {
        nodes: [{}, { id: 5, type: 'leadSource' }],
        edges: [{ id: '', target: 'b' }],
      });
      expect(bare.status).to.equal(200);
      expect(bare.body.data.issues.map(({ path, code }: FlowIssue) => `${path} ${code}`)).to.include.members([
        'nodes[0].id invalid_node',
        'nodes[0].type unknown_node_type',
        'nodes[1].id invalid_node',
        'edges[0].id invalid_edge',
        'edges[0].target dangling_edge',
      ]);
    });

    it('says that the campaign is live or external', async () => {
      const id = await launched(sequence());
      expect((await validate(id, branching())).body.data).to.deep.include({ allowed: false, issues: [] });
      expect((await validate(id, branching())).body.data.lifecycle).to.include({
        allowed: false,
        code: 'flow_locked',
      });
      expect((await validate(id, sequence())).body.data).to.deep.include({
        allowed: true,
        change_kind: 'none',
      });
      await runSql("UPDATE campaigns SET source = 'external' WHERE id = ?", [toBin(id)]);
      expect((await validate(id, sequence())).body.data.lifecycle.code).to.equal('external_read_only');
      await runSql("UPDATE campaigns SET source = 'manual' WHERE id = ?", [toBin(id)]);
      await client.delete(`/v1/campaigns/${id}`);
      expect((await validate(id, sequence())).status).to.equal(404);
    });
  });

  describe('templates', () => {
    it('can be saved as they are and launched', async () => {
      const { body } = await client.get('/v1/flow-templates');
      expect(body.total_count).to.be.within(3, 5).and.equal(body.data.length);
      for (const template of body.data) {
        expect(validateFlow(template.flow), template.id).to.deep.equal([]);
        const id = await campaignWith({ mailbox_ids: [await buildMailbox(client.accountId)] });
        const answer = await save(id, template.flow);
        expect(answer.status, `${template.id} ${JSON.stringify(answer.body)}`).to.equal(200);
        expect(answer.body.data.field_sync, template.id).to.deep.equal({
          declared_custom_added: [],
          declared_standard_added: [],
        });
        expect((await client.post(`/v1/campaigns/${id}/launch`)).status, template.id).to.equal(200);
      }
    });

    it('come in pages', async () => {
      const all = (await client.get('/v1/flow-templates')).body.data;
      expect((await client.get('/v1/flow-templates?limit=1&offset=1')).body.data).to.deep.equal([all[1]]);
      expect((await client.get('/v1/flow-templates?limit=0')).body.data).to.deep.equal([]);
    });
  });
});
