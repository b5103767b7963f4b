import { randomUUID as newId } from 'node:crypto';
import { shown, valueAt } from '../finding.js';
import { group, type Check } from '../run.js';
import type { Probe } from '../probe.js';
import type { ApiResponse } from '../send-request.js';
import { newCampaign, sampleFlow } from './fixtures.js';

const newDraft = async (probe: Probe) => ({ id: await newCampaign(probe, 'flow') });

/** Drafts that are not valid, each with the code that must be among the issues. */
const faults: [name: string, code: string, flow: () => unknown][] = [
  ['no lead source', 'missing_lead_source', () => without('source')],
  ['an edge to nowhere', 'dangling_edge', () => withEdge('second', 'nowhere')],
  ['a cycle', 'flow_cycle', () => withEdge('second', 'first')],
  [
    'a node that nothing reaches',
    'unreachable_node',
    () => withNode('alone', 'waitTime', { wait_duration_seconds: 3600 }),
  ],
  [
    'the same id twice',
    'duplicate_node_id',
    () => withNode('first', 'waitTime', { wait_duration_seconds: 3600 }),
  ],
  ['a wait that is too short', 'wait_too_short', () => withData('pause', { wait_duration_seconds: 60 })],
  ['a variant without a UUID', 'invalid_variant_id', () => withVariant({ id: 'a' })],
  ['a first mail without a subject', 'missing_subject', () => withVariant({ subject: '' })],
  [
    'a merge field that nobody has',
    'unknown_merge_field',
    () => withVariant({ template: 'Hi {{no_such_field}}' }),
  ],
];

