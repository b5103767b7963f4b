import { canonicalHash, canonicalJson } from '../shared/canonical-json.js';
import { isObject } from './shape.js';
import type { Flow, FlowEdge, FlowNode } from './types.js';

/** Why two flows differ, the structural reasons first. */
export const changeReasons = [
  'node_added',
  'node_removed',
  'node_type_changed',
  'edge_added_or_rewired',
  'edge_removed_or_rewired',
  'variant_removed_or_replaced',
  'content_changed',
] as const;
export type ChangeReason = (typeof changeReasons)[number];
export type ChangeKind = 'none' | 'content' | 'structural';

/** How one flow differs from another, in the words of the contract. */
export interface FlowChange {
  change_kind: ChangeKind;
  change_reasons: ChangeReason[];
}

/** The revision of a normalized flow: SHA-256 of its canonical JSON, as 64 hexadecimal characters. */
export function flowRevision(flow: Flow): string {
  return canonicalHash(flow);
}

/**
 * Compares two normalized flows. Structural is what changes where people can be or go: nodes, their types, edges (by
 * what they join, not by their ids) and variants that mail was sent from. Anything else that differs is content.
 */
export function diffFlows(before: Flow, after: Flow): FlowChange {
  if (canonicalJson(before) === canonicalJson(after)) return { change_kind: 'none', change_reasons: [] };
  const reasons = new Set(structuralReasons(before, after));
  const change_kind = reasons.size > 0 ? 'structural' : 'content';
  if (reasons.size === 0 || contentDiffers(before, after)) reasons.add('content_changed');
  return { change_kind, change_reasons: changeReasons.filter(reason => reasons.has(reason)) };
}

function* structuralReasons(before: Flow, after: Flow): Generator<ChangeReason> {
  const old = byId(before);
  const current = byId(after);
  for (const [id, node] of current) {
    const was = old.get(id);
    if (!was) yield 'node_added';
    else if (was.type !== node.type) yield 'node_type_changed';
    else if (lacksAny(variantIds(node), variantIds(was))) yield 'variant_removed_or_replaced';
  }
  if (lacksAny(new Set(current.keys()), old.keys())) yield 'node_removed';
  const oldJoins = joins(before);
  const currentJoins = joins(after);
  if (lacksAny(oldJoins, currentJoins)) yield 'edge_added_or_rewired';
  if (lacksAny(currentJoins, oldJoins)) yield 'edge_removed_or_rewired';
}

/** Whether a node that is in both flows differs in more than its type. */
function contentDiffers(before: Flow, after: Flow): boolean {
  const old = byId(before);
  return after.nodes.some(node => {
    const was = old.get(node.id);
    return was !== undefined && canonicalJson({ ...was, type: node.type }) !== canonicalJson(node);
  });
}

function byId(flow: Flow): Map<string, FlowNode> {
  return new Map(flow.nodes.map(node => [node.id, node]));
}

function joins(flow: Flow): Set<string> {
  const join = ({ source, sourceHandle, target }: FlowEdge) =>
    JSON.stringify([source, sourceHandle ?? null, target]);
  return new Set(flow.edges.map(join));
}

function variantIds(node: FlowNode): Set<unknown> {
  const variants = node.type === 'email' && Array.isArray(node.data.variants) ? node.data.variants : [];
  return new Set(variants.filter(isObject).map(variant => variant.id));
}

function lacksAny<Item>(set: Set<Item>, items: Iterable<Item>): boolean {
  for (const item of items) if (!set.has(item)) return true;
  return false;
}
