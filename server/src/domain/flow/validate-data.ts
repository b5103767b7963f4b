import type { FlowIssueCode } from '../../generated/errors.js';
import { isAutoWinner } from './auto-winner.js';
import { declaredFields, MAX_PAYLOAD_LENGTH, nodeTemplates, MAX_VARIANTS } from './data.js';
import type { FlowTemplate } from './data.js';
import { flowIssue, typeIssues, type FlowIssue, type JsonObject, isObject } from './shape.js';
import { isFieldKey } from './normalize.js';
import type { Flow, FlowNode } from './types.js';
import { outboundUrlProblem } from '../webhooks/outbound-url.js';
import { isStandardField, usedFields } from '../merge/merge-fields.js';
import { MAX_TEMPLATE_LENGTH, TemplateError } from '../merge/merge-template.js';

/** Settings that the validation of a node's data depends on. */
export interface DataRules {
  /** Whether a dataSender may call this machine over plain HTTP, as in development. */
  allowLoopback?: boolean;
  /** Whether it may name any host over HTTPS: its requests never leave from here. */
  allowPrivate?: boolean;
}

const MIN_WAIT = 180;
const MAX_WAIT = 366 * 86_400;
const MAX_URL_LENGTH = 2048;

/**
 * What is wrong in the `data` of the nodes.
 *
 * @param before the number of emails before each node; null when the flow has a cycle and nothing is before anything
 */
export function nodeDataIssues(
  flow: Flow,
  rules: DataRules,
  before: Map<string, number> | null,
): FlowIssue[] {
  const declared = new Set(declaredFields(flow).custom);
  return flow.nodes.flatMap((node, index) => {
    const path = `nodes[${index}].data`;
    return [
      ...typeIssues(node.data, path, { label: 'string' }),
      ...dataIssues(node, path, rules, before === null || before.get(node.id) !== 0),
      ...nodeTemplates(node).flatMap(template => templateIssues(template, path, declared)),
    ];
  });
}

function dataIssues(node: FlowNode, path: string, rules: DataRules, mayContinue: boolean): FlowIssue[] {
  const { data } = node;
  switch (node.type) {
    case 'leadSource':
      return leadSourceIssues(data, path);
    case 'email':
      return [
        ...typeIssues(data, path, { priority: 'boolean' }),
        ...autoWinnerIssues(data.auto_winner, `${path}.auto_winner`),
        ...variantsIssues(data.variants, path, mayContinue),
      ];
    case 'waitTime':
      return waitIssues(data.wait_duration_seconds, `${path}.wait_duration_seconds`);
    case 'dataSender':
      return dataSenderIssues(data, path, rules);
    default:
      return [];
  }
}

function autoWinnerIssues(value: unknown, path: string): FlowIssue[] {
  const isValid = value === undefined || value === null || isAutoWinner(value);
  return isValid ? [] : [flowIssue(path, 'invalid_auto_winner')];
}

function leadSourceIssues(data: JsonObject, path: string): FlowIssue[] {
  return [
    ...typeIssues(data, path, { isRequired: 'boolean' }),
    ...keysIssues(data.customFieldKeys, `${path}.customFieldKeys`, isFieldKey, 'invalid_custom_field_key'),
    ...keysIssues(
      data.mappedStandardFieldKeys,
      `${path}.mappedStandardFieldKeys`,
      isStandardField,
      'unknown_standard_field',
    ),
  ];
}

function keysIssues(
  keys: unknown,
  path: string,
  accepts: (key: unknown) => boolean,
  code: FlowIssueCode,
): FlowIssue[] {
  if (keys === undefined) return [];
  if (!Array.isArray(keys))
    return [flowIssue(path, 'invalid_field_type', 'The keys must be an array of strings.')];
  return keys.flatMap((key, index) => (accepts(key) ? [] : [flowIssue(`${path}[${index}]`, code)]));
}

function waitIssues(seconds: unknown, path: string): FlowIssue[] {
  if (typeof seconds !== 'number' || !Number.isInteger(seconds)) return [flowIssue(path, 'invalid_wait')];
  if (seconds < MIN_WAIT) return [flowIssue(path, 'wait_too_short')];
  return seconds > MAX_WAIT ? [flowIssue(path, 'wait_too_long')] : [];
}

function dataSenderIssues(data: JsonObject, path: string, rules: DataRules): FlowIssue[] {
  const issues: FlowIssue[] = endpointIssues(data.endpoint_url, `${path}.endpoint_url`, rules);
  if (!isJson(data.payload)) issues.push(flowIssue(`${path}.payload`, 'invalid_payload'));
  if (data.on_failure !== 'continue' && data.on_failure !== 'stop') {
    issues.push(flowIssue(`${path}.on_failure`, 'invalid_on_failure'));
  }
  return issues;
}

