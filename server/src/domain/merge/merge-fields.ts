import type { OutputKind } from './merge-template.js';
import { readTemplate, TemplateError } from './merge-template.js';

/** Fields of a lead that a template names bare, as in `{{first_name}}`. */
export const standardFields = [
  'email',
  'name',
  'first_name',
  'last_name',
  'company_name',
  'website',
  'linkedin_url',
  'company_linkedin_url',
  'phone_number',
  'mobile_phone_number',
] as const;
export type StandardField = (typeof standardFields)[number];

/** Fields of the mailbox that sends; always there, never declared. */
export const senderFields = ['sender_name', 'sender_email'] as const;
export type SenderField = (typeof senderFields)[number];

const STANDARD = new Set<string>(standardFields);
const SENDER = new Set<string>(senderFields);
/** A merged value is cut here (UTF-16 units), so that a mail stays bounded whatever a lead holds. */
const MAX_VALUE_LENGTH = 10_000;
/** Longest subject, in UTF-16 units: what a header line holds (RFC 5322 2.1.1). */
const MAX_SUBJECT_LENGTH = 998;

/** The fields that a template reads, each once. */
export interface UsedFields {
  standard: StandardField[];
  /** Keys of `custom_lead_data`, as in `{{custom.job}}` or `{{custom["job title"]}}`. */
  custom: string[];
  /** Variables that name no field, as they stand in the template. */
  unknown: string[];
}

/** A lead as far as templates see it. */
export type MergeLead = Partial<Record<StandardField, string | null>> & {
  custom_lead_data?: Record<string, unknown> | null;
};

/** The mailbox that sends, as far as templates see it. */
export interface MergeSender {
  name?: string | null;
  email: string;
}

/** The values of one mail, ready to be merged into its templates. */
export type MergeValues = Readonly<Partial<Record<StandardField | SenderField, string>>> & {
  readonly custom: Readonly<Record<string, string>>;
};

/**
 * Returns which fields a template reads.
 *
 * @param kind what the template will be rendered as
 * @throws TemplateError when the template cannot be read
 */
export function usedFields(template: string, kind: OutputKind): UsedFields {
  const standard = new Set<StandardField>();
  const custom = new Set<string>();
  const unknown = new Set<string>();
  for (const [head, key, ...rest] of readTemplate(template, kind).variables) {
    const bare = key === undefined;
    if (bare && isStandardField(head)) standard.add(head);
    else if (head === 'custom' && typeof key === 'string' && rest.length === 0) custom.add(key);
    else if (!bare || !SENDER.has(String(head)))
      unknown.add([head, key, ...rest].filter(isPresent).join('.'));
  }
  return { standard: [...standard], custom: [...custom], unknown: [...unknown] };
}

/**
 * The lead fields that templates of one mail read and that are empty, as templates name them: `first_name`,
 * `custom.city`. A template that cannot be read names none.
 */
export function missingFields(mail: { subject: string; body_html: string }, lead: MergeLead): string[] {
  const values = mergeValues(lead, { email: '' });
  const used = [fieldsRead(mail.subject, 'text'), fieldsRead(mail.body_html, 'html')];
  const standard = used.flatMap(fields => fields.standard).filter(field => !values[field]);
  const custom = used.flatMap(fields => fields.custom).filter(key => !values.custom[key]);
  return [...new Set([...standard, ...custom.map(key => `custom.${key}`)])];
}

function fieldsRead(template: string, kind: OutputKind): UsedFields {
  try {
    return usedFields(template, kind);
  } catch (error) {
    if (error instanceof TemplateError) return { standard: [], custom: [], unknown: [] };
    throw error;
  }
}

/** Whether a name is one of the standard lead fields. */
export function isStandardField(name: unknown): name is StandardField {
  return typeof name === 'string' && STANDARD.has(name);
}

function isPresent(part: unknown): boolean {
  return part !== undefined;
}

/** Gathers the values that templates may read. A lead without `name` is called by first and last name. */
export function mergeValues(lead: MergeLead, sender: MergeSender): MergeValues {
  const values: Partial<Record<StandardField | SenderField, string>> = {};
  for (const field of standardFields) values[field] = fieldText(lead[field]);
  values.name ||= [values.first_name, values.last_name].filter(Boolean).join(' ');
  values.sender_email = sender.email;
  values.sender_name = fieldText(sender.name) || sender.email;
  return { ...values, custom: customValues(lead.custom_lead_data ?? {}) };
}

/** Custom values as text. The engine would answer `size`, `first` and `last` itself where a lead has no such key. */
function customValues(data: Record<string, unknown>): Record<string, string> {
  const values: Record<string, string> = Object.assign(Object.create(null), {
    size: '',
    first: '',
    last: '',
  });
  for (const [key, value] of Object.entries(data)) values[key] = fieldText(value);
  return values;
}

/** A field's value as text: scalars as they read, lists joined by commas, anything else as JSON. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const list = Array.isArray(value) && value.every(item => typeof item !== 'object');
  const text = list ? value.join(', ') : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return cutText(text.trim(), MAX_VALUE_LENGTH);
}

/** Cuts a text to a number of UTF-16 units without leaving half of a surrogate pair at its end. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}

/**
 * Renders a subject as one line of plain text. Line breaks and control characters, which could end the header and
 * start another (RFC 5322 2.2), become spaces.
 *
 * @throws TemplateError when the template cannot be read
 */
export function renderSubject(template: string, values: MergeValues): string {
  const text = readTemplate(template, 'text').render(values);
  const line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').replace(/ {2,}/g, ' ');
  return cutText(line.trim(), MAX_SUBJECT_LENGTH);
}

/**
 * Renders plain text.
 *
 * @throws TemplateError when the template cannot be read
 */
export function renderText(template: string, values: MergeValues): string {
  return readTemplate(template, 'text').render(values);
}

/**
 * Renders an HTML body; merged values are escaped for text and quoted attributes.
 *
 * @throws TemplateError when the template cannot be read
 */
export function renderHtml(template: string, values: MergeValues): string {
  return readTemplate(template, 'html').render(values);
}

/**
 * Renders a JSON text whose strings are templates. The text is parsed first and each string rendered on its own, so
 * that no value can change the structure.
 *
 * @throws TemplateError when a string cannot be read; SyntaxError when the text is no JSON
 */
export function renderPayload(payload: string, values: MergeValues): string {
  return JSON.stringify(
    JSON.parse(payload, (_key, value: unknown) =>
      typeof value === 'string' ? renderText(value, values) : value,
    ),
  );
}

/** The templates inside a JSON text: its strings, without the keys. */
export function payloadTemplates(payload: string): string[] {
  const templates: string[] = [];
  JSON.parse(payload, (_key, value: unknown) => {
    if (typeof value === 'string') templates.push(value);
    return value;
  });
  return templates;
}
