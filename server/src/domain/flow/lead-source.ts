import { canonicalJson } from '../shared/canonical-json.js';
import { fieldsInUse, findLeadSource, textItems } from './data.js';
import type { Flow } from './types.js';

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
