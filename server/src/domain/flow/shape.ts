import { createHash } from 'node:crypto';
import type { Flow, FlowEdge } from './types.js';
import { limits } from '../api/limits.js';
import { flowIssueMessages, type FlowIssueCode } from '../../generated/errors.js';

/** Longest id of an edge, in UTF-16 units. */
export const MAX_EDGE_ID = 100;

/** A JSON object, its values not read yet. */
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

/**
 * What is in a draft where a flow has something else, and what its normal form therefore no longer shows: a save
 * refuses it. What is no node or edge at all is left to the validation of the normal form.
 */
export function shapeIssues({ nodes, edges }: { nodes: unknown[]; edges: unknown[] }): FlowIssue[] {
  return [
    ...nodes.slice(0, limits.flowNodes).flatMap((node, index) => nodeIssues(node, `nodes[${index}]`)),
    ...edges.slice(0, limits.flowEdges).flatMap((edge, index) => edgeIssues(edge, `edges[${index}]`)),
  ];
}

function nodeIssues(node: unknown, path: string): FlowIssue[] {
  if (!isObject(node)) return [];
  return [
    ...positionIssues(node.position, `${path}.position`),
    ...(node.data === undefined || isObject(node.data) ? [] : [wrongType(`${path}.data`, 'an object')]),
    ...typeIssues(node, path, { deletable: 'boolean' }),
  ];
}

function positionIssues(position: unknown, path: string): FlowIssue[] {
  if (position === undefined) return [];
  if (!isObject(position)) return [wrongType(path, 'an object')];
  return ['x', 'y'].flatMap(axis =>
    position[axis] === undefined || Number.isFinite(position[axis])
      ? []
      : [wrongType(`${path}.${axis}`, 'a number')],
  );
}

function edgeIssues(edge: unknown, path: string): FlowIssue[] {
  if (!isObject(edge)) return [];
  return [
    ...(edge.id === null ? [flowIssue(`${path}.id`, 'invalid_edge')] : []),
    ...(isHandle(edge)
      ? []
      : [wrongType(`${path}.sourceHandle`, `a string of at most ${MAX_EDGE_ID} characters`)]),
  ];
}

function isHandle({ sourceHandle }: JsonObject): boolean {
  if (sourceHandle === undefined || sourceHandle === null) return true;
  return typeof sourceHandle === 'string' && [...sourceHandle].length <= MAX_EDGE_ID;
}

function wrongType(path: string, type: string): FlowIssue {
  return flowIssue(path, 'invalid_field_type', `${path.split('.').at(-1)} must be ${type}.`);
}

/** One thing wrong with a flow. `path` points into the flow, for instance `nodes[1].data.variants[0].id`. */
export interface FlowIssue {
  path: string;
  code: FlowIssueCode;
  message: string;
}

/** Makes an issue. The default message is the description of the code in the contract. */
export function flowIssue(path: string, code: FlowIssueCode, message?: string): FlowIssue {
  return { path, code, message: message ?? flowIssueMessages[code] };
}

/** Known keys of the data that are there with another type than they have. */
export function typeIssues(
  data: JsonObject,
  path: string,
  types: Record<string, 'string' | 'boolean'>,
): FlowIssue[] {
  return Object.entries(types).flatMap(([key, type]) => {
    if (data[key] === undefined || typeof data[key] === type) return [];
    return [flowIssue(`${path}.${key}`, 'invalid_field_type', `${key} must be a ${type}.`)];
  });
}
