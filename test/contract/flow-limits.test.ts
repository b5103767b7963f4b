import { expect } from 'chai';
import { limits } from '../../server/src/domain/api/limits.js';
import type { FlowIssue } from '../../server/src/domain/flow/shape.js';
import type { Flow } from '../../server/src/domain/flow/types.js';
import { email, flow, node, sequence } from '../domain/flow/fixtures.js';
import { newClient, type ApiResponse, type Client } from '../support/service.js';

describe('the limits of a flow', () => {
  let client: Client;
  let path: string;
  beforeEach(async () => {
    client = await newClient();
    path = `/v1/campaigns/${(await client.post('/v1/campaigns', { flow_data: sequence() })).body.data.id}`;
  });

  const declaring = (keys: unknown[]) =>
    flow([node('lead', 'leadSource', { customFieldKeys: keys }), email('first')], 'lead>first');
  const noting = (bytes: number) => {
    const graph = sequence();
    Object.assign(graph.nodes[1]!.data, { note: 'x'.repeat(bytes) });
    return graph;
  };
  const keys = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`);
  const reported = ({ body }: ApiResponse) =>
    body.details.map(({ path: at, code }: FlowIssue) => `${at} ${code}`);

  const tooLarge: [what: string, graph: () => Flow, issues: string[]][] = [
    ['a note of 65 KB', () => noting(65_536), ['nodes[1] node_too_large']],
    ['a note of more than a megabyte', () => noting(1_100_000), [' flow_too_large']],
    [
      '1,001 custom fields',
      () => declaring(keys(1001)),
      ['nodes[0].data.customFieldKeys too_many_custom_fields'],
    ],
    [
      '100,000 custom fields',
      () => declaring(keys(100_000)),
      ['nodes[0] node_too_large', 'nodes[0].data.customFieldKeys too_many_custom_fields'],
    ],
    [
      '200,000 keys that are none',
      () => declaring(Array.from({ length: 200_000 }, () => 5)),
      ['nodes[0] node_too_large'],
    ],
    [
      'templates whose bodies make it larger',
      () =>
        flow([node('lead', 'leadSource'), email('first', { template: 'x\n'.repeat(12_000) })], 'lead>first'),
      ['nodes[1] node_too_large'],
    ],
  ];
  for (const [what, graph, issues] of tooLarge)
    it(`are kept by every way to save: ${what}`, async () => {
      const given = graph();
      const before = (await client.get(`${path}/flow`)).body.data;
      const start = process.cpuUsage();
      const result = await client.post(`${path}/flow:validate`, given);
      expect(result.status).to.equal(200);
      expect(result.body.data.allowed).to.equal(false);
      const found = result.body.data.issues.map((each: FlowIssue) => `${each.path} ${each.code}`);
      expect(found).to.deep.equal(issues);
      expect(result.body.data.normalized_flow).to.deep.equal({ nodes: [], edges: [] });
      for (const answer of [
        await client.post(`${path}/flow`, given),
        await client.post(`${path}/flow?dry_run=true`, given),
        await client.put(`${path}/flow`, given),
      ]) {
        expect([answer.status, answer.body.error.code]).to.deep.equal([400, 'invalid_flow']);
        expect(reported(answer)).to.deep.equal(issues);
      }
      const created = await client.post('/v1/campaigns', { flow_data: given });
      expect(created.status).to.equal(400);
      const inBody = (issue: string) => `flow_data${issue.startsWith(' ') ? '' : '.'}${issue}`;
      expect(reported(created)).to.deep.equal(issues.map(inBody));
      const { id, data } = given.nodes.find(each => JSON.stringify(each).length > 5000)!;
      const patched = await client.patch(`${path}/flow/nodes/${id}`, { data });
      expect(patched.status).to.equal(400);
      expect((await client.get(`${path}/flow`)).body.data).to.deep.equal(before);
      expect(process.cpuUsage(start).user / 1000).to.be.lessThan(5000);
    });

  it('refuse a draft of too many nodes and edges before anything is done with them', async () => {
    const many = Array.from({ length: 260_000 }, () => 0);
    const start = process.cpuUsage();
    const { status, body } = await client.post(`${path}/flow:validate`, {
      nodes: many,
      edges: many.slice(9),
    });
    expect(process.cpuUsage(start).user / 1000).to.be.lessThan(700);
    expect(status).to.equal(200);
    expect(reported({ body: { details: body.data.issues } } as ApiResponse)).to.deep.equal([
      'nodes too_many_nodes',
      'edges too_many_edges',
    ]);
    expect(body.data.normalized_flow).to.deep.equal({ nodes: [], edges: [] });
  });

  it('let a flow in that keeps them, and take back what they let in', async () => {
    for (const graph of [declaring(keys(1000)), noting(60_000)]) {
      const saved = (await client.post(`${path}/flow`, graph)).body.data;
      expect(saved.change_kind).to.equal('structural');
      expect((await client.post(`${path}/flow`, saved.flow)).body.data.change_kind).to.equal('none');
    }
  });

  it('hold for fields that are added one by one', async () => {
    await client.post(`${path}/flow`, declaring(keys(999)));
    const add = (key: string) => client.post(`${path}/lead-fields`, { key });
    expect((await add('last')).status).to.equal(200);
    expect((await add('last')).status).to.equal(200);
    const refused = await add('one more');
    expect([refused.status, reported(refused)]).to.deep.equal([400, ['key too_many_custom_fields']]);
  });

  it('hold for the issues that are reported', async () => {
    const wrong = declaring(Array.from({ length: 500 }, () => 5));
    const refused = await client.post(`${path}/flow`, wrong);
    expect(refused.body.details).to.have.length(limits.flowIssues);
    expect((await client.post(`${path}/flow:validate`, wrong)).body.data.issues).to.have.length(
      limits.flowIssues,
    );
    const drafts = Array.from({ length: 400 }, (_, index) => ({
      id: `n${index}`,
      type: 'email',
      deletable: 5,
      position: 5,
    }));
    const draft = await client.post(`${path}/flow:validate`, { nodes: drafts, edges: [] });
    expect(draft.body.data.issues).to.have.length(limits.flowIssues);
  });

  it('are those that meta reports', async () => {
    expect((await client.get('/v1/meta/limits')).body.data).to.include({
      max_flow_bytes: 1_048_576,
      max_flow_node_bytes: 65_536,
      max_flow_nodes: 500,
      max_flow_edges: 1000,
      max_custom_field_keys: 1000,
      max_flow_issues: 100,
    });
  });
});
