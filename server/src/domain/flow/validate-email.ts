import { MAX_VARIANTS } from './data.js';
import { flowIssue, typeIssues } from './issues.js';
import type { FlowIssue } from './issues.js';
import { isObject } from './shape.js';
import type { JsonObject } from './shape.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * What is wrong with the variants of an email, its templates' contents aside.
 *
 * @param path of the node's data
 * @param mayContinue whether an email comes before on every way, so that an empty subject continues its thread
 */
export function variantsIssues(variants: unknown, path: string, mayContinue: boolean): FlowIssue[] {
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
