import {
  declaredFields,
  fieldsInUse,
  findLeadSource,
  textItems,
  type DeclaredFields,
  ownData,
  normalizeWait,
} from './data.js';
import { shapeFlow, type JsonObject } from './shape.js';
import type { FieldSync, Flow, FlowNode } from './types.js';
import { derivedBodyKeys, normalizeVariants, type DerivedBodies } from './variants.js';
import { emptyFlow } from './walk.js';
import { isStandardField } from '../merge/merge-fields.js';
import { isLongerThan } from '../api/limits.js';

/** What normalization needs to know beside the graph. */
export interface NormalizeOptions {
  /** The campaign's lead bucket. */
  bucketId: string;
  /** The flow that was saved before, if any. */
  previous?: Flow;
  /** The bodies that the service derived for flows before that one. */
  derived?: DerivedBodies;
}

/** A flow in its one normal form, and the fields that it newly declares because its templates use them. */
export interface NormalizedFlow {
  flow: Flow;
  fieldSync: FieldSync;
}

/**
 * Brings a flow into its normal form: defaults filled in, `duration` and `unit` derived from the seconds of a wait,
 * the campaign's bucket on the lead source, `body_html` derived where it is not its author's, an object given as
 * `payload_template` written as JSON text, what belongs to other node types left out, and every field in use declared.
 * Whatever has the wrong type stays for the
 * validation to name. Normalizing twice changes nothing more.
 */
export function normalizeFlow(input: unknown, options: NormalizeOptions): NormalizedFlow {
  const shaped = shapeFlow(input);
  const previous = options.previous ?? emptyFlow();
  const derived = new Set([...(options.derived ?? []), ...derivedBodyKeys(previous)]);
  const nodes = shaped.nodes.map(node => ({ ...node, data: normalizeData(node, options.bucketId, derived) }));
  return declareUsedFields({ nodes, edges: shaped.edges }, declaredFields(previous));
}

function normalizeData(
  { id, type, data: given }: FlowNode,
  bucketId: string,
  derived: DerivedBodies,
): JsonObject {
  const data = ownData(type, given);
  switch (type) {
    case 'leadSource':
      return {
        ...data,
        label: data.label ?? 'Leads',
        bucketId,
        customFieldKeys: normalizeKeys(data.customFieldKeys, isFieldKey),
        mappedStandardFieldKeys: normalizeKeys(data.mappedStandardFieldKeys, isStandardField),
        isRequired: data.isRequired ?? false,
      };
    case 'email':
      return {
        ...data,
        label: data.label ?? 'Email',
        priority: data.priority ?? false,
        variants: normalizeVariants(data.variants ?? [], id, derived),
      };
    case 'waitTime':
      return { ...data, label: data.label ?? 'Wait', ...normalizeWait(data) };
    case 'dataSender':
      return normalizeDataSender(data);
    case 'aiCategorizer':
      return { ...data, label: data.label ?? 'Categorize replies' };
    default:
      return data;
  }
}

/** Keys trimmed, each once. Where one is wrong all of them keep their places, which the validation names. */
function normalizeKeys(keys: unknown, isKey: (key: unknown) => boolean): unknown {
  if (keys === undefined || keys === null) return [];
  if (!Array.isArray(keys)) return keys;
  const trimmed = keys.map((key: unknown) => (typeof key === 'string' ? key.trim() : key));
  return trimmed.every(isKey) ? [...new Set(trimmed)] : trimmed;
}

function normalizeDataSender({ payload_template, ...data }: JsonObject): JsonObject {
  const given = payload_template !== undefined && payload_template !== null;
  return {
    ...data,
    label: data.label ?? 'Send data',
    payload: given ? jsonText(payload_template) : data.payload,
    on_failure: data.on_failure ?? 'continue',
  };
}

/** A value as JSON text; undefined where it is nested too deeply to be written. */
function jsonText(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/**
 * Declares on the lead source every field that a template uses. Without a lead source nothing can be declared.
 *
 * @param before what the campaign declared so far: no news, when a graph leaves it out and uses it
 */
function declareUsedFields(flow: Flow, before: DeclaredFields): NormalizedFlow {
  const declared = declaredFields(flow);
  const used = fieldsInUse(flow);
  const custom = lacking(used.custom.filter(isFieldKey), declared.custom);
  const standard = lacking(used.standard, declared.standard);
  const source = findLeadSource(flow);
  if (!source) return { flow, fieldSync: { declared_custom_added: [], declared_standard_added: [] } };
  return {
    flow: withData(flow, source, {
      customFieldKeys: extended(source.data.customFieldKeys, custom),
      mappedStandardFieldKeys: extended(source.data.mappedStandardFieldKeys, standard),
    }),
    fieldSync: {
      declared_custom_added: lacking(custom, before.custom),
      declared_standard_added: lacking(standard, before.standard),
    },
  };
}

function lacking(used: string[], declared: string[]): string[] {
  const known = new Set(declared);
  return [...new Set(used)].filter(key => !known.has(key)).sort();
}

function extended(keys: unknown, added: string[]): unknown {
  return Array.isArray(keys) ? [...keys, ...added] : keys;
}

/** Whether a text can be the key of a custom field: 1 to 100 characters that a merge field can name. */
export function isFieldKey(key: unknown): key is string {
  return (
    typeof key === 'string' &&
    key.trim() !== '' &&
    !isLongerThan(key, 100) &&
    !/[\p{Cc}\p{Cs}]|\{\{|\}\}/u.test(key)
  );
}

/**
 * Declares one custom field on the lead source and keeps those that are there. A flow without a lead source gets one.
 */
export function declareCustomField(flow: Flow, key: string, bucketId: string): Flow {
  const source = findLeadSource(flow);
  if (!source) {
    const node = {
      id: 'lead-source',
      type: 'leadSource',
      position: { x: 0, y: 0 },
      data: { customFieldKeys: [key] },
    };
    return normalizeFlow({ ...flow, nodes: [node, ...flow.nodes] }, { bucketId }).flow;
  }
  const keys = textItems(source.data.customFieldKeys);
  return keys.includes(key) ? flow : withData(flow, source, { customFieldKeys: [...keys, key] });
}

/**
 * Merges keys into the data of a node. A wait given as `duration` or `unit` alone is meant to change the wait, so the
 * seconds that held are dropped for normalization to derive anew.
 */
export function patchNodeData(flow: Flow, node: FlowNode, patch: JsonObject): Flow {
  const rewritten = 'duration' in patch || 'unit' in patch;
  const dropped = node.type === 'waitTime' && rewritten ? { wait_duration_seconds: undefined } : {};
  return withData(flow, node, { ...dropped, ...patch });
}

function withData(flow: Flow, node: FlowNode, data: JsonObject): Flow {
  const changed = { ...node, data: { ...node.data, ...data } };
  return { ...flow, nodes: flow.nodes.map(each => (each === node ? changed : each)) };
}
