import { createHash } from 'node:crypto';
import type { Flow, FlowEdge } from './types.js';

/** Longest id of an edge, in UTF-16 units. */
export const MAX_EDGE_ID = 100;

/** A JSON object, its values not read yet. */
export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Makes a graph of whatever was sent: keys that nodes and edges do not have are left out (editors send their own
 * state along), and what has the wrong type becomes empty, for the validation to name. The contents of `data` stay as
 * they are. Every node and edge keeps its index, so that issues point into what was sent.
 */
export function shapeFlow(input: unknown): Flow {
  const { nodes, edges } = isObject(input) ? input : {};
  return { nodes: asArray(nodes).map(shapeNode), edges: asArray(edges).map(shapeEdge) };
}

function shapeNode(input: unknown) {
  const { id, type, position, data, deletable } = isObject(input) ? input : {};
  const { x, y } = isObject(position) ? position : {};
  return {
    id: asText(id),
    type: asText(type),
    position: { x: asNumber(x), y: asNumber(y) },
    data: isObject(data) ? data : {},
    ...(typeof deletable === 'boolean' && { deletable }),
  };
}

function shapeEdge(input: unknown): FlowEdge {
  const { id, source, target, sourceHandle } = isObject(input) ? input : {};
  const edge = {
    source: asText(source),
    target: asText(target),
    ...(typeof sourceHandle === 'string' && { sourceHandle }),
  };
  return { id: id === undefined || id === null ? edgeId(edge) : asText(id), ...edge };
}

/** The id of an edge that was sent without one, made from what it joins. */
function edgeId({ source, sourceHandle, target }: Omit<FlowEdge, 'id'>): string {
  const id = [source, sourceHandle, target].filter(part => part !== undefined).join('-');
  return id.length <= MAX_EDGE_ID ? id : createHash('sha256').update(id).digest('hex');
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function asNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
