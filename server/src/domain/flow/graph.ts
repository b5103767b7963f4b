import { groupBy } from '../shared/group-by.js';
import type { Flow, FlowEdge, FlowNode } from './types.js';

/** A flow with its edges at hand. Where ids repeat, the first node holds; edges to nowhere are left out. */
export interface FlowGraph {
  nodes: ReadonlyMap<string, FlowNode>;
  /** Edges by their source node, in the order of the flow. */
  outgoing: ReadonlyMap<string, readonly FlowEdge[]>;
  /** Edges by their target node, in the order of the flow. */
  incoming: ReadonlyMap<string, readonly FlowEdge[]>;
  /** The lead sources. */
  sources: readonly string[];
}

const graphs = new WeakMap<Flow, FlowGraph>();

/** The graph of a flow, built once for each flow object (flows are immutable). */
export function graphOf(flow: Flow): FlowGraph {
  const known = graphs.get(flow);
  if (known) return known;
  const graph = buildGraph(flow);
  graphs.set(flow, graph);
  return graph;
}

function buildGraph(flow: Flow): FlowGraph {
  const nodes = new Map<string, FlowNode>();
  for (const node of flow.nodes) if (!nodes.has(node.id)) nodes.set(node.id, node);
  const edges = flow.edges.filter(({ source, target }) => nodes.has(source) && nodes.has(target));
  const outgoing = edgesBy(edges, 'source');
  const incoming = edgesBy(edges, 'target');
  const sources = [...nodes.values()].filter(node => node.type === 'leadSource').map(node => node.id);
  return { nodes, outgoing, incoming, sources };
}

function edgesBy(edges: readonly FlowEdge[], end: 'source' | 'target'): Map<string, FlowEdge[]> {
  return groupBy(edges, edge => edge[end]);
}

/** The edges that leave a node. */
export function outgoingEdges(graph: FlowGraph, nodeId: string): readonly FlowEdge[] {
  return graph.outgoing.get(nodeId) ?? [];
}

/** The ids of all nodes that can be reached from the lead sources, themselves included. */
export function reachableNodes(graph: FlowGraph): Set<string> {
  const reached = new Set(graph.sources);
  for (const id of reached) for (const edge of outgoingEdges(graph, id)) reached.add(edge.target);
  return reached;
}

/** The edges that close a cycle in a walk over the whole graph; none exactly when the graph has no cycle. */
export function backEdges(graph: FlowGraph): FlowEdge[] {
  const found: FlowEdge[] = [];
  const state = new Map<string, 'open' | 'done'>();
  for (const root of graph.nodes.keys()) {
    if (state.has(root)) continue;
    state.set(root, 'open');
    const stack = [{ id: root, next: 0 }];
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const edge = outgoingEdges(graph, top.id)[top.next++];
      if (!edge) {
        state.set(top.id, 'done');
        stack.pop();
      } else if (!state.has(edge.target)) {
        state.set(edge.target, 'open');
        stack.push({ id: edge.target, next: 0 });
      } else if (state.get(edge.target) === 'open') {
        found.push(edge);
      }
    }
  }
  return found;
}

/**
 * For every node that can be reached, the number of emails that come before it, on the way with the fewest of them
 * where several ways lead to it. The graph must have no cycle; nodes on one and after one are left out.
 */
export function emailsBefore(graph: FlowGraph): Map<string, number> {
  const reachable = reachableNodes(graph);
  const waitingFor = new Map<string, number>();
  for (const id of reachable) {
    for (const { target } of outgoingEdges(graph, id))
      waitingFor.set(target, (waitingFor.get(target) ?? 0) + 1);
  }
  const fewest = new Map(graph.sources.map(id => [id, 0]));
  const ready = graph.sources.filter(id => !waitingFor.has(id));
  const counted = new Map<string, number>();
  for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
    const before = fewest.get(id) ?? 0;
    counted.set(id, before);
    const after = before + (graph.nodes.get(id)?.type === 'email' ? 1 : 0);
    for (const { target } of outgoingEdges(graph, id)) {
      fewest.set(target, Math.min(after, fewest.get(target) ?? after));
      const left = (waitingFor.get(target) ?? 0) - 1;
      waitingFor.set(target, left);
      if (left === 0) ready.push(target);
    }
  }
  return counted;
}
