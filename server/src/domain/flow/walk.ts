import { emailsBefore, graphOf, outgoingEdges, reachableNodes } from './graph.js';
import type { Flow, FlowEdge, FlowNode } from './types.js';

/** The way out of a node that a flow gained: by which handle, null for the only way. */
export interface GainedExit {
  nodeId: string;
  sourceHandle: string | null;
}

/** The flow of a campaign before any is saved. */
export function emptyFlow(): Flow {
  return { nodes: [], edges: [] };
}

/** A node by its id, or null. */
export function findNode(flow: Flow, nodeId: string): FlowNode | null {
  return graphOf(flow).nodes.get(nodeId) ?? null;
}

/** The node at which an enrollment begins: the one after the lead source; null where nothing follows it. */
export function entryNode(flow: Flow): FlowNode | null {
  const [source] = graphOf(flow).sources;
  return source === undefined ? null : nextNode(flow, source);
}

/**
 * The node after a node, or null where the way ends.
 *
 * @param handle the way taken out of an aiCategorizer; other nodes have one way out
 */
export function nextNode(flow: Flow, nodeId: string, handle?: string): FlowNode | null {
  const graph = graphOf(flow);
  const categorizer = graph.nodes.get(nodeId)?.type === 'aiCategorizer';
  const edge = outgoingEdges(graph, nodeId).find(each => !categorizer || each.sourceHandle === handle);
  return (edge && graph.nodes.get(edge.target)) ?? null;
}

/**
 * Which email of the sequence a node is, counted from 1 (on the shortest way to it, where several join); null for a
 * node that is no email or cannot be reached.
 */
export function stepNumber(flow: Flow, nodeId: string): number | null {
  const graph = graphOf(flow);
  const before = graph.nodes.get(nodeId)?.type === 'email' ? emailsBefore(graph).get(nodeId) : undefined;
  return before === undefined ? null : before + 1;
}

/** The emails that come before a node on the shortest way to it, in their order; none where no way leads there. */
export function emailsOnWay(flow: Flow, nodeId: string): FlowNode[] {
  const graph = graphOf(flow);
  const cameFrom = new Map<string, string | null>(graph.sources.map(id => [id, null]));
  for (const id of cameFrom.keys())
    for (const { target } of outgoingEdges(graph, id)) if (!cameFrom.has(target)) cameFrom.set(target, id);
  const way: FlowNode[] = [];
  for (let id = cameFrom.get(nodeId); id != null; id = cameFrom.get(id)) way.unshift(graph.nodes.get(id)!);
  return way.filter(node => node.type === 'email');
}

/**
 * The first email from a node on, the way of least answers: past a categorizer goes the first of its ways that leads to
 * one. Null where none comes.
 *
 * @param nodeId null begins at the lead source
 * @param included whether the node itself counts
 */
export function firstEmailFrom(flow: Flow, nodeId: string | null, included: boolean): FlowNode | null {
  const graph = graphOf(flow);
  const starts = nodeId === null ? graph.sources : [nodeId];
  const seen = new Set(starts);
  for (const id of seen) {
    const node = graph.nodes.get(id);
    if (node?.type === 'email' && (included || !starts.includes(id))) return node;
    for (const { target } of outgoingEdges(graph, id)) seen.add(target);
  }
  return null;
}

/** Whether the flow has an email that an enrolled person can come to. */
export function hasReachableEmail(flow: Flow): boolean {
  const graph = graphOf(flow);
  return [...reachableNodes(graph)].some(id => graph.nodes.get(id)?.type === 'email');
}

/**
 * The ways out that nodes gained between two flows, of nodes that are in both: who came to the end of the flow there
 * can go on.
 */
export function gainedExits(before: Flow, after: Flow): GainedExit[] {
  const old = graphOf(before);
  const exits: GainedExit[] = [];
  for (const [nodeId, edges] of graphOf(after).outgoing) {
    const node = old.nodes.get(nodeId);
    if (!node) continue;
    const byHandle = node.type === 'aiCategorizer';
    const handleOf = (edge: FlowEdge) => (byHandle ? (edge.sourceHandle ?? null) : null);
    const had = new Set(outgoingEdges(old, nodeId).map(handleOf));
    const gained = new Set(edges.map(handleOf).filter(handle => !had.has(handle)));
    for (const sourceHandle of gained) exits.push({ nodeId, sourceHandle });
  }
  return exits;
}

/** Nodes of a flow that another one lacks, or has as another type: whoever is there is at an unknown node. */
export function lostNodes(before: Flow, after: Flow): FlowNode[] {
  const { nodes } = graphOf(after);
  return before.nodes.filter(node => nodes.get(node.id)?.type !== node.type);
}

/** A node that is done, and by which way it was left. */
export interface DoneNode {
  nodeId: string;
  /** The way taken out of an aiCategorizer. */
  handle: string | undefined;
}

/**
 * What whoever is at a node did last of what an edit left; null where it left nothing of the way there, or where
 * several ways lead there and nobody knows which was taken.
 */
export function lastDone(before: Flow, after: Flow, nodeId: string): DoneNode | null {
  const { nodes, incoming } = graphOf(before);
  let id = nodeId;
  for (;;) {
    const [edge, ...others] = incoming.get(id) ?? [];
    if (!edge || others.length > 0) return null;
    id = edge.source;
    if (findNode(after, id)?.type === nodes.get(id)?.type)
      return { nodeId: id, handle: edge.sourceHandle ?? undefined };
  }
}
