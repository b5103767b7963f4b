import { isObject } from './flow-shape.js';
import type { JsonObject } from './flow-shape.js';
import { richTextToHtml } from './rich-text.js';

/** The variants that an email had when it was saved before, as far as their body was derived from their template. */
export type VariantHistory = ReadonlyMap<unknown, JsonObject>;

/** Takes from the variants of an email, by id, those whose body was derived. */
export function variantHistory(variants: unknown): VariantHistory {
  const saved = Array.isArray(variants) ? variants.filter(isObject) : [];
  const derived = saved.filter(
    variant => typeof variant.id === 'string' && variant.body_html === derivedBody(variant),
  );
  return new Map(derived.map(variant => [variant.id, variant]));
}

/** Fills in what the variants of an email leave out; what has the wrong type stays as it is. */
export function normalizeVariants(variants: unknown, history: VariantHistory | undefined): unknown {
  if (!Array.isArray(variants)) return variants;
  return variants.map((variant: unknown, index) =>
    isObject(variant) ? normalizeVariant(variant, index, history?.get(variant.id)) : variant,
  );
}

function normalizeVariant(variant: JsonObject, index: number, previous: JsonObject | undefined): JsonObject {
  const filled: JsonObject = {
    ...variant,
    label: variant.label ?? variantLabel(index),
    subject: variant.subject ?? '',
    template: variant.template ?? '',
    body_html: variant.body_html ?? '',
    editor_mode: variant.editor_mode ?? 'richText',
    isActive: variant.isActive ?? true,
    order: variant.order ?? index,
  };
  const derived = isBlank(filled.body_html) || isOutdated(filled, previous);
  return derived ? { ...filled, body_html: derivedBody(filled) ?? filled.body_html } : filled;
}

/** The body sent along is the one that an earlier template gave: its author changed the template alone. */
function isOutdated(variant: JsonObject, previous: JsonObject | undefined): boolean {
  return variant.body_html === previous?.body_html && variant.template !== previous?.template;
}

/** The body that a variant's template gives; undefined where the template is no text. */
export function derivedBody({ template, editor_mode }: JsonObject): string | undefined {
  if (typeof template !== 'string') return undefined;
  return editor_mode === 'html' ? template : richTextToHtml(template);
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

/** A to Z, then numbers. */
function variantLabel(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : String(index + 1);
}
