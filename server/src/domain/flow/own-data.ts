import type { JsonObject } from './shape.js';

/** The keys of `data` that have a meaning, and thus a type, by the node type that they belong to. */
const keysByType: Record<string, readonly string[]> = {
  leadSource: ['bucketId', 'customFieldKeys', 'mappedStandardFieldKeys', 'isRequired'],
  email: ['priority', 'variants'],
  waitTime: ['wait_duration_seconds', 'duration', 'unit'],
  dataSender: ['endpoint_url', 'payload', 'payload_template', 'on_failure'],
  aiCategorizer: [],
};
const allKeys = new Set(Object.values(keysByType).flat());

/**
 * The data of a node without what belongs to other types of node, as a node that was made of another leaves behind:
 * nobody checks it there, and whoever reads the flow could not rely on its type. Keys without a meaning are kept.
 */
export function ownData(type: string, data: JsonObject): JsonObject {
  const own = Object.hasOwn(keysByType, type) ? keysByType[type] : undefined;
  if (!own) return data;
  return Object.fromEntries(Object.entries(data).filter(([key]) => own.includes(key) || !allKeys.has(key)));
}
