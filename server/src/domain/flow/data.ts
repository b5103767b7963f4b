import { isObject, type JsonObject } from './shape.js';
import type { EmailVariant, Flow, FlowNode } from './types.js';
import { derivedBody } from './variants.js';
import { payloadTemplates, usedFields, type UsedFields } from '../merge/merge-fields.js';
import {
  type OutputKind,
  countExpressions,
  MAX_TEMPLATE_LENGTH,
  TemplateError,
} from '../merge/merge-template.js';
import { canonicalJson } from '../shared/canonical-json.js';

/** Most variants of one email. */
export const MAX_VARIANTS = 20;
/** Longest JSON text of a dataSender, in UTF-16 units. */
export const MAX_PAYLOAD_LENGTH = 65_536;
/** Most `{{ }}` and `{% %}` in the templates of one flow: reading them takes tens of microseconds each. */
export const MAX_FLOW_EXPRESSIONS = 10_000;

const VARIANT_TEMPLATES = { subject: 'text', template: 'html', body_html: 'html' } as const;

/** What a dataSender does: POSTs a rendered JSON text, and goes on or stops when that fails. */
export interface DataSender {
  endpoint_url: string;
  payload: string;
  on_failure: 'continue' | 'stop';
}

/** Fields that a flow's lead source declares. */
export interface DeclaredFields {
  standard: string[];
  custom: string[];
}

/** A template inside a flow; `path` is relative to the node's `data`. */
export interface FlowTemplate {
  path: string;
  source: string;
  kind: OutputKind;
}

/** The lead source of a flow, or undefined where none is saved yet. */
export function findLeadSource(flow: Flow): FlowNode | undefined {
  return flow.nodes.find(node => node.type === 'leadSource');
}

/** The variants of an email node of a valid flow. */
export function emailVariants(node: FlowNode): EmailVariant[] {
  return node.data.variants as EmailVariant[];
}

/** How long a waitTime node of a valid flow waits, in seconds. */
export function waitSeconds(node: FlowNode): number {
  return node.data.wait_duration_seconds as number;
}

/** What a dataSender node of a valid flow does. */
export function dataSender(node: FlowNode): DataSender {
  const { endpoint_url, payload, on_failure } = node.data as unknown as DataSender;
  return { endpoint_url, payload, on_failure };
}

/** The fields that the lead source declares; none where there is no lead source. */
export function declaredFields(flow: Flow): DeclaredFields {
  const { mappedStandardFieldKeys, customFieldKeys } = findLeadSource(flow)?.data ?? {};
  return { standard: textItems(mappedStandardFieldKeys), custom: textItems(customFieldKeys) };
}

/** The strings of an array, each once; nothing where there is no array. */
export function textItems(value: unknown): string[] {
  return Array.isArray(value) ? [...new Set(value.filter(item => typeof item === 'string'))] : [];
}

/** Every template that a node renders, of whatever may stand in its data. */
export function nodeTemplates(node: FlowNode): FlowTemplate[] {
  if (node.type === 'email' && Array.isArray(node.data.variants))
    return node.data.variants.flatMap(variantTemplates);
  if (node.type === 'dataSender') return dataSenderTemplates(node.data.payload);
  return [];
}

function variantTemplates(variant: unknown, index: number): FlowTemplate[] {
  if (!isObject(variant)) return [];
  return Object.entries(VARIANT_TEMPLATES).flatMap(([key, kind]) => {
    const source = variant[key];
    if (typeof source !== 'string' || (key === 'body_html' && isRepetition(variant, source))) return [];
    return [{ path: `variants[${index}].${key}`, source, kind }];
  });
}

/** A body derived from its template says nothing that the template does not say, unless it outgrew the limit. */
function isRepetition(variant: JsonObject, body: string): boolean {
  return body.length <= MAX_TEMPLATE_LENGTH && body === derivedBody(variant);
}

function dataSenderTemplates(payload: unknown): FlowTemplate[] {
  if (typeof payload !== 'string' || payload.length > MAX_PAYLOAD_LENGTH) return [];
  try {
    return payloadTemplates(payload).map(source => ({ path: 'payload', source, kind: 'text' }));
  } catch {
    return [];
  }
}

