import type { Flow, FlowEdge, FlowNode } from './flow-types.js';

/** A JSON object, its values not looked at yet. */
export type JsonObject = Record<string, unknown>;

/** Whether a value is a JSON object, not an array. */
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

function shapeNode(input: unknown): FlowNode {
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
  return {
    id: asText(id),
    source: asText(source),
    target: asText(target),
    ...(typeof sourceHandle === 'string' && { sourceHandle }),
  };
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
