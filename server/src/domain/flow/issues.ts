import { flowIssueMessages, type FlowIssueCode } from '../../generated/errors.js';
import type { JsonObject } from './shape.js';

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
