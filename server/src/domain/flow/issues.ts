import type { FlowIssueCode as DetailCode } from '../../generated/errors.js';
import type { JsonObject } from './shape.js';

/** What is said of each issue of a flow when the check has nothing more exact to say. */
export const flowIssueMessages = {
  missing_lead_source: 'The flow needs one leadSource node.',
  multiple_lead_sources: 'The flow may have only one leadSource node.',
  flow_too_large: 'The flow is larger than 1,048,576 bytes of JSON, as sent or as stored.',
  node_too_large:
    'The node is larger than 65,536 bytes of JSON, including the bodies that are derived from its templates.',
  too_many_custom_fields: 'A flow declares at most 1,000 custom fields.',
  too_many_nodes: 'The flow has more nodes than the service accepts.',
  too_many_edges: 'The flow has more edges than the service accepts.',
  invalid_node: 'The node needs an id (1 to 100 characters), a type and a data object.',
  invalid_edge: 'The edge needs an id (1 to 100 characters), a source and a target.',
  unknown_node_type: 'The node type must be leadSource, email, waitTime, dataSender or aiCategorizer.',
  duplicate_node_id: 'Another node has the same id.',
  duplicate_edge_id: 'Another edge has the same id.',
  dangling_edge: 'The source and the target of the edge must be nodes of the flow.',
  flow_cycle: 'The edge closes a cycle. A flow cannot contain a cycle.',
  unreachable_node: 'The node cannot be reached from the lead source.',
  multiple_outgoing_edges:
    'The node may have only one outgoing edge. An aiCategorizer may have one for each sourceHandle.',
  multiple_categorizers: 'The flow may have only one aiCategorizer node.',
  invalid_source_handle:
    'An edge of an aiCategorizer needs the sourceHandle interested, neutral or not-interested.',
  missing_variants: 'The email needs at least one variant.',
  too_many_variants: 'The email may have at most 20 variants.',
  no_active_variant: 'The email needs at least one active variant.',
  invalid_variant: 'The variant must be an object.',
  invalid_variant_id: 'Email variants must have a stable UUID id.',
  duplicate_variant_id: 'Another variant of the email has the same id.',
  missing_subject: 'The variant needs a subject, because no earlier email starts a thread.',
  missing_body: 'The variant needs a `template` with the text of the email.',
  template_too_large: 'The template is longer than the service accepts.',
  invalid_template: 'The template cannot be read.',
  unknown_merge_field: 'The merge variable is not a known field.',
  invalid_editor_mode: 'editor_mode must be richText or html.',
  invalid_wait: '`data.wait_duration_seconds` must be a whole number of seconds, at least 180.',
  wait_too_short: 'A wait must be at least 180 seconds.',
  wait_too_long: 'A wait can be at most 366 days.',
  invalid_endpoint_url: 'endpoint_url must be an HTTPS URL without credentials.',
  private_address: 'The URL must lead to a public address, not to a private, local or reserved one.',
  invalid_payload: 'payload must be a string that contains JSON.',
  invalid_on_failure: 'on_failure must be continue or stop.',
  invalid_custom_field_key:
    'A custom field key must have 1 to 100 characters, without control characters, {{ and }}.',
  unknown_standard_field: 'mappedStandardFieldKeys may name only standard lead fields.',
  invalid_field_type: 'The field has the wrong type.',
} as const satisfies Partial<Record<DetailCode, string>>;

/** Code of one flow issue, as it is in `issues[].code` and `details[].code`. */
export type FlowIssueCode = keyof typeof flowIssueMessages;

/** One thing wrong with a flow. `path` points into the flow, for instance `nodes[1].data.variants[0].id`. */
export interface FlowIssue {
  path: string;
  code: FlowIssueCode;
  message: string;
}

/** Makes an issue; without a message it says the catalogue's sentence. */
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
