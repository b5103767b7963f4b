import { declaredFields } from './data.js';
import { flowIssue, type FlowIssue } from './shape-issues.js';
import { isObject } from './shape.js';
import type { Flow } from './types.js';
import { limits } from '../api/limits.js';

/** Returns what is wrong with the size of a graph as it was sent. It is checked before anything else is done with it. */
export function sentSizeIssues(input: unknown): FlowIssue[] {
  return jsonBytes(input) > limits.flowBytes ? [flowIssue('', 'flow_too_large')] : countIssues(input);
}

/** Returns what is wrong with the number of nodes and edges of a graph. */
export function countIssues(input: unknown): FlowIssue[] {
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