export const flows: Check[] = group('Flow', [
  {
    name: 'a campaign without a flow has an empty graph',
    part: 'getFlow',
    run: async probe => {
      const response = await probe.ok('getFlow', 200, { params: await newDraft(probe) });
      probe.equal(response, 'data.edges', []);
    },
  },
  {
    name: 'a flow is saved, with its revision as ETag, and read as it was saved',
    part: 'saveFlow',
    run: async probe => {
      const params = await newDraft(probe);
      const saved = await probe.ok('saveFlow', 200, { params, body: sampleFlow() });
      probe.equal(saved, 'data.change_kind', 'structural');
      const revision = probe.text(saved, 'data.flow_revision');
      probe.header(saved, 'ETag', `\"${revision}\"`);
      const read = await probe.ok('getFlow', 200, { params });
      probe.equal(read, 'data', valueAt(saved.body, 'data.flow'));
      probe.header(read, 'ETag', `\"${revision}\"`);
      const again = await probe.ok('replaceFlow', 200, { params, body: valueAt(saved.body, 'data.flow') });
      probe.equal(again, 'data.change_kind', 'none');
      probe.equal(again, 'data.flow_revision', revision);
    },
  },
  {
    name: 'a repeated save after a changed template changes nothing',
    part: 'saveFlow',
    run: async probe => {
      const params = await newDraft(probe);
      const { body: before } = await probe.ok('saveFlow', 200, { params, body: sampleFlow() });
      const graph = structuredClone(valueAt(before, 'data.flow')) as ReturnType<typeof sampleFlow>;
      const first = graph.nodes[1]!.data as { variants: object[] };
      Object.assign(first.variants[0]!, { template: 'Good morning {{first_name}}' });
      const { body: saved } = await probe.ok('saveFlow', 200, { params, body: graph });
      const again = await probe.ok('saveFlow', 200, { params, body: graph });
      probe.equal(again, 'data.change_kind', 'none');
      probe.equal(again, 'data.flow', valueAt(saved, 'data.flow'));
    },
  },
  {
    name: 'a dry run stores nothing',
    part: 'saveFlow',
    run: async probe => {
      const params = await newDraft(probe);
      const before = await probe.ok('getFlow', 200, { params });
      await probe.ok('saveFlow', 200, { params, query: { dry_run: true }, body: sampleFlow() });
      probe.equal(await probe.ok('getFlow', 200, { params }), 'data', valueAt(before.body, 'data'));
    },
  },
  {
    name: 'a stale If-Match is refused with the current revision',
    part: 'saveFlow',
    run: async probe => {
      const params = await newDraft(probe);
      const { body } = await probe.ok('saveFlow', 200, { params, body: sampleFlow() });
      const headers = { 'if-match': `"${'0'.repeat(64)}"` };
      const stale = await probe.refused('saveFlow', 'flow_revision_conflict', {
        params,
        headers,
        body: sampleFlow(),
      });
      const revision = String(valueAt(body, 'data.flow_revision'));
      probe.equal(stale, 'current_flow_revision', revision);
      for (const fresh of [revision, `"${revision}"`, '*'])
        await probe.ok('saveFlow', 200, {
          params,
          headers: { 'if-match': fresh },
          body: valueAt(body, 'data.flow'),
        });
    },
  },
  ...faults.map(([name, code, flow]) => ({
    name: `${name}: ${code}`,
    part: 'validateFlow, saveFlow',
    run: async (probe: Probe) => {
      const params = {
        id: await probe.session.once('a draft for flows', async () => (await newDraft(probe)).id),
      };
      const body = flow();
      const validated = await probe.ok('validateFlow', 200, { params, body });
      probe.equal(validated, 'data.allowed', false);
      hasCode(probe, validated, 'data.issues', code);
      hasCode(probe, await probe.refused('saveFlow', 'invalid_flow', { params, body }), 'details', code);
    },
  })),
  {
    name: 'a node update changes only the given content',
    part: 'updateFlowNode',
    run: async probe => {
      const params = await newDraft(probe);
      await probe.ok('saveFlow', 200, { params, body: sampleFlow() });
      const patch = {
        params: { ...params, nodeId: 'pause' },
        body: { data: { wait_duration_seconds: 172_800 } },
      };
      const response = await probe.ok('updateFlowNode', 200, patch);
      probe.equal(response, 'data.change_kind', 'content');
      const node = probe.list(response, 'data.flow.nodes').find(each => valueAt(each, 'id') === 'pause');
      const seconds = valueAt(node, 'data.wait_duration_seconds');
      probe.holds(seconds === 172_800, response, 'wait_duration_seconds: 172800', seconds);
      await probe.refused('updateFlowNode', 'node_not_found', {
        ...patch,
        params: { ...params, nodeId: 'nothing' },
      });
    },
  },
  {
    name: 'a custom field is declared once',
    part: 'addLeadField',
    run: async probe => {
      const params = await newDraft(probe);
      await probe.ok('saveFlow', 200, { params, body: sampleFlow() });
      for (const _time of [1, 2]) {
        const response = await probe.ok('addLeadField', 200, { params, body: { key: 'contract_field' } });
        probe.equal(response, 'data.key', 'contract_field');
        probe.equal(response, 'data.incomplete_count', 0);
      }
      probe.equal(await probe.ok('getLeadFields', 200, { params }), 'data.custom', ['contract_field']);
    },
  },
  {
    name: 'the flow templates are valid',
    part: 'listFlowTemplates',
    run: async probe => {
      const params = await newDraft(probe);
      const templates = await probe.ok('listFlowTemplates', 200);
      for (const template of probe.list(templates, 'data')) {
        const response = await probe.ok('validateFlow', 200, { params, body: valueAt(template, 'flow') });
        probe.equal(response, 'data.issues', []);
      }
    },
  },
]);

function hasCode(probe: Probe, response: ApiResponse, path: string, code: string): void {
  const codes = probe.list(response, path).map(item => valueAt(item, 'code'));
  probe.holds(codes.includes(code), response, `${code} in ${path}`, `${shown(codes)}`);
}

type Draft = ReturnType<typeof sampleFlow>;

function without(id: string): Draft {
  const { nodes, edges } = sampleFlow();
  return { nodes: nodes.filter(node => node.id !== id), edges: edges.filter(edge => edge.source !== id) };
}

function withEdge(source: string, target: string): Draft {
  const draft = sampleFlow();
  return { ...draft, edges: [...draft.edges, { id: newId(), source, target }] };
}

function withNode(id: string, type: string, data: object): { nodes: object[]; edges: object[] } {
  const draft = sampleFlow();
  return { ...draft, nodes: [...draft.nodes, { id, type, position: { x: 0, y: 0 }, data }] };
}

function withData(id: string, change: object): { nodes: object[]; edges: object[] } {
  const { nodes, edges } = sampleFlow();
  return {
    edges,
    nodes: nodes.map(node => (node.id === id ? { ...node, data: { ...node.data, ...change } } : node)),
  };
}

function withVariant(change: object): { nodes: object[]; edges: object[] } {
  const first = sampleFlow().nodes[1]!.data as { variants: object[] };
  return withData('first', { variants: [{ ...first.variants[0], ...change }] });
}