/** The fields that a template uses, or null when it cannot be read. */
export function fieldsOf({ source, kind }: FlowTemplate): UsedFields | null {
  try {
    return usedFields(source, kind);
  } catch (error) {
    if (error instanceof TemplateError) return null;
    throw error;
  }
}

/** The fields that the templates of a flow use, standard and custom; none where they are too many to be read. */
export function fieldsInUse(flow: Flow): DeclaredFields {
  const used = areTemplatesReadable(flow)
    ? flow.nodes.flatMap(nodeTemplates).flatMap(each => fieldsOf(each) ?? [])
    : [];
  return { standard: used.flatMap(({ standard }) => standard), custom: used.flatMap(({ custom }) => custom) };
}

/** Whether the templates of a flow are few and small enough to be read. */
export function areTemplatesReadable(flow: Flow): boolean {
  let expressions = 0;
  for (const { source } of flow.nodes.flatMap(nodeTemplates)) {
    expressions += countExpressions(source);
    if (expressions > MAX_FLOW_EXPRESSIONS) return false;
  }
  return true;
}

/**
 * Whether a flow keeps the lead source of another: all of its data, but for fields that it declares besides. Those are
 * the ones that its templates use, and those that are named here.
 *
 * @param added custom fields that are declared whether a template uses them or not
 */
export function keepsLeadSource(before: Flow, after: Flow, added: readonly string[]): boolean {
  const was = findLeadSource(before)?.data;
  const is = findLeadSource(after)?.data;
  if (!was || !is) return !was && !is;
  if (otherData(was) !== otherData(is)) return false;
  const used = fieldsInUse(after);
  return (
    declaresBesides(was.customFieldKeys, is.customFieldKeys, [...used.custom, ...added]) &&
    declaresBesides(was.mappedStandardFieldKeys, is.mappedStandardFieldKeys, used.standard)
  );
}

/** The data that names no fields. */
function otherData(data: Record<string, unknown>): string {
  return canonicalJson({ ...data, customFieldKeys: undefined, mappedStandardFieldKeys: undefined });
}

function declaresBesides(before: unknown, after: unknown, allowed: readonly string[]): boolean {
  const kept = new Set(textItems(before));
  const keys = new Set(textItems(after));
  const mayAdd = new Set(allowed);
  return [...kept].every(key => keys.has(key)) && [...keys].every(key => kept.has(key) || mayAdd.has(key));
}

/** The keys of `data` that have a meaning, and thus a type, by the node type that they belong to. */
const keysByType: Record<string, readonly string[]> = {
  leadSource: ['bucketId', 'customFieldKeys', 'mappedStandardFieldKeys', 'isRequired'],
  email: ['priority', 'variants', 'auto_winner'],
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

/** Units of a wait in seconds, the longest first. */
const UNITS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

/**
 * `wait_duration_seconds` is the truth, and `duration` with `unit` is how it reads: the longest unit that divides it.
 * Without seconds, a given duration and unit tell them.
 */
export function normalizeWait({ wait_duration_seconds, duration, unit }: JsonObject): JsonObject {
  const seconds = wait_duration_seconds ?? parseDuration(duration, unit);
  if (typeof seconds !== 'number' || !Number.isInteger(seconds)) return { wait_duration_seconds: seconds };
  const [name, size] = Object.entries(UNITS).find(([, each]) => seconds % each === 0) ?? ['seconds', 1];
  return { wait_duration_seconds: seconds, duration: String(seconds / size), unit: name };
}

function parseDuration(duration: unknown, unit: unknown): number | undefined {
  const amount = typeof duration === 'string' && duration.trim() !== '' ? Number(duration) : duration;
  if (typeof amount !== 'number' || !Number.isFinite(amount) || typeof unit !== 'string') return undefined;
  const size = Object.entries(UNITS).find(([name]) => unit === name || `${unit}s` === name)?.[1];
  return size === undefined ? undefined : Math.round(amount * size);
}