/** The guard of webhooks judges these too, so that nothing is saved that no request would be made to. */
function endpointIssues(value: unknown, path: string, rules: DataRules): FlowIssue[] {
  if (typeof value !== 'string' || value.length > MAX_URL_LENGTH)
    return [flowIssue(path, 'invalid_endpoint_url')];
  const problem = outboundUrlProblem(value, { allowLoopback: rules.allowLoopback === true });
  if (problem?.code !== 'private_address') return problem ? [flowIssue(path, 'invalid_endpoint_url')] : [];
  return rules.allowPrivate ? [] : [flowIssue(path, 'private_address', problem.message)];
}

function isJson(text: unknown): boolean {
  if (typeof text !== 'string' || text.length > MAX_PAYLOAD_LENGTH) return false;
  try {
    JSON.parse(text, (_key, value: unknown) => value);
    return true;
  } catch {
    return false;
  }
}

/** A template that cannot be read, or its variables that name no field. */
function templateIssues(template: FlowTemplate, dataPath: string, declared: Set<string>): FlowIssue[] {
  const { source, kind } = template;
  const path = `${dataPath}.${template.path}`;
  if (source.length > MAX_TEMPLATE_LENGTH) return [flowIssue(path, 'template_too_large')];
  try {
    const { custom, unknown } = usedFields(source, kind);
    const undeclared = custom.filter(key => !declared.has(key)).map(key => `custom.${key}`);
    return [...unknown, ...undeclared].map(name =>
      flowIssue(path, 'unknown_merge_field', `The merge variable {{${name}}} is not a known field.`),
    );
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    return [flowIssue(path, 'invalid_template', `The template cannot be read: ${error.message}.`)];
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * What is wrong with the variants of an email, its templates' contents aside.
 *
 * @param path of the node's data
 * @param mayContinue whether an email comes before on every way, so that an empty subject continues its thread
 */
function variantsIssues(variants: unknown, path: string, mayContinue: boolean): FlowIssue[] {
  const at = `${path}.variants`;
  if (!Array.isArray(variants)) return [flowIssue(at, 'invalid_field_type', 'variants must be an array.')];
  if (variants.length === 0) return [flowIssue(at, 'missing_variants')];
  if (variants.length > MAX_VARIANTS) return [flowIssue(at, 'too_many_variants')];
  const active = variants.some(variant => isObject(variant) && variant.isActive === true);
  return [
    ...(active ? [] : [flowIssue(at, 'no_active_variant')]),
    ...variants.flatMap((variant: unknown, index) => variantIssues(variant, `${at}[${index}]`, mayContinue)),
    ...duplicateIssues(variants, at),
  ];
}

function variantIssues(variant: unknown, path: string, mayContinue: boolean): FlowIssue[] {
  if (!isObject(variant)) return [flowIssue(path, 'invalid_variant')];
  const issues: FlowIssue[] = [];
  if (typeof variant.id !== 'string' || !UUID.test(variant.id))
    issues.push(flowIssue(`${path}.id`, 'invalid_variant_id'));
  issues.push(...typeIssues(variant, path, VARIANT_TYPES));
  if (variant.order !== undefined && !Number.isInteger(variant.order)) {
    issues.push(flowIssue(`${path}.order`, 'invalid_field_type', 'order must be a whole number.'));
  }
  if (variant.editor_mode !== 'richText' && variant.editor_mode !== 'html') {
    issues.push(flowIssue(`${path}.editor_mode`, 'invalid_editor_mode'));
  }
  if (!mayContinue && isEmpty(variant.subject)) issues.push(flowIssue(`${path}.subject`, 'missing_subject'));
  if (isBodyEmpty(variant)) issues.push(flowIssue(`${path}.template`, 'missing_body'));
  return issues;
}

const VARIANT_TYPES = {
  label: 'string',
  subject: 'string',
  template: 'string',
  body_html: 'string',
  isActive: 'boolean',
} as const;

function duplicateIssues(variants: unknown[], path: string): FlowIssue[] {
  const ids = new Set<string>();
  return variants.flatMap((variant, index) => {
    const id = isObject(variant) && typeof variant.id === 'string' ? variant.id.toLowerCase() : '';
    if (id === '' || !ids.has(id)) {
      ids.add(id);
      return [];
    }
    return [flowIssue(`${path}[${index}].id`, 'duplicate_variant_id')];
  });
}

function isEmpty(text: unknown): boolean {
  return text === undefined || (typeof text === 'string' && text.trim() === '');
}

/** A body of nothing but tags, as an emptied editor leaves it behind, says nothing either. */
function isBodyEmpty({ template, body_html }: JsonObject): boolean {
  const body = isEmpty(body_html) ? template : body_html;
  if (typeof body !== 'string') return body === undefined;
  if (/<img\b/i.test(body)) return false;
  return (
    body
      .replace(/<[^<>]*>/g, '')
      .replaceAll('&nbsp;', ' ')
      .trim() === ''
  );
}
