import { areTemplatesReadable, MAX_FLOW_EXPRESSIONS, declaredFields } from './data.js';
import { backEdges, emailsBefore, graphOf, reachableNodes, type FlowGraph } from './graph.js';
import { flowIssue, type FlowIssue, MAX_EDGE_ID, shapeFlow, isObject } from './shape.js';
import { categorizerHandles, nodeTypes, type Flow, type FlowEdge } from './types.js';
import { nodeDataIssues, type DataRules } from './validate-data.js';
import { limits, isLongerThan } from '../api/limits.js';

const MAX_NODE_ID = 100;

/**
 * What is wrong with a normalized flow, in the order: nodes, edges, graph; of more points than `limits.flowIssues` the
 * first. Takes anything without throwing and in time linear in its size.
 */
export function validateFlow(input: unknown, rules: DataRules = {}): FlowIssue[] {
  const flow = shapeFlow(input);
  const tooLarge = sizeIssues(flow);
  if (tooLarge.length > 0) return tooLarge;
  const graph = graphOf(flow);
  const cycles = cycleIssues(flow, graph);
  return [
    ...nodeIssues(flow),
    ...nodeDataIssues(flow, rules, cycles.length > 0 ? null : emailsBefore(graph)),
    ...edgeIssues(flow, graph),
    ...cycles,
    ...leadSourceIssues(flow, graph),
  ].slice(0, limits.flowIssues);
}

function sizeIssues(flow: Flow): FlowIssue[] {
  const issues = countIssues(flow);
  if (areTemplatesReadable(flow)) return issues;
  const message = `A flow can have at most ${MAX_FLOW_EXPRESSIONS} merge variables.`;
  return [...issues, flowIssue('nodes', 'template_too_large', message)];
}

function nodeIssues(flow: Flow): FlowIssue[] {
  const issues: FlowIssue[] = [];
  const ids = new Set<string>();
  let categorizers = 0;
  flow.nodes.forEach(({ id, type }, index) => {
    const path = `nodes[${index}]`;
    if (!isId(id, MAX_NODE_ID)) issues.push(flowIssue(`${path}.id`, 'invalid_node'));
    else if (ids.has(id))
      issues.push(flowIssue(`${path}.id`, 'duplicate_node_id', `Another node has the id "${id}".`));
    ids.add(id);
    if (!nodeTypes.some(known => known === type)) issues.push(flowIssue(`${path}.type`, 'unknown_node_type'));
    if (type === 'aiCategorizer' && ++categorizers > 1) issues.push(flowIssue(path, 'multiple_categorizers'));
  });
  return issues;
}

function edgeIssues(flow: Flow, graph: FlowGraph): FlowIssue[] {
  const issues: FlowIssue[] = [];
  const ids = new Set<string>();
  const exits = new Set<string>();
  flow.edges.forEach((edge, index) => {
    const path = `edges[${index}]`;
    if (!isId(edge.id, MAX_EDGE_ID)) issues.push(flowIssue(`${path}.id`, 'invalid_edge'));
    else if (ids.has(edge.id))
      issues.push(flowIssue(`${path}.id`, 'duplicate_edge_id', `Another edge has the id "${edge.id}".`));
    ids.add(edge.id);
    for (const end of ['source', 'target'] as const) {
      if (!graph.nodes.has(edge[end])) issues.push(flowIssue(`${path}.${end}`, 'dangling_edge'));
    }
    issues.push(...exitIssues(edge, path, graph, exits));
  });
  return issues;
}

/** Each way out of a node leads to one place. `exits` holds the ways that earlier edges took. */
function exitIssues(edge: FlowEdge, path: string, graph: FlowGraph, exits: Set<string>): FlowIssue[] {
  const categorizer = graph.nodes.get(edge.source)?.type === 'aiCategorizer';
  if (categorizer && !categorizerHandles.some(handle => handle === edge.sourceHandle)) {
    return [flowIssue(`${path}.sourceHandle`, 'invalid_source_handle')];
  }
  const exit = JSON.stringify(categorizer ? [edge.source, edge.sourceHandle] : [edge.source]);
  if (exits.has(exit)) return [flowIssue(path, 'multiple_outgoing_edges')];
  exits.add(exit);
  return [];
}

function cycleIssues(flow: Flow, graph: FlowGraph): FlowIssue[] {
  const closing = new Set(backEdges(graph));
  return flow.edges.flatMap((edge, index) =>
    closing.has(edge) ? [flowIssue(`edges[${index}]`, 'flow_cycle')] : [],
  );
}

function leadSourceIssues(flow: Flow, graph: FlowGraph): FlowIssue[] {
  const at = flow.nodes.flatMap((node, index) => (node.type === 'leadSource' ? [index] : []));
  if (at.length === 0) return [flowIssue('nodes', 'missing_lead_source')];
  const reachable = reachableNodes(graph);
  return [
    ...at.slice(1).map(index => flowIssue(`nodes[${index}]`, 'multiple_lead_sources')),
    ...flow.nodes.flatMap(({ id }, index) =>
      reachable.has(id) ? [] : [flowIssue(`nodes[${index}]`, 'unreachable_node')],
    ),
  ];
}

function isId(id: string, longest: number): boolean {
  return id !== '' && !isLongerThan(id, longest);
}

/** Returns what is wrong with the size of a graph as it was sent. It is checked before anything else is done with it. */
export function sentSizeIssues(input: unknown): FlowIssue[] {
  return jsonBytes(input) > limits.flowBytes ? [flowIssue('', 'flow_too_large')] : countIssues(input);
}

/** Returns what is wrong with the number of nodes and edges of a graph. */
function countIssues(input: unknown): FlowIssue[] {
  const { nodes, edges } = isObject(input) ? input : {};
  const issues: FlowIssue[] = [];
  if (Array.isArray(nodes) && nodes.length > limits.flowNodes)
    issues.push(flowIssue('nodes', 'too_many_nodes', `A flow can have at most ${limits.flowNodes} nodes.`));
  if (Array.isArray(edges) && edges.length > limits.flowEdges)
    issues.push(flowIssue('edges', 'too_many_edges', `A flow can have at most ${limits.flowEdges} edges.`));
  return issues;
}

/** Returns what is wrong with the size of a normalized flow: as it is stored, and as every read returns it. */
export function storedSizeIssues(flow: Flow): FlowIssue[] {
  const issues = sentSizeIssues(flow);
  flow.nodes.forEach((node, index) => {
    if (jsonBytes(node) > limits.flowNodeBytes) issues.push(flowIssue(`nodes[${index}]`, 'node_too_large'));
  });
  if (declaredFields(flow).custom.length > limits.customFieldKeys) {
    const source = flow.nodes.findIndex(({ type }) => type === 'leadSource');
    issues.push(flowIssue(`nodes[${source}].data.customFieldKeys`, 'too_many_custom_fields'));
  }
  return issues;
}

/** Bytes of a value as JSON without spaces, in UTF-8. */
function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? '');
}
